import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { openBank } from "../orders/testing/bank.ts"
import type { MadeOrder } from "../orders/testing/order-fixture.ts"
import { editing, makeEditable } from "./testing/edit-fixture.ts"

let shop: TestApp
let edits: ReturnType<typeof editing>
let hers: MadeOrder
let guests: MadeOrder
const logins: Record<string, Record<string, string>> = {}

beforeAll(async () => {
  shop = await createTestApp({ paymentProviders: [openBank().provider] })
  edits = editing(shop)
  const ids: Record<string, string> = {}
  for (const name of ["ada", "eve"]) {
    const login = { email: `${name}@example.com`, password: "supersecret" }
    const account = { ...login, first_name: name, last_name: "Tester" }
    ids[name] = (await shop.request("POST", "/store/customers", account)).body.customer.id
    const { body } = await shop.request("POST", "/store/auth/token", login)
    logins[name] = { authorization: `Bearer ${body.access_token}` }
  }
  hers = await makeEditable(shop, "bank", { customerId: ids.ada!, email: "ada@example.com" })
  guests = await makeEditable(shop, "bank")
})
afterAll(() => shop.close())

/** An edit that costs more, and that the customer was asked about. */
async function ask(order: MadeOrder) {
  const { id, items } = await edits.begin(order)
  await edits.update(id, items[0]!.id, 4)
  const { body } = await edits.ask(id)
  return { id, collection: body.order_edit.payment_collection_id }
}
const as = <Method extends string, Path extends string>(
  name: string | undefined,
  method: Method,
  path: Path,
  body?: unknown,
) => shop.request(method, path, body, name ? logins[name] : undefined)

test("an edit and its payment collection are neither found nor changed by another account", async () => {
  const { id, collection } = await ask(hers)
  const collectionPath = `/store/payment-collections/${collection}` as const
  const prepared = await as("ada", "POST", `${collectionPath}/sessions`, { provider_id: "bank" })
  const [session] = prepared.body.payment_collection.payment_sessions
  const edit = { status: 404, message: `Order edit with id ${id} was not found` }
  const money = { status: 404, message: `Payment collection with id ${collection} was not found` }
  const state = async () => [
    await edits.read(id),
    (await shop.admin("GET", `/admin/payment-collections/${collection}`)).body,
    await edits.readOrder(hers),
  ]
  const before = await state()
  const calls: [object, string, string, unknown?][] = [
    [edit, "GET", `/store/order-edits/${id}`],
    [edit, "POST", `/store/order-edits/${id}/complete`],
    [edit, "POST", `/store/order-edits/${id}/decline`, { declined_reason: "no" }],
    [money, "GET", collectionPath],
    [money, "POST", `${collectionPath}/sessions`, { provider_id: "bank" }],
    [
      money,
      "POST",
      `${collectionPath}/sessions/batch`,
      { sessions: [{ provider_id: "bank", amount: 2500 }] },
    ],
    [money, "POST", `${collectionPath}/sessions/batch/authorize`, { session_ids: [session.id] }],
    [money, "POST", `${collectionPath}/sessions/${session.id}`],
    [money, "POST", `${collectionPath}/sessions/${session.id}/authorize`],
  ]
  for (const [refusal, method, path, body] of calls) {
    const answer = await as("eve", method, path, body)
    expect([path, { status: answer.status, message: answer.body.message }]).toEqual([path, refusal])
  }
  expect(await state()).toEqual(before)
  for (const name of ["ada", undefined]) {
    expect((await as(name, "GET", `/store/order-edits/${id}`)).status).toBe(200)
    expect((await as(name, "GET", collectionPath)).status).toBe(200)
  }
  expect((await as("ada", "POST", `${collectionPath}/sessions/${session.id}/authorize`)).status).toBe(200)
  expect((await as("ada", "POST", `/store/order-edits/${id}/complete`)).body.order_edit.status).toBe(
    "confirmed",
  )
})

test("an edit shows of its order what the order itself shows, and nothing of the customer", async () => {
  const { id } = await ask(guests)
  const path = `/store/order-edits/${id}` as const
  const { order } = (await as(undefined, "GET", `${path}?expand=order`)).body.order_edit
  const shown = (await as(undefined, "GET", `/store/orders/${guests.id}?expand=`)).body.order
  expect(order).toMatchObject({ id: guests.id, email: shown.email })
  expect(Object.keys(order).filter((name) => !Object.keys(shown).includes(name))).toEqual([])
  for (const expand of ["payment_collection.payments", "payment_collection.payment_sessions"])
    expect((await as(undefined, "GET", `${path}?expand=${expand}`)).body.order_edit).toMatchObject({
      payment_collection: { [expand.split(".")[1]!]: [] },
    })
  for (const expand of ["order.customer", "order.billing_address", "order.customer.orders"])
    expect((await as(undefined, "GET", `${path}?expand=${expand}`)).status).toBe(400)
  expect((await as("eve", "GET", `${path}?expand=order`)).status).toBe(200)
  await edits.cancel(id)
})

test("a guest's edit is found by anyone who knows its ID, signed in or not", async () => {
  const { id, collection } = await ask(guests)
  for (const name of ["eve", undefined]) {
    expect((await as(name, "GET", `/store/order-edits/${id}`)).status).toBe(200)
    expect((await as(name, "GET", `/store/payment-collections/${collection}`)).status).toBe(200)
  }
  expect((await as("eve", "POST", `/store/order-edits/${id}/decline`, {})).status).toBe(200)
})
