import { Semaphore } from "es-toolkit/promise"
import { TooManyAttempts } from "../../../platform/http/too-many-attempts.ts"

/** Seconds after which a client that found too many waiting may try again. */
const pause = 5

/** Runs a few pieces of work at a time. The others wait for their turn, and a maximum number may wait. */
export class Turns {
  readonly #semaphore: Semaphore
  readonly #most: number
  #asked = 0

  constructor(atOnce: number, waiting: number) {
    this.#semaphore = new Semaphore(atOnce)
    this.#most = atOnce + waiting
  }

  /** Whether nothing runs and nothing waits. */
  get isIdle(): boolean {
    return this.#asked === 0
  }

  /** @throws TooManyAttempts, answered with 429, when too many wait */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#asked >= this.#most) throw new TooManyAttempts(pause)
    this.#asked++
    await this.#semaphore.acquire()
    try {
      return await work()
    } finally {
      this.#semaphore.release()
      this.#asked--
    }
  }
}
