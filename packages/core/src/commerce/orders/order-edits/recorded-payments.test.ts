import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { addedOrderOperations } from "../orders/index.ts"
import { openBank, type Bank } from "../orders/testing/bank.ts"
import type { MadeOrder } from "../orders/testing/order-fixture.ts"
import { editing, makeEditable, sellVariant } from "./testing/edit-fixture.ts"

let shop: TestApp
let bank: Bank
let calls: ReturnType<typeof editing>
let dropped: number
let authorizing: () => Promise<unknown>
beforeAll(async () => {
  bank = openBank()
  const remove = async () => {
    dropped++
    return {}
  }
  const authorize = async () => {
    await authorizing()
    return { status: "authorized" as const, data: {} }
  }
  const provider = { ...bank.provider, remove, authorize, capturesPart: true }
  shop = await createTestApp({ paymentProviders: [provider] }, addedOrderOperations)
  calls = editing(shop)
})
afterAll(() => shop.close())
beforeEach(() => {
  dropped = 0
  authorizing = async () => {}
})

/** A paid order of 2500, and a confirmed edit that adds this much. */
async function makeEdited(added: number) {
  const order = await makeEditable(shop, "bank", { rate: 0 })
  await shop.admin("POST", `/admin/orders/${order.id}/capture`)
  return { order, ...(await edit(order, added)) }
}

async function edit(order: MadeOrder, added: number) {
  const { id: variant } = await sellVariant(shop, added)
  const { id } = await calls.begin(order)
  await calls.add(id, variant, 1)
  const { body } = await calls.ask(id)
  await calls.confirm(id)
  return { editId: id, collectionId: String(body.order_edit.payment_collection_id) }
}

const send = (order: MadeOrder, path: string, body: object) =>
  shop.admin("POST", `/admin/orders/${order.id}${path}`, body)
const record = (order: MadeOrder, amount: number) => send(order, "/payments", { amount })
const collectionOf = async (id: string) =>
  (await shop.admin("GET", `/admin/payment-collections/${id}`)).body.payment_collection
const amountsOf = async (order: MadeOrder) =>
  (await calls.readOrder(order)).payments
    .map(({ amount }: { amount: number }) => amount)
    .toSorted((a: number, b: number) => a - b)
const tooMuch = (outstanding: number) => ({
  message: `Cannot record more than what is outstanding of the order: ${outstanding}`,
})

describe("a payment outside for what an edit added", () => {
  test("closes the payment collection, so that nobody pays it again", async () => {
    const { order, collectionId, editId } = await makeEdited(400)
    const path = `/store/payment-collections/${collectionId}` as const
    await shop.request("POST", `${path}/sessions`, { provider_id: "bank" })
    expect((await record(order, 400)).status).toBe(200)
    expect(dropped).toBe(1)
    expect(await collectionOf(collectionId)).toMatchObject({
      status: "authorized",
      amount: 400,
      authorized_amount: 400,
      payments: [{ amount: 400, provider_id: "system" }],
      payment_sessions: [],
    })
    expect((await shop.request("POST", `${path}/sessions`, { provider_id: "bank" })).body.type).toBe(
      "not_allowed",
    )
    await shop.admin("POST", `/admin/payment-collections/${collectionId}/authorize`)
    expect(await amountsOf(order)).toEqual([400, 2500])
    expect((await record(order, 1)).body).toMatchObject(tooMuch(0))
    expect((await calls.complete(editId)).status).toBe(200)
  })

  test("lets the customer pay the rest of it", async () => {
    const { order, collectionId } = await makeEdited(400)
    await shop.request("POST", `/store/payment-collections/${collectionId}/sessions`, { provider_id: "bank" })
    await record(order, 150)
    expect(await collectionOf(collectionId)).toMatchObject({
      status: "not_paid",
      amount: 250,
      payment_sessions: [],
    })
    expect((await calls.pay(collectionId)).status).toBe(200)
    expect(await amountsOf(order)).toEqual([150, 250, 2500])
    expect((await record(order, 1)).body).toMatchObject(tooMuch(0))
  })

  test("lets go of an authorization that arrives afterward", async () => {
    const { order, collectionId } = await makeEdited(400)
    bank.done.clear()
    authorizing = () => record(order, 400)
    await calls.pay(collectionId)
    expect([...bank.done.values()]).toEqual([{ kind: "cancel", amount: 0 }])
    expect(await amountsOf(order)).toEqual([400, 2500])
  })

  test("leaves the collection alone while something else is outstanding", async () => {
    const { order, collectionId } = await makeEdited(400)
    await shop.engine.db
      .updateTable("payment")
      .set({ amount: 2200 })
      .where("order_id", "=", order.id)
      .execute()
    await record(order, 300)
    expect(await collectionOf(collectionId)).toMatchObject({ status: "not_paid", amount: 400 })
    await record(order, 400)
    expect(await collectionOf(collectionId)).toMatchObject({ status: "authorized", amount: 400 })
    expect(await amountsOf(order)).toEqual([300, 400, 2200])
  })
})

