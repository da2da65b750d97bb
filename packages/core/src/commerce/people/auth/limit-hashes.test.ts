import { expect, test } from "vitest"
import { createEngine } from "../../../create-engine.ts"
import { TooManyAttempts } from "../../../platform/http/too-many-attempts.ts"
import type { PasswordHasher } from "../../../platform/kernel/passwords.ts"
import { createTestApp } from "@stheno/testing/test-app.ts"
import { limitHashes } from "./limit-hashes.ts"

/** A hasher that blocks until the test releases it, and counts how many passwords it hashes at once. */
function createSlow() {
  let atWork = 0
  const seen = { most: 0, done: 0 }
  const waiting: (() => void)[] = []
  const work = async <T>(result: T): Promise<T> => {
    seen.most = Math.max(seen.most, ++atWork)
    await new Promise<void>((resolve) => waiting.push(resolve))
    atWork--
    seen.done++
    return result
  }
  const hasher: PasswordHasher = {
    hash: (password) => work(`hash of ${password}`),
    verify: () => work({ isValid: false, isWeak: false }),
  }
  const pause = () => new Promise((resolve) => setTimeout(resolve))
  const goOn = async () => {
    for (await pause(); waiting.length > 0; await pause()) waiting.shift()!()
  }
  return { hasher, seen, goOn }
}

test("so many passwords are hashed at once and no more, in turn", async () => {
  const { hasher, seen, goOn } = createSlow()
  const limited = limitHashes(hasher, { atOnce: 2, waiting: 10 })
  const hashes = Array.from({ length: 6 }, (_, n) => limited.hash(String(n)))
  const checks = Array.from({ length: 6 }, () => limited.verify("hash", "password"))
  await goOn()
  expect(await Promise.all(hashes)).toEqual(["0", "1", "2", "3", "4", "5"].map((n) => `hash of ${n}`))
  await Promise.all(checks)
  expect(seen).toEqual({ most: 2, done: 12 })
})

test("who comes when too many wait is refused, and the next one is not", async () => {
  const { hasher, seen, goOn } = createSlow()
  const limited = limitHashes(hasher, { atOnce: 1, waiting: 2 })
  const three = [limited.hash("a"), limited.hash("b"), limited.verify("hash", "c")]
  await expect(limited.hash("d")).rejects.toBeInstanceOf(TooManyAttempts)
  await goOn()
  await Promise.all(three)
  const late = limited.hash("e")
  await goOn()
  expect([await late, seen.done]).toEqual(["hash of e", 4])
})

test("a password that cannot be hashed leaves its place to the next", async () => {
  const failing: PasswordHasher = {
    hash: () => Promise.reject(new Error("out of memory")),
    verify: () => Promise.reject(new Error("out of memory")),
  }
  const limited = limitHashes(failing, { atOnce: 1, waiting: 0 })
  for (let n = 0; n < 3; n++) await expect(limited.hash("a")).rejects.toThrow("out of memory")
})

test("every engine has the limit", async () => {
  const shop = await createTestApp()
  const { hasher, seen, goOn } = createSlow()
  const { passwords } = createEngine({ db: shop.engine.db, passwords: hasher })
  const hashes = Array.from({ length: 20 }, () => passwords.hash("a"))
  await goOn()
  await Promise.all(hashes)
  expect(seen).toEqual({ most: 2, done: 20 })
  await shop.close()
})
