/** A value of a cell. Amounts are integers in the currency's smallest unit. */
export type CellValue = string | number | boolean | null

/** One choice of a `select` cell. */
export interface GridOption {
  readonly value: string
  readonly label: string
}

/**
 * A column of a `DataGrid`.
 * @since 0.1
 */
export interface GridColumn<Row> {
  /** a unique name */
  readonly id: string
  /** the heading of the column */
  readonly header: string
  /** how users edit the cells */
  readonly kind: "text" | "number" | "money" | "boolean" | "select"
  /** the value of a cell */
  readonly value: (row: Row) => CellValue
  /** the whole column, or some of its cells */
  readonly isReadOnly?: boolean | ((row: Row) => boolean)
  /** of `money`, ISO 4217 */
  readonly currency?: string
  /** of `select` */
  readonly options?: readonly GridOption[]
  /** in pixels; 140 by default. On a phone, a fixed column is narrower. */
  readonly width?: number
  /** `low`: on a phone, the column comes after all others */
  readonly priority?: "low"
  /** on a phone, a second line of a fixed column; `valueOf` reads what another column of the row shows */
  readonly note?: (row: Row, valueOf: (columnId: string) => CellValue) => string | undefined
  /** `false` for cells that may not be empty */
  readonly canBeEmpty?: boolean
  /** what is wrong with a value; undefined for nothing */
  readonly validate?: (value: CellValue, row: Row) => string | undefined
}

/**
 * A cell that was changed.
 * @since 0.1
 */
export interface GridChange<Row> {
  readonly row: Row
  readonly rowId: string
  readonly columnId: string
  readonly before: CellValue
  readonly value: CellValue
}

/** A place in the grid, from 0. */
export interface Place {
  readonly row: number
  readonly column: number
}

/** A rectangle of cells, both ends included. */
export interface Area {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}
