import { expect, test } from "vitest"
import { checkRequirements, meetsRequirements, storedAmount, type Requirement } from "./option-rules.ts"

const min = (amount: number): Requirement => ({ type: "min_subtotal", amount })
const max = (amount: number): Requirement => ({ type: "max_subtotal", amount })

test.each([
  [[], 0, true],
  [[min(100)], 99, false],
  [[min(100)], 100, true],
  [[max(100)], 99, true],
  [[max(100)], 100, false],
  [[min(50), max(100)], 75, true],
  [[min(50), max(100)], 20, false],
])("requirements %j and %d: %s", (requirements, amount, expected) => {
  expect(meetsRequirements(requirements, amount)).toBe(expected)
})

test("one requirement of each type, the least not above the most", () => {
  expect(() => checkRequirements([min(1), min(2)])).toThrow("Only one requirement of each type is allowed")
  expect(() => checkRequirements([max(10), max(10)])).toThrow("Only one requirement of each type is allowed")
  expect(() => checkRequirements([max(9), min(10)])).toThrow(
    "Max. subtotal must be greater than Min. subtotal",
  )
  for (const fine of [[max(10), min(10)], [max(10)], [min(10)], []])
    expect(() => checkRequirements(fine)).not.toThrow()
})

test("a fixed price needs an amount, a calculated one has none", () => {
  expect(storedAmount("flat_rate", 0)).toBe(0)
  expect(storedAmount("calculated", 500)).toBeNull()
  for (const amount of [null, undefined, -1])
    expect(() => storedAmount("flat_rate", amount)).toThrow(
      "Shipping options of type `flat_rate` must have an `amount`",
    )
})
