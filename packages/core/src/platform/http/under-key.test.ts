import { sql } from "kysely"
import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { makeOrder } from "../../commerce/orders/orders/testing/order-fixture.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

/** The same request eight times at once, and once more. */
async function nineTimes<Path extends string>(path: Path, body: unknown, key = crypto.randomUUID()) {
  const send = () => shop.admin("POST", path, body, { "idempotency-key": key })
  const answers = await Promise.all(Array.from({ length: 8 }, send))
  return [...answers, await send()]
}
const texts = (answers: readonly { text: string }[]) => new Set(answers.map(({ text }) => text))
const count = async (table: string) => {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(
    shop.engine.db,
  )
  return rows[0]!.n
}

test("a write in one transaction has one effect and one answer, byte for byte", async () => {
  const before = await count("product_collection")
  const answers = await nineTimes("/admin/collections", { title: "Kept" })
  expect(texts(answers).size).toBe(1)
  expect(answers[0]!.status).toBe(200)
  expect((await count("product_collection")) - before).toBe(1)
})

test("an error is repeated as well", async () => {
  const key = crypto.randomUUID()
  await shop.admin("POST", "/admin/collections", { title: "Twice", handle: "twice" })
  const answers = await nineTimes("/admin/collections", { title: "Twice", handle: "twice" }, key)
  expect(answers[0]!.status).toBe(422)
  expect(texts(answers).size).toBe(1)
})

test("another body under the key is refused, and has no effect", async () => {
  const key = crypto.randomUUID()
  await nineTimes("/admin/collections", { title: "First" }, key)
  const before = await count("product_collection")
  const [answer] = await nineTimes("/admin/collections", { title: "Second" }, key)
  expect(answer!.status).toBe(400)
  expect(answer!.body.message).toBe("The idempotency key was used for another request")
  expect(await count("product_collection")).toBe(before)
})

test("units are packed once, though a provider is asked in between", async () => {
  const order = await makeOrder(shop.engine.db, { lines: [{ price: 1000, quantity: 4 }] })
  const items = [{ item_id: order.lineIds[0], quantity: 1 }]
  const answers = await nineTimes(`/admin/orders/${order.id}/fulfillment`, { items })
  expect(texts(answers).size).toBe(1)
  expect(answers[0]!.body.order.items[0].fulfilled_quantity).toBe(1)
  expect(answers[0]!.body.order.fulfillments).toHaveLength(1)
})

test("a return is received once, and what it pays back is paid once", async () => {
  const order = await makeOrder(shop.engine.db, { lines: [{ price: 1000, quantity: 4 }] })
  await shop.admin("POST", `/admin/orders/${order.id}/capture`)
  const items = [{ item_id: order.lineIds[0], quantity: 1 }]
  const { body } = await shop.admin("POST", `/admin/orders/${order.id}/return`, { items })
  const answers = await nineTimes(`/admin/returns/${body.order.returns[0].id}/receive`, { items })
  expect(texts(answers).size).toBe(1)
  expect(answers[0]!.body.return.status).toBe("received")
  const read = await shop.admin("GET", `/admin/orders/${order.id}`)
  expect(read.body.order.refunded_total).toBe(1250)
})

test("a shipping method is added to an order once", async () => {
  const order = await makeOrder(shop.engine.db, { shipping: [] })
  const other = await makeOrder(shop.engine.db)
  const { rows } = await sql<{ id: string }>`select shipping_option_id as id from shipping_method
    where id = ${other.methodIds[0]!}`.execute(shop.engine.db)
  const answers = await nineTimes(`/admin/orders/${order.id}/shipping-methods`, {
    price: 100,
    option_id: rows[0]!.id,
  })
  expect(texts(answers).size).toBe(1)
  expect(answers[0]!.body.order.shipping_methods).toHaveLength(1)
})

test("a sign-in is not kept: its response is a secret", async () => {
  const key = crypto.randomUUID()
  const credentials = { email: "admin@example.com", password: "supersecret" }
  const [answer] = await nineTimes("/admin/auth/token", credentials, key)
  expect(answer!.status).toBe(200)
  const { rows } = await sql`select from idempotency_key where idempotency_key = ${key}`.execute(
    shop.engine.db,
  )
  expect(rows).toEqual([])
})

test("a listed origin may read the key, the request's id and when to try again", async () => {
  const headers = { "idempotency-key": crypto.randomUUID(), origin: "http://localhost:7001" }
  const answer = await shop.admin("POST", "/admin/collections", { title: "Exposed" }, headers)
  expect(answer.headers.get("access-control-expose-headers")).toBe(
    "X-Request-Id, X-Count, Retry-After, Idempotency-Key",
  )
})

test("a password is hashed before the transaction begins, which would wait for it", async () => {
  const { passwords, db } = shop.engine
  const { hash } = passwords
  const open: number[] = []
  const spy = vi.spyOn(passwords, "hash").mockImplementation(async (password) => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and state like 'idle in transaction%'`.execute(db)
    open.push(rows[0]!.n)
    return hash(password)
  })
  const key = () => ({ "idempotency-key": crypto.randomUUID() })
  const someone = { email: "sealed@example.com", password: "correct-horse", first_name: "A", last_name: "B" }
  expect((await shop.admin("POST", "/admin/users", someone, key())).status).toBe(200)
  const { body } = await shop.admin("POST", "/admin/customers", someone, key())
  const change = { password: "battery-staple" }
  expect((await shop.admin("POST", `/admin/customers/${body.customer.id}`, change, key())).status).toBe(200)
  spy.mockRestore()
  expect(open).toEqual([0, 0, 0])
  const login = { email: someone.email, password: change.password }
  expect((await shop.request("POST", "/store/auth/token", login)).status).toBe(200)
})
