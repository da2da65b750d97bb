import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import type { JWTPayload } from "jose"
import type { SessionKind } from "./sessions.ts"
import { readToken, readTokenOfV1, signToken } from "./tokens.ts"

/** Seconds that a password reset token lives. */
export const resetTokenLifetime = 15 * 60

/** Whose password a token resets. */
export interface ResetSubject {
  readonly id: string
  /** the stored hash; null for nobody in particular or before a password was set */
  readonly passwordHash: string | null
}

/**
 * Signs a token that resets one password once. Its key is made from the server's secret, the purpose, the account
 * and the present hash: the token opens nothing else, and dies as soon as the password changes.
 * @param claims what a page may show, e.g. the e-mail address; never trusted
 * @since 0.1
 */
export async function signResetToken(
  secret: string,
  kind: SessionKind,
  subject: ResetSubject,
  claims: JWTPayload,
): Promise<string> {
  return signToken(keyOf(secret, kind, subject), claims, resetTokenLifetime)
}

/** Whether a token resets this account's password, today's. */
export async function verifyResetToken(
  secret: string,
  kind: SessionKind,
  subject: ResetSubject,
  token: string,
): Promise<boolean> {
  const claims = await readToken(keyOf(secret, kind, subject), token)
  return claims !== undefined
}

/** Whether v1 signed a token for this account, with the stored hash as the key. */
export async function verifyResetTokenOfV1(
  kind: SessionKind,
  { id, passwordHash }: ResetSubject,
  token: string,
): Promise<boolean> {
  if (!passwordHash) return false
  const claims = await readTokenOfV1(passwordHash, token)
  return id !== "" && claims?.[kind === "admin" ? "user_id" : "customer_id"] === id
}

function keyOf(secret: string, kind: SessionKind, { id, passwordHash }: ResetSubject): string {
  const parts = JSON.stringify([secret, "password-reset", kind, id, passwordHash])
  return bytesToHex(sha256(new TextEncoder().encode(parts)))
}
