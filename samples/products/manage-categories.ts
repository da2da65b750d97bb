import { captured } from "../captured.ts"
import { admin, store } from "../clients.ts"
import { openShop } from "../setup.ts"

await openShop()

// region create
const { product_category: clothes } = await admin(
  "POST",
  "/admin/product-categories",
  { name: "Clothes", is_active: true },
)
const { product_category: coats } = await admin(
  "POST",
  "/admin/product-categories",
  {
    name: "Coats",
    is_active: true,
    parent_category_id: clothes.id,
  },
)
const { product_category: archive } = await admin(
  "POST",
  "/admin/product-categories",
  { name: "Out of season", is_internal: true },
)

for (const one of [clothes, coats, archive]) {
  console.log(one.handle, one.rank, one.is_active, one.is_internal)
}
// endregion
captured("create")

// region products
const { products } = await admin("GET", "/admin/products?q=coat")
await admin("POST", `/admin/product-categories/${coats.id}/products/batch`, {
  product_ids: [{ id: products[0].id }],
})

const { products: found } = await admin(
  "GET",
  `/admin/products?category_id[]=${clothes.id}&include_category_children=true`,
)
console.log(found.length, found[0].title)
// endregion
captured("products")

// region list
const { product_categories, count } = await admin(
  "GET",
  "/admin/product-categories?parent_category_id=null&include_descendants_tree=true",
)

console.log(count)
for (const one of product_categories) {
  const below = one.category_children.map((child: { name: string }) => child.name)
  console.log(one.rank, one.name, below)
}
// endregion
captured("list")

// region move
const { product_category: moved } = await admin(
  "POST",
  `/admin/product-categories/${coats.id}`,
  { parent_category_id: null, rank: 0 },
)
const { product_categories: roots } = await admin(
  "GET",
  "/admin/product-categories?parent_category_id=null",
)

console.log(moved.parent_category_id)
for (const one of roots) console.log(one.rank, one.name)
// endregion
captured("move")

// region hide
await admin("POST", `/admin/product-categories/${clothes.id}`, { is_active: false })
const { product_categories: shown } = await store(
  "GET",
  "/store/product-categories",
)

for (const one of shown) console.log(one.name)
// endregion
captured("hide")

// region delete
const deleted = await admin("DELETE", `/admin/product-categories/${archive.id}`)

console.log(deleted)
// endregion
captured("delete")
