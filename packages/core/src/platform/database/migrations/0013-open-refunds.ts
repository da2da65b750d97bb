import type { Migration } from "../migration.ts"

/** Finds the few refunds that no provider confirmed among the payment calls of all orders. */
export const openRefunds: Migration = {
  name: "0013-open-refunds",
  sql: "",
  indexes: [
    {
      name: "payment_call_open_refunds",
      on: "payment_call (started_at) where status = 'started' and kind = 'refund'",
    },
  ],
}
