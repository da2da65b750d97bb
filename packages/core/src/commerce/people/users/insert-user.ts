import { newId } from "../../../platform/kernel/ids.ts"
import { loadById, type Executor } from "../../../platform/query/fetch.ts"
import { userErrors } from "./errors.ts"
import type { Columns } from "../../../platform/query/selected.ts"

/** What an admin user is made of, the password hashed already. */
export interface UserRow {
  readonly email: string
  readonly passwordHash: string
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
  readonly role?: "admin" | "member" | "developer" | null | undefined
}

/**
 * Adds an admin user whose password is hashed already. The address is stored in lower case.
 * @returns the user, without the hash
 * @throws users.email_taken, also when two calls come at the same time
 */
export async function insertUser(db: Executor, input: UserRow): Promise<Columns<"User">> {
  const inserted = await db
    .insertInto("user")
    .values({
      id: newId("usr"),
      email: input.email.toLowerCase(),
      password_hash: input.passwordHash,
      first_name: input.first_name ?? null,
      last_name: input.last_name ?? null,
      role: input.role,
    })
    .onConflict((conflict) => conflict.column("email").where("deleted_at", "is", null).doNothing())
    .returning("id")
    .executeTakeFirst()
  if (!inserted) throw userErrors.email_taken()
  return await loadById(db, "User", inserted.id)
}
