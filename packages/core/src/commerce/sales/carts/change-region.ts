import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { regionErrors } from "../../store/regions/index.ts"
import { setAddress } from "./change-addresses.ts"
import { cartErrors } from "./errors.ts"
import type { LockedCart } from "./locks.ts"
import { refreshAdjustments } from "./refresh-adjustments.ts"
import { repriceLines } from "./reprice-lines.ts"
import { dropShippingMethods } from "./shipping-of-cart.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/**
 * Moves a cart to a region: prices are looked up again, and lines without a price, shipping methods, gift cards
 * and discounts of other regions are removed. The shipping country is the given one, or the region's only one.
 * @param cart locked
 * @returns the cart as it is to be written
 * @throws regions.not_found, carts.country_not_available, carts.currency_of_swap
 * @since 0.1
 */
export async function setRegion(
  context: Context,
  cart: LockedCart,
  { regionId, countryCode }: { readonly regionId: string; readonly countryCode: string | null },
): Promise<LockedCart> {
  const { db } = context
  const countries = await countriesOf(db, regionId)
  if (countryCode && !countries.includes(countryCode.toLowerCase())) throw cartErrors.country_not_available()
  if (cart.type === "swap") await assertCurrencyOfSwap(db, cart.id, regionId)
  const country = pickCountry(countries, countryCode)
  const moved = { ...cart, region_id: regionId }
  await repriceLines(context, moved)
  await dropShippingMethods(db, cart.id, { resetsLines: false })
  await db.deleteFrom("cart_gift_cards").where("cart_id", "=", cart.id).execute()
  await sql`delete from cart_discounts using discount d where cart_id = ${cart.id} and d.id = discount_id
    and not exists (select from discount_regions r
      where r.discount_id = coalesce(d.parent_discount_id, d.id) and r.region_id = ${regionId})`.execute(db)
  await refreshAdjustments(context, moved)
  return setAddress(context, moved, { kind: "shipping_address", given: { country_code: country } })
}

/** The credit for returned items cannot be converted: an amount of one currency would become one of another. */
async function assertCurrencyOfSwap(db: Executor, cartId: string, regionId: string): Promise<void> {
  const { rows } = await sql<{ currency_code: string }>`select o.currency_code
    from swap s join "order" o on o.id = s.order_id, region r
    where s.cart_id = ${cartId} and r.id = ${regionId} and r.currency_code <> o.currency_code`.execute(db)
  if (rows[0]) throw cartErrors.currency_of_swap(rows[0].currency_code)
}

/**
 * Codes of the countries of a region.
 * @throws regions.not_found
 * @since 0.1
 */
export async function countriesOf(db: Executor, regionId: string): Promise<string[]> {
  const { rows } = await sql<{ codes: string[] }>`select
      array(select iso_2 from country where region_id = region.id order by iso_2) as codes
    from region where id = ${regionId} and deleted_at is null`.execute(db)
  if (!rows[0]) throw regionErrors.not_found(regionId)
  return rows[0].codes
}

/**
 * The country that a cart is shipped to as far as it is known: the wished one, or the only one there is.
 * @throws carts.country_not_in_region
 * @since 0.1
 */
export function pickCountry(countries: readonly string[], wished: string | null | undefined): string | null {
  if (wished && !countries.includes(wished.toLowerCase())) throw cartErrors.country_not_in_region()
  return wished?.toLowerCase() ?? (countries.length === 1 ? firstOf(countries) : null)
}
