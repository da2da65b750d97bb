import { expect, test } from "vitest"
import { numberRange } from "./number-range.ts"
import { check, optional, shape } from "./shape.ts"

const both = shape({ rate: optional(numberRange("rate", "NumericalComparisonOperator,Number")) })
const bounds = shape({ quantity: optional(numberRange("quantity")) })

test.each([
  ["5", 5],
  ["", 0],
  [["5"], 5],
  [
    { gt: "5", lte: "7.5" },
    { gt: 5, lte: 7.5 },
  ],
])("%j is a number or bounds", (input, expected) => {
  expect(check(both, { rate: input })).toEqual({ value: { rate: expected } })
  expect(check(bounds, { quantity: input })).toEqual({ value: { quantity: expected } })
})

test("a list without a number gets one complaint per entry", () => {
  const complaint = "nested property quantity must be either object or array"
  expect(check(bounds, { quantity: ["x"] })).toEqual({ message: complaint })
  expect(check(bounds, { quantity: ["x", "y"] })).toEqual({ message: `${complaint}, ${complaint}` })
})

const unknown = "an unknown value was passed to the validate function"
test.each([
  ["x", ["x is not a number"], [unknown]],
  [["x", "y"], ["x", "y is not a number"], [unknown]],
  [
    { gt: "x" },
    ["[object Object] is not a number"],
    ["gt must be a number conforming to the specified constraints"],
  ],
  [{ a: "1" }, ["[object Object] is not a number"], ["property a should not exist"]],
])("%j gets the complaints of both types, as v1 writes them", (input, [first, ...rest], complaints) => {
  expect(check(both, { rate: input })).toEqual({
    message: JSON.stringify({
      message: "rate must be one of: NumericalComparisonOperator,Number",
      details: {
        Number: [`Number validation failed: ${first}`, ...rest],
        NumericalComparisonOperator: complaints,
      },
    }),
  })
})

test("where v1 takes an object, the complaints are about the object", () => {
  const message = (quantity: unknown) => check(bounds, { quantity })
  expect(message("x")).toEqual({ message: "nested property quantity must be either object or array" })
  expect(message({ gt: "x" })).toEqual({
    message: "gt must be a number conforming to the specified constraints",
  })
})
