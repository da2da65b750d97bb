import { z } from "@stheno/core"

/** The longest time of one request, in days. */
const mostDays = 731

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** The days of a report. */
export const period = { from: z.iso.date(), to: z.iso.date() }

/** Whether the days are in their order and not too many. */
export function isPeriod({ from, to }: { readonly from: string; readonly to: string }): boolean {
  return daysBetween(from, to) >= 0 && daysBetween(from, to) < mostDays
}

/** The error of a wrong period. */
export const wrongPeriod = {
  path: ["to"],
  message: `must not be before from, and at most ${mostDays - 1} days after it`,
}
