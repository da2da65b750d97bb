import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { createTestApp, type Send, type TestAnswer, type TestApp } from "@stheno/testing/test-app.ts"
import type { PaymentProvider } from "../../../platform/kernel/payment-provider.ts"
import { addedOrderOperations } from "./routes.admin-added.ts"
import { openBank, type Bank } from "./testing/bank.ts"
import { makeOrder, type FixtureOrder } from "./testing/order-fixture.ts"

let shop: TestApp
let bank: Bank
beforeAll(async () => {
  bank = openBank()
  const partial: PaymentProvider = { ...bank.provider, capturesPart: true }
  const whole: PaymentProvider = { ...bank.provider, id: "whole" }
  const earlier: PaymentProvider = { ...partial, id: "earlier", capturedAmount: () => 300 }
  shop = await createTestApp({ paymentProviders: [partial, whole, earlier] }, addedOrderOperations)
})
afterAll(() => shop.close())
beforeEach(() => {
  bank.done.clear()
  bank.asked.length = 0
  bank.before = async () => {}
})

/** What the operation returns. */
interface Body {
  readonly order: {
    readonly payment_status: string
    readonly paid_total: number
    readonly refundable_amount: number
    readonly payments: readonly {
      readonly id: string
      readonly amount: number
      readonly captured_at: string | null
    }[]
  }
}

const send = async (path: string, body: object, by: Send = shop.admin) =>
  (await by("POST", path, body)) as TestAnswer<Body>

async function make(wish: FixtureOrder = {}) {
  const { id } = await makeOrder(shop.engine.db, { providerId: "bank", ...wish })
  const { body } = await shop.admin("GET", `/admin/orders/${id}`)
  const payments = body.order.payments as { id: string; amount: number }[]
  const path = (place = 0) => `/admin/orders/${id}/payments/${payments[place]!.id}/capture`
  return { id, payments, path }
}
/** As if the process had died after it wrote down what it was about to ask. */
async function lose(payment_id: string, amount: number) {
  const id = `lost_${payment_id}`
  await shop.engine.db
    .insertInto("payment_call")
    .values({ id, payment_id, kind: "capture", amount })
    .execute()
  await sql`update payment_call set started_at = now() - interval '2 minutes' where id = ${id}`.execute(
    shop.engine.db,
  )
}
const captures = () => [...bank.done.values()].filter(({ kind }) => kind === "capture")
const eventsOf = async (id: string) =>
  (await shop.events()).filter(({ data }) => (data as { id: string }).id === id).map(({ name }) => name)

