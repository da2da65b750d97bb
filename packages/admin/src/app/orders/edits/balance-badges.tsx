import { Badge } from "../../kit/badge.tsx"
import { t } from "../../messages/index.ts"
import { PaymentBadge } from "../order-states.tsx"
import { shownPaymentStatus, type ShownOrder } from "../shown-order.ts"

/** What would contradict or repeat that something is outstanding. */
const contradicted: readonly ShownOrder["payment_status"][] = ["captured", "awaiting", "not_paid"]

/**
 * How far the payment of an order is, in a word or two: whether something is outstanding, and whether something is to be captured.
 * @param due what is outstanding, in the smallest unit of the currency
 */
export function BalanceBadges({ order, due }: { order: ShownOrder; due: number }) {
  const isToCapture = order.payments.some(({ captured_at, canceled_at }) => !captured_at && !canceled_at)
  const status = shownPaymentStatus(order)
  return (
    <>
      {(due === 0 || isToCapture || !contradicted.includes(status)) && <PaymentBadge status={status} />}
      {due > 0 && <Badge tone="bronze">{t.orders.outstanding}</Badge>}
    </>
  )
}
