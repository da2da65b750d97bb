import { locale } from "./locale.ts"

const number = new Intl.NumberFormat(locale)
const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 4 })
const list = new Intl.ListFormat(locale, { type: "conjunction", style: "narrow" })

/** A number as people read it. */
export function formatNumber(value: number): string {
  return number.format(value)
}

/** A percentage, 21 for 21 %; a dash for none. */
export function formatPercent(value: number | null | undefined): string {
  return value == null ? "–" : percent.format(value / 100)
}

/** A measure with its unit. */
export function formatUnit(value: number, unit: "gram" | "millimeter"): string {
  return new Intl.NumberFormat(locale, { style: "unit", unit }).format(value)
}

const sizes = ["byte", "kilobyte", "megabyte", "gigabyte"] as const

/** The size of a file, with at most one decimal place. */
export function formatBytes(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), sizes.length - 1)
  const unit = sizes[step] ?? "byte"
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(
    bytes / 1000 ** step,
  )
}

/** Short texts in a row, as in `A, B, C`. */
export function formatList(texts: readonly string[]): string {
  return list.format(texts)
}