test("what a part capture of an edit's payment releases is outstanding", async () => {
  const { order, collectionId } = await makeEdited(400)
  await calls.pay(collectionId)
  const { payments } = await calls.readOrder(order)
  const { id } = payments.find(({ amount }: { amount: number }) => amount === 400)
  expect((await send(order, `/payments/${id}/capture`, { amount: 100 })).status).toBe(200)
  expect((await record(order, 301)).body).toMatchObject(tooMuch(300))
  // Nobody is asked for what the merchant did not capture.
  expect(await collectionOf(collectionId)).toMatchObject({
    status: "authorized",
    amount: 100,
    authorized_amount: 100,
  })
  expect((await record(order, 300)).status).toBe(200)
})

test("what was marked as paid beside a payment counts as paid", async () => {
  const { order, collectionId } = await makeEdited(400)
  const sessions = [150, 250].map((amount) => ({ provider_id: "bank", amount }))
  const path = `/store/payment-collections/${collectionId}/sessions` as const
  const { body } = await shop.request("POST", `${path}/batch`, { sessions })
  const [session] = body.payment_collection.payment_sessions
  await shop.request("POST", `${path}/${session.id}/authorize`)
  expect((await record(order, 401 - session.amount)).body).toMatchObject(tooMuch(400 - session.amount))
  await shop.admin("POST", `/admin/payment-collections/${collectionId}/authorize`)
  expect((await record(order, 1)).body).toMatchObject(tooMuch(0))
})

test("an edit that takes the last outstanding amount away makes the order paid", async () => {
  const paidAfter = async (missing: number) => {
    const order = await makeEditable(shop, "bank", { rate: 0, payments: [] })
    await record(order, order.total - missing)
    const { id, items } = await calls.begin(order)
    await calls.update(id, items[0]!.id, 1)
    expect((await calls.confirm(id)).status).toBe(200)
    return { order, status: (await calls.readOrder(order)).payment_status }
  }
  const open = await makeEditable(shop, "bank", { rate: 0 })
  const { id, items } = await calls.begin(open)
  await calls.update(id, items[0]!.id, 1)
  expect((await calls.confirm(id)).status).toBe(200)
  expect((await calls.readOrder(open)).payment_status).toBe("awaiting")
  const { order, status } = await paidAfter(1)
  expect(status).toBe("captured")
  const captured = (await shop.events()).filter(({ name, data }) => {
    return name === "order.payment_captured" && JSON.stringify(data).includes(order.id)
  })
  expect(captured).toHaveLength(1)
  expect((await paidAfter(order.total - 1)).status).toBe("awaiting")
})

test("an edit leaves the status of an order to v1 if nothing was recorded", async () => {
  const order = await makeEditable(shop, "bank", { rate: 0 })
  const [payment] = (await calls.readOrder(order)).payments
  expect((await shop.admin("POST", `/admin/payments/${payment.id}/capture`)).status).toBe(200)
  const before = (await calls.readOrder(order)).payment_status
  const { id, items } = await calls.begin(order)
  await calls.update(id, items[0]!.id, 1)
  expect((await calls.confirm(id)).status).toBe(200)
  expect([before, (await calls.readOrder(order)).payment_status]).toEqual(["awaiting", "awaiting"])
})
