import { variants, type Draft } from "../draft.ts"
import { changeSome, get, post, remove } from "./write.ts"

const shipped = { option_id: "{{return:shipping_option.id}}" }

/** Lets a customer return or exchange units of an order. */
export function returnAsCustomer(draft: Draft): void {
  const { random } = draft
  const order = random.pick(draft.orders)
  if (order.titles.length === 0) return
  const item = {
    item_id: `{{${order.step}.items.[description=${random.pick(order.titles)}].id}}`,
    quantity: random.between(1, 2),
  }
  if (random.chance(0.5)) {
    post(draft, "/store/returns", {
      order_id: order.id,
      items: [
        { ...item, ...(random.chance(0.4) && { reason_id: "{{reason:return_reason.id}}", note: "n" }) },
      ],
      ...(random.chance(0.4) && { return_shipping: shipped }),
    })
    return
  }
  const made = post(draft, "/store/swaps", {
    order_id: order.id,
    return_items: [item],
    additional_items: [{ variant_id: random.pick(variants).id, quantity: 1 }],
    ...(random.chance(0.4) && { return_shipping_option: shipped.option_id }),
  })
  const cart = `{{${made}:swap.cart_id}}`
  get(draft, `/store/swaps/${cart}`)
  if (random.chance(0.5)) finishSwap(draft, cart, order.place.option)
}

function finishSwap(draft: Draft, cart: string, option_id: string): void {
  post(draft, `/store/carts/${cart}/shipping-methods`, { option_id })
  post(draft, `/store/carts/${cart}/payment-sessions`, {})
  post(draft, `/store/carts/${cart}/complete`, {})
  get(draft, `/store/swaps/${cart}`)
}

/** Edits an order, which the customer accepts or declines; the payment collection is used or not. */
export function editWithCustomer(draft: Draft): void {
  const { random } = draft
  const order = random.pick(draft.orders)
  const created = post(draft, "/admin/order-edits", { order_id: order.id })
  const id = `{{${created}:order_edit.id}}`
  const path = `/admin/order-edits/${id}`
  const store = `/store/order-edits/${id}`
  const added = post(draft, `${path}/items`, { variant_id: random.pick(variants).id, quantity: 1 })
  if (random.chance(0.2)) remove(draft, `${path}/changes/{{${added}:order_edit.changes.0.id}}`)
  if (random.chance(0.2)) post(draft, path, { internal_note: "other" })
  if (random.chance(0.1)) remove(draft, path)
  const body = random.chance(0.3) ? { payment_collection_description: "d" } : {}
  const asked = post(draft, `${path}/request`, body)
  get(draft, store)
  const collection = `{{${asked}:order_edit.payment_collection_id}}`
  if (random.chance(0.6)) payCollection(draft, collection)
  if (random.chance(0.4)) post(draft, `${store}/complete`, {})
  else if (random.chance(0.6)) post(draft, `${store}/decline`, { declined_reason: "no" })
  get(draft, random.pick([store, path]))
}

/** Prepares the payment of a payment collection and authorizes it. */
function payCollection(draft: Draft, collection: string): void {
  const { random } = draft
  const path = `/store/payment-collections/${collection}`
  const admin = `/admin/payment-collections/${collection}`
  const changes = [
    () => post(draft, admin, { description: "e", metadata: { a: 1 } }),
    () => post(draft, `${admin}/authorize`, {}),
    () => remove(draft, admin),
    () => post(draft, `${path}/sessions`, { provider_id: random.pick(["manual", "unknown"]) }),
    () => {
      const made = post(draft, `${path}/sessions`, { provider_id: "manual" })
      const session = `{{${made}:payment_collection.payment_sessions.0.id}}`
      if (random.chance(0.3)) post(draft, `${path}/sessions/${session}`, {})
      post(draft, `${path}/sessions/${session}/authorize`, {})
    },
    () => post(draft, `${path}/sessions/batch`, { sessions: [{ provider_id: "manual", amount: 1 }] }),
    () => post(draft, `${path}/sessions/batch/authorize`, { session_ids: ["payses_unknown"] }),
  ]
  changeSome(draft, changes, () => get(draft, random.pick([path, admin])))
}

/** Reads and changes payments, reservations and exchanges of an order. */
export function changeParts(draft: Draft): void {
  const { random } = draft
  const order = random.pick(draft.orders)
  const path = `/admin/orders/${order.id}`
  const payment = `/admin/payments/{{${order.step}.payments.0.id}}`
  const changes = [
    () => post(draft, `${payment}/capture`, {}),
    () => post(draft, `${payment}/refund`, { amount: random.between(1, 300), reason: "other", note: "n" }),
    () => get(draft, payment),
    () => get(draft, `${path}/reservations`),
    () => remove(draft, `/admin/draft-orders/${random.pick([order.id, "dorder_unknown"])}`),
    () => get(draft, "/admin/order-edits", { order_id: order.id }),
    () => get(draft, `/store/orders/cart/{{${order.step}.cart_id}}`),
    () => get(draft, "/store/orders", { display_id: 100_000_000, email: "nobody@example.com" }),
  ]
  changeSome(draft, changes, () => get(draft, path))
}

/** Replaces units with new ones, which are packed, shipped or unpacked. */
export function sendReplacements(draft: Draft): void {
  const { random } = draft
  const order = random.pick(draft.orders)
  if (order.titles.length === 0) return
  const item_id = `{{${order.step}.items.[description=${random.pick(order.titles)}].id}}`
  const path = `/admin/orders/${order.id}`
  const isSwap = random.chance(0.5)
  post(draft, `${path}/capture`, {})
  const packed = post(draft, `${path}/fulfillment`, { items: [{ item_id, quantity: 1 }] })
  post(draft, `${path}/shipment`, { fulfillment_id: `{{${packed}:order.fulfillments.0.id}}` })
  const additional_items = [{ variant_id: random.pick(variants).id, quantity: random.between(1, 2) }]
  const units = [{ item_id, quantity: 1 }]
  const made = isSwap
    ? post(draft, `${path}/swaps`, { return_items: units, additional_items })
    : post(draft, `${path}/claims`, {
        type: "replace",
        claim_items: [{ item_id, quantity: 1, reason: "other" }],
        additional_items,
        shipping_methods: [{ option_id: order.place.option, price: 100 }],
      })
  const kind = isSwap ? "swaps" : "claims"
  const one = `${path}/${kind}/{{${made}:order.${kind}.0.id}}`
  if (isSwap) finishSwap(draft, `{{${made}:order.swaps.0.cart_id}}`, order.place.option)
  const sent = post(draft, `${one}/fulfillments`, {})
  const fulfillment_id = `{{${sent}:order.${kind}.0.fulfillments.0.id}}`
  if (random.chance(0.6)) post(draft, `${one}/shipments`, { fulfillment_id, tracking_numbers: ["T2"] })
  if (random.chance(0.5)) post(draft, `${one}/fulfillments/${fulfillment_id}/cancel`, {})
  if (random.chance(0.4)) post(draft, `${one}/cancel`, {})
  if (isSwap && random.chance(0.5)) post(draft, `${one}/process-payment`, {})
  get(draft, path)
}
