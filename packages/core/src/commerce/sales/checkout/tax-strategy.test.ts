import { afterAll, beforeAll, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../carts/testing/cart-shop.ts"
import type { DecideTax, TaxQuestion } from "../totals/index.ts"

const places: TaxQuestion["place"][] = []

/** Seven of something is a crate, which is taxed at a tenth of the rate. */
const crates: DecideTax = (question) => {
  places.push(question.place)
  if (question.kind === "shipping_method") return question.usual
  return question.line.quantity >= 7 ? Math.round(question.usual / 10) : question.usual
}

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop([], [crates])
})
afterAll(() => shop.close())

test("taxes of a cart stay what they are through its order, its edit, its return and its claim", async () => {
  const cartId = await shop.readyCart({ variant_shirt: 8 })
  const { cart } = (await shop.request("GET", `/store/carts/${cartId}`)).body
  // 8000 at 2.5 %, and the shipping of 500 at 25 %
  expect([cart.tax_total, cart.total, cart.payment_session.amount]).toEqual([325, 8825, 8825])
  const order = (await shop.complete(cartId)).body.data
  expect([order.tax_total, order.total, order.payments[0].amount]).toEqual([325, 8825, 8825])
  expect(order.items[0]).toMatchObject({ tax_total: 200, total: 8200, refundable: 8200 })

  const { order_edit } = (await shop.admin("POST", "/admin/order-edits", { order_id: order.id })).body
  const fewer = `/admin/order-edits/${order_edit.id}/items/${order_edit.items[0].id}` as const
  const edited = (await shop.admin("POST", fewer, { quantity: 4 })).body.order_edit
  // 4000 at 25 %, no crate any more
  expect([edited.tax_total, edited.difference_due]).toEqual([1125, 5625 - 8825])
  await shop.admin("DELETE", `/admin/order-edits/${order_edit.id}`)

  await shop.admin("POST", `/admin/orders/${order.id}/capture`)
  const items = [{ item_id: order.items[0].id, quantity: 8 }]
  const { fulfillments } = (await shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, { items })).body
    .order
  await shop.admin("POST", `/admin/orders/${order.id}/shipment`, { fulfillment_id: fulfillments[0].id })
  const returning = await shop.admin("POST", `/admin/orders/${order.id}/return`, {
    items: [{ item_id: order.items[0].id, quantity: 7 }],
  })
  expect(returning.body.order.returns[0].refund_amount).toBe(7000 + 175)
  const claimed = await shop.admin("POST", `/admin/orders/${order.id}/claims`, {
    type: "refund",
    claim_items: [{ item_id: order.items[0].id, quantity: 1, reason: "other" }],
  })
  expect(claimed.body.order.claims[0].refund_amount).toBe(1250)
  expect([...new Set(places.map((place) => JSON.stringify(place)))]).toEqual([
    JSON.stringify({ region_id: shop.regionId, currency_code: "eur" }),
  ])
})

test("a swap has the same taxes as the order", async () => {
  const order = (await shop.complete(await shop.readyCart({ variant_shirt: 8 }))).body.data
  await shop.admin("POST", `/admin/orders/${order.id}/capture`)
  const items = [{ item_id: order.items[0].id, quantity: 8 }]
  await shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, { items })
  const made = await shop.admin("POST", `/admin/orders/${order.id}/swaps`, {
    return_items: [{ item_id: order.items[0].id, quantity: 7 }],
    additional_items: [{ variant_id: "variant_shirt", quantity: 8 }],
  })
  const [{ id }] = made.body.order.swaps
  const { swap } = (await shop.admin("GET", `/admin/swaps/${id}`)).body
  // What comes back pays for 7000 with 2.5 %, and 8000 with 2.5 % leave.
  expect([swap.return_order.refund_amount, swap.cart.tax_total, swap.cart.total]).toEqual([7175, 25, 1025])
  const { cart } = (await shop.request("GET", `/store/carts/${swap.cart_id}`)).body
  expect([cart.tax_total, cart.total]).toEqual([25, 1025])
})

test("a cart that shows no taxes asks nobody", async () => {
  const cartId = await shop.readyCart({ variant_mug: 9 })
  await shop.admin("POST", `/admin/regions/${shop.regionId}`, { automatic_taxes: false })
  places.length = 0
  const { cart } = (await shop.request("GET", `/store/carts/${cartId}`)).body
  expect([cart.tax_total, places]).toEqual([0, []])
  await shop.admin("POST", `/admin/regions/${shop.regionId}`, { automatic_taxes: true })
})
