import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"

/**
 * Makes writers of the category tree take turns: ranks and paths of many rows hang together, and changes are rare.
 * @locks the category tree, until the transaction ends
 * @since 0.1
 */
export async function lockTree(db: Executor): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('product_category', 0))`.execute(db)
}
