import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { readCells } from "./cells.ts"
import { readColumns } from "./columns.ts"
import { createProblemList } from "./problems.ts"
import { csvLimits, readCsv, type CsvRow, type Dialect } from "./read-csv.ts"
import { restoreFormula } from "./formulas.ts"
import * as writing from "./write-csv.ts"

const csvLine = (cells: readonly writing.Cell[]) => writing.csvLine(cells, { quotesCommas: true })
const utf8 = (text: string) => new TextEncoder().encode(text)

function streamOf(bytes: Uint8Array, size = bytes.length || 1): ReadableStream<Uint8Array> {
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, at + size))
      at += size
    },
  })
}

async function rowsOf(bytes: Uint8Array, size?: number): Promise<CsvRow[]> {
  const rows: CsvRow[] = []
  for await (const batch of readCsv(streamOf(bytes, size))) rows.push(...batch)
  return rows
}
const cellsOf = async (bytes: Uint8Array, size?: number) =>
  (await rowsOf(bytes, size)).map(({ cells }) => cells)

describe("reading", () => {
  test.each([
    ["commas and LF", "a,b\n1,2\n"],
    ["semicolons and CRLF", "a;b\r\n1;2\r\n"],
    ["tabs and CR", "a\tb\r1\t2"],
    ["a byte order mark", "\uFEFFa;b\n1;2\n"],
    ["both line ends, empty rows", "a,b\r\n\n,\n1,2"],
  ])("%s", async (_name, text) => {
    for (const size of [1, 2, 3, 1000])
      expect(await cellsOf(utf8(text), size)).toEqual([
        ["a", "b"],
        ["1", "2"],
      ])
  })

  test("Latin-1, UTF-8 and UTF-16, cut anywhere", async () => {
    const latin = new Uint8Array([...utf8("a;b\nGr"), 0xf6, 0xdf, ...utf8("e;"), 0xe9])
    const wide = new Uint8Array([0xff, 0xfe, ...[..."a;b\nGröße;é"].flatMap((c) => [c.charCodeAt(0), 0])])
    for (const bytes of [latin, wide, utf8("a;b\nGröße;é")])
      for (const size of [1, 2, 5, 1000]) expect((await cellsOf(bytes, size))[1]).toEqual(["Größe", "é"])
  })

  test("a file that stops being UTF-8", async () => {
    const bytes = new Uint8Array([...utf8("a\né\n"), 0xff, 0x41])
    await expect(rowsOf(bytes)).rejects.toThrow("the text is not UTF-8 throughout")
  })

  test("lines are counted through cells that span several", async () => {
    const rows = await rowsOf(utf8('a,b\n"x\ny",1\n\nz,2\n'), 3)
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 5])
  })

  test("quotes that do not close, and text after a closing one", async () => {
    await expect(rowsOf(utf8('a,b\n1,"2\n3,4\n'))).rejects.toThrow("line 2: a quote opens here")
    await expect(rowsOf(utf8('a,b\n1,"2"x\n3,4\n'))).rejects.toThrow("line 2: text follows a closing quote")
  })

  test("a million columns, and a row without end, are refused early", async () => {
    await expect(rowsOf(utf8("a,".repeat(1_000_000)))).rejects.toThrow("longer than 1048576 characters")
    await expect(rowsOf(utf8(",".repeat(csvLimits.columns + 1)))).rejects.toThrow("more than 5000 cells")
    let sent = 0
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 65_536
        controller.enqueue(utf8(`"${"x".repeat(65_535)}`.replaceAll('"', sent > 65_536 ? "x" : '"')))
      },
    })
    await expect(async () => {
      for await (const _ of readCsv(endless)) expect(_).toEqual([])
    }).rejects.toThrow("is a quote missing?")
    expect(sent).toBeLessThan(3_000_000)
  })
})

describe("columns and cells", () => {
  const rules = [
    { key: "id", title: "Id", isRequired: true },
    { key: "price", title: /^Price ([A-Z]{3})$/ },
  ] as const

  test("unknown, repeated and missing columns are reported together", () => {
    const header = { line: 1, cells: ["Price EUR", "Price EUR", "Nonsense"] }
    expect(() => readColumns(header, rules)).toThrow(
      [
        'The csv file parsing failed due to: line 1, column "Price EUR": the column is there twice',
        'The csv file parsing failed due to: line 1, column "Nonsense": the column "Nonsense" is unknown',
        'The csv file parsing failed due to: line 1: the column "Id" is missing',
      ].join("\n"),
    )
    expect(() => readColumns(undefined, rules)).toThrow("the file is empty")
  })

  test.each([
    [";", "12,5", 12.5],
    [",", "12.5", 12.5],
    [";", "-3", -3],
    [",", "", undefined],
  ])("a number between %s: %s", (delimiter, cell, expected) => {
    const [price] = readColumns({ line: 1, cells: ["Price EUR", "Id"] }, rules)
    const dialect: Dialect = { delimiter, newline: "\n" }
    const problems = createProblemList()
    expect(readCells({ line: 2, cells: [cell, "x"] }, dialect, problems).decimal(price!)).toBe(expected)
    expect(() => problems.throwIfAny()).not.toThrow()
  })

  test("what is not a number, not whole or no flag says where", () => {
    const [price] = readColumns({ line: 1, cells: ["Price EUR", "Id"] }, rules)
    for (const [kind, cell, message] of [
      ["decimal", "1e9", '"1e9" is not a number'],
      ["integer", "1.5", '"1.5" is not a whole number'],
      ["flag", "yes", '"yes" is neither true nor false'],
    ] as const) {
      const problems = createProblemList()
      readCells({ line: 7, cells: [cell, ""] }, { delimiter: ",", newline: "\n" }, problems)[kind](price!)
      expect(() => problems.throwIfAny()).toThrow(`line 7, column "Price EUR": ${message}`)
    }
  })
})

describe("writing", () => {
  test.each([
    "=1+1",
    "+1",
    "-1",
    "@x",
    "\tx",
    "\rx",
    "\nx",
    "＝1",
    "＋1",
    "－1",
    "＠x",
    "'=1",
    "''@",
    "'＝1",
  ])("%j is made harmless", (text) => {
    const line = csvLine([text])
    expect(line.replace(/^"/, "")[0]).toBe("'")
    expect(line.replace(/^"/, "").slice(1, 1 + text.length)).toBe(text)
  })

  test("numbers stay numbers, and v1's quoting is kept", () => {
    expect(csvLine([-5, "a,b", 'a"b', true, null, "plain text"])).toBe('-5;"a,b";"a""b";true;;plain text\r\n')
    expect(writing.csvLine(["a,b", "c;d"], { quotesCommas: false })).toBe('a,b;"c;d"\r\n')
  })

  test("any cells come back as they were", async () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary", maxLength: 8 }),
      fc.string({
        unit: fc.constantFrom("'", "=", "＝", "＠", "-", "@", "+", "\t", "\r", "\n", '"', ";", ",", "a", " "),
      }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(cell, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 9 }),
        async (cells, size) => {
          // the first line tells the dialect, and the last cell stands apart: rows without any text are passed over
          const bytes = utf8(csvLine(["a;b", "c", "d"]) + csvLine([...cells, "end"]))
          const [, row] = await rowsOf(bytes, size)
          expect(row!.cells.map(restoreFormula)).toEqual([...cells, "end"])
        },
      ),
      { numRuns: 300 },
    )
  })
})
