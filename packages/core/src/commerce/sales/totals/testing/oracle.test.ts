import { describe, expect, test } from "vitest"
import { compareWithOracle } from "./oracle-check.ts"
import { randomCase, type RandomCase } from "./random-carts.ts"

const cases = Number(process.env["STHENO_ORACLE_CASES"] ?? 2000)
const firstSeed = Number(process.env["STHENO_ORACLE_SEED"] ?? 1)

describe("totals against an oracle that reckons in fractions", () => {
  test(
    `${cases} random carts and their orders agree in every number`,
    () => {
      let [compared, ambiguous] = [0, 0]
      for (let seed = firstSeed; seed < firstSeed + cases; seed++) {
        const outcome = compareWithOracle(randomCase(seed))
        if (outcome.differences.length > 0)
          expect({ seed, differences: outcome.differences }).toEqual({ seed, differences: [] })
        compared += outcome.compared
        ambiguous += outcome.ambiguous
      }
      expect(compared).toBeGreaterThan(cases * 25)
      expect(ambiguous / compared).toBeLessThan(0.0001)
    },
    20_000 + cases * 5,
  )

  test("a seed always makes the same cart, and 500 seeds make every kind", () => {
    expect(randomCase(42)).toEqual(randomCase(42))
    const kinds = Array.from({ length: 500 }, (_, seed) => kindsOf(randomCase(seed))).flat()
    expect([...new Set(kinds)].toSorted()).toEqual([
      "eur",
      "fixed item",
      "fixed total",
      "free_shipping total",
      "jpy",
      "kwd",
      "large quantity",
      "line with several taxes",
      "percentage item",
      "percentage total",
      "return line",
      "tax-inclusive line",
      "taxable gift card",
      "untaxable gift card",
      "usd",
    ])
  })
})

function kindsOf(made: RandomCase): string[] {
  const lines = made.items.flatMap((item) => [
    item.is_return && "return line",
    item.includes_tax && "tax-inclusive line",
    (item.tax_lines?.length ?? 0) > 1 && "line with several taxes",
    item.quantity > 100_000 && "large quantity",
  ])
  const cards = made.gift_cards.map((card) => `${card.tax_rate === null ? "un" : ""}taxable gift card`)
  const rules = made.discounts.map(({ rule }) => `${rule.type} ${rule.allocation}`)
  return [
    made.currency_code,
    ...rules,
    ...cards,
    ...lines.filter((kind) => kind !== false && kind !== null && kind !== undefined),
  ]
}
