import type { Migration } from "../migration.ts"

const mark = (ids: string) =>
  `insert into inventory_item_without_level (inventory_item_id) ${ids} order by 1 on conflict do nothing;`

const triggerFunction = (name: string, statement: string) =>
  `create function ${name}() returns trigger language plpgsql as $body$
begin
  ${statement}
  return null;
end $body$;`

const sql = `
create table inventory_item_without_level (
  inventory_item_id text constraint inventory_item_without_level_pkey primary key
);

${triggerFunction("mark_new_items", mark("select id from added"))}
create trigger mark_new_items after insert on inventory_item
  referencing new table as added for each statement execute function mark_new_items();

${triggerFunction("unmark_gone_items", `delete from inventory_item_without_level where inventory_item_id in (select id from gone);`)}
create trigger unmark_gone_items after delete on inventory_item
  referencing old table as gone for each statement execute function unmark_gone_items();

${triggerFunction(
  "unmark_items_with_levels",
  `delete from inventory_item_without_level where ctid = any(array(
    select ctid from inventory_item_without_level
    where inventory_item_id in (select inventory_item_id from added) for update skip locked));`,
)}
create trigger unmark_items_with_levels after insert on inventory_level
  referencing new table as added for each statement execute function unmark_items_with_levels();

${triggerFunction("mark_items_of_gone_levels", mark("select inventory_item_id from gone where exists (select from inventory_item where id = inventory_item_id)"))}
create trigger mark_items_of_gone_levels after delete on inventory_level
  referencing old table as gone for each statement execute function mark_items_of_gone_levels();

${triggerFunction("mark_item_of_moved_level", mark("select old.inventory_item_id"))}
create trigger mark_item_of_moved_level after update of inventory_item_id on inventory_level
  for each row when (old.inventory_item_id <> new.inventory_item_id) execute function mark_item_of_moved_level();

${triggerFunction("mark_all_items", mark("select id from inventory_item"))}
create trigger mark_all_items after truncate on inventory_level
  for each statement execute function mark_all_items();

${mark("select id from inventory_item item where not exists (select from inventory_level where inventory_item_id = item.id)")}

-- Nothing reads prices while the index goes, so it goes last. An index of migration 0002 finds the prices of a list
-- until the one below is built.
drop index if exists money_amount_price_list;
`

/**
 * Keeps more reads fast in a store with a million products: the prices of a price list in their order, orders of a region
 * or a sales channel, gift cards, and items with few or no available units, which are found without reading all levels.
 * Items without a level are in a table of their own, which may also contain others: the item of a deleted level stays in
 * it until a level is added, so that two transactions that each delete one of two levels need not see each other. Adding
 * a level waits for nobody; deleting one waits for a transaction that has deleted another one of the same item.
 */
export const largeStores: Migration = {
  name: "0020-large-stores",
  sql,
  indexes: [
    {
      name: "inventory_level_available",
      on: "inventory_level ((stocked_quantity::bigint - reserved_quantity))",
    },
    {
      name: "inventory_level_deleted",
      on: "inventory_level (inventory_item_id) where deleted_at is not null",
    },
    {
      name: "inventory_level_location_items",
      on: "inventory_level (location_id, inventory_item_id) where deleted_at is null",
    },
    {
      name: "money_amount_price_list_order",
      on: "money_amount (price_list_id, created_at, id) where price_list_id is not null",
    },
    { name: "order_region_id_newest", on: '"order" (region_id, created_at, id)' },
    { name: "order_sales_channel_id_newest", on: '"order" (sales_channel_id, created_at, id)' },
    { name: "product_gift_cards", on: "product (id) where is_giftcard" },
  ],
}
