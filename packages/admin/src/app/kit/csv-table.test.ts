import { expect, it } from "vitest"
import { csvTable, firstRows } from "./csv-table.ts"

it.each([",", ";", "\t", "|"])(
  "reads cells between %j, quoted ones too, and passes over empty rows",
  (sign) => {
    const line = (...cells: readonly string[]) => `${cells.join(sign)}\r\n`
    const text = `\uFEFF${line("Handle", "Price, net")}${line("mug", `"a ${sign} ""b"""`)}${line("", "")}\r\n${line("cup", "2")}`
    // A comma in a title makes fewer cells than the delimiter of a file with more columns.
    const more = text.replaceAll("\r\n", `${sign}x\r\n`)
    if (sign !== ",") expect(csvTable(more).titles).toEqual(["Handle", "Price, net", "x"])
    expect(csvTable(text.replace("Price, net", "Price")).lines).toEqual([
      ["mug", `a ${sign} "b"`],
      ["cup", "2"],
    ])
  },
)

it("has the first rows with the columns in which they have values", () => {
  const text = "Handle;Empty;SKU\nmug;;\ncup;;C-1\njug;late;J-1\n"
  expect(firstRows(text, 2)).toEqual({
    titles: ["Handle", "SKU"],
    lines: [
      ["mug", ""],
      ["cup", "C-1"],
    ],
  })
  expect(firstRows(text, 9).titles).toEqual(["Handle", "Empty", "SKU"])
  expect(firstRows("Handle;SKU\n", 2)).toEqual({ titles: [], lines: [] })
})

it("reads no further than the first rows of a long file need, and shows no row that was cut", () => {
  const long = "x".repeat(90_000)
  const { lines } = firstRows(`A;B\n1;${long}\n2;${long}\n3;${long}\n`, 10)
  expect(lines.map(([first]) => first)).toEqual(["1", "2"])
})
