import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { openBank, type Bank } from "../../orders/orders/testing/bank.ts"
import { makeOrder } from "../../orders/orders/testing/order-fixture.ts"
import { findProviderPayment } from "../payments/index.ts"
import { makeEditable } from "../../orders/order-edits/testing/edit-fixture.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { PaymentContext, PaymentSessionStatus } from "../../../platform/kernel/payment-provider.ts"

let shop: TestApp
let bank: Bank
let answer: () => Promise<PaymentSessionStatus>
let dropped: number
let asked: Omit<PaymentContext, "amount"> | undefined
beforeAll(async () => {
  bank = openBank()
  const provider = {
    ...bank.provider,
    initiate: async (context: PaymentContext) => {
      asked = context
      return { data: {}, customerMetadata: { bank_account: "of the caller" } }
    },
    update: async (data: ProviderData, context: PaymentContext) => {
      asked = context
      return data
    },
    authorize: async () => ({ status: await answer(), data: { seen: true } }),
    remove: async () => {
      dropped++
      return {}
    },
  }
  shop = await createTestApp({ paymentProviders: [provider] })
})
afterAll(() => shop.close())
beforeEach(() => {
  bank.done.clear()
  answer = async () => "authorized"
  dropped = 0
  asked = undefined
})

interface Session {
  readonly id: string
  readonly amount: number
  readonly status: string
}

/** A collection of 2500, and the edit of an order that it is for. */
async function make() {
  const order = await makeEditable(shop, "bank")
  const edits = "/admin/order-edits"
  const edit = (await shop.admin("POST", edits, { order_id: order.id })).body.order_edit
  await shop.admin("POST", `${edits}/${edit.id}/items/${edit.items[0].id}`, { quantity: 4 })
  const { body } = await shop.admin("POST", `${edits}/${edit.id}/request`, {})
  const id = body.order_edit.payment_collection_id
  const path = `/store/payment-collections/${id}` as const
  const split = async (...amounts: number[]) => {
    const sessions = amounts.map((amount) => ({ provider_id: "bank", amount }))
    const made = await shop.request("POST", `${path}/sessions/batch`, { sessions })
    return made.body.payment_collection.payment_sessions as Session[]
  }
  const authorize = (...session_ids: string[]) =>
    shop.request("POST", `${path}/sessions/batch/authorize`, { session_ids })
  const read = async () =>
    (await shop.admin("GET", `/admin/payment-collections/${id}`)).body.payment_collection
  return { id, path, split, authorize, read, editId: edit.id, orderId: order.id }
}

test("the same sessions authorized ten times at once make one payment each", async () => {
  const { split, authorize, read, id } = await make()
  const sessions = (await split(1000, 1500)).map((session) => session.id)
  const answers = await Promise.all(Array.from({ length: 10 }, () => authorize(...sessions)))
  expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
  const collection = await read()
  expect(collection).toMatchObject({ status: "authorized", authorized_amount: 2500 })
  expect(collection.payments.map(({ amount }) => amount).toSorted()).toEqual([1000, 1500])
  const told = (await shop.events()).filter(
    ({ name, data }) => name === "payment-collection.payment_authorized" && (data as Session).id === id,
  )
  expect(told).toHaveLength(1)
})

test("a provider receives the country and the email address of the order, or the only country of the region", async () => {
  const { path, orderId } = await make()
  const set = async () => {
    await shop.request("POST", `${path}/sessions`, { provider_id: "bank" })
    return [asked?.countryCode, asked?.email]
  }
  const order = () => shop.engine.db.updateTable("order").where("id", "=", orderId)
  const { db } = shop.engine
  const { region_id } = await db
    .selectFrom("order")
    .select("region_id")
    .where("id", "=", orderId)
    .executeTakeFirstOrThrow()
  await order()
    .set({ shipping_address_id: null, billing_address_id: null, email: "ida@example.com" })
    .execute()
  await db.updateTable("country").set({ region_id: null }).where("region_id", "=", region_id).execute()
  await db.updateTable("country").set({ region_id }).where("iso_2", "in", ["se", "no"]).execute()
  expect(await set()).toEqual([undefined, "ida@example.com"])
  await db.updateTable("country").set({ region_id: null }).where("iso_2", "=", "no").execute()
  expect(await set()).toEqual(["se", "ida@example.com"])
  const address = (id: string, country_code: string) => ({ id, country_code })
  await db
    .insertInto("address")
    .values([address("addr_billed", "dk"), address("addr_shipped", "fi")])
    .execute()
  await order().set({ billing_address_id: "addr_billed" }).execute()
  expect(await set()).toEqual(["dk", "ida@example.com"])
  await order().set({ shipping_address_id: "addr_shipped" }).execute()
  expect(await set()).toEqual(["fi", "ida@example.com"])
})

