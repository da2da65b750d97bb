import { admin, store } from "./clients.ts"

/** A shop with one region, one way to ship, and a coat in two sizes whose stock is not counted. */
export async function openShop() {
  await admin("POST", "/admin/store/currencies/eur")
  const { region } = await admin("POST", "/admin/regions", {
    name: "Northern Europe",
    currency_code: "eur",
    tax_rate: 25,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["dk", "se"],
  })
  const { shipping_profiles } = await admin("GET", "/admin/shipping-profiles")
  // region shipping-option
  await admin("POST", "/admin/shipping-options", {
    name: "Parcel",
    region_id: region.id,
    profile_id: shipping_profiles.find(({ type }) => type === "default").id,
    provider_id: "manual",
    data: { id: "manual-fulfillment" },
    price_type: "flat_rate",
    amount: 500,
  })
  // endregion
  await admin("POST", "/admin/products", {
    title: "Rain coat",
    status: "published",
    options: [{ title: "Size" }],
    variants: ["S", "L"].map((size, i) => ({
      title: size,
      sku: `COAT-${size}`,
      manage_inventory: false,
      prices: [{ currency_code: "eur", amount: 7900 + i * 500 }],
      options: [{ value: size }],
    })),
  })
}

/** A cart of two small coats with everything an order needs. */
export async function fillCart() {
  await openShop()
  const { regions } = await store("GET", "/store/regions")
  const { variants } = await store("GET", "/store/variants?title=S")
  const { cart } = await store("POST", "/store/carts", {
    region_id: regions[0].id,
    items: [{ variant_id: variants[0].id, quantity: 2 }],
  })
  await store("POST", `/store/carts/${cart.id}`, {
    email: "ada@example.com",
    shipping_address: {
      first_name: "Ada",
      last_name: "Byron",
      address_1: "Main Street 1",
      city: "Aarhus",
      postal_code: "8000",
      country_code: "dk",
    },
  })
  const { shipping_options } = await store(
    "GET",
    `/store/shipping-options/${cart.id}`,
  )
  await store("POST", `/store/carts/${cart.id}/shipping-methods`, {
    option_id: shipping_options[0].id,
  })
  await store("POST", `/store/carts/${cart.id}/payment-sessions`)
  return cart
}

/** An order of two small coats. */
export async function placeOrder() {
  const cart = await fillCart()
  return (await store("POST", `/store/carts/${cart.id}/complete`)).data
}

/** An order of two small coats that is paid and sent, and a way to send something back for 3.00 euros. */
export async function sendOrder() {
  const order = await placeOrder()
  await admin("POST", `/admin/orders/${order.id}/capture`)
  const { order: packed } = await admin(
    "POST",
    `/admin/orders/${order.id}/fulfillment`,
    { items: [{ item_id: order.items[0].id, quantity: 2 }] },
  )
  await admin("POST", `/admin/orders/${order.id}/shipment`, {
    fulfillment_id: packed.fulfillments[0].id,
  })
  await offerReturns(order.region_id)
  return order
}

/** A way to send something back for 3.00 euros. */
export async function offerReturns(regionId: string) {
  await admin("POST", "/admin/shipping-options", {
    name: "Parcel back",
    region_id: regionId,
    provider_id: "manual",
    data: { id: "manual-fulfillment-return" },
    price_type: "flat_rate",
    amount: 300,
    is_return: true,
  })
}
