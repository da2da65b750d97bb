import { sql } from "kysely"
import { newId } from "../../../platform/kernel/ids.ts"
import { fetchRows, type Executor } from "../../../platform/query/fetch.ts"
import { textMatches } from "../../../platform/query/filter.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/**
 * Adds sales channels to what a publishable key shows; those it has stay. As in v1, a channel need not exist.
 * @since 0.1
 */
export async function addKeyChannels(
  db: Executor,
  keyId: string,
  channelIds: readonly string[],
): Promise<void> {
  const rows = [...new Set(channelIds)].map((sales_channel_id) => ({
    id: newId("pksc"),
    publishable_key_id: keyId,
    sales_channel_id,
  }))
  if (rows.length === 0) return
  await db
    .insertInto("publishable_api_key_sales_channel")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Takes sales channels out of what a publishable key shows; those it does not have are fine.
 * @since 0.1
 */
export async function removeKeyChannels(
  db: Executor,
  keyId: string,
  channelIds: readonly string[],
): Promise<void> {
  if (channelIds.length === 0) return
  await db
    .deleteFrom("publishable_api_key_sales_channel")
    .where("publishable_key_id", "=", keyId)
    .where("sales_channel_id", "in", channelIds)
    .execute()
}

/**
 * Lists the sales channels of a publishable key; none for a key that does not exist.
 * @param q a part of the name or description
 * @since 0.1
 */
export async function listKeyChannels(
  db: Executor,
  keyId: string,
  q?: string | null,
): Promise<ResponseRow[]> {
  const ofKey = sql`root.id in (select p.sales_channel_id from publishable_api_key_sales_channel p
    where p.publishable_key_id = ${keyId})`
  return fetchRows(db, {
    entity: "SalesChannel",
    where: [ofKey, ...(q ? [textMatches(["root.name", "root.description"], q)] : [])],
    order: "created_at",
  })
}
