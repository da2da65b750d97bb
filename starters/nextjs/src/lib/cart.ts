import "server-only"
import { cookies } from "next/headers"
import { cache } from "react"
import type { Cart } from "@stheno/js-client/store"
import { viewOfCart, type CartView } from "./cart-view"
import { cartCountCookie, cookieNames, cookieOptions } from "./cookies"
import type { Locale } from "./locale"
import { isNotFound } from "./errors"
import { regionOf } from "./regions"
import { customerClient } from "./session"

/** The ID in the customer's cookie; undefined if they have no cart yet. */
export async function cartId(): Promise<string | undefined> {
  return (await cookies()).get(cookieNames.cart)?.value
}

/**
 * The customer's cart with the prices of the page's country; null if there is none, or if it has become an order.
 * The result is shared by everything that one page renders.
 */
export const readCart = cache(async (country: string): Promise<CartView | null> => {
  const id = await cartId()
  if (!id) return null
  const cart = await findCart(id)
  if (!cart || cart.items?.length === 0) return null
  return viewOfCart(await moveToCountry(cart, country))
})

/** A cart that can still be changed; undefined if it does not exist or has been completed. */
export async function findCart(id: string): Promise<Cart | undefined> {
  const client = await customerClient()
  try {
    const { cart } = await client.carts.retrieve(id)
    return cart.completed_at ? undefined : cart
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/**
 * Gives a cart the prices and taxes of another country. Products that are not sold there leave the cart. The address of a
 * page names the country, so this runs whenever a page shows the cart, whichever way the customer came to the page.
 */
export async function moveToCountry(cart: Cart, country: string): Promise<Cart> {
  const isInRegion = cart.region?.countries?.some(({ iso_2 }) => iso_2 === country)
  if (isInRegion && (cart.shipping_address?.country_code || cart.region?.countries?.length === 1)) return cart
  const region = await regionOf(country)
  if (!region || cart.type !== "default") return cart
  const client = await customerClient()
  const moved = await client.carts.update(cart.id, { region_id: region.id, country_code: country })
  return moved.cart
}

/** The cart to change: the customer's, or a new one for the country of the page. */
export async function ensureCart({ country }: Locale): Promise<Cart> {
  const id = await cartId()
  const existing = id === undefined ? undefined : await findCart(id)
  if (existing) return moveToCountry(existing, country)
  const region = await regionOf(country)
  const client = await customerClient()
  const { cart } = await client.carts.create({
    ...(region ? { region_id: region.id, country_code: country } : {}),
  })
  return cart
}

/** Remembers a cart in the customer's browser, and how many items the header shows. */
export async function rememberCart(cart: CartView): Promise<void> {
  const jar = await cookies()
  jar.set(cookieNames.cart, cart.id, cookieOptions())
  jar.set(cartCountCookie, String(cart.count), { ...cookieOptions(), httpOnly: false })
}

/** Forgets the cart, after it has become an order. */
export async function forgetCart(): Promise<void> {
  const jar = await cookies()
  jar.delete(cookieNames.cart)
  jar.delete(cartCountCookie)
}
