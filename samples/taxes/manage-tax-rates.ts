import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { regions } = await medusa.admin.regions.list()
const [region] = regions
const { products } = await medusa.admin.products.list({ q: "coat" })
const [coat] = products

// region create
const { tax_rate } = await medusa.admin.taxRates.create({
  region_id: region.id,
  name: "Reduced rate",
  code: "reduced",
  rate: 6,
})

console.log(tax_rate.id, tax_rate.name, tax_rate.rate)
// endregion
captured("create")

// region targets
await medusa.admin.taxRates.addProducts(tax_rate.id, {
  products: [coat.id],
})
const { tax_rate: onCoat } = await medusa.admin.taxRates.retrieve(tax_rate.id, {
  expand: ["products", "product_types"],
})

for (const product of onCoat.products!) console.log(product.title)
console.log(onCoat.product_types?.length)
// endregion
captured("targets")

// region effect
const { product } = await medusa.products.retrieve(
  coat.id,
  {},
  { query: { region_id: region.id } },
)
const small = product.variants.find(({ title }) => title === "S")!

for (const rate of small.tax_rates!) console.log(rate.name, rate.rate)
console.log(small.calculated_price, small.calculated_price_incl_tax)
// endregion
captured("effect")

// region list
const { tax_rates, count } = await medusa.admin.taxRates.list({
  region_id: region.id,
})

console.log(count)
for (const rate of tax_rates) console.log(rate.code, rate.rate)
// endregion
captured("list")

// region update
const { tax_rate: changed } = await medusa.admin.taxRates.update(tax_rate.id, {
  rate: 7,
})

console.log(changed.name, changed.rate)
// endregion
captured("update")

// region delete
const deleted = await medusa.admin.taxRates.delete(tax_rate.id)

console.log(deleted)
// endregion
captured("delete")
