import { sql } from "kysely"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import { hashNewPassword } from "../../../platform/http/new-password.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { insertUser, userErrors } from "../users/index.ts"
import { inviteErrors } from "./errors.ts"
import { inviteOfToken } from "./invite-token.ts"
import type { Columns } from "../../../platform/query/selected.ts"

/** How the invited user wants to be known. */
export interface InvitedUser {
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
  readonly password: string
}

/**
 * Makes the invited user and removes the invite. Of many calls with one token one succeeds.
 * @throws invites.token_not_valid, invites.invalid, invites.expired, invites.already_joined, passwords.length
 * @locks the invite
 * @emits user.created
 * @since 0.1
 */
export async function acceptInvite(
  context: Context,
  token: string,
  { password, ...names }: InvitedUser,
): Promise<Columns<"User">> {
  const id = await inviteOfToken(context.engine.config.jwtSecret, token)
  if (id === undefined) throw inviteErrors.token_not_valid()
  await checkInvite(context.db, id, token)
  const passwordHash = await hashNewPassword(context.engine, password)
  return inTransaction(context, async ({ db, emit }) => {
    const { user_email, role } = await takeInvite(db, id, token)
    const user = await insertUser(db, { ...names, email: user_email, role, passwordHash }).catch(
      (error: unknown) => {
        throw isEmailTaken(error) ? inviteErrors.already_joined() : error
      },
    )
    await emit("user.created", { id: user.id })
    return user
  })
}

/** Refuses at once what need not wait for a password to be hashed. */
async function checkInvite(db: Executor, id: string, token: string): Promise<void> {
  const { rows } = await sql<{ is_over: boolean }>`
    select expires_at < now() as is_over from invite
    where id = ${id} and token = ${token} and not accepted and deleted_at is null`.execute(db)
  if (!rows[0]) throw inviteErrors.invalid()
  if (rows[0].is_over) throw inviteErrors.expired()
}

/** Removes the invite; later requests, and requests that waited for it, find none. */
async function takeInvite(db: Executor, id: string, token: string) {
  const invite = await db
    .deleteFrom("invite")
    .where("id", "=", id)
    .where("token", "=", token)
    .where("accepted", "=", false)
    .where("deleted_at", "is", null)
    .returning(["user_email", "role"])
    .executeTakeFirst()
  if (!invite) throw inviteErrors.invalid()
  return invite
}

function isEmailTaken(error: unknown): boolean {
  return error instanceof Error && error.message === userErrors.email_taken().message
}
