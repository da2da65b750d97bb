import { captured } from "../captured.ts"
import { logIn, medusa } from "../client.ts"

await logIn()
// region create
const { product } = await medusa.admin.products.create({
  title: "Rain coat",
  description: "Keeps you dry.",
  status: "published",
  options: [{ title: "Size" }],
  variants: [
    {
      title: "Small",
      sku: "COAT-S",
      prices: [{ currency_code: "usd", amount: 7900 }],
      options: [{ value: "S" }],
    },
    {
      title: "Large",
      sku: "COAT-L",
      prices: [{ currency_code: "usd", amount: 8400 }],
      options: [{ value: "L" }],
    },
  ],
})

console.log(product.id, product.handle, product.status)
for (const variant of product.variants) console.log(variant.title, variant.sku)
// endregion
captured("create")

// region list
const { products, count } = await medusa.products.list({
  fields: "title,handle",
  expand: "variants,variants.prices",
})

console.log(count, products[0].title)
for (const variant of products[0].variants) {
  for (const price of variant.prices)
    console.log(variant.sku, price.amount, price.currency_code)
}
// endregion
captured("list")

// region update
const { product: renamed } = await medusa.admin.products.update(product.id, {
  title: "Rain coat with hood",
  metadata: { season: "autumn" },
})

console.log({
  title: renamed.title,
  handle: renamed.handle,
  metadata: renamed.metadata,
})
// endregion
captured("update")

// region delete
const { product: sample } = await medusa.admin.products.create({
  title: "Sample without variants",
})
const deleted = await medusa.admin.products.delete(sample.id)

console.log(deleted)
// endregion
captured("delete")
