import { expect, test } from "vitest"
import { ByteLru } from "./byte-lru.ts"

test("keeps the values that were used last, as many as fit", () => {
  const lru = new ByteLru<number>(10_000)
  for (let n = 0; n < 20; n++) {
    lru.set(`key ${n}`, n, 500)
    lru.get("key 0")
    expect(lru.size).toBeLessThanOrEqual(10_000)
  }
  expect(lru.get("key 0")).toBe(0)
  expect(lru.get("key 1")).toBeUndefined()
  expect(lru.get("key 19")).toBe(19)
})

test("stores nothing that takes more than an eighth, and forgets what it replaces", () => {
  const lru = new ByteLru<string>(80_000)
  lru.set("a", "small", 100)
  lru.set("a", "large", 9_900)
  expect(lru.get("a")).toBeUndefined()
  expect(lru.size).toBe(0)
  lru.set("a", "fits", 9_000)
  expect(lru.get("a")).toBe("fits")
})

test("counts a value once, however often it is replaced", () => {
  const lru = new ByteLru<number>(10_000)
  for (let n = 0; n < 100; n++) lru.set("a", n, 100)
  expect(lru.size).toBe(100 + 2 + 500)
})
