import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()

// region create
const { collection } = await medusa.admin.collections.create({
  title: "Rainy days",
  metadata: { banner: "clouds" },
})

console.log(collection.id, collection.handle)
// endregion
captured("create")

// region products
const { products } = await medusa.admin.products.list({ q: "coat" })
await medusa.admin.collections.addProducts(collection.id, {
  product_ids: products.map(({ id }) => id),
})
const { products: grouped } = await medusa.admin.products.list({
  collection_id: [collection.id],
})

for (const { title } of grouped) console.log(title)
// endregion
captured("products")

// region list
const { collections, count } = await medusa.admin.collections.list({ q: "rain" })

console.log(count)
for (const { title, products: inside } of collections) {
  console.log(title, inside?.length)
}
// endregion
captured("list")

// region retrieve
const { collection: found } = await medusa.admin.collections.retrieve(collection.id)

console.log(found.title, found.metadata)
// endregion
captured("retrieve")

// region update
const { collection: renamed } = await medusa.admin.collections.update(
  collection.id,
  {
    title: "Autumn",
    handle: "autumn",
  },
)

console.log(renamed.title, renamed.handle)
// endregion
captured("update")

// region words
await medusa.admin.products.update(products[0].id, {
  type: { value: "Outerwear" },
  tags: [{ value: "waterproof" }, { value: "cotton" }],
})
const { product_types } = await medusa.admin.productTypes.list()
const { product_tags } = await medusa.admin.productTags.list({ q: "water" })

for (const { value } of product_types) console.log("type", value)
for (const { value } of product_tags) console.log("tag", value)
// endregion
captured("words")

// region store
const { collections: shown } = await medusa.collections.list({ handle: ["autumn"] })
const { product_types: types } = await medusa.productTypes.list()
const { products: inCollection } = await medusa.products.list({
  collection_id: [shown[0].id],
  type_id: [types[0].id],
})

console.log(shown[0].title, types[0].value)
for (const { title } of inCollection) console.log(title)
// endregion
captured("store")

// region remove
const { removed_products } = await medusa.admin.collections.removeProducts(
  collection.id,
  { product_ids: [products[0].id] },
)

console.log(removed_products.length)
// endregion
captured("remove")

// region delete
const { id, deleted } = await medusa.admin.collections.delete(collection.id)

console.log(id, deleted)
// endregion
captured("delete")
