import type { BodyTo } from "./reply.ts"

/** Sells over HTTP: one product of a new region, with as much stock as anybody wants. */
export interface Shopper {
  /**
   * Checks out a cart with two units.
   * @param url the address of the server; the one that the shopper was made with unless given
   * @returns the id of the order
   * @throws Error when a response is not successful
   */
  buy(url?: string): Promise<string>
  /** Sends a request as the admin user: with a body it is a POST. */
  readonly admin: Call
}

/** Sends a GET, or a POST with a body, and returns the body of the response. */
export interface Call {
  <Path extends string>(path: Path): Promise<BodyTo<"GET", Path>>
  <Path extends string>(path: Path, body: object): Promise<BodyTo<"POST", Path>>
}

/** Units that are in stock before the first order, and units of an order. */
export const shopperStock = { before: 100_000, perOrder: 2 }

/** Prepares a shop with the log-in of a first start. */
export async function createShopper(url: string): Promise<Shopper> {
  const admin = await signIn(url)
  const { region } = await admin("/admin/regions", {
    name: "Shoppers",
    currency_code: "usd",
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["us"],
  })
  const { shipping_profiles } = await admin("/admin/shipping-profiles")
  const { shipping_option } = await admin("/admin/shipping-options", {
    name: "Mail",
    profile_id: shipping_profiles.find(({ type }) => type === "default").id,
    region_id: region.id,
    provider_id: "manual",
    data: { id: "manual-fulfillment" },
    price_type: "flat_rate",
    amount: 500,
  })
  const variantId = await createProduct(admin)
  const buy = async (at = url) => {
    const call = caller(at)
    const { cart } = await call("/store/carts", {
      region_id: region.id,
      country_code: "us",
      items: [{ variant_id: variantId, quantity: shopperStock.perOrder }],
    })
    const path = `/store/carts/${cart.id}` as const
    await call(path, { email: "buyer@example.com" })
    await call(`${path}/shipping-methods`, { option_id: shipping_option.id })
    await call(`${path}/payment-sessions`, {})
    const { type, data } = await call(`${path}/complete`, {})
    if (type !== "order") throw new Error(`The cart became a ${type}.`)
    return data.id
  }
  return { buy, admin }
}

/** Signs in the admin user of a first start, and sends requests as that user. */
export async function signIn(url: string): Promise<Shopper["admin"]> {
  const { access_token } = await caller(url)("/admin/auth/token", {
    email: "admin@example.com",
    password: "supersecret",
  })
  return caller(url, { authorization: `Bearer ${access_token}` })
}

async function createProduct(admin: Shopper["admin"]): Promise<string> {
  const { sales_channels } = await admin("/admin/sales-channels")
  const { stock_location } = await admin("/admin/stock-locations", { name: "Warehouse" })
  const location_id: string = stock_location.id
  await admin(`/admin/sales-channels/${sales_channels[0].id}/stock-locations`, {
    location_id,
  })
  const { product } = await admin("/admin/products", {
    title: "Lamp",
    status: "published",
    options: [{ title: "Size" }],
    variants: [{ title: "M", options: [{ value: "M" }], prices: [{ currency_code: "usd", amount: 1000 }] }],
  })
  const variantId: string = product.variants[0].id
  const { variant } = await admin(`/admin/variants/${variantId}/inventory`)
  await admin(`/admin/inventory-items/${variant.inventory[0].id}/location-levels`, {
    location_id,
    stocked_quantity: shopperStock.before,
  })
  return variantId
}

/** Calls the API at an address; refuses anything but success. */
export function caller(url: string, headers: Readonly<Record<string, string>> = {}): Call {
  return async (path: string, body?: object) => {
    const response = await fetch(url + path, {
      method: body ? "POST" : "GET",
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    })
    if (response.ok) return (await response.json()) as never
    throw new Error(`${response.status} ${url}${path}: ${(await response.text()).slice(0, 300)}`)
  }
}
