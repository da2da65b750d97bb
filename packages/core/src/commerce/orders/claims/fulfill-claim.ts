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
import { claimErrors } from "./errors.ts"
import { lockClaim, lockOrderOfClaim, setClaimStatus } from "./lock-claim.ts"
import { assertAllowed } from "./rules.ts"

function exchangeOf(orderId: string, id: string): Exchange {
  return {
    id,
    orderId,
    owner: { claim_order_id: id },
    lock: (db) => lockWithOrder(db, orderId, id, "additional_items"),
    setStatus: (db, fulfillment_status) => setClaimStatus(db, id, { fulfillment_status }),
  }
}

async function lockWithOrder<Path extends string = never>(
  db: Executor,
  orderId: string,
  id: string,
  ...relations: readonly Path[]
): Promise<Selected<"ClaimOrder", Relations<Path>>> {
  await lockOrderOfClaim(db, orderId, id)
  return lockClaim(db, orderId, id, ...relations)
}

/**
 * Packs all replacements of a claim.
 * @throws claims.not_found, claims.not_in_order, claims.canceled, claims.already_fulfilled, claims.not_replacing,
 *   claims.no_shipping_methods, inventory.insufficient_at_location, inventory.missing_at_location,
 *   fulfillments.provider_failed
 * @locks order, claim, inventory levels; nothing while the fulfillment providers are asked
 * @emits claim.fulfillment_created for each fulfillment
 * @since 0.1
 */
export async function fulfillClaim(
  context: Context,
  orderId: string,
  id: string,
  input: ExchangePacking,
): Promise<void> {
  await fulfillExchange(context, exchangeOf(orderId, id), input, {
    open: async (db) => {
      const claim = await lockWithOrder(db, orderId, id, ...packedParts)
      assertAllowed("fulfill", claim)
      if (claim.shipping_methods.length === 0) throw claimErrors.no_shipping_methods()
      return claim
    },
    mark: { is_claim: true },
    event: "claim.fulfillment_created",
  })
}

/**
 * Marks a fulfillment of a claim as sent. Whether messages are held back is what the claim says.
 * @throws claims.not_found, claims.not_in_order, claims.canceled, fulfillments.not_found, fulfillments.canceled
 * @locks order, claim
 * @emits claim.shipment_created
 * @since 0.1
 */
export async function shipClaim(
  context: Pick<Context, "db" | "emit">,
  orderId: string,
  id: string,
  input: Omit<ExchangeShipment, "no_notification">,
): Promise<void> {
  await shipExchange(context, exchangeOf(orderId, id), input, {
    open: async (db) => {
      const claim = await lockWithOrder(db, orderId, id)
      assertAllowed("ship", claim)
      return claim
    },
    event: "claim.shipment_created",
  })
}

/**
 * Replaces the tracking numbers of a fulfillment of a claim.
 * @throws claims.not_found, claims.not_in_order, fulfillments.not_found, fulfillments.canceled
 * @locks order, claim
 * @emits claim.updated
 * @since 0.1
 */
export async function changeClaimTracking(
  { db, emit }: Pick<Context, "db" | "emit">,
  orderId: string,
  id: string,
  change: ExchangeTracking,
): Promise<void> {
  const { no_notification } = await changeExchangeTracking(db, exchangeOf(orderId, id), change)
  await setClaimStatus(db, id, {})
  await emit("claim.updated", { id, no_notification })
}

/**
 * Cancels a fulfillment of a claim that was not sent. The provider is asked first, while nothing is locked.
 * @throws claims.not_in_order, fulfillments.not_found, fulfillments.not_related, fulfillments.already_shipped,
 *   fulfillments.provider_failed
 * @locks order, claim, inventory levels
 * @emits inventory-level.updated, reservation-item.created
 * @since 0.1
 */
export async function cancelClaimFulfillment(
  context: Context,
  orderId: string,
  id: string,
  fulfillmentId: string,
): Promise<void> {
  await cancelExchangeFulfillment(context, exchangeOf(orderId, id), fulfillmentId, {
    relation: `claim: ${id}`,
    assert: async (db) => {
      const claim = await fetchFirst(db, { entity: "ClaimOrder", filters: { id, order_id: orderId } })
      if (!claim) throw claimErrors.not_in_order(id, orderId)
    },
  })
}
