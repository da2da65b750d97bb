import { StartError } from "../start-error.ts"

const pattern = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:?\d{2})$/

/**
 * The time that a restore is to reach.
 * @param text such as `2026-11-27T10:00:00Z`, or `latest`
 * @returns undefined for `latest`
 * @throws restore_time_not_valid for another form, such as a time without a time zone
 * @throws restore_time_in_future
 */
export function parseRestoreTime(text: string, now = new Date()): Date | undefined {
  if (text === "latest") return undefined
  const time = new Date(text.replace(" ", "T"))
  if (!pattern.test(text) || Number.isNaN(time.getTime()))
    throw new StartError(
      "restore_time_not_valid",
      `--to must be a time with a time zone, such as 2026-11-27T10:00:00Z or 2026-11-27T11:00:00+01:00, or latest, not "${text}".`,
      "Correct --to.",
    )
  if (time <= now) return time
  throw new StartError(
    "restore_time_in_future",
    `${time.toISOString()} is in the future: it is ${now.toISOString()} now.`,
    "Name an earlier time, or use --to latest.",
  )
}
