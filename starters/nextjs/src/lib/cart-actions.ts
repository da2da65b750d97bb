"use server"

import { redirect } from "next/navigation"
import { cartId, ensureCart, findCart, rememberCart } from "./cart"
import { viewOfCart, type CartView } from "./cart-view"
import { textOf } from "./checkout-rules"
import { defaultLanguage, localePath, parseLocale, type Locale } from "./locale"
import { problemOf, type Problem } from "./problem"
import { env } from "./env"
import { isNotFound } from "./errors"
import { variantWith } from "./product-model"
import { productById } from "./products"
import { regionOf } from "./regions"
import { customerClient } from "./session"

/** What an action on the cart reports: the cart as it is now, or why it is as it was. */
export interface CartResult {
  readonly cart?: CartView
  readonly problem?: Problem
  /** the line that the problem is about */
  readonly lineId?: string
}

/** Adds `quantity` units of `variant_id` to the cart, and creates the cart if there is none. */
export async function addToCart(form: FormData): Promise<CartResult> {
  const locale = localeOf(form)
  const quantity = wholeNumber(textOf(form, "quantity") || "1")
  if (!quantity) return { problem: "invalid" }
  let variantId: string | undefined
  try {
    variantId = textOf(form, "variant_id") || (await chosenVariant(form, locale))
  } catch (error) {
    return { problem: problemOf(error) }
  }
  if (!variantId) return { problem: "invalid" }
  return changed(async () => {
    const cart = await ensureCart(locale)
    const client = await customerClient()
    return (await client.carts.lineItems.create(cart.id, { variant_id: variantId, quantity })).cart
  })
}

/** Adds to the cart without JavaScript: the customer goes to the cart page, which also shows a problem. */
export async function addToCartAndShow(form: FormData): Promise<void> {
  const { problem } = await addToCart(form)
  redirect(localePath(localeOf(form), problem ? `/cart?problem=${problem}` : "/cart"))
}

/** Sets the line `line_id` to `quantity` units; 0 removes it. */
export async function changeQuantity(form: FormData): Promise<CartResult> {
  const lineId = textOf(form, "line_id")
  const quantity = wholeNumber(textOf(form, "quantity"))
  const id = await cartId()
  if (!id) return { problem: "cartGone" }
  if (!lineId || quantity === undefined) return { problem: "invalid", lineId }
  const result = await changed(async () => {
    const { carts } = await customerClient()
    try {
      const { cart } =
        quantity === 0
          ? await carts.lineItems.delete(id, lineId)
          : await carts.lineItems.update(id, lineId, { quantity })
      return cart
    } catch (error) {
      // Removed in another tab: the cart as it is now is all that the customer needs to see.
      const cart = isNotFound(error) ? await findCart(id) : undefined
      if (cart) return cart
      throw error
    }
  })
  return result.problem ? { ...result, lineId } : result
}

/** Changes a quantity without JavaScript. */
export async function changeQuantityAndShow(form: FormData): Promise<void> {
  const { problem, lineId } = await changeQuantity(form)
  const query = problem ? `?problem=${problem}${lineId ? `&line=${encodeURIComponent(lineId)}` : ""}` : ""
  redirect(localePath(localeOf(form), `/cart${query}`))
}

/** Adds the discount or gift card `code`. A code that is neither is a problem, and nothing changes. */
export async function addCode(form: FormData): Promise<CartResult> {
  const code = textOf(form, "code")
  const id = await cartId()
  if (!id) return { problem: "cartGone" }
  if (!code) return { problem: "codeUnknown" }
  const before = await findCart(id).catch(() => undefined)
  const discounts = (before?.discounts ?? []).map((one) => ({ code: one.code }))
  const cards = (before?.gift_cards ?? []).map((one) => ({ code: one.code }))
  const { carts } = await customerClient()
  // A list replaces the one before it, and of several discounts v1 keeps one, so the new code goes first.
  const asDiscount = await changed(
    async () => (await carts.update(id, { discounts: [{ code }, ...discounts] })).cart,
  )
  if (asDiscount.problem !== "codeUnknown") return asDiscount
  const asCard = await changed(
    async () => (await carts.update(id, { gift_cards: [...cards, { code }] })).cart,
  )
  return asCard.problem === "giftCardUnknown" ? { problem: "codeUnknown" } : asCard
}

/** Removes the discount or gift card `code`. */
export async function removeCode(form: FormData): Promise<CartResult> {
  const code = textOf(form, "code")
  const id = await cartId()
  if (!id) return { problem: "cartGone" }
  return changed(async () => {
    const { carts } = await customerClient()
    const cart = await findCart(id)
    const cards = (cart?.gift_cards ?? []).filter((one) => one.code !== code)
    if (cards.length < (cart?.gift_cards?.length ?? 0))
      return (await carts.update(id, { gift_cards: cards.map((one) => ({ code: one.code })) })).cart
    return (await carts.deleteDiscount(id, code)).cart
  })
}

/** The ID of the variant of `product_id` that has the values `option-{id}`: what a form sends before scripts have run. */
async function chosenVariant(form: FormData, { country }: Locale): Promise<string | undefined> {
  const productId = textOf(form, "product_id")
  const region = productId ? await regionOf(country) : undefined
  const product = productId && region ? await productById(productId, country, region) : undefined
  const chosen = product?.options.map(({ id }) => [id, textOf(form, `option-${id}`)] as const) ?? []
  return product && variantWith(product.variants, Object.fromEntries(chosen))?.id
}

/** Runs a change of the cart, remembers the result, and turns an error of the API into a problem. */
async function changed(change: () => Promise<Parameters<typeof viewOfCart>[0]>): Promise<CartResult> {
  try {
    const cart = viewOfCart(await change())
    await rememberCart(cart)
    return { cart }
  } catch (error) {
    return { problem: problemOf(error) }
  }
}

/** The page that a form was sent from, by its hidden field `locale`. */
function localeOf(form: FormData): Locale {
  const fallback = { country: env.defaultCountry, language: defaultLanguage(env.defaultCountry) }
  return parseLocale(textOf(form, "locale")) ?? fallback
}

function wholeNumber(text: string): number | undefined {
  return /^\d{1,4}$/.test(text) ? Number(text) : undefined
}
