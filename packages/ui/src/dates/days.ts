/** The day of an ISO date, at midnight of this time zone. */
export function dayOf(text: string | undefined): Date | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? "") ?? []
  return year === undefined ? undefined : new Date(Number(year), Number(month) - 1, Number(day))
}

/** The ISO date of a day in this time zone. */
export function dayText(day: Date | undefined): string | undefined {
  if (!day) return undefined
  const two = (number: number) => String(number).padStart(2, "0")
  return `${String(day.getFullYear()).padStart(4, "0")}-${two(day.getMonth() + 1)}-${two(day.getDate())}`
}

/** Date and time of this time zone, as `date` and `time` fields have them; both empty for no point in time. */
export function localParts(time: string | null | undefined): { date: string; time: string } {
  const point = time ? new Date(time) : undefined
  if (!point || Number.isNaN(point.getTime())) return { date: "", time: "" }
  const two = (number: number) => String(number).padStart(2, "0")
  return { date: dayText(point) ?? "", time: `${two(point.getHours())}:${two(point.getMinutes())}` }
}

/** The point in time of a date and a time of this time zone, as the API takes it; null without a date. */
export function pointOf(date: string, time: string): string | null {
  if (dayOf(date) === undefined) return null
  const point = new Date(`${date}T${/^\d\d:\d\d/.test(time) ? time : "00:00"}`)
  return Number.isNaN(point.getTime()) ? null : point.toISOString()
}
