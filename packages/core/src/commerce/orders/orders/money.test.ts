import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { unknownRefundOutcome } from "../../sales/payments/index.ts"
import { CommerceError } from "../../../platform/kernel/errors.ts"
import { openBank, type Bank } from "./testing/bank.ts"
import { resumeRefunds } from "./resume-refunds.ts"
import { makeOrder, makePayment, type FixtureOrder, type MadeOrder } from "./testing/order-fixture.ts"

let shop: TestApp
let bank: Bank
beforeAll(async () => {
  bank = openBank()
  shop = await createTestApp({ paymentProviders: [bank.provider] })
})
afterAll(() => shop.close())
beforeEach(() => {
  bank.done.clear()
  bank.asked.length = 0
  bank.before = async () => {}
})

const make = (wish: FixtureOrder = {}) => makeOrder(shop.engine.db, { providerId: "bank", ...wish })
const capture = (order: MadeOrder) => shop.admin("POST", `/admin/orders/${order.id}/capture`)
const refund = (order: MadeOrder, amount: number, headers?: Record<string, string>) =>
  shop.admin("POST", `/admin/orders/${order.id}/refund`, { amount, reason: "other" }, headers)
const read = async (order: MadeOrder) => (await shop.admin("GET", `/admin/orders/${order.id}`)).body.order
const booked = (kind: string) => [...bank.done.values()].filter((entry) => entry.kind === kind)
const paidBack = () => booked("refund").reduce((sum, { amount }) => sum + amount, 0)
const eventsOf = async (order: MadeOrder) =>
  (await shop.events()).filter(({ data }) => (data as { id: string }).id === order.id)
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const refuse = () => Promise.reject(new Error("the bank says no"))

/** As if the process had died after it wrote down what it was about to ask. */
async function loseCall(paymentId: string, call: { kind: string; amount?: number; refund_id?: string }) {
  await shop.engine.db
    .insertInto("payment_call")
    .values({ id: `lost_${paymentId}`, payment_id: paymentId, ...call })
    .execute()
  await sql`update payment_call set started_at = now() - interval '2 minutes'
    where id = ${`lost_${paymentId}`}`.execute(shop.engine.db)
}

