import { sql } from "kysely"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import { hashNewPassword } from "../../../platform/http/new-password.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { replaceHash, type Account } from "./accounts.ts"
import { passwordChangeErrors } from "./errors.ts"
import { countAttempt, forgetAttempts } from "./limit-attempts.ts"
import { endLogins } from "./sessions.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** What a signed-in person sends to change the password. */
export interface PasswordChange {
  readonly old_password: string
  readonly new_password: string
}

/**
 * Changes the password of the admin user who calls. Every other session and token of the user ends; the one of the request
 * stays. Attempts count like attempts to sign in. Of many changes at the same time one succeeds. Call it outside of a
 * transaction.
 * @throws TooManyAttempts, auth.old_password_wrong, passwords.length
 * @since 0.1
 */
export async function changePassword(
  context: Context,
  { old_password, new_password }: PasswordChange,
): Promise<void> {
  const account = await loadUser(context)
  const key = `login:admin:${account.email.toLowerCase()}`
  await countAttempt(context, key)
  const { passwords } = context.engine
  const isValid =
    account.password_hash !== null && (await passwords.verify(account.password_hash, old_password)).isValid
  if (!isValid) throw passwordChangeErrors.old_password_wrong()
  const hash = await hashNewPassword(context.engine, new_password)
  await inTransaction(context, async (inner) => {
    if (!(await replaceHash(inner.db, "admin", account, hash)))
      throw passwordChangeErrors.old_password_wrong()
    await endLogins(inner, "admin", account.id, { keepsCaller: true })
  })
  await forgetAttempts(context, key)
}

async function loadUser({ db, userId }: Context): Promise<Account> {
  // Only signed-in users get here.
  const { rows } = await sql<Account>`
    select id, email, first_name, last_name, password_hash from "user"
    where id = ${userId!} and deleted_at is null`.execute(db)
  return firstOf(rows)
}
