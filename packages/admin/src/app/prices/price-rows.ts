/** A price of a variant: for a currency, or for a region. */
export interface StoredPrice {
  readonly id?: string
  readonly variant_id: string
  readonly amount: number
  readonly currency_code: string
  readonly region_id: string | null
  readonly min_quantity: number | null
  readonly max_quantity: number | null
}

/** A variant whose prices are shown. */
export interface PricedVariant {
  readonly id: string
  readonly title: string
  readonly sku: string | null
  /** title of its product; empty where all variants are of one */
  readonly product: string
}

/** A range of quantities in which other prices apply. */
export interface QuantityTier {
  readonly variantId: string
  readonly min: number | null
  readonly max: number | null
}

/** A row of the grid: the prices of a variant for one range of quantities. */
export interface PriceRow extends QuantityTier {
  readonly id: string
  readonly variant: PricedVariant
  /** by column */
  readonly prices: ReadonlyMap<string, StoredPrice>
}

/** A cell that was changed: `min`, `max`, or the price of a column. */
export interface PriceEdit {
  readonly rowId: string
  readonly columnId: string
  readonly value: unknown
}

/** A price as the API takes it; with an ID it takes the place of a stored one. */
export interface WrittenPrice {
  readonly id?: string
  readonly variant_id: string
  readonly amount: number
  readonly currency_code?: string
  readonly region_id?: string
  readonly min_quantity: number | null
  readonly max_quantity: number | null
}

/** What edits make of the stored prices. */
export interface PricePlan {
  readonly written: readonly WrittenPrice[]
  /** IDs of prices that go */
  readonly removed: readonly string[]
}

/** The column of a price. */
export function columnOf({
  currency_code,
  region_id,
}: Pick<StoredPrice, "currency_code" | "region_id">): string {
  return region_id ? `region:${region_id}` : `currency:${currency_code}`
}

/** The row of a variant's prices for a range of quantities. */
export function rowIdOf({ variantId, min, max }: QuantityTier): string {
  return `${variantId}:${min ?? ""}:${max ?? ""}`
}

/** The tiers of rows by their IDs; rows for every quantity are none. */
export function tiersOf(rowIds: readonly string[]): QuantityTier[] {
  return rowIds.flatMap((id) => {
    const [variantId = "", min = "", max = ""] = id.split(":")
    const tier = { variantId, min: min === "" ? null : Number(min), max: max === "" ? null : Number(max) }
    return isBaseRow(tier) ? [] : [tier]
  })
}

/**
 * A row for each variant, and one for each of its quantity tiers.
 * @param added tiers that have no prices yet
 */
export function priceRows(
  variants: readonly PricedVariant[],
  prices: readonly StoredPrice[],
  added: readonly QuantityTier[] = [],
): PriceRow[] {
  const byRow = new Map<string, Map<string, StoredPrice>>()
  const tiers = new Map<string, QuantityTier[]>()
  const put = (tier: QuantityTier): Map<string, StoredPrice> => {
    const id = rowIdOf(tier)
    const known = byRow.get(id)
    if (known) return known
    const row = new Map<string, StoredPrice>()
    byRow.set(id, row)
    tiers.set(tier.variantId, [...(tiers.get(tier.variantId) ?? []), tier])
    return row
  }
  for (const { id } of variants) put({ variantId: id, min: null, max: null })
  for (const price of prices)
    put({ variantId: price.variant_id, min: price.min_quantity, max: price.max_quantity }).set(
      columnOf(price),
      price,
    )
  for (const tier of added) put(tier)
  return variants.flatMap((variant) =>
    (tiers.get(variant.id) ?? [])
      .toSorted((one, other) => (one.min ?? 0) - (other.min ?? 0) || (one.max ?? 0) - (other.max ?? 0))
      .map((tier) => {
        const id = rowIdOf(tier)
        return { ...tier, id, variant, prices: byRow.get(id) ?? new Map<string, StoredPrice>() }
      }),
  )
}

/** Whether a row holds the prices for every quantity. */
export function isBaseRow({ min, max }: Pick<QuantityTier, "min" | "max">): boolean {
  return min === null && max === null
}

/**
 * What edits make of the prices of these rows. A price whose cell was emptied goes; other bounds of a row move all of its
 * prices.
 */
