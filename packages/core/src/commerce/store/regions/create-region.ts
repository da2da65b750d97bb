import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { checkRegion } from "./check-region.ts"
import { claimCountries } from "./claim-countries.ts"
import { replaceProviders } from "./region-providers.ts"
import type { createRegionBody } from "./shapes.ts"

/**
 * Adds a region.
 * @param input.tax_rate percent, 0 to 100
 * @param input.currency_code one of the store's currencies
 * @returns its id
 * @throws regions.tax_rate_out_of_range, regions.country_unknown, regions.country_taken,
 *   regions.payment_provider_unknown, regions.fulfillment_provider_unknown, regions.currency_not_in_store
 * @locks country
 * @emits region.created
 * @since 0.1
 */
export async function createRegion(
  context: Context,
  input: z.output<typeof createRegionBody>,
): Promise<string> {
  const { db } = context
  await checkRegion(context, input)
  const id = context.givenId ?? newId("reg")
  await db
    .insertInto("region")
    .values({
      id,
      name: input.name,
      currency_code: input.currency_code.toLowerCase(),
      tax_rate: input.tax_rate,
      tax_code: input.tax_code ?? null,
      ...requiredColumns("region", { includes_tax: input.includes_tax }),
      metadata: input.metadata ? JSON.stringify(input.metadata) : null,
    })
    .execute()
  await claimCountries(db, id, input.countries)
  await replaceProviders(db, "payment", id, input.payment_providers)
  await replaceProviders(db, "fulfillment", id, input.fulfillment_providers)
  await context.emit("region.created", { id })
  return id
}
