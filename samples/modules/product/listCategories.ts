import { products } from "../catalog.ts"

// region sample
const [root] = await products.listCategories({
  parent_category_id: null,
  include_descendants_tree: true,
})

console.log(root.name, root.category_children?.[0].name)
// endregion
