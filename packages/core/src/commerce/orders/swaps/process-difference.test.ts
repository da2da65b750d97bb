import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../../sales/carts/testing/cart-shop.ts"
import { CommerceError } from "../../../platform/kernel/errors.ts"
import { unknownRefundOutcome } from "../../sales/payments/index.ts"
import { resumeRefunds } from "../orders/index.ts"
import { openBank, type Bank } from "../orders/testing/bank.ts"
import { resumeSwapRefunds } from "./resume-swap-refunds.ts"

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

async function admin<Path extends string>(path: Path, body: object = {}) {
  const response = await shop.admin("POST", path, body)
  expect([path, response.status, response.text.slice(0, 200)]).toEqual([path, 200, expect.anything()])
  return response.body
}

async function store<Path extends string>(path: Path, body: object = {}) {
  const response = await shop.post(path, body)
  expect([path, response.status]).toEqual([path, 200])
  return response.body
}

/** An order of four units that was paid and sent. */
async function sentOrder() {
  const cart = await shop.readyCart({ variant_digital: 4 })
  await store(`/store/carts/${cart}/payment-session`, { provider_id: "bank" })
  const order = (await shop.complete(cart)).body.data
  const path = `/admin/orders/${order.id}` as const
  await admin(`${path}/capture`)
  const item = order.items[0].id
  const { order: fulfilled } = await admin(`${path}/fulfillment`, { items: [{ item_id: item, quantity: 4 }] })
  await admin(`${path}/shipment`, { fulfillment_id: fulfilled.fulfillments[0].id })
  return { path, item }
}

/** A confirmed swap of three units for one: the store owes the customer the difference. */
async function swapWithRefund() {
  const { path, item } = await sentOrder()
  const { order: swapped } = await admin(`${path}/swaps`, {
    return_items: [{ item_id: item, quantity: 3 }],
    additional_items: [{ variant_id: "variant_digital", quantity: 1 }],
  })
  const { id, cart_id } = swapped.swaps.at(-1)
  await store(`/store/carts/${cart_id}/shipping-methods`, { option_id: shop.shippingOptionId })
  await store(`/store/carts/${cart_id}/payment-sessions`)
  await store(`/store/carts/${cart_id}/complete`)
  const { swap } = (await shop.admin("GET", `/admin/swaps/${id}`)).body
  return {
    orderId: path.slice("/admin/orders/".length),
    id,
    returnId: swap.return_order.id,
    due: -swap.difference_due,
    path: `${path}/swaps/${id}`,
  }
}

/** What was refunded of an order: refunds, and the amounts on its payments. */
async function refundedOf(orderId: string) {
  const { rows } = await sql<{ refunds: number; payments: number }>`select
      (select coalesce(sum(amount), 0)::int from refund where order_id = ${orderId}) as refunds,
      (select sum(amount_refunded)::int from payment where order_id = ${orderId}) as payments`.execute(
    shop.engine.db,
  )
  return rows[0]
}

/** Keeps the bank from responding until the returned function is called. */
function holdBank(): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  bank.before = () => held
  return release
}

test("a difference that two requests process at once is refunded once", async () => {
  const { orderId, due, path } = await swapWithRefund()
  expect(due).toBeGreaterThan(0)
  const release = holdBank()
  const both = [shop.admin("POST", `${path}/process-payment`), shop.admin("POST", `${path}/process-payment`)]
  await expect.poll(() => refundedOf(orderId)).toEqual({ refunds: due, payments: due })
  await new Promise((resolve) => setTimeout(resolve, 300))
  release()
  const responses = await Promise.all(both)
  expect(responses.map(({ status }) => status)).toEqual([200, 200])
  expect(await refundedOf(orderId)).toEqual({ refunds: due, payments: due })
})

