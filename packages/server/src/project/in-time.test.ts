import { afterEach, expect, it, vi } from "vitest"
import { inTime } from "./in-time.ts"

afterEach(() => void vi.useRealTimers())

it("gives up on what never comes to an end, and says what to do", async () => {
  vi.useFakeTimers()
  const waiting = expect(inTime(5, () => new Promise(() => undefined))).rejects.toThrow(
    "It took longer than 5 minutes; run long tasks as a job",
  )
  await vi.advanceTimersByTimeAsync(300_000)
  await waiting
})

it("passes on how the work ended, and leaves no timer behind", async () => {
  vi.useFakeTimers()
  await expect(inTime(5, async () => undefined)).resolves.toBeUndefined()
  await expect(inTime(5, () => Promise.reject(new Error("no")))).rejects.toThrow("no")
  expect(vi.getTimerCount()).toBe(0)
})
