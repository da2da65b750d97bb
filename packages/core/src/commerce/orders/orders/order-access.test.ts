import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { makeOrder, type MadeOrder } from "./testing/order-fixture.ts"

let shop: TestApp
let hers: MadeOrder
let guests: MadeOrder
const ada = { email: "ada@example.com", password: "lovelace1", first_name: "Ada", last_name: "Byron" }
const eve = { email: "eve@example.com", password: "wormwood1", first_name: "Eve", last_name: "Moriarty" }
const logins = new Map<object, Record<string, string>>()

beforeAll(async () => {
  shop = await createTestApp()
  const ids: string[] = []
  for (const account of [ada, eve]) {
    ids.push((await shop.request("POST", "/store/customers", account)).body.customer.id)
    const { email, password } = account
    const { body } = await shop.request("POST", "/store/auth/token", { email, password })
    logins.set(account, { authorization: `Bearer ${body.access_token}` })
  }
  hers = await makeOrder(shop.engine.db, { customerId: ids[0]!, email: ada.email })
  guests = await makeOrder(shop.engine.db)
  await shop.engine.db.insertInto("customer_group").values({ id: "cgrp_1", name: "Both" }).execute()
  for (const customer_id of ids)
    await shop.engine.db
      .insertInto("customer_group_customers")
      .values({ customer_group_id: "cgrp_1", customer_id })
      .execute()
})
afterAll(() => shop.close())

const as = (account: object | undefined, method: string, path: string, body?: unknown) =>
  shop.request(method, path, body, account && logins.get(account))

const calls = (order: MadeOrder, email: string): [string, string, unknown?][] => [
  ["GET", `/store/orders/${order.id}`],
  ["GET", `/store/orders?display_id=${order.displayId}&email=${email}`],
]

test("an order of an account is not found by another account", async () => {
  for (const [method, path, body] of calls(hers, ada.email)) {
    expect([path, (await as(eve, method, path, body)).status]).toEqual([path, 404])
    expect([path, (await as(ada, method, path, body)).status]).toEqual([path, 200])
    expect([path, (await as(undefined, method, path, body)).status]).toEqual([path, 200])
  }
})

test("a guest's order is found by anyone who knows its ID", async () => {
  for (const [method, path, body] of calls(guests, "buyer@example.com"))
    expect([path, (await as(eve, method, path, body)).status]).toEqual([path, 200])
})

test("a customer's orders are filtered by region, of which an empty one has none", async () => {
  const { region_id } = await shop.engine.db
    .selectFrom("order")
    .select("region_id")
    .where("id", "=", hers.id)
    .executeTakeFirstOrThrow()
  const idsIn = async (region: string) => {
    const path = `/store/customers/me/orders?${region}` as const
    const { body } = await shop.request("GET", path, undefined, logins.get(ada))
    return body.orders.map(({ id }: { id: string }) => id)
  }
  expect(await idsIn("")).toEqual([hers.id])
  expect(await idsIn(`region_id=${region_id}`)).toEqual([hers.id])
  expect(await idsIn("region_id=")).toEqual([])
})

test("another account cannot send an order back nor exchange it", async () => {
  const items = [{ item_id: hers.lineIds[0], quantity: 1 }]
  const back = await as(eve, "POST", "/store/returns", { order_id: hers.id, items })
  const swap = { order_id: hers.id, return_items: items, additional_items: [] }
  const exchanged = await as(eve, "POST", "/store/swaps", swap)
  expect([back.status, exchanged.status]).toEqual([404, 404])
  expect(back.body.message).toBe(`Order with id: ${hers.id} was not found`)
  expect(await shop.engine.db.selectFrom("return").select("id").execute()).toEqual([])
})

test("another account cannot read a swap by its cart, nor the order that a cart became", async () => {
  const { db } = shop.engine
  const { region_id, customer_id } = await db
    .selectFrom("order")
    .select(["region_id", "customer_id"])
    .where("id", "=", hers.id)
    .executeTakeFirstOrThrow()
  for (const id of ["cart_order", "cart_swap"])
    await db.insertInto("cart").values({ id, region_id, customer_id, type: "swap" }).execute()
  await db.updateTable("order").set({ cart_id: "cart_order" }).where("id", "=", hers.id).execute()
  await db
    .insertInto("swap")
    .values({
      id: "swap_hers",
      order_id: hers.id,
      cart_id: "cart_swap",
      fulfillment_status: "not_fulfilled",
      payment_status: "not_paid",
    })
    .execute()
  for (const path of ["/store/orders/cart/cart_order", "/store/swaps/cart_swap"]) {
    expect([path, (await as(eve, "GET", path)).status]).toEqual([path, 404])
    expect([path, (await as(ada, "GET", path)).status]).toEqual([path, 200])
  }
})

test.each(["customer.groups.customers", "gift_cards.order", "swaps.order.customer.groups.customers"])(
  "a customer's own orders do not lead to what is others': %s",
  async (path) => {
    const answer = await as(ada, "GET", `/store/customers/me/orders?expand=${path}`)
    expect([answer.status, answer.body.message]).toEqual([400, expect.stringContaining("are not valid")])
    const named = await as(ada, "GET", `/store/customers/me/orders?fields=${path}.id`)
    expect(named.status).toBe(400)
  },
)
