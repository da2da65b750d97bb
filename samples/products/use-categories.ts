import { captured } from "../captured.ts"
import { medusa, signIn } from "../client.ts"
import { openShop } from "../setup.ts"

await signIn()
await openShop()
const { products: made } = await medusa.admin.products.list({ q: "coat" })
const coat = made[0]

// region create
const make = async (body: { name: string; parent_category_id?: string }) =>
  (await medusa.admin.productCategories.create({ is_active: true, ...body }))
    .product_category
const clothes = await make({ name: "Clothes" })
const coats = await make({ name: "Coats", parent_category_id: clothes.id })
await make({ name: "Hats", parent_category_id: clothes.id })
await make({ name: "Toys" })
await medusa.admin.productCategories.addProducts(coats.id, {
  product_ids: [{ id: coat.id }],
})

console.log(clothes.name, coats.name)
// endregion
captured("create")

// region tree
const { product_categories } = await medusa.productCategories.list({
  parent_category_id: "null",
  include_descendants_tree: true,
})

for (const category of product_categories) {
  console.log(category.name)
  for (const child of category.category_children) console.log("-", child.name)
}
// endregion
captured("tree")

// region handle
const { product_categories: named } = await medusa.productCategories.list({
  handle: "coats",
})

console.log(named[0].name, named[0].parent_category?.name)
// endregion
captured("handle")

// region products
const { products, count } = await medusa.products.list({
  include_category_children: true,
  category_id: [product_categories[0].id],
})

console.log(count, products[0].title)
// endregion
captured("products")

// region of-product
const { products: withCategories } = await medusa.products.list({
  expand: "categories",
})

for (const product of withCategories) {
  const names = product.categories.map(({ name }) => name)
  console.log(product.title, names.join(", "))
}
// endregion
captured("of-product")
