import { createApp } from "@stheno/core/host"
import { expect } from "@stheno/testing/expect.ts"
import { sender } from "@stheno/testing/test-app.ts"
import { afterAll, beforeAll, beforeEach, describe, test } from "vitest"
import { openCartShop, type CartShop } from "../../sales/carts/testing/cart-shop.ts"
import { lockCart, writeCart } from "../../sales/carts/locks.ts"
import { rememberCustomer } from "../../sales/payments/index.ts"
import { eventAttempts } from "../../../platform/events/index.ts"
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
    expect(events).toEqual([{ name: "customer.deleted", data: { id: ada.id, email: ada.email } }])
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
    const known = { metadata: JSON.stringify({ phone: "123" }) }
    await db.updateTable("note").set(known).where("id", "=", noteId).execute()
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
    const kept = await db.selectFrom("note").selectAll().where("id", "=", noteId).executeTakeFirst()
    expect(kept).toMatchObject({ value: "", metadata: null })
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

  test("leaves its open draft orders without personal data, and another customer can be chosen", async () => {
    const makeDraft = async () =>
      (
        await shop.admin("POST", "/admin/draft-orders", {
          customer_id: ada.id,
          email: ada.email,
          region_id: "reg_t",
          shipping_address: address,
          items: [{ title: "Engraving", unit_price: 500, quantity: 1 }],
          shipping_methods: [],
        })
      ).body.draft_order
    const [open, paid, dropped] = [await makeDraft(), await makeDraft(), await makeDraft()]
    const path = `/admin/draft-orders/${open.id}` as const
    expect((await shop.admin("POST", `/admin/draft-orders/${paid.id}/pay`)).status).toBe(200)
    expect((await shop.admin("DELETE", `/admin/draft-orders/${dropped.id}`)).status).toBe(200)
    expect(open.cart).toMatchObject({ customer_id: ada.id, email: ada.email })
    const paidBefore = (await shop.admin("GET", `/admin/draft-orders/${paid.id}`)).body.draft_order
    await remove(ada.id)
    const { cart, updated_at } = (await shop.admin("GET", path)).body.draft_order
    expect(cart).toMatchObject({ customer_id: null, email: null, shipping_address: null })
    expect(cart.items).toHaveLength(1)
    // Forms that were opened before find out that it changed; of one that became an order, nothing does.
    expect(Date.parse(updated_at)).toBeGreaterThan(Date.parse(open.updated_at))
    const stillPaid = (await shop.admin("GET", `/admin/draft-orders/${paid.id}`)).body.draft_order
    expect(stillPaid.updated_at).toBe(paidBefore.updated_at)
    const { db } = shop.engine
    const carts = db.selectFrom("cart").select(["email", "customer_id"])
    expect(await carts.where("id", "=", dropped.cart_id).executeTakeFirst()).toEqual({
      email: null,
      customer_id: null,
    })
    const { order } = (await shop.admin("GET", `/admin/draft-orders/${paid.id}`)).body.draft_order
    expect((await shop.admin("GET", `/admin/orders/${order.id}`)).body.order.email).toBe(ada.email)
    const refused = await shop.admin("POST", `${path}/pay`)
    expect([refused.status, refused.body.type]).toEqual([400, "invalid_data"])
    // The refused payment left a session of the outside provider, which takes no money.
    const eve = await register()
    const next = { customer_id: eve.id, email: eve.email, shipping_address: address }
    expect((await shop.admin("POST", path, next)).status).toBe(200)
    await remove(eve.id)
    expect((await shop.admin("GET", path)).body.draft_order.cart).toMatchObject({
      customer_id: null,
      email: null,
      shipping_address: null,
      payment_sessions: [expect.objectContaining({ provider_id: "system" })],
    })
    expect((await shop.admin("POST", path, { email: "grace@example.com" })).status).toBe(200)
    expect((await shop.admin("POST", `${path}/pay`)).body.order).toMatchObject({ email: "grace@example.com" })
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
  await shop.post("/store/customers/me", { billing_address: shipping_address_id }, own)
  const path = `/store/customers/me/addresses/${shipping_address_id}` as const
  const { body } = await shop.request("DELETE", path, undefined, own)
  expect(body.customer).toMatchObject({ shipping_addresses: [], billing_address_id: null })
  // The next billing address is another one than the order's.
  const next = await shop.post("/store/customers/me", { billing_address: { city: "Other" } }, own)
  expect(next.body.customer.billing_address).toMatchObject({ city: "Other" })
  const { order } = (await shop.admin("GET", `/admin/orders/${id}`)).body
  expect(order.shipping_address).toMatchObject({ ...address, customer_id: null })
})

