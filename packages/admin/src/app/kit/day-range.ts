import { dayOfRange, type Range } from "@stheno/ui/table"

/**
 * A range of days where the reader is, as filters of the API take it.
 * @param range of a filter, as the address has it
 * @param now milliseconds since 1970
 * @returns undefined where both ends are open, or are not days
 */
export function timesOfDays(range: Range, now: number): { gte?: string; lte?: string } | undefined {
  const first = timeOf(dayOfRange(range.from, now), "00:00:00.000")
  const last = timeOf(dayOfRange(range.to, now), "23:59:59.999")
  if (first === undefined && last === undefined) return undefined
  return { ...(first ? { gte: first } : {}), ...(last ? { lte: last } : {}) }
}

function timeOf(day: string | undefined, time: string): string | undefined {
  const moment = new Date(`${day}T${time}`)
  return day === undefined || Number.isNaN(moment.getTime()) ? undefined : moment.toISOString()
}
