import { moneyText, parseMoney } from "../format/money.ts"
import { csvTable } from "../kit/csv-table.ts"
import { columnOf, isBaseRow, type PricedVariant, type PriceRow } from "../prices/price-rows.ts"

/** A region, as the columns of a file name it. */
export interface NamedRegion {
  readonly id: string
  readonly name: string
  readonly currency: string
}

/** A price that an import changes; without `before` it is new, without `after` it goes. */
export interface PriceChange {
  readonly variant: string
  readonly column: string
  readonly currency: string
  readonly before: number | undefined
  readonly after: number | undefined
}

const head = ["Product Variant ID", "SKU"]

/**
 * What a file makes of the prices of a list: it replaces all of them.
 * @param rows the prices that the list has now
 * @param text of the file, as the server has accepted it
 */
export function importChanges(
  text: string,
  rows: readonly PriceRow[],
  regions: readonly NamedRegion[],
): PriceChange[] {
  const { titles, lines } = csvTable(text)
  const columns = titles.flatMap((title, index) => {
    const place = placeOf(title, regions)
    return place ? [{ ...place, index }] : []
  })
  const added = new Map<string, PriceChange>()
  for (const line of lines)
    for (const { id, title, currency, index } of columns) {
      const after = parseMoney(line[index] ?? "", currency)
      if (after === undefined) continue
      const variant = variantOf(line, titles, rows)
      added.set(`${variant.key} ${id}`, {
        variant: variant.name,
        column: title,
        currency,
        before: undefined,
        after,
      })
    }
  const changed = rows.flatMap((row) =>
    [...row.prices].flatMap(([column, { amount, currency_code }]): PriceChange[] => {
      const key = `${row.variantId} ${column}`
      const found = isBaseRow(row) ? added.get(key) : undefined
      added.delete(key)
      if (found?.after === amount) return []
      const title = found?.column ?? titleOf(column, currency_code, regions)
      const common = { variant: nameOf(row.variant), column: title, currency: currency_code, before: amount }
      return [{ ...common, after: found?.after }]
    }),
  )
  return [...changed, ...added.values()]
}

/** The prices of a list as a file that an import takes. Prices of quantity tiers have no columns there. */
export function priceFile(rows: readonly PriceRow[], regions: readonly NamedRegion[]): string {
  const base = rows.filter(isBaseRow)
  const places = new Map(
    base.flatMap(({ prices }) =>
      [...prices].map(
        ([column, { currency_code }]) => [column, titleOf(column, currency_code, regions)] as const,
      ),
    ),
  )
  const lines = base.map(({ variant, prices }) => [
    variant.id,
    variant.sku ?? "",
    ...[...places.keys()].map((column) => {
      const price = prices.get(column)
      return price ? moneyText(price.amount, price.currency_code) : ""
    }),
  ])
  const quoted = (cell: string) => (/[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
  return [[...head, ...places.values()], ...lines].map((line) => `${line.map(quoted).join(";")}\r\n`).join("")
}

function titleOf(column: string, currency: string, regions: readonly NamedRegion[]): string {
  const region = regions.find(({ id }) => column === columnOf({ currency_code: currency, region_id: id }))
  return region
    ? `Price ${region.name} [${region.currency.toUpperCase()}]`
    : `Price ${currency.toUpperCase()}`
}

function placeOf(title: string, regions: readonly NamedRegion[]) {
  const named = /^Price (.+) \[[A-Za-z]{3}\]$/.exec(title.trim())?.[1]
  const region = regions.find(({ name }) => name === named)
  if (region)
    return {
      id: columnOf({ currency_code: region.currency, region_id: region.id }),
      title: title.trim(),
      currency: region.currency,
    }
  const currency = /^Price ([A-Za-z]{3})$/.exec(title.trim())?.[1]?.toLowerCase()
  if (!currency) return undefined
  return { id: columnOf({ currency_code: currency, region_id: null }), title: title.trim(), currency }
}

function variantOf(line: readonly string[], titles: readonly string[], rows: readonly PriceRow[]) {
  const [id = "", sku = ""] = head.map((title) => line[titles.indexOf(title)]?.trim() ?? "")
  const row = rows.find(({ variant }) => (id ? variant.id === id : variant.sku === sku))
  return { key: row?.variantId ?? (id || sku), name: row ? nameOf(row.variant) : sku || id }
}

function nameOf({ product, title }: PricedVariant): string {
  return product ? `${product} · ${title}` : title
}
