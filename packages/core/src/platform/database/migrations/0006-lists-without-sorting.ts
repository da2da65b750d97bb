import type { Migration } from "../migration.ts"

/** The other tables that grow with the shop and whose lists are ordered by age. */
const tables = [
  "batch_job",
  "customer_group",
  "discount",
  "draft_order",
  "gift_card",
  "note",
  "order_edit",
  "price_list",
  "product_collection",
  "product_tag",
  "product_type",
  "publishable_api_key",
  "sales_channel",
  "stock_location",
  "tax_rate",
] as const

/**
 * Lets the pages of all lists be read without sorting their tables, an order be found by its buyer's e-mail address,
 * and the channels of a key by the key: `npm run benchmark -- --growth` found them to take longer in a larger shop.
 */
export const listsWithoutSorting: Migration = {
  name: "0006-lists-without-sorting",
  sql: "",
  indexes: [
    ...tables.map((table) => ({ name: `${table}_newest`, on: `"${table}" (created_at, id)` })),
    { name: "order_email_lower", on: '"order" (lower(email))' },
    {
      name: "publishable_api_key_sales_channel_key_id",
      on: "publishable_api_key_sales_channel (publishable_key_id)",
    },
  ],
}
