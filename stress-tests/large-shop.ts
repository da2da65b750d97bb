import { sql } from "kysely"
import type { Shop } from "./shop.ts"

/** How many products and how many orders there are. */
export const size = 100_000
const customers = 5_000

/** Makes products with a variant and a price each, and orders with a line each, by SQL alone. */
export async function fillLargeShop(db: Shop["engine"]["db"]): Promise<void> {
  await db.connection().execute(async (one) => {
    // Rows that belong together are made together: nothing has to be looked up again for each of them.
    for (const setting of ["synchronous_commit = off", "session_replication_role = replica"])
      await sql.raw(`set ${setting}`).execute(one)
    for (const statement of statements) await sql.raw(statement).execute(one)
    for (const setting of ["synchronous_commit", "session_replication_role"])
      await sql.raw(`reset ${setting}`).execute(one)
    await sql`analyze`.execute(one)
  })
}

const each = `generate_series(1, ${size}) n`

const statements = [
  `insert into region (id, name, currency_code, tax_rate) values ('reg_large', 'Large', 'eur', 20)`,
  `insert into product (id, title, handle, description, status, created_at)
    select 'prod_l' || n, 'Product ' || n, 'large-' || n, 'No. ' || n || '. ' || repeat('A fine thing. ', 8), 'published',
      now() - make_interval(secs => n) from ${each}`,
  `insert into product_sales_channel (product_id, sales_channel_id)
    select 'prod_l' || n, s.id from ${each}, (select id from sales_channel limit 1) s`,
  `insert into product_variant (id, title, product_id, sku, inventory_quantity, variant_rank)
    select 'variant_l' || n, 'One', 'prod_l' || n, 'sku-' || n, 0, 0 from ${each}`,
  `insert into money_amount (id, currency_code, amount) select 'ma_l' || n, 'eur', 1000 + n from ${each}`,
  `insert into product_variant_money_amount (id, money_amount_id, variant_id)
    select 'pvma_l' || n, 'ma_l' || n, 'variant_l' || n from ${each}`,
  `insert into customer (id, email, first_name, last_name)
    select 'cus_l' || n, 'buyer' || n || '@example.com', 'Buyer', n::text from generate_series(1, ${customers}) n`,
  `insert into "order" (id, payment_status, customer_id, email, region_id, currency_code, created_at)
    select 'order_l' || n, 'awaiting', 'cus_l' || (1 + n % ${customers}), 'buyer' || (1 + n % ${customers}) || '@example.com',
      'reg_large', 'eur', now() - make_interval(secs => n) from ${each}`,
  `insert into line_item (id, order_id, title, unit_price, variant_id, quantity)
    select 'item_l' || n, 'order_l' || n, 'Product', 2000, 'variant_l' || n, 1 + n % 3 from ${each}`,
]
