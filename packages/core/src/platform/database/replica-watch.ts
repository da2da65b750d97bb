/** Why a read replica cannot be used. */
export interface ReplicaProblem {
  readonly status: "behind" | "failed" | "not_a_replica" | "other_history"
  /** one sentence */
  readonly reason: string
}

/** Where the watch writes. */
export interface ReplicaLog {
  warn(data: Readonly<Record<string, unknown>>, message: string): void
  info(data: Readonly<Record<string, unknown>>, message: string): void
}

const limits = {
  /** failures in a row after which reads stop trying */
  failures: 3,
  /** milliseconds until the first check, doubled up to the longest */
  firstPause: 25,
  longestPause: 1_000,
  /** milliseconds of being behind before the log says so: a healthy replica is behind for a moment after each write */
  quiet: 1_000,
  /** milliseconds between two lines of the log */
  logInterval: 60_000,
}

/**
 * Decides when reads try a replica, when it is checked again, and what the log says. While a replica fails, reads do
 * not wait for it: checks run beside them, at most one at a time and one per second.
 */
export class ReplicaWatch {
  readonly #log: ReplicaLog
  readonly #now: () => number
  #failures = 0
  #failingSince = 0
  #nextCheck = 0
  #isChecking = false
  /** reads that the primary served since the replica failed or the last line of the log */
  #diverted = 0
  #loggedAt: number | undefined
  #isAnnounced = false

  /** @param now milliseconds of any clock that does not go back */
  constructor(log: ReplicaLog, now: () => number) {
    this.#log = log
    this.#now = now
  }

  /** Whether reads try the replica. */
  get isHealthy(): boolean {
    return this.#failures < limits.failures
  }

  /** Whether the replica worked at the last attempt. */
  get isCurrent(): boolean {
    return this.#failures === 0
  }

  /** Returns true when a check is due; the caller then reports `failed` or `worked`. */
  startCheck(): boolean {
    if (this.#isChecking || this.#now() < this.#nextCheck) return false
    this.#isChecking = true
    return true
  }

  /** Notes a read that the primary served because the replica was not tried. */
  diverted(): void {
    this.#diverted++
  }

  failed({ status, reason }: ReplicaProblem): void {
    const now = this.#now()
    this.#isChecking = false
    if (this.#failures === 0) this.#failingSince = now
    // A replica that lacks the latest changes may have them a moment later; nothing else passes by itself.
    this.#failures = status === "behind" ? this.#failures + 1 : Math.max(this.#failures + 1, limits.failures)
    const doublings = Math.min(Math.max(this.#failures - limits.failures, 0), 10)
    this.#nextCheck = now + Math.min(limits.firstPause * 2 ** doublings, limits.longestPause)
    if (status === "behind" && now - this.#failingSince < limits.quiet) return
    if (this.#loggedAt !== undefined && now - this.#loggedAt < limits.logInterval) return
    this.#loggedAt = now
    this.#isAnnounced = true
    this.#log.warn(
      { status, reason, diverted_reads: this.#diverted },
      "The read replica is not used; reads go to the primary database",
    )
    this.#diverted = 0
  }

  worked(): void {
    this.#isChecking = false
    this.#failures = 0
    if (!this.#isAnnounced) return
    this.#isAnnounced = false
    this.#log.info({ diverted_reads: this.#diverted }, "The read replica is used again")
    this.#diverted = 0
  }
}
