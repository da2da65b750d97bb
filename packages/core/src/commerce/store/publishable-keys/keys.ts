import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import type { z } from "../../../platform/http/shape.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import { publishableKeyErrors } from "./errors.ts"
import type { createKeyBody, updateKeyBody } from "./shapes.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"

/**
 * Reads a publishable key.
 * @throws publishable-keys.not_found
 * @since 0.1
 */
export async function retrieveKey(db: Executor, id: string): Promise<ResponseRow> {
  const key = await fetchById(db, "PublishableApiKey", id)
  if (!key) throw publishableKeyErrors.not_found(id)
  return key
}

/**
 * Adds a publishable key in the name of the signed-in user.
 * @returns its id, which is the key itself
 * @emits publishable_api_key.created
 * @since 0.1
 */
export async function createKey(context: Context, input: z.output<typeof createKeyBody>): Promise<string> {
  const id = newId("pk")
  await context.db
    .insertInto("publishable_api_key")
    .values({ id, title: input.title, created_by: context.userId ?? null })
    .execute()
  await context.emit("publishable_api_key.created", { id })
  return id
}

/**
 * Renames a publishable key, revoked or not.
 * @throws publishable-keys.not_found
 * @since 0.1
 */
export async function updateKey(
  { db }: Pick<Context, "db">,
  id: string,
  change: z.output<typeof updateKeyBody>,
): Promise<void> {
  const { numUpdatedRows: changed } = await db
    .updateTable("publishable_api_key")
    .set({ ...requiredColumns("publishable_api_key", { title: change.title }), updated_at: sql`now()` })
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  if (!changed) throw publishableKeyErrors.not_found(id)
}

/**
 * Revokes a publishable key in the name of the signed-in user.
 * @throws publishable-keys.not_found, publishable-keys.revoked_already
 * @emits publishable_api_key.revoked
 * @since 0.1
 */
export async function revokeKey(context: Context, id: string): Promise<void> {
  const { numUpdatedRows: changed } = await context.db
    .updateTable("publishable_api_key")
    .set({ revoked_at: sql`now()`, revoked_by: context.userId ?? null, updated_at: sql`now()` })
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirstOrThrow()
  if (!changed) {
    await retrieveKey(context.db, id)
    throw publishableKeyErrors.revoked_already()
  }
  await context.emit("publishable_api_key.revoked", { id })
}

/**
 * Deletes a publishable key with its list of sales channels.
 * @throws publishable-keys.not_found
 * @since 0.1
 */
export async function deleteKey({ db }: Pick<Context, "db">, id: string): Promise<void> {
  const { numDeletedRows: removed } = await db
    .deleteFrom("publishable_api_key")
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  if (!removed) throw publishableKeyErrors.not_found(id)
  await db.deleteFrom("publishable_api_key_sales_channel").where("publishable_key_id", "=", id).execute()
}
