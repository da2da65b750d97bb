import { sql, type Kysely } from "kysely"
import type { Database } from "@stheno/core"
import type { DataSize } from "./data.ts"

/** Rows of a small category, collection, tag and sales channel, whatever the size of the store. */
const few = 20

/**
 * Fills a migrated database with a store whose searches, filters and sort orders can be measured: words that many
 * products have and words that few have, large and small categories, collections, tags and channels. Indexes are
 * dropped, and created again after all rows are there, and foreign keys are not checked: 100,000 products and orders
 * take about a minute.
 */
export async function fillLargeDatabase(db: Kysely<Database>, size: DataSize): Promise<void> {
  await db.connection().execute(async (one) => {
    for (const setting of ["synchronous_commit = off", "session_replication_role = replica"])
      await sql.raw(`set ${setting}`).execute(one)
    const { rows: indexes } = await sql<{ name: string; definition: string }>`
      select quote_ident(indexname) as name, indexdef as definition from pg_indexes
      where schemaname = 'public' and tablename = any(${[...tables]})
        and not exists (select from pg_constraint where conname = indexname)`.execute(one)
    for (const { name } of indexes) await sql.raw(`drop index ${name}`).execute(one)
    for (const statement of [...shop, ...catalog(size), ...history(size)])
      await sql.raw(statement).execute(one)
    for (const { definition } of indexes) await sql.raw(definition).execute(one)
    await sql.raw(changes).execute(one)
    for (const setting of ["synchronous_commit", "session_replication_role"])
      await sql.raw(`reset ${setting}`).execute(one)
    await sql`vacuum analyze`.execute(one)
  })
}

const tables = [
  "product",
  "product_category_product",
  "product_sales_channel",
  "product_shipping_profile",
  "product_tags",
  "product_variant",
  "product_variant_money_amount",
  "product_variant_inventory_item",
  "product_option",
  "product_option_value",
  "money_amount",
  "inventory_item",
  "inventory_level",
  "customer",
  "address",
  "order",
  "line_item",
]

/** Triggers do not run for the session, so every table gets the record of a change that they would have added. */
const changes = `insert into table_change (relation, token) select distinct relation, new_change_token() from table_change`

const shop = [
  `insert into region (id, name, currency_code, tax_rate) values ('reg_l', 'Large', 'eur', 20)`,
  `insert into sales_channel (id, name) values ('sc_second', 'Second'), ('sc_small', 'Small')`,
  `insert into stock_location (id, name) values ('sloc_l', 'Warehouse')`,
  `insert into sales_channel_location (id, sales_channel_id, location_id) select 'scloc_l', id, 'sloc_l' from sales_channel
    order by created_at limit 1`,
  `insert into product_collection (id, title, handle) select 'pcol_' || n, 'Season ' || n, 'season-' || n
    from generate_series(1, 20) n union all select 'pcol_small', 'Finds', 'finds'`,
  `insert into product_category (id, name, handle, mpath, rank, is_active, is_internal)
    select 'pcat_' || n, 'Category ' || n, 'category-' || n, 'pcat_' || n || '.', n, true, false from generate_series(1, 30) n
    union all select 'pcat_small', 'Small', 'small', 'pcat_small.', 31, true, false`,
  `insert into product_tag (id, value) select 'ptag_' || n, 'Tag ' || n from generate_series(1, 14) n
    union all select 'ptag_small', 'Small'`,
  `insert into price_list (id, name, description, type, status) values ('pl_large', 'Members', 'Members', 'override', 'active'),
    ('pl_small', 'Friends', 'Friends', 'override', 'active')`,
]

/** A number that looks random and is the same in every run. */
const dealt = (seed: string, of: string, n = "n") => `(abs(hashtext('${seed}' || ${n})) % ${of})`
const word = (seed: string, words: string) =>
  `(array[${words}])[1 + ${dealt(seed, String(words.split(",").length))}]`
const nouns = "'shirt','coat','lamp','chair','mug','scarf','bowl','desk','shelf','sock'"
const colors = "'Red','Green','Blue','Black','White','Yellow','Gray'"

