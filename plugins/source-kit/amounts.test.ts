import { expect, it } from "vitest"
import { NotTaken } from "./src/records.ts"
import { smallestUnits } from "./src/amounts.ts"

it.each([
  ["19.90", "eur", 1990],
  ["19.9", "EUR", 1990],
  ["0.10", "usd", 10],
  ["1.005000", "bhd", 1005],
  ["1.1500", "eur", 115],
  ["1200", "jpy", 1200],
  ["1200.00", "jpy", 1200],
  ["-3.05", "eur", -305],
  ["-0.00", "eur", 0],
  ["90071992547409.91", "eur", Number.MAX_SAFE_INTEGER],
])("reads %s %s as %i", (decimal, currency, amount) => {
  expect(smallestUnits(decimal, currency)).toBe(amount)
})

it.each([
  ["1.005", "eur", "more decimals than EUR"],
  ["1200.5", "jpy", "more decimals than JPY"],
  ["90071992547409.92", "eur", "too large"],
  ["1e3", "eur", "not an amount"],
  ["1,000.00", "eur", "not an amount"],
  ["", "eur", "not an amount"],
])("takes no amount from %s %s", (decimal, currency, words) => {
  expect(() => smallestUnits(decimal, currency)).toThrow(NotTaken)
  expect(() => smallestUnits(decimal, currency)).toThrow(words)
})
