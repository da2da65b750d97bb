import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { checkCountries } from "./claim-countries.ts"
import { regionErrors } from "./errors.ts"
import { suggestProvider, type NamedProviderKind } from "./named-providers.ts"

/** What of a region depends on other rows. */
export interface RegionReferences {
  readonly tax_rate?: number | null
  readonly currency_code?: string | null
  readonly tax_provider_id?: string | null
  readonly payment_providers?: readonly string[] | null
  readonly fulfillment_providers?: readonly string[] | null
  /** ISO 3166, two letters, in any case; checked for a new region only */
  readonly countries?: readonly string[]
}

/**
 * Rejects a region with a tax rate that is not a percentage, with providers that do not exist or with a currency
 * that the store does not have.
 * @throws regions.tax_rate_out_of_range, regions.tax_provider_unknown, regions.payment_provider_unknown,
 *   regions.fulfillment_provider_unknown, regions.currency_not_in_store, regions.country_unknown,
 *   regions.country_taken
 */
export async function checkRegion(context: RegionContext, region: RegionReferences): Promise<void> {
  if (region.tax_rate != null && (region.tax_rate < 0 || region.tax_rate > 100))
    throw regionErrors.tax_rate_out_of_range()
  if (region.tax_provider_id && !(await areAll(context, "tax", [region.tax_provider_id])))
    throw regionErrors.tax_provider_unknown()
  if (region.countries) await checkCountries(context.db, undefined, region.countries)
  if (region.payment_providers && !(await areAll(context, "payment", region.payment_providers)))
    throw regionErrors.payment_provider_unknown()
  if (region.fulfillment_providers && !(await areAll(context, "fulfillment", region.fulfillment_providers)))
    throw regionErrors.fulfillment_provider_unknown()
  if (region.currency_code != null && !(await isStoreCurrency(context.db, region.currency_code)))
    throw regionErrors.currency_not_in_store()
}

type RegionContext = Pick<Context, "db" | "engine">

/** Whether every id names a provider of the kind. For others, the log names the provider that is probably meant. */
export async function areAll(
  { db, engine }: RegionContext,
  kind: NamedProviderKind,
  ids: readonly string[],
): Promise<boolean> {
  const distinct = [...new Set(ids)]
  if (distinct.length === 0) return true
  const found = await db.selectFrom(`${kind}_provider`).select("id").where("id", "in", distinct).execute()
  if (found.length === distinct.length) return true
  suggestProvider(engine, kind, distinct)
  return false
}

async function isStoreCurrency(db: Executor, code: string): Promise<boolean> {
  const found = await db
    .selectFrom("store_currencies")
    .select("currency_code")
    .where("currency_code", "=", code.toLowerCase())
    .executeTakeFirst()
  return found !== undefined
}
