import { createApp } from "@stheno/core/host"
import { expect } from "@stheno/testing/expect.ts"
import { sender } from "@stheno/testing/test-app.ts"
import { afterAll, beforeAll, beforeEach, describe, test } from "vitest"
import { openCartShop, type CartShop } from "../../sales/carts/testing/cart-shop.ts"
import { addedCustomerOperations } from "./routes.admin-added.ts"

let shop: CartShop
let authorization: string
let send: ReturnType<typeof sender>
beforeAll(async () => {
  shop = await openCartShop()
  send = sender(createApp(shop.engine, addedCustomerOperations))
  const login = { email: "admin@example.com", password: "supersecret" }
  authorization = `Bearer ${(await shop.request("POST", "/admin/auth/token", login)).body.access_token}`
})
afterAll(() => shop.close())

const address = {
  first_name: "Ada",
  last_name: "Byron",
  address_1: "Main Street 1",
  city: "Town",
  postal_code: "1234",
  country_code: "dk",
}

const remove = async (id: string) => {
  const { status, text } = await send("DELETE", `/admin/customers/${id}`, undefined, { authorization })
  return { status, body: JSON.parse(text) as { id?: string; message?: string } }
}

interface Account {
  readonly id: string
  readonly email: string
  readonly cookie: string
  readonly token: string
}

let number = 0
async function register(): Promise<Account> {
  const login = { email: `ada${number++}@example.com`, password: "supersecret" }
  const { body, headers } = await shop.post("/store/customers", {
    ...login,
    first_name: "Ada",
    last_name: "Byron",
    phone: "123",
  })
  const { id, email } = body.customer
  const token = (await shop.post("/store/auth/token", login)).body.access_token
  return { id, email, token, cookie: headers.get("set-cookie")!.split(";")[0]! }
}

const meStatus = async (headers: Record<string, string>) =>
  (await shop.request("GET", "/store/customers/me", undefined, headers)).status
const rowOf = (id: string) =>
  shop.engine.db.selectFrom("customer").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
const namesOf = async () => (await shop.events()).map(({ name }) => name)

let ada: Account
beforeEach(async () => {
  ada = await register()
})

