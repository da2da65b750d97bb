import { sql } from "kysely"
import type { Sql } from "../../../platform/query/compile.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import { salesChannelErrors } from "./errors.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/**
 * Reads a sales channel.
 * @throws sales-channels.not_found
 * @since 0.1
 */
export async function retrieveSalesChannel(db: Executor, id: string): Promise<ResponseRow> {
  const channel = await fetchById(db, "SalesChannel", id)
  if (!channel) throw salesChannelErrors.not_found(id)
  return channel
}

/**
 * Rejects sales channels of which none exists.
 * @throws sales-channels.not_found, with all IDs
 * @since 0.1
 */
export async function assertSomeChannel(db: Executor, ids: readonly string[]): Promise<void> {
  const channel = await db
    .selectFrom("sales_channel")
    .select("id")
    .where("id", "in", ids)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!channel) throw salesChannelErrors.not_found(ids.join(", "))
}

/**
 * The sales channel that is meant when none is named.
 * @throws sales-channels.no_default
 * @since 0.1
 */
export async function defaultSalesChannelId(db: Executor): Promise<string> {
  const store = await db
    .selectFrom("store")
    .select("default_sales_channel_id as id")
    .orderBy("created_at")
    .executeTakeFirst()
  if (!store?.id) throw salesChannelErrors.no_default()
  return store.id
}

/**
 * The default sales channel as an array in SQL, for statements that use it without reading it first. SQL `null` when
 * the store has no default channel.
 * @since 0.1
 */
export const defaultChannel: Sql = sql`(
  select case when default_sales_channel_id is not null then array[default_sales_channel_id] end
  from store order by created_at limit 1)::text[]`

/**
 * All sales channels as an array in SQL.
 * @since 0.1
 */
export const allChannels: Sql = sql`array(select id from sales_channel where deleted_at is null)::text[]`
