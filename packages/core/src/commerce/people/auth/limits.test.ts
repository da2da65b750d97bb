import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { openCartShop, type CartShop } from "../../sales/carts/testing/cart-shop.ts"

const limit = 20
const guesser = "198.51.100.7"
const other = "203.0.113.9"

let shop: CartShop
let order: { id: string; display_id: number }
let customer: Record<string, string>
let card: string
beforeAll(async () => {
  shop = await openCartShop()
  order = (await shop.complete(await shop.readyCart())).body.data
  card = (await shop.admin("POST", "/admin/gift-cards", { region_id: "reg_t", value: 1 })).body.gift_card.code
  const login = { email: "eve@example.com", password: "supersecret" }
  await shop.post("/store/customers", { ...login, first_name: "E", last_name: "V" })
  const { body } = await shop.post("/store/auth/token", login)
  customer = { authorization: `Bearer ${body.access_token}` }
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.engine.db.deleteFrom("rate_limit").execute()
})

type Call = readonly [method: string, path: string, body?: unknown]

const send = ([method, path, body]: Call, address: string) =>
  shop.request(method, path, body, { ...customer, "x-forwarded-for": address })

const lookUp = (id: number): Call => ["GET", `/store/orders?display_id=${id}&email=ada%40example.com`]

/** What is asked many times, what the rightful caller asks, and how many calls of one address pass. */
const limited: [string, (n: number) => Call, () => Call, number][] = [
  [
    "whether an email has an account",
    (n) => ["GET", `/store/auth/${n}@example.com`],
    () => ["GET", "/store/auth/eve@example.com"],
    5 * limit,
  ],
  ["orders by number and email", (n) => lookUp(100_000 + n), () => lookUp(order.display_id), limit],
  [
    "requests to claim orders",
    () => ["POST", "/store/orders/batch/customer/token", { order_ids: [order.id] }],
    () => ["POST", "/store/orders/batch/customer/token", { order_ids: [order.id] }],
    limit,
  ],
  [
    "password resets of customers",
    (n) => ["POST", "/store/customers/password-token", { email: `${n}@example.com` }],
    () => ["POST", "/store/customers/password-token", { email: "eve@example.com" }],
    5 * limit,
  ],
  [
    "password resets of users",
    (n) => ["POST", "/admin/users/password-token", { email: `${n}@example.com` }],
    () => ["POST", "/admin/users/password-token", { email: "admin@example.com" }],
    5 * limit,
  ],
  [
    "gift cards",
    (n) => ["GET", `/store/gift-cards/NOPE-${n}`],
    () => ["GET", `/store/gift-cards/${card}`],
    limit,
  ],
  [
    "sign-in",
    () => ["POST", "/store/auth/token", { email: "eve@example.com", password: "wrong" }],
    () => ["POST", "/store/auth/token", { email: "eve@example.com", password: "supersecret" }],
    limit,
  ],
]

test.each(limited)("%s: an address is limited, others are not", async (_, wrong, right, allowed) => {
  for (let n = 0; n < allowed; n++) expect((await send(wrong(n), guesser)).status).not.toBe(429)
  for (const call of [wrong(allowed), right()]) {
    const refused = await send(call, guesser)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
  }
  expect((await send(right(), other)).status).toBeLessThan(300)
})

test("addresses of one IPv6 network share their attempts", async () => {
  const call = lookUp(100_000)
  for (let n = 0; n < limit; n++) await send(call, `2001:db8:1:2::${n.toString(16)}`)
  expect((await send(call, "2001:db8:1:2:ffff::1")).status).toBe(429)
  expect((await send(call, "2001:db8:1:3::1")).status).toBe(404)
})

test("an order that is found does not count as a failure", async () => {
  for (let n = 0; n < 2 * limit; n++) expect((await send(lookUp(order.display_id), guesser)).status).toBe(200)
})
