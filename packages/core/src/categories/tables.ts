import { entity, many, one, through } from "../query/entity.ts"

/** A node in the tree of categories by which customers browse. */
export const ProductCategory = entity({
  name: "ProductCategory",
  table: "product_category",
  idPrefix: "pcat",
  about: "A node in the tree of categories by which customers browse.",
  columns: {
    name: "The name customers see.",
    handle: "The part of a web address that names it; unique.",
    parent_category_id: "The category above it; null at the root.",
    mpath: "The ids from the root to this category, each followed by a dot.",
    is_active: "Whether the category is in use.",
    is_internal: "Whether only the admin shows it.",
    rank: "Its place among the categories of the same parent, from 0.",
    description: "What the category holds.",
  },
  // A detail of how the tree is stored: v1 answers without it.
  hidden: ["mpath"],
  relations: {
    parent_category: one("ProductCategory", "parent_category_id"),
    category_children: many("ProductCategory", "parent_category_id"),
    products: through("Product", "product_category_product", "product_category_id", "product_id"),
  },
})
