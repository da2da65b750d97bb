import { sql } from "kysely"
import type { Shop } from "./shop.ts"

/** What an order cost, and what was taken for it. In the smallest unit. */
export interface BookedMoney {
  readonly total: number
  /** payments that are not canceled */
  readonly paid: number
  readonly cards: number
}

/**
 * Reads what an order cost and what was taken for it. The order's total, its payments and what its gift cards booked
 * must agree, whatever happened before.
 */
export async function bookedMoney(
  shop: Shop,
  orderId: string,
  breach: (what: string) => void,
): Promise<BookedMoney> {
  const { body } = await shop.admin("GET", `/admin/orders/${orderId}`)
  const { total, gift_card_total } = body.order
  const { rows } = await sql<{ paid: number; cards: number }>`select
    (select coalesce(sum(amount), 0)::int from payment where order_id = ${orderId} and canceled_at is null) as paid,
    (select coalesce(sum(amount), 0)::int from gift_card_transaction where order_id = ${orderId}) as cards`.execute(
    shop.engine.db,
  )
  const { paid, cards } = rows[0]!
  if (paid !== total) breach(`order ${orderId} costs ${total}, and ${paid} are paid`)
  if (cards !== gift_card_total)
    breach(`order ${orderId} says ${gift_card_total} from cards, ${cards} booked`)
  return { total, paid, cards }
}

/** A cart that was refused has nothing set aside: no order, no open payment, no reservation. */
export async function judgeRefused(
  shop: Shop,
  cartId: string,
  breach: (what: string) => void,
): Promise<void> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::int from "order" where cart_id = ${cartId}) as orders,
    (select count(*)::int from payment where canceled_at is null
      and (cart_id = ${cartId} or metadata->>'cart_id' = ${cartId})) as "open payments",
    (select count(*)::int from reservation_item r join line_item l on l.id = r.line_item_id
      where l.cart_id = ${cartId} and r.deleted_at is null) as reservations,
    (select count(*)::int from cart where id = ${cartId} and completed_at is not null) as completions`.execute(
    shop.engine.db,
  )
  for (const [what, count] of Object.entries(rows[0]!))
    if (count > 0) breach(`cart ${cartId} was refused and has ${count} ${what}`)
}
