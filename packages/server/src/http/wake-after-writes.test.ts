import { expect, it } from "vitest"
import { wakeAfterWrites } from "./wake-after-writes.ts"

it.each([
  ["POST", 200, 1],
  ["DELETE", 200, 1],
  ["GET", 200, 0],
  ["OPTIONS", 204, 0],
  ["POST", 400, 0],
])("after a %s that is answered with %i, it wakes the outbox %i times", async (method, status, times) => {
  let woken = 0
  const answer = new Response(null, { status })
  const fetch = wakeAfterWrites(async () => answer, { wake: () => void woken++ })
  expect(await fetch(new Request("http://localhost/store/carts", { method }))).toBe(answer)
  expect(woken).toBe(times)
})
