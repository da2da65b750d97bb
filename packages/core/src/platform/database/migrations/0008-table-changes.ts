import type { Migration } from "../migration.ts"

/**
 * The tables whose changes are recorded: tables of the catalog, of customers and of documents, which are read and
 * counted more often than they are written. Carts and orders are not among them: a checkout would pay for lists of the admin.
 */
export const notedTables = [
  "customer",
  "customer_group",
  "customer_group_customers",
  "discount",
  "gift_card",
  "inventory_item",
  "note",
  "notification",
  "price_list",
  "product",
  "product_category",
  "product_category_product",
  "product_collection",
  "product_sales_channel",
  "product_tag",
  "product_tags",
  "product_type",
  "product_variant",
  "reservation_item",
  "return",
  "sales_channel",
  "stock_location",
  "store",
  "swap",
] as const

const triggers = notedTables.map(
  (table) => `create trigger note_change after insert or update or delete or truncate on "${table}"
  for each statement execute function note_table_change();
insert into table_change (relation, token) values ('${table}', new_change_token());`,
)

const sql = `
create table table_change (
  relation text not null,
  token numeric not null
);
create index table_change_relation on table_change (relation) include (token);
create function new_change_token() returns numeric language sql volatile
  as 'select trunc(random() * 9007199254740992)::numeric';
create function note_table_change() returns trigger language plpgsql as $note$
begin
  insert into table_change (relation, token) values (tg_table_name, new_change_token());
  if random() < 0.02 then
    with gone as (
      delete from table_change where ctid = any(array(
        select ctid from table_change where relation = tg_table_name limit 1000 for update skip locked))
      returning token)
    insert into table_change (relation, token)
    select tg_table_name, sum(token) from gone having count(*) > 0;
  end if;
  return null;
end $note$;
${triggers.join("\n")}
`

/**
 * Notes every statement that writes to certain tables. The sum of a table's tokens stands for what the table holds:
 * random numbers, added and never changed, so that two sums are equal only if the same changes were committed. Nobody
 * waits for anybody: a change adds a row, and now and then adds up the rows that nobody has locked.
 *
 * The index lets a page of categories be read without sorting them all.
 */
export const tableChanges: Migration = {
  name: "0008-table-changes",
  sql,
  indexes: [{ name: "product_category_rank", on: "product_category (rank, handle, id)" }],
}
