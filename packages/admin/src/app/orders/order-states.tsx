import type { Order } from "@stheno/js-client"
import { Badge, type BadgeTone } from "../kit/badge.tsx"
import { t } from "../messages/index.ts"

type Status = Order["status"]
type PaymentStatus = Order["payment_status"]
type FulfillmentStatus = Order["fulfillment_status"]

const statusTones: Record<Status, BadgeTone> = {
  pending: "blue",
  completed: "green",
  archived: "grey",
  canceled: "red",
  requires_action: "red",
}
const paymentTones: Record<PaymentStatus, BadgeTone> = {
  not_paid: "grey",
  awaiting: "bronze",
  captured: "green",
  partially_refunded: "blue",
  refunded: "grey",
  canceled: "red",
  requires_action: "red",
}
const fulfillmentTones: Record<FulfillmentStatus, BadgeTone> = {
  not_fulfilled: "bronze",
  partially_fulfilled: "blue",
  fulfilled: "blue",
  partially_shipped: "blue",
  shipped: "green",
  partially_returned: "grey",
  returned: "grey",
  canceled: "red",
  requires_action: "red",
}

/** Whether an order is open, in a word. */
export function StatusBadge({ status }: { status: Status }) {
  return <Badge tone={statusTones[status]}>{t.orderStates.status[status]}</Badge>
}

/** How far the payment is, in a word. */
export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return <Badge tone={paymentTones[status]}>{t.orderStates.paymentStatus[status]}</Badge>
}

/** How far the items are, in a word. */
export function FulfillmentBadge({ status }: { status: FulfillmentStatus }) {
  return <Badge tone={fulfillmentTones[status]}>{t.orderStates.fulfillmentStatus[status]}</Badge>
}

/** What lists of orders are narrowed down to. */
export const statuses = ["pending", "completed", "archived", "canceled", "requires_action"] as const
export const paymentStatuses = [
  "awaiting",
  "captured",
  "not_paid",
  "partially_refunded",
  "refunded",
  "canceled",
  "requires_action",
] as const
export const fulfillmentStatuses = [
  "not_fulfilled",
  "partially_fulfilled",
  "fulfilled",
  "partially_shipped",
  "shipped",
  "partially_returned",
  "returned",
  "canceled",
  "requires_action",
] as const
