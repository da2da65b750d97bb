import type { Migration } from "../migration.ts"

/** How far a batch job that writes in batches has come, so that it continues there after its process has died. */
export const batchesOfAJob: Migration = {
  name: "0017-batches-of-a-job",
  sql: "alter table batch_job add column resume_from jsonb;",
}
