import { Semaphore } from "es-toolkit/promise"
import { TooManyAttempts } from "../http/too-many-attempts.ts"
import type { PasswordHasher } from "../kernel/passwords.ts"

/** How much hashing a process takes on. */
export interface HashLimits {
  /** passwords hashed at the same time; each takes 32 MiB and a thread of the few that files and names need too */
  readonly atOnce?: number
  /** passwords that may wait for their turn, a few seconds' worth; more are refused */
  readonly waiting?: number
}

/** Seconds after which somebody who found too many waiting may come again. */
const pause = 5

/**
 * Hashes and verifies a few passwords at a time, whoever sends how many: the others wait for their turn, holding
 * nothing but a request.
 * @returns a hasher whose methods throw `TooManyAttempts`, answered with 429, when too many wait
 * @since 0.1
 */
export function limitHashes(
  hasher: PasswordHasher,
  { atOnce = 2, waiting = 200 }: HashLimits = {},
): PasswordHasher {
  const turns = new Semaphore(atOnce)
  let asked = 0
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (asked >= atOnce + waiting) throw new TooManyAttempts(pause)
    asked++
    await turns.acquire()
    try {
      return await work()
    } finally {
      turns.release()
      asked--
    }
  }
  return {
    hash: (password) => inTurn(() => hasher.hash(password)),
    verify: (stored, password) => inTurn(() => hasher.verify(stored, password)),
  }
}
