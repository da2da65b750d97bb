import type { Context } from "../../../platform/http/operation.ts"
import { fetchById, fetchPage, type Executor } from "../../../platform/query/fetch.ts"
import { givenFilters } from "../../../platform/query/filter.ts"
import { wholeRow, type Selection, type SelectionRules } from "../../../platform/query/selection.ts"
import { batchJobErrors } from "./errors.ts"
import type { ListBatchJobsQuery } from "./shapes.ts"
import { statusColumns, statusOf } from "./status.ts"
import type { ResponseRow } from "../../../platform/query/selected.ts"
import { isOneOf } from "../../../platform/kernel/values.ts"

/** What a list shows of a job by default. @source facts/api/defaults-expand, defaultAdminBatchFields */
export const listedBatchJob: SelectionRules = {
  fields: [
    "id",
    "type",
    "context",
    "result",
    "created_by",
    "created_at",
    "updated_at",
    "deleted_at",
    ...statusColumns,
  ],
  relations: [],
  isList: true,
}

type Read = Pick<Context, "db" | "userId">

/**
 * A page of the batch jobs that the signed-in user started. `dry_run` is always false here, as in v1. One statement.
 * @since 0.1
 */
export async function listBatchJobs(
  { db, userId }: Read,
  query: ListBatchJobsQuery,
  selection: Selection,
): Promise<{ rows: ResponseRow[]; count: number }> {
  const { limit, offset, order, fields: _, expand: __, id, type, created_at, ...times } = query
  const found = await fetchPage(db, {
    entity: "BatchJob",
    selection: { ...selection, fields: selection.fields && [...selection.fields, ...statusColumns] },
    // For times that a job may lack, null is a filter.
    filters: { ...givenFilters({ id, type, created_at }), ...times, created_by: userId ?? null },
    limit,
    offset,
    order,
  })
  return { ...found, rows: found.rows.map((row) => presentListed(row, selection)) }
}

/**
 * A batch job that the signed-in user started. One statement.
 * @throws batch-jobs.not_found, batch-jobs.not_owner
 * @since 0.1
 */
export async function retrieveBatchJob({ db, userId }: Read, id: string): Promise<ResponseRow> {
  const job = await readBatchJob(db, id)
  if (job.created_by !== userId) throw batchJobErrors.not_owner()
  return job
}

/**
 * A batch job of any user.
 * @throws batch-jobs.not_found
 */
export async function readBatchJob(db: Executor, id: string): Promise<ResponseRow> {
  const job = await fetchById(db, "BatchJob", id, wholeRow)
  if (!job) throw batchJobErrors.not_found(id)
  return { ...job, status: statusOf(job) }
}

function presentListed(row: ResponseRow, { fields }: Selection): ResponseRow {
  const isShown = (name: string) => !fields || fields.includes(name) || !isOneOf(statusColumns, name)
  const shown = Object.entries(row).filter(([name]) => isShown(name))
  return { ...Object.fromEntries(shown), dry_run: false, status: statusOf(row) }
}
