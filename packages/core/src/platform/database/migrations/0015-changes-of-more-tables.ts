import { notedTables } from "./0008-table-changes.ts"
import { notedPrices } from "./0014-growth.ts"
import type { Migration } from "../migration.ts"

/** Tables of the catalog and its settings whose changes are recorded too, each under its name. */
const catalogTables = [
  "country",
  "currency",
  "discount_condition",
  "discount_regions",
  "discount_rule",
  "fulfillment_provider",
  "image",
  "inventory_level",
  "payment_provider",
  "price_list_customer_groups",
  "product_images",
  "product_option",
  "product_option_value",
  "product_shipping_profile",
  "product_tax_rate",
  "product_type_tax_rate",
  "product_variant_inventory_item",
  "publishable_api_key_sales_channel",
  "region",
  "region_fulfillment_providers",
  "region_payment_providers",
  "return_reason",
  "sales_channel_location",
  "shipping_option",
  "shipping_option_requirement",
  "shipping_profile",
  "shipping_tax_rate",
  "store_currencies",
  "tax_provider",
  "tax_rate",
] as const

/** Tables that a checkout writes to and lists of orders read. Their changes are recorded together. */
const orderTables = [
  "address",
  "cart",
  "claim_image",
  "claim_item",
  "claim_order",
  "draft_order",
  "fulfillment",
  "fulfillment_item",
  "gift_card_transaction",
  "line_item",
  "line_item_adjustment",
  "line_item_tax_line",
  "order",
  "order_discounts",
  "order_gift_cards",
  "payment",
  "refund",
  "return_item",
  "shipping_method",
  "shipping_method_tax_line",
  "tracking_link",
] as const

/** The name under which the changes of all these tables are recorded. It is not a table. */
const orderGroup = "orders_and_carts"

const sources = new Map<string, string>([
  ...[...notedTables, ...notedPrices, ...catalogTables].map((table) => [table, table] as const),
  ...orderTables.map((table) => [table, orderGroup] as const),
])

/** The name under which the changes of a table are recorded for cached responses; undefined if they are not. */
export function changeSourceOf(table: string): string | undefined {
  return sources.get(table)
}

const trigger = (table: string, name: string) =>
  `create trigger note_change after insert or update or delete or truncate on "${table}"
  for each statement execute function note_change_once('${name}');`
const firstToken = (name: string) =>
  `insert into table_change (relation, token) values ('${name}', new_change_token());`

const sql = `
create function sum_change_tokens(name text) returns void language sql as $sum$
  with gone as (
    delete from table_change where ctid = any(array(
      select ctid from table_change where relation = name limit 1000 for update skip locked))
    returning token)
  insert into table_change (relation, token)
  select name, sum(token) from gone having count(*) > 0
$sum$;
create or replace function note_table_change() returns trigger language plpgsql as $note$
begin
  insert into table_change (relation, token) values (tg_table_name, new_change_token());
  if random() < 0.05 and current_setting('transaction_isolation') = 'read committed' then
    perform sum_change_tokens(tg_table_name::text);
  end if;
  return null;
end $note$;
create function note_change_once() returns trigger language plpgsql as $note$
begin
  if coalesce(current_setting('stheno.noted_' || tg_argv[0], true), '') <> '' then
    return null;
  end if;
  perform set_config('stheno.noted_' || tg_argv[0], 'yes', true);
  insert into table_change (relation, token) values (tg_argv[0], new_change_token());
  if random() < 0.05 and current_setting('transaction_isolation') = 'read committed' then
    perform sum_change_tokens(tg_argv[0]);
  end if;
  return null;
end $note$;
${catalogTables.map((table) => trigger(table, table) + firstToken(table)).join("\n")}
${orderTables.map((table) => trigger(table, orderGroup)).join("\n")}
${firstToken(orderGroup)}
`

/**
 * Notes the changes of every table that cached responses read. The tables of orders and carts share one name, since a
 * checkout writes to them with dozens of statements.
 *
 * A transaction notes each name once. A setting of the transaction remembers that; rolling back to a savepoint resets
 * the setting with the token. So these tokens only tell transactions from each other: inside of one, a change can
 * follow the token. Who compares them must read from outside of the transaction, as cached responses do; the tokens of
 * `0008-table-changes` also serve inside, because every statement adds one.
 *
 * Tokens are summed up more often than before, because every cached response reads all of them. Stricter isolation levels
 * leave it to others: there, a row that somebody else has summed up would be a conflict.
 */
export const changesOfMoreTables: Migration = { name: "0015-changes-of-more-tables", sql }
