import { emitAll } from "../../../platform/http/context.ts"
import type { Context } from "../../../platform/http/operation.ts"
import type { Metadata } from "../../../platform/kernel/metadata.ts"
import { fetchById, type Executor } from "../../../platform/query/fetch.ts"
import { withRelations } from "../../../platform/query/selection.ts"
import { cancelFulfillment, type Cancellation } from "./cancel-fulfillment.ts"
import type { FulfillmentOwner } from "./create-fulfillments.ts"
import type { Columns, Relations, Selected } from "../../../platform/query/selected.ts"
import { fulfill } from "./fulfill.ts"
import { replaceTrackingNumbers, retrieveFulfillment, sendFulfillment } from "./send-fulfillment.ts"

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
  /** locks the order, then the exchange, and reads its lines */
  readonly lock: (db: Executor) => Promise<ExchangeWith<"additional_items">>
  readonly setStatus: (db: Executor, status: ExchangeStatus) => Promise<void>
}

type ExchangeWith<Path extends string> =
  Selected<"Swap", Relations<Path>> | Selected<"ClaimOrder", Relations<Path>>

/** How all goods of an exchange are packed. */
export interface ExchangePacking {
  readonly location_id?: string | null | undefined
  readonly no_notification?: boolean | null | undefined
  readonly metadata?: Metadata | null | undefined
}

/** What is its own about packing an exchange. */
export interface PackingRules {
  /** locks the order, then the exchange, refuses what cannot be packed where it stands, and reads `packedParts` */
  readonly open: (db: Executor) => Promise<ExchangeWith<(typeof packedParts)[number]>>
  /** what fulfillment providers receive beside the order, e.g. that it is a swap */
  readonly mark: Readonly<Record<string, true>>
  /** told for each fulfillment */
  readonly event: "swap.fulfillment_created" | "claim.fulfillment_created"
}

/** What is read of an exchange to pack it. */
export const packedParts = [
  "additional_items",
  "additional_items.variant",
  "additional_items.variant.product",
  "additional_items.variant.product.profiles",
  "shipping_methods",
  "shipping_methods.shipping_option",
  "shipping_address",
] as const

/** What providers receive of the order behind an exchange. */
const orderOfProvider = withRelations("billing_address", "region", "discounts", "payments")

/**
 * Packs all goods of an exchange.
 * @throws inventory.insufficient_at_location, inventory.missing_at_location, fulfillments.provider_failed, and what `open`
 *   throws
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
      const row = await rules.open(db)
      const lines = row.additional_items
      const wanted = lines.map(({ id: item_id, quantity }) => ({ item_id, quantity }))
      noNotification = input.no_notification ?? row.no_notification
      const order = await fetchById(db, "Order", orderId, orderOfProvider)
      const about = { ...order, shipping_address: row.shipping_address, ...rules.mark, items: lines }
      return { lines, wanted, methods: row.shipping_methods, about }
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
  /** locks the order, then the exchange, and refuses what cannot be sent where it stands */
  readonly open: (db: Executor) => Promise<Pick<Columns<"Swap" | "ClaimOrder">, "no_notification">>
  readonly event: "swap.shipment_created" | "claim.shipment_created"
}

/**
 * Marks a fulfillment of an exchange as sent.
 * @throws fulfillments.not_found, fulfillments.canceled, and what `open` throws
 * @locks order, exchange
 * @emits `event`
 * @since 0.1
 */
export async function shipExchange(
  { db, emit }: Pick<Context, "db" | "emit">,
  { id, owner, lock, setStatus }: Exchange,
  input: ExchangeShipment,
  { open, event }: ShippingRules,
): Promise<void> {
  const row = await open(db)
  const { fulfillment_id } = input
  const no_notification = input.no_notification ?? row.no_notification
  const fulfillment = await retrieveFulfillment(db, fulfillment_id, owner)
  const sending = { trackingNumbers: input.tracking_numbers, noNotification: no_notification }
  await sendFulfillment(db, fulfillment, sending)
  const { additional_items } = await lock(db)
  const isAll = additional_items.every((line) => (line.shipped_quantity ?? 0) >= line.quantity)
  await setStatus(db, isAll ? "shipped" : "partially_shipped")
  await emit(event, { id, fulfillment_id, no_notification })
}

/** The tracking numbers that a fulfillment of an exchange shall have. */
export interface ExchangeTracking {
  readonly fulfillmentId: string
  readonly trackingNumbers: readonly string[]
}

/**
 * Replaces the tracking numbers of a fulfillment of an exchange.
 * @returns the exchange
 * @throws fulfillments.not_found, fulfillments.canceled, and what `lock` throws
 * @locks order, exchange
 * @since 0.1
 */
export async function changeExchangeTracking(
  db: Executor,
  { owner, lock }: Exchange,
  { fulfillmentId, trackingNumbers }: ExchangeTracking,
): Promise<ExchangeWith<"additional_items">> {
  const row = await lock(db)
  await replaceTrackingNumbers(db, await retrieveFulfillment(db, fulfillmentId, owner), trackingNumbers)
  return row
}

/**
 * Cancels a fulfillment of an exchange that was not sent. The provider is asked first, while nothing is locked.
 * @param rules what errors name, and what rejects an exchange of another order
 * @throws fulfillments.not_found, fulfillments.not_related, fulfillments.already_shipped, fulfillments.provider_failed, and what `assert` and `lock` throw
 * @locks order, exchange, inventory levels
 * @emits inventory-level.updated, reservation-item.created
 * @since 0.1
 */
export async function cancelExchangeFulfillment(
  context: Context,
  { owner, lock, setStatus }: Exchange,
  fulfillmentId: string,
  rules: Pick<Cancellation<unknown>, "relation" | "assert">,
): Promise<void> {
  await cancelFulfillment(context, {
    ...rules,
    fulfillmentId,
    owner,
    lock: ({ db }) => lock(db),
    canceled: ({ db }) => setStatus(db, "canceled"),
  })
}
