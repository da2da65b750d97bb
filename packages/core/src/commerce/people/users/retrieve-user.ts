import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import { userErrors } from "./errors.ts"
import type { Columns } from "../../../platform/query/selected.ts"

/**
 * An admin user by id, without the password hash and the token.
 * @throws users.not_found
 * @since 0.1
 */
export async function retrieveUser(db: Executor, id: string): Promise<Columns<"User">> {
  const user = await fetchById(db, "User", id)
  if (!user) throw userErrors.not_found(id)
  return user
}

/** The user with the token, for nobody's eyes but the user's own. */
export async function withToken(
  db: Executor,
  user: Columns<"User">,
): Promise<Columns<"User"> & { api_token: string | null }> {
  const { api_token } = await db
    .selectFrom("user")
    .select("api_token")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow()
  return { ...user, api_token }
}