function catalog({ products }: DataSize): string[] {
  const each = `generate_series(1, ${products}) n`
  const eachVariant = `${each}, generate_series(1, 3) v`
  const main = `(select id from sales_channel where id not like 'sc\\_s%' order by created_at limit 1)`
  return [
    `insert into product (id, title, handle, description, status, collection_id, created_at)
      select 'prod_l' || n, ${word("c", colors)} || ' ' || ${word("n", nouns)} || ' ' || n, 'large-' || n,
        'A fine ' || ${word("d", nouns)} || ' for every day. ' || md5(n::text) || '. Made to last, and easy to clean.',
        (case when ${dealt("s", "20")} = 0 then 'draft' else 'published' end)::product_status_enum,
        case when n <= ${few} then 'pcol_small' else 'pcol_' || (1 + ${dealt("col", "20")}) end,
        now() - make_interval(secs => ${products} - n)
      from ${each}`,
    `insert into product_shipping_profile (profile_id, product_id)
      select s.id, 'prod_l' || n from ${each}, (select id from shipping_profile where type = 'default' limit 1) s`,
    `insert into product_sales_channel (product_id, sales_channel_id)
      select 'prod_l' || n, case when ${dealt("sc", "10")} = 0 then 'sc_second' else ${main} end from ${each}
      union all select 'prod_l' || n, 'sc_small' from generate_series(1, ${few}) n`,
    `insert into product_category_product (product_category_id, product_id)
      select 'pcat_' || (1 + ${dealt("cat", "30")}), 'prod_l' || n from ${each}
      union all select 'pcat_small', 'prod_l' || n from generate_series(1, ${few}) n`,
    `insert into product_tags (product_tag_id, product_id)
      select 'ptag_' || (1 + ${dealt("tag", "14")}), 'prod_l' || n from ${each}
      union all select 'ptag_small', 'prod_l' || n from generate_series(1, ${few}) n`,
    `insert into product_option (id, title, product_id) select 'opt_l' || n, 'Size', 'prod_l' || n from ${each}`,
    `insert into product_variant (id, title, product_id, sku, inventory_quantity, variant_rank, created_at)
      select 'variant_l' || n || '_' || v, 'Size ' || v, 'prod_l' || n, 'SKU-' || n || '-' || v, 0, v - 1,
        now() - make_interval(secs => ${products} - n) from ${eachVariant}`,
    `insert into product_option_value (id, value, option_id, variant_id)
      select 'optval_l' || n || '_' || v, 'Size ' || v, 'opt_l' || n, 'variant_l' || n || '_' || v from ${eachVariant}`,
    `insert into money_amount (id, currency_code, amount)
      select 'ma_l' || n || '_' || v, 'eur', 1000 + n % 9000 from ${eachVariant}`,
    `insert into money_amount (id, currency_code, amount, price_list_id)
      select 'mapl_l' || n || '_1', 'eur', 900, case when n <= ${few} then 'pl_small' else 'pl_large' end from ${each}
      where n <= ${few} or n % 10 = 0`,
    `insert into product_variant_money_amount (id, money_amount_id, variant_id)
      select 'pv' || id, id, 'variant_' || split_part(id, '_', 2) || '_' || split_part(id, '_', 3) from money_amount
      where id like 'ma_l%' or id like 'mapl_l%'`,
    `insert into inventory_item (id, sku, created_at)
      select 'iitem_l' || n || '_' || v, 'SKU-' || n || '-' || v, now() - make_interval(secs => ${products} - n) from ${eachVariant}`,
    `insert into product_variant_inventory_item (id, inventory_item_id, variant_id)
      select 'pvitem_l' || n || '_' || v, 'iitem_l' || n || '_' || v, 'variant_l' || n || '_' || v from ${eachVariant}`,
    `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity)
      select 'ilev_l' || n || '_' || v, 'iitem_l' || n || '_' || v, 'sloc_l', 100 from ${eachVariant}`,
  ]
}

const names = "'Ada','Grace','Alan','Edsger','Barbara','Donald','Margaret','Niklaus'"
const surnames = "'Lund','Meyer','Smith','Garcia','Rossi','Novak','Silva','Kowalska'"

function history({ products, orders, linesPerOrder = 3 }: DataSize): string[] {
  const customers = Math.ceil(orders / 2)
  const each = `generate_series(1, ${orders}) n`
  return [
    `insert into customer (id, email, first_name, last_name, has_account, created_at)
      select 'cus_l' || n, 'buyer' || n || '@example.com', ${word("f", names)}, ${word("l", surnames)}, n % 3 = 0,
        now() - make_interval(secs => ${customers} - n) from generate_series(1, ${customers}) n`,
    `insert into address (id, first_name, last_name, address_1, city, country_code, postal_code)
      select 'addr_l' || n, ${word("f", names)}, ${word("l", surnames)}, 'Street ' || n, 'Berlin', 'de', '10115' from ${each}`,
    `insert into "order" (id, status, payment_status, fulfillment_status, customer_id, email, billing_address_id,
        shipping_address_id, region_id, currency_code, sales_channel_id, created_at)
      select 'order_l' || n, (case when n <= ${few} then 'archived' else 'pending' end)::order_status_enum,
        (case ${dealt("p", "4")} when 0 then 'awaiting' else 'captured' end)::order_payment_status_enum,
        (case ${dealt("u", "3")} when 0 then 'not_fulfilled' else 'shipped' end)::order_fulfillment_status_enum,
        'cus_l' || (1 + n % ${customers}), 'buyer' || (1 + n % ${customers}) || '@example.com', 'addr_l' || n, 'addr_l' || n,
        'reg_l', 'eur', s.id, now() - make_interval(secs => ${orders} - n)
      from ${each}, (select id from sales_channel order by created_at limit 1) s`,
    `insert into line_item (id, order_id, title, description, unit_price, variant_id, quantity)
      select 'item_l' || n || '_' || l, 'order_l' || n, 'Product', 'Size 1', 2000,
        'variant_l' || (1 + (n * 7 + l) % ${products}) || '_1', 1 + n % 3 from ${each}, generate_series(1, ${linesPerOrder}) l`,
  ]
}