describe("capturing", () => {
  test("reports all errors with one statement", async () => {
    const order = await make({ payments: [1000, 1000, 1125] })
    bank.before = refuse
    const { statements } = await shop.countStatements(() => capture(order))
    expect(statements.filter((text) => text.includes("insert into staged_job"))).toHaveLength(1)
    const payments = (await read(order)).payments as { id: string }[]
    const told = (await eventsOf(order)).map(({ name, data }) => [
      name,
      (data as { payment_id: string }).payment_id,
    ])
    expect(told.toSorted()).toEqual(payments.map(({ id }) => ["order.payment_capture_failed", id]).toSorted())
  })

  test.each(["expand=flavours", "fields=flavour", "fields=items.flavour", "expand=returnable_items"])(
    "%s is rejected before the provider is asked",
    async (query) => {
      const order = await make()
      const { status } = await shop.admin("POST", `/admin/orders/${order.id}/capture?${query}`)
      expect(status).toBe(400)
      expect(booked("capture")).toEqual([])
      expect((await read(order)).payment_status).toBe("awaiting")

      const captured = await shop.admin("POST", `/admin/orders/${order.id}/capture?expand=items&fields=email`)
      expect(captured.status).toBe(200)
      expect(booked("capture")).toHaveLength(1)
    },
  )

  test("pays and refunds only what the provider captured", async () => {
    const order = await make()
    const { total } = await read(order)
    bank.provider.capturedAmount = () => total - 1000
    try {
      const { body } = await capture(order)
      expect(body.order).toMatchObject({
        payment_status: "captured",
        paid_total: total - 1000,
        refundable_amount: total - 1000,
        payments: [{ amount: total - 1000 }],
      })
      expect((await refund(order, total - 999)).status).toBe(400)
      expect(booked("refund")).toEqual([])
      expect((await refund(order, total - 1000)).body.order.payment_status).toBe("refunded")
      bank.provider.capturedAmount = () => undefined
      expect((await capture(await make())).body.order.paid_total).toBe(total)
    } finally {
      delete bank.provider.capturedAmount
    }
  })

  test("twenty requests at once take the money once", async () => {
    const order = await make()
    bank.before = () => pause(50)
    const answers = await Promise.all(Array.from({ length: 20 }, () => capture(order)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(answers.map(({ body }) => body.order.payment_status)).toEqual(Array(20).fill("captured"))
    expect(booked("capture")).toHaveLength(1)
    expect(await eventsOf(order)).toEqual([
      { name: "order.payment_captured", data: { id: order.id, no_notification: null } },
    ])
  })

  test("nothing is locked while the bank is asked", async () => {
    const order = await make()
    const free: number[] = []
    bank.before = async () => {
      const { rows } = await sql`select p.id from payment p join "order" o on o.id = p.order_id
        where o.id = ${order.id} for update skip locked`.execute(shop.engine.db)
      free.push(rows.length)
    }
    await capture(order)
    await refund(order, 100)
    expect(free).toEqual([1, 1])
  })

  test("a rejected capture can be repeated", async () => {
    const order = await make({ payments: [2000, 1125] })
    bank.before = () => (bank.asked.length > 1 ? refuse() : Promise.resolve())
    const answer = await capture(order)
    expect(answer.status).toBe(200)
    expect(answer.body.order.payment_status).toBe("requires_action")
    expect(
      answer.body.order.payments.map((payment: { captured_at: unknown }) => !!payment.captured_at),
    ).toEqual([true, false])
    bank.before = async () => {}
    expect((await capture(order)).body.order.payment_status).toBe("captured")
    expect(booked("capture")).toHaveLength(2)
    expect((await eventsOf(order)).map(({ name }) => name)).toEqual([
      "order.payment_capture_failed",
      "order.payment_captured",
    ])
  })

  test("a request that waited in vain for another one may come again under its key", async () => {
    const order = await make()
    const under = { "idempotency-key": crypto.randomUUID() }
    const again = () => shop.admin("POST", `/admin/orders/${order.id}/capture`, undefined, under)
    const payment_id = order.paymentIds[0]!
    await shop.engine.db
      .insertInto("payment_call")
      .values({ id: "at_work", payment_id, kind: "capture" })
      .execute()
    let now = Date.now()
    const clock = vi.spyOn(Date, "now").mockImplementation(() => (now += 6000))
    const refused = await again()
    clock.mockRestore()
    expect(refused.status).toBe(409)
    await sql`update payment_call set started_at = now() - interval '2 minutes'
      where id = 'at_work'`.execute(shop.engine.db)
    expect((await again()).body.order.payment_status).toBe("captured")
    expect(bank.asked).toEqual(["at_work"])
  })

  test("a call that was never answered is repeated with its id", async () => {
    const order = await make()
    await loseCall(order.paymentIds[0]!, { kind: "capture" })
    expect((await capture(order)).body.order.payment_status).toBe("captured")
    expect(bank.asked).toEqual([`lost_${order.paymentIds[0]}`])
  })

  test("an order without payments is captured at once", async () => {
    const order = await make({ payments: [] })
    expect((await capture(order)).body.order.payment_status).toBe("captured")
    expect(bank.asked).toEqual([])
  })

  test("a refunded order stays refunded", async () => {
    const order = await make()
    await capture(order)
    await refund(order, 100)
    expect((await capture(order)).body.order.payment_status).toBe("partially_refunded")
  })
})

describe("refunding", () => {
  test("fifty requests at once pay back no more than was taken", async () => {
    const order = await make()
    await capture(order)
    bank.before = () => pause(Math.random() * 20)
    const answers = await Promise.all(Array.from({ length: 50 }, () => refund(order, 100)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(31)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19)
    expect(paidBack()).toBe(3100)
    const after = await read(order)
    expect(after).toMatchObject({ refunded_total: 3100, refundable_amount: 25 })
    expect(after.payment_status).toBe("partially_refunded")
    expect(after.payments[0].amount_refunded).toBe(3100)
    expect((await eventsOf(order)).filter(({ name }) => name === "order.refund_created")).toHaveLength(31)
  }, 60_000)

  test("refunds of the order and of its payments are bounded together", async () => {
    const order = await make({ payments: [1000, 2125] })
    await capture(order)
    bank.before = () => pause(Math.random() * 10)
    const ofPayment = () =>
      shop.admin("POST", `/admin/payments/${order.paymentIds[1]}/refund`, { amount: 300, reason: "other" })
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? ofPayment() : refund(order, 400))),
    )
    const granted = answers.filter(({ status }) => status === 200)
    expect(granted.length).toBeGreaterThanOrEqual(7)
    expect(paidBack()).toBeLessThanOrEqual(3125)
    const after = await read(order)
    expect(after.refunded_total).toBe(paidBack())
    const perPayment = after.payments.map((payment: { amount: number; amount_refunded: number }) => [
      payment.amount_refunded <= payment.amount,
      payment.amount_refunded >= 0,
    ])
    expect(perPayment).toEqual([
      [true, true],
      [true, true],
    ])
  }, 60_000)

  test("as in v1, several payments are used up from the newest one", async () => {
    const order = await make({ payments: [1000, 2125] })
    await capture(order)
    await refund(order, 1500)
    expect(
      (await read(order)).payments.map((payment: { amount_refunded: number }) => payment.amount_refunded),
    ).toEqual([0, 1500])
    await refund(order, 700)
    expect((await read(order)).payments.map(({ amount_refunded }) => amount_refunded)).toEqual([75, 2125])
    const last = await refund(order, 925)
    expect(last.body.order).toMatchObject({ payment_status: "refunded", refundable_amount: 0 })
  })

  test("what the bank refuses is not paid back, and can be tried again", async () => {
    const order = await make()
    await capture(order)
    bank.before = refuse
    expect((await refund(order, 3125)).status).toBe(422)
    expect(await read(order)).toMatchObject({
      refunded_total: 0,
      refundable_amount: 3125,
      refunds: [],
      payment_status: "captured",
    })
    bank.before = async () => {}
    expect((await refund(order, 3125)).body.order.payment_status).toBe("refunded")
    expect(paidBack()).toBe(3125)
  })

  test("a part that the second bank call refuses is set back, the first part stays", async () => {
    const order = await make({ payments: [1000, 2125] })
    await capture(order)
    bank.asked.length = 0
    bank.before = () => (bank.asked.length > 1 ? refuse() : Promise.resolve())
    expect((await refund(order, 2500)).status).toBe(422)
    const after = await read(order)
    expect(after).toMatchObject({ refunded_total: 2125, payment_status: "partially_refunded" })
    expect(paidBack()).toBe(2125)
  })

  test("one key pays back once, at the same moment and later", async () => {
    const order = await make()
    await capture(order)
    bank.before = () => pause(30)
    const key = { "idempotency-key": crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(order, 200, key)))
    answers.push(await refund(order, 200, key))
    expect(answers.map(({ status }) => status)).toEqual(Array(9).fill(200))
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(paidBack()).toBe(200)
    expect((await read(order)).refunded_total).toBe(200)
  })

  test("a refund that the provider did not confirm stays recorded, and is repeated with its id", async () => {
    const order = await make()
    await capture(order)
    bank.asked.length = 0
    const key = { "idempotency-key": crypto.randomUUID() }
    bank.before = () => Promise.reject(unknownRefundOutcome("bank"))
    const unconfirmed = await refund(order, 700, key)
    expect(unconfirmed).toMatchObject({ status: 409, body: { type: "conflict" } })
    expect((await read(order)).refunded_total).toBe(700)
    bank.before = async () => {}
    await sql`update payment_call set started_at = now() - interval '2 minutes'
      where payment_id = ${order.paymentIds[0]} and kind = 'refund'`.execute(shop.engine.db)
    expect((await refund(order, 700, key)).status).toBe(200)
    expect(new Set(bank.asked).size).toBe(1)
    expect(bank.asked).toHaveLength(2)
    expect(paidBack()).toBe(700)
    expect((await read(order)).refunded_total).toBe(700)
  })

  describe("that nobody repeats", () => {
    /** A refund that the bank carries out without saying so. */
    async function unconfirmed(carriesOut: boolean, reason = "other"): Promise<MadeOrder> {
      const order = await make()
      await capture(order)
      bank.asked.length = 0
      const { provider } = bank
      const spy = vi.spyOn(provider, "refund").mockImplementationOnce(async (_, amount, call) => {
        bank.asked.push(call!.id)
        if (carriesOut) bank.done.set(call!.id, { kind: "refund", amount })
        throw unknownRefundOutcome("bank")
      })
      const wanted = { amount: 700, reason }
      expect((await shop.admin("POST", `/admin/orders/${order.id}/refund`, wanted)).status).toBe(409)
      spy.mockRestore()
      return order
    }
    const age = (order: MadeOrder) =>
      sql`update payment_call set started_at = now() - interval '2 minutes'
        where payment_id = ${order.paymentIds[0]} and kind = 'refund'`.execute(shop.engine.db)
    const told = async (order: MadeOrder) =>
      (await eventsOf(order)).filter(({ name }) => name === "order.refund_created")

    test.each([true, false])("is confirmed later, and paid once (carried out: %s)", async (carriesOut) => {
      const order = await unconfirmed(carriesOut)
      expect([await resumeRefunds(shop.engine), await told(order)]).toEqual([0, []])
      await age(order)
      const both = await Promise.all([resumeRefunds(shop.engine), resumeRefunds(shop.engine)])
      expect(both.toSorted()).toEqual([0, 1])
      expect(await resumeRefunds(shop.engine)).toBe(0)
      expect([paidBack(), new Set(bank.asked).size]).toEqual([700, 1])
      expect(await read(order)).toMatchObject({ refunded_total: 700, payment_status: "partially_refunded" })
      expect(await told(order)).toHaveLength(1)
    })

    test.each(["return", "swap", "claim"])("is confirmed by any reason: %s", async (reason) => {
      const order = await unconfirmed(true, reason)
      await age(order)
      expect(await resumeRefunds(shop.engine)).toBe(1)
      expect(await read(order)).toMatchObject({ refunded_total: 700, payment_status: "partially_refunded" })
    })

    test("of a return is confirmed later, and stays open when the bank says no", async () => {
      const order = await make()
      await capture(order)
      const items = [{ item_id: order.lineIds[0], quantity: 1 }]
      const asked = (await shop.admin("POST", `/admin/orders/${order.id}/return`, { items })).body.order
      const where = `/admin/returns/${asked.returns[0].id}/receive` as const
      bank.before = () => Promise.reject(unknownRefundOutcome("bank"))
      expect((await shop.admin("POST", where, { items })).status).toBe(409)
      await age(order)
      bank.before = () => Promise.reject(new CommerceError("conflict", "The account is closed"))
      expect(await resumeRefunds(shop.engine)).toBe(0)
      expect(await read(order)).toMatchObject({ refunded_total: 1250, payment_status: "captured" })
      await age(order)
      bank.before = async () => {}
      expect(await resumeRefunds(shop.engine)).toBe(1)
      expect(await read(order)).toMatchObject({ refunded_total: 1250, payment_status: "captured" })
      expect([paidBack(), (await told(order)).length]).toEqual([1250, 1])
    })

    test("is confirmed although another refund of the order stays unknown", async () => {
      const order = await unconfirmed(false)
      const { provider } = bank
      const lose = () =>
        vi.spyOn(provider, "refund").mockImplementationOnce(async () => {
          throw unknownRefundOutcome("bank")
        })
      lose()
      const second = { amount: 200, reason: "other" }
      expect((await shop.admin("POST", `/admin/orders/${order.id}/refund`, second)).status).toBe(409)
      await age(order)
      const first = lose()
      expect(await resumeRefunds(shop.engine)).toBe(1)
      first.mockRestore()
      expect([paidBack(), (await told(order)).length]).toEqual([200, 1])
      await age(order)
      expect(await resumeRefunds(shop.engine)).toBe(1)
      expect([paidBack(), (await told(order)).length]).toEqual([900, 2])
    })

    test("leaves lost calls of other requests to those requests", async () => {
      const { db } = shop.engine
      const order = await unconfirmed(true)
      const other = await makePayment(db, order.id, 100, "bank")
      await loseCall(other, { kind: "capture" })
      const lost = async () =>
        (await db.selectFrom("payment_call").selectAll().where("payment_id", "=", other).execute())[0]
      const before = await lost()
      await age(order)
      bank.asked.length = 0
      expect([await resumeRefunds(shop.engine), bank.asked.length]).toEqual([1, 1])
      expect(await lost()).toEqual(before)
      expect((await capture(order)).status).toBe(200)
      expect(booked("capture")).toHaveLength(2)
    })

    test("stays open while the bank does not work, and ends when it says no", async () => {
      const order = await unconfirmed(false)
      await age(order)
      bank.before = refuse
      expect(await resumeRefunds(shop.engine)).toBe(0)
      bank.before = () => Promise.reject(unknownRefundOutcome("bank"))
      await age(order)
      expect(await resumeRefunds(shop.engine)).toBe(0)
      expect((await read(order)).refunded_total).toBe(700)
      bank.before = () => Promise.reject(new CommerceError("conflict", "The account is closed"))
      await age(order)
      expect(await resumeRefunds(shop.engine)).toBe(1)
      expect(await read(order)).toMatchObject({ refunded_total: 0, payment_status: "captured", refunds: [] })
      expect([paidBack(), await told(order)]).toEqual([0, []])
      const failures = (await shop.events()).filter(
        ({ name, data }) =>
          name === "payment.payment_refund_failed" && (data as { id: string }).id === order.paymentIds[0],
      )
      expect(failures).toMatchObject([{ data: { error: "The account is closed", amount_refunded: 0 } }])
    })
  })

  test("a refund that was set aside before a crash is carried out once, with its id", async () => {
    const order = await make()
    await capture(order)
    bank.asked.length = 0
    const key = crypto.randomUUID()
    await shop.engine.db
      .insertInto("refund")
      .values({ id: "ref_lost", order_id: order.id, amount: 700, reason: "other", idempotency_key: key })
      .execute()
    await sql`update payment set amount_refunded = 700 where order_id = ${order.id}`.execute(shop.engine.db)
    await loseCall(order.paymentIds[0]!, { kind: "refund", amount: 700, refund_id: "ref_lost" })
    const answer = await refund(order, 700, { "idempotency-key": key })
    expect(answer.status).toBe(200)
    expect(bank.asked).toEqual([`lost_${order.paymentIds[0]}`])
    expect(await read(order)).toMatchObject({ refunded_total: 700, payment_status: "partially_refunded" })
  })

  test("negative amounts and unknown reasons are refused, nothing is fine", async () => {
    const order = await make()
    await capture(order)
    const negative = await refund(order, -5)
    expect(negative.body).toEqual({ type: "invalid_data", message: "amount must not be less than 0" })
    const odd = await shop.admin("POST", `/admin/orders/${order.id}/refund`, { amount: 1, reason: "x" })
    expect(odd.status).toBe(400)
    expect((await refund(order, 0)).body.order.payment_status).toBe("captured")
    expect(await read(order)).toMatchObject({ refunded_total: 0, refundable_amount: 3125 })
    expect(paidBack()).toBe(0)
  })
})

