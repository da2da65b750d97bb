import { locale } from "./locale.ts"
import { formatList } from "./numbers.ts"

/** The units in which a duration is typed. */
export const durationUnits = ["hour", "day", "week", "month", "year"] as const
type DurationUnit = (typeof durationUnits)[number]
type ShownUnit = DurationUnit | "minute" | "second"

const letters: Record<DurationUnit, string> = { hour: "H", day: "D", week: "W", month: "M", year: "Y" }
const order: readonly ShownUnit[] = ["year", "month", "week", "day", "hour", "minute", "second"]
const pattern =
  /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/

/** A duration in one unit as ISO 8601 writes it, e.g. `P3D`. */
export function isoDuration(amount: number, unit: string): string {
  const known = durationUnits.find((each) => each === unit) ?? "day"
  return `P${known === "hour" ? "T" : ""}${amount}${letters[known]}`
}

/** A duration of ISO 8601 in the one unit that it has, as a form shows it; undefined for none and for several units. */
export function durationInOneUnit(
  text: string | null,
): { readonly amount: string; readonly unit: DurationUnit } | undefined {
  const amounts = pattern.exec(text ?? "")?.slice(1) ?? []
  const [first, ...others] = order.flatMap((unit, index) => {
    const amount = amounts[index]
    return amount === undefined ? [] : [{ amount, unit }]
  })
  const unit = durationUnits.find((each) => each === first?.unit)
  return first && unit && others.length === 0 ? { amount: first.amount, unit } : undefined
}

/** A duration of ISO 8601 as people read it, e.g. "3 days"; a dash for none. */
export function formatDuration(text: string | null | undefined): string {
  if (!text) return "–"
  const amounts = pattern.exec(text)?.slice(1)
  if (!amounts) return text
  const parts = order.flatMap((unit, index) => {
    const amount = amounts[index]
    return amount === undefined ? [] : [unitText(Number(amount), unit)]
  })
  return formatList(parts)
}

function unitText(amount: number, unit: ShownUnit): string {
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(amount)
}
