import { entity, many } from "../query/entity.ts"

/** Products that are shown together. */
export const ProductCollection = entity({
  name: "ProductCollection",
  table: "product_collection",
  idPrefix: "pcol",
  softDelete: true,
  about: "Products that are shown together.",
  columns: {
    title: "The name customers see.",
    handle:
      "The part of the collection's web address that names it; unique among collections that are not deleted.",
  },
  relations: {
    products: many("Product", "collection_id"),
  },
})
