import { defineErrors } from "../platform/kernel/errors.ts"
import { newId } from "../platform/kernel/ids.ts"
import type { Log } from "../platform/kernel/log.ts"
import { asRefusal } from "../platform/http/reply.ts"

/** A lock as its holder has it: until its time is over, unless it is renewed or released before. */
export interface Lease {
  /** what is locked: a text of 1 to 500 characters */
  readonly key: string
  /** a random text that only the holder knows */
  readonly token: string
  /** the duration of the lease in seconds, from the call on */
  readonly seconds: number
}

/** A lock provider: grants locks to the processes of a store. Locks of a holder that dies are free after their lease. */
export interface LockProvider {
  /**
   * Makes one attempt to take a lock, without waiting for it.
   * @returns whether the lock was free and is now held; false for every lock that is held, also under the same token
   * @throws Error when it is unknown whether the lock is free, for example because the provider is unreachable
   */
  acquire(lease: Lease): Promise<boolean>
  /** extends a lease that the token still holds; returns false if the lease has ended, and then changes nothing */
  renew(lease: Lease): Promise<boolean>
  /** releases a lock that the token still holds; a lock that it no longer holds is left as it is */
  release(lease: Lease): Promise<void>
}

/** The options of `lockService.execute`. */
export interface LockOptions {
  /** seconds to wait for the locks before the call fails; 10 by default, and 0 makes one attempt */
  readonly timeout?: number
  /** seconds after which the locks of a process that has died are free; 30 by default */
  readonly lease?: number
}

/** Runs work of which only one may run at a time in all processes of the store. */
export interface LockService {
  /**
   * Takes locks, runs the work and releases the locks, also if the work throws an error. The leases are renewed while
   * the work runs. Several locks are taken in a fixed order, so that callers with the same keys cannot block each other.
   * @param keys what to lock: one text or several, of up to 500 characters
   * @param work runs once while all locks are held. Its signal aborts when a lease is lost; from then on, other
   *   processes may do the same work
   * @returns what the work returns
   * @throws CommerceError `locks.not_free` when the locks are not free within `timeout` seconds
   * @throws CommerceError `locks.unavailable` when the lock provider cannot be reached
   * @throws Error in a transaction, which would commit only after the locks are released
   */
  execute<T>(
    keys: string | readonly string[],
    work: (signal: AbortSignal) => Promise<T> | T,
    options?: LockOptions,
  ): Promise<T>
}

/** What the lock service refuses. */
export const lockErrors = defineErrors("locks", {
  not_free: {
    type: "conflict",
    code: "lock_not_free",
    message: (key: string, seconds: number) =>
      `Lock ${key} was not free within ${seconds} s. Send the request again.`,
    when: "Other work held a lock of `lockService.execute` for longer than the call waited.",
    fix: "Send the request again. In code, increase `timeout`, or do less work under the lock.",
    isPassing: true,
    retryAfter: 1,
  },
  lost: {
    type: "conflict",
    code: "lock_lost",
    message: (key: string) => `The lease of lock ${key} ended before the work did. Send the request again.`,
    when: "The process could not renew the lease of a lock in time, for example because it was paused or could not reach the lock provider. The error is the `reason` of the signal that the work receives.",
    fix: "Check what the request has changed, then send it again.",
    isPassing: true,
  },
  unavailable: {
    type: "unexpected_state",
    code: "locks_unavailable",
    status: 503,
    message: () => "Locks are not available. Send the request again in a few seconds.",
    when: "The lock provider of the project, such as Redis, cannot be reached, so it is unknown whether a lock is free.",
    fix: "Send the request again after the number of seconds in the `Retry-After` header. If it persists, check the service of the provider: the log contains its error.",
    isPassing: true,
    retryAfter: 2,
  },
})

const mostCharacters = 500

/** Milliseconds between two attempts to take a lock, on average: at first, and at most. */
const pauses = { first: 20, longest: 200 }

/**
 * Creates the lock service of a shop.
 * @param provider keeps the locks
 * @param shop.isInTransaction whether what the work does is committed only after `execute` has returned
 * @since 0.1
 */
export function createLockService(
  provider: LockProvider,
  { log, isInTransaction = false }: { readonly log: Log; readonly isInTransaction?: boolean },
): LockService {
  return {
    async execute(keys, work, { timeout = 10, lease = 30 } = {}) {
      if (isInTransaction) throw new Error(inTransactionMessage)
      assertSeconds({ timeout, lease })
      const holder = new Holder(provider, lease, log)
      const until = performance.now() + timeout * 1_000
      try {
        for (const key of sortedKeys(keys)) await holder.take(key, { until, timeout })
        holder.signal.throwIfAborted()
        return await work(holder.signal)
      } finally {
        await holder.releaseAll()
      }
    },
  }
}

