import type { Product } from "./product-model"
import { priceRange } from "./product-model"

/** The orders that a list can have. */
export const sorts = ["new", "name", "price", "-price"] as const

/** An order of a list. */
export type Sort = (typeof sorts)[number]

/** What a customer filters a list by, as the address of the list says it. */
export interface Filters {
  readonly q: string
  readonly category: string | undefined
  readonly collection: string | undefined
  /** the lower and the upper end of the price in whole units of the currency; either may be missing */
  readonly price: readonly [low: number | undefined, high: number | undefined] | undefined
  readonly inStock: boolean
  readonly sort: Sort
  readonly page: number
}

/** The query of an address as Next gives it to a page. */
export type SearchParams = Readonly<Record<string, string | readonly string[] | undefined>>

/** Reads filters from an address. What makes no sense is left out instead of failing: people share and edit links. */
export function parseFilters(params: SearchParams): Filters {
  const one = (name: string) => {
    const value = params[name]
    return (typeof value === "string" ? value : value?.[0])?.trim() || undefined
  }
  const sort = sorts.find((name) => name === one("sort"))
  return {
    q: (one("q") ?? "").slice(0, 100),
    category: one("category"),
    collection: one("collection"),
    price: parsePrice(one("price")),
    inStock: one("stock") === "1",
    sort: sort ?? "new",
    page: Math.min(Math.max(1, Math.trunc(Number(one("page") ?? 1)) || 1), 1000),
  }
}

/** The query of the address of a list; empty without filters. The opposite of {@link parseFilters}. */
export function filterQuery(filters: Partial<Filters>): string {
  const { q, category, collection, price, inStock, sort, page } = filters
  const query = new URLSearchParams()
  if (q) query.set("q", q)
  if (category) query.set("category", category)
  if (collection) query.set("collection", collection)
  if (price) query.set("price", priceText(price))
  if (inStock) query.set("stock", "1")
  if (sort && sort !== "new") query.set("sort", sort)
  if (page && page > 1) query.set("page", String(page))
  return query.size > 0 ? `?${query}` : ""
}

/** A range of prices as the address has it: `25-50`, `-25`, `50-`. */
export function priceText([low, high]: NonNullable<Filters["price"]>): string {
  return `${low ?? ""}-${high ?? ""}`
}

/** Whether the storefront has to filter or sort by itself, because the API cannot. */
export function needsAllProducts({ price, inStock, sort }: Filters): boolean {
  return price !== undefined || inStock || sort.endsWith("price")
}

/**
 * Applies the filters and orders that the API does not have. Newest first is the order of the given products.
 * @param unit smallest units in one unit of the currency, such as 100
 */
export function applyFilters(
  products: readonly Product[],
  filters: Filters,
  unit: number,
): readonly Product[] {
  const { price: [low, high] = [], inStock, sort } = filters
  const amountOf = (product: Product) => priceRange(product.variants)?.amount
  const kept = products.filter((product) => {
    const amount = amountOf(product)
    const isInRange =
      (low === undefined || (amount !== undefined && amount >= low * unit)) &&
      (high === undefined || (amount !== undefined && amount <= high * unit))
    return isInRange && (!inStock || product.variants.some(({ isAvailable }) => isAvailable))
  })
  if (sort === "name") return kept.toSorted((a, b) => a.title.localeCompare(b.title))
  if (sort === "new") return kept
  const direction = sort === "price" ? 1 : -1
  // Products without a price come last in both orders.
  const rank = (product: Product) => amountOf(product) ?? direction * Number.MAX_SAFE_INTEGER
  return kept.toSorted((a, b) => direction * (rank(a) - rank(b)))
}

/** Where the ranges of prices begin and end, in whole units: rounded numbers that fit the currency. */
export function priceSteps(decimals: number): readonly [number, number, number] {
  return decimals === 0 ? [2500, 5000, 10000] : [25, 50, 100]
}

function parsePrice(text: string | undefined): Filters["price"] {
  const [, low, high] = /^(\d{0,7})-(\d{0,7})$/.exec(text ?? "") ?? []
  if (!low && !high) return undefined
  return [low ? Number(low) : undefined, high ? Number(high) : undefined]
}
