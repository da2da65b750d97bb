import type { Migration } from "../migration.ts"

/**
 * The locks of `lockService`. The table is logged: an unlogged one is empty after a crash of PostgreSQL and on a standby
 * that takes over, so a lock would be granted again while its holder is still at work.
 */
export const lockLeases: Migration = {
  name: "0018-lock-leases",
  sql: `create table lock_lease (
  key text constraint lock_lease_pkey primary key,
  token text not null,
  expires_at timestamp with time zone not null
);`,
}
