/**
 * Cells as a spreadsheet puts them on the clipboard: tabs between cells, lines between rows, quotes around cells that hold
 * any of these.
 */
export function formatTsv(rows: readonly (readonly string[])[]): string {
  const quoted = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
  return rows.map((row) => row.map(quoted).join("\t")).join("\n")
}

/**
 * Reads what a spreadsheet put on the clipboard. A line break at the end is not a row.
 * @param delimiter between cells: `;` or `,` in a CSV file
 */
export function parseTsv(text: string, delimiter = "\t"): string[][] {
  const rows: string[][] = [[]]
  let cell = ""
  let isQuoted = false
  const source = text.replace(/\r\n?/g, "\n").replace(/\n$/, "")
  for (let at = 0; at < source.length; at++) {
    const char = source[at]
    if (isQuoted && char === '"' && source[at + 1] === '"') {
      cell += '"'
      at++
    } else if (char === '"' && (isQuoted || cell === "")) isQuoted = !isQuoted
    else if (isQuoted || (char !== delimiter && char !== "\n")) cell += char
    else {
      rows.at(-1)?.push(cell)
      cell = ""
      if (char === "\n") rows.push([])
    }
  }
  rows.at(-1)?.push(cell)
  return rows
}
