import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { CommerceError } from "../../../platform/kernel/errors.ts"
import { openCartShop, type CartShop } from "../../sales/carts/testing/cart-shop.ts"
import { unknownRefundOutcome } from "../../sales/payments/index.ts"
import { openBank, type Bank } from "../orders/testing/bank.ts"
import { resumeRefunds } from "../orders/index.ts"
import { resumeClaimRefunds } from "./resume-claim-refunds.ts"

let shop: CartShop
let bank: Bank

beforeAll(async () => {
  bank = openBank()
  shop = await openCartShop([bank.provider])
})
afterAll(() => shop.close())
beforeEach(() => {
  bank.before = async () => {}
})

const refund_amount = 500

/** A shipped order that was paid at the bank. */
async function sentOrder() {
  const cart = await shop.readyCart({ variant_digital: 3 })
  await shop.post(`/store/carts/${cart}/payment-session`, { provider_id: "bank" })
  const { id, items } = (await shop.complete(cart)).body.data
  const path = `/admin/orders/${id}` as const
  const item_id = items[0].id
  await shop.admin("POST", `${path}/capture`)
  const sent = await shop.admin("POST", `${path}/fulfillment`, { items: [{ item_id, quantity: 3 }] })
  await shop.admin("POST", `${path}/shipment`, { fulfillment_id: sent.body.order.fulfillments[0].id })
  return { id: id, item_id, path }
}

type Sent = Awaited<ReturnType<typeof sentOrder>>

const claim = ({ path, item_id }: Sent, headers?: Record<string, string>) =>
  shop.admin(
    "POST",
    `${path}/claims`,
    { type: "refund", claim_items: [{ item_id, quantity: 1, reason: "other" }], refund_amount },
    headers,
  )

/** A claim whose refund the bank carries out, or not, without saying so. */
async function unconfirmed(carriesOut: boolean, headers?: Record<string, string>): Promise<Sent> {
  const order = await sentOrder()
  bank.asked.length = 0
  const spy = vi.spyOn(bank.provider, "refund").mockImplementationOnce(async (_, amount, call) => {
    bank.asked.push(call!.id)
    if (carriesOut) bank.done.set(call!.id, { kind: "refund", amount })
    throw unknownRefundOutcome("bank")
  })
  expect((await claim(order, headers)).status).toBe(409)
  spy.mockRestore()
  return order
}

const age = () =>
  sql`update payment_call set started_at = now() - interval '2 minutes' where status = 'started'`.execute(
    shop.engine.db,
  )

async function stateOf({ id, path }: Sent) {
  const { order } = (await shop.admin("GET", path)).body
  const ids = [id, ...order.claims.map((each: { id: string }) => each.id)]
  const told = (await shop.events())
    .filter(({ name }) => name === "claim.refund_processed" || name === "order.refund_created")
    .filter(({ data }) => ids.includes((data as { id: string }).id))
    .map(({ name }) => name)
  return {
    claims: order.claims.map((each: { payment_status: string }) => each.payment_status),
    order: order.payment_status,
    refunded: order.refunded_total,
    told: told.toSorted(),
  }
}

const settled = {
  claims: ["refunded"],
  order: "captured",
  refunded: refund_amount,
  told: ["claim.refund_processed", "order.refund_created"],
}

test("a confirmed refund settles its claim at once", async () => {
  const order = await sentOrder()
  expect((await claim(order)).status).toBe(200)
  expect(await stateOf(order)).toEqual(settled)
})

test.each([true, false])("an unconfirmed refund is confirmed later (carried out: %s)", async (carriesOut) => {
  const order = await unconfirmed(carriesOut)
  expect(await resumeClaimRefunds(shop.engine)).toBe(0)
  expect(await stateOf(order)).toEqual({ ...settled, claims: ["not_refunded"], told: [] })
  await age()
  expect(await resumeRefunds(shop.engine)).toBe(0)
  const both = await Promise.all([resumeClaimRefunds(shop.engine), resumeClaimRefunds(shop.engine)])
  expect(both.toSorted()).toEqual([0, 1])
  expect(await resumeClaimRefunds(shop.engine)).toBe(0)
  expect(new Set(bank.asked).size).toBe(1)
  expect(await stateOf(order)).toEqual(settled)
})

test("a refund that the bank refuses stays open, and is confirmed once it agrees", async () => {
  const order = await unconfirmed(false)
  for (const refusal of [new CommerceError("conflict", "The account is closed"), new Error("out of order")]) {
    await age()
    bank.before = () => Promise.reject(refusal)
    expect(await resumeClaimRefunds(shop.engine)).toBe(0)
    expect(await stateOf(order)).toEqual({ ...settled, claims: ["not_refunded"], told: [] })
  }
  await age()
  bank.before = async () => {}
  expect(await resumeClaimRefunds(shop.engine)).toBe(1)
  expect(await stateOf(order)).toEqual(settled)
})

test("a claim whose refund another request confirmed is settled too", async () => {
  const order = await unconfirmed(true)
  await age()
  const other = await shop.admin("POST", `${order.path}/refund`, { amount: 100, reason: "other" })
  expect(other.status).toBe(200)
  expect(await resumeClaimRefunds(shop.engine)).toBe(1)
  expect(await stateOf(order)).toMatchObject({ claims: ["refunded"], refunded: refund_amount + 100 })
  expect(await resumeClaimRefunds(shop.engine)).toBe(0)
})

test("a claim is not settled when its refund failed, however often its request is repeated", async () => {
  const key = { "idempotency-key": crypto.randomUUID() }
  const order = await unconfirmed(false, key)
  await age()
  bank.before = () => Promise.reject(new CommerceError("conflict", "The account is closed"))
  await shop.admin("POST", `${order.path}/refund`, { amount: 100, reason: "other" })
  bank.before = async () => {}
  const repeated = await claim(order, key)
  expect([repeated.status, repeated.body.type]).toEqual([409, "conflict"])
  expect(await resumeClaimRefunds(shop.engine)).toBe(0)
  expect(await stateOf(order)).toEqual({
    claims: ["not_refunded"],
    order: "captured",
    refunded: 0,
    told: [],
  })
})
