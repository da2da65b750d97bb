import { expect, test } from "vitest"
import { checkSales } from "../stress-tests/money-invariants.ts"
import { seededRandom } from "../stress-tests/test.ts"

test("the money of 3,000 random carts and orders adds up, and nothing costs less than 0", () => {
  const breaches: string[] = []
  const figures: Record<string, number | string> = {}
  const seed = 18
  checkSales(
    {
      seed,
      round: undefined,
      minutes: 1,
      isOver: () => false,
      random: seededRandom(seed),
      breach: (what) => void breaches.push(what),
      figure: (name, value) => void (figures[name] = value),
    },
    3000,
  )
  expect(breaches.slice(0, 10)).toEqual([])
  expect(figures).toMatchObject({ sales: 3000 })
})
