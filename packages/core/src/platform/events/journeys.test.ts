import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../../commerce/sales/carts/testing/cart-shop.ts"
import { missingKeys } from "../kernel/event-catalogue.ts"
import { openBank, type Bank } from "../../commerce/orders/orders/testing/bank.ts"

let shop: CartShop
let bank: Bank

beforeAll(async () => {
  bank = openBank()
  shop = await openCartShop([bank.provider])
})
afterAll(() => shop.close())
beforeEach(async () => {
  bank.before = async () => {}
  await shop.engine.db.deleteFrom("staged_job").execute()
})

/** A call that has to succeed; gives its answer. */
async function admin<Path extends string>(path: Path, body: object = {}) {
  const answer = await shop.admin("POST", path, body)
  expect([path, answer.status, answer.text.slice(0, answer.status === 200 ? 0 : 300)]).toEqual([
    path,
    200,
    "",
  ])
  return answer.body
}

async function store<Path extends string>(path: Path, body: object = {}) {
  const answer = await shop.post(path, body)
  expect([path, answer.status]).toEqual([path, 200])
  return answer.body
}

/** The bank refuses this one call. */
async function refused(work: () => Promise<unknown>): Promise<void> {
  bank.before = () => Promise.reject(new Error("the bank says no"))
  await work()
  bank.before = async () => {}
}

/** An order that was paid at the bank, packed and shipped: digital goods, 500 each and 25 % tax. */
async function shippedOrder(units = 4) {
  const cart = await shop.readyCart({ variant_digital: units })
  await store(`/store/carts/${cart}/payment-session`, { provider_id: "bank" })
  const order = (await shop.complete(cart)).body.data
  await admin(`/admin/orders/${order.id}/capture`)
  const item = order.items[0].id
  const packed = (
    await admin(`/admin/orders/${order.id}/fulfillment`, { items: [{ item_id: item, quantity: units }] })
  ).order
  await admin(`/admin/orders/${order.id}/shipment`, { fulfillment_id: packed.fulfillments[0].id })
  return { id: order.id, item, payment: order.payments[0].id }
}

/** What happened, and that every payload is whole. */
async function told(): Promise<string[]> {
  const events = await shop.events()
  for (const { name, data } of events)
    expect([name, missingKeys(name, data as Record<string, unknown>)]).toEqual([name, []])
  return events.map(({ name }) => name)
}

test("a claim emits an event for each change", async () => {
  const { id, item } = await shippedOrder()
  const claimed = { claim_items: [{ item_id: item, quantity: 1, reason: "other" }] }
  const replace = {
    ...claimed,
    type: "replace",
    additional_items: [{ variant_id: "variant_digital", quantity: 1 }],
    shipping_methods: [{ option_id: shop.shippingOptionId }],
  }
  const claim = (await admin(`/admin/orders/${id}/claims`, replace)).order.claims[0]
  const where = `/admin/orders/${id}/claims/${claim.id}` as const
  const change = { id: claim.claim_items[0].id, note: "torn", images: [], tags: [] }
  await admin(where, { claim_items: [change] })
  const packed = (await admin(`${where}/fulfillments`)).order.claims[0]
  await admin(`${where}/shipments`, { fulfillment_id: packed.fulfillments[0].id })
  const other = (await admin(`/admin/orders/${id}/claims`, replace)).order.claims
  const second = other.find((entry) => entry.id !== claim.id)
  await admin(`/admin/orders/${id}/claims/${second.id}/cancel`)
  await admin(`/admin/orders/${id}/claims`, { ...claimed, type: "refund" })
  expect(await told()).toEqual(
    expect.arrayContaining([
      "claim.created",
      "claim_item.created",
      "claim.updated",
      "claim_item.updated",
      "claim.fulfillment_created",
      "claim.shipment_created",
      "claim.canceled",
      "claim.refund_processed",
    ]),
  )
})

