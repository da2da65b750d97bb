import { sql } from "kysely"
import { fetchFirst, fetchRows, type Executor } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { storeErrors } from "./errors.ts"
import { featureFlags, modules } from "./features.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/**
 * Reads the shop's settings.
 * @param relations e.g. `currencies`
 * @throws store.not_found
 * @since 0.1
 */
export async function retrieveStore(db: Executor, ...relations: readonly string[]): Promise<ResponseRow> {
  const store = await fetchFirst(db, {
    entity: "Store",
    selection: withRelations(...relations),
    order: "created_at",
  })
  if (!store) throw storeErrors.not_found()
  return store
}

/**
 * Reads the shop's settings with what the server can do: its providers and features.
 * @throws store.not_found
 * @since 0.1
 */
export async function retrieveExtendedStore(db: Executor): Promise<ResponseRow> {
  const store = await retrieveStore(db, "currencies", "default_currency", "default_sales_channel")
  return {
    ...store,
    feature_flags: featureFlags,
    modules,
    payment_providers: await listInstalled(db, "PaymentProvider"),
    fulfillment_providers: await listInstalled(db, "FulfillmentProvider"),
  }
}

/** Every provider of a kind that the database knows, installed in the running server or not. */
export async function listProviders(
  db: Executor,
  entity: "PaymentProvider" | "TaxProvider",
): Promise<ResponseRow[]> {
  return fetchRows(db, { entity, orderBy: [sql`root.id`] })
}

function listInstalled(
  db: Executor,
  entity: "PaymentProvider" | "FulfillmentProvider",
): Promise<ResponseRow[]> {
  return fetchRows(db, { entity, filters: { is_installed: true }, orderBy: [sql`root.id`] })
}
