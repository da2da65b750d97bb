import { afterAll, beforeAll, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../carts/testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

test("the cart of a canceled swap cannot be completed, with v1's message; the cart of an open swap can", async () => {
  const order = (await shop.complete(await shop.readyCart({ variant_shirt: 2 }))).body.data
  const admin = async <Path extends string>(path: Path, body?: object) => {
    const answer = await shop.admin("POST", path, body)
    expect([answer.status, answer.body.message]).toEqual([200, undefined])
    return answer.body
  }
  await admin(`/admin/orders/${order.id}/capture`)
  const items = [{ item_id: order.items[0].id, quantity: 2 }]
  await admin(`/admin/orders/${order.id}/fulfillment`, { items })
  const exchange = async () => {
    const made = await admin(`/admin/orders/${order.id}/swaps`, {
      return_items: [{ item_id: order.items[0].id, quantity: 1 }],
      additional_items: [],
    })
    const { swap } = (await shop.admin("GET", `/admin/swaps/${made.order.swaps.at(-1).id}`)).body
    return swap
  }
  const canceled = await exchange()
  await admin(`/admin/returns/${canceled.return_order.id}/cancel`)
  await admin(`/admin/orders/${order.id}/swaps/${canceled.id}/cancel`)
  expect((await shop.post(`/store/carts/${canceled.cart_id}/complete`)).body).toEqual({
    type: "not_allowed",
    message: "Cart related to canceled swap cannot be completed",
  })
  const open = await exchange()
  expect((await shop.post(`/store/carts/${open.cart_id}/complete`)).body.type).toBe("swap")
})