describe("a deleted customer", () => {
  test("is gone, and it is fine to delete it again", async () => {
    const before = await namesOf()
    for (const id of [ada.id, ada.id, "cus_unknown"])
      expect(await remove(id)).toEqual({ status: 200, body: { id, object: "customer", deleted: true } })
    const events = (await shop.events()).slice(before.length)
    expect(events).toEqual([{ name: "customer.deleted", data: { id: ada.id } }])
    const read = await shop.admin("GET", `/admin/customers/${ada.id}`)
    expect([read.status, read.body.message]).toEqual([404, `Customer with id: ${ada.id} was not found`])
    expect((await shop.admin("GET", `/admin/customers?q=${ada.email}`)).body.count).toBe(0)
  })

  test("can no longer sign in, and the email can register anew", async () => {
    const login = { email: ada.email, password: "supersecret" }
    const credentials = [{ cookie: ada.cookie }, { authorization: `Bearer ${ada.token}` }] as const
    for (const each of credentials) expect(await meStatus({ ...each })).toBe(200)
    await remove(ada.id)
    for (const each of credentials) expect(await meStatus({ ...each })).toBe(401)
    expect((await shop.post("/store/auth", login)).status).toBe(401)
    const again = await shop.post("/store/customers", { ...login, first_name: "Ada", last_name: "New" })
    expect(again.status).toBe(200)
    expect(again.body.customer.id).not.toBe(ada.id)
    expect((await shop.post("/store/auth", login)).status).toBe(200)
    // A second deletion of the old one does not reach the new one.
    await remove(ada.id)
    expect((await shop.post("/store/auth", login)).status).toBe(200)
  })

  test("leaves no personal data in the account, its addresses, its notes and its groups", async () => {
    const { db } = shop.engine
    const cookie = { cookie: ada.cookie }
    await shop.post("/store/customers/me/addresses", { address }, cookie)
    await shop.post("/store/customers/me", { billing_address: address, metadata: { stripe_id: "x" } }, cookie)
    const note = { resource_type: "customer", resource_id: ada.id, value: "Ada calls in the morning" }
    const { id: noteId } = (await shop.admin("POST", "/admin/notes", note)).body.note
    const group = (await shop.admin("POST", "/admin/customer-groups", { name: `Group ${number}` })).body
      .customer_group
    await shop.admin("POST", `/admin/customer-groups/${group.id}/customers/batch`, {
      customer_ids: [{ id: ada.id }],
    })
    const addresses = await db
      .selectFrom("address")
      .select("id")
      .where((where) =>
        where.or([
          where("customer_id", "=", ada.id),
          where(
            "id",
            "in",
            where.selectFrom("customer").select("billing_address_id").where("id", "=", ada.id),
          ),
        ]),
      )
      .execute()
    expect(addresses).toHaveLength(2)
    await remove(ada.id)
    expect(await rowOf(ada.id)).toMatchObject({
      email: `${ada.id.toLowerCase()}@deleted.invalid`,
      first_name: null,
      last_name: null,
      phone: null,
      password_hash: null,
      billing_address_id: null,
      metadata: null,
      deleted_at: expect.anything(),
    })
    const ids = addresses.map(({ id }) => id)
    for (const row of await db.selectFrom("address").selectAll().where("id", "in", ids).execute())
      expect(row).toMatchObject({
        customer_id: null,
        first_name: null,
        last_name: null,
        address_1: null,
        city: null,
        postal_code: null,
        deleted_at: expect.anything(),
      })
    expect((await shop.admin("GET", `/admin/notes/${noteId}`)).status).toBe(404)
    const kept = await db.selectFrom("note").select("value").where("id", "=", noteId).executeTakeFirst()
    expect(kept?.value).toBe("")
    const members = await shop.admin("GET", `/admin/customer-groups/${group.id}/customers`)
    expect(members.body.count).toBe(0)
  })

  test("keeps the orders, with their addresses and email", async () => {
    const cart = await shop.readyCart({ variant_mug: 2 })
    const signedIn = { authorization: `Bearer ${ada.token}` }
    await shop.post(`/store/carts/${cart}`, { shipping_address: address, billing_address: address }, signedIn)
    const { id, items } = (await shop.complete(cart, signedIn)).body.data
    // v1 did not copy the addresses of address books.
    const order = shop.engine.db.selectFrom("order").select(["shipping_address_id", "customer_id"])
    const { shipping_address_id, customer_id } = await order.where("id", "=", id).executeTakeFirstOrThrow()
    expect(customer_id).toBe(ada.id)
    await shop.engine.db
      .updateTable("address")
      .set({ customer_id: ada.id })
      .where("id", "=", shipping_address_id)
      .execute()
    const read = async () => (await shop.admin("GET", `/admin/orders/${id}`)).body.order
    const before = await read()
    await remove(ada.id)
    const after = await read()
    expect(after).toMatchObject({
      email: before.email,
      total: before.total,
      customer_id: ada.id,
      customer: null,
      shipping_address: { ...address, customer_id: null },
      billing_address: address,
    })
    for (const [path, body] of [
      ["capture", {}],
      ["fulfillment", { items: [{ item_id: items[0].id, quantity: 2 }] }],
      ["return", { items: [{ item_id: items[0].id, quantity: 1 }], receive_now: false }],
      ["refund", { amount: 100, reason: "other" }],
    ] as const) {
      const { status, text } = await shop.admin("POST", `/admin/orders/${id}/${path}`, body)
      expect([path, status], text).toEqual([path, 200])
    }
    expect((await shop.admin("GET", `/admin/orders?customer_id=${ada.id}`)).body.count).toBe(1)
  })

  test("leaves an open cart to whoever has it, without personal data", async () => {
    const signedIn = { authorization: `Bearer ${ada.token}` }
    const cart = (await shop.post("/store/carts", { region_id: "reg_t" }, signedIn)).body.cart.id
    await shop.post(`/store/carts/${cart}/line-items`, { variant_id: "variant_mug", quantity: 1 }, signedIn)
    await shop.post(`/store/carts/${cart}`, { shipping_address: address }, signedIn)
    await remove(ada.id)
    const { body } = await shop.request("GET", `/store/carts/${cart}`)
    expect(body.cart).toMatchObject({ customer_id: null, email: null, shipping_address: null })
    expect(body.cart.items).toHaveLength(1)
    expect((await shop.post(`/store/carts/${cart}`, { email: "guest@example.com" })).status).toBe(200)
  })

  test("gets the order that was being paid", async () => {
    const signedIn = { authorization: `Bearer ${ada.token}` }
    const cart = await shop.readyCart()
    await shop.post(`/store/carts/${cart}`, { shipping_address: address }, signedIn)
    const { email } = (await shop.request("GET", `/store/carts/${cart}`, undefined, signedIn)).body.cart
    await remove(ada.id)
    const { status, body } = await shop.complete(cart)
    expect([status, body.type]).toEqual([200, "order"])
    expect(body.data).toMatchObject({ email, customer_id: ada.id, shipping_address: { city: "Town" } })
  })
})

test("a guest can be deleted, too, and comes back with the next order", async () => {
  const { customer_id } = (await shop.complete(await shop.readyCart())).body.data
  expect((await remove(customer_id)).status).toBe(200)
  const next = (await shop.complete(await shop.readyCart())).body.data
  expect(next.customer_id).not.toBe(customer_id)
})

test("an address that an order shares is only taken out of the address book", async () => {
  const cart = await shop.readyCart()
  await shop.post(`/store/carts/${cart}`, { shipping_address: address })
  const { id, shipping_address_id } = (await shop.complete(cart)).body.data
  // v1 did not copy the addresses of address books.
  await shop.engine.db
    .updateTable("address")
    .set({ customer_id: ada.id })
    .where("id", "=", shipping_address_id)
    .execute()
  const own = { cookie: ada.cookie }
  const path = `/store/customers/me/addresses/${shipping_address_id}` as const
  const { body } = await shop.request("DELETE", path, undefined, own)
  expect(body.customer.shipping_addresses).toEqual([])
  const { order } = (await shop.admin("GET", `/admin/orders/${id}`)).body
  expect(order.shipping_address).toMatchObject({ ...address, customer_id: null })
})

test("only admin users delete customers", async () => {
  const others: Record<string, string>[] = [
    { cookie: ada.cookie },
    { authorization: `Bearer ${ada.token}` },
    {},
  ]
  for (const headers of others)
    expect((await send("DELETE", `/admin/customers/${ada.id}`, undefined, headers)).status).toBe(401)
  expect((await rowOf(ada.id)).deleted_at).toBeNull()
  expect((await remove(ada.id)).status).toBe(200)
})