test("an address that is deleted from the address book leaves open carts, and other billing addresses stay", async () => {
  const own = { cookie: ada.cookie }
  const { body } = await shop.post("/store/customers/me/addresses", { address }, own)
  const id = body.customer.shipping_addresses[0].id
  const billing = (await shop.post("/store/customers/me", { billing_address: address }, own)).body.customer
  const cart = (await shop.post("/store/carts", { region_id: "reg_t" }, own)).body.cart.id
  const { db } = shop.engine
  await db.updateTable("cart").set({ shipping_address_id: id }).where("id", "=", cart).execute()
  const answer = await shop.request("DELETE", `/store/customers/me/addresses/${id}`, undefined, own)
  expect(answer.body.customer.billing_address_id).toBe(billing.billing_address_id)
  expect(
    (await shop.request("GET", `/store/carts/${cart}`, undefined, own)).body.cart.shipping_address,
  ).toBeNull()
})

describe("an address that others need, too", () => {
  const addressOf = (id: string) =>
    shop.engine.db.selectFrom("address").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
  const guestCart = async () => {
    const { id } = (await shop.post("/store/carts", { region_id: "reg_t" })).body.cart
    const email = `guest${number++}@example.com`
    const { body } = await shop.post(`/store/carts/${id}`, { email, shipping_address: address })
    return { id, customerId: String(body.cart.customer_id), addressId: String(body.cart.shipping_address_id) }
  }

  test("stays in the address book of another customer", async () => {
    const signedIn = { cookie: ada.cookie }
    const { body } = await shop.post("/store/customers/me/addresses", { address }, signedIn)
    const id = body.customer.shipping_addresses[0].id
    const guest = await guestCart()
    await shop.engine.db
      .updateTable("cart")
      .set({ shipping_address_id: id, billing_address_id: guest.addressId })
      .where("id", "=", guest.id)
      .execute()
    await remove(guest.customerId)
    expect(await addressOf(id)).toMatchObject({ ...address, customer_id: ada.id, deleted_at: null })
    expect(await addressOf(guest.addressId)).toMatchObject({ city: null, deleted_at: expect.anything() })
  })

  test("stays the billing address of another customer", async () => {
    const guest = await guestCart()
    const { db } = shop.engine
    const billing = db.updateTable("customer").set({ billing_address_id: guest.addressId })
    await billing.where("id", "=", ada.id).execute()
    await remove(guest.customerId)
    expect(await addressOf(guest.addressId)).toMatchObject({ city: "Town", deleted_at: null })
    await remove(ada.id)
    expect(await addressOf(guest.addressId)).toMatchObject({ city: null, deleted_at: expect.anything() })
  })

  test("stays in an open cart, and is erased once only completed and deleted carts had it", async () => {
    const { db } = shop.engine
    const book = async (customer: Account) => {
      const own = { cookie: customer.cookie }
      const { body } = await shop.post("/store/customers/me/addresses", { address }, own)
      return body.customer.shipping_addresses[0].id
    }
    const open = await book(ada)
    const guest = await guestCart()
    const shipTo = (cart: string, id: string) =>
      db.updateTable("cart").set({ shipping_address_id: id }).where("id", "=", cart).execute()
    await shipTo(guest.id, open)
    await remove(ada.id)
    expect(await addressOf(open)).toMatchObject({ ...address, customer_id: null })

    const eve = await register()
    const used = await book(eve)
    await shipTo(guest.id, used)
    await db.updateTable("cart").set({ deleted_at: new Date() }).where("id", "=", guest.id).execute()
    const cart = await shop.readyCart()
    await shop.post(`/store/carts/${cart}`, { shipping_address: used }, { cookie: eve.cookie })
    const order = (await shop.complete(cart)).body.data
    await shipTo(cart, used)
    await remove(eve.id)
    expect(await addressOf(used)).toMatchObject({ city: null, deleted_at: expect.anything() })
    const kept = (await shop.admin("GET", `/admin/orders/${order.id}`)).body.order
    expect(kept.shipping_address).toMatchObject({ city: "Town" })
  })
})

