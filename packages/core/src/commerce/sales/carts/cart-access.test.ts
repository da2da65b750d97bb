import { afterAll, beforeAll, expect, test } from "vitest"
import { openCartShop, type CartShop } from "./testing/cart-shop.ts"

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop()
})
afterAll(() => shop.close())

async function register(email: string): Promise<{ authorization: string }> {
  const password = "lovelace1"
  await shop.post("/store/customers", { email, password, first_name: "A", last_name: "B" })
  const { body } = await shop.post("/store/auth/token", { email, password })
  return { authorization: `Bearer ${body.access_token}` }
}

test("the totals of a cart are hidden from other accounts", async () => {
  const [ada, eve] = [await register("ada@example.com"), await register("eve@example.com")]
  const id = await shop.readyCart()
  await shop.post(`/store/carts/${id}`, {}, ada)
  const calls = [
    ["POST", `/store/carts/${id}/taxes`],
    ["GET", `/store/shipping-options/${id}`],
  ] as const
  for (const [method, path] of calls) {
    expect([path, (await shop.request(method, path, undefined, eve)).status]).toEqual([path, 404])
    expect([path, (await shop.request(method, path, undefined, ada)).status]).toEqual([path, 200])
  }
})

test.each([
  "customer.orders",
  "customer.shipping_addresses",
  "customer.groups.customers",
  "gift_cards.order",
  "sales_channel.products",
  "items.variant.product.collection.products",
  "discounts.rule.conditions.products",
  "items.variant.product.variants.product.variants",
  "items.order.items.variant",
])("a cart does not lead to what the holder of its id need not know: %s", async (path) => {
  const id = await shop.readyCart()
  const answer = await shop.request("GET", `/store/carts/${id}?expand=customer,${path}`)
  expect([answer.status, answer.body.message]).toEqual([400, `Requested fields [${path}] are not valid`])
  const whose = await shop.request("GET", `/store/carts/${id}?expand=customer`)
  expect(whose.body.cart.customer.email).toBe("ada@example.com")
})

test("the data of an account is in its own responses only, wherever a cart is returned", async () => {
  const ada = await register("ada-data@example.com")
  const id = await shop.readyCart()
  await shop.post(`/store/carts/${id}`, {}, ada)
  const path = `/store/carts/${id}` as const
  const calls = [
    ["GET", `${path}?expand=customer`, undefined],
    ["POST", `${path}?expand=customer`, {}],
    ["POST", `${path}/taxes?expand=customer`, undefined],
    ["POST", `${path}/line-items`, { variant_id: "variant_mug", quantity: 1 }],
    ["POST", `${path}/shipping-methods?expand=customer`, { option_id: "so_t" }],
    ["POST", `${path}/payment-sessions`, undefined],
  ] as const
  for (const [method, call, body] of calls) {
    const guest = await shop.request(method, call, body)
    expect([call, guest.status, guest.body]).toMatchObject([call, 200, { cart: { customer: null } }])
    const own = await shop.request(method, call, body, ada)
    expect([call, own.body]).toMatchObject([call, { cart: { customer: { email: "ada-data@example.com" } } }])
  }
})

test("an idempotency key that somebody else's account has used does not give their answer out", async () => {
  const [ada, eve] = [await register("ada-key@example.com"), await register("eve-key@example.com")]
  const id = await shop.readyCart()
  await shop.post(`/store/carts/${id}`, {}, ada)
  const key = { "idempotency-key": crypto.randomUUID() }
  const path = `/store/carts/${id}/taxes` as const
  expect((await shop.request("POST", path, undefined, { ...ada, ...key })).status).toBe(200)
  const answer = await shop.request("POST", path, undefined, { ...eve, ...key })
  expect([answer.status, answer.body.cart]).toEqual([400, undefined])
  expect((await shop.request("POST", path, undefined, { ...ada, ...key })).status).toBe(200)
})
