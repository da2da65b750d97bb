import type { DataSize } from "./data.ts"

const pad = (name: string, of: string = name) => `lpad((${of})::text, 6, '0')`

/**
 * Rows of everything that is listed or retrieved besides the catalogue and the orders. What belongs to one row has the
 * same size however many rows there are, so that an answer has the same size too.
 */
export function surroundings({ products, orders }: DataSize): string[] {
  const few = Math.ceil(orders / 10)
  return [
    ...groupings(few, products),
    ...offers(few, products, orders),
    ...baskets(orders),
    ...afterSales(orders),
    ...papers(orders, few),
  ]
}

/** Collections, categories, types, tags, channels, locations, keys, groups. */
function groupings(few: number, products: number): string[] {
  const n = pad("n")
  const each = `generate_series(1, ${few}) n`
  return [
    `insert into product_collection (id, title, handle) select 'pcol_b' || ${n}, 'Collection ' || n, 'col-' || n from ${each}`,
    `insert into product_type (id, value) select 'ptyp_b' || ${n}, 'Type ' || n from ${each}`,
    `insert into product_tag (id, value) select 'ptag_b' || ${n}, 'Tag ' || n from ${each}`,
    `update product set collection_id = 'pcol_b' || ${pad("n", `1 + right(id, 6)::int % ${few}`)},
      type_id = 'ptyp_b' || ${pad("n", `1 + right(id, 6)::int % ${few}`)} where id like 'prod_b%'`,
    `insert into product_tags (product_id, product_tag_id)
      select 'prod_b' || ${n}, 'ptag_b' || ${pad("n", `1 + n % ${few}`)} from generate_series(1, ${products}) n`,
    `insert into product_category (id, name, handle, parent_category_id, mpath, rank, is_active, is_internal)
      select 'pcat_b' || ${n}, 'Category ' || n, 'cat-' || n,
        case when n % 6 <> 1 then 'pcat_b' || ${pad("n", "n - (n - 1) % 6")} end,
        case when n % 6 <> 1 then 'pcat_b' || ${pad("n", "n - (n - 1) % 6")} || '.' else '' end || 'pcat_b' || ${n} || '.',
        case when n % 6 <> 1 then (n - 1) % 6 - 1 else n / 6 end, true, false from ${each}`,
    `insert into product_category_product (product_category_id, product_id)
      select 'pcat_b' || ${pad("n", `1 + n % ${few}`)}, 'prod_b' || ${n} from generate_series(1, ${products}) n`,
    `insert into sales_channel (id, name) select 'sc_b' || ${n}, 'Channel ' || n from ${each}`,
    `insert into stock_location (id, name) select 'sloc_b' || ${n}, 'Location ' || n from ${each}`,
    `insert into publishable_api_key (id, title) select 'pk_b' || ${n}, 'Key ' || n from ${each}`,
    `insert into publishable_api_key_sales_channel (id, publishable_key_id, sales_channel_id)
      select 'pksc_b' || ${n} || '_' || c, 'pk_b' || ${n}, 'sc_b' || ${pad("n", `1 + (n + c) % ${few}`)}
      from ${each}, generate_series(1, 20) c`,
    `insert into customer_group (id, name) select 'cgrp_b' || ${n}, 'Group ' || n from ${each}`,
    `insert into customer_group_customers (customer_group_id, customer_id) select 'cgrp_b' || ${pad("n", `1 + n % ${few}`)}, 'cus_b' || ${n} from generate_series(1, ${few} * 10) n
      where exists (select from customer where id = 'cus_b' || ${n})`,
  ]
}

/** Discounts, gift cards, price lists, rates of taxes. */
function offers(few: number, products: number, orders: number): string[] {
  const n = pad("n")
  const each = `generate_series(1, ${few}) n`
  const eachOrder = `generate_series(1, ${orders}) n`
  const product = pad("n", `1 + (n + c) % ${products}`)
  return [
    `insert into discount_rule (id, type, value, allocation) select 'dru_b' || ${n}, 'percentage', 10, 'total' from ${eachOrder}`,
    `insert into discount (id, code, is_dynamic, is_disabled, rule_id)
      select 'disc_b' || ${n}, 'CODE' || n, false, false, 'dru_b' || ${n} from ${eachOrder}`,
    `insert into discount_regions (discount_id, region_id) select 'disc_b' || ${n}, 'reg_bench' from ${eachOrder}`,
    `insert into discount_condition (id, type, operator, discount_rule_id)
      select 'discon_b' || ${n}, 'products', 'in', 'dru_b' || ${n} from ${eachOrder}`,
    `insert into discount_condition_product (product_id, condition_id)
      select 'prod_b' || ${product}, 'discon_b' || ${n} from ${eachOrder}, generate_series(1, 3) c`,
    `insert into gift_card (id, code, value, balance, region_id)
      select 'gift_b' || ${n}, 'GIFT-' || n, 1000, 1000, 'reg_bench' from ${eachOrder}`,
    `insert into price_list (id, name, description, type, status)
      select 'pl_b' || ${n}, 'List ' || n, 'A list', 'sale', 'active' from ${each}`,
    `insert into price_list_customer_groups (price_list_id, customer_group_id)
      select 'pl_b' || ${n}, 'cgrp_b' || ${n} from ${each}`,
    `insert into money_amount (id, currency_code, amount, price_list_id)
      select 'ma_pl' || ${n} || '_' || c, 'eur', 900, 'pl_b' || ${n} from ${each}, generate_series(1, 20) c`,
    `insert into product_variant_money_amount (id, money_amount_id, variant_id)
      select 'pvma_pl' || ${n} || '_' || c, 'ma_pl' || ${n} || '_' || c, 'variant_b' || ${pad("n", `1 + (n * 20 + c) % ${products}`)} || '_1'
      from ${each}, generate_series(1, 20) c`,
    `insert into region (id, name, currency_code, tax_rate) values ('reg_rates', 'Rates', 'eur', 0)`,
    `insert into tax_rate (id, rate, code, name, region_id) select 'txr_b' || ${n}, 7, 'r' || n, 'Rate ' || n, 'reg_rates' from ${each}`,
  ]
}

