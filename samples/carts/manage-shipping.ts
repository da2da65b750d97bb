import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { regions } = await medusa.admin.regions.list()
const [region] = regions

// region profile
const { shipping_profile } = await medusa.admin.shippingProfiles.create({
  name: "Freight",
  type: "custom",
})
const { shipping_profiles: profiles } = await medusa.admin.shippingProfiles.list()

for (const { name, type } of profiles) console.log(type, name)
// endregion
captured("profile")

// region product
const { products } = await medusa.admin.products.list({ q: "coat" })
await medusa.admin.shippingProfiles.update(shipping_profile.id, {
  products: [products[0].id],
})
const { product } = await medusa.admin.products.retrieve(products[0].id)

console.log(product.title, product.profile_id === shipping_profile.id)
// endregion
captured("product")

// region option
const { shipping_option } = await medusa.admin.shippingOptions.create({
  name: "On a pallet",
  region_id: region.id,
  profile_id: shipping_profile.id,
  provider_id: "manual",
  data: { id: "manual-fulfillment" },
  price_type: "flat_rate",
  amount: 4000,
})

console.log(shipping_option.id, shipping_option.name, shipping_option.amount)
// endregion
captured("option")

// region list
const { shipping_options } = await medusa.admin.shippingOptions.list({
  region_id: region.id,
  is_return: false,
})

for (const { name, amount, profile } of shipping_options) {
  console.log(name, amount, profile?.name)
}
// endregion
captured("list")

// region update
const { shipping_option: changed } = await medusa.admin.shippingOptions.update(
  shipping_option.id,
  {
    amount: 3500,
    requirements: [{ type: "min_subtotal", amount: 5000 }],
  },
)

console.log(changed.amount, changed.requirements?.[0].amount)
// endregion
captured("update")

// region return
const { shipping_option: back } = await medusa.admin.shippingOptions.create({
  name: "Pick up",
  region_id: region.id,
  profile_id: shipping_profile.id,
  provider_id: "manual",
  data: { id: "manual-fulfillment-return" },
  price_type: "flat_rate",
  amount: 2000,
  is_return: true,
})

console.log(back.name, back.is_return)
// endregion
captured("return")

// region delete
await medusa.admin.shippingOptions.delete(back.id)
await medusa.admin.shippingOptions.delete(shipping_option.id)
const { deleted } = await medusa.admin.shippingProfiles.delete(shipping_profile.id)

console.log(deleted)
// endregion
captured("delete")
