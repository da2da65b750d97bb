import { sql, type RawBuilder } from "kysely"
import { roundedPercentage } from "../../../platform/kernel/money.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"
import { netUnitPrice } from "../../../platform/kernel/tax-amount.ts"
import { giftCardErrors } from "./errors.ts"

/**
 * What the store holds of the money for an order: captured payments and gift cards that paid, less refunds. Payments
 * for swaps and order edits are for other goods and do not count.
 * @param order alias of a row of `order` in the statement
 */
const moneyHeld = (
  order: string,
): Sql => sql`(coalesce((select sum(p.amount - p.amount_refunded) from payment p
      where p.order_id = ${sql.ref(`${order}.id`)} and p.swap_id is null
        and p.captured_at is not null and p.canceled_at is null
        and not exists (select from payment_collection_payments c where c.payment_id = p.id)), 0)
    + coalesce((select sum(t.amount) from gift_card_transaction t
      where t.order_id = ${sql.ref(`${order}.id`)}), 0))`

/**
 * What the gift cards cost that an order bought: their value, less what discounts took off their lines. Of a card that
 * is disabled or deleted, only what was spent counts.
 * @param order alias of a row of `order` in the statement
 */
const costOfCards = (order: string): Sql => sql`(coalesce((
    select sum(case when sold.is_disabled or sold.deleted_at is not null then sold.value - sold.balance else sold.value end)
        * greatest(0, 1 - coalesce((select sum(a.amount) from line_item l join line_item_adjustment a on a.item_id = l.id
          where l.order_id = ${sql.ref(`${order}.id`)} and l.is_giftcard
            and (a.discount_id is null or l.allow_discounts)), 0)::numeric / nullif(sum(sold.value), 0))
      from gift_card sold where sold.order_id = ${sql.ref(`${order}.id`)}), 0))`

/**
 * Whether a gift card can be spent as far as its money goes, as a condition in SQL. A card that a team member created
 * always can. A card that was bought can while its order is not canceled and what the store holds of the order's
 * money covers the gift cards in it. It cannot while a request to cancel the order waits for a payment provider.
 * @param card alias of a row of `gift_card` in the statement
 * @since 0.1
 */
export function isPaidFor(card: string): RawBuilder<boolean> {
  const orderId = sql.ref(`${card}.order_id`)
  return sql<boolean>`(${orderId} is null or exists (select from "order" bought
    where bought.id = ${orderId} and bought.status <> 'canceled'
      and ${moneyHeld("bought")} >= ${costOfCards("bought")}
      and not exists (select from payment_call call join payment p on p.id = call.payment_id
        where p.order_id = bought.id and call.kind = 'cancel' and call.status = 'started')))`
}

/**
 * The ids of a cart's gift cards that are not paid for. One statement, none where no card was bought.
 * @param cards the gift cards of the cart
 * @since 0.1
 */
