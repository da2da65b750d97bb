import { ArrowDown, ArrowUp } from "lucide-react"
import { locale } from "../format/locale.ts"
import { t } from "../messages/index.ts"
import { changeOf } from "./sales.ts"

const words = t.overview
const whole = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 })
const small = new Intl.NumberFormat(locale, { style: "percent", maximumSignificantDigits: 1 })

/** How a figure differs from the period before: an arrow and a percentage, which screen readers read as a sentence. */
export function SalesChange({ now, before }: { now: number; before: number }) {
  const change = changeOf(now, before)
  if (change === undefined) return null
  const percent = formatPercent(Math.abs(change))
  const Arrow = change > 0 ? ArrowUp : ArrowDown
  const text =
    change === 0
      ? words.asBefore
      : change > 0
        ? words.moreThanBefore({ percent })
        : words.lessThanBefore({ percent })
  return (
    <span className="overview-change" title={text}>
      <span aria-hidden>
        {change !== 0 && <Arrow size={14} />}
        {percent}
      </span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}

/** Whole percents; below one of them with the first digit that says something. */
function formatPercent(change: number): string {
  return (change < 0.01 ? small : whole).format(change)
}
