import { cancelFulfillment, fulfill, retrieveFulfillment, sendFulfillment } from "../fulfillments/index.ts"
import { emitAll } from "../http/context.ts"
import type { Context } from "../http/operation.ts"
import type { Metadata } from "../kernel/metadata.ts"
import { lockOrder } from "../orders/index.ts"
import { fetchById, type Row } from "../query/fetch.ts"
import { withRelations } from "../query/selection.ts"
import { claimErrors } from "./errors.ts"
import { lockClaim, setClaimStatus } from "./lock-claim.ts"
import { assertAllowed } from "./rules.ts"

/** How the replacements of a claim are packed. */
export interface ClaimFulfillment {
  readonly location_id?: string | null | undefined
  readonly no_notification?: boolean | null | undefined
  readonly metadata?: Metadata | null | undefined
}

const packed = [
  "additional_items",
  "additional_items.variant",
  "additional_items.variant.product",
  "additional_items.variant.product.profiles",
  "shipping_methods",
  "shipping_methods.shipping_option",
  "shipping_address",
]

/** What providers are told of the order behind a claim. */
const orderOfProvider = withRelations("billing_address", "region", "discounts", "payments")

/**
 * Packs all replacements of a claim.
 * @throws orders.not_found, claims.not_found, claims.canceled, claims.already_fulfilled, claims.not_replacing,
 *   claims.no_shipping_methods, inventory.insufficient_at_location, fulfillments.provider_failed
 * @locks order, claim, inventory levels; nothing while the fulfillment providers are asked
 * @emits claim.fulfillment_created for each fulfillment
 * @since 0.1
 */
export async function fulfillClaim(
  context: Context,
  orderId: string,
  id: string,
  input: ClaimFulfillment,
): Promise<void> {
  const lock = async (stage: Pick<Context, "db">) => {
    await lockOrder(stage.db, orderId)
    return lockClaim(stage.db, orderId, id, ...packed)
  }
  let noNotification: boolean | null = null
  await fulfill(context, {
    owner: { claim_order_id: id },
    locationId: input.location_id,
    metadata: input.metadata,
    open: async (stage) => {
      const claim = await lock(stage)
      assertAllowed("fulfill", claim)
      if (claim.shipping_methods.length === 0) throw claimErrors.no_shipping_methods()
      const lines = claim.additional_items as Row[]
      const wanted = lines.map((line) => ({ item_id: line.id as string, quantity: line.quantity as number }))
      noNotification = input.no_notification ?? (claim.no_notification as boolean | null)
      const order = await fetchById(stage.db, "Order", orderId, orderOfProvider)
      const about = { ...order, shipping_address: claim.shipping_address, is_claim: true, items: lines }
      return { lines, wanted, methods: claim.shipping_methods as Row[], about }
    },
    packed: async ({ db }) => {
      await setClaimStatus(db, id, { fulfillment_status: "fulfilled" })
      return { no_notification: noNotification }
    },
    unpacked: async (stage) => {
      await lock(stage)
      await setClaimStatus(stage.db, id, { fulfillment_status: "not_fulfilled" })
    },
    created: (stage, ids, { no_notification }) => {
      const payloads = ids.map((fulfillment_id) => ({ id, fulfillment_id, no_notification }))
      return emitAll(stage, "claim.fulfillment_created", payloads)
    },
  })
}

/**
 * Marks a fulfillment of a claim as sent.
 * @throws orders.not_found, claims.not_found, claims.canceled, fulfillments.not_found, fulfillments.canceled
 * @locks order, claim
 * @emits claim.shipment_created
 * @since 0.1
 */
export async function shipClaim(
  { db, emit }: Pick<Context, "db" | "emit">,
  orderId: string,
  id: string,
  input: {
    readonly fulfillment_id: string
    readonly tracking_numbers?: readonly string[] | null | undefined
  },
): Promise<void> {
  await lockOrder(db, orderId)
  const claim = await lockClaim(db, orderId, id)
  assertAllowed("ship", claim)
  const { fulfillment_id } = input
  const no_notification = claim.no_notification as boolean | null
  const fulfillment = await retrieveFulfillment(db, fulfillment_id, { claim_order_id: id })
  const sending = { trackingNumbers: input.tracking_numbers, noNotification: no_notification }
  await sendFulfillment(db, fulfillment, sending)
  const { additional_items } = await lockClaim(db, orderId, id, "additional_items")
  const isAll = (additional_items as Row[]).every((line) => (line.shipped_quantity ?? 0) >= line.quantity)
  await setClaimStatus(db, id, { fulfillment_status: isAll ? "shipped" : "partially_shipped" })
  await emit("claim.shipment_created", { id, fulfillment_id, no_notification })
}

/**
 * Cancels a fulfillment of a claim that was not sent. The provider is asked first, while nothing is locked.
 * @throws orders.not_found, claims.not_found, fulfillments.not_found, fulfillments.already_shipped,
 *   fulfillments.provider_failed
 * @locks order, claim, inventory levels
 * @since 0.1
 */
export async function cancelClaimFulfillment(
  context: Context,
  orderId: string,
  id: string,
  fulfillmentId: string,
): Promise<void> {
  await cancelFulfillment(context, {
    fulfillmentId,
    owner: { claim_order_id: id },
    lock: async (stage) => {
      await lockOrder(stage.db, orderId)
      return lockClaim(stage.db, orderId, id)
    },
    canceled: (stage) => setClaimStatus(stage.db, id, { fulfillment_status: "canceled" }),
  })
}
