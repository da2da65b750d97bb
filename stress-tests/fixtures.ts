import type { SendOk } from "@stheno/testing/reply.ts"
import type { AnswerTo } from "@stheno/testing/test-app.ts"
import type { Answer, Send, Shop } from "./shop.ts"

/** Calls the shop and refuses anything but success: for preparing a test, not for testing. */
export interface Fixtures {
  readonly regionId: string
  readonly shippingOptionId: string
  readonly channelId: string
  readonly locationIds: readonly string[]
  /** a product with one variant and this much at each location; undefined leaves stock unmanaged */
  product(stock?: readonly number[]): Promise<{ variantId: string; inventoryItemId: string | undefined }>
  /** a cart that only has to be completed */
  readyCart(items: readonly { variant_id: string; quantity: number }[], change?: unknown): Promise<string>
  complete(cartId: string, key?: string): Promise<Completed>
}

/** The answer to a request that completes a cart. */
export type Completed = AnswerTo<"POST", "/store/carts/cart_1/complete">

/** A region without tax, a way to send, and warehouses. */
export async function createFixtures(
  shop: Pick<Shop, "send" | "adminHeaders">,
  locations = 1,
): Promise<Fixtures> {
  const admin: SendOk = async (method, path, body) =>
    must(await shop.send(method, path, { body, headers: shop.adminHeaders }), `${method} ${path}`)
  const store: SendOk = async (method, path, body) =>
    must(await shop.send(method, path, { body }), `${method} ${path}`)
  const settings = await createSettings(admin, locations)
  return {
    ...settings,
    product: (stock) => createProduct(admin, settings.locationIds, stock),
    async readyCart(items, change = {}) {
      const { cart } = await store("POST", "/store/carts", {
        region_id: settings.regionId,
        country_code: "us",
        items,
      })
      const path = `/store/carts/${cart.id}` as const
      await store("POST", path, { email: "buyer@example.com", ...(change as object) })
      await store("POST", `${path}/shipping-methods`, { option_id: settings.shippingOptionId })
      await store("POST", `${path}/payment-sessions`)
      return cart.id
    },
    complete: (cartId, key) => completeCart(shop.send, cartId, key),
  }
}

/** Completes a cart, under a key where one is given. */
export function completeCart(send: Send, cartId: string, key?: string): Promise<Completed> {
  const headers: Record<string, string> = key ? { "idempotency-key": key } : {}
  return send("POST", `/store/carts/${cartId}/complete`, { body: {}, headers })
}

function must<Body>(answer: Answer<Body>, call: string): Body {
  if (answer.status !== 200) throw new Error(`${call}: ${answer.status} ${answer.text.slice(0, 300)}`)
  return answer.body
}

async function createSettings(admin: SendOk, locations: number) {
  const region = await admin("POST", "/admin/regions", {
    name: "Torture",
    currency_code: "usd",
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["us"],
  })
  const { sales_channels } = await admin("GET", "/admin/sales-channels")
  const channelId: string = sales_channels[0].id
  const locationIds: string[] = []
  for (let n = 0; n < locations; n++) {
    const { stock_location } = await admin("POST", "/admin/stock-locations", { name: `Warehouse ${n}` })
    const link = { location_id: stock_location.id }
    await admin("POST", `/admin/sales-channels/${channelId}/stock-locations`, link)
    locationIds.push(stock_location.id)
  }
  const { shipping_profiles } = await admin("GET", "/admin/shipping-profiles")
  const { shipping_option } = await admin("POST", "/admin/shipping-options", {
    name: "Parcel",
    region_id: region.region.id,
    profile_id: shipping_profiles.find(({ type }) => type === "default").id,
    provider_id: "manual",
    price_type: "flat_rate",
    amount: 500,
    data: { id: "manual-fulfillment" },
  })
  return {
    regionId: region.region.id,
    shippingOptionId: shipping_option.id,
    channelId,
    locationIds,
  }
}

let products = 0

async function createProduct(admin: SendOk, locationIds: readonly string[], stock?: readonly number[]) {
  const { product } = await admin("POST", "/admin/products", {
    title: `Thing ${products++} ${crypto.randomUUID()}`,
    status: "published",
    options: [{ title: "Size" }],
    variants: [
      {
        title: "One",
        manage_inventory: stock !== undefined,
        options: [{ value: "One" }],
        prices: [{ currency_code: "usd", amount: 1000 }],
      },
    ],
  })
  const variantId: string = product.variants[0].id
  if (!stock) return { variantId, inventoryItemId: undefined }
  const { variant } = await admin("GET", `/admin/variants/${variantId}/inventory`)
  const inventoryItemId: string = variant.inventory[0].id
  for (const [n, stocked_quantity] of stock.entries())
    await admin("POST", `/admin/inventory-items/${inventoryItemId}/location-levels`, {
      location_id: locationIds[n],
      stocked_quantity,
    })
  return { variantId, inventoryItemId }
}
