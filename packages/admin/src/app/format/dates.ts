import { locale } from "./locale.ts"

const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium" })
const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" })
const relative = new Intl.RelativeTimeFormat(locale, { numeric: "auto" })

/** The day of a point in time, in the reader's time zone; a dash for none. */
export function formatDate(time: string | null | undefined): string {
  return time ? day.format(new Date(time)) : "–"
}

/** A point in time to the minute, in the reader's time zone; a dash for none. */
export function formatTime(time: string | null | undefined): string {
  return time ? moment.format(new Date(time)) : "–"
}

const steps = [
  { unit: "minute", seconds: 60, below: 3600 },
  { unit: "hour", seconds: 3600, below: 86_400 },
  { unit: "day", seconds: 86_400, below: 604_800 },
] as const

/**
 * How long ago something was; beyond a week, its day.
 * @param now milliseconds since 1970
 */
export function formatAgo(time: string, now: number): string {
  const seconds = (Date.parse(time) - now) / 1000
  const step = steps.find(({ below }) => Math.abs(seconds) < below)
  return step ? relative.format(Math.round(seconds / step.seconds), step.unit) : formatDate(time)
}

/** The time that a field of a form holds, as the API takes it; null for an empty field. */
export function parseTime(text: string): string | null {
  return text === "" ? null : new Date(text).toISOString()
}
