import { entity, one } from "../query/entity.ts"

/** A long task on many rows, e.g. an import. */
export const BatchJob = entity({
  name: "BatchJob",
  table: "batch_job",
  idPrefix: "batch",
  softDelete: true,
  about: "A long task on many rows, e.g. an import.",
  columns: {
    type: "What it does, e.g. `product-import`.",
    created_by: "The user who started it.",
    context: "What it was asked to do.",
    result: "What it did, and its errors.",
    dry_run: "Whether it waits for confirmation after looking at the input.",
    pre_processed_at: "When the input was looked at.",
    confirmed_at: "When it was confirmed.",
    processing_at: "When it began.",
    completed_at: "When it finished.",
    failed_at: "When it failed.",
    canceled_at: "When it was canceled.",
    attempts: "How often work on it began; null on jobs that v1 left behind.",
  },
  hidden: ["attempts"],
  relations: {
    created_by_user: one("User", "created_by"),
  },
})
