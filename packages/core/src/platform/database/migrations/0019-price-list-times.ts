import type { Migration } from "../migration.ts"

/**
 * Until when the start and the end of a price list have been announced. Moments before the migration are not announced
 * afterwards.
 */
export const priceListTimes: Migration = {
  name: "0019-price-list-times",
  sql: "alter table price_list add column announced_at timestamp with time zone not null default now();",
}
