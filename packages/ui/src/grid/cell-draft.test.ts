import { expect, it } from "vitest"
import type { CellValue } from "./types.ts"
import { cellsOf, sortCells, withOpenCell, type DraftCell } from "./cell-draft.ts"

const cell = (rowId: string, before: CellValue, value: CellValue): DraftCell => ({
  rowId,
  columnId: "price",
  before,
  value,
})

it("restores a cell that is as it was, and leaves one alone that somebody else changed", () => {
  const held = new Map<string, CellValue>([
    ["same", 10],
    ["empty", null],
    ["changed", 11],
    ["done", 20],
  ])
  const cells = ["same", "changed", "done", "gone"].map((id) => cell(id, 10, 20))
  const empty = cell("empty", null, 20)
  expect(sortCells([...cells, empty], (rowId) => held.get(rowId))).toEqual({
    same: [cells[0], empty],
    changed: [cells[1]],
    waiting: [cells[3]],
  })
})

it("takes what is typed into an open cell for its value, until the editor is closed", () => {
  const [first, second] = [cell("a", 10, 20), cell("b", 10, 30)]
  expect(withOpenCell([first], undefined)).toEqual([first])
  expect(withOpenCell([first], second)).toEqual([first, second])
  expect(withOpenCell([first, second], cell("a", 10, "2x"))).toEqual([second, cell("a", 10, "2x")])
  expect(withOpenCell([first, second], cell("a", 10, 10)), "typed back to what it was").toEqual([second])
})

it("reads only cells from a draft", () => {
  const kept = cell("a", null, "x")
  expect(cellsOf({ savedAt: 0, values: { cells: [kept, { rowId: "b" }, null, "c"] } })).toEqual([kept])
  expect(cellsOf({ savedAt: 0, values: { title: "Form" } })).toEqual([])
  expect(cellsOf(undefined)).toEqual([])
})
