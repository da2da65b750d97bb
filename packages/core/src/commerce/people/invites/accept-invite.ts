import { sql, type RawBuilder } from "kysely"
import { countDifference, isAsInV1 } from "../../../platform/kernel/v1-compatibility.ts"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import { hashNewPassword } from "../../../platform/http/new-password.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Sql } from "../../../platform/query/compile.ts"
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
  const invite = await inviteOfToken(context.engine.config.jwtSecret, token)
  if (invite === undefined) throw inviteErrors.token_not_valid()
  const isMeant = isAsInV1(context.engine, "tokensOfV1")
    ? sql<boolean>`id = ${invite.id} and user_email = ${invite.email}`
    : sql<boolean>`id = ${invite.id} and token = ${token}`
  await checkInvite(context, isMeant, invite)
  const passwordHash = await hashNewPassword(context.engine, password)
  return inTransaction(context, async ({ db, emit }) => {
    const { user_email, role } = await takeInvite(db, isMeant)
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
async function checkInvite(
  { db, engine }: Context,
  isMeant: Sql,
  named: { readonly id: unknown; readonly email: unknown },
): Promise<void> {
  const { rows } = await sql<{ is_over: boolean }>`
    select expires_at < now() as is_over from invite
    where ${isMeant} and not accepted and deleted_at is null`.execute(db)
  if (!rows[0]) {
    const open = sql`select from invite where id = ${named.id} and user_email = ${named.email}
      and not accepted and deleted_at is null and expires_at > now()`
    if ((await open.execute(db)).rows.length > 0) countDifference(engine, "tokensOfV1")
    throw inviteErrors.invalid()
  }
  if (rows[0].is_over) throw inviteErrors.expired()
}

/** Removes the invite; later requests, and requests that waited for it, find none. */
async function takeInvite(db: Executor, isMeant: RawBuilder<boolean>) {
  const invite = await db
    .deleteFrom("invite")
    .where(isMeant)
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
