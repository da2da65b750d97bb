import { fill } from "@/lib/format"
import { languageTag, type Locale } from "@/lib/locale"
import type { Messages } from "@/lib/messages"
import { currencyDecimals, formatMoney } from "@/lib/money"
import { priceSteps, priceText, type Filters } from "@/lib/product-filters"

/** The ranges of prices that a list can be filtered by. */
export function priceRanges(currency: string, locale: Locale, catalog: Messages["catalog"]) {
  const [low, middle, high] = priceSteps(currencyDecimals(currency))
  const ranges: readonly NonNullable<Filters["price"]>[] = [
    [undefined, low],
    [low, middle],
    [middle, high],
    [high, undefined],
  ]
  return ranges.map((range) => ({
    value: priceText(range),
    text: rangeName(range, currency, locale, catalog),
  }))
}

/** A range of prices in words: "€25 to €50". */
export function rangeName(
  [low, high]: NonNullable<Filters["price"]>,
  currency: string,
  locale: Locale,
  catalog: Messages["catalog"],
): string {
  const money = (units: number) =>
    formatMoney(units * 10 ** currencyDecimals(currency), currency, languageTag(locale))
  if (low === undefined) return fill(catalog.priceUpTo, { amount: money(high ?? 0) })
  if (high === undefined) return fill(catalog.priceOver, { amount: money(low) })
  return fill(catalog.priceBetween, { low: money(low), high: money(high) })
}
