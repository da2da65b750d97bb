import { sql } from "kysely"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../carts/testing/cart-shop.ts"
import type { PaymentProvider, PaymentSessionStatus } from "../../../platform/kernel/payment-provider.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"

/** A provider over a network, as far as the shop can tell. It keeps a log, and looks whether rows are locked. */
const log: string[] = []
let next: { status: PaymentSessionStatus; isAlone: boolean; before: (kind: string) => Promise<void> }
let prepared = 0
let country: string | undefined
const known: ProviderData[] = []

const call = async <T>(kind: string, data: ProviderData, result: T): Promise<T> => {
  if (next.isAlone) await assertUnlocked()
  log.push(`${kind} ${String(data.ref ?? "")}`.trim())
  await next.before(kind)
  return result
}

const bank: PaymentProvider = {
  id: "bank",
  readsCustomer: true,
  initiate: async ({ amount, customerMetadata, countryCode }) => {
    prepared++
    country = countryCode
    if (customerMetadata) known.push(customerMetadata)
    const customer = { customerMetadata: { bank_id: "b_1" } }
    return call("initiate", { ref: `${amount}` }, { data: { ref: prepared, amount }, ...customer })
  },
  update: async (data, { amount }) => call(`update ${amount}`, data, { ...data, amount }),
  amend: async (data, change) => call("amend", data, { ...data, ...change }),
  authorize: async (data) =>
    call(`authorize ${String(data.amount)}`, data, { status: next.status, data: { ...data, seen: true } }),
  status: async () => "pending",
  remove: async (data) => call("remove", data, {}),
  capture: async (data) => data,
  refund: async (data) => data,
  cancel: async (data) => call("cancel", data, { ...data, canceled: true }),
}

let shop: CartShop
beforeAll(async () => {
  shop = await openCartShop([bank])
})
afterAll(() => shop.close())
beforeEach(() => {
  log.length = 0
  known.length = 0
  prepared = 0
  next = { status: "authorized", isAlone: true, before: async () => {} }
})

/** Fails when somebody holds the lock of a cart, a level or a gift card. */
async function assertUnlocked(): Promise<void> {
  await shop.engine.db.transaction().execute(async (db) => {
    for (const table of ["cart", "inventory_level", "gift_card", "payment_session"])
      await sql`select 1 from ${sql.table(table)} for update nowait`.execute(db)
  })
}

async function bankCart(lines: Record<string, number> = { variant_shirt: 1 }): Promise<string> {
  const cart = await shop.readyCart(lines)
  const selected = await shop.post(`/store/carts/${cart}/payment-session`, { provider_id: "bank" })
  expect(selected.status).toBe(200)
  return cart
}

const read = async (cart: string) => (await shop.request("GET", `/store/carts/${cart}`)).body.cart

test("one session per provider, prepared where it is selected", async () => {
  const cart = await shop.readyCart()
  const sessions = async () =>
    (await read(cart)).payment_sessions.map(
      (session: Record<string, unknown>) =>
        `${session.provider_id} ${session.amount} ${session.is_selected} ${session.is_initiated}`,
    )
  expect((await sessions()).toSorted()).toEqual(["bank 1875 null false", "manual 1875 null false"])
  expect(log).toEqual([])
  await shop.post(`/store/carts/${cart}/payment-session`, { provider_id: "bank" })
  expect((await sessions()).toSorted()).toEqual(["bank 1875 true true", "manual 1875 null false"])
  await shop.post(`/store/carts/${cart}/line-items`, { variant_id: "variant_shirt", quantity: 1 })
  expect((await sessions()).toSorted()).toEqual(["bank 2500 true true", "manual 2500 null false"])
  await shop.post(`/store/carts/${cart}/payment-sessions/bank`, { data: { token: "t" } })
  expect((await read(cart)).payment_session.data).toEqual({ ref: 1, amount: 2500, token: "t" })
  await shop.post(`/store/carts/${cart}/payment-session`, { provider_id: "manual" })
  expect((await sessions()).toSorted()).toEqual(["bank 2500 null false", "manual 2500 true true"])
  expect(log).toEqual(["initiate 1875", "update 2500 1", "amend 1", "remove 1"])
})