/** Makes and confirms a swap: three units come back, so many go out; shipping costs as much as one. */
async function confirmedSwap(order: { id: string; item: string }, quantity: number) {
  const wish = {
    return_items: [{ item_id: order.item, quantity: 3 }],
    additional_items: [{ variant_id: "variant_digital", quantity }],
  }
  const { swaps } = (await admin(`/admin/orders/${order.id}/swaps`, wish)).order
  const swap = swaps.at(-1)
  await store(`/store/carts/${swap.cart_id}/shipping-methods`, { option_id: shop.shippingOptionId })
  await store(`/store/carts/${swap.cart_id}/payment-sessions`)
  if (quantity > 2) await store(`/store/carts/${swap.cart_id}/payment-session`, { provider_id: "bank" })
  await store(`/store/carts/${swap.cart_id}/complete`)
  return { where: `/admin/orders/${order.id}/swaps/${swap.id}` as const, returned: swap.return_order.id }
}

test("a swap emits an event for each change", async () => {
  const order = await shippedOrder()
  const { where, returned } = await confirmedSwap(order, 5)
  await refused(() => shop.admin("POST", `${where}/process-payment`))
  await admin(`${where}/process-payment`)
  const packed = (await admin(`${where}/fulfillments`)).order.swaps[0]
  await admin(`${where}/shipments`, { fulfillment_id: packed.fulfillments[0].id })
  await admin(`/admin/returns/${returned}/receive`, { items: [{ item_id: order.item, quantity: 3 }] })
  expect(await told()).toEqual(
    expect.arrayContaining([
      "swap.created",
      "swap.payment_completed",
      "swap.payment_capture_failed",
      "swap.payment_captured",
      "swap.fulfillment_created",
      "swap.shipment_created",
      "swap.received",
    ]),
  )
})

test("a swap that the shop owes money for tells when that is paid back", async () => {
  const { where } = await confirmedSwap(await shippedOrder(), 1)
  await refused(() => shop.admin("POST", `${where}/process-payment`))
  await admin(`${where}/process-payment`)
  expect(await told()).toEqual(
    expect.arrayContaining(["swap.process_refund_failed", "swap.refund_processed"]),
  )
})

test("a single payment emits events for captures and refunds, also for failed ones", async () => {
  const cart = await shop.readyCart({ variant_digital: 1 })
  await store(`/store/carts/${cart}/payment-session`, { provider_id: "bank" })
  const { payments } = (await shop.complete(cart)).body.data
  const where = `/admin/payments/${payments[0].id}` as const
  await refused(() => shop.admin("POST", `${where}/capture`))
  await admin(`${where}/capture`)
  const refund = { amount: 100, reason: "other" }
  await refused(() => shop.admin("POST", `${where}/refund`, refund))
  await admin(`${where}/refund`, refund)
  expect(await told()).toEqual(
    expect.arrayContaining([
      "payment.created",
      "payment.updated",
      "payment.payment_capture_failed",
      "payment.payment_captured",
      "payment.payment_refund_failed",
      "payment.payment_refund_created",
    ]),
  )
})

test("a return emits an event when its amount cannot be refunded any more", async () => {
  const { id, item } = await shippedOrder()
  const { returns, refundable_amount } = (
    await admin(`/admin/orders/${id}/return`, { items: [{ item_id: item, quantity: 1 }] })
  ).order
  await admin(`/admin/orders/${id}/refund`, { amount: refundable_amount, reason: "discount" })
  await admin(`/admin/returns/${returns[0].id}/receive`, { items: [{ item_id: item, quantity: 1 }] })
  expect(await told()).toEqual(
    expect.arrayContaining(["order.return_requested", "order.return_action_required"]),
  )
})

test("an order edit tells when its note changes", async () => {
  const { id } = await shippedOrder()
  const { order_edit } = await admin("/admin/order-edits", { order_id: id })
  await admin(`/admin/order-edits/${order_edit.id}`, { internal_note: "hm" })
  expect(await told()).toContain("order-edit.updated")
})
