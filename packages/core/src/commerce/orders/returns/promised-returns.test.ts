import { afterAll, beforeAll, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../../sales/carts/testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

/** An order of three shirts at 1250, shipped for free of charge or not, captured and fulfilled. */
async function sentOrder() {
  const { id, items, total } = (await shop.complete(await shop.readyCart({ variant_shirt: 3 }))).body.data
  const item = items[0].id
  await shop.admin("POST", `/admin/orders/${id}/capture`)
  const packed = { items: [{ item_id: item, quantity: 3 }] }
  expect((await shop.admin("POST", `/admin/orders/${id}/fulfillment`, packed)).status).toBe(200)
  const read = async () => (await shop.admin("GET", `/admin/orders/${id}`)).body.order
  const request = (quantity: number, rest: object = {}) =>
    shop.admin("POST", `/admin/orders/${id}/return`, { items: [{ item_id: item, quantity }], ...rest })
  const receive = (returnId: string, quantity: number, rest: object = {}) =>
    shop.admin("POST", `/admin/returns/${returnId}/receive`, {
      items: [{ item_id: item, quantity }],
      ...rest,
    })
  return { id: id, item, total: total, read, request, receive }
}

test("a refund is at most what was paid and is left", async () => {
  const order = await sentOrder()
  const refused = await order.request(1, { refund: order.total + 1 })
  expect([refused.status, refused.body]).toEqual([
    400,
    { type: "invalid_data", message: "Cannot refund more than the original payment" },
  ])
  expect((await order.read()).returns).toEqual([])
  const [made] = (await order.request(1, { refund: order.total })).body.order.returns
  expect(made.refund_amount).toBe(order.total)
  // As in v1, less than nothing is nothing.
  expect((await order.request(1, { refund: -5 })).body.order.returns).toContainEqual(
    expect.objectContaining({ refund_amount: 0 }),
  )
  const beyond = await order.receive(made.id, 1, { refund: order.total + 1 })
  expect([beyond.status, beyond.body.message]).toEqual([400, "Cannot refund more than the original payment"])
  expect((await order.receive(made.id, 1, { refund: -1 })).body.return.refund_amount).toBe(0)
  expect((await order.read()).refunded_total).toBe(0)
})

test("no negative number of units comes back, and none counts for nothing, as in v1", async () => {
  const order = await sentOrder()
  const refused = await order.request(-1)
  expect([refused.status, (await order.read()).returns]).toEqual([400, []])
  expect((await order.request(0)).body.order.returns).toMatchObject([{ refund_amount: 0 }])
  expect((await order.request(3)).status).toBe(200)
})

test("requests at the same moment promise no more units than there are", async () => {
  const order = await sentOrder()
  const answers = await Promise.all(Array.from({ length: 10 }, () => order.request(2)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect((await order.request(1)).status).toBe(200)
  expect((await order.request(1)).body.message).toBe("Cannot return more items than have been purchased")
  const { returns } = await order.read()
  for (const { id } of returns) await shop.admin("POST", `/admin/returns/${id}/cancel`)
  expect((await order.request(3)).status).toBe(200)
})

test("a received return shows what was refunded", async () => {
  const order = await sentOrder()
  const refund = order.total - 1300
  await shop.admin("POST", `/admin/orders/${order.id}/refund`, { amount: refund, reason: "discount" })
  const amounts: number[] = []
  for (let i = 0; i < 3; i++) {
    const requested = (await order.request(1)).body.order.returns
    const { id } = requested.find(({ status }) => status === "requested")
    const { body } = await order.receive(id, 1)
    expect(body.return.status).toBe("received")
    amounts.push(body.return.refund_amount)
  }
  expect(amounts).toEqual([1250, 0, 0])
  expect(await order.read()).toMatchObject({
    refunded_total: refund + 1250,
    fulfillment_status: "requires_action",
  })
})
