import type { BatchJob, Stheno } from "@stheno/js-client"
import { adminBatchJobsQueryOptions } from "@stheno/medusa-react"
import type { QueryClient } from "@tanstack/react-query"

/** The newest imports and exports of the person who is signed in. */
export function jobsQuery(client: Stheno) {
  return adminBatchJobsQueryOptions(client, { limit: 15, order: "-created_at" })
}

/** Whether a job waits for nobody any more. */
export function isOver({ status }: Pick<BatchJob, "status">): boolean {
  return status === "completed" || status === "failed" || status === "canceled"
}

type Step = Pick<BatchJob, "status" | "pre_processed_at">

/** Milliseconds in which a job that needs no confirmation goes on. */
const pause = 3000

/** Whether a job was prepared and waits for a confirmation. One that needs none is prepared for a moment only. */
export function isWaiting({ status, pre_processed_at }: Step, now = Date.now()): boolean {
  return status === "pre_processed" && pre_processed_at !== null && now - Date.parse(pre_processed_at) > pause
}

/** Whether the server works on a job; one that waits for a confirmation does not count. */
export function isRunning(job: Step, now = Date.now()): boolean {
  return !isOver(job) && !isWaiting(job, now)
}

/** Looks for running jobs now, because one was started. */
export function lookForJobs(client: Stheno, queries: QueryClient): void {
  void queries.fetchQuery({ ...jobsQuery(client), staleTime: 0 }).catch(() => undefined)
}

const openers = new Set<() => void>()

/** Opens the drawer with the imports and exports. */
export function openActivity(): void {
  for (const open of openers) open()
}

/** Calls back when the drawer is to be opened. @returns a function that stops that */
export function onOpenActivity(open: () => void): () => void {
  openers.add(open)
  return () => openers.delete(open)
}
