import { sql } from "kysely"
import { payingCards, regionOf, type CartItem, type LoadedCart } from "../../sales/carts/index.ts"
import { newGiftCardCode } from "../../sales/gift-cards/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { round } from "../../../platform/kernel/money.ts"
import { totalRate } from "../../sales/tax/index.ts"
import { valueOf } from "../../../platform/kernel/certain.ts"

/**
 * Takes from the gift cards of a cart what they pay for its order, and books it. Only cards that pay become the
 * order's gift cards: what counts as paid by cards is what was booked. A card with nothing left is disabled.
 * @param cart its gift cards are locked, with the balances of now
 * @throws a broken constraint when a card would be overdrawn
 * @since 0.1
 */
export async function spendGiftCards(
  { db, engine }: Pick<Context, "db" | "engine">,
  orderId: string,
  cart: LoadedCart,
): Promise<void> {
  const spent = shares(engine, cart)
  if (spent.length === 0) return
  await sql`with spent as (select * from jsonb_to_recordset(${JSON.stringify(spent)}::jsonb)
      as s (id text, card_id text, amount integer, tax_rate real)),
    cards as (update gift_card c
      set balance = c.balance - spent.amount, is_disabled = c.balance - spent.amount = 0, updated_at = now()
      from spent where c.id = spent.card_id),
    kept as (insert into order_gift_cards (order_id, gift_card_id) select ${orderId}, card_id from spent)
    insert into gift_card_transaction (id, gift_card_id, order_id, amount, is_taxable, tax_rate)
    select id, card_id, ${orderId}, amount, coalesce(tax_rate, 0) > 0, tax_rate from spent`.execute(db)
}

function shares(engine: Pick<Context["engine"], "now">, { row, totals, unpaidCards }: LoadedCart) {
  let left = totals.totals.gift_card_total
  const shares: { id: string; card_id: string; amount: number; tax_rate: number | null }[] = []
  for (const card of payingCards(engine, row, unpaidCards)) {
    const amount = Math.min(left, card.balance)
    if (amount <= 0) continue
    left -= amount
    const { tax_rate } = card
    shares.push({ id: newId("gct"), card_id: card.id, amount, tax_rate })
  }
  return shares
}

/**
 * Makes the gift cards that an order buys: one for each unit of a line that is one, worth what the unit costs
 * without tax.
 * @emits gift_card.created for each
 * @since 0.1
 */
export async function sellGiftCards(
  context: Pick<Context, "db">,
  orderId: string,
  { row, totals }: LoadedCart,
): Promise<void> {
  const cards = row.items
    .filter((item) => item.is_giftcard && !item.is_return)
    .flatMap((item) => cardsOf(item, valueOf(totals.items, item.id).subtotal, regionOf(row)))
  if (cards.length === 0) return
  await sql`with cards as (select * from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb)
      as c (id text, job_id text, code text, value integer, tax_rate real, metadata jsonb)),
    events as (insert into staged_job (id, event_name, data, options)
      select job_id, 'gift_card.created', jsonb_build_object('id', id), '{}' from cards)
    insert into gift_card (id, code, value, balance, region_id, order_id, is_disabled, tax_rate, metadata)
    select id, code, value, value, ${row.region_id}, ${orderId}, false, tax_rate, metadata from cards`.execute(
    context.db,
  )
}

function cardsOf(item: CartItem, subtotal: number, region: ReturnType<typeof regionOf>) {
  const lines = item.tax_lines
  const rate = lines.length > 0 ? totalRate(lines) : region.tax_rate
  return Array.from({ length: item.quantity }, () => ({
    id: newId("gift"),
    job_id: newId("job"),
    code: newGiftCardCode(),
    value: round(subtotal / item.quantity),
    tax_rate: region.gift_cards_taxable ? rate : null,
    metadata: item.metadata,
  }))
}
