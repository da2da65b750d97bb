import { cancelFulfillment, fulfill, retrieveFulfillment, sendFulfillment } from "../fulfillments/index.ts"
import { emitAll } from "../http/context.ts"
import type { Context } from "../http/operation.ts"
import type { Metadata } from "../kernel/metadata.ts"
import { lockOrder } from "../orders/index.ts"
import { fetchById, type Row } from "../query/fetch.ts"
import { withRelations } from "../query/selection.ts"
import { swapErrors } from "./errors.ts"
import { lockSwap, setSwapStatus } from "./lock-swap.ts"
import { assertAllowed } from "./rules.ts"

/** How the new items of a swap are packed. */
export interface SwapFulfillment {
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

/** What providers are told of the order behind a swap. */
const orderOfProvider = withRelations("billing_address", "region", "discounts", "payments")

/**
 * Packs all new items of a swap.
 * @throws orders.not_found, swaps.not_found, swaps.canceled, swaps.already_fulfilled, swaps.no_shipping_methods,
 *   inventory.insufficient_at_location, fulfillments.provider_failed
 * @locks order, swap, inventory levels; nothing while the fulfillment providers are asked
 * @emits swap.fulfillment_created for each fulfillment
 * @since 0.1
 */
export async function fulfillSwap(
  context: Context,
  orderId: string,
  id: string,
  input: SwapFulfillment,
): Promise<void> {
  const lock = async (stage: Pick<Context, "db">) => {
    await lockOrder(stage.db, orderId)
    return lockSwap(stage.db, orderId, id, ...packed)
  }
  let noNotification: boolean | null = null
  await fulfill(context, {
    owner: { swap_id: id },
    locationId: input.location_id,
    metadata: input.metadata,
    open: async (stage) => {
      const swap = await lock(stage)
      assertAllowed("fulfill", swap)
      if (swap.shipping_methods.length === 0) throw swapErrors.no_shipping_methods()
      const lines = swap.additional_items as Row[]
      const wanted = lines.map((line) => ({ item_id: line.id as string, quantity: line.quantity as number }))
      noNotification = input.no_notification ?? (swap.no_notification as boolean | null)
      const order = await fetchById(stage.db, "Order", orderId, orderOfProvider)
      const about = { ...order, shipping_address: swap.shipping_address, is_swap: true, items: lines }
      return { lines, wanted, methods: swap.shipping_methods as Row[], about }
    },
    packed: async ({ db }) => {
      await setSwapStatus(db, id, { fulfillment_status: "fulfilled" })
      return { no_notification: noNotification }
    },
    unpacked: async (stage) => {
      await lock(stage)
      await setSwapStatus(stage.db, id, { fulfillment_status: "not_fulfilled" })
    },
    created: (stage, ids, { no_notification }) => {
      const payloads = ids.map((fulfillment_id) => ({ id, fulfillment_id, no_notification }))
      return emitAll(stage, "swap.fulfillment_created", payloads)
    },
  })
}

/** Which parcel of a swap was sent, and how. */
export interface SwapShipment {
  readonly fulfillment_id: string
  readonly tracking_numbers?: readonly string[] | null | undefined
  readonly no_notification?: boolean | null | undefined
}

/**
 * Marks a fulfillment of a swap as sent.
 * @throws orders.not_found, swaps.not_found, swaps.canceled, fulfillments.not_found, fulfillments.canceled
 * @locks order, swap
 * @emits swap.shipment_created
 * @since 0.1
 */
export async function shipSwap(
  { db, emit }: Pick<Context, "db" | "emit">,
  orderId: string,
  id: string,
  input: SwapShipment,
): Promise<void> {
  await lockOrder(db, orderId)
  const swap = await lockSwap(db, orderId, id)
  assertAllowed("ship", swap)
  const { fulfillment_id } = input
  const no_notification = (input.no_notification ?? swap.no_notification) as boolean | null
  const fulfillment = await retrieveFulfillment(db, fulfillment_id, { swap_id: id })
  const sending = { trackingNumbers: input.tracking_numbers, noNotification: no_notification }
  await sendFulfillment(db, fulfillment, sending)
  const { additional_items } = await lockSwap(db, orderId, id, "additional_items")
  const isAll = (additional_items as Row[]).every((line) => (line.shipped_quantity ?? 0) >= line.quantity)
  await setSwapStatus(db, id, { fulfillment_status: isAll ? "shipped" : "partially_shipped" })
  await emit("swap.shipment_created", { id, fulfillment_id, no_notification })
}

/**
 * Cancels a fulfillment of a swap that was not sent. The provider is asked first, while nothing is locked.
 * @throws orders.not_found, swaps.not_found, fulfillments.not_found, fulfillments.already_shipped,
 *   fulfillments.provider_failed
 * @locks order, swap, inventory levels
 * @since 0.1
 */
export async function cancelSwapFulfillment(
  context: Context,
  orderId: string,
  id: string,
  fulfillmentId: string,
): Promise<void> {
  await cancelFulfillment(context, {
    fulfillmentId,
    owner: { swap_id: id },
    lock: async (stage) => {
      await lockOrder(stage.db, orderId)
      return lockSwap(stage.db, orderId, id)
    },
    canceled: (stage) => setSwapStatus(stage.db, id, { fulfillment_status: "canceled" }),
  })
}
