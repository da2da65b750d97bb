import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"

/** Tables that transfers read and write many rows of. */
const tables = [
  "product",
  "product_variant",
  "product_option",
  "product_option_value",
  "product_variant_money_amount",
  "money_amount",
  "inventory_item",
  "product_variant_inventory_item",
  "image",
  "product_images",
  "product_tag",
]

/**
 * Lets PostgreSQL count again what tables hold. Where ten thousand rows came in since it last did, it takes the tables
 * for small ones and reads them whole for every row that it looks up: measured, 200 variants in 7 s instead of 4 ms.
 * A table that somebody else is counting or cleaning is passed over.
 */
export async function refreshStatistics(db: Executor): Promise<void> {
  await sql`analyze (skip_locked) ${sql.join(tables.map((name) => sql.table(name)))}`.execute(db)
}