test("a provider that fails does not stop a customer from shopping", async () => {
  const cart = await bankCart()
  next.before = async (kind) => {
    if (kind.startsWith("update")) throw new Error("timeout")
  }
  const added = await shop.post(`/store/carts/${cart}/line-items`, { variant_id: "variant_mug", quantity: 3 })
  expect(added.status).toBe(200)
  expect(added.body.cart.payment_session).toMatchObject({
    status: "error",
    amount: added.body.cart.total,
  })
  const again = await shop.post(`/store/carts/${cart}/payment-sessions`)
  expect(again.status).toBe(422)
  expect(again.body.message).toBe("The payment provider bank did not respond as expected")
  next.before = async () => {}
  const settled = await shop.post(`/store/carts/${cart}/payment-sessions`)
  expect(settled.body.cart.payment_session).toMatchObject({
    status: "pending",
    amount: settled.body.cart.total,
  })
})

test("the money is asked for while nothing is locked, and the order has it", async () => {
  const cart = await bankCart()
  const answer = await shop.complete(cart)
  expect(answer.status).toBe(200)
  expect(answer.body.data.payments).toMatchObject([
    { amount: 1875, provider_id: "bank", data: { ref: 1, amount: 1875, seen: true }, captured_at: null },
  ])
  expect(log).toEqual(["initiate 1875", "authorize 1875 1"])
})

test("a provider that reads customers receives what it stored with the customer", async () => {
  const cart = await bankCart()
  await shop.post(`/store/carts/${cart}/payment-sessions/bank/refresh`)
  expect(known).toHaveLength(2)
  expect(known.at(-1)).toMatchObject({ bank_id: "b_1" })
})

test("a provider receives the country of the shipping address", async () => {
  const cart = await bankCart()
  const shipping_address = { country_code: "dk", first_name: "Ada" }
  await shop.post(`/store/carts/${cart}`, { shipping_address })
  await shop.post(`/store/carts/${cart}/payment-sessions/bank/refresh`)
  expect(country).toBe("dk")
})

test("a payment that wants more of the customer leaves the cart a cart", async () => {
  const cart = await bankCart()
  next.status = "requires_more"
  const answer = await shop.complete(cart)
  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({ type: "cart", payment_status: "requires_more", data: { id: cart } })
  expect(answer.body.data.payment_session).toMatchObject({ status: "requires_more", data: { seen: true } })
  expect((await read(cart)).payment_session.status).toBe("requires_more")
  const { rows } = await sql`select 1 from line_item_tax_line t join line_item l on l.id = t.item_id
    where l.cart_id = ${cart}`.execute(shop.engine.db)
  expect(rows).toEqual([])
  next.status = "authorized"
  expect((await shop.complete(cart)).body.type).toBe("order")
})

test("what was set aside for units that somebody else took is given back", async () => {
  const cart = await bankCart({ variant_mug: 1 })
  next.before = async (kind) => {
    if (kind.startsWith("authorize")) await shop.setStock("variant_mug", 0)
  }
  const refused = await shop.complete(cart)
  expect(refused.status).toBe(409)
  expect(log).toEqual(["initiate 1041", "authorize 1041 1", "cancel 1", "initiate 1041"])
  const { rows } = await sql<{ canceled: boolean; amount: number }>`
    select canceled_at is not null as canceled, amount from payment where metadata ->> 'cart_id' = ${cart}`.execute(
    shop.engine.db,
  )
  expect(rows).toEqual([{ canceled: true, amount: 1041 }])
  expect(await read(cart)).toMatchObject({ completed_at: null, payment_id: null })
  await shop.setStock("variant_mug", 10)
  next.before = async () => {}
  const placed = await shop.complete(cart)
  expect(placed.body.data.payments[0].data.ref).toBe(2)
})

test("a cart that changes while the money is asked for is asked for again", async () => {
  const cart = await bankCart()
  let isChanged = false
  next.before = async (kind) => {
    if (!kind.startsWith("authorize") || isChanged) return
    isChanged = true
    await shop.post(`/store/carts/${cart}/line-items`, { variant_id: "variant_digital", quantity: 2 })
  }
  const answer = await shop.complete(cart)
  expect(answer.status).toBe(200)
  expect(answer.body.data).toMatchObject({ total: 2500, paid_total: 2500 })
  expect(log).toEqual(["initiate 1875", "authorize 1875 1", "update 2500 1", "authorize 2500 1"])
})

