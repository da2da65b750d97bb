import { expect, it } from "vitest"
import { createRareLog } from "./src/webshipper/rare-log.ts"

it("writes one line per interval, with the number of events", () => {
  let now = 0
  const written: number[] = []
  const log = createRareLog(60_000, () => now)
  const note = () => log.note((count) => written.push(count))
  note()
  expect(written).toEqual([1])
  for (now = 1; now < 60_000; now += 20_000) note()
  expect(written).toEqual([1])
  now = 60_000
  note()
  expect(written).toEqual([1, 4])
})
