import type { Migration } from "../migration.ts"

/** Tells a gift card that a user disabled from one that is only disabled because it is empty. */
export const disabledCards: Migration = {
  name: "0012-disabled-cards",
  sql: "alter table gift_card add column is_disabled_by_user boolean not null default false;",
}
