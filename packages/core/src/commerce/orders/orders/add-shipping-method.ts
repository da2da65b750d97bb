import { sql } from "kysely"
import type { Context } from "../../../platform/http/operation.ts"
import { isFirstAt } from "../../../platform/http/idempotency.ts"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import type { Selected } from "../../../platform/query/selected.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { insertShippingMethod, prepareShippingMethod } from "../../sales/shipping/index.ts"
import { persistTaxLines, taxLinesFor, type TaxLines } from "../../sales/tax/index.ts"
import { orderErrors } from "./errors.ts"
import { lockOrderFor } from "./lock-order.ts"
import { storeChangedTotal } from "./outstanding.ts"
import { assertAllowed } from "./rules.ts"

/** A shipping option that is added to an order, at a price. */
export interface AddedShipping {
  readonly option_id: string
  /** smallest units */
  readonly price: number
  readonly data?: ProviderData | null | undefined
}

/**
 * Adds a shipping method to an order. As in v1, it is taxed unless the order was placed with a shipping method. The
 * fulfillment provider, and the tax provider if it is taxed, are asked before the order is locked.
 * @throws orders.not_found, orders.canceled, orders.profile_taken, shipping.option_not_found
 * @locks order
 * @emits order.updated
 * @since 0.1
 */
export async function addShippingMethod(context: Context, id: string, input: AddedShipping): Promise<void> {
  const { option_id: optionId, price, data } = input
  const order = await fetchById(context.db, "Order", id, withTaxedParts)
  if (!order) throw orderErrors.not_found(id)
  assertAllowed("add shipping method", order)
  const prepared = await prepareShippingMethod(context, { option: optionId, price, data })
  // What an order was placed with stays, so a tax provider is asked only for what is taxed.
  const isTaxed = !(await wasPlacedWithShipping(context.db, id))
  const taxLines = isTaxed ? await taxLinesOf(context, order, optionId) : undefined
  await inTransaction(context, async ({ db, emit }) => {
    if (!(await isFirstAt(db, context.idempotencyKey, "shipping_added"))) return
    await lockOrderFor(db, id, "add shipping method")
    const { rows } =
      await sql`select from shipping_method m join shipping_option o on o.id = m.shipping_option_id
      where m.order_id = ${id} and o.profile_id = ${prepared.profile_id} limit 1`.execute(db)
    if (rows.length > 0) throw orderErrors.profile_taken()
    const methodId = await insertShippingMethod(db, prepared, { order_id: id })
    if (taxLines) await persistTaxLines(db, forMethod(methodId, taxLines))
    await db
      .updateTable("order")
      .set({ updated_at: sql<Date>`now()` })
      .where("id", "=", id)
      .execute()
    await storeChangedTotal({ ...context, db }, id)
    await emit("order.updated", { id })
  })
}

const withTaxedParts = withRelations("region", "shipping_address", "customer")

/** Stands for the shipping method that does not exist yet. */
const added = "added"

async function taxLinesOf(
  context: Context,
  order: Selected<"Order", typeof withTaxedParts>,
  optionId: string,
): Promise<TaxLines["shippingMethods"]> {
  const { shippingMethods } = await taxLinesFor(context, {
    region: order.region,
    items: [],
    shippingMethods: [{ id: added, shipping_option_id: optionId }],
    context: { shipping_address: order.shipping_address, customer: order.customer },
  })
  return shippingMethods
}

function forMethod(id: string, lines: TaxLines["shippingMethods"]): TaxLines {
  const own = (lines.get(added) ?? []).map((line) => ({ ...line, shipping_method_id: id }))
  return { items: new Map(), shippingMethods: new Map([[id, own]]) }
}

/** In an order without a cart, which was imported, any taxed shipping method counts as one that it was placed with. */
async function wasPlacedWithShipping(db: Executor, orderId: string): Promise<boolean> {
  const { rows } = await sql`select from shipping_method m join "order" o on o.id = m.order_id
    where m.order_id = ${orderId} and (m.cart_id is not null or o.cart_id is null)
      and exists (select from shipping_method_tax_line t where t.shipping_method_id = m.id) limit 1`.execute(
    db,
  )
  return rows.length > 0
}
