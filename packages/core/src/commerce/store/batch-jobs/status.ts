import type { ResponseRow } from "../../../platform/query/selected.ts"

/** What happened to a job last, by the time that was written down. The last one that is set counts. */
const steps = [
  ["pre_processed", "pre_processed_at"],
  ["confirmed", "confirmed_at"],
  ["processing", "processing_at"],
  ["completed", "completed_at"],
  ["canceled", "canceled_at"],
  ["failed", "failed_at"],
] as const

export type BatchJobStatus = "created" | (typeof steps)[number][0]

/** Columns that determine the status. */
export const statusColumns = steps.map(([, column]) => column)

/**
 * The status of a job.
 * @param job a row with all of `statusColumns`
 * @source facts/csv.json, batchJobLifecycle
 */
export function statusOf(job: ResponseRow): BatchJobStatus {
  return steps.findLast(([, column]) => job[column] != null)?.[0] ?? "created"
}
