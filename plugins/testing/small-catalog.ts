import type { TestShop } from "@stheno/server/testing"

/** A region, a published product with one variant, and the default sales channel that it is sold in. */
export interface SmallCatalog {
  readonly regionId: string
  readonly channelId: string
  readonly productId: string
  readonly variantId: string
}

/** A signed-in customer. */
export interface TestCustomer {
  readonly id: string
  readonly email: string
  /** Sends a request as the customer. */
  readonly send: (path: string, request?: { method?: string; body?: object }) => Promise<Response>
}

type Json = Readonly<Record<string, Record<string, unknown>>>

/** Sends a request as the admin user, and fails unless it succeeds. */
export async function asAdmin(shop: TestShop, path: string, body?: object, method?: string): Promise<Json> {
  const response = await shop.admin(path, { ...(method && { method }), ...(body && { body }) })
  if (response.ok) return (await response.json()) as Json
  throw new Error(`${path}: ${response.status} ${await response.text()}`)
}

/** Creates what a storefront needs. The variant costs 19.00 EUR. */
export async function createSmallCatalog(shop: TestShop): Promise<SmallCatalog> {
  await asAdmin(shop, "/admin/store/currencies/eur", {}, "POST").catch(() => undefined)
  const { store } = await asAdmin(shop, "/admin/store")
  const { region } = await asAdmin(shop, "/admin/regions", {
    name: "Europe",
    currency_code: "eur",
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["de", "dk"],
  })
  const product = await createProduct(shop, "Green tea", String(store!["default_sales_channel_id"]))
  return {
    regionId: String(region!["id"]),
    channelId: String(store!["default_sales_channel_id"]),
    ...product,
  }
}

/** Creates a product with one variant for 19.00 EUR. */
export async function createProduct(
  shop: TestShop,
  title: string,
  channelId: string,
  more: object = {},
): Promise<Pick<SmallCatalog, "productId" | "variantId">> {
  const { product } = await asAdmin(shop, "/admin/products", {
    title,
    status: "published",
    sales_channels: [{ id: channelId }],
    options: [{ title: "Size" }],
    variants: [
      {
        title: "100 g",
        inventory_quantity: 10,
        options: [{ value: "100 g" }],
        prices: [{ currency_code: "eur", amount: 1900 }],
      },
    ],
    ...more,
  })
  const [variant] = product!["variants"] as { id: string }[]
  return { productId: String(product!["id"]), variantId: variant!.id }
}

/** Registers a customer and signs it in. */
export async function createCustomer(shop: TestShop, name: string): Promise<TestCustomer> {
  const email = `${name.toLowerCase()}@example.com`
  const password = "a long password"
  const body = { first_name: name, last_name: "Example", email, password }
  const { customer } = (await (await shop.fetch("/store/customers", { body })).json()) as Json
  const token = await shop.fetch("/store/auth/token", { body: { email, password } })
  const { access_token: accessToken } = (await token.json()) as Record<string, string>
  const headers = { authorization: `Bearer ${accessToken}` }
  return {
    id: String(customer!["id"]),
    email,
    send: (path, request = {}) => shop.fetch(path, { ...request, headers }),
  }
}

/** A warehouse that the default sales channel sells from, and how many units of a variant it has. */
export interface Warehouse {
  readonly locationId: string
  /** Sets the units of a variant in the warehouse. */
  stock(variantId: string, quantity: number): Promise<void>
}

/** Creates a warehouse for the sales channel. */
export async function createWarehouse(shop: TestShop, channelId: string): Promise<Warehouse> {
  const { stock_location: location } = await asAdmin(shop, "/admin/stock-locations", { name: "Warehouse" })
  const locationId = String(location!["id"])
  const body = { location_id: locationId }
  await asAdmin(shop, `/admin/sales-channels/${channelId}/stock-locations`, body)
  return {
    locationId,
    async stock(variantId, quantity) {
      const { variant } = await asAdmin(shop, `/admin/variants/${variantId}/inventory`)
      const [item] = variant!["inventory"] as { id: string; location_levels?: { location_id: string }[] }[]
      const levels = `/admin/inventory-items/${item!.id}/location-levels`
      const hasLevel = item!.location_levels?.some((level) => level.location_id === locationId)
      if (hasLevel) await asAdmin(shop, `${levels}/${locationId}`, { stocked_quantity: quantity })
      else await asAdmin(shop, levels, { location_id: locationId, stocked_quantity: quantity })
    },
  }
}

/** Creates a shipping option of the region for 5.00 EUR, with a fulfillment provider. */
export async function createShippingOption(
  shop: TestShop,
  regionId: string,
  more: object = {},
): Promise<string> {
  const { shipping_option: option } = await asAdmin(shop, "/admin/shipping-options", {
    name: "Standard",
    region_id: regionId,
    provider_id: "manual",
    data: { id: "manual-fulfillment" },
    price_type: "flat_rate",
    amount: 500,
    ...more,
  })
  return String(option!["id"])
}

/** Orders one unit of a variant as a customer. */
export async function placeOrder(
  customer: TestCustomer,
  { regionId, variantId, optionId }: { regionId: string; variantId: string; optionId: string },
): Promise<string> {
  const send = async (path: string, body: object = {}) => {
    const response = await customer.send(path, { method: "POST", body })
    if (response.ok) return (await response.json()) as Json
    throw new Error(`${path}: ${response.status} ${await response.text()}`)
  }
  const items = [{ variant_id: variantId, quantity: 1 }]
  const { cart } = await send("/store/carts", { region_id: regionId, country_code: "de", items })
  const path = `/store/carts/${String(cart!["id"])}`
  const address = {
    first_name: "Ada",
    last_name: "Example",
    address_1: "Street 1",
    city: "Berlin",
    country_code: "de",
    postal_code: "10115",
  }
  await send(path, { email: customer.email, shipping_address: address })
  await send(`${path}/shipping-methods`, { option_id: optionId })
  await send(`${path}/payment-sessions`)
  const { data } = await send(`${path}/complete`)
  return String(data!["id"])
}
