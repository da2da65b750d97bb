import { formatMoney } from "../format/money.ts"
import { t } from "../messages/index.ts"
import type { ShownOrder } from "./shown-order.ts"

/** Something that happened to an order. */
export interface OrderEvent {
  readonly id: string
  readonly at: string
  readonly title: string
}

/** What happened to an order, as far as its rows remember; in no order. */
export function orderEvents(order: ShownOrder): OrderEvent[] {
  const words = t.orders.events
  const money = (amount: number) => formatMoney(amount, order.currency_code)
  const event = (id: string, at: string | null | undefined, title: string): OrderEvent[] =>
    at ? [{ id: `${id} ${title}`, at, title }] : []
  return [
    ...event(order.id, order.created_at, t.orders.placed),
    ...event(order.id, order.canceled_at, words.orderCanceled),
    ...order.payments.flatMap(({ id, captured_at, amount }) =>
      event(id, captured_at, words.captured(money(amount))),
    ),
    ...order.refunds.flatMap(({ id, created_at, amount }) =>
      event(id, created_at, words.refunded(money(amount))),
    ),
    ...order.fulfillments.flatMap(({ id, created_at, shipped_at, canceled_at }) => [
      ...event(id, created_at, words.packed),
      ...event(id, shipped_at, words.shipped),
      ...event(id, canceled_at, words.fulfillmentCanceled),
    ]),
    ...order.returns.flatMap(({ id, created_at, received_at }) => [
      ...event(id, created_at, words.returnRequested),
      ...event(id, received_at, words.returnReceived),
    ]),
    ...order.swaps.flatMap(({ id, created_at }) => event(id, created_at, words.swap)),
    ...order.claims.flatMap(({ id, created_at }) => event(id, created_at, words.claim)),
  ]
}
