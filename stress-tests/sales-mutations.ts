import type { Mutation } from "./mutation.ts"

/** The order is read without a lock. */
export const orderLock = {
  file: "packages/core/src/commerce/orders/orders/lock-order.ts",
  replace: 'await sql`select id from "order" where id = ${id} for update`.execute(db)',
  by: 'await sql`select id from "order" where id = ${id}`.execute(db)',
}

/** The payments of an order are read without a lock. */
export const paymentLocks = {
  file: "packages/core/src/commerce/sales/payments/lock-payments.ts",
  replace: "where order_id = ${orderId} order by id for update`.execute(db)",
  by: "where order_id = ${orderId} order by id`.execute(db)",
}

const stockLock = {
  file: "packages/core/src/commerce/stock/inventory/reserve-for-lines.ts",
  replace: "order by id for update)",
  by: "order by id)",
  also: [
    {
      file: "packages/core/src/commerce/stock/inventory/reserve-for-lines.ts",
      replace:
        "and (wanted.limited = 0 or level.stocked_quantity - level.reserved_quantity >= wanted.limited)",
      by: "",
    },
  ],
}

const noStock = {
  file: "packages/core/src/commerce/stock/inventory/reserve-for-lines.ts",
  replace: "stocked_quantity - reserved_quantity as available",
  by: "0 * (stocked_quantity - reserved_quantity) as available",
}

const cartLock = {
  file: "packages/core/src/commerce/sales/carts/locks.ts",
  replace: "`${cartRowQuery(id)} for update`",
  by: "`${cartRowQuery(id)}`",
}

/** Mutations for tests that sell: stock, carts, limited offers, and the processes that die meanwhile. */
export const salesMutations: readonly Mutation[] = [
  {
    id: "R1-stock-lock",
    about: "Inventory levels are not locked, and the update reserves units that are not there.",
    test: "R1",
    ...stockLock,
  },
  {
    id: "R2-stock-lock",
    about: "Inventory levels are not locked, and the update reserves units that are not there.",
    test: "R2",
    ...stockLock,
  },
  {
    id: "R3-cart-lock",
    about:
      "A cart is read without a lock, and no constraint keeps it to one order, one payment and one set of tax lines.",
    test: "R3",
    ...cartLock,
    also: [
      {
        file: "packages/core/src/platform/database/migrations/0001-initial/orders.ts",
        replace: '  constraint "REL_c99a206eb11ad45f6b7f04f2dc" unique (cart_id),\n',
        by: "",
      },
      {
        file: "packages/core/src/platform/database/migrations/0001-initial/carts.ts",
        replace: 'create unique index "UniquePaymentActive" on payment',
        by: 'create index "UniquePaymentActive" on payment',
      },
      // With it, the update of the cart waits for every other order of the cart, which ends in deadlocks.
      {
        file: "packages/core/src/platform/database/migrations/0001-initial/carts.ts",
        replace: '"REL_9d1a161434c610aae7c3df2dc7" unique (payment_id)',
        by: '"REL_9d1a161434c610aae7c3df2dc7" check (true)',
      },
      // Each line of a cart has one tax line per code: a second order stores them once more.
      {
        file: "packages/core/src/platform/database/migrations/0001-initial/carts.ts",
        replace: '"UQ_3c2af51043ed7243e7d9775a2ad" unique (item_id, code)',
        by: '"UQ_3c2af51043ed7243e7d9775a2ad" unique (id, item_id, code)',
      },
      {
        file: "packages/core/src/platform/database/migrations/0001-initial/carts.ts",
        replace: '"UQ_cd147fca71e50bc954139fa3104" unique (shipping_method_id, code)',
        by: '"UQ_cd147fca71e50bc954139fa3104" unique (id, shipping_method_id, code)',
      },
    ],
  },
  {
    id: "R4-captured-again",
    about: "A payment that is captured already is captured again.",
    test: "R4",
    file: "packages/core/src/commerce/sales/payments/capture-payment.ts",
    replace: ".filter((payment) => !payment.captured_at && !payment.canceled_at)",
    by: ".filter((payment) => !payment.canceled_at)",
  },
  {
    id: "R5-sold-out",
    about: "Nothing is in stock, so every checkout is refused in words.",
    test: "R5",
    ...noStock,
    minutes: 1.5,
  },
  {
    id: "R6-sold-out",
    about: "Nothing is in stock, so every checkout is refused in words.",
    test: "R6",
    ...noStock,
    minutes: 1,
  },
  {
    id: "R8-card-lock",
    about: "Gift cards are read without a lock, and their balances may be below zero.",
    test: "R8",
    file: "packages/core/src/commerce/sales/checkout/lock-gift-cards.ts",
    replace: "    .forUpdate()\n",
    by: "",
    also: [
      {
        file: "packages/core/src/platform/database/migrations/0002-stheno.ts",
        replace: "check (balance >= 0) not valid",
        by: "check (balance >= -1000000) not valid",
      },
    ],
  },
  {
    id: "R9-cart-lock",
    about: "A cart is read without a lock.",
    test: "R9",
    ...cartLock,
  },
  {
    id: "R12-order-and-payment-locks",
    about: "The order and its payments are read without a lock.",
    test: "R12",
    ...orderLock,
    also: [paymentLocks],
  },
  {
    id: "R13-lease",
    about: "The events of a process that was killed stay with it for good.",
    test: "R13",
    file: "packages/core/src/platform/events/event-leases.ts",
    replace: "sql`${sql.ref(`${table}.leased_until`)} <= now()`",
    by: "sql`false`",
  },
]
