import { totalsOf, type LoadedCart } from "../carts/index.ts"
import { unpaidCardsOf } from "../gift-cards/index.ts"
import type { Context } from "../../../platform/http/operation.ts"

/**
 * Locks the gift cards of a cart and computes its totals with what the cards can pay now.
 * @locks gift_card, in the order of the ids
 * @since 0.1
 */
export async function lockGiftCards(
  { db, engine }: Pick<Context, "db" | "engine">,
  cart: LoadedCart,
): Promise<LoadedCart> {
  const cards = cart.row.gift_cards
  if (cards.length === 0) return cart
  const ids = cards.map((card) => card.id)
  const now = await db
    .selectFrom("gift_card")
    .select(["id", "balance", "is_disabled", "ends_at", "region_id", "order_id"])
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .orderBy("id")
    .forUpdate()
    .execute()
  // A separate statement: its snapshot is newer than the wait for the locks.
  const unpaidCards = await unpaidCardsOf(db, cart.row.id, now)
  const gift_cards = now.flatMap((current) => {
    const card = cards.find(({ id }) => id === current.id)
    const ends_at = current.ends_at && new Date(current.ends_at).toISOString()
    return card ? [{ ...card, ...current, ends_at }] : []
  })
  const row = { ...cart.row, gift_cards }
  return { ...cart, row, unpaidCards, totals: totalsOf(engine, row, unpaidCards) }
}