export function planPrices(rows: readonly PriceRow[], edits: readonly PriceEdit[]): PricePlan {
  const written: WrittenPrice[] = []
  const removed: string[] = []
  for (const row of rows) {
    const own = editsOf(row, edits)
    if (own.size === 0) continue
    const { min, max } = boundsAfter(row, own)
    const isMoved = min !== row.min || max !== row.max
    for (const column of columnsOf(row, own)) {
      const stored = row.prices.get(column)
      const amount = amountAfter(row, own, column)
      if (amount === null) {
        if (stored?.id) removed.push(stored.id)
      } else if (!stored?.id || isMoved || amount !== stored.amount)
        written.push({
          ...(stored?.id ? { id: stored.id } : {}),
          variant_id: row.variantId,
          amount,
          ...placeOf(column),
          min_quantity: min,
          max_quantity: max,
        })
    }
  }
  return { written, removed }
}

/** Every price of these rows after edits. */
export function allPrices(rows: readonly PriceRow[], edits: readonly PriceEdit[]): WrittenPrice[] {
  return rows.flatMap((row) => {
    const own = editsOf(row, edits)
    const { min, max } = boundsAfter(row, own)
    return columnsOf(row, own).flatMap((column) => {
      const amount = amountAfter(row, own, column)
      const bounds = { min_quantity: min, max_quantity: max }
      return amount === null ? [] : [{ variant_id: row.variantId, amount, ...placeOf(column), ...bounds }]
    })
  })
}

/** Rows whose quantities are wrong after these edits: the upper bound is below the lower one, or there is none. */
export function wrongTiers(rows: readonly PriceRow[], edits: readonly PriceEdit[]): PriceRow[] {
  return rows.filter((row) => {
    if (isBaseRow(row)) return false
    const { min, max } = boundsAfter(row, editsOf(row, edits))
    return isBaseRow({ min, max }) || (min !== null && max !== null && max < min)
  })
}

/** The prices that a variant has after a plan: the API replaces all that a variant has. */
export function pricesAfter(
  stored: readonly StoredPrice[],
  { written, removed }: PricePlan,
  variantId: string,
): WrittenPrice[] {
  const mine = written.filter(({ variant_id }) => variant_id === variantId)
  const kept = stored.filter(
    ({ id, variant_id }) =>
      variant_id === variantId && !removed.includes(id ?? "") && !mine.some((price) => price.id === id),
  )
  return [
    ...kept.map((price) => ({
      ...(price.id ? { id: price.id } : {}),
      variant_id: variantId,
      amount: price.amount,
      ...placeOf(columnOf(price)),
      min_quantity: price.min_quantity,
      max_quantity: price.max_quantity,
    })),
    ...mine,
  ]
}

/** An amount less some percent, in whole units of the currency. */
export function reduced(amount: number, percent: number): number {
  return Math.max(0, Math.round((amount * (100 - percent)) / 100))
}

function editsOf({ id }: PriceRow, edits: readonly PriceEdit[]): ReadonlyMap<string, unknown> {
  return new Map(edits.filter(({ rowId }) => rowId === id).map(({ columnId, value }) => [columnId, value]))
}

function columnsOf({ prices }: PriceRow, own: ReadonlyMap<string, unknown>): string[] {
  return [...new Set([...prices.keys(), ...own.keys()])].filter((name) => name.includes(":"))
}

function amountAfter(row: PriceRow, own: ReadonlyMap<string, unknown>, column: string): number | null {
  if (!own.has(column)) return row.prices.get(column)?.amount ?? null
  const value = own.get(column)
  return typeof value === "number" ? value : null
}

function boundsAfter(row: PriceRow, own: ReadonlyMap<string, unknown>): Pick<QuantityTier, "min" | "max"> {
  const bound = (name: "min" | "max") => {
    if (!own.has(name)) return row[name]
    const value = own.get(name)
    return typeof value === "number" ? value : null
  }
  return { min: bound("min"), max: bound("max") }
}

function placeOf(column: string): { currency_code: string } | { region_id: string } {
  const [kind, value = ""] = column.split(":")
  return kind === "region" ? { region_id: value } : { currency_code: value }
}
