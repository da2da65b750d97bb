import { sql } from "kysely"
import type { Executor } from "../../../platform/query/fetch.ts"
import { storeErrors } from "./errors.ts"
import { lockStore } from "./lock-store.ts"

/**
 * Adds a currency to the store.
 * @param code ISO 4217, in any case
 * @throws store.currency_unknown, store.currency_added_already
 * @locks store
 * @since 0.1
 */
export async function addCurrency(db: Executor, code: string): Promise<void> {
  const store = await lockStore(db)
  if (await firstUnknown(db, [code])) throw storeErrors.currency_unknown(code.toLowerCase())
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto("store_currencies")
    .values({ store_id: store.id, currency_code: code.toLowerCase() })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (!added) throw storeErrors.currency_added_already()
  await touchStore(db, store.id)
}

/**
 * Takes a currency out of the store; one that it does not have changes nothing.
 * @param code ISO 4217, in any case
 * @locks store
 * @since 0.1
 */
export async function removeCurrency(db: Executor, code: string): Promise<void> {
  const store = await lockStore(db)
  await db
    .deleteFrom("store_currencies")
    .where("store_id", "=", store.id)
    .where("currency_code", "=", code.toLowerCase())
    .execute()
  await touchStore(db, store.id)
}

/**
 * Makes these the currencies of the store.
 * @throws store.currency_not_found
 */
export async function replaceCurrencies(
  db: Executor,
  storeId: string,
  codes: readonly string[],
): Promise<void> {
  const unknown = await firstUnknown(db, codes)
  if (unknown) throw storeErrors.currency_not_found(unknown)
  await db.deleteFrom("store_currencies").where("store_id", "=", storeId).execute()
  const rows = lowered(codes).map((currency_code) => ({ store_id: storeId, currency_code }))
  if (rows.length > 0) await db.insertInto("store_currencies").values(rows).execute()
}

/** Lower case, each once. */
export function lowered(codes: readonly string[]): string[] {
  return [...new Set(codes.map((code) => code.toLowerCase()))]
}

async function firstUnknown(db: Executor, codes: readonly string[]): Promise<string | undefined> {
  if (codes.length === 0) return undefined
  const wanted = lowered(codes)
  const found = await db.selectFrom("currency").select("code").where("code", "in", wanted).execute()
  const known = new Set(found.map(({ code }) => code))
  return wanted.find((code) => !known.has(code))
}

async function touchStore(db: Executor, id: string): Promise<void> {
  await db
    .updateTable("store")
    .set({ updated_at: sql`now()` })
    .where("id", "=", id)
    .execute()
}
