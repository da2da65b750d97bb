import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { mergeMetadata } from "../../../platform/kernel/metadata.ts"
import { checkRegion } from "./check-region.ts"
import { replaceCountries } from "./claim-countries.ts"
import { lockRegion } from "./lock-region.ts"
import { replaceProviders } from "./region-providers.ts"
import type { updateRegionBody } from "./shapes.ts"

type RegionChange = z.output<typeof updateRegionBody>

/**
 * Changes a region. Lists of countries and providers replace the ones it has.
 * @param change.tax_rate percent, 0 to 100
 * @throws regions.not_found and what `createRegion` throws; regions.tax_provider_unknown
 * @locks region, country
 * @emits region.updated
 * @since 0.1
 */
export async function updateRegion(context: Context, id: string, change: RegionChange): Promise<void> {
  const { db } = context
  const region = await lockRegion(db, id)
  const { countries: _, ...references } = change
  await checkRegion(context, references)
  await db
    .updateTable("region")
    .set({ ...columnsOf(change, region.metadata), updated_at: sql`now()` })
    .where("id", "=", id)
    .execute()
  if (change.countries) await replaceCountries(db, id, change.countries)
  if (change.payment_providers !== undefined)
    await replaceProviders(db, "payment", id, change.payment_providers ?? [])
  if (change.fulfillment_providers !== undefined)
    await replaceProviders(db, "fulfillment", id, change.fulfillment_providers ?? [])
  await context.emit("region.updated", { id, fields: Object.keys(change) })
}

/** Null removes the tax code and the tax provider. */
function columnsOf(change: RegionChange, metadata: unknown) {
  return {
    ...requiredColumns("region", {
      name: change.name,
      tax_rate: change.tax_rate,
      gift_cards_taxable: change.gift_cards_taxable,
      automatic_taxes: change.automatic_taxes,
      includes_tax: change.includes_tax,
    }),
    currency_code: change.currency_code?.toLowerCase(),
    tax_code: change.tax_code,
    tax_provider_id: change.tax_provider_id,
    metadata: change.metadata ? JSON.stringify(mergeMetadata(metadata, change.metadata)) : undefined,
  }
}
