import type { Engine } from "./engine.ts"
import { differsFromV1 } from "../kernel/v1-compatibility.ts"
import { defineErrors } from "../kernel/errors.ts"

/** A password and its hash, made before the transaction began. */
export interface Hashed {
  readonly password: string
  readonly hash: string
}

/** Characters of a new password. A password that was set before these bounds still signs in. */
export const passwordLength = { min: 8, max: 128 } as const

export const passwordErrors = defineErrors("passwords", {
  length: {
    type: "invalid_data",
    message: () => `The password must have ${passwordLength.min} to ${passwordLength.max} characters`,
    when: "A new password is shorter than 8 or longer than 128 characters.",
    fix: "Choose a password with 8 to 128 characters.",
  },
})

/**
 * Hashes a new password of a user or customer. Hashing takes a tenth of a second, so do it outside of a transaction.
 * @param password 8 to 128 characters, each Unicode code point counted once
 * @returns the hash for the column `password_hash`
 * @throws passwords.length
 * @since 0.1
 */
export async function hashNewPassword(
  engine: Pick<Engine, "passwords" | "config">,
  password: string,
): Promise<string> {
  // A text longer than twice the limit has too many characters however they are encoded; do not split it.
  const length = password.length > 2 * passwordLength.max ? Infinity : [...password].length
  if (length === 0 || length > passwordLength.max) throw passwordErrors.length()
  if (length < passwordLength.min && differsFromV1(engine, "shortPasswords")) throw passwordErrors.length()
  return engine.passwords.hash(password)
}
