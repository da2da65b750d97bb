import cronParser from "cron-parser"
import type { Job } from "./job.ts"
import type { JobStore } from "./job-store.ts"

/** Milliseconds that a beginning may be late, e.g. because no worker ran, and still be made up for. */
const grace = 3_600_000

/** Beginnings of schedules, the last one and the one after it, in milliseconds: workers ask every second. */
const beginnings = new Map<string, { readonly last: number; readonly next: number }>()

/**
 * The last time that a schedule was to begin.
 * @param schedule a cron expression, in UTC
 * @since 0.1
 */
export function lastBeginning(schedule: string, now: Date): Date {
  const time = now.getTime()
  const known = beginnings.get(schedule)
  if (known && known.last < time && time <= known.next) return new Date(known.last)
  const at = () => cronParser.parseExpression(schedule, { tz: "UTC", currentDate: now })
  const last = at().prev().getTime()
  // Both are counted from just before now, since what begins now has not begun before now.
  const next = cronParser
    .parseExpression(schedule, { tz: "UTC", currentDate: new Date(time - 1) })
    .next()
    .getTime()
  beginnings.set(schedule, { last, next })
  return new Date(last)
}

/**
 * Asks for every scheduled job whose time has come. Any number of processes may do so: a job is there once per
 * beginning.
 * @param known beginnings that this process has asked for already
 * @since 0.1
 */
export async function enqueueDue(
  store: Pick<JobStore, "enqueue">,
  jobs: readonly Job[],
  { now, known }: { readonly now: Date; readonly known: Map<string, number> },
): Promise<void> {
  for (const job of jobs) {
    if (!job.schedule) continue
    // The moment itself counts as passed.
    const beginning = lastBeginning(job.schedule, new Date(now.getTime() + 1)).getTime()
    if (now.getTime() - beginning > grace || known.get(job.name) === beginning) continue
    const time = new Date(beginning).toISOString()
    await store.enqueue(job, { scheduled_for: time }, { key: time })
    known.set(job.name, beginning)
  }
}