export async function unpaidCardsOf(
  db: Executor,
  cartId: string,
  cards: readonly { readonly order_id: string | null }[],
): Promise<ReadonlySet<string>> {
  if (cards.every((card) => card.order_id === null)) return new Set()
  const { rows } = await sql<{
    id: string
  }>`select card.id from cart_gift_cards held join gift_card card on card.id = held.gift_card_id
    where held.cart_id = ${cartId} and card.order_id is not null and not ${isPaidFor("card")}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Locks the gift cards that an order bought and returns what was spent from them. What canceled orders spent does not
 * count. The order must be locked already.
 * @returns smallest units, the tax on what was spent included; 0 for an order without gift cards
 * @locks gift_card, in the order of the ids
 * @since 0.1
 */
export async function lockSpentOfOrder(db: Executor, orderId: string): Promise<number> {
  const { rows: cards } = await sql<{ id: string }>`select id from gift_card where order_id = ${orderId}
    order by id for update`.execute(db)
  if (cards.length === 0) return 0
  // A second statement: its snapshot is newer than the wait for the locks.
  const { rows } = await sql<{ amount: number; tax_rate: number | null }>`
    select sum(t.amount)::bigint as amount, t.tax_rate from gift_card_transaction t join "order" o on o.id = t.order_id
    where t.gift_card_id = any(${cards.map(({ id }) => id)}) and o.status <> 'canceled'
    group by t.tax_rate`.execute(db)
  return rows.reduce((sum, row) => sum + row.amount + roundedPercentage(row.amount, row.tax_rate ?? 0), 0)
}

/**
 * How much of an order's money can be refunded while its gift cards keep what was spent from them.
 * @returns smallest units; undefined for an order whose gift cards were not spent
 * @locks gift_card, in the order of the ids
 * @since 0.1
 */
export async function refundableBesideCards(db: Executor, orderId: string): Promise<number | undefined> {
  const spent = await lockSpentOfOrder(db, orderId)
  if (spent === 0) return undefined
  const { rows } = await sql<{ held: number }>`select ${moneyHeld("o")}::bigint as held from "order" o
    where id = ${orderId}`.execute(db)
  return Math.max(0, firstOf(rows).held - spent)
}

/** What an order still has of gift cards, against the cards that it bought. */
interface KeptCards {
  /** what the units of gift cards cost that are neither returned nor claimed, smallest units without tax */
  readonly kept: number
  readonly units: number
}

/**
 * Disables the gift cards of an order whose units came back with a return, a claim or an order edit: no more can be
 * spent than what is left of the lines. The order must be locked, and the change be written.
 * @throws gift-cards.spent when more of the cards were spent than what is left
 * @locks gift_card, in the order of the ids
 * @since 0.1
 */
export async function disableReturnedCards(db: Executor, orderId: string): Promise<void> {
  const disabled = await superfluousCards(db, orderId, "returned")
  if (disabled.length > 0)
    await sql`update gift_card set is_disabled = true, updated_at = now()
      where id = any(${disabled})`.execute(db)
}

/**
 * Checks that the returns of an order that were announced can be received: no gift card in them was spent. The order
 * must be locked, and the return be written.
 * @throws gift-cards.spent
 * @locks gift_card, in the order of the ids
 * @since 0.1
 */
export async function assertReturnableCards(db: Executor, orderId: string): Promise<void> {
  await superfluousCards(db, orderId, "announced")
}

/** The unspent gift cards of an order that have no unit any more. */
async function superfluousCards(
  db: Executor,
  orderId: string,
  which: "announced" | "returned",
): Promise<readonly string[]> {
  const { rows: cards } = await sql<{ id: string; value: number; isSpent: boolean; isDisabled: boolean }>`
    select id, value, balance < value as "isSpent", is_disabled or deleted_at is not null as "isDisabled"
    from gift_card where order_id = ${orderId} order by id for update`.execute(db)
  if (cards.length === 0) return []
  const { kept, units } = await keptCards(db, orderId, which)
  const spendable = cards.filter(({ isSpent, isDisabled }) => isSpent || !isDisabled)
  // The value of a card is rounded, so each may exceed its unit.
  let excess = spendable.reduce((sum, { value }) => sum + value, 0) - kept - units
  const unspent = spendable.filter(({ isSpent }) => !isSpent).toSorted((a, b) => b.value - a.value)
  const superfluous: string[] = []
  while (excess > 0) {
    const fitting = unspent.findIndex(({ value }) => value <= excess + cards.length)
    const [card] = unspent.splice(fitting, 1)
    if (!card) throw giftCardErrors.spent()
    superfluous.push(card.id)
    excess -= card.value
  }
  return superfluous
}

async function keptCards(db: Executor, orderId: string, which: "announced" | "returned"): Promise<KeptCards> {
  const { rows } = await sql<{
    unit_price: number
    includes_tax: boolean
    rates: readonly number[]
    units: number
  }>`select l.unit_price, coalesce(l.includes_tax, false) as includes_tax,
      coalesce((select jsonb_agg(t.rate) from line_item_tax_line t where t.item_id = l.id), '[]') as rates,
      greatest(0, l.quantity - coalesce(used.units, 0))::int as units
    from line_item l left join (select item_id, sum(units) as units from (
        select i.item_id, i.quantity as units from claim_item i join claim_order c on c.id = i.claim_order_id
          where c.type = 'refund' and c.canceled_at is null and c.deleted_at is null and i.deleted_at is null
        union all
        select i.item_id, greatest(i.requested_quantity, i.quantity) from return_item i join return r on r.id = i.return_id
          where r.status <> 'canceled' and r.claim_order_id is null
            and (${which === "announced"} or r.received_at is not null)) each_use group by item_id) used
      on used.item_id = l.id
    where l.order_id = ${orderId} and l.is_giftcard`.execute(db)
  const net = (line: (typeof rows)[number]) =>
    netUnitPrice({ ...line, quantity: line.units, tax_lines: line.rates.map((rate) => ({ rate })) })
  return {
    kept: rows.reduce((sum, line) => sum + net(line) * line.units, 0),
    units: rows.reduce((sum, line) => sum + line.units, 0),
  }
}

/**
 * Does with gift cards what canceling an order requires: returns to each card what the order spent from it, and disables
 * the cards that the order bought. A card that the order emptied, and thereby disabled, is enabled again. The order keeps
 * its transactions, which say what it cost.
 * @locks gift_card, in the order of the ids
 * @since 0.1
 */
export async function cancelCardsOfOrder(db: Executor, orderId: string): Promise<void> {
  const spent = sql`select gift_card_id, sum(amount) as amount from gift_card_transaction
    where order_id = ${orderId} group by gift_card_id`
  await sql`select id from gift_card
    where order_id = ${orderId} or id in (select gift_card_id from (${spent}) as spent) order by id for update`.execute(
    db,
  )
  await sql`update gift_card c
    set balance = c.balance + spent.amount, updated_at = now(),
      is_disabled = c.is_disabled_by_user or c.is_disabled and c.balance > 0
    from (${spent}) as spent where c.id = spent.gift_card_id`.execute(db)
  await sql`update gift_card set is_disabled = true, updated_at = now()
    where order_id = ${orderId} and not is_disabled`.execute(db)
}
