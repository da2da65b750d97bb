import { rowKeyOf } from "../../../platform/http/idempotency.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import { lockOrder, lockOrderFor, orderErrors, type LockedOrder } from "../orders/index.ts"
import {
  announceRefunds,
  claimCalls,
  claimRefund as claimPayments,
  findRefundByKey,
  firstError,
  inPaymentStages,
  lockPaymentsOfOrder,
  moneyErrors,
  recordOutcomes,
  refundsOf,
  type CallOutcome,
  type PaymentCall,
  type StageContext,
} from "../../sales/payments/index.ts"
import { fetchFirst, type Executor } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import {
  createReturn,
  linesOfOrder,
  prepareReturnShipping,
  returnableOrder,
  tellProvider,
  usedUnits,
  type PreparedReturnShipping,
  type ReturnableOrder,
} from "../returns/index.ts"
import { disableReturnedCards } from "../../sales/gift-cards/index.ts"
import { taxCalculation, type TaxCalculation, taxStrategy } from "../../sales/totals/index.ts"
import { insertClaimItems, type NewClaimItem } from "./claim-items.ts"
import { insertClaimAddress, type ClaimAddress } from "./claim-address.ts"
import { claimErrors } from "./errors.ts"
import { lockClaim } from "./lock-claim.ts"
import {
  insertClaimShipping,
  insertReplacements,
  prepareClaimShipping,
  prepareReplacements,
  type ClaimShipping,
  type PreparedClaimShipping,
  type Replacements,
} from "./replacements.ts"
import { settleClaim } from "./settle-claim.ts"
import { assertConsistent, claimedLines, claimRefund } from "./rules.ts"

/** A complaint about an order. */
export interface ClaimRequest {
  readonly type: "refund" | "replace"
  readonly claim_items: readonly NewClaimItem[]
  readonly return_shipping?:
    | { readonly option_id?: string | null | undefined; readonly price?: number | null | undefined }
    | null
    | undefined
  readonly additional_items?:
    readonly { readonly variant_id: string; readonly quantity: number }[] | null | undefined
  readonly shipping_methods?: readonly ClaimShipping[] | null | undefined
  /** smallest units; what was paid for the claimed units by default */
  readonly refund_amount?: number | null | undefined
  readonly shipping_address?: ClaimAddress | null | undefined
  readonly no_notification?: boolean | null | undefined
  readonly return_location_id?: string | null | undefined
  readonly metadata?: Metadata | null | undefined
}

/** What was asked of others before anything was locked. */
interface Prepared {
  readonly way: PreparedReturnShipping | undefined
  readonly shipping: PreparedClaimShipping
  readonly replacements: Replacements
  readonly idempotencyKey: string
}

/**
 * Makes a claim: it is settled at once by a refund, or by replacements that are sent later. Repeated with its key, it
 * goes on where it stopped.
 * @returns the claim's id
 * @throws orders.not_found, orders.canceled_item, what `assertConsistent`, `claimedLines`, `createReturn` and
 *   `generateLines` throw, gift-cards.spent, inventory.insufficient, claims.refund_beyond_paid,
 *   payments.refund_beyond_captured, payments.refund_already_failed, payments.provider_failed,
 *   fulfillments.provider_failed
 * @locks order, payments, gift cards, inventory levels; nothing while providers are asked
 * @emits claim.created, claim_item.created, claim.refund_processed, order.refund_created
 * @since 0.1
 */
export async function createClaim(context: Context, orderId: string, request: ClaimRequest): Promise<string> {
  assertConsistent(request)
  const order = await returnableOrder(context.db, orderId)
  if (!order) throw orderErrors.not_found(orderId)
  const prepared: Prepared = {
    way: await prepareReturnShipping(context, order, request.return_shipping),
    shipping: await prepareClaimShipping(context, request.shipping_methods ?? []),
    replacements: await prepareReplacements(context, order, request.additional_items ?? []),
    idempotencyKey: rowKeyOf(context),
  }
  let made: { id: string; returnId: string | null } = { id: "", returnId: null }
  const error = await inPaymentStages(context, {
    begin: async (stage) => {
      const begun = await begin(stage, orderId, request, prepared)
      made = begun.made
      return begun.calls
    },
    end: (stage, outcomes) => conclude(stage, { orderId, id: made.id }, outcomes),
  })
  if (made.returnId) await tellProvider(context, orderId, made.returnId)
  if (error) throw error
  return made.id
}

