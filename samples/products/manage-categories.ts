import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()

// region create
const { product_category: clothes } = await medusa.admin.productCategories.create({
  name: "Clothes",
  is_active: true,
})
const { product_category: coats } = await medusa.admin.productCategories.create({
  name: "Coats",
  is_active: true,
  parent_category_id: clothes.id,
})
const { product_category: archive } = await medusa.admin.productCategories.create({
  name: "Out of season",
  is_internal: true,
})

for (const one of [clothes, coats, archive]) {
  console.log(one.handle, one.rank, one.is_active, one.is_internal)
}
// endregion
captured("create")

// region products
const { products } = await medusa.admin.products.list({ q: "coat" })
await medusa.admin.productCategories.addProducts(coats.id, {
  product_ids: [{ id: products[0].id }],
})

const { products: found } = await medusa.admin.products.list({
  include_category_children: true,
  category_id: [clothes.id],
})
console.log(found.length, found[0].title)
// endregion
captured("products")

// region list
const { product_categories, count } = await medusa.admin.productCategories.list({
  parent_category_id: "null",
  include_descendants_tree: true,
})

console.log(count)
for (const one of product_categories) {
  const below = one.category_children.map((child) => child.name)
  console.log(one.rank, one.name, below)
}
// endregion
captured("list")

// region move
const { product_category: moved } = await medusa.admin.productCategories.update(
  coats.id,
  { parent_category_id: null, rank: 0 },
)
const { product_categories: roots } = await medusa.admin.productCategories.list({
  parent_category_id: "null",
})

console.log(moved.parent_category_id)
for (const one of roots) console.log(one.rank, one.name)
// endregion
captured("move")

// region hide
await medusa.admin.productCategories.update(clothes.id, { is_active: false })
const { product_categories: shown } = await medusa.productCategories.list()

for (const one of shown) console.log(one.name)
// endregion
captured("hide")

// region delete
const deleted = await medusa.admin.productCategories.delete(archive.id)

console.log(deleted)
// endregion
captured("delete")
