import { totalsOf, type LoadedCart } from "../carts/index.ts"
import { unpaidCardsQuery } from "../gift-cards/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Row } from "../../../platform/query/fetch.ts"

/**
 * Locks the gift cards of a cart and computes its totals with what the cards can pay now.
 * @locks gift_card, in the order of the ids
 * @since 0.1
 */
export async function lockGiftCards(
  { db, engine }: Pick<Context, "db" | "engine">,
  cart: LoadedCart,
): Promise<LoadedCart> {
  const cards = cart.row.gift_cards as Row[]
  if (cards.length === 0) return cart
  const ids = cards.map((card) => card.id as string)
  const now = await db
    .selectFrom("gift_card")
    .select(["id", "balance", "is_disabled", "ends_at", "region_id", "order_id"])
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute()
  const isBought = now.some((card) => card.order_id !== null)
  // A separate statement: its snapshot is newer than the wait for the locks.
  const unpaid = isBought ? await unpaidCardsQuery(cart.row.id as string).execute(db) : { rows: [] }
  const unpaidCards = new Set(unpaid.rows.map((card) => card.id))
  const gift_cards = now.map((card) => ({ ...cards.find(({ id }) => id === card.id), ...card }))
  const row = { ...cart.row, gift_cards }
  return { ...cart, row, unpaidCards, totals: totalsOf(engine, row, unpaidCards) }
}
