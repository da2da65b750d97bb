/** A small change of the sources that takes one protection away, and the test that must notice it. */
export interface Mutation {
  /** the test that must fail, and what is broken, e.g. `R1-stock-lock` */
  readonly id: string
  /** what the change takes away, one sentence */
  readonly about: string
  /** the test of `npm run torture` that must fail */
  readonly test: string
  /** from the root of the repository */
  readonly file: string
  /** occurs exactly once in the file */
  readonly replace: string
  readonly by: string
  /** more replacements that belong to the same change */
  readonly also?: readonly { readonly file: string; readonly replace: string; readonly by: string }[]
  /** how long the test may take; half a minute unless said */
  readonly minutes?: number
}

const orderLock = {
  file: "packages/core/src/orders/lock-order.ts",
  replace: 'await sql`select id from "order" where id = ${id} for update`.execute(db)',
  by: 'await sql`select id from "order" where id = ${id}`.execute(db)',
}

const paymentLocks = {
  file: "packages/core/src/payments/lock-payments.ts",
  replace: "where order_id = ${orderId} order by id for update`.execute(db)",
  by: "where order_id = ${orderId} order by id`.execute(db)",
}

/** Every mutation. `npm run torture -- --mutations [ids]` applies them one by one in a copy of the tree. */
export const mutations: readonly Mutation[] = [
  {
    id: "R1-stock-lock",
    about: "Inventory levels are not locked, and the update reserves units that are not there.",
    test: "R1",
    file: "packages/core/src/inventory/reserve-for-lines.ts",
    replace: "order by id for update)",
    by: "order by id)",
    also: [
      {
        file: "packages/core/src/inventory/reserve-for-lines.ts",
        replace:
          "and (wanted.limited = 0 or level.stocked_quantity - level.reserved_quantity >= wanted.limited)",
        by: "",
      },
    ],
  },
  {
    id: "R8-cards-refused",
    about: "Every completion of a cart with a gift card fails.",
    test: "R8",
    file: "packages/core/src/checkout/lock-gift-cards.ts",
    replace: "if (cards.length === 0) return cart",
    by: "if (cards.length === 0) return cart\n  throw generalErrors.conflict()",
    also: [
      {
        file: "packages/core/src/checkout/lock-gift-cards.ts",
        replace: 'import type { Context } from "../http/operation.ts"',
        by: 'import type { Context } from "../http/operation.ts"\nimport { generalErrors } from "../kernel/errors.ts"',
      },
    ],
  },
  {
    id: "R10-order-lock",
    about: "The order is read without a lock.",
    test: "R10",
    ...orderLock,
  },
  {
    id: "R10-order-and-payment-locks",
    about: "The order and its payments are read without a lock.",
    test: "R10",
    ...orderLock,
    also: [paymentLocks],
  },
]
