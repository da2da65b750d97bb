import { sql } from "kysely"
import { refreshAdjustments } from "../../sales/carts/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { groupBy } from "../../../platform/kernel/group-by.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import type { Columns, Relations, Selected } from "../../../platform/query/selected.ts"
import { addCustomOptions, type CustomOption } from "../../sales/shipping/index.ts"
import { creditLine, type EarlierCredit, type TaxedLine } from "./rules.ts"

type SwappedOrder = Columns<"Order"> & {
  readonly billing_address: Columns<"Address"> | null
  readonly shipping_address: Columns<"Address"> | null
  readonly discounts: readonly Selected<"Discount", Relations<"rule">>[]
}

type ReturnShipping = Selected<"ShippingMethod", Relations<"tax_lines">>

/** What the cart of a swap is made from. */
export interface SwapCartSource {
  readonly swapId: string
  /** the order, with its addresses and discounts */
  readonly order: SwappedOrder
  /** lines that come back, with their units */
  readonly returned: readonly {
    readonly line: TaxedLine & { readonly id: string }
    readonly quantity: number
  }[]
  /** null without return shipping */
  readonly returnShipping: ReturnShipping | null
  readonly salesChannelId?: string | null | undefined
  readonly customOptions: readonly CustomOption[]
}

/**
 * Makes the cart in which a customer confirms a swap: new items, credit for returned items, and the return shipping.
 * Its addresses are copies, so that changing them leaves the order alone; its email address is the customer's, and an
 * order without a sales channel, as in imported data, gives it the store's default.
 * @returns its id
 * @since 0.1
 */
export async function createSwapCart(
  { db, engine }: Pick<Context, "db" | "engine">,
  source: SwapCartSource,
): Promise<string> {
  const { order, swapId } = source
  const id = newId("cart")
  const customer = await fetchById(db, "Customer", order.customer_id)
  await db
    .insertInto("cart")
    .values({
      id,
      type: "swap",
      email: customer?.email ?? order.email,
      region_id: order.region_id,
      customer_id: order.customer_id,
      billing_address_id: await copyAddress(db, order.billing_address),
      shipping_address_id: await copyAddress(db, order.shipping_address),
      sales_channel_id: source.salesChannelId ?? order.sales_channel_id ?? defaultChannel,
      context: "{}",
      metadata: JSON.stringify({ swap_id: swapId, parent_order_id: order.id }),
    })
    .execute()
  await copyDiscounts(db, id, order)
  await addCustomOptions(db, id, source.customOptions)
  await sql`update line_item set cart_id = ${id} where swap_id = ${swapId}`.execute(db)
  const credited = await creditsOfOtherSwaps(db, source)
  for (const { line, quantity } of source.returned)
    await insertCredit(db, id, creditLine(line, quantity, credited.get(line.id)))
  if (source.returnShipping) await insertReturnShipping(db, id, source.returnShipping)
  await refreshAdjustments({ db, engine }, { id, region_id: order.region_id })
  await sql`update swap set cart_id = ${id}, updated_at = now() where id = ${swapId}`.execute(db)
  return id
}

const defaultChannel = sql<
  string | null
>`(select default_sales_channel_id from store order by created_at limit 1)`

/** Free shipping of the order does not make the shipping of the swap free. */
async function copyDiscounts(db: Executor, cartId: string, { discounts }: SwappedOrder): Promise<void> {
  const kept = discounts.filter(({ rule }) => rule?.type !== "free_shipping")
  const pairs = kept.map((discount) => ({ cart_id: cartId, discount_id: discount.id }))
  if (pairs.length > 0) await db.insertInto("cart_discounts").values(pairs).execute()
}

async function copyAddress(db: Executor, address: Columns<"Address"> | null): Promise<string | null> {
  if (!address) return null
  const { rows } = await sql<{
    id: string
  }>`insert into address (id, company, first_name, last_name, address_1,
      address_2, city, country_code, province, postal_code, phone, metadata)
    select ${newId("addr")}, company, first_name, last_name, address_1, address_2, city, country_code, province,
      postal_code, phone, metadata from address where id = ${address.id} returning id`.execute(db)
  return rows[0]?.id ?? null
}

/**
 * What other swaps of the order credit for its lines. Canceled swaps do not count. The credit of a line has no reference
 * to it, but its variant, price and metadata.
 */
async function creditsOfOtherSwaps(
  db: Executor,
  { order, swapId }: SwapCartSource,
): Promise<ReadonlyMap<string, readonly EarlierCredit[]>> {
  const { rows } = await sql<EarlierCredit & { item_id: string }>`
    select sold.id as item_id, back.quantity, case when credit.id is not null then (
        select coalesce(json_agg(json_build_object('discount_id', discount_id, 'amount', 0 - amount)), '[]')
        from line_item_adjustment where item_id = credit.id) end as discounts
    from swap
    join "return" on "return".swap_id = swap.id and "return".status <> 'canceled'
    join return_item back on back.return_id = "return".id
    join line_item sold on sold.id = back.item_id
    left join lateral (
      select id from line_item
      where cart_id = swap.cart_id and is_return and quantity = back.quantity and unit_price = 0 - sold.unit_price
        and variant_id is not distinct from sold.variant_id and metadata is not distinct from sold.metadata
      order by id limit 1) credit on true
    where swap.order_id = ${order.id} and swap.id <> ${swapId} and swap.canceled_at is null`.execute(db)
  return groupBy(rows, ({ item_id }) => item_id)
}

async function insertCredit(
  db: Executor,
  cartId: string,
  { values, taxLines, adjustments }: ReturnType<typeof creditLine>,
): Promise<void> {
  const item_id = newId("item")
  await db
    .insertInto("line_item")
    .values({
      id: item_id,
      cart_id: cartId,
      ...values,
      metadata: values.metadata && JSON.stringify(values.metadata),
    })
    .execute()
  await insertTaxLines(db, item_id, taxLines)
  const rows = adjustments.filter(({ amount }) => amount !== 0)
  if (rows.length > 0)
    await db
      .insertInto("line_item_adjustment")
      .values(rows.map((row) => ({ id: newId("lia"), item_id, ...row })))
      .execute()
}

/** The return shipping is paid with the swap. */
async function insertReturnShipping(db: Executor, cartId: string, method: ReturnShipping): Promise<void> {
  const id = newId("item")
  await db
    .insertInto("line_item")
    .values({
      id,
      cart_id: cartId,
      title: "Return shipping",
      quantity: 1,
      has_shipping: true,
      allow_discounts: false,
      unit_price: method.price,
      is_return: true,
      includes_tax: method.includes_tax,
    })
    .execute()
  await insertTaxLines(db, id, method.tax_lines)
}

async function insertTaxLines(
  db: Executor,
  item_id: string,
  lines: readonly Pick<Columns<"LineItemTaxLine">, "rate" | "name" | "code">[],
): Promise<void> {
  const rows = lines.map(({ rate, name, code }) => ({ id: newId("litl"), item_id, rate, name, code }))
  if (rows.length > 0) await db.insertInto("line_item_tax_line").values(rows).execute()
}
