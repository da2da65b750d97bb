import {
  cancelExchangeFulfillment,
  changeExchangeTracking,
  fulfillExchange,
  packedParts,
  shipExchange,
  type Exchange,
  type ExchangePacking,
  type ExchangeShipment,
  type ExchangeTracking,
} from "../fulfillments/index.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { fetchFirst, type Executor } from "../../../platform/query/fetch.ts"
import type { Relations, Selected } from "../../../platform/query/selected.ts"
import { swapErrors } from "./errors.ts"
import { lockOrderOfSwap, lockSwap, setSwapStatus } from "./lock-swap.ts"
import { assertAllowed } from "./rules.ts"

function exchangeOf(orderId: string, id: string): Exchange {
  return {
    id,
    orderId,
    owner: { swap_id: id },
    lock: (db) => lockWithOrder(db, orderId, id, "additional_items"),
    setStatus: (db, fulfillment_status) => setSwapStatus(db, id, { fulfillment_status }),
  }
}

async function lockWithOrder<Path extends string = never>(
  db: Executor,
  orderId: string,
  id: string,
  ...relations: readonly Path[]
): Promise<Selected<"Swap", Relations<Path>>> {
  await lockOrderOfSwap(db, orderId, id)
  return lockSwap(db, orderId, id, ...relations)
}

/**
 * Packs all new items of a swap.
 * @throws swaps.not_found, swaps.not_in_order, swaps.canceled, swaps.already_fulfilled, swaps.no_shipping_methods,
 *   inventory.insufficient_at_location, inventory.missing_at_location, fulfillments.provider_failed
 * @locks order, swap, inventory levels; nothing while the fulfillment providers are asked
 * @emits swap.fulfillment_created for each fulfillment
 * @since 0.1
 */
export async function fulfillSwap(
  context: Context,
  orderId: string,
  id: string,
  input: ExchangePacking,
): Promise<void> {
  await fulfillExchange(context, exchangeOf(orderId, id), input, {
    open: async (db) => {
      const swap = await lockWithOrder(db, orderId, id, ...packedParts)
      assertAllowed("fulfill", swap)
      if (swap.shipping_methods.length === 0) throw swapErrors.no_shipping_methods()
      return swap
    },
    mark: { is_swap: true },
    event: "swap.fulfillment_created",
  })
}

/**
 * Marks a fulfillment of a swap as sent.
 * @throws swaps.not_found, swaps.not_in_order, swaps.canceled, fulfillments.not_found, fulfillments.canceled
 * @locks order, swap
 * @emits swap.shipment_created
 * @since 0.1
 */
export async function shipSwap(
  context: Pick<Context, "db" | "emit">,
  orderId: string,
  id: string,
  input: ExchangeShipment,
): Promise<void> {
  await shipExchange(context, exchangeOf(orderId, id), input, {
    open: async (db) => {
      const swap = await lockWithOrder(db, orderId, id)
      assertAllowed("ship", swap)
      return swap
    },
    event: "swap.shipment_created",
  })
}

/**
 * Replaces the tracking numbers of a fulfillment of a swap. v1 has no event for a changed swap, so `order.updated` is emitted.
 * @throws swaps.not_found, swaps.not_in_order, fulfillments.not_found, fulfillments.canceled
 * @locks order, swap
 * @emits order.updated
 * @since 0.1
 */
export async function changeSwapTracking(
  { db, emit }: Pick<Context, "db" | "emit">,
  orderId: string,
  id: string,
  change: ExchangeTracking,
): Promise<void> {
  const { no_notification } = await lockOrderOfSwap(db, orderId, id)
  await changeExchangeTracking(db, exchangeOf(orderId, id), change)
  await setSwapStatus(db, id, {})
  await emit("order.updated", { id: orderId, no_notification })
}

/**
 * Cancels a fulfillment of a swap that was not sent. The provider is asked first, while nothing is locked.
 * @throws swaps.not_in_order, fulfillments.not_found, fulfillments.not_related, fulfillments.already_shipped,
 *   fulfillments.provider_failed
 * @locks order, swap, inventory levels
 * @emits inventory-level.updated, reservation-item.created
 * @since 0.1
 */
export async function cancelSwapFulfillment(
  context: Context,
  orderId: string,
  id: string,
  fulfillmentId: string,
): Promise<void> {
  await cancelExchangeFulfillment(context, exchangeOf(orderId, id), fulfillmentId, {
    // v1 names the order here.
    relation: `swap: ${orderId}`,
    assert: async (db) => {
      const swap = await fetchFirst(db, { entity: "Swap", filters: { id, order_id: orderId } })
      if (!swap) throw swapErrors.not_in_order(id, orderId)
    },
  })
}
