import { PGlite } from "@electric-sql/pglite"
import { operations } from "@stheno/core/host"
import { beforeAll, expect, it } from "vitest"
import { readExamples } from "../reference/api/examples.ts"
import { refusedHere } from "./expectations.ts"
import { fillRequest, scenes } from "./fill/fill-request.ts"
import { memoryJournal } from "./journal.ts"
import type { Outcome } from "./messages.ts"
import { callerOf, requestOf } from "./run-trial.ts"
import { openShop, type Shop } from "./shop.ts"
import { fullShop } from "./testing/shop-data.ts"

const documented = Object.fromEntries(readExamples())
const keys = operations.map((operation) => `${operation.area}.${operation.id}`)
let shop: Shop

beforeAll(async () => {
  const data = await fullShop()
  shop = openShop({
    openDatabase: () => PGlite.create({ loadDataDir: data }),
    journal: memoryJournal(),
    alone: (work) => work(),
  })
})

async function tryOut(key: string): Promise<Outcome> {
  const operation = operations[keys.indexOf(key)]!
  const filling = await shop.quietly((inside) => fillRequest(inside, key, documented))
  return shop.run(requestOf({ ...operation, caller: callerOf(operation) }, filling))
}

// Twice, because readers press twice: what is made ready must be made ready again.
it.each(["first", "second"])(
  "answers every operation a %s time",
  async () => {
    const refused: string[] = []
    for (const key of keys) {
      try {
        const { answer } = await tryOut(key)
        if (refusedHere[key] ? answer.status !== 400 : answer.status >= 400)
          refused.push(`${key}: ${answer.status} ${answer.body.slice(0, 200)}`)
      } catch (error) {
        refused.push(`${key}: ${(error as Error).message.slice(0, 300)}`)
      }
    }
    expect(refused.join("\n")).toBe("")
  },
  300_000,
)

it("makes ready nothing for operations that do not exist", () => {
  expect(Object.keys(scenes).filter((key) => !keys.includes(key))).toEqual([])
})
