import { Badge } from "../../kit/badge.tsx"
import { t } from "../../messages/index.ts"
import { PaymentBadge } from "../order-states.tsx"
import { shownPaymentStatus, type PaidOrder, type ShownOrder } from "../shown-order.ts"
import { editBalance, type BalancedEdit, type BalancedOrder } from "./edit-balance.ts"

/** What would contradict or repeat that something is outstanding. */
const contradicted: readonly ShownOrder["payment_status"][] = ["captured", "awaiting", "not_paid"]

/**
 * How far the payment of an order is, in a word or two: whether something is outstanding, and whether something is to be captured.
 * @param due what is outstanding, in the smallest unit of the currency
 */
export function BalanceBadges({ order, due }: { order: PaidOrder; due: number }) {
  const isToCapture = order.payments.some(({ captured_at, canceled_at }) => !captured_at && !canceled_at)
  const status = shownPaymentStatus(order)
  return (
    <>
      {(due === 0 || isToCapture || !contradicted.includes(status)) && <PaymentBadge status={status} />}
      {due > 0 && <Badge tone="bronze">{t.orders.outstanding}</Badge>}
    </>
  )
}

/** The same in a list, whose orders have what `balanced` names. */
export function ListedBalance({ order }: { order: PaidOrder & BalancedOrder & HasEdits }) {
  return <BalanceBadges order={order} due={editBalance(order, order.edits).due} />
}

interface HasEdits {
  readonly edits: readonly BalancedEdit[]
}

/** What a list reads of orders to show how far their payment is. */
export const balanced = {
  fields: "status,payment_status,cart_id,total,refunded_total,refundable_amount",
  expand:
    "payments,refunds,shipping_methods,edits,edits.payment_collection,edits.payment_collection.payments",
} as const
