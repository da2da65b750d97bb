import { giftCardErrors, isPaidFor } from "../gift-cards/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { LockedCart } from "./locks.ts"
import { cartErrors } from "./errors.ts"

/**
 * Puts these gift cards on a cart instead of those it has. A code given twice counts once.
 * @param cart locked
 * @param codes none takes all gift cards off
 * @throws gift-cards.code_unknown, carts.gift_card_disabled, carts.gift_card_expired,
 *   carts.gift_card_of_other_region, carts.gift_card_unpaid
 * @since 0.1
 */
export async function setGiftCards(
  context: Context,
  cart: LockedCart,
  codes: readonly string[],
): Promise<void> {
  const { db, engine } = context
  await db.deleteFrom("cart_gift_cards").where("cart_id", "=", cart.id).execute()
  const wanted = [...new Set(codes)]
  if (wanted.length === 0) return
  const cards = await db
    .selectFrom("gift_card")
    .select(["id", "code", "is_disabled", "region_id", "ends_at"])
    .select(isPaidFor("gift_card").as("is_paid_for"))
    .where("code", "in", wanted)
    .where("deleted_at", "is", null)
    .execute()
  for (const code of wanted) {
    const card = cards.find((each) => each.code === code)
    if (!card) throw giftCardErrors.code_unknown(code)
    if (card.is_disabled) throw cartErrors.gift_card_disabled()
    if (card.ends_at && new Date(card.ends_at).getTime() < engine.now()) throw cartErrors.gift_card_expired()
    if (card.region_id !== cart.region_id) throw cartErrors.gift_card_of_other_region()
    if (!card.is_paid_for) throw cartErrors.gift_card_unpaid()
  }
  await db
    .insertInto("cart_gift_cards")
    .values(cards.map(({ id }) => ({ cart_id: cart.id, gift_card_id: id })))
    .execute()
}
