import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { setAddress, type AddressInput, type AddressKind } from "./change-addresses.ts"
import { setChannel } from "./change-channel.ts"
import { setCustomer } from "./change-customer.ts"
import { setDiscounts } from "./change-discounts.ts"
import { setGiftCards } from "./change-gift-cards.ts"
import { setRegion } from "./change-region.ts"
import type { LockedCart } from "./locks.ts"
import { refreshAdjustments } from "./refresh-adjustments.ts"
import { repriceLines } from "./reprice-lines.ts"

/**
 * The properties of a cart that a request may change. Absent ones stay as they are, and so do those that are null,
 * except for the addresses: null removes them from the cart.
 * @since 0.1
 */
export interface CartChange {
  readonly region_id?: string | null
  /** ISO 3166 code, two letters in any case; it counts together with `region_id` */
  readonly country_code?: string | null
  readonly email?: string | null
  readonly customer_id?: string | null
  readonly sales_channel_id?: string | null
  readonly billing_address?: AddressInput | string | null
  readonly shipping_address?: AddressInput | string | null
  readonly discounts?: readonly { readonly code: string }[] | null
  readonly gift_cards?: readonly { readonly code: string }[] | null
  readonly context?: Readonly<Record<string, unknown>> | null
}

/**
 * Changes a cart. Parts are changed in an order in which each sees what the ones before it did: customer, region,
 * addresses, sales channel, discounts, gift cards.
 * @param cart locked
 * @returns the cart as it is to be written
 * @throws what `setCustomer`, `setRegion`, `setAddress`, `setChannel`, `setDiscounts` and `setGiftCards` refuse
 * @emits cart.customer_updated
 * @since 0.1
 */
export async function updateCart(
  context: Context,
  cart: LockedCart,
  change: CartChange,
): Promise<LockedCart> {
  const { billing_address, shipping_address, sales_channel_id, discounts, gift_cards } = change
  let next = await changeOwner(context, cart, change)
  // As in v1, the shipping address is checked before the billing address.
  if (shipping_address !== undefined)
    next = await setAddress(context, next, { kind: "shipping_address", given: shipping_address })
  if (billing_address !== undefined)
    next = await setAddress(context, next, { kind: "billing_address", given: billing_address })
  if (sales_channel_id != null) next = await setChannel(context, next, sales_channel_id)
  if (discounts) await setDiscounts(context, next, codesOf(discounts))
  if (gift_cards) await setGiftCards(context, next, codesOf(gift_cards))
  return change.context ? { ...next, context: { ...next.context, ...change.context } } : next
}

/**
 * Does a change ask for nothing but what the cart has already? A part that could be anything counts as a change.
 * @since 0.1
 */
export function changesNothing(cart: LockedCart, change: CartChange): boolean {
  const current: Readonly<Record<string, unknown>> = { ...cart }
  return Object.entries(change).every(([name, value]) => {
    if (value === undefined) return true
    if (value !== null) return current[name] === value
    return !isAddress(name) || cart[`${name}_id`] === null
  })
}

function isAddress(name: string): name is AddressKind {
  return name === "billing_address" || name === "shipping_address"
}

/** Another customer may have other prices, and so has another region. */
async function changeOwner(context: Context, cart: LockedCart, change: CartChange): Promise<LockedCart> {
  const owned = await setCustomer(context, cart, change)
  const { region_id: regionId } = change
  // As in v1, null and an empty text name the customer of the cart.
  const namesOwner = Boolean(regionId) || change.customer_id !== undefined || context.customerId !== undefined
  if (namesOwner) await forgetShipping(context.db, cart.id)
  if (regionId !== undefined && regionId !== cart.region_id) {
    const countryCode = change.country_code ?? countryOf(change.shipping_address)
    return setRegion(context, owned, { regionId: String(regionId), countryCode })
  }
  // v1 looks up today's prices whenever a request names the region or the customer, also the ones that the cart has.
  if (namesOwner) await repriceAll(context, owned)
  else if (owned.customer_id !== cart.customer_id) await repriceForGroups(context, cart, owned)
  return owned
}

/**
 * As in v1, a request that names the region or the customer, and each one of a signed-in customer, marks the line items
 * of variants as not covered by the cart's shipping methods.
 */
async function forgetShipping(db: Executor, cartId: string): Promise<void> {
  await sql`update line_item set has_shipping = false
    where cart_id = ${cartId} and variant_id is not null and has_shipping is distinct from false`.execute(db)
}

async function repriceAll(context: Context, cart: LockedCart): Promise<void> {
  await repriceLines(context, cart)
  await refreshAdjustments(context, cart)
}

/** Who is in no group has everybody's prices: most customers change nothing. */
async function repriceForGroups(context: Context, before: LockedCart, after: LockedCart): Promise<void> {
  const ids = [before.customer_id, after.customer_id].filter((id) => id !== null)
  const grouped = await context.db
    .selectFrom("customer_group_customers")
    .select("customer_id")
    .where("customer_id", "in", ids)
    .limit(1)
    .executeTakeFirst()
  if (grouped) await repriceAll(context, after)
}

function codesOf(list: readonly { readonly code: string }[]): string[] {
  return list.map(({ code }) => code)
}

function countryOf(address: AddressInput | string | null | undefined): string | null {
  return typeof address === "object" ? (address?.country_code ?? null) : null
}
