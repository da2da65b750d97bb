import type { Migration } from "../migration.ts"

/** Tables that grow with the shop and whose lists show the newest rows first. */
const tables = [
  "customer",
  "inventory_item",
  "notification",
  "order",
  "product",
  "product_variant",
  "reservation_item",
  "return",
  "swap",
] as const

/**
 * Lets a page of the newest rows be read without sorting the table: v1 has no such indexes, and its lists get slower
 * with every row.
 */
export const newestFirst: Migration = {
  name: "0005-newest-first",
  sql: "",
  indexes: tables.map((table) => ({ name: `${table}_newest`, on: `"${table}" (created_at, id)` })),
}