async function begin(stage: StageContext, orderId: string, request: ClaimRequest, prepared: Prepared) {
  const order = await lockOrderFor(stage.db, orderId, "claim")
  const payments = await lockPaymentsOfOrder(stage.db, orderId)
  const earlier = await claimByKey(stage.db, orderId, prepared.idempotencyKey)
  if (earlier) {
    const refund = await findRefundByKey(stage, { orderId })
    if (!refund && earlier.isOpen) throw moneyErrors.refund_already_failed()
    return { made: earlier, calls: await claimCalls(stage.db, payments, [], refund?.id) }
  }
  const made = await insertClaim(stage, order, request, prepared)
  let calls: readonly PaymentCall[] | "busy" = []
  if (made.amount > order.paid - order.refunded) throw claimErrors.refund_beyond_paid()
  if (made.amount > 0)
    calls = (await claimPayments(stage, payments, { orderId, amount: made.amount, reason: "claim" })).calls
  return { made, calls }
}

async function claimByKey(db: Executor, orderId: string, key: string) {
  const claim = await fetchFirst(db, {
    entity: "ClaimOrder",
    filters: { order_id: orderId, idempotency_key: key },
    selection: withRelations("return_order"),
  })
  if (!claim) return undefined
  const isOpen = claim.payment_status === "not_refunded" && (claim.refund_amount ?? 0) > 0
  return { id: claim.id, returnId: claim.return_order?.id ?? null, isOpen }
}

async function insertClaim(
  stage: StageContext,
  locked: LockedOrder,
  request: ClaimRequest,
  prepared: Prepared,
): Promise<{ id: string; returnId: string | null; amount: number }> {
  const { db, emit } = stage
  // The order was locked above.
  const order = (await returnableOrder(db, locked.id))!
  const claimed = claimedLines(linesOfOrder(order), request.claim_items, await usedUnits(db, order))
  const amount =
    request.type === "refund"
      ? refundOf(request, claimed, {
          order,
          taxes: taxCalculation(stage.engine.strategies.of(taxStrategy), order),
        })
      : null
  const no_notification = request.no_notification ?? locked.no_notification
  const id = await insertRow(db, locked, { request, prepared, amount, no_notification })
  await insertReplacements(stage, id, prepared.replacements, locked.sales_channel_id)
  await insertClaimShipping(db, id, prepared.shipping)
  await insertClaimItems(stage, id, claimed)
  if (claimed.some(({ line }) => line.is_giftcard)) await disableReturnedCards(db, locked.id)
  const returnId = prepared.way ? await insertReturn(stage, id, order, { request, prepared, amount }) : null
  await emit("claim.created", { id, no_notification })
  return { id, returnId, amount: amount ?? 0 }
}

/** As in v1, null instead of an amount refunds nothing. */
function refundOf(
  request: ClaimRequest,
  claimed: Parameters<typeof claimRefund>[0],
  { order, taxes }: { readonly order: ReturnableOrder; readonly taxes: TaxCalculation },
): number | null {
  const amount = request.refund_amount
  if (typeof amount === "number" && amount < 0) throw moneyErrors.refund_negative()
  const context = { discounts: order.discounts, tax_rate: order.tax_rate, taxes }
  return amount === undefined ? claimRefund(claimed, context) : amount
}

async function insertRow(
  db: Executor,
  order: LockedOrder,
  {
    request,
    prepared,
    amount,
    no_notification,
  }: { request: ClaimRequest; prepared: Prepared; amount: number | null; no_notification: boolean | null },
): Promise<string> {
  const id = newId("claim")
  await db
    .insertInto("claim_order")
    .values({
      id,
      order_id: order.id,
      type: request.type,
      payment_status: request.type === "refund" ? "not_refunded" : "na",
      refund_amount: amount,
      shipping_address_id: request.shipping_address
        ? await insertClaimAddress(db, request.shipping_address)
        : order.shipping_address_id,
      no_notification,
      idempotency_key: prepared.idempotencyKey,
      metadata: request.metadata ? JSON.stringify(request.metadata) : null,
    })
    .execute()
  return id
}

async function insertReturn(
  stage: StageContext,
  id: string,
  order: ReturnableOrder,
  { request, prepared, amount }: { request: ClaimRequest; prepared: Prepared; amount: number | null },
): Promise<string> {
  return createReturn(stage, {
    order,
    owner: { order_id: order.id, claim_order_id: id },
    items: request.claim_items.map(({ item_id, quantity }) => ({ item_id, quantity })),
    shipping: prepared.way,
    refund: amount ?? undefined,
    noNotification: request.no_notification ?? order.no_notification,
    locationId: request.return_location_id,
  })
}

async function conclude(
  stage: StageContext,
  { orderId, id }: { readonly orderId: string; readonly id: string },
  outcomes: readonly CallOutcome[],
) {
  const { db } = stage
  await lockOrder(db, orderId)
  await lockPaymentsOfOrder(db, orderId)
  const claim = await lockClaim(db, orderId, id)
  const recorded = await recordOutcomes(db, outcomes)
  await announceRefunds(stage, refundsOf(recorded), claim.no_notification)
  const error = firstError(recorded)
  const isSettled = !error && (recorded.length > 0 || outcomes.length === 0)
  if (claim.type === "refund" && isSettled) await settleClaim(stage, claim)
  return error
}
