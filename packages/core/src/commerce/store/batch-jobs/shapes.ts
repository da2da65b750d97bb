import {
  bool,
  inOrder,
  listQuery,
  optional,
  queryTexts,
  record,
  shape,
  text,
  type z,
} from "../../../platform/http/shape.ts"
import { dateFilter, typedDateRange } from "../../../platform/http/date-filter.ts"

export const createBatchJobBody = shape({
  type: text().describe("Kind of job, e.g. `product-export` or `price-list-import`."),
  context: record().describe(
    "Input of the job: `fileKey` of an uploaded file for an import, `filterable_fields` for an export.",
  ),
  dry_run: optional(bool())
    .default(false)
    .describe("If true, the job checks its input and waits: nothing changes before it is confirmed."),
})
export type CreateBatchJobInput = z.output<typeof createBatchJobBody>

export const listBatchJobsQuery = shape(
  inOrder(["limit", "offset", "expand", "fields"], {
    id: optional(queryTexts(true)).describe("IDs of batch jobs; only these are listed."),
    type: optional(queryTexts()).describe(
      "Kinds of job, e.g. `product-import`; only jobs of these kinds are listed.",
    ),
    confirmed_at: optional(dateFilter("confirmed_at")).describe(
      "Only jobs that were confirmed in this period; `null` lists jobs that were not confirmed.",
    ),
    pre_processed_at: optional(dateFilter("pre_processed_at")).describe(
      "Only jobs that were prepared in this period; `null` lists jobs that were not prepared.",
    ),
    completed_at: optional(dateFilter("completed_at")).describe(
      "Only jobs that were completed in this period; `null` lists jobs that were not completed.",
    ),
    failed_at: optional(dateFilter("failed_at")).describe(
      "Only jobs that failed in this period; `null` lists jobs that did not fail.",
    ),
    canceled_at: optional(dateFilter("canceled_at")).describe(
      "Only jobs that were canceled in this period; `null` lists jobs that were not canceled.",
    ),
    created_at: optional(typedDateRange("created_at")).describe(
      "Only jobs that were created in this period, e.g. `created_at[gte]=2026-01-01`.",
    ),
    updated_at: optional(dateFilter("updated_at")).describe(
      "Only jobs whose last change was in this period.",
    ),
    ...listQuery(10),
  }),
)
export type ListBatchJobsQuery = z.output<typeof listBatchJobsQuery>
