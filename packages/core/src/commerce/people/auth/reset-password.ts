import { decodeJwt } from "jose"
import { differsFromV1 } from "../../../platform/kernel/v1-compatibility.ts"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import { hashNewPassword } from "../../../platform/http/new-password.ts"
import { EmptyReply, type Context } from "../../../platform/http/operation.ts"
import { savepoint } from "../../../platform/http/run.ts"
import { findAccount, replaceHash, type Account } from "./accounts.ts"
import { countAttempt, countHash } from "./limit-attempts.ts"
import {
  signResetToken,
  verifyResetToken,
  verifyResetTokenOfV1,
  type ResetSubject,
} from "./purpose-tokens.ts"
import { endLogins, type SessionKind } from "./sessions.ts"

/** Replaces an account that does not exist, so that the same work is done. */
const nobody: Account = { id: "", email: "", first_name: null, last_name: null, password_hash: null }

/** The event that carries a reset token, and what else a side says in it. */
const announcements: Record<
  SessionKind,
  (emit: Context["emit"], account: Account, token: string) => Promise<void>
> = {
  admin: (emit, { email }, token) => emit("user.password_reset", { email, token }),
  store: (emit, { id, email, first_name, last_name }, token) =>
    emit("customer.password_reset", { id, email, first_name, last_name, token }),
}

/**
 * Emits a token that resets the password of an admin user.
 * @throws TooManyAttempts
 * @emits user.password_reset
 */
export async function requestUserReset(context: Context, email: string): Promise<unknown> {
  return requestReset(context, "admin", email)
}

/**
 * Emits a token that resets the password of a customer.
 * @throws TooManyAttempts
 * @emits customer.password_reset
 */
export async function requestCustomerReset(context: Context, email: string): Promise<unknown> {
  return requestReset(context, "store", email)
}

/**
 * Emits no event for an address without an account. The response, the statements and the time are the same, so that no
 * one learns which addresses have one. Call it outside of a transaction.
 */
async function requestReset(context: Context, kind: SessionKind, email: string): Promise<unknown> {
  await countAttempt(context, `reset:${kind}:${email.toLowerCase()}`)
  const account = await findAccount(context.db, kind, email)
  const { id, email: address, ...rest } = account ?? nobody
  const claims = kind === "admin" ? { user_id: id, email: address } : { customer_id: id }
  const subject = { id, passwordHash: rest.password_hash }
  const token = await signResetToken(context.engine.config.jwtSecret, kind, subject, claims)
  await inTransaction(context, (inner) => announce(inner, kind, account, token))
  return new EmptyReply(204)
}

async function announce(
  context: Context,
  kind: SessionKind,
  account: Account | undefined,
  token: string,
): Promise<void> {
  const undone = new Error("nobody to announce to")
  await savepoint(context.db, async () => {
    await announcements[kind](context.emit, account ?? nobody, token)
    if (!account) throw undone
  }).catch((error: unknown) => {
    if (error !== undone) throw error
  })
}

/** Whether a text is a token at all, no matter who signed it. */
export function isToken(text: string): boolean {
  try {
    decodeJwt(text)
    return true
  } catch {
    return false
  }
}

/** What the caller sends with a reset token. */
export interface PasswordReset {
  /** without it the address is taken from the token */
  readonly email?: string | null | undefined
  readonly token: string
  readonly password: string
}

/**
 * Sets a new password with a reset token, once, and ends all sessions of the account. Of concurrent uses,
 * one succeeds. Call it outside of a transaction.
 * @returns the account's id, or undefined when the token is not valid for it
 * @throws TooManyAttempts, passwords.length
 */
export async function resetPassword(
  context: Context,
  kind: SessionKind,
  { email, token, password }: PasswordReset,
): Promise<string | undefined> {
  await countHash(context, `password:${kind}`)
  const account = await findAccount(context.db, kind, email ?? addressIn(token))
  const { id, password_hash: passwordHash } = account ?? nobody
  const subject: ResetSubject = { id, passwordHash }
  const isValid =
    (await verifyResetToken(context.engine.config.jwtSecret, kind, subject, token)) ||
    ((await verifyResetTokenOfV1(kind, subject, token)) && !differsFromV1(context.engine, "tokensOfV1"))
  if (!account || !isValid) return undefined
  const hash = await hashNewPassword(context.engine, password)
  return inTransaction(context, async (inner) => {
    if (!(await replaceHash(inner.db, kind, account, hash))) return undefined
    await endLogins(inner, kind, id)
    return id
  })
}

/** Only a hint at whose key to try: the signature is checked with the account's own key afterwards. */
function addressIn(token: string): string {
  try {
    const { email } = decodeJwt(token)
    return typeof email === "string" ? email : ""
  } catch {
    return ""
  }
}
