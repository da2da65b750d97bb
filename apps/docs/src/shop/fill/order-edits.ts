import type { BodyTo } from "@stheno/testing/reply.ts"
import type { Kit, Scene } from "./kit.ts"
import { paid } from "./orders.ts"

type Edit = BodyTo<"GET", "/admin/order-edits/:id">["order_edit"]

/** An edit that was just begun. */
async function begun(kit: Kit): Promise<Edit> {
  const body = { order_id: (await paid(kit)).id, internal_note: "Wants one more" }
  const { order_edit } = await kit.admin("POST", "/admin/order-edits", body)
  return (await kit.admin("GET", `/admin/order-edits/${order_edit.id}?expand=items`)).order_edit
}

/** An edit that adds one unit. */
async function grown(kit: Kit): Promise<Edit> {
  const { id } = await begun(kit)
  const body = { variant_id: (await kit.ids("variant"))[2], quantity: 1 }
  return (await kit.admin("POST", `/admin/order-edits/${id}/items`, body)).order_edit
}

/** An edit that asks the customer for more money. */
async function requested(kit: Kit): Promise<Edit> {
  const { id } = await grown(kit)
  const body = { payment_collection_description: "One more unit" }
  return (await kit.admin("POST", `/admin/order-edits/${id}/request`, body)).order_edit
}

/** The payment collection of such an edit, with a session where needed. */
async function collection(kit: Kit): Promise<string> {
  return (await requested(kit)).payment_collection_id
}

async function withSession(kit: Kit): Promise<[id: string, session: string, edit: string]> {
  const { id: edit, payment_collection_id: id } = await requested(kit)
  const path = `/store/payment-collections/${id}/sessions` as const
  const { payment_collection } = await kit.store("POST", path, { provider_id: "manual" })
  return [id, payment_collection.payment_sessions[0].id, edit]
}

/** An edit whose difference is authorized. */
async function authorized(kit: Kit): Promise<string> {
  const [id, session, edit] = await withSession(kit)
  await kit.store("POST", `/store/payment-collections/${id}/sessions/${session}/authorize`)
  return edit
}

const editIn = (make: (kit: Kit) => Promise<{ id: string }>): Scene => {
  return async (kit) => ({ params: [(await make(kit)).id] })
}

const itemOf: Scene = async (kit) => {
  const edit = await begun(kit)
  return { params: [edit.id, edit.items[0].id] }
}

const onCollection: Scene = async (kit) => ({ params: [await collection(kit)] })

export const editScenes: Readonly<Record<string, Scene>> = {
  "admin.PostOrderEdits": async (kit) => ({
    body: { order_id: (await paid(kit)).id, internal_note: "Wants one more" },
  }),
  "admin.GetOrderEdits": async (kit) => ({ query: `order_id=${(await begun(kit)).order_id}` }),
  "admin.GetOrderEditsOrderEdit": editIn(begun),
  "admin.PostOrderEditsOrderEdit": editIn(begun),
  "admin.DeleteOrderEditsOrderEdit": editIn(begun),
  "admin.PostOrderEditsEditLineItems": editIn(begun),
  "admin.PostOrderEditsEditLineItemsLineItem": itemOf,
  "admin.DeleteOrderEditsOrderEditLineItemsLineItem": itemOf,
  "admin.DeleteOrderEditsOrderEditItemChange": async (kit) => {
    const edit = await grown(kit)
    return { params: [edit.id, edit.changes[0].id] }
  },
  "admin.PostOrderEditsOrderEditRequest": editIn(grown),
  "admin.PostOrderEditsOrderEditCancel": editIn(requested),
  "admin.PostOrderEditsOrderEditConfirm": editIn(requested),
  "store.GetOrderEditsOrderEdit": editIn(requested),
  "store.PostOrderEditsOrderEditComplete": async (kit) => ({ params: [await authorized(kit)] }),
  "store.PostOrderEditsOrderEditDecline": editIn(requested),
  "admin.GetPaymentCollectionsPaymentCollection": onCollection,
  "admin.PostPaymentCollectionsPaymentCollection": onCollection,
  "admin.PostPaymentCollectionsPaymentCollectionAuthorize": onCollection,
  "admin.DeletePaymentCollectionsPaymentCollection": onCollection,
  "store.GetPaymentCollectionsPaymentCollection": onCollection,
  "store.PostPaymentCollectionsSessions": onCollection,
  "store.PostPaymentCollectionsPaymentCollectionSessionsBatch": async (kit) => {
    const id = await collection(kit)
    const { payment_collection } = await kit.store("GET", `/store/payment-collections/${id}`)
    return {
      params: [id],
      body: { sessions: [{ provider_id: "manual", amount: payment_collection.amount }] },
    }
  },
  "store.PostPaymentCollectionsSessionsBatchAuthorize": async (kit) => {
    const [id, session] = await withSession(kit)
    return { params: [id], body: { session_ids: [session] } }
  },
  "store.PostPaymentCollectionsPaymentCollectionPaymentSessionsSession": async (kit) => ({
    params: (await withSession(kit)).slice(0, 2),
  }),
  "store.PostPaymentCollectionsSessionsSessionAuthorize": async (kit) => ({
    params: (await withSession(kit)).slice(0, 2),
  }),
}
