import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { mergeMetadata } from "../../../platform/kernel/metadata.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { storeErrors } from "./errors.ts"
import { lockStore } from "./lock-store.ts"
import type { updateStoreBody } from "./shapes.ts"
import { lowered, replaceCurrencies } from "./store-currencies.ts"

type StoreChange = z.output<typeof updateStoreBody>

/**
 * Changes the shop's settings. A list of currencies replaces the ones the store has.
 * @param change.default_currency_code one of the store's currencies, or of the new ones
 * @throws store.default_currency_removed, store.default_currency_not_in_store, store.currency_not_found
 * @locks store
 * @since 0.1
 */
export async function updateStore({ db }: Pick<Context, "db">, change: StoreChange): Promise<void> {
  const store = await lockStore(db)
  const defaultCode = change.default_currency_code?.toLowerCase()
  const currencies = change.currencies ? lowered(change.currencies) : undefined
  if (currencies) {
    if (!currencies.includes(defaultCode ?? store.default_currency_code))
      throw storeErrors.default_currency_removed()
    await replaceCurrencies(db, store.id, currencies)
  }
  if (defaultCode) await checkDefaultCurrency(db, store.id, defaultCode)
  await db
    .updateTable("store")
    .set({
      ...requiredColumns("store", { name: change.name }),
      swap_link_template: change.swap_link_template,
      payment_link_template: change.payment_link_template,
      invite_link_template: change.invite_link_template,
      default_currency_code: defaultCode,
      metadata: change.metadata ? JSON.stringify(mergeMetadata(store.metadata, change.metadata)) : undefined,
      updated_at: sql`now()`,
    })
    .where("id", "=", store.id)
    .execute()
}

async function checkDefaultCurrency(db: Executor, storeId: string, code: string): Promise<void> {
  const found = await db
    .selectFrom("store_currencies")
    .select("currency_code")
    .where("store_id", "=", storeId)
    .where("currency_code", "=", code)
    .executeTakeFirst()
  if (!found) throw storeErrors.default_currency_not_in_store(code)
}
