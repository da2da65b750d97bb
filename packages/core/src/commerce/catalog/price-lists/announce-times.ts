import { sql } from "kysely"
import { emitAll } from "../../../platform/http/context.ts"
import type { Engine } from "../../../platform/http/engine.ts"

/**
 * Sends an event for each active price list that has started or ended since this was called last: at these moments,
 * prices change although no row does. Call it regularly. If several processes do so, one of them sends the event.
 * @returns the number of events
 * @locks price_list, by id
 * @emits price-list.updated
 * @since 0.1
 */
export async function announcePriceListTimes({ db, now }: Pick<Engine, "db" | "now">): Promise<number> {
  const moment = new Date(now()).toISOString()
  const hasPassed = sql<boolean>`((starts_at > announced_at and starts_at <= ${moment}::timestamptz)
    or (ends_at > announced_at and ends_at <= ${moment}::timestamptz))`
  // Also a statement that changes no row would make cached responses stale.
  if (!(await db.selectFrom("price_list").select("id").where(hasPassed).limit(1).executeTakeFirst())) return 0
  return db.transaction().execute(async (tx) => {
    const passed = tx.selectFrom("price_list").select("id").where(hasPassed).orderBy("id").forUpdate()
    const lists = await tx
      .updateTable("price_list")
      .set({ announced_at: moment })
      .where("id", "in", passed)
      .returning(["id", "status", "deleted_at"])
      .execute()
    const active = lists.filter(({ status, deleted_at }) => status === "active" && !deleted_at)
    await emitAll(
      { db: tx },
      "price-list.updated",
      active.map(({ id }) => ({ id })),
    )
    return active.length
  })
}