test("a refund of a difference that a crash left without a response is repeated, not doubled", async () => {
  const { orderId, id, due, path } = await swapWithRefund()
  const release = holdBank()
  const lost = shop.admin("POST", `${path}/process-payment`)
  await expect.poll(() => refundedOf(orderId)).toEqual({ refunds: due, payments: due })
  await sql`update payment_call set started_at = started_at - interval '10 minutes' where status = 'started'`.execute(
    shop.engine.db,
  )
  bank.before = async () => {}
  await admin(`${path}/process-payment`)
  release()
  await lost
  expect(await refundedOf(orderId)).toEqual({ refunds: due, payments: due })
  const { swap } = (await shop.admin("GET", `/admin/swaps/${id}`)).body
  expect(swap.payment_status).toBe("difference_refunded")
})

/** A swap whose refund the bank has neither confirmed nor refused. */
async function unconfirmedSwap() {
  const swap = await swapWithRefund()
  bank.before = () => Promise.reject(unknownRefundOutcome("bank"))
  expect((await shop.admin("POST", `${swap.path}/process-payment`)).status).toBe(409)
  const age = () =>
    sql`update payment_call set started_at = now() - interval '2 minutes' where status = 'started'`.execute(
      shop.engine.db,
    )
  const state = async () => {
    const events = (await shop.events()).filter(({ data }) => (data as { id: string }).id === swap.id)
    return {
      payment_status: (await shop.admin("GET", `/admin/swaps/${swap.id}`)).body.swap.payment_status,
      told: events.map(({ name }) => name).filter((name) => name.includes("refund")),
      refunded: (await refundedOf(swap.orderId))?.payments,
    }
  }
  return { ...swap, age, state }
}

const refunded = { payment_status: "difference_refunded", told: ["swap.refund_processed"] }

test("a refund of a difference that nobody repeats is confirmed later, once", async () => {
  const { due, age, state } = await unconfirmedSwap()
  expect(await resumeSwapRefunds(shop.engine)).toBe(0)
  await age()
  expect([await resumeRefunds(shop.engine), await resumeSwapRefunds(shop.engine)]).toEqual([0, 0])
  expect(await state()).toMatchObject({ told: [], refunded: due })
  bank.before = async () => {}
  await age()
  const both = await Promise.all([resumeSwapRefunds(shop.engine), resumeSwapRefunds(shop.engine)])
  expect(both.toSorted()).toEqual([0, 1])
  expect(await resumeSwapRefunds(shop.engine)).toBe(0)
  expect(await state()).toEqual({ ...refunded, refunded: due })
})

test("a refund of a difference that the bank refuses later needs an action, and can be repeated", async () => {
  const { due, path, age, state } = await unconfirmedSwap()
  await age()
  bank.before = () => Promise.reject(new Error("out of order"))
  expect(await resumeSwapRefunds(shop.engine)).toBe(0)
  await age()
  bank.before = () => Promise.reject(new CommerceError("conflict", "The account is closed"))
  expect(await resumeSwapRefunds(shop.engine)).toBe(1)
  const failed = { payment_status: "requires_action", told: ["swap.process_refund_failed"], refunded: 0 }
  expect(await state()).toEqual(failed)
  expect(await resumeSwapRefunds(shop.engine)).toBe(0)
  bank.before = async () => {}
  await admin(`${path}/process-payment`)
  expect(await state()).toEqual({ ...refunded, told: [...failed.told, ...refunded.told], refunded: due })
})

test("a swap whose refund another request of the order confirmed is concluded too", async () => {
  const { orderId, due, age, state } = await unconfirmedSwap()
  await age()
  bank.before = async () => {}
  await admin(`/admin/orders/${orderId}/refund`, { amount: 100, reason: "other" })
  expect(await resumeSwapRefunds(shop.engine)).toBe(1)
  expect(await state()).toEqual({ ...refunded, refunded: due + 100 })
  expect(await resumeSwapRefunds(shop.engine)).toBe(0)
})

test("a swap cannot be canceled while its difference is being refunded, and can before", async () => {
  const open = await swapWithRefund()
  await admin(`/admin/returns/${open.returnId}/cancel`)
  await admin(`${open.path}/cancel`)
  const { orderId, returnId, due, path } = await swapWithRefund()
  await admin(`/admin/returns/${returnId}/cancel`)
  const release = holdBank()
  const first = shop.admin("POST", `${path}/process-payment`)
  await expect.poll(() => refundedOf(orderId)).toEqual({ refunds: due, payments: due })
  const canceled = await shop.admin("POST", `${path}/cancel`)
  expect([canceled.status, canceled.body.message]).toEqual([400, "Swap with a refund cannot be canceled"])
  release()
  expect((await first).status).toBe(200)
})

