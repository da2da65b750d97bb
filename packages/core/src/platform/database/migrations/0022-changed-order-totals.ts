import type { Migration } from "../migration.ts"

/** What orders cost whose total changed after they were placed, so that lists find those with something outstanding. */
export const changedOrderTotals: Migration = {
  name: "0022-changed-order-totals",
  sql: `create table changed_order_total (
  order_id text constraint changed_order_total_pkey primary key,
  total bigint not null
);`,
}
