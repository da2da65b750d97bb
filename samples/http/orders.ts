import { orderOf } from "./buying.ts"
import { tokenOf, type Journey, type Recorder, type Told } from "./recorder.ts"

/** What shows how an order stands, without everything that belongs to it. */
export const short = {
  fields: "display_id,status,fulfillment_status,payment_status,email",
}

/** Orders from payment to shipment. */
export const orders: Journey = async (recorder, told) => {
  await sending(recorder)
  await closing(recorder)
  await claiming(recorder, told)
  await reserving(recorder)
}

async function sending({ admin, known }: Recorder): Promise<void> {
  const id = known.order!
  await admin("GetOrders", [], {
    query: { limit: 1, fields: short.fields, expand: "items" },
  })
  const { order } = await admin("GetOrdersOrder", [id])
  const [item] = order.items
  const [payment] = order.payments
  await admin("PostOrdersOrder", [id], {
    query: short,
    body: { email: "ada.byron@example.com" },
  })
  await admin("PostOrdersOrderShippingMethods", [id], {
    query: { ...short, expand: "shipping_methods" },
    body: { option_id: known.extra, price: 0 },
  })
  await admin("PostOrdersOrderCapture", [id], {
    query: { ...short, expand: "payments" },
  })
  await admin("GetPaymentsPayment", [payment.id])
  const packed = {
    query: { ...short, expand: "fulfillments" },
    body: { items: [{ item_id: item.id, quantity: 1 }] },
  }
  const { order: first } = await admin("PostOrdersOrderFulfillments", [id], packed)
  await admin("PostOrdersOrderFulfillmentsCancel", [id, first.fulfillments[0].id], {
    query: { ...short, expand: "fulfillments" },
  })
  const { order: second } = await admin("PostOrdersOrderFulfillments", [id], {
    ...packed,
    quiet: true,
  })
  const alive = second.fulfillments.find(({ canceled_at }) => !canceled_at)
  await admin("PostOrdersOrderShipment", [id], {
    query: { ...short, expand: "fulfillments,fulfillments.tracking_links" },
    body: { fulfillment_id: alive.id, tracking_numbers: ["DK123456"] },
  })
  await admin("PostOrdersOrderRefunds", [id], {
    query: { ...short, expand: "refunds" },
    body: { amount: 500, reason: "discount", note: "Late parcel" },
  })
  await admin("PostPaymentsPaymentRefunds", [payment.id], {
    body: { amount: 100, reason: "other" },
  })
}

async function closing(recorder: Recorder): Promise<void> {
  const { admin, known } = recorder
  const canceled = await orderOf(recorder)
  await admin("PostOrdersOrderCancel", [canceled.id], { query: short })
  const { order } = await admin("GetOrdersOrder", [known.second!], { quiet: true })
  await admin("PostPaymentsPaymentCapture", [order.payments[0].id])
  await admin("PostOrdersOrderComplete", [known.second!], { query: short })
  await admin("PostOrdersOrderArchive", [known.second!], { query: short })
}

/** A customer with an account claims an order that was made without. */
async function claiming(recorder: Recorder, told: Told): Promise<void> {
  const { store, known } = recorder
  const order = await orderOf(recorder)
  const log = { token: known.adaToken! }
  await store("PostOrdersCustomerOrderClaim", [], {
    ...log,
    body: { order_ids: [order.id] },
  })
  const token = await tokenOf(told, "order-update-token.created")
  await store("PostOrdersCustomerOrderClaimsCustomerOrderClaimAccept", [], {
    ...log,
    body: { token },
  })
}

async function reserving({ admin, store, known }: Recorder): Promise<void> {
  const quiet = { quiet: true }
  const { draft_order: draft } = await admin("PostDraftOrders", [], {
    ...quiet,
    body: {
      email: "ben@example.com",
      region_id: known.region,
      items: [{ variant_id: known.red, quantity: 1 }],
      shipping_methods: [{ option_id: known.parcel }],
    },
  })
  void store
  const { order } = await admin(
    "PostDraftOrdersDraftOrderRegisterPayment",
    [draft.id],
    quiet,
  )
  const { reservations } = await admin("GetOrdersOrderReservations", [order.id])
  for (const { id } of reservations)
    await admin("DeleteReservationsReservation", [id], quiet)
  await admin(
    "PostOrdersOrderLineItemReservations",
    [order.id, order.items[0].id],
    { body: {} },
  )
}
