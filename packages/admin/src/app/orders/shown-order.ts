import type { AdminGetOrdersOrderSelection, AdminOrdersRes, Answer } from "@stheno/js-client"
import type { Version } from "../kit/changed-elsewhere.tsx"

/** An order as its page reads it. */
export type ShownOrder = Answer<AdminOrdersRes, "order", AdminGetOrdersOrderSelection>["order"]

/** An item of it. */
export type ShownItem = ShownOrder["items"][number]

/** By which a form finds out that somebody else changed the order. */
export function versionOf({ id, updated_at }: Pick<ShownOrder, "id" | "updated_at">): Version {
  return {
    shown: updated_at,
    read: async (client) => {
      const { order } = await client.admin.orders.retrieve(id, {
        fields: "id,updated_at",
        expand: "customer",
      })
      return order.updated_at
    },
  }
}

/** Units of an item that are not fulfilled yet. */
export function unfulfilled(item: Pick<ShownItem, "quantity" | "fulfilled_quantity">): number {
  return Math.max(0, item.quantity - (item.fulfilled_quantity ?? 0))
}

type PaymentPart = Pick<ShownOrder["payments"][number], "amount" | "captured_at" | "canceled_at">

/** What was taken from the customer's account: authorized payments are among the order's `paid_total`, but not here. */
export function capturedOf({ payments }: { readonly payments: readonly PaymentPart[] }): number {
  return payments
    .filter(({ captured_at, canceled_at }) => captured_at && !canceled_at)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/** What can be taken from the customer's account still. */
export function authorizedOf({ payments }: { readonly payments: readonly PaymentPart[] }): number {
  return payments
    .filter(({ captured_at, canceled_at }) => !captured_at && !canceled_at)
    .reduce((sum, { amount }) => sum + amount, 0)
}

/**
 * How far the items are, as shown: an order whose units have all come back is returned. The API says so only after a
 * further return, as v1 does.
 */
export function shownFulfillmentStatus({
  fulfillment_status: status,
  items,
}: {
  readonly fulfillment_status: ShownOrder["fulfillment_status"]
  readonly items: readonly Pick<ShownItem, "quantity" | "returned_quantity">[]
}): ShownOrder["fulfillment_status"] {
  const isAllBack =
    items.length > 0 && items.every(({ quantity, returned_quantity }) => (returned_quantity ?? 0) >= quantity)
  return status === "partially_returned" && isAllBack ? "returned" : status
}

/** What of an order says how far its payment is. */
export type PaidOrder = Pick<ShownOrder, "payment_status" | "refunded_total"> & {
  readonly total?: number | undefined
  readonly payments: readonly PaymentPart[]
}

/**
 * How far the payment is, as shown: a refund shows although the API still says that the payment was captured. An order that
 * gift cards or discounts paid wholly is paid, although the API, as v1 does, waits for a payment that never comes.
 */
export function shownPaymentStatus(order: PaidOrder): ShownOrder["payment_status"] {
  const { payment_status: status, refunded_total: refunded, payments, total } = order
  if (status === "awaiting" && total === 0 && payments.length === 0) return "captured"
  if (status !== "captured" || refunded <= 0) return status
  return refunded >= capturedOf(order) ? "refunded" : "partially_refunded"
}

interface Part {
  readonly canceled_at?: string | null
  readonly status?: string
}

/** Why the API would not cancel the order: something was refunded, or is not canceled yet; undefined where it would. */
export function cancelRefusal(order: {
  readonly refunds: readonly unknown[]
  readonly fulfillments: readonly Part[]
  readonly returns: readonly Part[]
  readonly swaps: readonly Part[]
  readonly claims: readonly Part[]
}): "refunds" | "fulfillments" | "returns" | "swaps" | "claims" | undefined {
  if (order.refunds.length > 0) return "refunds"
  const kinds = ["fulfillments", "returns", "swaps", "claims"] as const
  return kinds.find((kind) => order[kind].some((part) => !part.canceled_at && part.status !== "canceled"))
}
