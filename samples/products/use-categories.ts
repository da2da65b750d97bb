import { captured } from "../captured.ts"
import { admin, store } from "../clients.ts"
import { openShop } from "../setup.ts"

await openShop()
const make = async (body: object) =>
  (await admin("POST", "/admin/product-categories", { is_active: true, ...body }))
    .product_category
const clothes = await make({ name: "Clothes" })
const coats = await make({ name: "Coats", parent_category_id: clothes.id })
await make({ name: "Hats", parent_category_id: clothes.id })
await make({ name: "Toys" })
const { products: all } = await admin("GET", "/admin/products?q=coat")
await admin("POST", `/admin/product-categories/${coats.id}/products/batch`, {
  product_ids: [{ id: all[0].id }],
})

// region tree
const { product_categories } = await store(
  "GET",
  "/store/product-categories?parent_category_id=null&include_descendants_tree=true",
)

for (const category of product_categories) {
  console.log(category.name)
  for (const child of category.category_children) console.log("-", child.name)
}
// endregion
captured("tree")

// region handle
const { product_categories: named } = await store(
  "GET",
  "/store/product-categories?handle=coats",
)

console.log(named[0].name, named[0].parent_category.name)
// endregion
captured("handle")

// region products
const { products, count } = await store(
  "GET",
  `/store/products?category_id[]=${clothes.id}&include_category_children=true`,
)

console.log(count, products[0].title)
// endregion
captured("products")

// region of-product
const { products: withCategories } = await store(
  "GET",
  "/store/products?expand=categories",
)

for (const product of withCategories) {
  console.log(product.title, product.categories[0].name)
}
// endregion
captured("of-product")
