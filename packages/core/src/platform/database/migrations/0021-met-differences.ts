import type { Migration } from "../migration.ts"

/** How often requests met a difference from v1 that a setting ends. */
export const metDifferences: Migration = {
  name: "0021-met-differences",
  sql: `create table met_difference (
  setting text constraint met_difference_pkey primary key,
  count bigint not null,
  first_met_at timestamp with time zone not null default now(),
  last_met_at timestamp with time zone not null default now()
);`,
}
