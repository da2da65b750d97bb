import { expect, test } from "vitest"
import { dateFilter, typedDateRange } from "./date-filter.ts"
import { check, optional, shape } from "./shape.ts"

const time = new Date("2026-01-01")
const either = shape({ failed_at: optional(dateFilter("failed_at")) })
const typed = shape({ created_at: optional(typedDateRange("created_at")) })

test.each([
  ["2026-01-01", { gte: time, lt: new Date("2026-01-01T00:00:00.001Z") }],
  ["null", null],
  [undefined, undefined],
  [["2026-01-01"], { gte: time, lt: new Date("2026-01-01T00:00:00.001Z") }],
  [
    ["2026-01-01", "2026-01-01"],
    [time, time],
  ],
  [{ gte: ["2026-01-01"] }, { gte: time }],
  [
    { gte: "2026-01-01", lt: "2026-01-01" },
    { gte: time, lt: time },
  ],
])("%j is a point in time, bounds, or none", (input, expected) => {
  expect(check(either, { failed_at: input })).toEqual({ value: { failed_at: expected } })
})

const noObject = "nested property failed_at must be either object or array"
test.each([
  ["x", noObject],
  ["", noObject],
  [["x"], noObject],
  [["2026-01-01", "x"], `${noObject}, ${noObject}`],
  [["x", "x"], `${noObject}, ${noObject}`],
  [["x", { gt: "x" }], `${noObject}, gt must be a Date instance`],
  [{ gt: "x" }, "gt must be a Date instance"],
  [{ a: "2026-01-01" }, "property a should not exist"],
])("%j is neither", (input, message) => {
  expect(check(either, { failed_at: input })).toEqual({ message })
})

test("bounds are accepted where v1 names their type", () => {
  expect(check(typed, { created_at: { gt: "2026-01-01" } })).toEqual({ value: { created_at: { gt: time } } })
  expect(check(typed, {})).toEqual({ value: {} })
})

test.each([
  ["2026-01-01", "an unknown value was passed to the validate function"],
  [{ gt: "x" }, "gt must be a Date instance"],
  [{ a: "1" }, "property a should not exist"],
])("%j gets the complaint with the name of the type, as v1 writes it", (input, complaint) => {
  expect(check(typed, { created_at: input })).toEqual({
    message: JSON.stringify({
      message: "created_at must be one of: DateComparisonOperator",
      details: { DateComparisonOperator: [complaint] },
    }),
  })
})
