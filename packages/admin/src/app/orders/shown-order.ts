import type { AdminGetOrdersOrderSelection, AdminOrdersRes, Answer } from "@stheno/js-client"

/** An order as its page reads it. */
export type ShownOrder = Answer<AdminOrdersRes, "order", AdminGetOrdersOrderSelection>["order"]

/** An item of it. */
export type ShownItem = ShownOrder["items"][number]

/** Units of an item that are not fulfilled yet. */
export function unfulfilled(item: Pick<ShownItem, "quantity" | "fulfilled_quantity">): number {
  return Math.max(0, item.quantity - (item.fulfilled_quantity ?? 0))
}

/** Units of an item that can come back. */
export function returnable(item: Pick<ShownItem, "shipped_quantity" | "returned_quantity">): number {
  return Math.max(0, (item.shipped_quantity ?? 0) - (item.returned_quantity ?? 0))
}

type PaymentPart = Pick<ShownOrder["payments"][number], "amount" | "captured_at" | "canceled_at">

/** What was taken from the customer's account: authorised payments are among the order's `paid_total`, but not here. */
export function capturedOf({ payments }: { readonly payments: readonly PaymentPart[] }): number {
  return payments
    .filter(({ captured_at, canceled_at }) => captured_at && !canceled_at)
    .reduce((sum, { amount }) => sum + amount, 0)
}
