import type { Migration } from "../migration.ts"

/**
 * Reads a page of the newest variants without sorting: variants of one moment, such as all of a product or of an
 * import, are listed in the order of their creation.
 */
export const variantsOfAMoment: Migration = {
  name: "0016-variants-of-a-moment",
  sql: "",
  indexes: [{ name: "product_variant_newest_in_order", on: "product_variant (created_at desc, id)" }],
}
