import type { PasswordHasher } from "../../../platform/kernel/passwords.ts"
import { Turns } from "./turns.ts"

/** How much hashing a process takes on. */
export interface HashLimits {
  /** passwords hashed at the same time; each takes 32 MiB and a thread of the few that files and names need too */
  readonly atOnce?: number
  /** passwords that may wait for their turn, a few seconds' worth; more are refused */
  readonly waiting?: number
}

/**
 * Hashes and verifies a few passwords at a time, however many are sent: the others wait for their turn, holding
 * nothing but a request.
 * @returns a hasher whose methods throw `TooManyAttempts`, answered with 429, when too many wait
 * @since 0.1
 */
export function limitHashes(
  hasher: PasswordHasher,
  { atOnce = 2, waiting = 200 }: HashLimits = {},
): PasswordHasher {
  const turns = new Turns(atOnce, waiting)
  return {
    hash: (password) => turns.take(() => hasher.hash(password)),
    verify: (stored, password) => turns.take(() => hasher.verify(stored, password)),
  }
}
