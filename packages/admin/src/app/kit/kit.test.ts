import { SthenoError } from "@stheno/js-client"
import { describe, expect, it } from "vitest"
import { errorText, isMissing, mayHaveChanged } from "./errors.ts"
import {
  emptyValue,
  moneyProblem,
  unitsProblem,
  numberOrNull,
  orNull,
  problemOf,
  shownFields,
  withKnownChoices,
  type Field,
} from "./fields.ts"
import { timesOfDays } from "./day-range.ts"
import { withoutEmpty } from "./list-state.ts"

it("sends the filters of which anything is chosen", () => {
  expect(withoutEmpty({ a: ["x"], b: [] })).toEqual({ a: ["x"] })
})

describe("a field", () => {
  const field = (kind: Parameters<typeof emptyValue>[0]["kind"], more: object = {}) => ({
    name: "x",
    label: "X",
    kind,
    ...more,
  })

  it("begins empty, or with the first of its choices", () => {
    expect(emptyValue(field("text"))).toBe("")
    expect(emptyValue(field("switch"))).toBe(false)
    const options = [{ value: "a", label: "A" }]
    expect(emptyValue(field("select", { options, required: true }))).toBe("a")
    expect(emptyValue(field("select", { options }))).toBe("")
  })

  it.each([
    ["text", { required: true }, "", true],
    ["text", { required: true }, " ", true],
    ["number", {}, " ", false],
    ["password", { required: true }, " ", false],
    ["text", {}, "", false],
    ["checks", { required: true }, [], true],
    ["money", { currency: "eur" }, "12.555", true],
    ["money", { currency: "eur" }, "12.55", false],
    ["number", {}, "1e3", true],
    ["number", {}, "7,5", false],
    ["number", { isWhole: true }, "1.5", true],
    ["number", { isWhole: true }, "0", true],
    ["number", { isWhole: true }, "10", false],
    ["number", { isWhole: true }, "", false],
    ["number", { isWhole: true, min: 0 }, "0", false],
    ["number", { isWhole: true, min: 0 }, "0.5", true],
    ["number", { isWhole: true, min: 0 }, "-1", true],
    ["number", { isWhole: true, min: 0, max: 100 }, "100", false],
    ["number", { isWhole: true, min: 0, max: 100 }, "101", true],
    ["number", { max: 100 }, "99,5", false],
    ["number", { max: 100 }, "100.1", true],
    ["number", { isWhole: true }, "2147483647", false],
    ["number", { isWhole: true }, "2147483648", true],
    ["money", { currency: "eur" }, "21474836.47", false],
    ["money", { currency: "eur" }, "21474836.48", true],
    ["money", { currency: "eur", max: 500 }, "5.01", true],
    ["email", {}, "ada", true],
    ["password", { minLength: 8 }, "short", true],
  ] as const)("of kind %s with %j is wrong or not: %j", (kind, more, value, isWrong) => {
    expect(problemOf(field(kind, more), value) !== undefined).toBe(isWrong)
  })

  it("of a draft keeps the choices that there still are", () => {
    const options = ["de", "fr"].map((value) => ({ value, label: value }))
    const fields = [
      { ...field("checks", { options }), name: "countries" },
      { ...field("select", { options }), name: "country" },
      { ...field("text"), name: "name" },
      { ...field("tags", { options, isCreatable: true }), name: "words" },
    ]
    const start = { countries: [], country: "fr", name: "", words: [] }
    const kept = (countries: string[], country: string) => ({
      countries,
      country,
      name: "at",
      words: ["at"],
    })
    expect(withKnownChoices(fields, kept(["de", "at"], "at"), start)).toEqual(kept(["de"], "fr"))
    expect(withKnownChoices(fields, kept(["fr", "de"], "de"), start)).toEqual(kept(["fr", "de"], "de"))
    expect(withKnownChoices(fields, kept([], ""), start)).toEqual(kept([], ""))
  })

  it.each([
    ["2026-03-02T00:00:00.000Z", "2026-03-01T00:00:00.000Z", false],
    ["2026-03-01T00:00:00.000Z", "2026-03-01T00:00:00.000Z", true],
    ["2026-02-28T00:00:00.000Z", "2026-03-01T00:00:00.000Z", true],
    ["2026-02-28T00:00:00.000Z", "", false],
    ["", "2026-03-01T00:00:00.000Z", false],
  ])("that ends at %j is wrong or not with a start at %j: %j", (end, start, isWrong) => {
    const problem = problemOf(field("time", { after: "start" }), end, { start })
    expect(problem).toBe(isWrong ? "The end must be later than the start." : undefined)
  })

  it.each([
    ["", undefined],
    ["12.50", undefined],
    ["12.505", "Enter an amount such as 12.50."],
    ["99999999999", "Enter at most €21,474,836.47."],
  ])("that is the amount %j of a task has the problem %j", (text, problem) => {
    expect(moneyProblem(text, "eur")).toBe(problem)
  })

  it.each([
    ["1", undefined],
    ["2147483647", undefined],
    ["2147483648", "Enter at most 2,147,483,647."],
    ["1.5", "Enter a whole number above 0."],
    ["0", "Enter a whole number above 0."],
    ["", "Enter a value."],
  ])("that is the quantity %j of a task has the problem %j", (text, problem) => {
    expect(unitsProblem(text)).toBe(problem)
  })

  it.each([
    ["9", "10", true],
    ["10", "10", false],
    ["10", "", false],
    ["", "10", false],
  ])("with the maximum %j is wrong or not with the minimum %j: %j", (max, min, isWrong) => {
    for (const kind of ["money", "number"] as const) {
      const problem = problemOf(field(kind, { notBelow: "min", currency: "eur" }), max, { min })
      expect(problem).toBe(isWrong ? "The maximum must not be lower than the minimum." : undefined)
    }
  })

  it("omits null", () => {
    expect([orNull("  "), orNull(" a ")]).toEqual([null, "a"])
    expect([numberOrNull(""), numberOrNull("7,5")]).toEqual([null, 7.5])
  })
})