test("a provider receives the signed-in customer for an own order, and not for a guest's order", async () => {
  const { path, orderId } = await make()
  const { db } = shop.engine
  const account = { email: "caller@example.com", password: "supersecret" }
  const names = { first_name: "Ida", last_name: "Berg" }
  const { customer } = (await shop.request("POST", "/store/customers", { ...account, ...names })).body
  const { access_token } = (await shop.request("POST", "/store/auth/token", account)).body
  const headers = { authorization: `Bearer ${access_token}` }
  const metadata = () => db.selectFrom("customer").select("metadata").where("id", "=", customer.id).execute()
  const set = async () => {
    await db.deleteFrom("payment_session").execute()
    return (await shop.request("POST", `${path}/sessions`, { provider_id: "bank" }, headers)).status
  }
  const order = () => db.updateTable("order").where("id", "=", orderId)
  await order().set({ email: "guest@example.com" }).execute()
  expect(await set()).toBe(200)
  expect(asked).toMatchObject({ customerId: undefined, email: "guest@example.com" })
  expect(await metadata()).toEqual([{ metadata: null }])
  await order().set({ customer_id: customer.id, email: account.email }).execute()
  expect(await set()).toBe(200)
  expect(asked).toMatchObject({ customerId: customer.id, email: account.email })
  expect(await metadata()).toEqual([{ metadata: { bank_account: "of the caller" } }])
})

test("sessions that are set ten times at once leave one set of them", async () => {
  const { path, read } = await make()
  const set = () => shop.request("POST", `${path}/sessions`, { provider_id: "bank" })
  const answers = await Promise.all(Array.from({ length: 10 }, set))
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect((await read()).payment_sessions).toMatchObject([{ amount: 2500 }])
})

test("what is set aside for a session that is gone by then is let go", async () => {
  const { path, split, authorize, read } = await make()
  const [session] = await split(2500)
  answer = async () => {
    await shop.request("POST", `${path}/sessions/${session!.id}`)
    return "authorized"
  }
  const { body } = await authorize(session!.id)
  expect(body.payment_collection).toMatchObject({ status: "not_paid", payments: [] })
  expect([...bank.done]).toEqual([[session!.id, { kind: "cancel", amount: 0 }]])
  const after = await read()
  expect(after.payment_sessions).toHaveLength(1)
  expect(after.payment_sessions[0].id).not.toBe(session!.id)
  expect(dropped).toBe(1)
})

test("money for an edit that was canceled meanwhile is let go, and nothing more is asked", async () => {
  const { split, authorize, editId } = await make()
  const [session] = await split(2500)
  answer = async () => {
    await shop.admin("POST", `/admin/order-edits/${editId}/cancel`)
    return "authorized"
  }
  expect((await authorize(session!.id)).body.payment_collection.payments).toEqual([])
  expect([...bank.done.values()]).toEqual([{ kind: "cancel", amount: 0 }])
  expect((await authorize(session!.id)).body.type).toBe("not_allowed")
})

test("money for an order that was canceled meanwhile is let go, also after the edit was confirmed", async () => {
  const { split, authorize, editId, orderId } = await make()
  const [session] = await split(2500)
  await shop.admin("POST", `/admin/order-edits/${editId}/confirm`)
  answer = async () => {
    await shop.admin("POST", `/admin/orders/${orderId}/cancel`)
    return "authorized"
  }
  expect((await authorize(session!.id)).body.payment_collection.payments).toEqual([])
  expect([...bank.done.values()]).toEqual(Array(2).fill({ kind: "cancel", amount: 0 }))
})

test("a rejected session leaves what others authorized, and can be retried", async () => {
  const { split, authorize, read, path } = await make()
  const [first, second] = await split(1000, 1500)
  let asked = 0
  answer = async () => {
    if (++asked > 1) throw new Error("the bank says no")
    return "authorized"
  }
  expect((await authorize(first!.id, second!.id)).status).toBe(422)
  expect(await read()).toMatchObject({ status: "partially_authorized", authorized_amount: 1000 })
  answer = async () => "requires_more"
  const single = await shop.request("POST", `${path}/sessions/${second!.id}/authorize`)
  expect(single.body.type).toBe("payment_authorization_error")
  answer = async () => "authorized"
  expect((await authorize(second!.id)).body.payment_collection.status).toBe("authorized")
  expect((await shop.request("POST", `${path}/sessions/${second!.id}`)).body.type).toBe("not_allowed")
})

