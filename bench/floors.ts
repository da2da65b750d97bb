import { sql, type Kysely } from "kysely"
import type { Database } from "@stheno/core"

/**
 * What the same rows cost without us: one hand-written statement each, no HTTP, no parsing. A ratio to these says
 * how much the product adds, on whatever machine it runs.
 */
export function floors(db: Kysely<Database>) {
  return {
    productList: async () => void (await productTree(sql`order by created_at desc limit 50`).execute(db)),
    product: async (id: string) => void (await productTree(sql`where id = ${id}`).execute(db)),
    regions: async () =>
      void (await sql`select row_to_json(r), (select json_agg(c) from country c where c.region_id = r.id) as countries
        from region r where r.deleted_at is null`.execute(db)),
    orderList: async () => void (await orderTree(sql`order by created_at desc limit 20`).execute(db)),
    order: async (id: string) => void (await orderTree(sql`where id = ${id}`).execute(db)),
    checkout: (n: number) => minimalOrder(db, n),
  }
}

function productTree(page: ReturnType<typeof sql>) {
  return sql`select row_to_json(p)::text,
      (select json_agg(i) from image i join product_images pi on pi.image_id = i.id where pi.product_id = p.id) as images,
      (select json_agg(o) from product_option o where o.product_id = p.id) as options,
      (select json_agg(json_build_object('v', v,
          'prices', (select json_agg(m) from money_amount m
            join product_variant_money_amount pm on pm.money_amount_id = m.id where pm.variant_id = v.id),
          'options', (select json_agg(x) from product_option_value x where x.variant_id = v.id)))
        from product_variant v where v.product_id = p.id) as variants
    from (select * from product ${page}) p`
}

function orderTree(page: ReturnType<typeof sql>) {
  return sql`select row_to_json(o)::text,
      (select json_agg(json_build_object('i', i, 'tax', (select json_agg(t) from line_item_tax_line t where t.item_id = i.id)))
        from line_item i where i.order_id = o.id) as items,
      (select json_agg(m) from shipping_method m where m.order_id = o.id) as methods,
      (select json_agg(y) from payment y where y.order_id = o.id) as payments,
      (select row_to_json(a) from address a where a.id = o.shipping_address_id) as address,
      (select row_to_json(c) from customer c where c.id = o.customer_id) as customer
    from (select * from "order" ${page}) o`
}

/** The least that an order needs: its row, two lines, a payment, two reservations taken from two levels. */
async function minimalOrder(db: Kysely<Database>, n: number): Promise<void> {
  const key = `${process.pid}_${n}_${Math.random().toString(36).slice(2)}`
  await db.transaction().execute(async (tx) => {
    await sql`insert into "order" (id, customer_id, email, region_id, currency_code)
      values (${`order_${key}`}, 'cus_b000001', 'a@b.co', 'reg_bench', 'eur')`.execute(tx)
    for (const line of [1, 2]) {
      await sql`insert into line_item (id, order_id, title, unit_price, quantity)
        values (${`item_${key}_${line}`}, ${`order_${key}`}, 'x', 1000, 1)`.execute(tx)
      await sql`update inventory_level set reserved_quantity = reserved_quantity + 1
        where id = ${`ilev_b00000${line}_1`} and stocked_quantity - reserved_quantity >= 1`.execute(tx)
      await sql`insert into reservation_item (id, line_item_id, inventory_item_id, location_id, quantity)
        values (${`resitem_${key}_${line}`}, ${`item_${key}_${line}`}, ${`iitem_b00000${line}_1`}, 'sloc_bench', 1)`.execute(
        tx,
      )
    }
    await sql`insert into payment (id, order_id, amount, currency_code, provider_id, data)
      values (${`pay_${key}`}, ${`order_${key}`}, 2000, 'eur', 'manual', '{}')`.execute(tx)
  })
}