describe("cancelling", () => {
  const cancel = (order: MadeOrder) => shop.admin("POST", `/admin/orders/${order.id}/cancel`)

  test("ends captures and refunds of the payment, and leaves another order alone", async () => {
    const [canceled, authorized, open] = [await make(), await make(), await make()]
    for (const order of [canceled, open]) await capture(order)
    for (const order of [canceled, authorized]) expect((await cancel(order)).status).toBe(200)
    const act = (order: MadeOrder, what: string, body?: object) =>
      shop.admin("POST", `/admin/payments/${order.paymentIds[0]}/${what}`, body)
    const amount = { amount: 100, reason: "other" }
    const refused = await act(canceled, "refund", amount)
    expect([refused.status, refused.body.message]).toEqual([
      400,
      `Only 0 can be refunded from Payment ${canceled.paymentIds[0]}`,
    ])
    expect((await act(authorized, "capture")).body.message).toBe(
      `Payment ${authorized.paymentIds[0]} is canceled`,
    )
    expect((await act(open, "refund", amount)).status).toBe(200)
    expect((await act(open, "capture")).status).toBe(200)
    expect(paidBack()).toBe(100)
  })

  test("lets the money go once, however often it is asked", async () => {
    const order = await make({ payments: [2000, 1125] })
    bank.before = () => pause(30)
    const answers = await Promise.all(Array.from({ length: 5 }, () => cancel(order)))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(answers[0]!.body.order).toMatchObject({
      status: "canceled",
      payment_status: "canceled",
      fulfillment_status: "canceled",
    })
    expect(booked("cancel")).toHaveLength(2)
    expect(await eventsOf(order)).toEqual([
      { name: "order.canceled", data: { id: order.id, no_notification: null } },
    ])
    expect((await cancel(order)).status).toBe(200)
    expect((await capture(order)).body).toEqual({
      type: "not_allowed",
      message: "A canceled order cannot capture payment",
    })
  })

  test("an error of the bank leaves the order unchanged", async () => {
    const order = await make()
    bank.before = refuse
    expect((await cancel(order)).status).toBe(422)
    expect(await read(order)).toMatchObject({
      status: "pending",
      payment_status: "awaiting",
      canceled_at: null,
    })
  })

  test("nothing else is done with the order meanwhile", async () => {
    const order = await make()
    const items = [{ item_id: order.lineIds[0], quantity: 1 }]
    const meanwhile: number[] = []
    bank.before = async (kind) => {
      if (kind !== "cancel") return
      const path = `/admin/orders/${order.id}/fulfillment` as const
      meanwhile.push((await shop.admin("POST", path, { items })).status)
    }
    expect((await cancel(order)).body.order.status).toBe("canceled")
    expect(meanwhile).toEqual([409])
  })

  test("refunds and open shipments prevent it", async () => {
    const refunded = await make()
    await capture(refunded)
    await refund(refunded, 10)
    expect((await cancel(refunded)).status).toBe(400)
    const packed = await make()
    const items = [{ item_id: packed.lineIds[0], quantity: 1 }]
    await shop.admin("POST", `/admin/orders/${packed.id}/fulfillment`, { items })
    expect((await cancel(packed)).body.message).toBe(
      "All fulfillments must be canceled before canceling an order",
    )
    expect((await read(packed)).status).toBe("pending")
  })
})
