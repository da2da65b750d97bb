import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"

await signIn()
// region store
const { store } = await medusa.admin.store.retrieve()
if (!store.currencies.some(({ code }) => code === "eur"))
  await medusa.admin.store.addCurrency("eur")
const { region } = await medusa.admin.regions.create({
  name: "Northern Europe",
  currency_code: "eur",
  tax_rate: 25,
  payment_providers: ["manual"],
  fulfillment_providers: ["manual"],
  countries: ["dk", "se"],
})

const { shipping_profiles } = await medusa.admin.shippingProfiles.list()
const profile = shipping_profiles.find(({ type }) => type === "default")!
const { shipping_option: shippingOption } =
  await medusa.admin.shippingOptions.create({
    name: "Parcel",
    region_id: region.id,
    profile_id: profile.id,
    provider_id: "manual",
    data: { id: "manual-fulfillment" },
    price_type: "flat_rate",
    amount: 500,
  })
const { shipping_option: returnOption } = await medusa.admin.shippingOptions.create(
  {
    name: "Parcel back",
    region_id: region.id,
    provider_id: "manual",
    data: { id: "manual-fulfillment-return" },
    price_type: "flat_rate",
    amount: 300,
    is_return: true,
  },
)

const { product: coat } = await medusa.admin.products.create({
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

console.log(region.name, shippingOption.name, returnOption.name, coat.title)
// endregion
captured("store")

// region place
const small = coat.variants.find(({ title }) => title === "S")!
const large = coat.variants.find(({ title }) => title === "L")!

const { cart: basket } = await medusa.carts.create({
  region_id: region.id,
  items: [{ variant_id: small.id, quantity: 2 }],
})
await medusa.carts.update(basket.id, {
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
await medusa.carts.addShippingMethod(basket.id, { option_id: shippingOption.id })
await medusa.carts.createPaymentSessions(basket.id)
const placed = await medusa.carts.complete(basket.id)
if (placed.type !== "order") throw new Error("The order was not placed.")

const order = placed.data
for (const { quantity, title } of order.items ?? []) console.log(quantity, title)
console.log(order.payment_status, order.total)
// endregion
captured("place")

// region ship
const [line] = order.items ?? []
await medusa.admin.orders.capturePayment(order.id)
const { order: inBox } = await medusa.admin.orders.createFulfillment(order.id, {
  items: [{ item_id: line.id, quantity: 2 }],
})
const { order: onItsWay } = await medusa.admin.orders.createShipment(order.id, {
  fulfillment_id: inBox.fulfillments[0].id,
})

console.log(onItsWay.payment_status, onItsWay.fulfillment_status)
// endregion
captured("ship")
