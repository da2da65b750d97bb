import { SthenoError } from "@stheno/js-client"
import { describe, expect, it } from "vitest"
import { errorText, fieldErrors, isMissing } from "./errors.ts"
import { emptyValue, numberOrNull, orNull, problemOf } from "./fields.ts"
import { chosenOf, nextOrder, pageRange, readListState, withoutEmpty, withValue } from "./list-state.ts"

const search = (text: string) => new URLSearchParams(text)

describe("the address of a list", () => {
  it("holds search, order and page", () => {
    expect(readListState(search("q=hat&order=-created_at&page=3"))).toEqual({
      q: "hat",
      order: "-created_at",
      page: 3,
    })
    expect(readListState(search("page=-2"))).toEqual({ q: "", order: undefined, page: 1 })
  })

  it("begins at the first page again when anything else changes", () => {
    expect(withValue(search("q=hat&page=3"), "q", "cap").toString()).toBe("q=cap")
    expect(withValue(search("q=hat"), "page", "2").toString()).toBe("q=hat&page=2")
    expect(withValue(search("s=a&s=b"), "s", ["c", "d"]).toString()).toBe("s=c&s=d")
    expect(withValue(search("s=a"), "s", undefined).toString()).toBe("")
  })

  it("chooses among what there is", () => {
    expect(chosenOf(search("s=b&s=x&s=a"), "s", ["a", "b", "c"])).toEqual(["a", "b"])
    expect(withoutEmpty({ a: ["x"], b: [] })).toEqual({ a: ["x"] })
  })

  it("orders rising, falling and as at first", () => {
    expect(nextOrder(undefined, "title")).toBe("title")
    expect(nextOrder("title", "title")).toBe("-title")
    expect(nextOrder("-title", "title")).toBeUndefined()
    expect(nextOrder("-title", "created_at")).toBe("created_at")
  })

  it("counts rows", () => {
    expect(pageRange(2, 24)).toEqual({ first: 21, last: 24, pages: 2 })
    expect(pageRange(1, 0)).toEqual({ first: 0, last: 0, pages: 1 })
  })
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
    ["text", {}, "", false],
    ["checks", { required: true }, [], true],
    ["money", { currency: "eur" }, "12.555", true],
    ["money", { currency: "eur" }, "12.55", false],
    ["number", {}, "1e3", true],
    ["number", {}, "7,5", false],
    ["email", {}, "ada", true],
    ["password", { minLength: 8 }, "short", true],
  ] as const)("of kind %s with %j is wrong or not: %j", (kind, more, value, isWrong) => {
    expect(problemOf(field(kind, more), value) !== undefined).toBe(isWrong)
  })

  it("says nothing by null", () => {
    expect([orNull("  "), orNull(" a ")]).toEqual([null, "a"])
    expect([numberOrNull(""), numberOrNull("7,5")]).toEqual([null, 7.5])
  })
})

describe("a refusal", () => {
  const refusal = (facts: object) => new SthenoError({ type: "invalid_data", message: "No", ...facts })

  it("goes to the fields that it names", () => {
    const message = "title must be a string, prices.0.amount must be a number"
    expect(fieldErrors(message, ["title", "amount", "handle"])).toEqual({
      title: "title must be a string",
      amount: "prices.0.amount must be a number",
    })
    expect(fieldErrors("A product with this handle exists", ["title"])).toEqual({})
  })

  it("is put into words", () => {
    expect(errorText(refusal({ message: "Too much" }))).toBe("Too much")
    expect(errorText(refusal({ errors: ["No stock.", "No price."] }))).toBe("No stock. No price.")
    expect(errorText(refusal({ type: "network_error" }))).toMatch(/Cannot reach the server/)
    expect(errorText(new Error("Oh"))).toBe("Oh")
    expect(isMissing(refusal({ status: 404 }))).toBe(true)
  })
})