describe("a refusal", () => {
  const refusal = (facts: object) => new SthenoError({ type: "invalid_data", message: "No", ...facts })

  it("is put into words", () => {
    expect(errorText(refusal({ message: "Too much" }))).toBe("Too much")
    expect(errorText(refusal({ errors: ["No stock.", "No price."] }))).toBe("No stock. No price.")
    expect(errorText(refusal({ type: "network_error" }))).toMatch(/Cannot reach the server/)
    expect(errorText(new Error("Oh"))).toBe("Oh")
    expect(isMissing(refusal({ status: 404 }))).toBe(true)
  })

  it.each([
    [{ status: 400 }, false],
    [{ status: 422, type: "duplicate_error" }, false],
    [{ status: 401, type: "unauthorized" }, false],
    [{ status: 400, type: "not_allowed" }, true],
    [{ status: 409, type: "conflict" }, true],
    [{ status: 500, type: "unknown_error" }, true],
    [{ type: "network_error" }, true],
  ])("of %j may have changed something: %j", (facts, expected) => {
    expect(mayHaveChanged(refusal(facts))).toBe(expected)
  })
})

it("shows the fields that depend on others as these ask", () => {
  const fields: Field[] = [
    { name: "type", kind: "text", label: "Type" },
    {
      name: "amount",
      kind: "money",
      label: "Amount",
      depends: ({ type }) => type === "fixed" && { currency: "eur" },
    },
  ]
  expect(shownFields(fields, { type: "free" }).map(({ name }) => name)).toEqual(["type"])
  expect(shownFields(fields, { type: "fixed" })[1]).toMatchObject({ name: "amount", currency: "eur" })
})

it("a range of days begins and ends where the reader is, and takes no other text", () => {
  const now = new Date(2026, 2, 3, 12).getTime()
  expect(timesOfDays({ from: "2026-01-01", to: "2026-01-31" }, now)).toEqual({
    gte: new Date(2026, 0, 1).toISOString(),
    lte: new Date(2026, 0, 31, 23, 59, 59, 999).toISOString(),
  })
  expect(timesOfDays({ from: "7d", to: undefined }, now)).toEqual({
    gte: new Date(2026, 1, 24).toISOString(),
  })
  expect(timesOfDays({ from: "yesterday", to: undefined }, now)).toBeUndefined()
})
