import { DayPicker } from "react-day-picker"
import { useUi } from "../provider/provider.tsx"
import { dayOf, dayText } from "./days.ts"

/** Props of `Calendar`. */
export interface CalendarProps {
  /** the day, or the first day of the range, such as `2026-12-24` */
  readonly from: string | undefined
  /** the last day of the range */
  readonly to?: string | undefined
  /** whether users choose a range instead of a day */
  readonly isRange?: boolean
  /** receives the chosen day, or the first and the last day */
  readonly onChange: (from: string | undefined, to: string | undefined) => void
}

/**
 * A month to choose a day or a range of days from.
 * @since 0.1
 */
export function Calendar({ from, to, isRange, onChange }: CalendarProps) {
  const { locale, direction } = useUi()
  const first = dayOf(from)
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(locale, options)
    return (date: Date) => formatter.format(date)
  }
  const common = {
    className: "ui-calendar",
    dir: direction,
    showOutsideDays: true,
    fixedWeeks: true,
    autoFocus: true,
    formatters: {
      formatCaption: format({ month: "long", year: "numeric" }),
      formatWeekdayName: format({ weekday: "narrow" }),
    },
    labels: { labelDayButton: format({ dateStyle: "full" }), labelWeekday: format({ weekday: "long" }) },
    ...(first ? { defaultMonth: first } : {}),
  }
  if (!isRange)
    return (
      <DayPicker
        {...common}
        mode="single"
        selected={first}
        onSelect={(day) => onChange(dayText(day), undefined)}
      />
    )
  return (
    <DayPicker
      {...common}
      mode="range"
      selected={first ? { from: first, to: dayOf(to) } : undefined}
      onSelect={(range) => onChange(dayText(range?.from), dayText(range?.to))}
    />
  )
}