test("authorizing none of its sessions says how far it is paid, and makes no payment", async () => {
  const { split, authorize, read } = await make()
  const [first] = await split(1000, 1500)
  expect((await authorize()).body.payment_collection).toMatchObject({
    status: "awaiting",
    authorized_amount: 0,
    payments: [],
  })
  await authorize(first!.id)
  await authorize()
  expect(await read()).toMatchObject({
    status: "partially_authorized",
    authorized_amount: 1000,
    payments: [{ amount: 1000 }],
  })
})

test("it is deleted only when nothing points at it and nothing is paid", async () => {
  const { id, editId } = await make()
  const remove = () => shop.admin("DELETE", `/admin/payment-collections/${id}`)
  expect((await remove()).body.type).toBe("not_allowed")
  await shop.engine.db
    .updateTable("order_edit")
    .set({ payment_collection_id: null })
    .where("id", "=", editId)
    .execute()
  expect((await remove()).body).toEqual({ id, object: "payment_collection", deleted: true })
  expect((await remove()).status).toBe(200)
  expect((await shop.admin("GET", `/admin/payment-collections/${id}`)).status).toBe(404)
})

test("customers see and ask for no more than what is theirs to pay", async () => {
  const { path, split, authorize } = await make()
  await authorize((await split(2500))[0]!.id)
  const { payment_collection: paid } = (await shop.request("GET", `${path}?expand=payments`)).body
  expect(paid.payments).toMatchObject([{ amount: 2500 }])
  expect((await shop.request("GET", `${path}?expand=region.countries`)).status).toBe(200)
  expect((await shop.request("GET", `${path}?expand=payments.order`)).status).toBe(400)
  const named = await shop.request("GET", `${path}?fields=id,region.name`)
  expect(Object.keys(named.body.payment_collection.region).toSorted()).toEqual(["id", "name"])
  for (const fields of ["created_by", "region.currency.code", "payments.order.email"])
    expect([fields, (await shop.request("GET", `${path}?fields=${fields}`)).status]).toEqual([fields, 400])
  expect(Object.keys((await shop.request("GET", path)).body.payment_collection)).not.toContain("created_by")
})

test("a webhook finds the session of a collection, then its payment and the order of the edit", async () => {
  const { split, authorize, id, orderId } = await make()
  const { db } = shop.engine
  const find = (serviceId: string, resourceId = id) => findProviderPayment({ db }, { serviceId, resourceId })
  const nothing = { payment: undefined, session: undefined, isKnown: true }
  const [first, second] = await split(1000, 1500)
  expect(await find("pi_1")).toEqual(nothing)
  await db
    .updateTable("payment_session")
    .set({ data: JSON.stringify({ id: "pi_1" }) })
    .where("id", "=", first!.id)
    .execute()
  expect(await find("pi_1")).toEqual({ ...nothing, session: { id: first!.id } })
  expect(await find("pi_1", "paycol_other")).toEqual({ ...nothing, isKnown: false })
  await authorize(first!.id, second!.id)
  await sql`update payment set data = '{"id": "pi_1"}' where amount = 1000 and id in (
    select payment_id from payment_collection_payments where payment_collection_id = ${id})`.execute(db)
  const { payment } = await find("pi_1")
  expect(payment).toMatchObject({ order_id: orderId, captured_at: null, canceled_at: null })
  expect((await find("pi_2")).payment).toBeUndefined()
})

test("a webhook finds the payment of a cart, and the order that it paid", async () => {
  const { db } = shop.engine
  const order = await makeOrder(db, { providerId: "bank" })
  const other = await makeOrder(db, { providerId: "bank" })
  await sql`insert into cart (id, email, region_id, type)
    select 'cart_hook', email, region_id, 'default' from "order" where id = ${order.id}`.execute(db)
  await sql`update payment set cart_id = 'cart_hook', data = '{"id": "pi_9"}' where order_id = ${order.id}`.execute(
    db,
  )
  await sql`update payment set data = '{"id": "pi_9"}' where order_id = ${other.id}`.execute(db)
  const found = await findProviderPayment({ db }, { serviceId: "pi_9", resourceId: "cart_hook" })
  expect(found).toMatchObject({
    payment: { id: order.paymentIds[0], order_id: order.id },
    session: undefined,
    isKnown: true,
  })
})
