import assert from "node:assert/strict"
import type { Lease, LockProvider, LockService } from "@stheno/core"
import { createLockService, silentLog } from "@stheno/core/host"
import { assertUnchanged, pause, type Check } from "./check.ts"

/** A lock provider to test. */
export interface LockSubject {
  /** the lock provider */
  readonly provider: LockProvider
  /** the lock provider as another process of the store creates it; `provider` by default */
  readonly other?: LockProvider
}

const newKey = (rest = "lock") => `contract-${crypto.randomUUID()}:${rest}`

const leaseOf = (key: string, seconds = 60): Lease => ({ key, token: crypto.randomUUID(), seconds })

const serviceOf = (provider: LockProvider): LockService => createLockService(provider, { log: silentLog })

/** The locks as this process and as another one sees them. */
const sidesOf = ({ provider, other = provider }: LockSubject) => [provider, other] as const

async function assertHeld(provider: LockProvider, key: string, why: string): Promise<void> {
  assert.equal(await provider.acquire(leaseOf(key)), false, why)
}

/** Takes a free lock, and releases it. */
async function assertFree(provider: LockProvider, key: string, why: string): Promise<void> {
  const lease = leaseOf(key)
  assert.equal(await provider.acquire(lease), true, why)
  await provider.release(lease)
}

/** Asks until the lock is free, which it must be at some time. */
async function assertFreeSoon(provider: LockProvider, key: string, why: string): Promise<void> {
  const lease = leaseOf(key)
  const until = Date.now() + 5_000
  while (!(await provider.acquire(lease))) {
    assert.ok(Date.now() < until, why)
    await pause(50)
  }
  await provider.release(lease)
}

/** Runs work under locks many times at once, and counts what runs at the same time. */
async function mostAtOnce(
  services: readonly LockService[],
  times: number,
  keysOf: (turn: number) => readonly string[],
): Promise<{ readonly most: number; readonly runs: number }> {
  let running = 0
  let most = 0
  let runs = 0
  const work = async () => {
    most = Math.max(most, ++running)
    await pause(2)
    running--
    runs++
  }
  const options = { timeout: 20, lease: 30 }
  const turns = Array.from({ length: times }, async (_, turn) => {
    const service = services[turn % services.length]
    await service?.execute(keysOf(turn), work, options)
  })
  await rejectedAsAssertion(Promise.all(turns), "callers must get the lock one after the other")
  return { most, runs }
}

async function rejectedAsAssertion(work: Promise<unknown>, why: string): Promise<void> {
  await work.catch((error: unknown) => assert.fail(`${why}: ${String(error)}`))
}

