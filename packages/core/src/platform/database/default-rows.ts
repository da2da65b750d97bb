import { sql, type Kysely } from "kysely"
import { newId } from "../kernel/ids.ts"
import { defaultCountries } from "./default-countries.ts"
import { defaultCurrencies } from "./default-currencies.ts"
import type { Database } from "./schema.gen.ts"

/** Any fixed number, other than the migrator's. */
const lockKey = 7_357_104_209

/**
 * Inserts the rows that every shop needs: currencies, countries, the store with its currency and sales channel,
 * two shipping profiles and the manual providers. Existing rows stay as they are.
 * @param db a migrated database
 * @locks one advisory lock until the end of its transaction, so that processes starting together make one store
 * @since 0.1
 */
export async function insertDefaults(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(tx)
    await insertCurrencies(tx)
    await insertCountries(tx)
    await insertStore(tx)
    await insertDefaultSalesChannel(tx)
    await insertShippingProfile(tx, "default", "Default Shipping Profile")
    await insertShippingProfile(tx, "gift_card", "Gift Card Profile")
    await insertProvider(tx, "payment_provider")
    await insertProvider(tx, "fulfillment_provider")
  })
}

async function insertCurrencies(tx: Kysely<Database>): Promise<void> {
  if (!(await isEmpty(tx, "currency"))) return
  const rows = defaultCurrencies.map(([code, name, symbol, symbol_native]) => ({
    code,
    name,
    symbol,
    symbol_native,
  }))
  await tx.insertInto("currency").values(rows).execute()
}

async function insertCountries(tx: Kysely<Database>): Promise<void> {
  if (!(await isEmpty(tx, "country"))) return
  const rows = defaultCountries.map(([iso_2, iso_3, num_code, display_name]) => ({
    iso_2,
    iso_3,
    num_code,
    name: display_name.toUpperCase(),
    display_name,
  }))
  await tx.insertInto("country").values(rows).execute()
}

async function insertStore(tx: Kysely<Database>): Promise<void> {
  if (!(await isEmpty(tx, "store"))) return
  const id = newId("store")
  // The database may contain other currencies.
  const { code } = await tx
    .selectFrom("currency")
    .select("code")
    .orderBy(sql`code = 'usd'`, "desc")
    .orderBy("code")
    .executeTakeFirstOrThrow()
  await tx.insertInto("store").values({ id, name: "Medusa Store", default_currency_code: code }).execute()
  await tx.insertInto("store_currencies").values({ store_id: id, currency_code: code }).execute()
}

async function insertDefaultSalesChannel(tx: Kysely<Database>): Promise<void> {
  const store = await tx.selectFrom("store").select(["id", "default_sales_channel_id"]).executeTakeFirst()
  if (!store || store.default_sales_channel_id) return
  const id = newId("sc")
  await tx
    .insertInto("sales_channel")
    .values({ id, name: "Default Sales Channel", description: "Created by Medusa" })
    .execute()
  await tx.updateTable("store").set({ default_sales_channel_id: id }).where("id", "=", store.id).execute()
}

async function insertShippingProfile(
  tx: Kysely<Database>,
  type: "default" | "gift_card",
  name: string,
): Promise<void> {
  const existing = await tx
    .selectFrom("shipping_profile")
    .select("id")
    .where("type", "=", type)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (existing) return
  await tx
    .insertInto("shipping_profile")
    .values({ id: newId("sp"), type, name })
    .execute()
}

async function insertProvider(
  tx: Kysely<Database>,
  table: "payment_provider" | "fulfillment_provider",
): Promise<void> {
  await tx
    .insertInto(table)
    .values({ id: "manual", is_installed: true })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute()
}

async function isEmpty(tx: Kysely<Database>, table: keyof Database): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(table)} limit 1`.execute(tx)
  return rows.length === 0
}
