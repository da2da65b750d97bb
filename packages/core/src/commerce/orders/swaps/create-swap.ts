import { generateLines, insertLines } from "../../sales/carts/index.ts"
import { rowKeyOf } from "../../../platform/http/idempotency.ts"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { requiredColumns } from "../../../platform/http/required-columns.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { lockOrderFor, orderErrors, type LockedOrder } from "../orders/index.ts"
import { loadById, type Executor } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import {
  createReturn,
  linesOfOrder,
  prepareReturnShipping,
  returnableOrder,
  tellProvider,
  type PreparedReturnShipping,
  type ReturnableOrder,
  type WantedReturn,
} from "../returns/index.ts"
import type { CustomOption } from "../../sales/shipping/index.ts"
import { swapErrors } from "./errors.ts"
import { createSwapCart } from "./swap-cart.ts"
import { valueOf } from "../../../platform/kernel/certain.ts"

/** An exchange of items of an order. */
export interface SwapRequest {
  readonly orderId: string
  readonly return_items: readonly WantedReturn[]
  readonly return_shipping?:
    { readonly option_id?: string; readonly price?: number | null | undefined } | null | undefined
  readonly additional_items?:
    readonly { readonly variant_id: string; readonly quantity: number }[] | null | undefined
  readonly custom_shipping_options?: readonly CustomOption[] | null | undefined
  readonly sales_channel_id?: string | null | undefined
  readonly return_location_id?: string | null | undefined
  readonly no_notification?: boolean | null | undefined
  /** whether the new items may be out of stock */
  readonly allow_backorder?: boolean | null | undefined
  /** makes the error for an unknown order where v1 words it differently */
  readonly notFound?: typeof orderErrors.not_found
}

/** What was asked of others before anything was locked. */
interface Prepared {
  readonly shipping: PreparedReturnShipping | undefined
  readonly idempotencyKey: string
}

/**
 * Makes a swap: some items of an order come back, others go out, and a cart in which the customer confirms it.
 * Repeated with its key, it goes on where it stopped.
 * @returns the swap's id
 * @throws orders.not_found, orders.canceled_item, swaps.order_not_captured, swaps.order_not_fulfilled, what
 *   `createReturn` and `generateLines` throw, fulfillments.provider_failed
 * @locks order; nothing while providers are asked
 * @emits swap.created
 * @since 0.1
 */
export async function createSwap(context: Context, request: SwapRequest): Promise<string> {
  const order = await returnableOrder(context.db, request.orderId)
  if (!order) throw (request.notFound ?? orderErrors.not_found)(request.orderId)
  if (order.status === "canceled" && order.payment_status !== "captured")
    throw swapErrors.order_not_captured()
  const shipping = await prepareReturnShipping(context, order, request.return_shipping)
  const idempotencyKey = rowKeyOf(context)
  const made = await inTransaction(context, (stage) => exchange(stage, request, { shipping, idempotencyKey }))
  if (shipping) await tellProvider(context, order.id, made.returnId)
  return made.id
}

async function exchange(context: Context, request: SwapRequest, prepared: Prepared) {
  const { db } = context
  const locked = await lockOrderFor(db, request.orderId, "exchange")
  const earlier = await swapByKey(db, locked.id, prepared.idempotencyKey)
  if (earlier) return earlier
  assertExchangeable(locked)
  // The order was locked above.
  const order = (await returnableOrder(db, locked.id))!
  const id = await insertSwap(context, locked, request, prepared.idempotencyKey)
  const returnId = await createReturn(context, {
    order,
    owner: { swap_id: id },
    items: request.return_items,
    shipping: prepared.shipping,
    noNotification: request.no_notification ?? locked.no_notification,
    locationId: request.return_location_id,
  })
  await insertNewItems(context, id, order, request)
  await insertCart(context, id, { order, returnId, request })
  await context.emit("swap.created", {
    id,
    no_notification: request.no_notification ?? locked.no_notification,
  })
  return { id, returnId }
}

function assertExchangeable(order: LockedOrder): void {
  if (order.payment_status !== "captured") throw swapErrors.order_not_captured()
  if (order.fulfillment_status === "not_fulfilled") throw swapErrors.order_not_fulfilled()
}

async function swapByKey(db: Executor, orderId: string, key: string) {
  const swap = await db
    .selectFrom("swap")
    .innerJoin("return", "return.swap_id", "swap.id")
    .select(["swap.id", "return.id as returnId"])
    .where("swap.order_id", "=", orderId)
    .where("swap.idempotency_key", "=", key)
    .executeTakeFirst()
  return swap
}

async function insertSwap(
  { db }: Context,
  order: LockedOrder,
  request: SwapRequest,
  idempotencyKey: string,
): Promise<string> {
  const id = newId("swap")
  await db
    .insertInto("swap")
    .values({
      id,
      order_id: order.id,
      fulfillment_status: "not_fulfilled",
      payment_status: "not_paid",
      no_notification: request.no_notification ?? order.no_notification,
      ...requiredColumns("swap", { allow_backorder: request.allow_backorder }),
      idempotency_key: idempotencyKey,
    })
    .execute()
  return id
}

async function insertNewItems(
  context: Context,
  swapId: string,
  order: ReturnableOrder,
  request: SwapRequest,
): Promise<void> {
  const items = request.additional_items ?? []
  if (items.length === 0) return
  // A publishable key offers what its own sales channels sell.
  const { salesChannelIds } = context
  const where = {
    regionId: order.region_id,
    customerId: order.customer_id,
    salesChannelIds,
  }
  const drafts = await generateLines(context, items, where)
  await insertLines(context.db, drafts, { swap_id: swapId })
  // Whether a shipping method covers them is not known yet.
  await context.db
    .updateTable("line_item")
    .set({ has_shipping: null })
    .where("swap_id", "=", swapId)
    .execute()
}

async function insertCart(
  context: Context,
  swapId: string,
  { order, returnId, request }: { order: ReturnableOrder; returnId: string; request: SwapRequest },
): Promise<void> {
  const { db } = context
  const relations = withRelations("shipping_method", "shipping_method.tax_lines")
  const back = await loadById(db, "Return", returnId, relations)
  const lines = new Map(linesOfOrder(order).map(({ line }) => [line.id, line]))
  const addresses = withRelations("billing_address", "shipping_address")
  await createSwapCart(context, {
    swapId,
    order: { ...order, ...(await loadById(db, "Order", order.id, addresses)) },
    returned: back.items.map(({ item_id, quantity }) => ({ line: valueOf(lines, item_id), quantity })),
    returnShipping: back.shipping_method,
    salesChannelId: request.sales_channel_id,
    customOptions: request.custom_shipping_options ?? [],
  })
}