const inTransactionMessage =
  "lockService.execute was called in a transaction, which would commit only after the lock is released. Take the lock " +
  "first: set ownsTransactions in the endpoint, and call transaction(…) in the function that execute runs."

function assertSeconds({ timeout, lease }: Required<LockOptions>): void {
  if (!(timeout >= 0)) throw new RangeError(`timeout must be a number of seconds, and is ${timeout}.`)
  if (!(lease > 0)) throw new RangeError(`lease must be a positive number of seconds, and is ${lease}.`)
}

/** In an order that is the same in all processes, so that two callers cannot wait for each other. */
function sortedKeys(keys: string | readonly string[]): readonly string[] {
  const sorted = [...new Set(typeof keys === "string" ? [keys] : keys)].sort()
  if (sorted.length === 0) throw new RangeError("lockService.execute needs at least one key.")
  for (const key of sorted)
    if (key.length === 0 || key.length > mostCharacters)
      throw new RangeError(`A lock key must have 1 to ${mostCharacters} characters: ${key.slice(0, 50)}`)
  return sorted
}

/** Holds the locks of one call. */
class Holder {
  readonly #provider: LockProvider
  readonly #seconds: number
  readonly #log: Log
  readonly #lost = new AbortController()
  readonly #done = new AbortController()
  /** leases that are held, or may be held */
  readonly #leases: Lease[] = []

  constructor(provider: LockProvider, seconds: number, log: Log) {
    this.#provider = provider
    this.#seconds = seconds
    this.#log = log
  }

  /** aborts when a lease is lost */
  get signal(): AbortSignal {
    return this.#lost.signal
  }

  async take(key: string, { until, timeout }: { readonly until: number; readonly timeout: number }) {
    const lease: Lease = { key, token: newId("lock"), seconds: this.#seconds }
    for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
      this.signal.throwIfAborted()
      const askedAt = performance.now()
      if (await this.#acquire(lease)) return void this.#keep(lease, askedAt)
      const left = until - performance.now()
      if (left <= 0) throw lockErrors.not_free(key, timeout)
      // By chance, so that callers that wait for the same lock do not ask at the same time.
      await sleep(Math.min(left, pause * (0.5 + Math.random())), this.signal)
    }
  }

  async #acquire(lease: Lease): Promise<boolean> {
    try {
      const isTaken = await this.#provider.acquire(lease)
      if (isTaken) this.#leases.push(lease)
      return isTaken
    } catch (error) {
      // The provider may have granted the lock although its response did not arrive.
      this.#leases.push(lease)
      if (asRefusal(error)) throw error
      this.#log.error({ key: lease.key, error: String(error) }, "Cannot reach the lock provider")
      throw lockErrors.unavailable()
    }
  }

  /** Renews a lease until the work is done. Counted from before each call, it ends here no later than at the provider. */
  async #keep(lease: Lease, takenAt: number): Promise<void> {
    const milliseconds = lease.seconds * 1_000
    let until = takenAt + milliseconds
    let isSure = true
    while (!this.#done.signal.aborted) {
      const left = until - performance.now()
      await sleep(isSure ? milliseconds / 3 : Math.min(left, milliseconds / 10), this.#done.signal)
      if (this.#done.signal.aborted) return
      const askedAt = performance.now()
      const isKept = await this.#renew(lease, until - askedAt)
      if (isKept) until = askedAt + milliseconds
      else if (isKept === false || performance.now() >= until) return this.#lose(lease)
      isSure = isKept === true
    }
  }

  /** @returns undefined if it is unknown whether the lease was renewed */
  async #renew(lease: Lease, patience: number): Promise<boolean | undefined> {
    const unknown = () => undefined
    const late = new AbortController()
    const timeout = sleep(patience, AbortSignal.any([this.#done.signal, late.signal])).then(unknown)
    const renewed = (async () => this.#provider.renew(lease))().catch(unknown)
    return Promise.race([renewed, timeout]).finally(() => late.abort())
  }

  #lose({ key }: Lease): void {
    if (this.#done.signal.aborted) return
    this.#log.warn({ key }, "The lease of a lock ended before the work under it")
    this.#lost.abort(lockErrors.lost(key))
  }

  async releaseAll(): Promise<void> {
    this.#done.abort()
    await Promise.all(
      this.#leases.map(async (lease) => {
        try {
          await this.#provider.release(lease)
        } catch (error) {
          const { key, seconds } = lease
          this.#log.warn(
            { key, error: String(error) },
            `Cannot release a lock; it is free when its lease of ${seconds} s ends`,
          )
        }
      }),
    )
  }
}

/** Waits, but no longer than until the signal aborts. */
function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener("abort", end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener("abort", end)
  })
}
