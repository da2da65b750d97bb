import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { mergeMetadata, type Metadata } from "../../../platform/kernel/metadata.ts"
import { userErrors } from "./errors.ts"
import { retrieveUser } from "./retrieve-user.ts"
import type { Columns } from "../../../platform/query/selected.ts"

/** Properties that are absent stay; metadata is merged key by key. */
export interface UserChange {
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
  readonly role?: "admin" | "member" | "developer" | null | undefined
  readonly api_token?: string | null | undefined
  readonly metadata?: Metadata | null | undefined
}

/**
 * Changes an admin user.
 * @throws users.not_found
 * @locks the user
 * @emits user.updated
 * @since 0.1
 */
export async function updateUser(
  { db, emit }: Pick<Context, "db" | "emit">,
  id: string,
  { metadata, ...change }: UserChange,
): Promise<Columns<"User">> {
  const current = await db
    .selectFrom("user")
    .select("metadata")
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!current) throw userErrors.not_found(id)
  const merged = metadata ? { metadata: JSON.stringify(mergeMetadata(current.metadata, metadata)) } : {}
  await db
    .updateTable("user")
    .set({ ...change, ...merged, updated_at: sql`now()` })
    .where("id", "=", id)
    .execute()
  await emit("user.updated", { id })
  const user = await retrieveUser(db, id)
  return change.api_token === undefined ? user : { ...user, api_token: change.api_token }
}
