import assert from "node:assert/strict"
import type { Cache } from "@stheno/core"
import { assertUnchanged, type Check } from "./check.ts"

/** A cache to test, whose values can be deleted. */
export interface CacheSubject {
  /** the cache */
  readonly provider: Cache
}

/** A key that no other check uses. */
const newKey = (rest = "value") => `contract-${crypto.randomUUID()}:${rest}`

async function assertMissing({ provider }: CacheSubject, key: string, why: string): Promise<void> {
  assert.equal(await provider.get(key), undefined, why)
}

/** Stores a value under each key. */
async function store({ provider }: CacheSubject, keys: readonly string[]): Promise<void> {
  for (const key of keys) await provider.set(key, key)
}

async function assertKept({ provider }: CacheSubject, keys: readonly string[], why: string): Promise<void> {
  for (const key of keys) assert.equal(await provider.get(key), key, `${why}: ${key}`)
}

/** What a cache must do. */
export const cacheChecks: readonly Check<CacheSubject>[] = [
  {
    name: "returns undefined for a key without a value",
    run: (subject) => assertMissing(subject, newKey(), "a key without a value must return undefined"),
  },
  {
    name: "returns every JSON value as it was",
    async run({ provider }) {
      const key = newKey()
      for (const value of [{ price: 12, tags: ["tea", null] }, [], 0, "", false, null, "茶 ☕"]) {
        await provider.set(key, value)
        assert.deepEqual(await provider.get(key), value, "a value must come back as it was stored")
      }
    },
  },
  {
    name: "returns copies",
    async run({ provider }) {
      const key = newKey()
      const value = { price: 12 }
      await provider.set(key, value)
      value.price = 13
      const copy = await provider.get<{ price: number }>(key)
      assert.equal(copy?.price, 12, "a later change of the stored object must not change the value")
      copy.price = 14
      assert.deepEqual(await provider.get(key), { price: 12 }, "a change of a copy must not change the value")
    },
  },
  {
    name: "keeps a value only for its lifetime",
    async run(subject) {
      const [short, long] = [newKey("short"), newKey("long")]
      await subject.provider.set(long, long, 60)
      await subject.provider.set(short, short, 0.2)
      const until = Date.now() + 5_000
      while ((await subject.provider.get(short)) !== undefined && Date.now() < until)
        await new Promise((resolve) => setTimeout(resolve, 50))
      await assertMissing(subject, short, "a value must be gone after its lifetime")
      await assertKept(subject, [long], "a value must not be gone before its lifetime ends")
    },
  },
  {
    name: "removes a value that is replaced with a lifetime of 0",
    async run(subject) {
      const key = newKey()
      await store(subject, [key])
      await subject.provider.set(key, "new", 0)
      await assertMissing(subject, key, "neither the old nor the new value may be left")
    },
  },
  {
    name: "keeps keys apart",
    async run(subject) {
      const start = newKey("")
      const ends = ["a", "A", "a b", "a:b", "a/b", "a%", "a_", "a?", "[a]", "a\\", "ä", "x".repeat(200)]
      const all = ends.map((end) => start + end)
      await store(subject, all)
      await assertKept(subject, all, "every key must have its own value")
    },
  },
  {
    name: "invalidates one key, also if it has no value",
    async run(subject) {
      const [one, other] = [newKey(), newKey()]
      await store(subject, [one, other])
      await subject.provider.invalidate(one)
      await subject.provider.invalidate(one)
      await assertMissing(subject, one, "an invalidated value must be gone")
      await assertKept(subject, [other], "other values must stay")
    },
  },
  {
    name: "invalidates the keys of a pattern, in which only * is special",
    async run(subject) {
      const start = newKey("")
      const matching = [`${start}a[1]_?:x`, `${start}a[1]_?:y:z`, `${start}a[1]_?:`]
      const others = [`${start}a1_?:x`, `${start}a[1]b?:x`, `${start}a[1]_c:x`, `${start}b:x`]
      await store(subject, [...matching, ...others])
      await subject.provider.invalidate(`${start}a[1]_?:*`)
      for (const key of matching) await assertMissing(subject, key, "a matching value must be gone")
      await assertKept(subject, others, "values that do not match must stay")
    },
  },
  {
    name: "leaves what it is given as it is",
    run: ({ provider }) =>
      assertUnchanged({ price: 12, tags: ["tea"] }, (value) => provider.set(newKey(), value)),
  },
]
