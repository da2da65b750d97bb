import { entity, many, one, through } from "../../../platform/query/entity.ts"

/** A node in the tree of product categories that customers browse. */
export const ProductCategory = entity({
  name: "ProductCategory",
  table: "product_category",
  idPrefix: "pcat",
  about: "A node in the tree of product categories that customers browse.",
  columns: {
    name: "The name shown to customers.",
    handle: "The URL-safe name; unique.",
    parent_category_id: "The parent category; null for a root category.",
    mpath: "The materialized path: the IDs from the root to this category, each followed by a dot.",
    is_active: "Whether the category is active; the Store API lists only active ones.",
    is_internal: "Whether the category is internal; the Store API leaves internal ones out.",
    rank: "The position among the categories of the same parent, starting at 0.",
    description: "A text that describes the category.",
  },
  // A detail of how the tree is stored: v1 answers without it.
  hidden: ["mpath"],
  relations: {
    parent_category: one("ProductCategory", "parent_category_id"),
    category_children: many("ProductCategory", "parent_category_id"),
    products: through("Product", "product_category_product", "product_category_id", "product_id", {
      isSet: true,
    }),
  },
})
