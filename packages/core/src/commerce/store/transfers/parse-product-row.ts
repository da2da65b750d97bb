import {
  readCells,
  type CellReader,
  type Column,
  type CsvRow,
  type Dialect,
  type ProblemList,
} from "../../../platform/csv/index.ts"
import { isWebAddress } from "../../../platform/http/web-address.ts"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import { readPrices, type FilePrice, type PriceColumn } from "./price-cells.ts"
import {
  productMeasures,
  productTexts,
  variantFlags,
  variantMeasures,
  variantTexts,
  type ProductColumnKey,
} from "./product-columns.ts"

/** Values of columns that the file has; null where the cell is empty. */
export type Values = Readonly<Record<string, string | number | boolean | null>>

/** Something that a row names, with the column that names it. */
export interface Named {
  readonly name: string
  readonly column: string
}

/** What a row says about its product. */
export interface ProductPart {
  readonly id: string | undefined
  readonly values: Values
  readonly status: string | undefined
  readonly discountable: boolean | undefined
  /** undefined where the file has no such column, null where the cell is empty */
  readonly collection: Named | null | undefined
  readonly type: string | null | undefined
  readonly tags: readonly string[]
  readonly images: readonly string[]
  readonly channels: readonly (Named & { readonly alternative: string | undefined })[]
  readonly categories: readonly Named[]
}

/** What a row says about its variant. */
export interface VariantPart {
  readonly id: string | undefined
  readonly values: Values
  readonly options: readonly { readonly title: string; readonly value: string }[]
  readonly prices: readonly FilePrice[]
}

/** One row of an import of products. */
export interface ProductRow {
  readonly line: number
  readonly handle: string
  readonly product: ProductPart
  /** undefined in a row that is about the product only */
  readonly variant: VariantPart | undefined
}

/** How the rows of one file are read. */
export interface ProductLayout {
  readonly columns: ReadonlyMap<ProductColumnKey, readonly Column<ProductColumnKey>[]>
  readonly prices: readonly PriceColumn[]
  readonly dialect: Dialect
}

const statuses = ["draft", "proposed", "published", "rejected"]

/** Reads a row. What is wrong with it goes on the list of problems. */
export function parseProductRow(
  row: CsvRow,
  layout: ProductLayout,
  problems: ProblemList,
): ProductRow | undefined {
  const cells = readCells(row, layout.dialect, problems)
  const of = (key: ProductColumnKey) => layout.columns.get(key) ?? []
  const [handleColumn] = of("handle")
  const handle = handleColumn && cells.text(handleColumn)
  if (!handle) {
    cells.refuse(handleColumn, "the cell must not be empty")
    return undefined
  }
  return { line: row.line, handle, product: readProduct(cells, of), variant: readVariant(cells, of, layout) }
}

type ColumnsOf = (key: ProductColumnKey) => readonly Column<ProductColumnKey>[]

function readProduct(cells: CellReader, of: ColumnsOf): ProductPart {
  const text = (key: ProductColumnKey) => textOf(cells, of(key)[0])
  const [status] = of("status")
  const word = status && cells.text(status)?.trim().toLowerCase()
  if (word && !statuses.includes(word))
    cells.refuse(status, `the status must be one of ${statuses.join(", ")}`)
  const thumbnail = of("productText").filter(({ title }) => title === "Product Thumbnail")
  for (const column of [...of("image"), ...thumbnail]) refuseUnsafe(cells, column)
  const [discountable] = of("discountable")
  const collection = text("collection")
  return {
    id: text("productId") ?? undefined,
    values: {
      ...valuesOf(of("productText"), productTexts, (column) => cells.text(column)),
      ...valuesOf(of("productMeasure"), productMeasures, (column) => cells.integer(column)),
    },
    status: word || undefined,
    discountable: discountable && cells.flag(discountable),
    // A cell was read from it.
    collection: collection == null ? collection : { name: collection, column: of("collection")[0]!.title },
    type: text("type"),
    tags: (text("tags") ?? "")
      .split(",")
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ""),
    images: numbered(of("image")).flatMap((column) => cells.text(column) ?? []),
    channels: readChannels(cells, of),
    categories: numbered(of("category")).flatMap((column) => {
      const name = cells.text(column)
      return name ? [{ name, column: column.title }] : []
    }),
  }
}

/** The same rule as for addresses in the API. */
function refuseUnsafe(cells: CellReader, column: Column): void {
  if (!isWebAddress(cells.text(column) ?? ""))
    cells.refuse(column, "the address must start with http:// or https://, or be a path")
}

/** A channel is named by id, else by name. */
function readChannels(cells: CellReader, of: ColumnsOf): ProductPart["channels"] {
  const groups = groupBy([...of("channelId"), ...of("channelName")], ({ groups: [number] }) => Number(number))
  return [...groups.entries()]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([, columns]) => {
      const [first, second] = columns.flatMap((column) => {
        const name = cells.text(column)
        return name ? [{ name, column: column.title }] : []
      })
      return first ? [{ ...first, alternative: second?.name }] : []
    })
}

function readVariant(cells: CellReader, of: ColumnsOf, { prices }: ProductLayout): VariantPart | undefined {
  const id = textOf(cells, of("variantId")[0]) ?? undefined
  const values = {
    ...valuesOf(of("variantText"), variantTexts, (column) => cells.text(column)),
    ...valuesOf(of("variantMeasure"), variantMeasures, (column) => cells.integer(column)),
    ...flagsOf(cells, of("variantFlag")),
  }
  const options = readOptions(cells, of)
  const part = { id, values, options, prices: readPrices(cells, prices) }
  const isEmpty = !id && Object.values(values).every((value) => value === null) && options.length === 0
  return isEmpty && part.prices.length === 0 ? undefined : part
}

function readOptions(cells: CellReader, of: ColumnsOf): VariantPart["options"] {
  const names = new Map(of("optionName").map((column) => [column.groups[0], column]))
  return numbered(of("optionValue")).flatMap((column) => {
    const value = cells.text(column)
    const nameColumn = names.get(column.groups[0])
    const title = nameColumn && cells.text(nameColumn)
    if (value === undefined && title === undefined) return []
    if (value !== undefined && title !== undefined) return [{ title, value }]
    cells.refuse(value === undefined ? column : (nameColumn ?? column), "an option needs a name and a value")
    return []
  })
}

function textOf(cells: CellReader, column: Column | undefined): string | null | undefined {
  return column && (cells.text(column) ?? null)
}

function valuesOf(
  columns: readonly Column[],
  names: Readonly<Record<string, string>>,
  read: (column: Column) => string | number | boolean | undefined,
): Values {
  // Columns of a group have the titles that are the keys of its names.
  return Object.fromEntries(columns.map((column) => [names[column.title]!, read(column) ?? null]))
}

/** An empty cell says nothing: a flag of a variant is never null. */
function flagsOf(cells: CellReader, columns: readonly Column[]): Values {
  const flags = Object.entries(valuesOf(columns, variantFlags, (column) => cells.flag(column)))
  return Object.fromEntries(flags.filter(([, flag]) => flag !== null))
}

function numbered<C extends Column>(columns: readonly C[]): readonly C[] {
  return columns.toSorted((a, b) => Number(a.groups[0]) - Number(b.groups[0]))
}
