import type { BrowserShop, ShopAnswer } from "./open-shop.ts"

/** The answers of a purchase, by what was asked. */
export type Answers = Record<string, ShopAnswer>

const address = {
  first_name: "Ada",
  last_name: "Byron",
  address_1: "Main Street 1",
  city: "Aarhus",
  postal_code: "8000",
  country_code: "dk",
}

/** Furnishes an empty shop, then buys something in it. */
export async function placeOrder(shop: BrowserShop): Promise<Answers> {
  const answers: Answers = {}
  await furnish(shop, answers)
  await buy(shop, answers)
  return answers
}

async function furnish({ admin }: BrowserShop, answers: Answers): Promise<void> {
  await admin("POST", "/admin/store/currencies/eur")
  answers.region = await admin("POST", "/admin/regions", {
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
  answers.option = await admin("POST", "/admin/shipping-options", {
    body: {
      name: "Parcel",
      region_id: answers.region.body.region?.id,
      profile_id: profiles.body.shipping_profiles.find((each: { type: string }) => each.type === "default")
        .id,
      provider_id: "manual",
      data: { id: "manual-fulfillment" },
      price_type: "flat_rate",
      amount: 500,
    },
  })
  answers.product = await admin("POST", "/admin/products", {
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
  await stock(admin, answers)
}

/** Five of the small coat. */
async function stock(admin: BrowserShop["admin"], answers: Answers): Promise<void> {
  const location = await admin("POST", "/admin/stock-locations", { body: { name: "Warehouse" } })
  const location_id: string = location.body.stock_location?.id
  const channels = await admin("GET", "/admin/sales-channels")
  await admin("POST", `/admin/sales-channels/${channels.body.sales_channels[0].id}/stock-locations`, {
    body: { location_id },
  })
  const inventory = await admin(
    "GET",
    `/admin/variants/${answers.product!.body.product.variants[0].id}/inventory`,
  )
  const item = `/admin/inventory-items/${inventory.body.variant.inventory[0].id}`
  await admin("POST", `${item}/location-levels`, { body: { location_id, stocked_quantity: 5 } })
}

async function buy({ send, admin }: BrowserShop, answers: Answers): Promise<void> {
  const region_id: string = answers.region!.body.region.id
  answers.products = await send("GET", `/store/products?region_id=${region_id}`)
  answers.cart = await send("POST", "/store/carts", { body: { region_id } })
  const cart = `/store/carts/${answers.cart.body.cart?.id}`
  const [small] = answers.products.body.products[0].variants as { id: string }[]
  answers.line = await send("POST", `${cart}/line-items`, { body: { variant_id: small?.id, quantity: 2 } })
  answers.address = await send("POST", cart, {
    body: { email: "ada@example.com", shipping_address: address },
  })
  answers.options = await send("GET", `/store/shipping-options/${answers.cart.body.cart.id}`)
  answers.method = await send("POST", `${cart}/shipping-methods`, {
    body: { option_id: answers.options.body.shipping_options[0].id },
  })
  answers.sessions = await send("POST", `${cart}/payment-sessions`)
  answers.completed = await send("POST", `${cart}/complete`)
  answers.again = await send("POST", `${cart}/complete`)
  answers.order = await send("GET", `/store/orders/${answers.completed.body.data?.id}`)
  answers.tooMuch = await tryTooMuch(send, region_id, small!.id)
  answers.variant = await admin("GET", `/admin/variants/${small!.id}/inventory`)
}

/** Only three are left. */
async function tryTooMuch(send: BrowserShop["send"], region_id: string, variant_id: string) {
  const { body } = await send("POST", "/store/carts", { body: { region_id } })
  return send("POST", `/store/carts/${body.cart.id}/line-items`, { body: { variant_id, quantity: 4 } })
}
