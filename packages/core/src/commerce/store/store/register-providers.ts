import { sql } from "kysely"
import type { Engine } from "../../../platform/http/engine.ts"
import type { Executor } from "../../../platform/query/fetch.ts"

/** Built in and never chosen by name, as in v1. */
const systemProvider = "system"

/**
 * Records the installed providers in the database, so that regions can use them. A provider that is no longer
 * installed keeps its row, marked as not installed, because orders and regions refer to it.
 * @since 0.1
 */
export async function registerProviders({ db, providers }: Pick<Engine, "db" | "providers">): Promise<void> {
  await register(db, "payment_provider", providers.payment)
  await register(db, "fulfillment_provider", providers.fulfillment)
  await register(db, "tax_provider", providers.tax)
}

async function register(db: Executor, table: string, providers: ReadonlyMap<string, unknown>): Promise<void> {
  const ids = [...providers.keys()].filter((id) => id !== systemProvider).toSorted()
  const target = sql.table(table)
  await sql`insert into ${target} (id, is_installed) select id, true from unnest(${ids}::text[]) as given(id)
    on conflict (id) do update set is_installed = true where not ${target}.is_installed`.execute(db)
  await sql`update ${target} set is_installed = false
    where is_installed and not id = any(${ids}::text[])`.execute(db)
}
