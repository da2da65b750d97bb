import { CommerceError } from "@stheno/core"
import { rowIn, rowsIn, textIn, type Row } from "./order-rows.ts"
import { listStates, once, orderOfSalesOrder, saveOutcome, withLease } from "./order-state.ts"
import type { Sending } from "./sending.ts"

/** A goods-out note of Brightpearl. */
interface Note {
  readonly orderId: number
  readonly transfer?: boolean
  readonly orderRows: Readonly<Record<string, readonly { readonly quantity: number }[]>>
  readonly shipping?: { readonly reference?: string | null }
  readonly status?: { readonly shipped?: boolean }
}

async function findNote({ client }: Sending, noteId: string): Promise<Note | undefined> {
  const found = await client.find(`/warehouse-service/order/*/goods-note/goods-out/${noteId}`)
  return (found as Readonly<Record<string, Note>> | undefined)?.[noteId]
}

/**
 * Creates the fulfillment of a goods-out note, and ships it when the note is shipped. The note is read again, so that
 * webhooks that arrive late, twice or out of order do no harm.
 */
export async function applyGoodsOutNote(given: Sending, noteId: string): Promise<void> {
  const first = await findNote(given, noteId)
  const orderId = first && !first.transfer && (await orderOfSalesOrder(given.db, String(first.orderId)))
  if (!orderId) return given.log.info({ note: noteId }, "A goods-out note belongs to no order of the store")
  await withLease(given.db, orderId, async (state) => {
    const note = await findNote(given, noteId)
    if (!note) return
    try {
      await apply(given, { note, noteId, orderId })
    } catch (error) {
      if (!(error instanceof CommerceError)) throw error
      const message = `Goods-out note ${noteId}: ${error.message}`
      // What still has to be sent is not given up because of a note.
      const status = state.status === "pending" ? "pending" : "failed"
      await saveOutcome(given.db, state, { status, error: message })
      given.log.error({ order: orderId, error: message }, "The store rejected a goods-out note")
    }
  })
}

/** Takes over all goods-out notes of an order, for webhooks that were lost. */
export async function applyNotesOf(given: Sending, orderId: string): Promise<void> {
  const [state] = await listStates(given.db, { order_id: orderId })
  if (!state?.sales_order_id) return
  const found = await given.client.find(
    `/warehouse-service/order/${state.sales_order_id}/goods-note/goods-out`,
  )
  for (const noteId of Object.keys(found ?? {})) await applyGoodsOutNote(given, noteId)
}

interface Applying {
  readonly note: Note
  readonly noteId: string
  readonly orderId: string
}

async function apply(given: Sending, { note, noteId, orderId }: Applying): Promise<void> {
  const params = { id: orderId }
  const { order } = (await given.call("admin.GetOrdersOrder", { params })) as { order: Row }
  let fulfillment = fulfillmentOf(order, noteId)
  if (!fulfillment) {
    const items = await itemsOf(given, note)
    if (items.length === 0) return
    const body = { items, metadata: { goods_out_note: noteId } }
    const created = (await given.call("admin.PostOrdersOrderFulfillments", { params, body })) as {
      order: Row
    }
    fulfillment = fulfillmentOf(created.order, noteId)
  }
  if (!fulfillment || !note.status?.shipped || fulfillment["shipped_at"] || fulfillment["canceled_at"]) return
  const numbers = note.shipping?.reference ? [note.shipping.reference] : []
  const body = { fulfillment_id: fulfillment["id"] as string, tracking_numbers: numbers }
  await given.call("admin.PostOrdersOrderShipment", { params, body })
}

function fulfillmentOf(order: Row, noteId: string): Row | undefined {
  return rowsIn(order, "fulfillments").find(
    (each) => textIn(rowIn(each, "metadata"), "goods_out_note") === noteId,
  )
}

/** The items of the order and how many of them a note has. */
async function itemsOf({ client }: Sending, note: Note) {
  const found = (await client.find(`/order-service/sales-order/${note.orderId}`)) as Row | Row[] | undefined
  const rows = rowsIn(Array.isArray(found) ? found[0] : found, "rows")
  return Object.entries(note.orderRows).flatMap(([rowId, parts]) => {
    const itemId = textIn(
      rows.find(({ id }) => String(id) === rowId),
      "externalRef",
    )
    const quantity = parts.reduce((sum, each) => sum + Number(each.quantity), 0)
    return itemId ? [{ item_id: itemId, quantity }] : []
  })
}

/** Marks the notes of fulfillments as shipped that were shipped in the store. */
export async function shipNotes(given: Sending, order: Row): Promise<void> {
  const { client, db, options } = given
  for (const fulfillment of rowsIn(order, "fulfillments")) {
    const noteId = textIn(rowIn(fulfillment, "metadata"), "goods_out_note")
    if (!noteId || !fulfillment["shipped_at"]) continue
    const step = { orderId: String(order["id"]), reference: `goods-out.${noteId}.shipped` }
    await once(db, step, async () => {
      const note = await findNote(given, noteId)
      if (!note || note.status?.shipped) return
      const links = rowsIn(fulfillment, "tracking_links")
      const reference = links.map((link) => link["tracking_number"]).join(", ")
      const path = `/warehouse-service/goods-note/goods-out/${noteId}`
      if (reference) await client.change(path, { priority: false, shipping: { reference } })
      // `occured` is how Brightpearl spells it.
      const occured = new Date(fulfillment["shipped_at"] as string).toISOString()
      const events = [{ eventCode: "SHW", occured, eventOwnerId: options.event_owner }]
      await client.create(`${path}/event`, { events })
    })
  }
}
