import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import { fetchById, type Executor, type Row } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { cancelFulfillment } from "./cancel-fulfillment.ts"
import type { FulfillmentOwner } from "./create-fulfillments.ts"
import { fulfill } from "./fulfill.ts"
import { retrieveFulfillment, sendFulfillment } from "./send-fulfillment.ts"

/** Where the goods of an exchange stand. */
export type ExchangeStatus = "not_fulfilled" | "fulfilled" | "shipped" | "partially_shipped" | "canceled"

/**
 * Goods that follow an order: the new items of a swap, the replacements of a claim. Both have `additional_items`,
 * `shipping_methods` and a `shipping_address`.
 */
export interface Exchange {
  readonly id: string
  readonly orderId: string
  readonly owner: FulfillmentOwner
  /** locks the order, then the exchange, and reads it with these relations */
  readonly lock: (db: Executor, ...relations: readonly string[]) => Promise<Row>
  readonly setStatus: (db: Executor, status: ExchangeStatus) => Promise<void>
}

/** How all goods of an exchange are packed. */
export interface ExchangePacking {
  readonly location_id?: string | null | undefined
  readonly no_notification?: boolean | null | undefined
  readonly metadata?: Metadata | null | undefined
}

/** What is its own about packing an exchange. */
export interface PackingRules {
  /** refuses what cannot be packed where it stands */
  readonly check: (exchange: Row) => void
  /** what fulfillment providers receive beside the order, e.g. that it is a swap */
  readonly mark: Readonly<Record<string, true>>
  /** told for each fulfillment */
  readonly event: "swap.fulfillment_created" | "claim.fulfillment_created"
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

/** What providers receive of the order behind an exchange. */
const orderOfProvider = withRelations("billing_address", "region", "discounts", "payments")

/**
 * Packs all goods of an exchange.
 * @throws inventory.insufficient_at_location, fulfillments.provider_failed, and what `lock` and `check` throw
 * @locks order, exchange, inventory levels; nothing while the fulfillment providers are asked
 * @emits `event` for each fulfillment
 * @since 0.1
 */
export async function fulfillExchange(
  context: Context,
  exchange: Exchange,
  input: ExchangePacking,
  rules: PackingRules,
): Promise<void> {
  const { id, orderId, owner, lock, setStatus } = exchange
  let noNotification: boolean | null = null
  await fulfill(context, {
    owner,
    locationId: input.location_id,
    metadata: input.metadata,
    open: async ({ db }) => {
      const row = await lock(db, ...packed)
      rules.check(row)
      const lines = row.additional_items as Row[]
      const wanted = lines.map((line) => ({ item_id: line.id as string, quantity: line.quantity as number }))
      noNotification = input.no_notification ?? (row.no_notification as boolean | null)
      const order = await fetchById(db, "Order", orderId, orderOfProvider)
      const about = { ...order, shipping_address: row.shipping_address, ...rules.mark, items: lines }
      return { lines, wanted, methods: row.shipping_methods as Row[], about }
    },
    packed: async ({ db }) => {
      await setStatus(db, "fulfilled")
      return { no_notification: noNotification }
    },
    unpacked: async ({ db }) => {
      await lock(db)
      await setStatus(db, "not_fulfilled")
    },
    created: (stage, ids, { no_notification }) => {
      const payloads = ids.map((fulfillment_id) => ({ id, fulfillment_id, no_notification }))
      return emitAll(stage, rules.event, payloads)
    },
  })
}

/** The fulfillment of an exchange that was shipped, and its tracking data. */
export interface ExchangeShipment {
  readonly fulfillment_id: string
  readonly tracking_numbers?: readonly string[] | null | undefined
  readonly no_notification?: boolean | null | undefined
}

/** What is its own about sending an exchange. */
export interface ShippingRules {
  /** refuses what cannot be sent where it stands */
  readonly check: (exchange: Row) => void
  readonly event: "swap.shipment_created" | "claim.shipment_created"
}

/**
 * Marks a fulfillment of an exchange as sent.
 * @throws fulfillments.not_found, fulfillments.canceled, and what `lock` and `check` throw
 * @locks order, exchange
 * @emits `event`
 * @since 0.1
 */
export async function shipExchange(
  { db, emit }: Pick<Context, "db" | "emit">,
  { id, owner, lock, setStatus }: Exchange,
  input: ExchangeShipment,
  { check, event }: ShippingRules,
): Promise<void> {
  const row = await lock(db)
  check(row)
  const { fulfillment_id } = input
  const no_notification = (input.no_notification ?? row.no_notification) as boolean | null
  const fulfillment = await retrieveFulfillment(db, fulfillment_id, owner)
  const sending = { trackingNumbers: input.tracking_numbers, noNotification: no_notification }
  await sendFulfillment(db, fulfillment, sending)
  const { additional_items } = await lock(db, "additional_items")
  const isAll = (additional_items as Row[]).every((line) => (line.shipped_quantity ?? 0) >= line.quantity)
  await setStatus(db, isAll ? "shipped" : "partially_shipped")
  await emit(event, { id, fulfillment_id, no_notification })
}

/**
 * Cancels a fulfillment of an exchange that was not sent. The provider is asked first, while nothing is locked.
 * @throws fulfillments.not_found, fulfillments.already_shipped, fulfillments.provider_failed, and what `lock` throws
 * @locks order, exchange, inventory levels
 * @emits inventory-level.updated, reservation-item.created
 * @since 0.1
 */
export async function cancelExchangeFulfillment(
  context: Context,
  { owner, lock, setStatus }: Exchange,
  fulfillmentId: string,
): Promise<void> {
  await cancelFulfillment(context, {
    fulfillmentId,
    owner,
    lock: ({ db }) => lock(db),
    canceled: ({ db }) => setStatus(db, "canceled"),
  })
}
