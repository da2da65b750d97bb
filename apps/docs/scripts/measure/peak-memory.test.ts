import { expect, it } from "vitest"
import { familyOf, memoryOf } from "./peak-memory.ts"

it("counts a process and all that it has started, and nobody else", () => {
  const parents = new Map([
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 1],
  ])
  expect(familyOf(2, parents).toSorted()).toEqual([2, 3, 4, 5])
})

it.runIf(process.platform === "linux")("sees the memory of this process", () => {
  expect(memoryOf(process.pid)).toBeGreaterThan(10_000_000)
})