/** What a lock provider must do. */
export const lockChecks: readonly Check<LockSubject>[] = [
  {
    name: "lets one of many callers work at a time",
    async run(subject) {
      const key = newKey()
      const counted = await mostAtOnce(sidesOf(subject).map(serviceOf), 30, () => [key])
      assert.deepEqual(counted, { most: 1, runs: 30 }, "work under one lock must not run at the same time")
    },
  },
  {
    name: "grants a free lock to one of those who ask at the same moment",
    async run(subject) {
      const key = newKey()
      const [one, other] = sidesOf(subject)
      const asked = Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other).acquire(leaseOf(key)))
      const granted = (await Promise.all(asked)).filter(Boolean)
      assert.equal(granted.length, 1, "exactly one caller must get the lock")
    },
  },
  {
    name: "holds locks in all processes",
    async run(subject) {
      const [one, other] = sidesOf(subject)
      const lease = leaseOf(newKey())
      assert.equal(await one.acquire(lease), true, "a free lock must be granted")
      await assertHeld(other, lease.key, "another process must not get a lock that is held")
      await one.release(lease)
      await assertFree(other, lease.key, "another process must get a lock that is released")
    },
  },
  {
    name: "refuses its holder a second time",
    async run({ provider }) {
      const lease = leaseOf(newKey())
      await provider.acquire(lease)
      assert.equal(await provider.acquire(lease), false, "a lock must not be granted to its holder again")
      await provider.release(lease)
      await assertFree(provider, lease.key, "one release must be enough")
    },
  },
  {
    name: "releases a lock only for its holder",
    async run({ provider }) {
      const lease = leaseOf(newKey())
      await provider.release(lease)
      await provider.acquire(lease)
      await provider.release(leaseOf(lease.key))
      await assertHeld(provider, lease.key, "somebody who does not hold a lock must not release it")
      await provider.release(lease)
      await provider.release(lease)
      await assertFree(provider, lease.key, "the holder must release its lock")
    },
  },
  {
    name: "renews a lease only for its holder",
    async run({ provider }) {
      const lease = leaseOf(newKey())
      assert.equal(await provider.renew(lease), false, "a lock that nobody holds must not be renewed")
      await assertFree(provider, lease.key, "renewing must not take a lock")
      await provider.acquire(lease)
      assert.equal(
        await provider.renew(leaseOf(lease.key)),
        false,
        "somebody who does not hold a lock must not renew it",
      )
      assert.equal(await provider.renew(lease), true, "the holder must be able to renew its lease")
      await provider.release(lease)
      assert.equal(await provider.renew(lease), false, "a lock that is released must not be renewed")
    },
  },
  {
    name: "frees the lock of a holder that has died when its lease ends",
    async run(subject) {
      const [one, other] = sidesOf(subject)
      const [short, long] = [leaseOf(newKey("short"), 0.3), leaseOf(newKey("long"))]
      await one.acquire(long)
      await one.acquire(short)
      await assertHeld(other, short.key, "a lease must not end before its time")
      await assertFreeSoon(other, short.key, "a lock must be free after its lease")
      assert.equal(await one.renew(short), false, "a lease that has ended must not be renewed")
      await assertHeld(other, long.key, "a lease must not end before its time")
      await one.release(long)
    },
  },
  {
    name: "extends a lease from the time at which it is renewed",
    async run(subject) {
      const [one, other] = sidesOf(subject)
      const lease = leaseOf(newKey(), 0.6)
      await one.acquire(lease)
      await one.renew({ ...lease, seconds: 60 })
      await pause(700)
      await assertHeld(other, lease.key, "a renewed lease must not end at its first time")
      await one.renew({ ...lease, seconds: 0.3 })
      await assertFreeSoon(other, lease.key, "a renewed lease must end at its new time")
    },
  },
  {
    name: "holds a lock for longer than its lease while work goes on",
    async run(subject) {
      const [one, other] = sidesOf(subject)
      const key = newKey()
      await rejectedAsAssertion(
        serviceOf(one).execute(
          key,
          async (signal) => {
            for (let round = 0; round < 8; round++) {
              await pause(200)
              await assertHeld(other, key, "a lock must be held until its work ends")
            }
            signal.throwIfAborted()
          },
          { lease: 0.6 },
        ),
        "work must be able to take longer than a lease",
      )
      await assertFree(other, key, "a lock must be free after its work")
    },
  },
  {
    name: "tells work that it no longer holds its lock",
    async run(subject) {
      const [one, other] = sidesOf(subject)
      let held: Lease | undefined
      const noting: LockProvider = {
        acquire: (lease) => one.acquire((held = lease)),
        renew: (lease) => one.renew(lease),
        release: (lease) => one.release(lease),
      }
      const isTold = await serviceOf(noting).execute(
        newKey(),
        async (signal) => {
          if (held) await other.release(held)
          for (let round = 0; round < 50 && !signal.aborted; round++) await pause(50)
          return signal.aborted
        },
        { lease: 0.6 },
      )
      assert.equal(isTold, true, "renewing a lock that was released must fail")
    },
  },
  {
    name: "fails when a lock is not free in time, and grants it to those who wait long enough",
    async run(subject) {
      const [one, other] = sidesOf(subject)
      const lease = leaseOf(newKey())
      await other.acquire(lease)
      const started = Date.now()
      const late = serviceOf(one).execute(lease.key, () => true, { timeout: 0.3 })
      await assert.rejects(late, { code: "lock_not_free" }, "a caller must not get a lock that is held")
      assert.ok(Date.now() - started < 5_000, "a provider must not wait by itself")
      const waiting = serviceOf(one).execute(lease.key, () => true, { timeout: 10 })
      await pause(100)
      await other.release(lease)
      await rejectedAsAssertion(waiting, "a caller that waits must get the lock once it is free")
    },
  },
  {
    name: "releases the lock of work that fails",
    async run(subject) {
      const [one, other] = sidesOf(subject)
      const key = newKey()
      const work = () => {
        throw new Error("no")
      }
      await serviceOf(one)
        .execute(key, work)
        .catch(() => undefined)
      await assertFree(other, key, "a lock must be free after its work has failed")
    },
  },
  {
    name: "takes several locks in any order",
    async run(subject) {
      const keys = ["a", "b", "c"].map((end) => newKey(end))
      const keysOf = (turn: number) => [keys[turn % 3] ?? "", keys[(turn + 1) % 3] ?? ""]
      const { runs } = await mostAtOnce(sidesOf(subject).map(serviceOf), 12, keysOf)
      assert.equal(runs, 12, "callers of overlapping locks must not block each other")
      const [first = "", second = ""] = keys
      const isBoth = await serviceOf(subject.provider).execute([second, first, second], async () => {
        const asked = await Promise.all([first, second].map((key) => subject.provider.acquire(leaseOf(key))))
        return asked.every((isGranted) => !isGranted)
      })
      assert.ok(isBoth, "all locks must be held while the work runs")
    },
  },
  {
    name: "keeps keys apart",
    async run({ provider }) {
      const start = newKey("")
      const ends = ["", "a", "A", "a b", "a:b", "a/b", "a%", "a_", "a*", "[a]", "{a}", "a\\", "'", "ä", "茶"]
      const leases = [...ends, "x".repeat(400)].map((end) => leaseOf(start + end))
      for (const lease of leases)
        assert.equal(await provider.acquire(lease), true, `every key must be a separate lock: ${lease.key}`)
      await provider.release(leases[0] ?? leaseOf(start))
      for (const { key } of leases.slice(1)) await assertHeld(provider, key, `the lock must be held: ${key}`)
      for (const lease of leases) await provider.release(lease)
    },
  },
  {
    name: "leaves what it is given as it is",
    run: ({ provider }) =>
      assertUnchanged(leaseOf(newKey()), async (lease) => {
        await provider.acquire(lease)
        await provider.renew(lease)
        await provider.release(lease)
      }),
  },
]
