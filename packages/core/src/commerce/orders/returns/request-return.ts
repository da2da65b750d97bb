import { sql } from "kysely"
import { callFulfillmentProvider } from "../fulfillments/index.ts"
import { rowKeyOf } from "../../../platform/http/idempotency.ts"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { lockOrder, lockOrderFor, orderErrors } from "../orders/index.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { createReturn, returnableOrder } from "./create-return.ts"
import { returnErrors } from "./errors.ts"
import { retrieveReturn, type ReturnWith } from "./lock-return.ts"
import { markReceived } from "./receive-return.ts"
import { prepareReturnShipping, type PreparedReturnShipping, type WantedShipping } from "./return-shipping.ts"
import type { WantedReturn } from "./rules.ts"

/** A request to send goods back. */
export interface ReturnRequest {
  readonly orderId: string
  readonly items: readonly WantedReturn[]
  readonly return_shipping?: WantedShipping | null | undefined
  /** smallest units, at most what can be refunded, below zero counts as 0; computed unless given */
  readonly refund?: number | null | undefined
  readonly receive_now?: boolean | null | undefined
  readonly no_notification?: boolean | null | undefined
  readonly location_id?: string | null | undefined
  /** makes the error for an unknown order where v1 words it differently */
  readonly notFound?: typeof orderErrors.not_found
}

/**
 * Announces a return of an order, and tells the fulfillment provider when there is a way back. Repeated with its key,
 * it goes on where it stopped. `receive_now` says that the goods are here already: their money is not paid back by it,
 * as in v1.
 * @returns the return's id
 * @throws orders.not_found, orders.canceled_item, returns.refund_beyond_paid, what `createReturn` and `markReceived` throw,
 *   fulfillments.provider_failed
 * @locks order, then the return; nothing while providers are asked
 * @emits order.return_requested
 * @since 0.1
 */
export async function requestReturn(context: Context, request: ReturnRequest): Promise<string> {
  const { orderId, notFound = orderErrors.not_found } = request
  const order = await returnableOrder(context.db, orderId)
  if (!order) throw notFound(orderId)
  const shipping = await prepareReturnShipping(context, order, request.return_shipping)
  const idempotencyKey = rowKeyOf(context)
  const id = await inTransaction(context, (stage) => announce(stage, request, { shipping, idempotencyKey }))
  if (shipping) await tellProvider(context, orderId, id)
  if (request.receive_now) await inTransaction(context, (stage) => receiveNow(stage, id, request))
  return id
}

async function announce(
  context: Context,
  request: ReturnRequest,
  made: { readonly shipping: PreparedReturnShipping | undefined; readonly idempotencyKey: string },
): Promise<string> {
  const { db, emit } = context
  const { orderId } = request
  const { no_notification, paid, refunded } = await lockOrderFor(db, orderId, "return")
  const earlier = await returnByKey(db, orderId, made.idempotencyKey)
  if (earlier) return earlier
  if ((request.refund ?? 0) > paid - refunded) throw returnErrors.refund_beyond_paid()
  const id = await createReturn(context, {
    // The order was locked above.
    order: (await returnableOrder(db, orderId))!,
    owner: { order_id: orderId },
    items: request.items,
    refund: request.refund,
    noNotification: request.no_notification,
    locationId: request.location_id,
    ...made,
  })
  await emit("order.return_requested", {
    id: orderId,
    return_id: id,
    no_notification: request.no_notification ?? no_notification,
  })
  return id
}

async function returnByKey(db: Executor, orderId: string, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("return")
    .select("id")
    .where("order_id", "=", orderId)
    .where("idempotency_key", "=", key)
    .executeTakeFirst()
  return row?.id
}

/**
 * Creates the return at the fulfillment provider, once, and stores its data.
 * @param orderId the order of the return, or of its swap or claim
 * @throws fulfillments.provider_failed; a CommerceError of the provider is passed on
 * @locks order, to store the data; nothing while the provider is asked
 * @since 0.1
 */
export async function tellProvider(context: Context, orderId: string, returnId: string): Promise<void> {
  const row = await retrieveReturn(
    context.db,
    returnId,
    "shipping_method",
    "shipping_method.shipping_option",
    "order",
  )
  if (row.shipping_data !== null || !row.shipping_method) return
  const providerId = row.shipping_method.shipping_option.provider_id
  const data = await callFulfillmentProvider(context.engine, providerId, (provider) =>
    provider.createReturn(row),
  )
  await inTransaction(context, async ({ db }) => {
    await lockOrder(db, orderId)
    await db
      .updateTable("return")
      .set({ shipping_data: JSON.stringify(data), updated_at: sql<Date>`now()` })
      .where("id", "=", returnId)
      .where("shipping_data", "is", null)
      .execute()
  })
}

async function receiveNow(
  stage: Context,
  id: string,
  request: ReturnRequest,
): Promise<ReturnWith | undefined> {
  await lockOrder(stage.db, request.orderId)
  const { status } = await retrieveReturn(stage.db, id)
  if (status !== "requested") return undefined
  const owner = { orderId: request.orderId, swapId: null, claimId: null }
  const { items, refund, location_id: locationId } = request
  const arrival = { items, refund, locationId, allowsMismatch: false }
  return (await markReceived(stage, id, owner, arrival)).received
}
