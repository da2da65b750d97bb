import type { Context } from "../../../platform/http/operation.ts"
import { findAccount, replaceHash } from "./accounts.ts"
import type { SessionKind } from "./sessions.ts"

/** A hash of no password: verifying against it takes as long as a real one, so that timing reveals nothing. */
const decoys = new WeakMap<object, Promise<string>>()

/**
 * Checks an e-mail address and a password of an admin user or of a customer with an account. A hash weaker than
 * today's is replaced on success.
 * @returns the id, or undefined when they do not fit; an unknown address takes as long as a known one
 */
export async function verifyLogin(
  context: Context,
  kind: SessionKind,
  email: string,
  password: string,
): Promise<string | undefined> {
  const { passwords } = context.engine
  const account = await findAccount(context.db, kind, email)
  const stored = account?.password_hash ?? (await decoyOf(passwords))
  const { isValid, isWeak } = await passwords.verify(stored, password)
  // A weak hash is verified in no time: hashing again, even if unused, makes up for it.
  const strong = isWeak ? await passwords.hash(password) : undefined
  if (!account?.password_hash || !isValid) return undefined
  if (strong) await replaceHash(context.db, kind, account, strong)
  return account.id
}

function decoyOf(passwords: Context["engine"]["passwords"]): Promise<string> {
  const known = decoys.get(passwords)
  if (known) return known
  const decoy = passwords.hash(crypto.randomUUID())
  decoys.set(passwords, decoy)
  // If too many passwords waited to be hashed, the next sign-in tries again.
  decoy.catch(() => decoys.delete(passwords))
  return decoy
}
