import { sql, type Kysely } from "kysely"
import type { Database } from "@stheno/core"

/**
 * What the same rows cost without us: one hand-written statement each, no HTTP, no parsing. A ratio to these says
 * how much the product adds, on whatever machine it runs.
 */
export function floors(db: Kysely<Database>) {
  return {
    productList: async () =>
      void (await productTree(sql`where deleted_at is null and status = 'published'
        order by created_at desc limit 50`).execute(db)),
    product: async (id: string) => void (await productTree(sql`where id = ${id}`).execute(db)),
    regions: async () =>
      void (await sql`select row_to_json(r), (select json_agg(c) from country c where c.region_id = r.id) as countries
        from region r where r.deleted_at is null`.execute(db)),
    orderList: async () => void (await orderTree(sql`order by created_at desc limit 20`).execute(db)),
    order: async (id: string) => void (await orderTree(sql`where id = ${id}`).execute(db)),
    checkout: (n: number) => minimalOrder(db, n),
  }
}

/** Everything that a store answer shows of products, prices, tax rates and stock included. */
function productTree(page: ReturnType<typeof sql>) {
  return sql`select row_to_json(p)::text,
      (select json_agg(i) from image i join product_images pi on pi.image_id = i.id where pi.product_id = p.id) as images,
      (select json_agg(json_build_object('o', o,
          'values', (select json_agg(x) from product_option_value x where x.option_id = o.id)))
        from product_option o where o.product_id = p.id) as options,
      (select json_agg(t) from product_tag t join product_tags pt on pt.product_tag_id = t.id
        where pt.product_id = p.id) as tags,
      (select row_to_json(t) from product_type t where t.id = p.type_id) as type,
      (select row_to_json(c) from product_collection c where c.id = p.collection_id) as collection,
      (select json_agg(s) from shipping_profile s join product_shipping_profile ps on ps.profile_id = s.id
        where ps.product_id = p.id) as profiles,
      (select json_agg(json_build_object('v', v,
          'prices', (select json_agg(json_build_object('m', m, 'list', l)) from money_amount m
            join product_variant_money_amount pm on pm.money_amount_id = m.id
            left join price_list l on l.id = m.price_list_id
            where pm.variant_id = v.id and (m.region_id = 'reg_bench' or m.currency_code = 'eur')),
          'options', (select json_agg(x) from product_option_value x where x.variant_id = v.id),
          'available', (select sum(l.stocked_quantity - l.reserved_quantity)
            from product_variant_inventory_item vi join inventory_level l on l.inventory_item_id = vi.inventory_item_id
              join sales_channel_location cl on cl.location_id = l.location_id
            where vi.variant_id = v.id)) order by v.variant_rank)
        from product_variant v where v.product_id = p.id) as variants,
      (select json_agg(t) from tax_rate t join product_tax_rate pt on pt.rate_id = t.id
        where pt.product_id = p.id and t.region_id = 'reg_bench') as rates
    from (select * from product ${page}) p`
}

/** Everything that an admin answer shows of orders. */
function orderTree(page: ReturnType<typeof sql>) {
  return sql`select row_to_json(o)::text,
      (select json_agg(json_build_object('i', i,
          'tax', (select json_agg(t) from line_item_tax_line t where t.item_id = i.id),
          'adjustments', (select json_agg(a) from line_item_adjustment a where a.item_id = i.id),
          'variant', (select json_build_object('v', v, 'p', p) from product_variant v
            join product p on p.id = v.product_id where v.id = i.variant_id)))
        from line_item i where i.order_id = o.id) as items,
      (select json_agg(json_build_object('m', m, 'option', s,
          'tax', (select json_agg(t) from shipping_method_tax_line t where t.shipping_method_id = m.id)))
        from shipping_method m left join shipping_option s on s.id = m.shipping_option_id
        where m.order_id = o.id) as methods,
      (select json_agg(y) from payment y where y.order_id = o.id) as payments,
      (select json_agg(r) from refund r where r.order_id = o.id) as refunds,
      (select json_agg(json_build_object('f', f,
          'items', (select json_agg(fi) from fulfillment_item fi where fi.fulfillment_id = f.id),
          'links', (select json_agg(tl) from tracking_link tl where tl.fulfillment_id = f.id)))
        from fulfillment f where f.order_id = o.id) as fulfillments,
      (select json_agg(json_build_object('d', d, 'rule', u)) from discount d
        join order_discounts od on od.discount_id = d.id left join discount_rule u on u.id = d.rule_id
        where od.order_id = o.id) as discounts,
      (select json_agg(g) from gift_card g join order_gift_cards og on og.gift_card_id = g.id
        where og.order_id = o.id) as gift_cards,
      (select json_agg(t) from gift_card_transaction t where t.order_id = o.id) as gift_card_transactions,
      (select json_agg(t) from return t where t.order_id = o.id) as returns,
      (select json_agg(c) from claim_order c where c.order_id = o.id) as claims,
      (select json_agg(w) from swap w where w.order_id = o.id) as swaps,
      (select json_agg(e) from order_edit e where e.order_id = o.id) as edits,
      (select row_to_json(r) from region r where r.id = o.region_id) as region,
      (select row_to_json(c) from sales_channel c where c.id = o.sales_channel_id) as channel,
      (select row_to_json(a) from address a where a.id = o.shipping_address_id) as shipping_address,
      (select row_to_json(a) from address a where a.id = o.billing_address_id) as billing_address,
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
