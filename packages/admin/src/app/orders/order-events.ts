import { formatMoney } from "../format/money.ts"
import { t } from "../messages/index.ts"
import type { ShownOrder } from "./shown-order.ts"

/** Something that happened to an order. */
export interface OrderEvent {
  readonly id: string
  readonly at: string
  readonly title: string
  /** which events of one second come first: an order is placed before it is captured, packed and shipped */
  readonly step?: number
}

/** Sorts events, the newest first. Events of the same second are sorted by the order in which they usually happen. */
export function newestFirst(
  one: Pick<OrderEvent, "at" | "step">,
  other: Pick<OrderEvent, "at" | "step">,
): number {
  const seconds = (at: string) => Math.floor(Date.parse(at) / 1000)
  return (
    seconds(other.at) - seconds(one.at) ||
    (other.step ?? 0) - (one.step ?? 0) ||
    other.at.localeCompare(one.at)
  )
}

/** What of an order edit is shown among the events. */
interface EventOfEdit {
  readonly id: string
  readonly created_at: string
  readonly requested_at: string | null
  readonly confirmed_at: string | null
  readonly declined_at: string | null
  readonly declined_reason: string | null
  readonly canceled_at: string | null
}

/** Whether the customer was asked. An edit that is confirmed for the customer is requested in the same moment. */
function wasSent({ requested_at, confirmed_at }: EventOfEdit): boolean {
  return !requested_at || !confirmed_at || Date.parse(confirmed_at) - Date.parse(requested_at) > 5000
}

/** What happened to an order, in the order in which such things happen. */
export function orderEvents(order: ShownOrder, edits: readonly EventOfEdit[] = []): OrderEvent[] {
  const words = t.orders.events
  const money = (amount: number) => formatMoney(amount, order.currency_code)
  const event = (id: string, at: string | null | undefined, title: string) =>
    at ? [{ id: `${id} ${title}`, at, title }] : []
  const steps = [
    event(order.id, order.created_at, t.orders.placed),
    order.payments.flatMap(({ id, captured_at, amount }) =>
      event(id, captured_at, words.captured({ amount: money(amount) })),
    ),
    order.fulfillments.flatMap(({ id, created_at }) => event(id, created_at, words.packed)),
    order.fulfillments.flatMap(({ id, shipped_at }) => event(id, shipped_at, words.shipped)),
    order.fulfillments.flatMap(({ id, canceled_at }) => event(id, canceled_at, words.fulfillmentCanceled)),
    order.swaps.flatMap(({ id, created_at }) => event(id, created_at, words.swap)),
    order.claims.flatMap(({ id, created_at }) => event(id, created_at, words.claim)),
    order.returns.flatMap(({ id, created_at }) => event(id, created_at, words.returnRequested)),
    order.returns.flatMap(({ id, received_at }) => event(id, received_at, words.returnReceived)),
    order.refunds.flatMap(({ id, created_at, amount }) =>
      event(id, created_at, words.refunded({ amount: money(amount) })),
    ),
    edits.flatMap(({ id, created_at }) => event(id, created_at, words.editCreated)),
    edits.filter(wasSent).flatMap(({ id, requested_at }) => event(id, requested_at, words.editRequested)),
    edits.flatMap(({ id, confirmed_at }) => event(id, confirmed_at, words.editConfirmed)),
    edits.flatMap(({ id, declined_at, declined_reason: reason }) =>
      event(id, declined_at, reason ? words.editDeclinedBecause({ reason }) : words.editDeclined),
    ),
    edits.flatMap(({ id, canceled_at }) => event(id, canceled_at, words.editCanceled)),
    event(order.id, order.canceled_at, words.orderCanceled),
  ]
  return steps.flatMap((events, step) => events.map((each) => ({ ...each, step })))
}