test("carts that are left advance, and forget what was known about their customer, also deleted ones", async () => {
  const { db } = shop.engine
  const signedIn = { cookie: ada.cookie }
  const body = { region_id: "reg_t", context: { ip: "127.0.0.1" } }
  const carts = [1, 2].map(async () => (await shop.post("/store/carts", body, signedIn)).body.cart.id)
  const [open, deleted] = [await carts[0]!, await carts[1]!]
  const later = new Date(Date.now() + 60_000)
  const known = { metadata: JSON.stringify({ name: "Ada" }), updated_at: later }
  await db.updateTable("cart").set(known).where("id", "in", [open, deleted]).execute()
  await db.updateTable("cart").set({ deleted_at: later }).where("id", "=", deleted).execute()
  await remove(ada.id)
  for (const id of [open, deleted]) {
    const cart = await db.selectFrom("cart").selectAll().where("id", "=", id).executeTakeFirstOrThrow()
    expect(cart).toMatchObject({ customer_id: null, email: null, context: {}, metadata: null })
    expect(Number(cart.updated_at)).toBeGreaterThan(later.getTime())
  }
})

test("a payment provider cannot write to a deleted customer", async () => {
  const { db } = shop.engine
  const changes = { removed: [], saved: [], prepared: [], customerMetadata: { stripe_id: "x" } }
  await rememberCustomer(db, ada.id, changes)
  expect((await rowOf(ada.id)).metadata).toEqual({ stripe_id: "x" })
  await remove(ada.id)
  await rememberCustomer(db, ada.id, changes)
  expect((await rowOf(ada.id)).metadata).toBeNull()
})

test("a cart that is changed at the same time does not get the erased email", async () => {
  const { db } = shop.engine
  const { id } = (await shop.post("/store/carts", { region_id: "reg_t" })).body.cart
  const before = await lockCart(db, id)
  const eve = await register()
  await writeCart(db, before, { ...before, customer_id: eve.id, email: eve.email })
  expect(await lockCart(db, id)).toMatchObject({ customer_id: eve.id, email: eve.email })
  await writeCart(db, await lockCart(db, id), before)
  await remove(ada.id)
  await writeCart(db, before, { ...before, customer_id: ada.id, email: ada.email })
  expect(await lockCart(db, id)).toMatchObject({ customer_id: null, email: null })
})

test("messages to a customer are erased, and those about orders stay", async () => {
  const { db } = shop.engine
  const provider = { id: "noti_test", is_installed: true }
  await db
    .insertInto("notification_provider")
    .values(provider)
    .onConflict((on) => on.doNothing())
    .execute()
  const about = ["customer", "cart", "restock", "order", "swap", "claim", "return", "order-edit"]
  const row = (resource_type: string) => ({
    id: `${resource_type}_${ada.id}`,
    resource_type,
    resource_id: resource_type === "customer" ? ada.id : "other",
    customer_id: ada.id,
    to: ada.email,
    data: JSON.stringify({}),
    provider_id: provider.id,
  })
  await db.insertInto("notification").values(about.map(row)).execute()
  await remove(ada.id)
  const kept = db.selectFrom("notification").select("resource_type").where("customer_id", "=", ada.id)
  const types = (await kept.execute()).map(({ resource_type }) => resource_type)
  expect(new Set(types)).toEqual(new Set(about.slice(3)))
})

