import type { Migration } from "../migration.ts"

/** Finds the few orders that nobody paid for, among all that wait for their payment to be captured. */
export const unpaidOrders: Migration = {
  name: "0023-unpaid-orders",
  sql: "",
  indexes: [
    {
      name: "order_unpaid_without_cart",
      on: `"order" (id) where cart_id is null and payment_status in ('awaiting', 'not_paid')`,
    },
    { name: "payment_canceled_orders", on: "payment (order_id) where canceled_at is not null" },
  ],
}
