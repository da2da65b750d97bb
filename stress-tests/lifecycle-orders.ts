import { newId } from "@stheno/core"
import { sql } from "kysely"
import type { Fixtures } from "./fixtures.ts"
import { orderTotal, type Line, type Order, type Payment, type Stock } from "./lifecycle-model.ts"
import type { Dice } from "./random-sales.ts"
import type { Shop } from "./shop.ts"

/** What all orders of the test share. */
export interface Market {
  readonly shop: Shop
  readonly regionId: string
  readonly channelId: string
  readonly locationId: string
  readonly productId: string
  readonly customerId: string
  readonly shipping: { readonly optionId: string; readonly price: number; readonly rate: number }
}

/** A region with tax, a product whose variants the orders bring along, and a buyer. */
export async function openMarket(shop: Shop, fixtures: Fixtures): Promise<Market> {
  const rate = 17.5
  const { regionId, channelId, locationIds, shippingOptionId } = fixtures
  await shop.admin("POST", `/admin/regions/${regionId}`, { tax_rate: rate })
  const { variantId } = await fixtures.product()
  const variant = await shop.admin("GET", `/admin/variants/${variantId}`)
  const customerId = newId("cus")
  await sql`insert into customer (id, email) values (${customerId}, 'lifecycles@example.com')`.execute(
    shop.engine.db,
  )
  return {
    shop,
    regionId,
    channelId,
    locationId: locationIds[0]!,
    productId: variant.body.variant.product_id,
    customerId,
    shipping: { optionId: shippingOptionId, price: 500, rate },
  }
}

/** An order as a completed cart leaves it: units promised, money authorized, nothing sent. */
export async function placeOrder(market: Market, dice: Dice): Promise<Order> {
  const lines: Line[] = []
  for (let n = dice.whole(1, 3); n > 0; n--) lines.push(await drawLine(market, dice))
  const spare = await insertVariant(market, {
    price: dice.whole(1, 3000),
    stocked: dice.whole(2, 12),
    reserved: 0,
  })
  const total = orderTotal(lines, market.shipping)
  const first = dice.chance(0.3) ? dice.whole(1, total - 1) : total
  const order: Order = {
    id: newId("order"),
    lines,
    spare,
    payments: [first, total - first].filter(Boolean).map(newPayment),
    fulfillments: [],
    returns: [],
    swaps: [],
    claims: [],
    refunds: [],
    status: "pending",
    paymentStatus: "awaiting",
    fulfillmentStatus: "not_fulfilled",
  }
  await insertOrder(market, order)
  return order
}

async function drawLine(market: Market, dice: Dice): Promise<Line> {
  const quantity = dice.whole(1, 5)
  const price = dice.whole(1, 5000)
  const stocked = quantity + dice.pick([0, 0, 1, 5])
  return {
    id: newId("item"),
    stock: await insertVariant(market, { price, stocked, reserved: quantity }),
    price,
    quantity,
    rates: dice.pick([[], [market.shipping.rate], [7, 1.5]]),
    adjustment: dice.chance(0.4) ? dice.whole(1, price) : 0,
    reserved: quantity,
    fulfilled: 0,
    shipped: 0,
    returned: 0,
  }
}

const newPayment = (amount: number): Payment => ({
  id: newId("pay"),
  amount,
  swapId: null,
  isCaptured: false,
  isCanceled: false,
  refunded: 0,
})

async function insertVariant(
  { shop, productId, locationId }: Market,
  { price, stocked, reserved }: { price: number; stocked: number; reserved: number },
): Promise<Stock> {
  const variantId = newId("variant")
  const itemId = newId("iitem")
  const amountId = newId("ma")
  await sql`with v as (insert into product_variant (id, title, product_id, inventory_quantity, manage_inventory)
      values (${variantId}, 'One', ${productId}, 0, true)),
    m as (insert into money_amount (id, currency_code, amount) values (${amountId}, 'usd', ${price})),
    p as (insert into product_variant_money_amount (id, money_amount_id, variant_id)
      values (${newId("pvma")}, ${amountId}, ${variantId})),
    i as (insert into inventory_item (id) values (${itemId})),
    l as (insert into product_variant_inventory_item (id, inventory_item_id, variant_id)
      values (${newId("pvitem")}, ${itemId}, ${variantId}))
    insert into inventory_level (id, inventory_item_id, location_id, stocked_quantity, reserved_quantity)
      values (${newId("ilev")}, ${itemId}, ${locationId}, ${stocked}, ${reserved})`.execute(shop.engine.db)
  return { variantId, stocked, reserved }
}

async function insertOrder(market: Market, order: Order): Promise<void> {
  const { shop, regionId, customerId, channelId, shipping } = market
  const methodId = newId("sm")
  const addressId = newId("addr")
  await shop.engine.db.transaction().execute(async (db) => {
    await sql`with a as (insert into address (id, first_name, country_code) values (${addressId}, 'Ada', 'us'))
      insert into "order" (id, payment_status, customer_id, email, region_id, currency_code, shipping_address_id,
        sales_channel_id)
      values (${order.id}, 'awaiting', ${customerId}, 'lifecycles@example.com', ${regionId}, 'usd', ${addressId},
        ${channelId})`.execute(db)
    await sql`insert into shipping_method (id, shipping_option_id, order_id, price, data)
      values (${methodId}, ${shipping.optionId}, ${order.id}, ${shipping.price}, '{}')`.execute(db)
    await sql`insert into shipping_method_tax_line (id, shipping_method_id, rate, name)
      values (${newId("smtl")}, ${methodId}, ${shipping.rate}, 'default')`.execute(db)
    const payments = order.payments.map(({ id, amount }) => ({
      id,
      amount,
      order_id: order.id,
      currency_code: "usd",
      provider_id: "manual",
      data: "{}",
    }))
    await db.insertInto("payment").values(payments).execute()
    for (const line of order.lines) await insertLine({ db, market }, order.id, line)
  })
}

async function insertLine(
  { db, market }: { db: Shop["engine"]["db"]; market: Market },
  orderId: string,
  line: Line,
): Promise<void> {
  const { id, price, quantity, stock } = line
  await sql`with l as (insert into line_item (id, order_id, title, unit_price, quantity, variant_id)
      values (${id}, ${orderId}, 'Thing', ${price}, ${quantity}, ${stock.variantId}))
    insert into reservation_item (id, line_item_id, inventory_item_id, location_id, quantity)
    select ${newId("resitem")}, ${id}, inventory_item_id, ${market.locationId}, ${quantity}
    from product_variant_inventory_item where variant_id = ${stock.variantId}`.execute(db)
  for (const rate of line.rates)
    await sql`insert into line_item_tax_line (id, item_id, rate, name, code)
      values (${newId("litl")}, ${id}, ${rate}, 'default', ${String(rate)})`.execute(db)
  if (line.adjustment > 0)
    await sql`insert into line_item_adjustment (id, item_id, description, amount)
      values (${newId("lia")}, ${id}, 'by hand', ${line.adjustment})`.execute(db)
}
