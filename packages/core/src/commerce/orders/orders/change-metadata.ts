import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import { lockOrderFor } from "./lock-order.ts"

/**
 * Merges metadata key by key with that of an order.
 * @throws orders.not_found, orders.canceled, general.metadata_key_not_valid
 * @locks order
 * @emits order.updated
 * @since 0.1
 */
export async function changeMetadata(
  { db, emit }: Pick<Context, "db" | "emit">,
  id: string,
  change: Metadata,
): Promise<void> {
  const { no_notification } = await lockOrderFor(db, id, "update")
  const { metadata } = await db
    .selectFrom("order")
    .select("metadata")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable("order")
    .set({ metadata: JSON.stringify(mergeMetadata(metadata, change)), updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .execute()
  await emit("order.updated", { id, no_notification })
}
