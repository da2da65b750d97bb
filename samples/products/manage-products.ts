import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"

await signIn()
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

// region retrieve
const { product: found } = await medusa.admin.products.retrieve(product.id, {
  expand: "options,options.values,variants,variants.prices",
})

for (const option of found.options) {
  const values = option.values.map(({ value }) => value)
  console.log(option.title, [...new Set(values)].sort().join(", "))
}
// endregion
captured("retrieve")

// region filter
const { products: coats, count: coatCount } = await medusa.admin.products.list({
  q: "coat",
  status: ["published"],
  order: "-created_at",
  limit: 20,
})

console.log(coatCount, coats[0].title)
// endregion
captured("filter")

// region option
const [size] = found.options
const { product: relabeled } = await medusa.admin.products.updateOption(
  product.id,
  size.id,
  { title: "Size (US)" },
)

console.log(relabeled.options[0].title)
// endregion
captured("option")

// region variant
const { product: extended } = await medusa.admin.products.createVariant(
  product.id,
  {
    title: "Extra large",
    sku: "COAT-XL",
    prices: [{ currency_code: "usd", amount: 8900 }],
    options: [{ option_id: size.id, value: "XL" }],
  },
)

for (const each of extended.variants) console.log(each.sku)
// endregion
captured("variant")

// region price
const extraLarge = extended.variants.find(({ sku }) => sku === "COAT-XL")!
const { product: repriced } = await medusa.admin.products.updateVariant(
  product.id,
  extraLarge.id,
  {
    barcode: "4006381333931",
    prices: [
      { currency_code: "usd", amount: 8600 },
      { currency_code: "usd", amount: 7900, min_quantity: 10 },
    ],
  },
)

const changed = repriced.variants.find(({ id }) => id === extraLarge.id)!
for (const price of changed.prices)
  console.log(price.amount, price.min_quantity ?? "any quantity")
// endregion
captured("price")

// region media
const { product: shown } = await medusa.admin.products.update(product.id, {
  thumbnail: "https://files.example.com/rain-coat.jpg",
  images: [
    "https://files.example.com/rain-coat.jpg",
    "https://files.example.com/rain-coat-back.jpg",
  ],
})

console.log(shown.thumbnail, shown.images?.length)
// endregion
captured("media")

// region organize
const { collection } = await medusa.admin.collections.create({ title: "Rain" })
const { product: organized } = await medusa.admin.products.update(product.id, {
  collection_id: collection.id,
  type: { value: "Coats" },
  tags: [{ value: "waterproof" }, { value: "unisex" }],
})

console.log(organized.collection?.title, organized.type?.value)
const tags = organized.tags?.map(({ value }) => value).sort()
console.log(tags?.join(", "))
// endregion
captured("organize")

// region delete-variant
const removed = await medusa.admin.products.deleteVariant(product.id, extraLarge.id)

console.log(removed.variant_id === extraLarge.id, removed.deleted)
// endregion
captured("delete-variant")

// region unpublish
const { product: hidden } = await medusa.admin.products.update(product.id, {
  status: "draft",
})

console.log(hidden.status)
// endregion
captured("unpublish")

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