/** The ID of a swap of one unit for three, whose difference the customer has authorized. */
async function confirmedSwap({ path, item }: Awaited<ReturnType<typeof sentOrder>>): Promise<string> {
  const { order } = await admin(`${path}/swaps`, {
    return_items: [{ item_id: item, quantity: 1 }],
    additional_items: [{ variant_id: "variant_digital", quantity: 3 }],
  })
  const { id, cart_id } = order.swaps.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1)!
  await store(`/store/carts/${cart_id}/shipping-methods`, { option_id: shop.shippingOptionId })
  await store(`/store/carts/${cart_id}/payment-sessions`)
  await store(`/store/carts/${cart_id}/payment-session`, { provider_id: "bank" })
  await store(`/store/carts/${cart_id}/complete`)
  return id
}

test("as in v1, the payment of a swap is one of its order: it is captured and refunded with it", async () => {
  const sent = await sentOrder()
  const { path } = sent
  const read = async () => (await shop.admin("GET", path)).body.order
  const isOpen = async () => {
    const query = `has_payment_to_capture=true&id=${path.split("/").at(-1)}` as const
    return (await shop.admin("GET", `/admin/orders?${query}`)).body.count === 1
  }
  const before = (await read()).paid_total
  expect(await isOpen()).toBe(false)
  await confirmedSwap(sent)
  const { paid_total, payment_status, payments } = await read()
  const [own, ofSwap] = payments.toSorted((a, b) => Number(a.swap_id !== null) - Number(b.swap_id !== null))
  expect([own!.amount, paid_total]).toEqual([before, before + ofSwap!.amount])
  expect([payment_status, await isOpen()]).toEqual(["captured", true])

  await admin(`${path}/capture`)
  expect([(await read()).payments.every(({ captured_at }) => captured_at !== null), await isOpen()]).toEqual([
    true,
    false,
  ])
  await admin(`${path}/refund`, { amount: before, reason: "other" })
  expect((await read()).payment_status).toBe("partially_refunded")
  const tooMuch = await shop.admin("POST", `${path}/refund`, { amount: ofSwap!.amount + 1, reason: "other" })
  expect(tooMuch.status).toBe(400)
  await admin(`${path}/refund`, { amount: ofSwap!.amount, reason: "other" })
  expect((await read()).payment_status).toBe("refunded")
})

test("a swap is canceled before a refund of its order is taken from its payment, and not afterwards", async () => {
  const sent = await sentOrder()
  const { path } = sent
  const [kept, refunded] = [await confirmedSwap(sent), await confirmedSwap(sent)]
  await admin(`${path}/capture`)
  // The newest payment is used up first.
  await admin(`${path}/refund`, { amount: 1, reason: "other" })
  const { swaps } = (await shop.admin("GET", `${path}?expand=swaps.return_order` as const)).body.order
  for (const { return_order } of swaps) await admin(`/admin/returns/${return_order.id}/cancel`)
  expect((await shop.admin("POST", `${path}/swaps/${kept}/cancel` as const)).status).toBe(200)
  const again = await shop.admin("POST", `${path}/swaps/${refunded}/cancel` as const)
  expect([again.status, again.body.message]).toEqual([400, "Swap with a refund cannot be canceled"])
})

test("processing a swap captures only its own payment", async () => {
  const sent = await sentOrder()
  const { path } = sent
  const [first, second] = [await confirmedSwap(sent), await confirmedSwap(sent)]
  const captured = async () =>
    (
      await sql<{ swap_id: string }>`select swap_id from payment
        where swap_id in (${first}, ${second}) and captured_at is not null order by swap_id`.execute(
        shop.engine.db,
      )
    ).rows.map(({ swap_id }) => swap_id)
  expect(await captured()).toEqual([])
  await admin(`${path}/swaps/${first}/process-payment`)
  expect(await captured()).toEqual([first])
  await admin(`${path}/swaps/${second}/process-payment`)
  expect(await captured()).toEqual([first, second].toSorted())
})

