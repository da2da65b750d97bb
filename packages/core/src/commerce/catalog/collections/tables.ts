import { entity, many } from "../../../platform/query/entity.ts"

/** A group of products that are presented together; a product is in at most one collection. */
export const ProductCollection = entity({
  name: "ProductCollection",
  table: "product_collection",
  idPrefix: "pcol",
  softDelete: true,
  about: "A group of products that are presented together; a product is in at most one collection.",
  columns: {
    title: "The name shown to customers.",
    handle: "The URL-safe name; unique among collections that are not deleted.",
  },
  relations: {
    products: many("Product", "collection_id", { isSet: true }),
  },
})
