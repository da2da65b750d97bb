import type { Engine } from "../../../platform/http/engine.ts"
import { hashNewPassword } from "../../../platform/http/new-password.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { insertUser } from "./insert-user.ts"
import type { Columns } from "../../../platform/query/selected.ts"

/** The input for creating a user of the dashboard. */
export interface NewUser {
  readonly email: string
  readonly password: string
  readonly first_name?: string | null
  readonly last_name?: string | null
  readonly role?: "admin" | "member" | "developer" | null
}

/**
 * Creates a user of the dashboard. The email address is stored in lower case.
 * @returns the user, without the password hash
 * @throws users.email_taken, passwords.length
 * @since 0.1
 */
export async function createUser(
  { db, engine }: { db: Executor; engine: Pick<Engine, "config" | "passwords"> },
  { password, ...input }: NewUser,
): Promise<Columns<"User">> {
  return insertUser(db, { ...input, passwordHash: await hashNewPassword(engine, password) })
}
