import type { Row, RowModel, SortingState, TableFeatures } from "@tanstack/react-table"
import { orderOf, rankingOf, type Ranking } from "./row-order.ts"

/** The part of a table that the order of its rows needs. */
export interface SortedTable<Features extends TableFeatures, Data extends object> {
  readonly atoms: { readonly sorting?: { get(): SortingState } }
  readonly getPreSortedRowModel: () => RowModel<Features, Data>
}

interface Valued {
  readonly getValue: (column: string) => unknown
}

/** The rankings of each array of rows, by column: a table that is sorted again only puts ranks in order. */
const rankings = new WeakMap<readonly Valued[], Map<string, Ranking>>()

/** The ranking of the rows by a column. */
export function rankingOfRows(rows: readonly Valued[], column: string): Ranking {
  const known = rankings.get(rows) ?? new Map<string, Ranking>()
  rankings.set(rows, known)
  const ranking = known.get(column) ?? rankingOf(rows.map((row) => row.getValue(column)))
  known.set(column, ranking)
  return ranking
}

/** Sorts by the ranks of a column, instead of comparing the values of two rows again with every sort. */
export function createRankedRowModel<Features extends TableFeatures, Data extends object>() {
  return (table: SortedTable<Features, Data>): (() => RowModel<Features, Data>) => {
    let known: { of: RowModel<Features, Data>; name: string; sorted: RowModel<Features, Data> } | undefined
    return () => {
      const of = table.getPreSortedRowModel()
      const [by] = table.atoms.sorting?.get() ?? []
      if (!by) return of
      const name = `${by.id}:${by.desc}`
      if (known?.of !== of || known.name !== name) known = { of, name, sorted: sortedModel(of, by) }
      return known.sorted
    }
  }
}

function sortedModel<Features extends TableFeatures, Data extends object>(
  model: RowModel<Features, Data>,
  { id, desc }: SortingState[number],
): RowModel<Features, Data> {
  const rows: Row<Features, Data>[] = []
  for (const position of orderOf(rankingOfRows(model.rows, id).ranks(), desc)) {
    const row = model.rows[position]
    if (row) rows.push(row)
  }
  return { rows, flatRows: rows, rowsById: model.rowsById }
}
