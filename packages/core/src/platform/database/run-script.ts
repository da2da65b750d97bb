import { sql, type Kysely } from "kysely"
import type { Database } from "./schema.gen.ts"

/**
 * Runs several statements in one round trip. Drivers that prepare every statement refuse more than one at a
 * time, so the script travels inside a block that executes it.
 * @param db a transaction
 * @param script statements without parameters; must not contain `$script$`
 * @since 0.1
 */
export async function runScript(db: Kysely<Database>, script: string): Promise<void> {
  if (script.trim() === "") return
  const block = `begin execute $script$${script}$script$; end`
  await sql.raw(`do $block$${block}$block$`).execute(db)
}
