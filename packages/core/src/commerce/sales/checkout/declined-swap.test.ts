import { afterAll, beforeAll, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../carts/testing/cart-shop.ts"
import type { PaymentProvider, PaymentSessionStatus } from "../../../platform/kernel/payment-provider.ts"
import { takeDifferences } from "../../../platform/kernel/v1-compatibility.ts"

let status: PaymentSessionStatus = "authorized"
const charged: number[] = []
const bank: PaymentProvider = {
  id: "bank",
  initiate: async ({ amount }) => ({ data: { amount } }),
  update: async (data, { amount }) => ({ ...data, amount }),
  authorize: async (data) => {
    charged.push(Number(data.amount))
    return { status, data }
  },
  status: async () => status,
  remove: async () => ({}),
  capture: async (data) => data,
  refund: async (data) => data,
  cancel: async (data) => data,
}

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop([bank])
})
afterAll(() => shop.close())

test("an exchange costs the same after a payment that was declined or needs another step", async () => {
  const cartId = await shop.readyCart({ variant_shirt: 2 })
  await shop.post(`/store/carts/${cartId}/payment-session`, { provider_id: "bank" })
  const order = (await shop.complete(cartId)).body.data
  charged.length = 0
  await shop.admin("POST", `/admin/orders/${order.id}/capture`)
  const items = [{ item_id: order.items[0].id, quantity: 2 }]
  await shop.admin("POST", `/admin/orders/${order.id}/fulfillment`, { items })
  const made = await shop.admin("POST", `/admin/orders/${order.id}/swaps`, {
    return_items: [{ item_id: order.items[0].id, quantity: 1 }],
    additional_items: [{ variant_id: "variant_shirt", quantity: 2 }],
  })
  const path = `/store/carts/${made.body.order.swaps[0].cart_id}` as const
  await shop.post(`${path}/shipping-methods`, { option_id: shop.shippingOptionId })
  await shop.post(`${path}/payment-sessions`)
  await shop.post(`${path}/payment-session`, { provider_id: "bank" })
  const read = async () => (await shop.request("GET", path)).body.cart
  const { total, tax_total } = await read()
  expect(tax_total).toBeGreaterThan(0)
  for (const next of ["error", "requires_more", "pending"] as const) {
    status = next
    const { body } = await shop.post(`${path}/complete`)
    expect(body.type).not.toBe("swap")
    expect(await read()).toMatchObject({ total, tax_total })
  }
  // v1 would have raised the total each time.
  expect(takeDifferences(shop.engine).get("forgettingReturnTaxes")).toBe(3)
  status = "authorized"
  await shop.post(`${path}/payment-session`, { provider_id: "bank" })
  expect((await shop.post(`${path}/complete`)).body).toMatchObject({ type: "swap" })
  expect(new Set(charged)).toEqual(new Set([total]))
  expect([...takeDifferences(shop.engine)]).toEqual([])
})
