/** A cell of a grid that gets another text. */
export interface CellChange {
  readonly row: string
  readonly column: string
  readonly value: string
}

/**
 * The cells that a text from a spreadsheet fills: rows end with a line break, cells with a tab. What does not fit into the
 * grid is left out.
 * @param text from the clipboard
 * @param rows keys of the grid's rows, from the one where the text is pasted
 * @param columns keys of its columns, from the one where the text is pasted
 * @returns undefined where the text is a single cell, which the field takes by itself
 */
export function pastedCells(
  text: string,
  rows: readonly string[],
  columns: readonly string[],
): CellChange[] | undefined {
  const lines = text.replace(/\r?\n$/, "").split(/\r?\n/)
  if (lines.length === 1 && !text.includes("\t")) return undefined
  return lines.slice(0, rows.length).flatMap((line, index) =>
    line
      .split("\t")
      .slice(0, columns.length)
      .map((value, place) => ({ row: rows[index] ?? "", column: columns[place] ?? "", value: value.trim() })),
  )
}