/** Leaves the payment of a swap without the order's ID, as imported rows can be. */
async function onlyOfSwap(swapId: string) {
  await sql`insert into payment (id, swap_id, amount, currency_code, provider_id, data)
    values (${`pay_${swapId}`}, ${swapId}, 700, 'eur', 'bank', '{}')`.execute(shop.engine.db)
  return async () =>
    (
      await sql<{ captured: boolean; canceled: boolean }>`select captured_at is not null as captured,
        canceled_at is not null as canceled from payment where id = ${`pay_${swapId}`}`.execute(
        shop.engine.db,
      )
    ).rows[0]
}

test("canceling a swap cancels its payment, also one that names only the swap, and no other", async () => {
  const { id, path, returnId } = await swapWithRefund()
  const own = await onlyOfSwap(id)
  const other = await onlyOfSwap((await swapWithRefund()).id)
  await admin(`/admin/returns/${returnId}/cancel`)
  await admin(`${path}/cancel`)
  expect([await own(), await other()]).toEqual([
    { captured: false, canceled: true },
    { captured: false, canceled: false },
  ])
})

test("a swap is changed by the path of its order, and by no other", async () => {
  const { id, path, returnId } = await swapWithRefund()
  const { orderId: other } = await swapWithRefund()
  const send = async (path: string) => {
    const answer = await shop.admin("POST", path, {})
    return [answer.status, answer.body.message]
  }
  for (const orderId of [other, "order_x"])
    for (const action of ["fulfillments", "process-payment", "cancel"])
      expect(await send(`/admin/orders/${orderId}/swaps/${id}/${action}`)).toEqual([
        404,
        `no swap was found with the id: ${id} related to order: ${orderId}`,
      ])
  expect(await send(`/admin/orders/${other}/swaps/swap_x/cancel`)).toEqual([404, "Swap was not found"])
  await admin(`/admin/returns/${returnId}/cancel`)
  expect(await send(`${path}/cancel`)).toEqual([200, undefined])
})

test("processing a swap captures a payment that names only the swap", async () => {
  const { id, path } = await swapWithRefund()
  const own = await onlyOfSwap(id)
  await sql`update swap set difference_due = 700 where id = ${id}`.execute(shop.engine.db)
  await admin(`${path}/process-payment`)
  expect(await own()).toEqual({ captured: true, canceled: false })
})

test("a swap of which an earlier request has captured a part is captured, and the request says so once", async () => {
  const { id, path } = await swapWithRefund()
  const own = await onlyOfSwap(id)
  await sql`update swap set difference_due = 700 where id = ${id}`.execute(shop.engine.db)
  // As if the process had died after it asked for the part.
  await sql`insert into payment_call (id, payment_id, kind, amount, started_at)
    values (${`lost_${id}`}, ${`pay_${id}`}, 'capture', 300, now() - interval '2 minutes')`.execute(
    shop.engine.db,
  )
  const { status, body } = await shop.admin("POST", `${path}/process-payment`)
  expect([status, body.type, body.message]).toEqual([
    400,
    "not_allowed",
    `Payment pay_${id} is captured already, with the amount 300`,
  ])
  expect(bank.done.get(`lost_${id}`)).toEqual({ kind: "capture", amount: 300 })
  expect(await own()).toEqual({ captured: true, canceled: false })
  const { swap } = (await shop.admin("GET", `/admin/swaps/${id}`)).body
  expect(swap.payment_status).toBe("captured")
  await admin(`${path}/process-payment`)
})

test("a swap whose whole payment was being captured is captured without an error", async () => {
  const { id, path } = await swapWithRefund()
  const own = await onlyOfSwap(id)
  await sql`update swap set difference_due = 700 where id = ${id}`.execute(shop.engine.db)
  await sql`insert into payment_call (id, payment_id, kind, amount, started_at)
    values (${`lost_${id}`}, ${`pay_${id}`}, 'capture', 0, now() - interval '2 minutes')`.execute(
    shop.engine.db,
  )
  await admin(`${path}/process-payment`)
  expect(await own()).toEqual({ captured: true, canceled: false })
})