/** Carts that are open, and drafts. */
function baskets(orders: number): string[] {
  const n = pad("n")
  const each = `generate_series(1, ${orders}) n`
  return [
    `insert into cart (id, email, region_id, customer_id, type)
      select 'cart_b' || ${n}, 'buyer' || n || '@example.com', 'reg_bench', 'cus_b' || ${n},
        case n % 4 when 0 then 'draft_order' when 1 then 'swap' else 'default' end::cart_type_enum from ${each}`,
    `insert into line_item (id, cart_id, title, thumbnail, unit_price, variant_id, quantity)
      select 'item_c' || ${n}, 'cart_b' || ${n}, 'Product', 'x.svg', 2000, 'variant_b000001_1', 1 from ${each}`,
    `update "order" set cart_id = 'cart_b' || right(id, 6) where id like 'order_b%' and right(id, 6)::int % 4 = 2`,
    `insert into draft_order (id, status, cart_id) select 'dorder_b' || ${n}, 'open', 'cart_b' || ${n} from ${each} where n % 4 = 0`,
  ]
}

/** Returns, swaps, claims, edits and what is to be paid for them. */
function afterSales(orders: number): string[] {
  const n = pad("n")
  const each = `generate_series(1, ${orders}) n`
  return [
    `insert into return_reason (id, value, label) select 'rr_b' || n, 'reason' || n, 'Reason ' || n from generate_series(1, 5) n`,
    `insert into return (id, status, order_id, refund_amount) select 'ret_b' || ${n}, 'requested', 'order_b' || ${n}, 100
      from ${each} where n % 4 = 0`,
    `insert into return_item (return_id, item_id, quantity, reason_id)
      select 'ret_b' || ${n}, 'item_b' || ${n} || '_1', 1, 'rr_b1' from ${each} where n % 4 = 0`,
    `insert into swap (id, fulfillment_status, payment_status, order_id, difference_due, cart_id)
      select 'swap_b' || ${n}, 'not_fulfilled', 'not_paid', 'order_b' || ${n}, 0, 'cart_b' || ${n} from ${each} where n % 4 = 1`,
    `insert into return (id, status, swap_id, order_id, refund_amount) select 'ret_s' || ${n}, 'requested', 'swap_b' || ${n}, null, 100
      from ${each} where n % 4 = 1`,
    `insert into claim_order (id, type, order_id) select 'claim_b' || ${n}, 'refund', 'order_b' || ${n} from ${each} where n % 4 = 2`,
    `insert into payment_collection (id, type, status, amount, region_id, currency_code, created_by)
      select 'paycol_b' || ${n}, 'order_edit', 'not_paid', 100, 'reg_bench', 'eur', 'usr_b' from ${each} where n % 4 = 3`,
    `insert into order_edit (id, order_id, created_by, payment_collection_id)
      select 'oe_b' || ${n}, 'order_b' || ${n}, 'usr_b', 'paycol_b' || ${n} from ${each} where n % 4 = 3`,
    `insert into line_item (id, order_edit_id, original_item_id, title, thumbnail, unit_price, variant_id, quantity)
      select 'item_e' || ${n}, 'oe_b' || ${n}, 'item_b' || ${n} || '_1', 'Product', 'x.svg', 2000, 'variant_b000001_1', 2
      from ${each} where n % 4 = 3`,
    `insert into order_item_change (id, type, order_edit_id, original_line_item_id, line_item_id)
      select 'oic_b' || ${n}, 'item_update', 'oe_b' || ${n}, 'item_b' || ${n} || '_1', 'item_e' || ${n} from ${each} where n % 4 = 3`,
    `insert into reservation_item (id, line_item_id, inventory_item_id, location_id, quantity)
      select 'resitem_b' || ${n}, i.id, pvi.inventory_item_id, 'sloc_bench', 1
      from ${each} join line_item i on i.id = 'item_b' || ${n} || '_1'
      join product_variant_inventory_item pvi on pvi.variant_id = i.variant_id`,
  ]
}

/** Notes, notifications, jobs, invitations, applications. */
function papers(orders: number, few: number): string[] {
  const n = pad("n")
  const each = `generate_series(1, ${orders}) n`
  return [
    `insert into note (id, value, resource_type, resource_id) select 'note_b' || ${n}, 'Call back', 'order', 'order_b' || ${n} from ${each}`,
    `insert into notification_provider (id, is_installed) values ('bench', false)`,
    `insert into notification (id, event_name, resource_type, resource_id, customer_id, "to", data, provider_id)
      select 'noti_b' || ${n}, 'order.placed', 'order', 'order_b' || ${n}, 'cus_b' || ${n}, 'buyer@example.com', '{}', 'bench' from ${each}`,
    `insert into invite (id, user_email, role, token, expires_at)
      select 'invite_b' || n, 'u' || n || '@example.com', 'member', 'token', now() from generate_series(1, 5) n`,
    `insert into "user" (id, email, role) values ('usr_b', 'usr_b@example.com', 'member')`,
    `insert into batch_job (id, type, created_by, context, completed_at)
      select 'batch_b' || ${n}, 'product-export', 'usr_b', '{}', now() from generate_series(1, ${few}) n`,
  ]
}
