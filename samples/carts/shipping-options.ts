import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { shipping_options: before } = await medusa.admin.shippingOptions.list()
await medusa.admin.shippingOptions.delete(before[0].id)

// region offers
const { regions } = await medusa.admin.regions.list()
const { fulfillment_options } =
  await medusa.admin.regions.retrieveFulfillmentOptions(regions[0].id)

for (const { provider_id, options } of fulfillment_options) {
  console.log(provider_id, options)
}
// endregion
captured("offers")

// region create
const { shipping_profiles } = await medusa.admin.shippingProfiles.list()
const profile = shipping_profiles.find(({ type }) => type === "default")!
const { shipping_option: paid } = await medusa.admin.shippingOptions.create({
  name: "Parcel",
  region_id: regions[0].id,
  profile_id: profile.id,
  provider_id: "manual",
  data: { id: "manual-fulfillment" },
  price_type: "flat_rate",
  amount: 500,
  requirements: [{ type: "max_subtotal", amount: 10000 }],
})
const { shipping_option: free } = await medusa.admin.shippingOptions.create({
  name: "Free parcel",
  region_id: regions[0].id,
  profile_id: profile.id,
  provider_id: "manual",
  data: { id: "manual-fulfillment" },
  price_type: "flat_rate",
  amount: 0,
  requirements: [{ type: "min_subtotal", amount: 10000 }],
})

console.log(paid.name, paid.amount)
console.log(free.name, free.amount)
// endregion
captured("create")

// region effect
const { variants } = await medusa.admin.variants.list({ q: "COAT-S" })
const [coat] = variants

for (const quantity of [1, 2]) {
  const { cart } = await medusa.carts.create({
    region_id: regions[0].id,
    items: [{ variant_id: coat.id, quantity }],
  })
  const { shipping_options } = await medusa.shippingOptions.listCartOptions(cart.id)
  console.log(cart.subtotal, shipping_options.map(({ name }) => name).join(", "))
}
// endregion
captured("effect")
