import { sql } from "kysely"
import { inTransaction } from "../../../platform/http/in-transaction.ts"
import type { Context } from "../../../platform/http/operation.ts"
import { fetchRows, type Executor } from "../../../platform/query/fetch.ts"
import { callFulfillmentProvider, type FulfillmentOwner } from "./create-fulfillments.ts"
import { fulfillmentErrors } from "./errors.ts"
import { countUnpacked, putIntoStock, reserveAgain, stillNeeded } from "./pack-lines.ts"
import { retrieveFulfillment, type FulfillmentRow } from "./send-fulfillment.ts"

/**
 * Whose fulfillment is canceled, and what else that changes.
 * @since 0.1
 */
export interface Cancellation<Held> {
  readonly fulfillmentId: string
  readonly owner: FulfillmentOwner
  /** what the owner is, as the error for a fulfillment of something else names it: `order: order_…` */
  readonly relation: string
  /** rejects what the caller must not cancel, before the provider is asked; throws */
  readonly assert?: (db: Executor) => Promise<void>
  /** locks the order and what the fulfillment is of */
  readonly lock: (stage: Context) => Promise<Held>
  /** what follows in the same transaction, unless the fulfillment was canceled before */
  readonly canceled: (stage: Context, held: Held) => Promise<void>
}

/**
 * Cancels a fulfillment that was not sent. The provider is asked first, while nothing is locked; asked again after a
 * crash it must say yes again.
 * @throws fulfillments.not_found, fulfillments.not_related, fulfillments.already_shipped,
 *   fulfillments.provider_failed, and what `assert` throws
 * @locks what `lock` does, then inventory levels
 * @emits inventory-level.updated, reservation-item.created for units that come back into stock
 * @since 0.1
 */
export async function cancelFulfillment<Held>(
  context: Context,
  { fulfillmentId, owner, relation, assert, lock, canceled }: Cancellation<Held>,
): Promise<void> {
  const retrieve = (db: Executor) =>
    retrieveFulfillment(db, fulfillmentId, owner, (id) => fulfillmentErrors.not_related(id, relation))
  const known = await retrieve(context.db)
  await assert?.(context.db)
  assertNotShipped(known)
  if (known.canceled_at) return
  await callFulfillmentProvider(context.engine, String(known.provider_id), (provider) =>
    provider.cancelFulfillment(known.data),
  )
  await inTransaction(context, async (stage) => {
    const held = await lock(stage)
    const isNews = await markCanceled(stage, await retrieve(stage.db))
    if (isNews) await canceled(stage, held)
  })
}

function assertNotShipped(fulfillment: FulfillmentRow): void {
  if (fulfillment.shipped_at) throw fulfillmentErrors.already_shipped()
}

/**
 * Marks a fulfillment as canceled: its units count as not packed, and go back into the stock location that they
 * came from, promised to their lines. A fulfillment that is canceled already stays as it is: v1 counted its units back once more. The order,
 * swap or claim must be locked.
 * @param fulfillment with its items
 * @returns whether it was not canceled before
 * @throws fulfillments.already_shipped
 * @locks inventory levels
 */
async function markCanceled(
  context: Pick<Context, "db" | "emit">,
  fulfillment: FulfillmentRow,
): Promise<boolean> {
  assertNotShipped(fulfillment)
  if (fulfillment.canceled_at) return false
  const { db } = context
  await sql`update fulfillment set canceled_at = now(), updated_at = now() where id = ${fulfillment.id}`.execute(
    db,
  )
  const { items } = fulfillment
  await countUnpacked(
    db,
    items.map(({ item_id, quantity }) => ({ id: item_id, quantity })),
  )
  if (fulfillment.location_id) await unpackAt(context, items, fulfillment.location_id)
  return true
}

/**
 * Puts the units of a fulfillment back into stock and reserves them for their lines again, as far as the lines still
 * need them. v1 left them unreserved.
 */
async function unpackAt(
  context: Pick<Context, "db" | "emit">,
  items: readonly { readonly item_id: string; readonly quantity: number }[],
  locationId: string,
): Promise<void> {
  const lines = await fetchRows(context.db, {
    entity: "LineItem",
    filters: { id: items.map((item) => item.item_id) },
  })
  const unpacked = items.flatMap(({ item_id, quantity }) => {
    const line = lines.find(({ id }) => id === item_id)
    return line ? [{ line, quantity }] : []
  })
  const units = unpacked.map(({ line, quantity }) => ({ variant_id: line.variant_id, quantity }))
  await putIntoStock(context, units, locationId)
  await reserveAgain(context, await stillNeeded(context.db, unpacked), locationId)
}
