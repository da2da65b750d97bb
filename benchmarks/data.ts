import { sql, type Kysely } from "kysely"
import type { Database } from "@stheno/core"

/** How much there is: products × 3 variants × 2 prices, orders × 2 lines. */
export interface DataSize {
  readonly products: number
  readonly orders: number
  /** 3 if it is left out; only {@link fillLargeDatabase} uses it */
  readonly linesPerOrder?: number
}

/** Ids that the load asks for. */
export interface BenchData {
  readonly regionId: string
  readonly shippingOptionId: string
  readonly productId: (n: number) => string
  readonly variantId: (n: number) => string
  readonly orderId: (n: number) => string
}

/** Fills a migrated database with the default rows. Written in SQL: it takes seconds for a thousand products. */
export async function fillDatabase(db: Kysely<Database>, size: DataSize): Promise<BenchData> {
  for (const statement of statements(size)) await sql.raw(statement).execute(db)
  await sql`analyze`.execute(db)
  return {
    regionId: "reg_bench",
    shippingOptionId: "so_bench",
    productId: (n) => `prod_b${pad(n)}`,
    variantId: (n) => `variant_b${pad(n)}_1`,
    orderId: (n) => `order_b${pad(n)}`,
  }
}

function pad(n: number): string {
  return String(n).padStart(6, "0")
}

function statements(size: DataSize): string[] {
  return [...shop(), ...catalogue(size.products), ...history(size)]
}

/** A region with tax on top, a way to send, a warehouse with enough of everything. */
function shop(): string[] {
  return [
    `insert into store_currencies select id, 'eur' from store on conflict do nothing`,
    `insert into region (id, name, currency_code, tax_rate) values ('reg_bench', 'Bench', 'eur', 20)`,
    `update country set region_id = 'reg_bench' where iso_2 in ('de', 'fr')`,
    `insert into region_payment_providers (region_id, provider_id) values ('reg_bench', 'manual')`,
    `insert into region_fulfillment_providers (region_id, provider_id) values ('reg_bench', 'manual')`,
    `insert into shipping_option (id, name, region_id, profile_id, provider_id, price_type, amount, data)
      select 'so_bench', 'Parcel', 'reg_bench', id, 'manual', 'flat_rate', 500, '{"id":"manual-fulfillment"}'
      from shipping_profile where type = 'default' limit 1`,
    `insert into stock_location (id, name) values ('sloc_bench', 'Warehouse')`,
    `insert into sales_channel_location (id, sales_channel_id, location_id)
      select 'scloc_bench', id, 'sloc_bench' from sales_channel limit 1`,
  ]
}

function catalogue(products: number): string[] {
  const p = `lpad(p::text, 6, '0')`
  const eachProduct = `generate_series(1, ${products}) p`
  const eachVariant = `${eachProduct}, generate_series(1, 3) v`
  const key = `${p} || '_' || v`
  return [
    `insert into product (id, title, handle, description, status, thumbnail, created_at)
      select 'prod_b' || ${p}, 'Product ' || p, 'bench-' || p, repeat('A fine thing. ', 20), 'published',
        'http://localhost:9000/uploads/' || p || '.svg', now() - make_interval(secs => ${products} - p)
      from ${eachProduct}`,
    `insert into product_shipping_profile (profile_id, product_id)
      select s.id, 'prod_b' || ${p} from ${eachProduct}, (select id from shipping_profile where type = 'default' limit 1) s`,
    `insert into product_sales_channel (product_id, sales_channel_id)
      select 'prod_b' || ${p}, s.id from ${eachProduct}, (select id from sales_channel limit 1) s`,
    `insert into image (id, url) select 'img_b' || ${p}, 'http://localhost:9000/uploads/' || p || '.svg' from ${eachProduct}`,
    `insert into product_images (product_id, image_id) select 'prod_b' || ${p}, 'img_b' || ${p} from ${eachProduct}`,
    `insert into product_option (id, title, product_id) select 'opt_b' || ${p}, 'Size', 'prod_b' || ${p} from ${eachProduct}`,
    `insert into product_variant (id, title, product_id, sku, inventory_quantity, variant_rank)
      select 'variant_b' || ${key}, 'Size ' || v, 'prod_b' || ${p}, 'sku-' || ${key}, 0, v - 1 from ${eachVariant}`,
    `insert into product_option_value (id, value, option_id, variant_id)
      select 'optval_b' || ${key}, 'Size ' || v, 'opt_b' || ${p}, 'variant_b' || ${key} from ${eachVariant}`,
    `insert into money_amount (id, currency_code, amount, region_id)
      select 'ma_b' || ${key} || c, c, 1000 + p * 10 + v, case c when 'eur' then 'reg_bench' end
      from ${eachVariant}, unnest(array['eur', 'usd']) c`,
    `insert into product_variant_money_amount (id, money_amount_id, variant_id)
      select 'pvma_b' || ${key} || c, 'ma_b' || ${key} || c, 'variant_b' || ${key}
      from ${eachVariant}, unnest(array['eur', 'usd']) c`,
    `insert into inventory_item (id, sku) select 'iitem_b' || ${key}, 'sku-' || ${key} from ${eachVariant}`,
    `insert into product_variant_inventory_item (id, inventory_item_id, variant_id)
      select 'pvitem_b' || ${key}, 'iitem_b' || ${key}, 'variant_b' || ${key} from ${eachVariant}`,
    `insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity)
      select 'ilev_b' || ${key}, 'iitem_b' || ${key}, 'sloc_bench', 1000000 from ${eachVariant}`,
  ]
}

