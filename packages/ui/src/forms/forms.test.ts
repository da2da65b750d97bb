import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { englishMessages } from "../provider/messages.ts"
import { formatMoney, isoCurrencyDigits, moneyText, parseMoney, parseNumber } from "../provider/money.ts"
import type { UiStorage } from "../provider/storage.ts"
import { fieldErrors } from "./api-error.ts"
import { changesForm, createDraftWriter, dropDraft, readDraft, writeDraft } from "./draft.ts"
import { z } from "./schema.ts"

function memory(): UiStorage {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}

describe("an error of the API", () => {
  it("goes to the fields that it names", () => {
    const message = "title must be a string, prices.0.amount must be a number"
    expect(fieldErrors(message, ["title", "amount", "handle"])).toEqual({
      title: "title must be a string",
      amount: "prices.0.amount must be a number",
    })
    expect(fieldErrors("A product with this handle exists", ["title"])).toEqual({})
  })

  it("prefers the whole path to the last name", () => {
    expect(fieldErrors("lines.1.name is missing", ["name", "lines.0.name", "lines.1.name"])).toEqual({
      "lines.1.name": "lines.1.name is missing",
    })
  })
})

describe("a draft", () => {
  const day = 24 * 60 * 60 * 1000

  it("is kept for a month", () => {
    const storage = memory()
    writeDraft(storage, "product", { values: { title: "Half" }, savedAt: 0 })
    expect(readDraft(storage, "product", 29 * day)).toEqual({ values: { title: "Half" }, savedAt: 0 })
    expect(readDraft(storage, "product", 31 * day)).toBeUndefined()
    expect(readDraft(storage, "product", 0)).toBeUndefined()
  })

  it("belongs to its key, and can be dropped", () => {
    const storage = memory()
    writeDraft(storage, "a", { values: { x: 1 }, savedAt: 0 })
    expect(readDraft(storage, "b", 0)).toBeUndefined()
    dropDraft(storage, "a")
    expect(readDraft(storage, "a", 0)).toBeUndefined()
  })

  it("is restored only for the version that it was written for", () => {
    const storage = memory()
    writeDraft(storage, "a", { values: { x: 1 }, savedAt: 0, of: "first" })
    expect(readDraft(storage, "a", 0, "first")?.values).toEqual({ x: 1 })
    expect(readDraft(storage, "a", 0, "second")).toBeUndefined()
    expect(readDraft(storage, "a", 0, "first")).toBeUndefined()
    writeDraft(storage, "a", { values: { x: 1 }, savedAt: 0 })
    expect(readDraft(storage, "a", 0, "first")).toBeUndefined()
  })

  it("leaves files out, and ignores invalid drafts", () => {
    const storage = memory()
    writeDraft(storage, "a", {
      values: { picture: new Blob(["x"]), pictures: [new Blob(["x"])], title: "T" },
      savedAt: 0,
    })
    expect(readDraft(storage, "a", 0)?.values).toEqual({ title: "T" })
    storage.set("stheno:draft:a", '"text"')
    expect(readDraft(storage, "a", 0)).toBeUndefined()
  })
})

describe("a draft of a form", () => {
  const start = { title: "", tags: [] as string[] }
  it.each([
    [{ title: "Half" }, true],
    [{ tags: ["new"] }, true],
    [{ title: "", tags: [] }, false],
    [{ title: "", picture: new Blob(["x"]) }, false],
    [{}, false],
  ])("with %j restores something: %j", (values, expected) => {
    expect(changesForm(start, { values })).toBe(expected)
  })
})

describe("money in a field", () => {
  it.each([
    ["12.50", 2, 1250],
    ["12,5", 2, 1250],
    ["1 000", 2, 100_000],
    ["7", 0, 7],
    ["-3.10", 2, -310],
    ["12.555", 2, undefined],
    ["7.5", 0, undefined],
    ["abc", 2, undefined],
  ])("%j with %i digits is %s", (text, digits, amount) => {
    expect(parseMoney(text, digits)).toBe(amount)
  })

  it("is shown with every digit of the currency", () => {
    expect([moneyText(5, 2), moneyText(-310, 2), moneyText(7, 0), moneyText(1234, 3)]).toEqual([
      "0.05",
      "-3.10",
      "7",
      "1.234",
    ])
    expect([isoCurrencyDigits("jpy"), isoCurrencyDigits("eur"), isoCurrencyDigits("nonsense")]).toEqual([
      0, 2, 2,
    ])
    const format = { locale: "en", currencyDigits: isoCurrencyDigits }
    expect(formatMoney(9_007_199_254_740_991, "eur", format)).toBe("€90,071,992,547,409.91")
  })

  it("reads numbers with a point or a comma", () => {
    expect([parseNumber("7,5"), parseNumber(" 1.5 "), parseNumber("1e3"), parseNumber("")]).toEqual([
      7.5,
      1.5,
      undefined,
      undefined,
    ])
  })
})

describe("the texts of a schema", () => {
  const textOf = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message
  const { form } = englishMessages

  it.each([
    ["an empty text", z.string().check(z.minLength(1)), "", form.required],
    ["a short text", z.string().check(z.minLength(8)), "abc", form.short(8)],
    ["a long text", z.string().check(z.maxLength(2)), "abc", form.long(2)],
    ["a wrong email address", z.email(), "ada", form.email],
    ["no number", z.number(), null, form.required],
    ["a small number", z.number().check(z.gte(5)), 3, form.min("5")],
    ["a large number", z.number().check(z.lte(5)), 7, form.max("5")],
    ["no choice", z.array(z.string()).check(z.minLength(1)), [], form.required],
    ["text that is not a number", z.number(), Number.NaN, form.number],
  ])("for %s", (_name, schema, value, text) => {
    expect(textOf(schema, value)).toBe(text)
  })

  it("are silent where nothing is wrong", () => {
    expect(textOf(z.email(), "ada@example.com")).toBeUndefined()
  })
})

describe("changes of a form", () => {
  const kept: unknown[] = []
  const writer = createDraftWriter((values) => kept.push(values))
  beforeEach(() => {
    kept.length = 0
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it("are kept once after a pause", () => {
    writer.put({ title: "H" })
    writer.put({ title: "Ha" })
    expect(kept).toEqual([])
    vi.runAllTimers()
    expect(kept).toEqual([{ title: "Ha" }])
  })

  it("are kept at once when the page is left, and not a second time", () => {
    writer.put({ title: "Half" })
    writer.flush()
    writer.flush()
    vi.runAllTimers()
    expect(kept).toEqual([{ title: "Half" }])
  })

  it("are not kept after the form was saved", () => {
    writer.put({ title: "Half" })
    writer.forget()
    writer.flush()
    vi.runAllTimers()
    expect(kept).toEqual([])
  })
})
