import type { Migration } from "../migration.ts"

const sql = `
alter table batch_job add column attempts integer;
alter table batch_job alter column attempts set default 0;
`

/**
 * How often work on a batch job began, so that one that ends the process every time is given up. Jobs that v1 left
 * behind have none: nobody takes them up again unasked.
 */
export const batchJobs: Migration = { name: "0004-batch-jobs", sql }
