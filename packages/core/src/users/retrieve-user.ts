import { fetchById, type Executor, type Row } from "../query/fetch.ts"
import { userErrors } from "./errors.ts"

/**
 * An admin user by id, without the password hash.
 * @throws users.not_found
 * @since 0.1
 */
export async function retrieveUser(db: Executor, id: string): Promise<Row> {
  const user = await fetchById(db, "User", id)
  if (!user) throw userErrors.not_found(id)
  return user
}
