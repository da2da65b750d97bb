import type { CellReader, Column } from "../../../platform/csv/index.ts"
import { createProblemList } from "../../../platform/csv/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { storedAmount } from "./amounts.ts"

/** A column of prices, with the place that they hold in. */
export interface PriceColumn {
  readonly column: Column
  readonly currency_code: string
  readonly region_id: string | null
}

/** A price from a file. */
export interface FilePrice {
  readonly region_id: string | null
  /** undefined where there is a region: its currency counts */
  readonly currency_code: string | undefined
  /** smallest units */
  readonly amount: number
}

const largestAmount = 2 ** 31 - 1

/**
 * Finds the currencies and regions that columns of prices name. Two statements.
 * @throws CsvError  when one does not exist
 */
export async function readPriceColumns(
  db: Executor,
  columns: readonly Column[],
): Promise<readonly PriceColumn[]> {
  const priced = columns.filter(({ key }) => key === "regionPrice" || key === "currencyPrice")
  if (priced.length === 0) return []
  const regions = await db
    .selectFrom("region")
    .select(["id", "name", "currency_code"])
    .where("deleted_at", "is", null)
    .orderBy("created_at", "desc")
    .execute()
  const byName = new Map(regions.map((region) => [region.name, region]))
  const currencies = new Set(
    (await db.selectFrom("currency").select("code").execute()).map(({ code }) => code),
  )
  const problems = createProblemList()
  const found = priced.flatMap((column): PriceColumn[] => {
    const [name, code] = column.key === "regionPrice" ? column.groups : [undefined, column.groups[0]]
    const region = name === undefined ? undefined : byName.get(name)
    // The titles of these columns contain the name of a region or a code.
    const currency = region?.currency_code ?? code!.toLowerCase()
    if (name !== undefined && !region) problems.add(`there is no region "${name}"`, placeOf(column))
    else if (!currencies.has(currency)) problems.add(`there is no currency "${code}"`, placeOf(column))
    else return [{ column, currency_code: currency, region_id: region?.id ?? null }]
    return []
  })
  problems.throwIfAny()
  return found
}

function placeOf({ title }: Column): { line: number; column: string } {
  return { line: 1, column: title }
}

/** The prices of one row; empty cells are none. */
export function readPrices(cells: CellReader, columns: readonly PriceColumn[]): readonly FilePrice[] {
  return columns.flatMap(({ column, currency_code, region_id }) => {
    const shown = cells.decimal(column)
    if (shown === undefined) return []
    const amount = storedAmount(shown, currency_code)
    if (amount < 0 || amount > largestAmount) {
      cells.refuse(column, `the price must lie between 0 and ${largestAmount} of the smallest unit`)
      return []
    }
    return [{ region_id, currency_code: region_id ? undefined : currency_code, amount }]
  })
}
