import { captured } from "../captured.ts"
import { admin, store } from "../clients.ts"
import { openShop } from "../setup.ts"

await openShop()
const { regions } = await admin("GET", "/admin/regions")
const [region] = regions
const { products } = await admin("GET", "/admin/products?q=coat")
const [coat] = products

// region create
const { tax_rate } = await admin("POST", "/admin/tax-rates", {
  region_id: region.id,
  name: "Reduced rate",
  code: "reduced",
  rate: 6,
})

console.log(tax_rate.id, tax_rate.name, tax_rate.rate)
// endregion
captured("create")

// region targets
await admin("POST", `/admin/tax-rates/${tax_rate.id}/products/batch`, {
  products: [coat.id],
})
const { tax_rate: onCoat } = await admin(
  "GET",
  `/admin/tax-rates/${tax_rate.id}?expand[]=products&expand[]=product_types`,
)

for (const product of onCoat.products) console.log(product.title)
console.log(onCoat.product_types.length)
// endregion
captured("targets")

// region effect
const { product } = await store(
  "GET",
  `/store/products/${coat.id}?region_id=${region.id}`,
)
const small = product.variants.find(({ title }: { title: string }) => title === "S")

for (const rate of small.tax_rates) console.log(rate.name, rate.rate)
console.log(small.calculated_price, small.calculated_price_incl_tax)
// endregion
captured("effect")

// region list
const { tax_rates, count } = await admin(
  "GET",
  `/admin/tax-rates?region_id=${region.id}`,
)

console.log(count)
for (const rate of tax_rates) console.log(rate.code, rate.rate)
// endregion
captured("list")

// region update
const { tax_rate: changed } = await admin(
  "POST",
  `/admin/tax-rates/${tax_rate.id}`,
  {
    rate: 7,
  },
)

console.log(changed.name, changed.rate)
// endregion
captured("update")

// region delete
const deleted = await admin("DELETE", `/admin/tax-rates/${tax_rate.id}`)

console.log(deleted)
// endregion
captured("delete")
