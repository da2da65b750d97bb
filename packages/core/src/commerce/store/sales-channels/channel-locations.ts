import { sql } from "kysely"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { salesChannelErrors } from "./errors.ts"

/**
 * Lets a sales channel sell what a stock location holds. When it does already, nothing changes.
 * @throws sales-channels.not_found, sales-channels.location_not_found
 * @locks sales_channel, so that two calls make one row
 * @since 0.1
 */
export async function addChannelLocation(db: Executor, channelId: string, locationId: string): Promise<void> {
  await lockChannel(db, channelId)
  await checkLocation(db, locationId)
  const existing = await db
    .selectFrom("sales_channel_location")
    .select("id")
    .where("sales_channel_id", "=", channelId)
    .where("location_id", "=", locationId)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (existing) return
  await db
    .insertInto("sales_channel_location")
    .values({ id: newId("scloc"), sales_channel_id: channelId, location_id: locationId })
    .execute()
}

/**
 * Stops a sales channel from selling what a stock location holds. When it does not, or does not exist, nothing changes.
 * @since 0.1
 */
export async function removeChannelLocation(
  db: Executor,
  channelId: string,
  locationId: string,
): Promise<void> {
  await db
    .updateTable("sales_channel_location")
    .set({ deleted_at: sql`now()` })
    .where("sales_channel_id", "=", channelId)
    .where("location_id", "=", locationId)
    .where("deleted_at", "is", null)
    .execute()
}

async function lockChannel(db: Executor, id: string): Promise<void> {
  const channel = await db
    .selectFrom("sales_channel")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!channel) throw salesChannelErrors.not_found(id)
}

async function checkLocation(db: Executor, id: string): Promise<void> {
  const location = await db
    .selectFrom("stock_location")
    .select("id")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst()
  if (!location) throw salesChannelErrors.location_not_found(id)
}
