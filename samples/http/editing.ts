import { orderOf } from "./buying.ts"
import type { Journey, Recorder } from "./recorder.ts"

/** Order edits, and the payment collections that pay their difference. */
export const editing: Journey = async (recorder) => {
  await collecting(recorder)
  await declining(recorder)
  await removing(recorder)
}

async function editOf(recorder: Recorder, isShown = false) {
  const { admin } = recorder
  const order = await orderOf(recorder)
  await admin("PostOrdersOrderCapture", [order.id], { quiet: true })
  const body = { order_id: order.id, internal_note: "Wants one more" }
  return (await admin("PostOrderEdits", [], { quiet: !isShown, body })).order_edit
}

/** An edit that asks for more money. */
async function requested(recorder: Recorder, isShown = false) {
  const { admin, known } = recorder
  const edit = await editOf(recorder, isShown)
  const quiet = !isShown
  await admin("PostOrderEditsEditLineItems", [edit.id], {
    quiet,
    body: { variant_id: known.red, quantity: 1 },
  })
  return (
    await admin("PostOrderEditsOrderEditRequest", [edit.id], {
      quiet,
      body: { payment_collection_description: "One more scarf" },
    })
  ).order_edit
}

async function collecting(recorder: Recorder): Promise<void> {
  const { admin, store } = recorder
  const edit = await requested(recorder, true)
  await admin("GetOrderEditsOrderEdit", [edit.id])
  await admin("GetOrderEdits", [], { query: { order_id: edit.order_id } })
  await store("GetOrderEditsOrderEdit", [edit.id])
  const id = edit.payment_collection_id
  await admin("GetPaymentCollectionsPaymentCollection", [id])
  await admin("PostPaymentCollectionsPaymentCollection", [id], {
    body: { description: "One more red scarf" },
  })
  const { payment_collection: open } = await store(
    "GetPaymentCollectionsPaymentCollection",
    [id],
  )
  const sessions = [{ provider_id: "manual", amount: open.amount }]
  await store("PostPaymentCollectionsPaymentCollectionSessionsBatch", [id], {
    body: { sessions },
  })
  const { payment_collection: one } = await store(
    "PostPaymentCollectionsSessions",
    [id],
    {
      body: { provider_id: "manual" },
    },
  )
  const session = one.payment_sessions[0].id
  await store("PostPaymentCollectionsPaymentCollectionPaymentSessionsSession", [
    id,
    session,
  ])
  const { payment_collection: fresh } = await store(
    "GetPaymentCollectionsPaymentCollection",
    [id],
    { quiet: true },
  )
  const current = fresh.payment_sessions[0].id
  await store("PostPaymentCollectionsSessionsSessionAuthorize", [id, current])
  await store("PostOrderEditsOrderEditComplete", [edit.id])
  const next = await requested(recorder)
  const { payment_collection: other } = await store(
    "PostPaymentCollectionsSessions",
    [next.payment_collection_id],
    { quiet: true, body: { provider_id: "manual" } },
  )
  await store(
    "PostPaymentCollectionsSessionsBatchAuthorize",
    [next.payment_collection_id],
    {
      body: { session_ids: [other.payment_sessions[0].id] },
    },
  )
  const last = await requested(recorder)
  await admin("PostPaymentCollectionsPaymentCollectionAuthorize", [
    last.payment_collection_id,
  ])
  await admin("PostOrderEditsOrderEditConfirm", [last.id])
}

async function declining(recorder: Recorder): Promise<void> {
  const { admin, store } = recorder
  const edit = await requested(recorder)
  await store("PostOrderEditsOrderEditDecline", [edit.id], {
    body: { declined_reason: "Too expensive" },
  })
  const other = await requested(recorder)
  await admin("PostOrderEditsOrderEditCancel", [other.id])
}

async function removing(recorder: Recorder): Promise<void> {
  const { admin } = recorder
  const edit = await editOf(recorder)
  await admin("PostOrderEditsOrderEdit", [edit.id], {
    body: { internal_note: "Wants one less" },
  })
  const { order_edit } = await admin("GetOrderEditsOrderEdit", [edit.id], {
    quiet: true,
    query: { expand: "items" },
  })
  const [item] = order_edit.items
  const { order_edit: changed } = await admin(
    "PostOrderEditsEditLineItemsLineItem",
    [edit.id, item.id],
    {
      body: { quantity: 1 },
    },
  )
  await admin("DeleteOrderEditsOrderEditItemChange", [
    edit.id,
    changed.changes[0].id,
  ])
  await admin("DeleteOrderEditsOrderEditLineItemsLineItem", [edit.id, item.id])
  await admin("DeleteOrderEditsOrderEdit", [edit.id])
}
