import { describe, expect, it } from "vitest"
import { isMatch } from "../choice/fold.ts"
import type { UiStorage } from "../provider/storage.ts"
import { matchingRows } from "./client-rows.ts"
import {
  chosenOf,
  dayOfRange,
  nextOrder,
  pageRange,
  parseRange,
  rangeText,
  readListState,
  roundedCount,
  withValue,
} from "./list-state.ts"
import {
  currentPreferences,
  readPreferences,
  readViews,
  viewSearch,
  withView,
  writePreferences,
  writeViews,
} from "./preferences.ts"

const search = (text: string) => new URLSearchParams(text)

function memory(): UiStorage {
  const kept = new Map<string, string>()
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
}

describe("the address of a table", () => {
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
  })

  it("orders ascending, descending and as at first", () => {
    expect(nextOrder(undefined, "title")).toBe("title")
    expect(nextOrder("title", "title")).toBe("-title")
    expect(nextOrder("-title", "title")).toBeUndefined()
  })

  it("counts rows", () => {
    expect(pageRange(2, 24, 20)).toEqual({ first: 21, last: 24, pages: 2 })
    expect(pageRange(1, 0, 20)).toEqual({ first: 0, last: 0, pages: 1 })
    expect([85_094, 12_035, 5001, 20].map(roundedCount)).toEqual([85_000, 12_000, 5000, 20])
  })

  it.each(["2026-01-01..2026-01-31", "..100", "5..", ""])("reads and writes the range %j", (text) => {
    expect(rangeText(parseRange(text))).toBe(text)
  })

  it("reads an end of a range in days before today", () => {
    const noon = new Date(2026, 2, 3, 12).getTime()
    expect(["7d", "0d", "2026-01-31", undefined, "7"].map((end) => dayOfRange(end, noon))).toEqual([
      "2026-02-24",
      "2026-03-03",
      "2026-01-31",
      undefined,
      "7",
    ])
  })
})

describe("the columns of a table", () => {
  const columns = [{ id: "number" }, { id: "date" }, { id: "note", isHidden: true }, { id: "total" }]

  it("are the columns of the page until the user chooses others", () => {
    expect(currentPreferences(columns, undefined)).toEqual({
      order: ["number", "date", "note", "total"],
      hidden: ["note"],
    })
  })

  it("keep a person's choice when columns come and go", () => {
    const kept = { order: ["number", "total", "gone"], hidden: ["gone", "total"] }
    expect(currentPreferences(columns, kept)).toEqual({
      order: ["number", "date", "note", "total"],
      hidden: ["total", "note"],
    })
  })

  it("are remembered, and forgotten", () => {
    const storage = memory()
    writePreferences(storage, "orders", { order: ["a"], hidden: [] })
    expect(readPreferences(storage, "orders")).toEqual({ order: ["a"], hidden: [] })
    expect(readPreferences(storage, "products")).toBeUndefined()
    writePreferences(storage, "orders", undefined)
    expect(readPreferences(storage, "orders")).toBeUndefined()
    storage.set("stheno:table:orders:columns", "{")
    expect(readPreferences(storage, "orders")).toBeUndefined()
  })
})

describe("the views of a table", () => {
  it("are named queries without a page", () => {
    expect(viewSearch("page=2&status=open&q=a")).toBe("q=a&status=open")
  })

  it("replace one of the same name", () => {
    const views = withView([{ name: "Open", search: "a=1" }], { name: "Open", search: "a=2" })
    expect(views).toEqual([{ name: "Open", search: "a=2" }])
  })

  it("are kept for each table, and nonsense is left out", () => {
    const storage = memory()
    writeViews(storage, "orders", [{ name: "Open", search: "s=1" }])
    expect(readViews(storage, "orders")).toEqual([{ name: "Open", search: "s=1" }])
    expect(readViews(storage, "products")).toEqual([])
    storage.set("stheno:table:orders:views", '[1, {"name": "x"}, {"name": "y", "search": ""}]')
    expect(readViews(storage, "orders")).toEqual([{ name: "y", search: "" }])
  })
})

describe("rows in memory", () => {
  const rows = [
    { id: "1", name: "Zoë", state: "open", day: "2026-01-05T10:00:00Z", total: 100 },
    { id: "2", name: "Ada", state: "paid", day: "2026-02-05T10:00:00Z", total: 250 },
  ]
  type Row = (typeof rows)[number]
  const shape = {
    columns: [{ id: "name", header: "Name", cell: () => null, value: ({ name }: Row) => name }],
    filters: [
      { name: "state", label: "State", value: ({ state }: Row) => state },
      { kind: "date" as const, name: "day", label: "Day", value: ({ day }: Row) => day },
      { kind: "number" as const, name: "total", label: "Total", value: ({ total }: Row) => total },
    ],
  }

  it.each([
    ["", "1 2"],
    ["q=zoe", "1"],
    ["state=paid", "2"],
    ["state=paid&state=open", "1 2"],
    ["day=2026-01-05..2026-01-05", "1"],
    ["total=..100", "1"],
    ["total=101..", "2"],
    ["q=ada&state=open", ""],
  ])("are found by %j: %j", (address, ids) => {
    expect(
      matchingRows(rows, search(address), shape)
        .map(({ id }) => id)
        .join(" "),
    ).toBe(ids)
  })

  it("match every word, without accents", () => {
    expect(isMatch("São Tomé and Príncipe", "principe sao")).toBe(true)
    expect(isMatch("São Tomé", "tomas")).toBe(false)
  })
})
