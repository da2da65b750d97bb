import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { createEngine } from "../../../create-engine.ts"
import { manualFulfillmentProvider } from "../../sales/shipping/manual-provider.ts"
import { systemTaxProvider } from "../../sales/tax/index.ts"
import { registerProviders } from "./register-providers.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
})
afterAll(() => shop.close())

const codes = (body: { store: { currencies: { code: string }[] } }) =>
  body.store.currencies.map(({ code }) => code).toSorted()

test("a new shop sells in dollars, through its default channel, with everything switched on", async () => {
  const { status, body } = await shop.admin("GET", "/admin/store")
  expect(status).toBe(200)
  expect(body.store).toMatchObject({
    name: "Medusa Store",
    default_currency_code: "usd",
    default_currency: { code: "usd" },
    default_sales_channel: { name: "Default Sales Channel" },
    payment_providers: [{ id: "manual", is_installed: true }],
    fulfillment_providers: [{ id: "manual", is_installed: true }],
  })
  expect(codes(body)).toEqual(["usd"])
  expect(body.store.feature_flags).toHaveLength(6)
  expect(body.store.feature_flags.every((flag: { value: boolean }) => flag.value)).toBe(true)
  expect(body.store.modules.map((entry: { module: string }) => entry.module)).toEqual([
    "stockLocationService",
    "inventoryService",
  ])
})

test("currencies come and go one by one, in any case", async () => {
  expect(codes((await shop.admin("POST", "/admin/store/currencies/EUR")).body)).toEqual(["eur", "usd"])
  expect((await shop.admin("POST", "/admin/store/currencies/eur")).body).toEqual({
    code: "invalid_request_error",
    type: "duplicate_error",
    message: "Currency already added",
  })
  expect(codes((await shop.admin("DELETE", "/admin/store/currencies/Eur")).body)).toEqual(["usd"])
  expect(codes((await shop.admin("DELETE", "/admin/store/currencies/zzz")).body)).toEqual(["usd"])
})

test("one of two additions at once wins, and the currency is there once", async () => {
  const answers = await Promise.all([1, 2].map(() => shop.admin("POST", "/admin/store/currencies/dkk")))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(codes((await shop.admin("GET", "/admin/store")).body)).toEqual(["dkk", "usd"])
})

test("a list of currencies replaces the old one and may bring a new default", async () => {
  const { body } = await shop.admin("POST", "/admin/store", {
    currencies: ["SEK", "nok", "sek"],
    default_currency_code: "NOK",
  })
  expect(codes(body)).toEqual(["nok", "sek"])
  expect(body.store.default_currency).toMatchObject({ code: "nok", name: "Norwegian Krone" })
})

test("a refused change changes nothing", async () => {
  const refuse = async (change: object) => (await shop.admin("POST", "/admin/store", change)).body.message
  expect(await refuse({ name: "Other", currencies: ["nok", "zzz"] })).toBe(
    "Currency with code zzz does not exist",
  )
  expect(await refuse({ name: "Other", currencies: [] })).toBe(
    "You are not allowed to remove default currency from store currencies without replacing it as well",
  )
  expect(await refuse({ name: "Other", default_currency_code: "jpy" })).toBe(
    "Store does not have currency: jpy",
  )
  const { body } = await shop.admin("GET", "/admin/store")
  expect(body.store.name).toBe("Medusa Store")
  expect(codes(body)).toEqual(["nok", "sek"])
})

test("metadata is merged, link templates can be taken away", async () => {
  await shop.admin("POST", "/admin/store", {
    metadata: { a: 1, b: 2 },
    swap_link_template: "http://s/{cart_id}",
  })
  const { body } = await shop.admin("POST", "/admin/store", {
    metadata: { a: "", c: 3 },
    swap_link_template: null,
  })
  expect(body.store.metadata).toEqual({ b: 2, c: 3 })
  expect(body.store.swap_link_template).toBeNull()
})

test("the providers of the running server are in the database, those that are gone are marked", async () => {
  const { db } = shop.engine
  const taxjar = { ...systemTaxProvider, id: "taxjar" }
  const post = { ...manualFulfillmentProvider, id: "post" }
  await registerProviders(createEngine({ db, taxProviders: [taxjar], fulfillmentProviders: [post] }))
  const taxes = () => shop.admin("GET", "/admin/store/tax-providers")
  expect((await taxes()).body).toEqual({ tax_providers: [{ id: "taxjar", is_installed: true }] })
  expect((await shop.admin("GET", "/admin/store")).body.store.fulfillment_providers).toEqual([
    { id: "manual", is_installed: true },
    { id: "post", is_installed: true },
  ])
  await registerProviders(createEngine({ db }))
  expect((await taxes()).body).toEqual({ tax_providers: [{ id: "taxjar", is_installed: false }] })
  expect((await shop.admin("GET", "/admin/store/payment-providers")).body).toEqual({
    payment_providers: [{ id: "manual", is_installed: true }],
  })
})

test("is closed to everyone else", async () => {
  expect((await shop.request("GET", "/admin/store")).status).toBe(401)
  expect((await shop.request("POST", "/admin/store/currencies/gbp")).status).toBe(401)
})