test("failed events about the customer are deleted, and other events stay", async () => {
  const { db } = shop.engine
  const { id: other } = await register()
  const event = (id: string, event_name: string, about: string, attempts: number) => ({
    id: `${id}_${ada.id}`,
    event_name,
    data: JSON.stringify({ id: about, email: ada.email }),
    attempts,
  })
  const events = [
    event("created", "customer.created", ada.id, eventAttempts),
    event("reset", "customer.password_reset", ada.id, eventAttempts),
    event("waiting", "customer.updated", ada.id, eventAttempts - 1),
    event("other", "customer.updated", other, eventAttempts),
    event("order", "order.placed", ada.id, eventAttempts),
  ]
  await db.insertInto("staged_job").values(events).execute()
  const ids = events.map(({ id }) => id)
  await remove(ada.id)
  const rows = await db.selectFrom("staged_job").select("id").where("id", "in", ids).orderBy("seq").execute()
  expect(rows.map(({ id }) => id)).toEqual(ids.slice(2))
  await db.deleteFrom("staged_job").where("id", "in", ids).execute()
})

test("failed events with the email address of earlier orders are deleted with either customer", async () => {
  const { db } = shop.engine
  const other = await register()
  const claimed = "order-update-token.created"
  const event = (id: string, data: object, { attempts = eventAttempts, event_name = claimed } = {}) => ({
    id: `${id}_${ada.id}`,
    event_name,
    data: JSON.stringify({ orders: ["order_1"], token: "ey.J", ...data }),
    attempts,
  })
  const ofOther = { old_email: "guest@example.com", new_customer_id: other.id }
  const events = [
    event("requested", { ...ofOther, new_customer_id: ada.id }),
    event("placed", { ...ofOther, old_email: ada.email.toUpperCase() }),
    event("other", ofOther),
    event("waiting", { ...ofOther, new_customer_id: ada.id }, { attempts: eventAttempts - 1 }),
    event("project", { new_customer_id: ada.id }, { event_name: "project.created" }),
  ]
  await db.insertInto("staged_job").values(events).execute()
  const ids = events.map(({ id }) => id)
  const kept = async () => {
    const rows = await db
      .selectFrom("staged_job")
      .select("id")
      .where("id", "in", ids)
      .orderBy("seq")
      .execute()
    return rows.map(({ id }) => id)
  }
  await remove(ada.id)
  expect(await kept()).toEqual(ids.slice(2))
  await remove(other.id)
  expect(await kept()).toEqual(ids.slice(3))
  await db.deleteFrom("staged_job").where("id", "in", ids).execute()
})

test.each(["cart", "order"])("a former billing address that a %s shares stays with it", async (kind) => {
  const cart = await shop.readyCart()
  await shop.post(`/store/carts/${cart}`, { billing_address: { ...address, phone: "123" } })
  const { billing_address_id } = (await shop.request("GET", `/store/carts/${cart}`)).body.cart
  if (kind === "order") await shop.complete(cart)
  const setBilling = async (billing_address: object | null) =>
    shop.post("/store/customers/me", { billing_address }, { cookie: ada.cookie })
  // v1 accepted the ID of any address.
  const { db } = shop.engine
  await db.updateTable("customer").set({ billing_address_id }).where("id", "=", ada.id).execute()
  expect((await setBilling(null)).status).toBe(200)
  const find = () =>
    db.selectFrom("address").selectAll().where("id", "=", billing_address_id).executeTakeFirstOrThrow()
  expect(await find()).toMatchObject({ ...address, phone: "123", deleted_at: null })
  await remove(ada.id)
  expect(await find()).toMatchObject({ ...address, phone: "123", deleted_at: null })
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
