import { bool, dateRange, listQuery, optional, record, shape, text, texts, type z } from "../http/shape.ts"

export const createBatchJobBody = shape({
  type: text(),
  context: record(),
  dry_run: optional(bool()).default(false),
})
export type CreateBatchJobInput = z.output<typeof createBatchJobBody>

export const listBatchJobsQuery = shape({
  id: optional(texts("isArray")),
  type: optional(texts("isArray")),
  confirmed_at: optional(dateRange()),
  pre_processed_at: optional(dateRange()),
  completed_at: optional(dateRange()),
  failed_at: optional(dateRange()),
  canceled_at: optional(dateRange()),
  created_at: optional(dateRange()),
  updated_at: optional(dateRange()),
  ...listQuery(10),
})
export type ListBatchJobsQuery = z.output<typeof listBatchJobsQuery>
