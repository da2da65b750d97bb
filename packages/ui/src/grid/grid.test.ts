import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { isoCurrencyDigits } from "../provider/money.ts"
import { englishMessages } from "../provider/messages.ts"
import { cellText, parseCell, type CellTexts } from "./cells.ts"
import { formatTsv, parseTsv } from "./clipboard.ts"
import {
  applyEdits,
  editedValue,
  emptyModel,
  movePlace,
  pasteTargets,
  redo,
  selectedArea,
  undo,
} from "./model.ts"

const texts: CellTexts = {
  currencyDigits: isoCurrencyDigits,
  required: "required",
  number: "number",
  money: englishMessages.form.money,
  notAllowed: "choice",
}

describe("the clipboard", () => {
  it("is what spreadsheets write", () => {
    expect(parseTsv('a\tb\r\n"two\nlines"\t"say ""hi"""\r\n')).toEqual([
      ["a", "b"],
      ["two\nlines", 'say "hi"'],
    ])
    expect(parseTsv('5" pipe\t1')).toEqual([['5" pipe', "1"]])
    expect(parseTsv("")).toEqual([[""]])
    expect(parseTsv('a;"b;c"\n1;2\n', ";")).toEqual([
      ["a", "b;c"],
      ["1", "2"],
    ])
  })

  it("is read as it was written", () => {
    const cell = fc.string().map((text) => text.replaceAll("\r", ""))
    const rows = fc
      .array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 })
      .filter((table) => table.every((row) => row.length === table[0]?.length))
    fc.assert(
      fc.property(rows, (table) => {
        expect(parseTsv(formatTsv(table))).toEqual(table)
      }),
    )
  })
})

describe("a cell", () => {
  const options = [{ value: "de", label: "Germany" }]
  it.each([
    ["text", " a ", { value: " a " }],
    ["number", "7,5", { value: 7.5 }],
    ["number", "", { value: null }],
    ["number", "many", { value: "many", problem: "number" }],
    ["money", "€ 1 234,50", { value: 123_450 }],
    ["money", "1.234", { value: "1.234", problem: englishMessages.form.money("12.50") }],
    ["boolean", "TRUE", { value: true }],
    ["boolean", "0", { value: false }],
    ["select", "germany", { value: "de" }],
    ["select", "Spain", { value: "Spain", problem: "choice" }],
  ] as const)("of kind %s reads %j", (kind, text, parsed) => {
    expect(parseCell(text, { kind, options, currency: "eur" }, texts)).toEqual(parsed)
  })

  it("may be required", () => {
    expect(parseCell(" ", { kind: "money", currency: "eur", canBeEmpty: false }, texts).problem).toBe(
      "required",
    )
  })

  it("is copied as a spreadsheet reads it", () => {
    expect(cellText(1250, { kind: "money", currency: "eur" }, texts)).toBe("12.50")
    expect(cellText("de", { kind: "select", options }, texts)).toBe("Germany")
    expect(cellText(null, { kind: "text" }, texts)).toBe("")
  })
})

describe("the edits of a grid", () => {
  const edit = (columnId: string, value: string | undefined) => ({ rowId: "r", columnId, value })

  it("are undone and redone together", () => {
    const first = applyEdits(emptyModel, [edit("a", "1"), edit("b", "2")])
    const second = applyEdits(first, [edit("a", "3")])
    expect(editedValue(second.edits, "r", "a")).toBe("3")
    expect(editedValue(undo(second).edits, "r", "a")).toBe("1")
    const start = undo(undo(second))
    expect(start.edits.size).toBe(0)
    expect(undo(start)).toBe(start)
    expect(redo(redo(start)).edits).toEqual(second.edits)
    expect(applyEdits(start, [edit("a", "4")]).future).toEqual([])
  })

  it("that change nothing are none", () => {
    const changed = applyEdits(emptyModel, [edit("a", "1")])
    expect(applyEdits(changed, [edit("a", undefined)]).edits.size).toBe(0)
    expect(applyEdits(changed, [])).toBe(changed)
    expect(applyEdits(changed, [edit("a", "1")])).toBe(changed)
  })
})

describe("the selection of a grid", () => {
  const size = { rows: 3, columns: 2 }
  const area = selectedArea({ active: { row: 2, column: 0 }, anchor: { row: 1, column: 1 } })

  it("is a rectangle, whatever corner came first", () => {
    expect(area).toEqual({ top: 1, bottom: 2, left: 0, right: 1 })
  })

  it("stays within the grid", () => {
    expect(movePlace({ row: 2, column: 1 }, { row: 5, column: 1 }, size)).toEqual({ row: 2, column: 1 })
    expect(movePlace({ row: 0, column: 1 }, { row: -1, column: -1 }, size)).toEqual({ row: 0, column: 0 })
  })

  it("is filled by one pasted cell, and cut at the edge for many", () => {
    expect(pasteTargets([["x"]], area, size)).toHaveLength(4)
    const many = pasteTargets(
      [
        ["a", "b", "c"],
        ["d", "e", "f"],
      ],
      { top: 2, bottom: 2, left: 1, right: 1 },
      size,
    )
    expect(many).toEqual([{ place: { row: 2, column: 1 }, text: "a" }])
  })
})
