import type { Migration } from "../migration.ts"

/**
 * Events are leased to the process that delivers them. The index finds the events of an aggregate in their order; it
 * holds a hash, since an ID in the payload of a custom event may be longer than an index takes.
 */
export const outboxLeases: Migration = {
  name: "0010-outbox-leases",
  sql: `
alter table staged_job
  add column leased_by text,
  add column leased_until timestamptz;
`,
  indexes: [{ name: "staged_job_aggregate", on: "staged_job (hashtextextended(data->>'id', 0), seq)" }],
}
