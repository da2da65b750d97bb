import type { Migration } from "../migration.ts"

/** Tables of prices whose changes are recorded as well: the products of a price list are counted through them. */
export const notedPrices = ["money_amount", "product_variant_money_amount"] as const

const triggers = notedPrices.map(
  (table) => `create trigger note_change after insert or update or delete or truncate on "${table}"
  for each statement execute function note_table_change();
insert into table_change (relation, token) values ('${table}', new_change_token());`,
)

/** Columns that a list can be filtered by and that many rows share. */
const filtered = {
  product: ["collection_id", "type_id", "status"],
  order: ["status", "payment_status", "fulfillment_status", "customer_id"],
} as const

/** Columns that a search looks at. Products and variants have had such indexes since the first migration. */
const searched = {
  customer:
    "customer using gin (email gin_trgm_ops, first_name gin_trgm_ops, last_name gin_trgm_ops, phone gin_trgm_ops)",
  inventory_item: "inventory_item using gin (sku gin_trgm_ops, title gin_trgm_ops, description gin_trgm_ops)",
  order: '"order" using gin (email gin_trgm_ops, (display_id::text) gin_trgm_ops)',
  address: "address using gin (first_name gin_trgm_ops)",
}

/**
 * Keeps lists, searches and filters fast in a store with a million products or orders: rows with a value of a column in
 * the order of their list, products by their categories, channels, tags and prices, and texts by their trigrams.
 */
export const growth: Migration = {
  name: "0014-growth",
  sql: `
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_trgm') then
    create extension if not exists pg_trgm;
  end if;
exception
  when insufficient_privilege then
    raise notice 'pg_trgm may not be created by this user: text search goes without its indexes';
end
$$;
${triggers.join("\n")}`,
  indexes: [
    ...Object.entries(filtered).flatMap(([table, columns]) =>
      columns.map((column) => ({
        name: `${table}_${column}_newest`,
        on: `"${table}" (${column}, created_at, id)`,
      })),
    ),
    { name: "product_title", on: "product (title, id)" },
    { name: "product_sales_channel_products", on: "product_sales_channel (sales_channel_id, product_id)" },
    { name: "product_tag_products", on: "product_tags (product_tag_id, product_id)" },
    { name: "money_amount_price_list", on: "money_amount (price_list_id) where price_list_id is not null" },
    ...Object.entries(searched).map(([table, on]) => ({
      name: `${table}_search`,
      on,
      needs: "gin_trgm_ops",
    })),
  ],
}
