import { afterAll, beforeAll, expect, test } from "vitest"
import { signToken } from "../../people/auth/index.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { makeOrder } from "./testing/order-fixture.ts"

let shop: TestApp
let customerId: string
let headers: { authorization: string }
beforeAll(async () => {
  shop = await createTestApp()
  const account = { email: "ada@example.com", password: "lovelace1", first_name: "Ada", last_name: "Byron" }
  customerId = (await shop.request("POST", "/store/customers", account)).body.customer.id
  const { email, password } = account
  const { body } = await shop.request("POST", "/store/auth/token", { email, password })
  headers = { authorization: `Bearer ${body.access_token}` }
})
afterAll(() => shop.close())

const request = (order_ids: unknown, as: Record<string, string> = headers) =>
  shop.request("POST", "/store/orders/batch/customer/token", { order_ids }, as)
const accept = (token: string) => shop.request("POST", "/store/orders/customer/confirm", { token })
const tokens = async () =>
  (await shop.events())
    .filter(({ name }) => name === "order-update-token.created")
    .map(({ data }) => data as { token: string; old_email: string; orders: string[] })
const ownerOf = async (id: string) =>
  shop.engine.db.selectFrom("order").select(["customer_id", "email"]).where("id", "=", id).executeTakeFirst()

test("orders move to the account after the person who placed them confirms", async () => {
  const { db } = shop.engine
  const [a, b] = [
    await makeOrder(db, { email: "old@example.com" }),
    await makeOrder(db, { email: "old@example.com" }),
  ]
  const answer = await request([a.id, b.id, "order_none"])
  expect([answer.status, answer.text]).toEqual([200, "OK"])
  const [event, ...rest] = await tokens()
  expect(rest).toEqual([])
  expect(event).toMatchObject({
    old_email: "old@example.com",
    new_customer_id: customerId,
    orders: [a.id, b.id],
  })
  expect((await ownerOf(a.id))?.email).toBe("old@example.com")
  expect((await accept(event!.token)).text).toBe("OK")
  const mine = await shop.request("GET", "/store/customers/me/orders", undefined, headers)
  expect(mine.body.count).toBe(2)
  expect(await ownerOf(b.id)).toEqual({ customer_id: customerId, email: "ada@example.com" })
})

test("other tokens give nothing", async () => {
  const order = await makeOrder(shop.engine.db, { email: "safe@example.com" })
  const claims = { claimingCustomerId: customerId, orders: [order.id] }
  const forged = await signToken(shop.engine.config.jwtSecret, claims, 60)
  expect((await accept(forged)).status).toBe(400)
  expect((await accept("a.b.c")).status).toBe(400)
  expect((await accept("odd")).body.message).toBe("token must be a jwt string")
  expect(await ownerOf(order.id)).toMatchObject({ email: "safe@example.com" })
})

test("only customers with an account may ask", async () => {
  expect((await request(["order_x"], {})).status).toBe(401)
  expect((await request("order_x")).status).toBe(400)
})

test("a customer sees own orders only", async () => {
  await makeOrder(shop.engine.db, { email: "stranger@example.com" })
  const { body } = await shop.request("GET", "/store/customers/me/orders?limit=50", undefined, headers)
  const owners = body.orders.map((order: { customer_id: string }) => order.customer_id)
  expect(new Set(owners)).toEqual(new Set([customerId]))
})

test("a token works once, also when it is used many times at once", async () => {
  const order = await makeOrder(shop.engine.db, { email: "once@example.com" })
  await request([order.id])
  const { token } = (await tokens()).find(({ old_email }) => old_email === "once@example.com")!
  const uses = await Promise.all(Array.from({ length: 8 }, () => accept(token)))
  const statuses = uses.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([200, ...Array<number>(7).fill(400)])
  await shop.engine.db
    .updateTable("order")
    .set({ customer_id: order.customerId, email: "third@example.com" })
    .where("id", "=", order.id)
    .execute()
  expect((await accept(token)).status).toBe(400)
  expect(await ownerOf(order.id)).toMatchObject({ email: "third@example.com" })
})
