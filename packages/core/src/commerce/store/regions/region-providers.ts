import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { areAll } from "./check-region.ts"
import { regionErrors } from "./errors.ts"
import { lockRegion } from "./lock-region.ts"
import { touchRegion } from "./touch-region.ts"

/** The two kinds of provider that a region has a list of. */
export type RegionProviderKind = "payment" | "fulfillment"

/** Makes these the providers of a region. The providers must exist. */
export async function replaceProviders(
  db: Executor,
  kind: RegionProviderKind,
  regionId: string,
  ids: readonly string[],
): Promise<void> {
  const table = `region_${kind}_providers` as const
  await db.deleteFrom(table).where("region_id", "=", regionId).execute()
  const rows = [...new Set(ids)].map((provider_id) => ({ region_id: regionId, provider_id }))
  if (rows.length > 0) await db.insertInto(table).values(rows).execute()
}

/**
 * Adds a provider to a region. One that it has already changes nothing.
 * @throws regions.not_found, regions.payment_provider_not_found, regions.fulfillment_provider_not_found
 * @locks region
 * @emits region.updated
 * @since 0.1
 */
export async function addRegionProvider(
  context: Context,
  kind: RegionProviderKind,
  regionId: string,
  providerId: string,
): Promise<void> {
  const { db } = context
  await lockRegion(db, regionId)
  if (!(await areAll(context, kind, [providerId])))
    throw regionErrors[`${kind}_provider_not_found`](providerId)
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto(`region_${kind}_providers`)
    .values({ region_id: regionId, provider_id: providerId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (added) await touchRegion(context, regionId, [`${kind}_providers`])
}

/**
 * Removes a provider from a region. One that it does not have changes nothing.
 * @throws regions.not_found
 * @locks region
 * @emits region.updated
 * @since 0.1
 */
export async function removeRegionProvider(
  context: Context,
  kind: RegionProviderKind,
  regionId: string,
  providerId: string,
): Promise<void> {
  await lockRegion(context.db, regionId)
  const { numDeletedRows: removed } = await context.db
    .deleteFrom(`region_${kind}_providers`)
    .where("region_id", "=", regionId)
    .where("provider_id", "=", providerId)
    .executeTakeFirstOrThrow()
  if (removed) await touchRegion(context, regionId, [`${kind}_providers`])
}
