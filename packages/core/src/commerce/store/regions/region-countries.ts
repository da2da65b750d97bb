import type { Context } from "../../../platform/http/operation.ts"
import { claimCountries } from "./claim-countries.ts"
import { lockRegion } from "./lock-region.ts"
import { touchRegion } from "./touch-region.ts"

/**
 * Adds a country to a region. One that it has already changes nothing.
 * @param code ISO 3166, two letters, in any case
 * @throws regions.not_found, regions.country_unknown, regions.country_taken
 * @locks region, country
 * @emits region.updated
 * @since 0.1
 */
export async function addCountry(context: Context, regionId: string, code: string): Promise<void> {
  await lockRegion(context.db, regionId)
  const own = await context.db
    .selectFrom("country")
    .select("id")
    .where("iso_2", "=", code.toLowerCase())
    .where("region_id", "=", regionId)
    .executeTakeFirst()
  if (own) return
  await claimCountries(context.db, regionId, [code])
  await touchRegion(context, regionId, ["countries"])
}

/**
 * Takes a country out of a region. One that it does not have changes nothing.
 * @param code ISO 3166, two letters, in any case
 * @throws regions.not_found
 * @locks region
 * @emits region.updated
 * @since 0.1
 */
export async function removeCountry(context: Context, regionId: string, code: string): Promise<void> {
  await lockRegion(context.db, regionId)
  const { numUpdatedRows: removed } = await context.db
    .updateTable("country")
    .set({ region_id: null })
    .where("region_id", "=", regionId)
    .where("iso_2", "=", code.toLowerCase())
    .executeTakeFirstOrThrow()
  if (removed) await touchRegion(context, regionId, ["countries"])
}
