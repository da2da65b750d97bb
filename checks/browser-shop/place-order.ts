import type { BrowserShop } from "./open-shop.ts"

/** The answers of a purchase, by what was asked. */
export type Answers = Awaited<ReturnType<typeof placeOrder>>

const address = {
  first_name: "Ada",
  last_name: "Byron",
  address_1: "Main Street 1",
  city: "Aarhus",
  postal_code: "8000",
  country_code: "dk",
}

/** Furnishes an empty shop, then buys something in it. */
export async function placeOrder(shop: BrowserShop) {
  const furnished = await furnish(shop)
  return { ...furnished, ...(await buy(shop, furnished.region.body.region.id)) }
}

async function furnish({ admin }: BrowserShop) {
  await admin("POST", "/admin/store/currencies/eur")
  const region = await admin("POST", "/admin/regions", {
    body: {
      name: "Northern Europe",
      currency_code: "eur",
      tax_rate: 25,
      payment_providers: ["manual"],
      fulfillment_providers: ["manual"],
      countries: ["dk", "se"],
    },
  })
  const profiles = await admin("GET", "/admin/shipping-profiles")
  const option = await admin("POST", "/admin/shipping-options", {
    body: {
      name: "Parcel",
      region_id: region.body.region?.id,
      profile_id: profiles.body.shipping_profiles.find(({ type }) => type === "default").id,
      provider_id: "manual",
      data: { id: "manual-fulfillment" },
      price_type: "flat_rate",
      amount: 500,
    },
  })
  const product = await admin("POST", "/admin/products", {
    body: {
      title: "Rain coat",
      status: "published",
      options: [{ title: "Size" }],
      variants: [
        { title: "S", prices: [{ currency_code: "eur", amount: 7900 }], options: [{ value: "S" }] },
        { title: "L", prices: [{ currency_code: "eur", amount: 8400 }], options: [{ value: "L" }] },
      ],
    },
  })
  await stock(admin, product.body.product.variants[0].id)
  return { region, option, product }
}

/** Five of the small coat. */
async function stock(admin: BrowserShop["admin"], variantId: string): Promise<void> {
  const location = await admin("POST", "/admin/stock-locations", { body: { name: "Warehouse" } })
  const location_id = location.body.stock_location?.id
  const channels = await admin("GET", "/admin/sales-channels")
  await admin("POST", `/admin/sales-channels/${channels.body.sales_channels[0].id}/stock-locations`, {
    body: { location_id },
  })
  const inventory = await admin("GET", `/admin/variants/${variantId}/inventory`)
  const item = `/admin/inventory-items/${inventory.body.variant.inventory[0].id}`
  await admin("POST", `${item}/location-levels`, { body: { location_id, stocked_quantity: 5 } })
}

async function buy({ send, admin }: BrowserShop, region_id: string) {
  const products = await send("GET", `/store/products?region_id=${region_id}`)
  const cart = await send("POST", "/store/carts", { body: { region_id } })
  const path = `/store/carts/${cart.body.cart?.id}` as const
  const [small] = products.body.products[0].variants
  const line = await send("POST", `${path}/line-items`, { body: { variant_id: small.id, quantity: 2 } })
  const addressed = await send("POST", path, {
    body: { email: "ada@example.com", shipping_address: address },
  })
  const options = await send("GET", `/store/shipping-options/${cart.body.cart.id}`)
  const method = await send("POST", `${path}/shipping-methods`, {
    body: { option_id: options.body.shipping_options[0].id },
  })
  const sessions = await send("POST", `${path}/payment-sessions`)
  const completed = await send("POST", `${path}/complete`)
  const again = await send("POST", `${path}/complete`)
  const order = await send("GET", `/store/orders/${completed.body.data?.id}`)
  const tooMuch = await tryTooMuch(send, region_id, small.id)
  const variant = await admin("GET", `/admin/variants/${small.id}/inventory`)
  return {
    products,
    cart,
    line,
    address: addressed,
    options,
    method,
    sessions,
    completed,
    again,
    order,
    tooMuch,
    variant,
  }
}

/** Only three are left. */
async function tryTooMuch(send: BrowserShop["send"], region_id: string, variant_id: string) {
  const { body } = await send("POST", "/store/carts", { body: { region_id } })
  return send("POST", `/store/carts/${body.cart.id}/line-items`, { body: { variant_id, quantity: 4 } })
}
