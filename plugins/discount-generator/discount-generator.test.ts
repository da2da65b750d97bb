import { afterAll, beforeAll, expect, it } from "vitest"
import type { TestShop } from "@stheno/server/testing"
import { startSampleShop } from "../testing/sample-shop.ts"
import {
  asAdmin,
  createCustomer,
  createSmallCatalog,
  createWarehouse,
  type SmallCatalog,
  type TestCustomer,
} from "../testing/small-catalog.ts"
import { readOptions } from "./src/options.ts"
import { randomCode } from "./src/random-code.ts"

let shop: TestShop
let catalog: SmallCatalog
let ada: TestCustomer

beforeAll(async () => {
  shop = await startSampleShop("discount-generator", { LOGIN_ATTEMPTS_PER_MINUTE: "0" })
  catalog = await createSmallCatalog(shop)
  await (await createWarehouse(shop, catalog.channelId)).stock(catalog.variantId, 5)
  ada = await createCustomer(shop, "Ada")
  await createDiscount("WELCOME")
  await createDiscount("VIP")
})
afterAll(() => shop?.stop())

async function createDiscount(code: string, more: object = {}) {
  const rule = { type: "percentage", value: 10, allocation: "total" }
  const { discount } = await asAdmin(shop, "/admin/discounts", {
    code,
    is_dynamic: true,
    usage_limit: 1,
    regions: [catalog.regionId],
    rule,
    ...more,
  })
  return String(discount!["id"])
}

const ask = async (customer: Pick<TestCustomer, "send">, code: string) => {
  const response = await customer.send("/discount-code", { method: "POST", body: { discount_code: code } })
  const body = (await response.json()) as { code?: { code: string; id: string }; message?: string }
  return { status: response.status, ...body }
}
const generated = async () =>
  (
    (await asAdmin(shop, "/admin/discounts?is_dynamic=true&limit=100"))["discounts"] as unknown as {
      code: string
      parent_discount_id: string | null
    }[]
  ).filter(({ parent_discount_id: parent }) => parent !== null)

it("gives a signed-in customer one code of an allowed discount, and the cart accepts it", async () => {
  const { status, code } = await ask(ada, " welcome ")
  expect([status, code!.code]).toEqual([200, expect.stringMatching(/^[2-9A-HJ-NP-Z]{10}$/)])
  expect(code).not.toHaveProperty("metadata")
  expect((await ask(ada, "WELCOME")).code).toEqual(code)
  expect(await generated()).toHaveLength(1)
  const items = [{ variant_id: catalog.variantId, quantity: 1 }]
  const response = await shop.fetch("/store/carts", { body: { region_id: catalog.regionId, items } })
  const { cart } = (await response.json()) as { cart: { id: string } }
  const discounts = { discounts: [{ code: code!.code }] }
  const changed = await shop.fetch(`/store/carts/${cart.id}`, { body: discounts })
  expect(((await changed.json()) as { cart: object }).cart).toMatchObject({ discount_total: 190 })
})

it("gives one code to two requests at the same time", async () => {
  const grace = await createCustomer(shop, "Grace")
  const codes = await Promise.all([1, 2, 3, 4].map(async () => (await ask(grace, "WELCOME")).code!.code))
  expect(new Set(codes).size).toBe(1)
  expect(codes[0]).not.toBe((await ask(ada, "WELCOME")).code!.code)
})

it("gives guests nothing, and customers nothing of discounts that are not allowed", async () => {
  const before = await generated()
  const guest = await shop.fetch("/discount-code", { body: { discount_code: "WELCOME" } })
  expect(guest.status).toBe(401)
  const message = (code: string) => `Discounts with code ${code} was not found`
  for (const code of ["VIP", "NONE"])
    expect(await ask(ada, code)).toEqual({ status: 404, type: "not_found", message: message(code) })
  const own = (await ask(ada, "WELCOME")).code!.code
  expect((await ask(ada, own)).status).toBe(404)
  expect(await generated()).toEqual(before)
})

it("creates codes of every dynamic discount for admin users only", async () => {
  const before = await generated()
  const body = { discount_code: "vip" }
  expect((await shop.fetch("/admin/discount-code", { body })).status).toBe(401)
  expect((await ada.send("/admin/discount-code", { method: "POST", body })).status).toBe(401)
  expect(await generated()).toEqual(before)
  const first = await asAdmin(shop, "/admin/discount-code", body)
  const second = await asAdmin(shop, "/admin/discount-code", body)
  expect(first["code"]!["code"]).not.toBe(second["code"]!["code"])
  expect(await generated()).toHaveLength(before.length + 2)
})

it("creates no code of a discount that is disabled, expired or not dynamic", async () => {
  await createDiscount("DISABLED", { is_disabled: true })
  await createDiscount("PLAIN", { is_dynamic: false })
  const past = { starts_at: "2020-01-01T00:00:00Z", ends_at: "2020-02-01T00:00:00Z" }
  await createDiscount("EXPIRED", past)
  await createDiscount("VALID")
  const statusOf = async (code: string) =>
    (await shop.admin("/admin/discount-code", { body: { discount_code: code } })).status
  for (const code of ["DISABLED", "PLAIN", "EXPIRED"])
    expect([code, await statusOf(code)]).toEqual([code, 404])
  expect(await statusOf("VALID")).toBe(200)
})

it("works as the documentation shows", async () => {
  const response = await shop.fetch("/store/newsletter", { body: { email: "joan@example.com" } })
  expect(await response.json()).toEqual({ subscribed: true })
})

it("limits requests of one address", async () => {
  const limited = await startSampleShop("discount-generator", { LOGIN_ATTEMPTS_PER_MINUTE: "2" })
  try {
    const joan = await createCustomer(limited, "Joan")
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await ask(joan, "WELCOME")).status)
    expect(statuses).toEqual([404, 404, 429])
  } finally {
    await limited.stop()
  }
})

it("checks its options, and generates codes of the length", () => {
  expect(() => readOptions({ length: 4 })).toThrow()
  expect(() => readOptions({ customer_codes: "WELCOME" })).toThrow()
  expect(readOptions({ customer_codes: ["vip"] })).toEqual({ customer_codes: ["VIP"], length: 10 })
  expect(new Set(Array.from({ length: 500 }, () => randomCode(8))).size).toBe(500)
})
