import type { Migration } from "../migration.ts"

/**
 * Stores the order of a product's images. Rows without a rank, which v1 made, follow in the order in which their images
 * were added.
 */
export const imageOrder: Migration = {
  name: "0011-image-order",
  sql: "alter table product_images add column rank integer;",
}
