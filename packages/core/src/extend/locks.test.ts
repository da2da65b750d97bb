import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { silentLog } from "../platform/kernel/log.ts"
import { createDatabaseLocks } from "./database-locks.ts"
import { createLockService, type Lease, type LockProvider } from "./locks.ts"

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const leaseOf = (key: string, seconds = 60): Lease => ({ key, token: crypto.randomUUID(), seconds })

let database: TestDatabase
beforeAll(async () => {
  // One connection: whatever holds it while work runs would keep the work from its statements.
  database = await createTestDatabase({ max: 1 })
})
afterAll(() => database.drop())

const serviceOf = (provider: LockProvider, log = silentLog) => createLockService(provider, { log })
const rowsOf = async (key: string) =>
  (await sql`select ctid, xmin, xmax, token from lock_lease where key = ${key}`.execute(database.db)).rows

describe("locks in the database", () => {
  it("hold no connection while the work runs, and leave no row", async () => {
    const count = await serviceOf(createDatabaseLocks(database.db)).execute(["b", "a"], async () => {
      const held = await sql`select key from lock_lease order by key`.execute(database.db)
      expect(held.rows).toEqual([{ key: "a" }, { key: "b" }])
      return held.rows.length
    })
    expect(count).toBe(2)
    expect(await rowsOf("a")).toEqual([])
  })

  it("only read while they wait", async () => {
    const provider = createDatabaseLocks(database.db)
    const lease = leaseOf("busy")
    await provider.acquire(lease)
    const before = await rowsOf("busy")
    await expect(serviceOf(provider).execute("busy", () => 1, { timeout: 0.2 })).rejects.toThrow(
      "Lock busy was not free within 0.2 s. Send the request again.",
    )
    expect(await rowsOf("busy")).toEqual(before)
    await provider.release(lease)
    expect(await serviceOf(provider).execute("busy", () => 1, { timeout: 0 })).toBe(1)
  })

  it("take over the row of a holder that has died", async () => {
    const provider = createDatabaseLocks(database.db)
    await provider.acquire(leaseOf("dead", 0.05))
    await sleep(80)
    expect(await rowsOf("dead")).toHaveLength(1)
    const lease = leaseOf("dead")
    expect(await provider.acquire(lease)).toBe(true)
    expect(await rowsOf("dead")).toMatchObject([{ token: lease.token }])
    await provider.release(lease)
  })
})

/** Grants every lock, and notes what it is asked; some answers can be replaced. */
function provider(changes: Partial<LockProvider> = {}) {
  const calls: string[] = []
  const noting =
    <T>(name: keyof LockProvider, answer: T) =>
    async ({ key }: Lease) => {
      calls.push(`${name} ${key}`)
      return answer
    }
  const granting: LockProvider = {
    acquire: noting("acquire", true),
    renew: noting("renew", true),
    release: noting("release", undefined),
  }
  return { calls, locks: { ...granting, ...changes } }
}

/** Work that waits until its signal aborts, and returns why. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => signal.addEventListener("abort", () => resolve(signal.reason)))

describe("the lock service", () => {
  it("takes each key once, in order, and releases all, also after an error", async () => {
    const { calls, locks } = provider()
    const work = () => {
      throw new Error("no stock")
    }
    await expect(serviceOf(locks).execute(["b", "a", "b"], work)).rejects.toThrow("no stock")
    expect(calls).toEqual(["acquire a", "acquire b", "release a", "release b"])
  })

  it("releases what it has when another key is not free", async () => {
    const released: string[] = []
    const { locks } = provider({
      acquire: async ({ key }) => key !== "b",
      release: async ({ key }) => void released.push(key),
    })
    const refused = serviceOf(locks).execute(["a", "b"], () => 1, { timeout: 0 })
    await expect(refused).rejects.toMatchObject({ type: "conflict", code: "lock_not_free" })
    expect(released).toEqual(["a"])
  })

  it("renews the lease of a key while it waits for the next one", async () => {
    let attempts = 0
    const { calls, locks } = provider({ acquire: async ({ key }) => key === "a" || ++attempts > 5 })
    expect(await serviceOf(locks).execute(["a", "b"], () => 1, { lease: 0.15 })).toBe(1)
    expect(calls.filter((call) => call === "renew a").length).toBeGreaterThan(2)
  })

  it("aborts the signal when a lease is lost, and keeps the result of the work", async () => {
    const { locks } = provider({ renew: async () => false })
    expect(await serviceOf(locks).execute("a", untilAborted, { lease: 0.1 })).toMatchObject({
      code: "lock_lost",
      message: "The lease of lock a ended before the work did. Send the request again.",
    })
  })

  it.each([
    ["fails", () => Promise.reject(new Error("connection refused"))],
    [
      "throws",
      (): Promise<boolean> => {
        throw new Error("connection refused")
      },
    ],
    ["does not answer", () => new Promise<boolean>(() => undefined)],
  ])("aborts the signal at the end of the lease when renewing %s", async (_, renew) => {
    const started = performance.now()
    const reason = await serviceOf(provider({ renew }).locks).execute("a", untilAborted, { lease: 0.3 })
    expect(reason).toMatchObject({ code: "lock_lost" })
    expect(performance.now() - started).toBeGreaterThan(290)
  })

  it("goes on when renewing works again before the lease ends", async () => {
    let attempts = 0
    const renew = async () => {
      if (++attempts < 3) throw new Error("connection refused")
      return true
    }
    const isAborted = await serviceOf(provider({ renew }).locks).execute(
      "a",
      async (signal) => {
        await sleep(700)
        return signal.aborted
      },
      { lease: 0.5 },
    )
    expect([isAborted, attempts > 2]).toEqual([false, true])
  })

  it("runs nothing when it is unknown whether the lock is free, and releases what may be held", async () => {
    const logged: string[] = []
    const log = { ...silentLog, error: (_: object, text: string) => void logged.push(text) }
    const { calls, locks } = provider({ acquire: () => Promise.reject(new Error("connection refused")) })
    let isRun = false
    const refused = serviceOf(locks, log).execute("a", () => (isRun = true))
    await expect(refused).rejects.toMatchObject({ type: "unexpected_state", code: "locks_unavailable" })
    expect([isRun, calls, logged]).toEqual([false, ["release a"], ["Cannot reach the lock provider"]])
  })

  it("returns the result when a lock cannot be released, and says when it is free", async () => {
    const logged: string[] = []
    const log = { ...silentLog, warn: (_: object, text: string) => void logged.push(text) }
    const { locks } = provider({ release: () => Promise.reject(new Error("connection refused")) })
    expect(await serviceOf(locks, log).execute("a", () => 1, { lease: 5 })).toBe(1)
    expect(logged).toEqual(["Cannot release a lock; it is free when its lease of 5 s ends"])
  })

  it("rejects wrong arguments, and accepts a key of 500 characters", async () => {
    const { execute } = serviceOf(createDatabaseLocks(database.db))
    const wrong = [execute([], () => 1), execute("", () => 1), execute(["a", "x".repeat(501)], () => 1)]
    const options = [{ timeout: -1 }, { timeout: Number.NaN }, { lease: 0 }]
    for (const call of [...wrong, ...options.map((each) => execute("a", () => 1, each))])
      await expect(call).rejects.toBeInstanceOf(RangeError)
    const long = Array.from({ length: 500 }, () =>
      String.fromCodePoint(0x4e00 + Math.floor(Math.random() * 20_000)),
    ).join("")
    expect(await execute(long, () => 1)).toBe(1)
  })
})
