import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { inviteErrors } from "./errors.ts"
import { signInviteToken } from "./invite-token.ts"

type Role = "admin" | "member" | "developer"
type InviteContext = Pick<Context, "db" | "emit" | "engine">

/** Days that an invite can be accepted. */
const lifetimeDays = 7

/**
 * Invites an e-mail address to become an admin user. Inviting it again changes the role and replaces the token.
 * @throws invites.has_account
 * @emits invite.created
 * @since 0.1
 */
export async function createInvite(context: InviteContext, email: string, role: Role): Promise<void> {
  const user_email = email.toLowerCase()
  const users = await sql`
    select from "user" where email = ${user_email} and deleted_at is null`.execute(context.db)
  if (users.rows.length > 0) throw inviteErrors.has_account()
  const { id } = await context.db
    .insertInto("invite")
    .values({ id: newId("invite"), user_email, role, token: "" })
    .onConflict((conflict) =>
      conflict
        .column("user_email")
        .doUpdateSet({ role, accepted: false, deleted_at: null, updated_at: sql`now()` }),
    )
    .returning("id")
    .executeTakeFirstOrThrow()
  await renewToken(context, { invite_id: id, role, user_email })
}

/**
 * Gives an invite a new token and a new term; the old token ends.
 * @throws invites.not_found
 * @locks the invite
 * @emits invite.created
 * @since 0.1
 */
export async function resendInvite(context: InviteContext, id: string): Promise<void> {
  const invite = await context.db
    .selectFrom("invite")
    .select(["role", "user_email"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .forUpdate()
    .executeTakeFirst()
  if (!invite) throw inviteErrors.not_found()
  await renewToken(context, { invite_id: id, role: invite.role ?? "member", user_email: invite.user_email })
}

/**
 * Takes an invite back. An unknown one is fine.
 * @since 0.1
 */
export async function deleteInvite({ db }: Pick<Context, "db">, id: string): Promise<void> {
  await db.deleteFrom("invite").where("id", "=", id).execute()
}

async function renewToken(
  { db, emit, engine }: InviteContext,
  claims: { invite_id: string; role: string; user_email: string },
): Promise<void> {
  const token = await signInviteToken(engine.config.jwtSecret, claims)
  await db
    .updateTable("invite")
    .set({
      token,
      expires_at: sql`now() + make_interval(days => ${lifetimeDays})`,
      updated_at: sql`now()`,
    })
    .where("id", "=", claims.invite_id)
    .execute()
  await emit("invite.created", { id: claims.invite_id, token, user_email: claims.user_email })
}
