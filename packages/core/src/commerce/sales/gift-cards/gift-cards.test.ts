import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
let regionId: string
beforeAll(async () => {
  shop = await createTestApp({ config: { loginAttemptsPerMinute: 3 } })
  const { body } = await shop.admin("POST", "/admin/regions", {
    name: "US",
    currency_code: "usd",
    tax_rate: 10,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["us"],
  })
  regionId = body.region.id
})
afterAll(() => shop.close())

const create = async (input = {}) =>
  (await shop.admin("POST", "/admin/gift-cards", { region_id: regionId, value: 5000, ...input })).body
    .gift_card

test("a new card has its value as balance, a code, and the region's tax rate", async () => {
  const card = await create({ metadata: { who: "Ada" } })
  expect(card).toMatchObject({
    value: 5000,
    balance: 5000,
    tax_rate: 10,
    order: null,
    metadata: { who: "Ada" },
  })
  expect(card.code).toMatch(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){3}$/)
  expect(card.region.id).toBe(regionId)
  expect(await shop.events()).toContainEqual({ name: "gift_card.created", data: { id: card.id } })
})

test("cards are sorted by columns of their region and order", async () => {
  await create()
  const sorted = (order: string) => shop.admin("GET", `/admin/gift-cards?order=${order}`)
  const { body } = await sorted("region.name")
  expect(body.gift_cards).toHaveLength(body.count)
  expect((await sorted("-order.display_id")).status).toBe(200)
  expect((await sorted("order.customer.password_hash")).body.message).toBe(
    "Order field order.customer.password_hash is not valid",
  )
})

test("a card has no tax rate where the region's is 0, and the region's for a rate of 0", async () => {
  const untaxed = await shop.admin("POST", "/admin/regions", {
    name: "Untaxed",
    currency_code: "usd",
    tax_rate: 0,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["ca"],
  })
  expect((await create({ region_id: untaxed.body.region.id })).tax_rate).toBeNull()
  expect((await create()).tax_rate).toBe(10)
})

test("a card needs a value, which may be 0", async () => {
  const missing = await shop.admin("POST", "/admin/gift-cards", { region_id: regionId })
  const message = "Can't insert null value in field value on insert in table gift_card"
  expect([missing.status, missing.body.message]).toEqual([400, message])
  expect((await create({ value: 0 })).balance).toBe(0)
})

test("a balance stays between zero and the value; a refused change changes nothing", async () => {
  const { id } = await create()
  for (const balance of [-1, 5001])
    expect((await shop.admin("POST", `/admin/gift-cards/${id}`, { balance, is_disabled: true })).status).toBe(
      400,
    )
  const { body } = await shop.admin("GET", `/admin/gift-cards/${id}`)
  expect(body.gift_card).toMatchObject({ balance: 5000, is_disabled: false })
})

test("metadata is merged, an end can be taken away", async () => {
  const { id } = await create({ metadata: { a: 1 }, ends_at: "2099-01-01T00:00:00.000Z" })
  const { body } = await shop.admin("POST", `/admin/gift-cards/${id}`, { ends_at: null, metadata: { b: 2 } })
  expect(body.gift_card).toMatchObject({ ends_at: null, metadata: { a: 1, b: 2 } })
})

test("a deleted card is gone for everybody, and deleting it again is fine", async () => {
  const { id, code } = await create()
  const answer = { id, object: "gift-card", deleted: true }
  expect((await shop.admin("DELETE", `/admin/gift-cards/${id}`)).body).toEqual(answer)
  expect((await shop.admin("DELETE", `/admin/gift-cards/${id}`)).body).toEqual(answer)
  expect((await shop.admin("GET", `/admin/gift-cards/${id}`)).status).toBe(404)
  expect((await shop.request("GET", `/store/gift-cards/${code}`)).status).toBe(404)
})

test("the store sees code and balance only; guessing codes ends with 429 for the address that guesses", async () => {
  const { code, id } = await create()
  const { body } = await shop.request("GET", `/store/gift-cards/${code}`)
  expect(Object.keys(body.gift_card).toSorted()).toEqual(["balance", "code", "id", "region", "value"])
  expect(body.gift_card.id).toBe(id)
  const statuses = []
  for (let i = 0; i < 5; i++)
    statuses.push((await shop.request("GET", `/store/gift-cards/NOPE-NOPE-NOPE-000${i}`)).status)
  expect(statuses.at(-1)).toBe(429)
  const look = (from: string) =>
    shop.request("GET", `/store/gift-cards/${code}`, undefined, { "x-forwarded-for": from })
  const refused = await shop.request("GET", `/store/gift-cards/${code}`)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0)
  expect((await look("203.0.113.9")).status).toBe(200)
})
