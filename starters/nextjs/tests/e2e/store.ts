import { expect, inject } from "vitest"
import type { Page } from "playwright-core"
import { startScripts } from "./start-scripts"

/** The parts of the API's responses that the tests read. */
interface Answer {
  readonly order: OrderAnswer
  readonly orders: readonly OrderAnswer[]
  readonly regions: readonly { readonly id: string; readonly currency_code: string }[]
  readonly discount: { readonly id: string }
  readonly gift_card: { readonly id: string; readonly code: string }
  readonly order_edit: { readonly id: string; readonly items: readonly { readonly id: string }[] }
  readonly [name: string]: unknown
}

interface OrderAnswer {
  readonly id: string
  readonly display_id: number
  readonly tax_total: number
  readonly gift_card_total?: number
  readonly customer_id: string
  readonly cart_id: string
  readonly cart?: { readonly context: object }
  readonly swaps?: readonly object[]
  readonly payments: readonly {
    readonly provider_id: string
    readonly data: Readonly<Record<string, unknown>>
  }[]
  readonly billing_address: object
  readonly items: readonly { readonly id: string; readonly quantity: number }[]
  readonly fulfillments: readonly { readonly id: string }[]
}

/** Calls the API as the demo store's admin user, to do what a merchant would do. */
export async function asAdmin(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
): Promise<Answer> {
  const api = inject("api")
  const login = await fetch(`${api}/admin/auth/token`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "admin@example.com", password: "supersecret" }),
  })
  const { access_token: token } = (await login.json()) as { access_token: string }
  const response = await fetch(api + path, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = (await response.json()) as Answer
  expect(response.ok, `${method} ${path}: ${JSON.stringify(answer)}`).toBe(true)
  return answer
}

/** The ID of the region with a currency. */
export async function regionOf(currency: string): Promise<string> {
  const { regions } = await asAdmin("GET", "/admin/regions")
  return regions.find(({ currency_code }) => currency_code === currency)?.id ?? ""
}

/** What the store API answers, as far as the tests read it. */
interface StoreAnswer {
  readonly products: readonly { readonly variants: readonly { readonly id: string }[] }[]
  readonly shipping_options: readonly { readonly id: string }[]
  readonly cart: { readonly id: string }
  readonly customer: { readonly id: string }
  readonly swap: { readonly cart_id: string; readonly confirmed_at: string | null }
  readonly data: { readonly id: string }
}

/** Sends a request to the store API, to do quickly what another test does in the browser. */
export async function inStore(path: string, body?: object): Promise<StoreAnswer> {
  const response = await fetch(inject("api") + path, {
    method: body ? "POST" : "GET",
    headers: { "content-type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const answer = (await response.json()) as StoreAnswer
  expect(response.ok, `${path}: ${JSON.stringify(answer)}`).toBe(true)
  return answer
}

/** Orders a mug as a guest in Germany. @returns the ID of the order */
export async function orderAsGuest(email: string): Promise<string> {
  const { products } = await inStore("/store/products?handle=mug-ink")
  const variant_id = products[0]!.variants[0]!.id
  const { cart } = await inStore("/store/carts", {
    region_id: await regionOf("eur"),
    country_code: "de",
    items: [{ variant_id, quantity: 1 }],
  })
  const at = `/store/carts/${cart.id}`
  const address = { ...berlin, country_code: "de" }
  await inStore(at, { email, shipping_address: address, billing_address: address })
  const { shipping_options } = await inStore(`/store/shipping-options/${cart.id}`)
  await inStore(`${at}/shipping-methods`, { option_id: shipping_options[0]!.id })
  await inStore(`${at}/payment-sessions`, {})
  await inStore(`${at}/payment-session`, { provider_id: "manual" })
  return (await inStore(`${at}/complete`, {})).data.id
}

/** Captures the payment of an order and ships all of it, as a merchant does. */
export async function payAndShip(orderId: string): Promise<void> {
  await asAdmin("POST", `/admin/orders/${orderId}/capture`)
  const { order } = await asAdmin("GET", `/admin/orders/${orderId}`)
  const items = order.items.map(({ id, quantity }) => ({ item_id: id, quantity }))
  const fulfilled = await asAdmin("POST", `/admin/orders/${orderId}/fulfillment`, { items })
  await asAdmin("POST", `/admin/orders/${orderId}/shipment`, {
    fulfillment_id: fulfilled.order.fulfillments[0]?.id,
    tracking_numbers: ["HX427"],
  })
}

/** Suggests a second mug for an order, as a merchant does. @returns the ID of the order edit */
export async function suggestSecondMug(orderId: string): Promise<string> {
  const { order_edit } = await asAdmin("POST", "/admin/order-edits", { order_id: orderId })
  const at = `/admin/order-edits/${order_edit.id}`
  await asAdmin("POST", `${at}/items/${order_edit.items[0]!.id}`, { quantity: 2 })
  await asAdmin("POST", `${at}/request`)
  return order_edit.id
}

/** Asks for the larger mug instead of the one in an order that has been shipped. @returns the ID of the cart to confirm */
export async function exchangeMug(orderId: string): Promise<string> {
  const { order } = await asAdmin("GET", `/admin/orders/${orderId}`)
  const { products } = await inStore("/store/products?handle=mug-ink")
  const { swap } = await inStore("/store/swaps", {
    order_id: orderId,
    return_items: [{ item_id: order.items[0]!.id, quantity: 1 }],
    additional_items: [{ variant_id: products[0]!.variants[1]!.id, quantity: 1 }],
  })
  return swap.cart_id
}

/** Puts a product into the cart from its page. */
export async function addProduct(page: Page, path: string): Promise<void> {
  await page.goto(path)
  // Before scripts run, the form leads to the cart page. Both are right; these tests are about the panel.
  await startScripts(page)
  await page.getByRole("button", { name: "Add to bag" }).click()
  await page.getByRole("dialog").getByRole("link", { name: "Check out" }).waitFor()
}

const berlin = {
  first_name: "Ada",
  last_name: "Vermeer",
  address_1: "Lindenstraße 8",
  postal_code: "10969",
  city: "Berlin",
}

/** Fills in the checkout as a customer does. */
export async function fillCheckout(
  page: Page,
  email: string,
  address: Readonly<Record<string, string>> = berlin,
): Promise<void> {
  await page.locator('[name="email"]').fill(email)
  for (const [name, value] of Object.entries(address))
    await page.locator(`[name="shipping.${name}"]`).fill(value)
  // Shipping is chosen by itself; the total with it is what the customer agrees to.
  await page.waitForFunction(() => document.querySelector('[name="option_id"]:checked') !== null)
  await page.waitForFunction(() => document.querySelector('aside [aria-busy="false"]') !== null)
}

/** Places the order, and waits for its confirmation. */
export async function placeOrder(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Place order" }).click()
  await page.waitForURL("**/orders/*/confirmed")
  await page.getByRole("heading", { name: "Thank you" }).waitFor()
  return new URL(page.url()).pathname.split("/").at(-2) ?? ""
}