describe("capturing a part", () => {
  it("pays the part, and no more can be refunded", async () => {
    const { id, payments, path } = await make()
    const amount = payments[0]!.amount - 1000
    const { status, body } = await send(path(), { amount })
    expect([status, body.message]).toEqual([200, undefined])
    expect(body.order).toMatchObject({
      payment_status: "captured",
      paid_total: amount,
      refundable_amount: amount,
      payments: [{ amount }],
    })
    expect(captures()).toEqual([{ kind: "capture", amount }])
    expect(await eventsOf(id)).toEqual(["order.payment_captured"])
    const refund = (wanted: number) =>
      shop.admin("POST", `/admin/orders/${id}/refund`, { amount: wanted, reason: "other" })
    expect((await refund(amount + 1)).status).toBe(400)
    expect((await refund(amount)).status).toBe(200)
  })

  it("captures the whole payment when its amount is asked for, whatever the provider", async () => {
    const { payments, path } = await make({ providerId: "whole" })
    const refused = await send(path(), { amount: payments[0]!.amount - 1 })
    expect(refused).toMatchObject({
      status: 400,
      body: {
        type: "not_allowed",
        message: "The payment provider whole cannot capture a part of a payment",
      },
    })
    const { status, body } = await send(path(), { amount: payments[0]!.amount })
    expect([status, body.order.paid_total]).toEqual([200, payments[0]!.amount])
    expect(captures()).toEqual([{ kind: "capture", amount: 0 }])
  })

  it("leaves the status of the order until its last payment", async () => {
    const { id, path } = await make({ payments: [2000, 1125] })
    const first = await send(path(), { amount: 500 })
    expect(first.body.order.payment_status).toBe("awaiting")
    expect(await eventsOf(id)).toEqual([])
    const second = await send(path(1), { amount: 1125 })
    expect(second.body.order).toMatchObject({ payment_status: "captured", paid_total: 1625 })
    expect(await eventsOf(id)).toEqual(["order.payment_captured"])
  })

  it.each([
    [{ amount: 0 }, 400, "amount must be a positive number"],
    [{ amount: -5 }, 400, "amount must be a positive number"],
    [{ amount: 1.5 }, 400, expect.stringContaining("amount must be an integer number")],
    [{}, 400, expect.stringContaining("amount should not be empty")],
    [{ amount: 99_999_999 }, 400, expect.stringContaining("can be captured from Payment")],
  ])("%j is rejected before the provider is asked", async (wanted, status, message) => {
    const { path } = await make()
    const answer = await send(path(), wanted)
    expect([answer.status, answer.body.message]).toEqual([status, message])
    expect(bank.asked).toEqual([])
  })

  it("needs an admin, a payment of the order that is not captured or canceled, and an order that is not canceled", async () => {
    const one = await make()
    const other = await make()
    expect((await send(one.path(), { amount: 100 }, shop.request)).status).toBe(401)
    const foreign = `/admin/orders/${other.id}/payments/${one.payments[0]!.id}/capture`
    expect((await send(foreign, { amount: 100 })).status).toBe(404)
    expect((await send(`/admin/orders/order_none/payments/x/capture`, { amount: 100 })).status).toBe(404)
    expect((await send(one.path(), { amount: 100 })).status).toBe(200)
    const again = await send(one.path(), { amount: 50 })
    const captured = `Payment ${one.payments[0]!.id} is captured already, with the amount 100`
    expect([again.status, again.body.message]).toEqual([400, captured])
    expect((await send(one.path(), { amount: 100 })).status, "it can be repeated").toBe(200)
    await shop.admin("POST", `/admin/orders/${other.id}/cancel`)
    expect((await send(other.path(), { amount: 100 })).status).toBe(400)
    expect(captures()).toHaveLength(1)
  })

  it("says why the provider refused, and can be repeated", async () => {
    const { id, path } = await make()
    bank.before = () => Promise.reject(new Error("the bank says no"))
    const refused = await send(path(), { amount: 100 })
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.status).toBeLessThan(500)
    const { body } = await shop.admin("GET", `/admin/orders/${id}`)
    expect(body.order.payment_status).toBe("requires_action")
    bank.before = async () => {}
    const { body: after } = await send(path(), { amount: 100 })
    expect(after.order).toMatchObject({ payment_status: "captured", paid_total: 100 })
  })

  it("twenty requests at once capture once", async () => {
    const { path } = await make()
    bank.before = () => new Promise((resolve) => setTimeout(resolve, 50))
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(path(), { amount: 100 })))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(captures()).toEqual([{ kind: "capture", amount: 100 }])
  })

  it("completes an earlier request whose answer was lost, and says so when that had another amount", async () => {
    const { id, payments, path } = await make()
    await lose(payments[0]!.id, 300)
    const { status, body } = await send(path(), { amount: 200 })
    expect([status, body.message]).toEqual([
      400,
      expect.stringContaining("captured already, with the amount 300"),
    ])
    expect(captures()).toEqual([{ kind: "capture", amount: 300 }])
    const { body: after } = await shop.admin("GET", `/admin/orders/${id}`)
    expect(after.order.paid_total).toBe(300)
  })

  it.each(["order", "payment"])(
    "a request for the whole %s says that an earlier request has captured a part",
    async (of) => {
      const { id, payments } = await make()
      await lose(payments[0]!.id, 300)
      const path =
        of === "order" ? `/admin/orders/${id}/capture` : `/admin/payments/${payments[0]!.id}/capture`
      const first = await shop.admin("POST", path)
      expect([first.status, first.body.message]).toEqual([
        400,
        `Payment ${payments[0]!.id} is captured already, with the amount 300`,
      ])
      expect((await shop.admin("POST", path)).status).toBe(200)
      expect(captures()).toEqual([{ kind: "capture", amount: 300 }])
    },
  )

  it("completes what an earlier request has asked about another payment, and says nothing of it", async () => {
    const { payments, path } = await make({ payments: [2000, 1125] })
    await lose(payments[1]!.id, 0)
    const { status, body } = await send(path(), { amount: 300 })
    expect([status, body.message]).toEqual([200, undefined])
    expect(body.order).toMatchObject({ payment_status: "captured", paid_total: 1425 })
  })

  it("says what was captured when the service had captured another part before", async () => {
    const { path } = await make({ providerId: "earlier" })
    const { status, body } = await send(path(), { amount: 500 })
    expect([status, body.message]).toEqual([400, expect.stringContaining("with the amount 300")])
    expect((await send(path(), { amount: 300 })).body.order.paid_total).toBe(300)
  })
})
