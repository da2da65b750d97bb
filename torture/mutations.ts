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
    id: "R6-pool",
    about: "Once a connection to PostgreSQL broke, the server opens no other.",
    test: "R6",
    file: "packages/server/src/outages.ts",
    replace: "isStopped ? stopping() : isOutage(error) ? new ConnectionError(state, error) : error",
    by: "isStopped ? stopping() : isOutage(error) ? ((isStopped = true), new ConnectionError(state, error)) : error",
    minutes: 1,
  },
  {
    id: "R7-order-lock",
    about: "The order is read without a lock.",
    test: "R7",
    ...orderLock,
    minutes: 1,
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
  {
    id: "R12-order-lock",
    about: "The order is read without a lock.",
    test: "R12",
    ...orderLock,
  },
  {
    id: "R18-line-tax",
    about: "The tax of a discounted tax-inclusive line is v1's, which can be below zero (M1).",
    test: "R18",
    file: "packages/core/src/kernel/tax-amount.ts",
    replace: "  if (isFree(subtotal, whole)) return 0\n",
    by: "",
    also: [
      {
        file: "packages/core/src/kernel/tax-amount.ts",
        replace: "return isClose ? usual : share",
        by: "return isClose ? usual : usual",
      },
    ],
  },
  {
    id: "R18-clamped-line-tax",
    about: "The tax of a discounted line is v1's, and 0 where that is below zero.",
    test: "R18",
    file: "packages/core/src/kernel/tax-amount.ts",
    replace: "return isClose ? usual : share",
    by: "return Math.max(0, usual)",
  },
  {
    id: "R18-discount-limit",
    about: "Adjustments may take more off a line than it costs.",
    test: "R18",
    file: "packages/core/src/totals/line-item-totals.ts",
    replace: "return subtotal < 0 ? Math.max(subtotal, discount) : Math.min(subtotal, discount)",
    by: "return subtotal === Infinity ? 0 : discount",
  },
  {
    id: "R18-card-tax",
    about: "Gift cards are credited their own tax on goods that have none (M2).",
    test: "R18",
    file: "packages/core/src/totals/gift-card-totals.ts",
    replace: "Math.min(cards.tax_total, share, open)",
    by: "cards.tax_total + 0 * Math.min(share, open)",
  },
  {
    id: "R18-card-share",
    about: "Gift cards are credited all tax of the cart, also when they pay for a part of it.",
    test: "R18",
    file: "packages/core/src/totals/gift-card-totals.ts",
    replace: "Math.min(cards.tax_total, share, open)",
    by: "Math.min(cards.tax_total, open + 0 * share)",
  },
  {
    id: "R18-refund",
    about: "The refund of units whose rounded discount exceeds their price is below zero.",
    test: "R18",
    file: "packages/core/src/totals/line-item-refund.ts",
    replace: "return line.unit_price < 0 ? refund : Math.max(0, refund)",
    by: "return line.unit_price < 0 ? refund : refund + 0",
  },
  {
    id: "R11-line-tax",
    about: "The tax of a discounted tax-inclusive line is v1's, which can be below zero (M1).",
    test: "R11",
    file: "packages/core/src/kernel/tax-amount.ts",
    replace: "return isClose ? usual : share",
    by: "return isClose ? usual : usual",
  },
  {
    id: "R11-card-tax",
    about: "Gift cards are credited their own tax on goods that have none (M2).",
    test: "R11",
    file: "packages/core/src/totals/gift-card-totals.ts",
    replace: "Math.min(cards.tax_total, share, open)",
    by: "cards.tax_total + 0 * Math.min(share, open)",
  },
  {
    id: "R22-total-not-agreed",
    about: "A cart is completed whatever its payment session was made for.",
    test: "R22",
    file: "packages/core/src/checkout/total-shown.ts",
    replace: "if (agreed.total !== undefined && total > Math.max(0, agreed.total))",
    by: "if (agreed.total !== undefined && total > Infinity)",
  },
  {
    id: "R22-lapsed-discounts",
    about: "Discounts that are no longer valid count at completion.",
    test: "R22",
    file: "packages/core/src/checkout/total-shown.ts",
    replace: "if (lapsed.length === 0) return false",
    by: "if (lapsed.length >= 0) return false",
  },
  {
    id: "R22-lapsed-cards",
    about: "Disabled and expired gift cards pay.",
    test: "R22",
    file: "packages/core/src/carts/load-cart.ts",
    replace: "!card.is_disabled &&\n        !isOver(card) &&",
    by: "isOver &&",
  },
  {
    id: "R23-statement-timeout",
    about: "Statements of API requests may take as long as they like.",
    test: "R23",
    file: "packages/server/src/database.ts",
    replace: "[...settings, `statement_timeout=${statementTimeout}`]",
    by: "[...settings, `statement_timeout=${0 * statementTimeout}`]",
    minutes: 1.5,
  },
  {
    id: "R19-unpaid-cards",
    about: "A gift card can be spent before its order is paid, and after it was refunded or canceled.",
    test: "R19",
    file: "packages/core/src/gift-cards/paid-cards.ts",
    replace: "return sql<boolean>`(${orderId} is null or exists",
    by: "return sql<boolean>`(true or exists",
  },
  {
    id: "R19-refund-of-spent-cards",
    about: "A refund returns the money that was spent from the order's gift cards.",
    test: "R19",
    file: "packages/core/src/payments/reserve-refund.ts",
    replace: "if (most !== undefined && amount > most)",
    by: "if (most !== undefined && amount > Infinity)",
  },
  {
    id: "R19-cancel-with-spent-cards",
    about: "An order can be canceled after its gift cards were spent.",
    test: "R19",
    file: "packages/core/src/orders/cancel-order.ts",
    replace: "if ((await lockSpentOfOrder(db, id)) > 0)",
    by: "if ((await lockSpentOfOrder(db, id)) > Infinity)",
  },
  {
    id: "S2-own-order",
    about: "Orders of another account are found.",
    test: "S2",
    file: "packages/core/src/orders/order-access.ts",
    replace: "if (rows.length > 0) throw notFound()",
    by: "if (rows.length > Infinity) throw notFound()",
  },
  {
    id: "S2-owner-refused",
    about: "Nobody who is signed in finds an order, its owner included.",
    test: "S2",
    file: "packages/core/src/orders/order-access.ts",
    replace: "if (rows.length > 0) throw notFound()",
    by: "if (rows.length >= 0) throw notFound()",
  },
  {
    id: "S7-decoy",
    about: "A sign-in to an unknown address hashes no password.",
    test: "S7",
    file: "packages/core/src/auth/log-in.ts",
    replace: "const stored = account?.password_hash ?? (await decoyOf(passwords))",
    by: "if (!account?.password_hash) return undefined\n  const stored = account.password_hash ?? (await decoyOf(passwords))",
  },
  {
    id: "S7-limited",
    about: "Every sign-in after the first few is refused, known or not.",
    test: "S7",
    file: "packages/core/src/auth/limit-attempts.ts",
    replace: "if (limit === 0) return\n  // Counting",
    by: "// Counting",
  },
  {
    id: "S9-planted-session",
    about: "Signing in keeps a session ID that the browser already had and that carries a valid signature.",
    test: "S9",
    file: "packages/core/src/auth/sessions.ts",
    replace: "const sid = bytesToHex(randomBytes(32))",
    by: "const sid = before ?? bytesToHex(randomBytes(32))",
  },
  {
    id: "S9-endless-token",
    about: "A token without an expiry is accepted.",
    test: "S9",
    file: "packages/core/src/auth/tokens.ts",
    replace: 'requiredClaims: ["exp"],',
    by: "",
  },
  {
    id: "S11-account-counter",
    about: "Attempts at one account are not counted; another counter stops them ten times later.",
    test: "S11",
    file: "packages/core/src/auth/answer-login.ts",
    replace: "await countAttempt(context, key)\n",
    by: "",
  },
  {
    id: "S11-address-counter",
    about: "Failures of one IP address at different accounts are not counted.",
    test: "S11",
    file: "packages/core/src/auth/answer-login.ts",
    replace: "await countAttempt(context, anyKey, accountsPerAddress)",
    by: "",
  },
  {
    id: "S11-everyone",
    about: "All IP addresses share their attempts.",
    test: "S11",
    file: "packages/core/src/auth/limit-attempts.ts",
    replace: 'return `${key}:${addressBlock(context.clientAddress ?? "")}`',
    by: 'return `${key}:${addressBlock(context.clientAddress ? "" : "")}`',
  },
  {
    id: "S12-empty-catalog",
    about: "A publishable key sees no variant at all.",
    test: "S12",
    file: "packages/core/src/products/read-variants.ts",
    replace: '[published, isInChannel("root.product_id", salesChannelIds)]',
    by: '[published, isInChannel("root.product_id", salesChannelIds.slice(0, 0))]',
  },
  {
    id: "S12-variants",
    about: "Variants are not limited to the sales channels of a publishable key.",
    test: "S12",
    file: "packages/core/src/products/read-variants.ts",
    replace: '[published, isInChannel("root.product_id", salesChannelIds)]',
    by: "[published]",
  },
  {
    id: "S24-adopting-read",
    about: "Retrieving a guest's cart assigns it to the customer who is signed in (S-A).",
    test: "S24",
    file: "packages/core/src/carts/routes.store.ts",
    replace: `    handler: async ({ params, selection }, context) => ({
      cart: await retrieveCart(context, params.id!, selection),
    }),`,
    by: `    handler: async ({ params, selection }, context) => {
      if (context.customerId) await adoptCart(context, params.id!)
      return { cart: await retrieveCart(context, params.id!, selection) }
    },`,
    also: [
      {
        file: "packages/core/src/carts/routes.store.ts",
        replace: 'import { addLineItem } from "./add-line-item.ts"',
        by: 'import { addLineItem } from "./add-line-item.ts"\nimport { adoptCart } from "./adopt-cart.ts"',
      },
    ],
    minutes: 2,
  },
  {
    id: "S24-foreign-writes",
    about: "A write by cookie from another site is accepted.",
    test: "S24",
    file: "packages/core/src/app.ts",
    replace: 'if (operation.method === "GET") return false',
    by: "if (operation.method) return false",
    minutes: 2,
  },
  {
    id: "S25-ipv6",
    about: "Every IPv6 address has attempts of its own.",
    test: "S25",
    file: "packages/core/src/auth/limit-attempts.ts",
    replace: 'addressBlock(context.clientAddress ?? "")',
    by: '(context.clientAddress ?? addressBlock(""))',
    minutes: 2,
  },
  {
    id: "S25-forged-address",
    about: "The first entry of X-Forwarded-For counts, whoever wrote it.",
    test: "S25",
    file: "packages/server/src/http/request-handler.ts",
    replace: "[...forwarded, socketAddress].at(-1 - trustedProxies)",
    by: "[...forwarded, socketAddress].at(trustedProxies && 0)",
    minutes: 2,
  },
  {
    id: "S25-order-lookups",
    about: "Failed look-ups of orders are not counted.",
    test: "S25",
    file: "packages/core/src/orders/routes.store.ts",
    replace: 'await countAttempt(context, "order-lookup")',
    by: "",
    minutes: 2,
  },
  {
    id: "S26-swap",
    about: "A swap takes new items of any sales channel.",
    test: "S26",
    file: "packages/core/src/swaps/create-swap.ts",
    replace: "const { salesChannelIds } = context",
    by: "const salesChannelIds = context.salesChannelIds && undefined",
    minutes: 1,
  },
  {
    id: "S26-categories",
    about: "A publishable key is shown the categories of all sales channels.",
    test: "S26",
    file: "packages/core/src/sales-channels/used-in-channels.ts",
    replace: "return [sql`(root.id in",
    by: "if (channelIds) return []\n  return [sql`(root.id in",
    minutes: 1,
  },
  {
    id: "S26-tags",
    about: "A publishable key is shown the tags of all sales channels.",
    test: "S26",
    file: "packages/core/src/sales-channels/used-in-channels.ts",
    replace: "select product_id from product_tags where",
    by: "select product_id from product_tags where false and",
    minutes: 1,
  },
  {
    id: "S27-sign-out",
    about: "A bearer token outlives signing out.",
    test: "S27",
    file: "packages/core/src/auth/sessions.ts",
    replace: "if (token) await endToken(context, kind, token)",
    by: "if (token === '') await endToken(context, kind, token)",
  },
  {
    id: "S27-exports",
    about: "Any user gets and deletes the result files of any batch job.",
    test: "S27",
    file: "packages/core/src/batch-jobs/own-files.ts",
    replace: "if (rows.length > 0) throw",
    by: "if (rows.length > Infinity) throw",
  },
]
