import { totalsOf, type LoadedCart } from "../carts/index.ts"
import type { Context } from "../http/operation.ts"
import type { Row } from "../query/fetch.ts"

/**
 * Locks the gift cards of a cart, and reckons its totals with what is on them now.
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
    .select(["id", "balance", "is_disabled"])
    .where("id", "in", ids)
    .orderBy("id")
    .forUpdate()
    .execute()
  const gift_cards = cards.map((card) => ({ ...card, ...now.find((row) => row.id === card.id) }))
  const row = { ...cart.row, gift_cards }
  return { ...cart, row, totals: totalsOf(engine, row) }
}