function history({ products, orders }: DataSize): string[] {
  const o = `lpad(o::text, 6, '0')`
  const eachOrder = `generate_series(1, ${orders}) o`
  const eachLine = `${eachOrder}, generate_series(1, 2) l`
  const product = `lpad((1 + (o * 7 + l) % ${products})::text, 6, '0')`
  return [
    `insert into customer (id, email, first_name, last_name)
      select 'cus_b' || ${o}, 'buyer' || o || '@example.com', 'Buyer', o::text from ${eachOrder}`,
    `insert into address (id, first_name, last_name, address_1, city, country_code, postal_code)
      select 'addr_b' || ${o}, 'Buyer', o::text, 'Street ' || o, 'Berlin', 'de', '10115' from ${eachOrder}`,
    `insert into "order" (id, payment_status, customer_id, email, billing_address_id, shipping_address_id, region_id,
        currency_code, sales_channel_id, created_at)
      select 'order_b' || ${o}, 'awaiting', 'cus_b' || ${o}, 'buyer' || o || '@example.com', 'addr_b' || ${o},
        'addr_b' || ${o}, 'reg_bench', 'eur', s.id, now() - make_interval(secs => ${orders} - o)
      from ${eachOrder}, (select id from sales_channel limit 1) s`,
    `insert into line_item (id, order_id, title, description, thumbnail, unit_price, variant_id, quantity,
        fulfilled_quantity, returned_quantity, shipped_quantity, has_shipping)
      select 'item_b' || ${o} || '_' || l, 'order_b' || ${o}, 'Product', 'Size 1', 'x.svg', 2000,
        'variant_b' || ${product} || '_1', 1 + o % 3, 0, 0, 0, true from ${eachLine}`,
    `insert into line_item_tax_line (id, rate, name, code, item_id)
      select 'litl_b' || ${o} || '_' || l, 20, 'default', 'default', 'item_b' || ${o} || '_' || l from ${eachLine}`,
    `insert into shipping_method (id, shipping_option_id, order_id, price, data)
      select 'sm_b' || ${o}, 'so_bench', 'order_b' || ${o}, 500, '{}' from ${eachOrder}`,
    `insert into shipping_method_tax_line (id, rate, name, code, shipping_method_id)
      select 'smtl_b' || ${o}, 20, 'default', 'default', 'sm_b' || ${o} from ${eachOrder}`,
    `insert into payment (id, order_id, amount, currency_code, provider_id, data)
      select 'pay_b' || ${o}, 'order_b' || ${o}, (4000 * (1 + o % 3) + 500) * 12 / 10, 'eur', 'manual', '{}' from ${eachOrder}`,
  ]
}
