import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
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
  await checkRegion(context, change)
  await db
    .updateTable("region")
    .set({ ...columnsOf(change, region.metadata), updated_at: sql`now()` })
    .where("id", "=", id)
    .execute()
  if (change.countries) await replaceCountries(db, id, change.countries)
  if (change.payment_providers) await replaceProviders(db, "payment", id, change.payment_providers)
  if (change.fulfillment_providers)
    await replaceProviders(db, "fulfillment", id, change.fulfillment_providers)
  await context.emit("region.updated", { id, fields: Object.keys(change) })
}

/** Only the code and the tax provider can be taken away with null; elsewhere null changes nothing. */
function columnsOf(change: RegionChange, metadata: unknown) {
  return {
    name: change.name ?? undefined,
    currency_code: change.currency_code?.toLowerCase(),
    tax_code: change.tax_code,
    tax_rate: change.tax_rate ?? undefined,
    gift_cards_taxable: change.gift_cards_taxable ?? undefined,
    automatic_taxes: change.automatic_taxes ?? undefined,
    tax_provider_id: change.tax_provider_id,
    includes_tax: change.includes_tax ?? undefined,
    metadata: change.metadata ? JSON.stringify(mergeMetadata(metadata, change.metadata)) : undefined,
  }
}
