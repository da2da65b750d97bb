import { sql } from "kysely"
import { newId } from "../../../platform/kernel/ids.ts"
import { fetchFirst, type Executor } from "../../../platform/query/fetch.ts"
import type { Selected } from "../../../platform/query/selected.ts"
import type { wholeRow } from "../../../platform/query/selection.ts"
import { fulfillmentErrors } from "./errors.ts"
import type { FulfillmentOwner } from "./create-fulfillments.ts"

/** How a fulfillment is sent. */
export interface Sending {
  /** the carrier's numbers */
  readonly trackingNumbers?: readonly string[] | null | undefined
  readonly noNotification?: boolean | null
}

/** A fulfillment with its items. */
export type FulfillmentRow = Selected<"Fulfillment", typeof wholeRow>

/**
 * A fulfillment with its items.
 * @param ofAnother the error for a fulfillment that belongs to something else
 * @throws fulfillments.not_found, and what `ofAnother` makes
 * @since 0.1
 */
export async function retrieveFulfillment(
  db: Executor,
  id: string,
  owner: FulfillmentOwner,
  ofAnother: (id: string) => Error = fulfillmentErrors.not_found,
): Promise<FulfillmentRow> {
  const fulfillment = await fetchFirst(db, { entity: "Fulfillment", filters: { id, ...owner } })
  if (fulfillment) return fulfillment
  const other = await fetchFirst(db, { entity: "Fulfillment", filters: { id } })
  throw other ? ofAnother(id) : fulfillmentErrors.not_found(id)
}

/**
 * Marks a fulfillment as sent. Sent again, it only gets the new tracking numbers: v1 counted its units once more.
 * The order, swap or claim must be locked.
 * @param fulfillment with its items
 * @throws fulfillments.canceled
 * @since 0.1
 */
export async function sendFulfillment(
  db: Executor,
  fulfillment: FulfillmentRow,
  sending: Sending,
): Promise<void> {
  if (fulfillment.canceled_at) throw fulfillmentErrors.canceled()
  const id = fulfillment.id
  await insertTrackingLinks(db, id, sending.trackingNumbers ?? [])
  await sql`update fulfillment set shipped_at = coalesce(shipped_at, now()), updated_at = now(),
      no_notification = ${sending.noNotification ?? null}, metadata = coalesce(metadata, '{}')
    where id = ${id}`.execute(db)
  if (fulfillment.shipped_at) return
  await sql`update line_item l set shipped_quantity = coalesce(l.shipped_quantity, 0) + f.quantity, updated_at = now()
    from fulfillment_item f where f.fulfillment_id = ${id} and l.id = f.item_id`.execute(db)
}

/**
 * Replaces the tracking numbers of a fulfillment. A number that stays keeps its tracking link. The order, swap or claim must be locked.
 * @throws fulfillments.canceled
 * @since 0.1
 */
export async function replaceTrackingNumbers(
  db: Executor,
  { id, canceled_at }: Pick<FulfillmentRow, "id" | "canceled_at">,
  numbers: readonly string[],
): Promise<void> {
  if (canceled_at) throw fulfillmentErrors.canceled()
  const { rows } = await sql<{
    id: string
    tracking_number: string
  }>`select id, tracking_number from tracking_link
    where fulfillment_id = ${id} and deleted_at is null order by created_at, id`.execute(db)
  const known = new Map(rows.map((link) => [link.tracking_number, link.id]))
  const wanted = new Set(numbers)
  const gone = rows.filter(
    (link) => !wanted.has(link.tracking_number) || known.get(link.tracking_number) !== link.id,
  )
  await sql`update tracking_link set deleted_at = now(), updated_at = now()
    where id = any(${gone.map((link) => link.id)})`.execute(db)
  await insertTrackingLinks(
    db,
    id,
    [...wanted].filter((number) => !known.has(number)),
  )
  await sql`update fulfillment set updated_at = now() where id = ${id}`.execute(db)
}

async function insertTrackingLinks(db: Executor, fulfillment_id: string, numbers: readonly string[]) {
  const links = numbers.map((tracking_number) => ({ id: newId("tlink"), fulfillment_id, tracking_number }))
  if (links.length > 0) await db.insertInto("tracking_link").values(links).execute()
}
