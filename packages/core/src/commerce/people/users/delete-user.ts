import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"

/**
 * Deletes an admin user and the user's analytics settings. The user's sessions end immediately.
 * An unknown user is fine.
 * @emits user.deleted when there was one
 * @since 0.1
 */
export async function deleteUser({ db, emit }: Pick<Context, "db" | "emit">, id: string): Promise<void> {
  const deleted = await db
    .updateTable("user")
    .set({ deleted_at: sql`now()`, updated_at: sql`now()` })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returning("id")
    .executeTakeFirst()
  if (!deleted) return
  await db
    .updateTable("analytics_config")
    .set({ deleted_at: sql`now()`, updated_at: sql`now()` })
    .where("user_id", "=", id)
    .where("deleted_at", "is", null)
    .execute()
  await emit("user.deleted", { id })
}
