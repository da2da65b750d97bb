import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import { fulfill, fulfillmentErrors, type WantedLine } from "../fulfillments/index.ts"
import { loadById, fetchRows, type Executor } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { lockOrder, lockOrderFor, setStatus, type LockedOrder } from "./lock-order.ts"
import { statusAfterFulfilling, type SentLine } from "./rules.ts"

/** What of an order is to be packed. */
export interface OrderFulfillment {
  readonly items: readonly WantedLine[]
  readonly location_id?: string | null | undefined
  readonly no_notification?: boolean | null | undefined
  readonly metadata?: Metadata | null | undefined
}

/** What fulfillment providers receive of an order, and what decides how it is packed. */
const orderOfProvider = withRelations(
  "items",
  "items.tax_lines",
  "items.adjustments",
  "items.variant",
  "items.variant.product",
  "items.variant.product.profiles",
  "shipping_methods",
  "shipping_methods.shipping_option",
  "shipping_address",
  "billing_address",
  "region",
  "discounts",
  "discounts.rule",
  "payments",
)

/**
 * Packs lines of an order: one fulfillment per shipping method. With a location, the units leave its stock.
 * @returns ids of the fulfillments
 * @throws orders.not_found, orders.canceled, fulfillments.no_shipping_method, fulfillments.too_many,
 *   inventory.insufficient_at_location, inventory.missing_at_location, fulfillments.provider_failed
 * @locks order, then inventory levels; nothing while the fulfillment providers are asked
 * @emits order.fulfillment_created for each fulfillment
 * @since 0.1
 */
export async function fulfillOrder(context: Context, id: string, input: OrderFulfillment): Promise<string[]> {
  let before: LockedOrder | undefined
  return fulfill(context, {
    owner: { order_id: id },
    locationId: input.location_id,
    metadata: input.metadata ?? {},
    open: async ({ db }) => {
      before = await lockOrderFor(db, id, "fulfill")
      const order = await loadById(db, "Order", id, orderOfProvider)
      const { items: lines, shipping_methods: methods } = order
      if (methods.length === 0) throw fulfillmentErrors.no_shipping_method()
      return { lines, wanted: input.items, methods, about: order }
    },
    packed: async ({ db }) => {
      // `open` runs before `packed`.
      const { fulfillment_status, no_notification } = before!
      const after = statusAfterFulfilling(await linesOf(db, id))
      await setStatus(db, id, { fulfillment_status: after })
      return { before: fulfillment_status, after, no_notification }
    },
    unpacked: async ({ db }, { before, after }) => {
      const { fulfillment_status } = await lockOrder(db, id)
      if (fulfillment_status === after) await setStatus(db, id, { fulfillment_status: before })
    },
    created: (stage, ids, memory) => {
      const no_notification = input.no_notification ?? memory.no_notification
      const payloads = ids.map((fulfillment_id) => ({ id, fulfillment_id, no_notification }))
      return emitAll(stage, "order.fulfillment_created", payloads)
    },
  })
}

/**
 * The lines of an order, with the units that were packed and sent.
 * @since 0.1
 */
export async function linesOf(db: Executor, orderId: string): Promise<SentLine[]> {
  return fetchRows(db, { entity: "LineItem", filters: { order_id: orderId }, order: "id" })
}
