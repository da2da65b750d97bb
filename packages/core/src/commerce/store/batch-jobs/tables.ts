import { entity, one } from "../../../platform/query/entity.ts"

/** A long-running task over many records, such as a product import, that runs in the background. */
export const BatchJob = entity({
  name: "BatchJob",
  table: "batch_job",
  idPrefix: "batch",
  softDelete: true,
  about: "A long-running task over many records, such as a product import, that runs in the background.",
  columns: {
    type: "The kind of task, such as `product-import`; it selects the batch job strategy.",
    created_by: "The user who created the batch job.",
    context: "The parameters of the task; their shape depends on `type`.",
    result: "The outcome so far: counts, progress, the file written, and errors.",
    dry_run:
      "Whether the job waits for a confirmation after pre-processing instead of starting at once. Always false in lists, as in v1.",
    pre_processed_at: "The time at which pre-processing ended; null before.",
    confirmed_at: "The time of the confirmation; null before.",
    processing_at: "The time at which processing began; null before.",
    completed_at: "The time at which the job completed; null before.",
    failed_at: "The time at which the job failed; null if it did not.",
    canceled_at: "When it was canceled.",
    attempts: "The number of times processing was started; null for jobs taken over from a v1 database.",
    resume_from: "Where a job that writes in batches continues after its process has ended.",
  },
  hidden: ["attempts", "resume_from"],
  relations: {
    created_by_user: one("User", "created_by"),
  },
})