test("20 completions of one cart at once make one order", async () => {
  const cart = await bankCart()
  next.isAlone = false
  next.before = () => new Promise((resolve) => setTimeout(resolve, 20))
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.complete(cart)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.type}`))).toEqual(new Set(["200 order"]))
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  expect(log).not.toContain("cancel 1")
})

test("who is refused because another request was faster gets that one's order", async () => {
  const cart = await bankCart()
  let asked = 0
  next.isAlone = false
  next.before = async (kind) => {
    asked++
    if (!kind.startsWith("authorize") || asked > 1) return
    await shop.complete(cart)
    throw new Error("asked twice")
  }
  const answer = await shop.complete(cart)
  expect([answer.status, answer.body.type]).toEqual([200, "order"])
})

describe("a discount that others used up", () => {
  const useUp = (code: string) =>
    sql`update discount set usage_count = 1 where code = ${code}`.execute(shop.engine.db)
  const cartWith = async (code: string) => {
    const rule = { type: "percentage", value: 10, allocation: "total" }
    const discount = { code, rule, regions: ["reg_t"], usage_limit: 1 }
    expect((await shop.admin("POST", "/admin/discounts", discount)).status).toBe(200)
    const cart = await shop.readyCart({ variant_shirt: 1 }, { discounts: [{ code }] })
    await shop.post(`/store/carts/${cart}/payment-session`, { provider_id: "bank" })
    log.length = 0
    return cart
  }

  test.each([
    ["BEFORE", ["update 1875 1"]],
    ["MEANWHILE", ["authorize 1750 1", "cancel 1", "initiate 1875"]],
  ])("%s is refused under its key before the payment session gets the full price", async (code, calls) => {
    const cart = await cartWith(code)
    if (code === "BEFORE") await useUp(code)
    const key = crypto.randomUUID()
    const kept: unknown[] = []
    next.before = async (kind) => {
      if (kind.startsWith("authorize")) return void (await useUp(code))
      const { rows } = await sql`select response_code as code from idempotency_key
        where idempotency_key = ${key}`.execute(shop.engine.db)
      kept.push(...rows)
    }
    const refused = await shop.complete(cart, { "idempotency-key": key })
    expect([refused.status, refused.body.code]).toEqual([409, "cart_total_changed"])
    expect(log).toEqual(calls)
    expect(kept).toEqual(kept.map(() => ({ code: 409 })))
    expect(kept.length).toBeGreaterThan(0)
    next.before = async () => {}
    const placed = await shop.complete(cart, { "idempotency-key": crypto.randomUUID() })
    expect([placed.status, placed.body.data.total]).toEqual([200, 1875])
  })
})

test("a request whose key another one was refused under meanwhile makes no order", async () => {
  const cart = await bankCart()
  const key = crypto.randomUUID()
  next.before = async (kind) => {
    if (kind.startsWith("authorize"))
      await sql`update idempotency_key set response_code = 409, response_text = '{"code":"kept"}'
        where idempotency_key = ${key}`.execute(shop.engine.db)
  }
  const late = await shop.complete(cart, { "idempotency-key": key })
  expect([late.status, (await read(cart)).completed_at]).toEqual([409, null])
  expect(log.at(-2)).toBe("cancel 1")
  const again = await shop.complete(cart, { "idempotency-key": key })
  expect([again.status, again.body]).toEqual([409, { code: "kept" }])
  expect((await shop.complete(cart)).status).toBe(200)
})

test("an error is not kept under a key while another request places the order", async () => {
  const { db } = shop.engine
  const cart = await bankCart()
  await sql`update line_item set unit_price = unit_price + 100 where cart_id = ${cart}`.execute(db)
  const key = crypto.randomUUID()
  const kept = async () =>
    (await sql`select response_code as code from idempotency_key where idempotency_key = ${key}`.execute(db))
      .rows
  const waiting = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]!.count
  }
  const answer = await db.transaction().execute(async (tx) => {
    await sql`select from cart where id = ${cart} for update`.execute(tx)
    const refused = shop.complete(cart, { "idempotency-key": key })
    await expect.poll(waiting, { timeout: 10_000 }).toBe(1)
    expect(await kept()).toEqual([{ code: null }])
    await sql`update cart set completed_at = now() where id = ${cart}`.execute(tx)
    return { refused }
  })
  expect((await answer.refused).body.code).not.toBe("cart_total_changed")

  const other = await bankCart()
  await sql`update line_item set unit_price = unit_price + 100 where cart_id = ${other}`.execute(db)
  expect((await shop.complete(other, { "idempotency-key": crypto.randomUUID() })).body.code).toBe(
    "cart_total_changed",
  )
})
