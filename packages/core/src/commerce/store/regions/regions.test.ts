import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { createEngine } from "../../../create-engine.ts"
import { silentLog } from "../../../platform/kernel/log.ts"
import { manualFulfillmentProvider } from "../../sales/shipping/manual-provider.ts"
import { listFulfillmentOptions } from "./fulfillment-options.ts"
import { warnOfMissingProviders } from "./named-providers.ts"

let shop: TestApp
let warnings: string[] = []
const log = { ...silentLog, warn: (_: unknown, message: string) => void warnings.push(message) }
beforeAll(async () => {
  shop = await createTestApp({ log })
  await shop.admin("POST", "/admin/store/currencies/eur")
})
afterAll(() => shop.close())

const input = (name: string, countries: string[], more: object = {}) => ({
  name,
  currency_code: "eur",
  tax_rate: 19,
  payment_providers: ["manual"],
  fulfillment_providers: ["manual"],
  countries,
  ...more,
})

async function newRegion(name: string, countries: string[], more: object = {}): Promise<string> {
  const { status, body } = await shop.admin("POST", "/admin/regions", input(name, countries, more))
  expect(status).toBe(200)
  return body.region.id
}

const countriesOf = (body: { region: { countries: { iso_2: string }[] } }) =>
  body.region.countries.map((country) => country.iso_2).toSorted()

test("a region is made with its countries and providers, and tells", async () => {
  const { body } = await shop.admin(
    "POST",
    "/admin/regions",
    input("DACH", ["DE", "at", "de"], { currency_code: "EUR", includes_tax: true, metadata: { a: 1 } }),
  )
  expect(body.region).toMatchObject({
    name: "DACH",
    currency_code: "eur",
    tax_rate: 19,
    tax_code: null,
    gift_cards_taxable: true,
    automatic_taxes: true,
    tax_provider_id: null,
    includes_tax: true,
    metadata: { a: 1 },
    currency: { code: "eur" },
    payment_providers: [{ id: "manual", is_installed: true }],
    fulfillment_providers: [{ id: "manual", is_installed: true }],
  })
  expect(countriesOf(body)).toEqual(["at", "de"])
  expect(await shop.events()).toContainEqual({ name: "region.created", data: { id: body.region.id } })
})

test("of two regions that want a country at once, one gets it", async () => {
  const answers = await Promise.all(
    ["A", "B"].map((name) => shop.admin("POST", "/admin/regions", input(name, ["fr"]))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  const winner = answers.find(({ status }) => status === 200)!.body.region
  expect(answers.find(({ status }) => status === 422)!.body).toEqual({
    code: "invalid_request_error",
    type: "duplicate_error",
    message: `France already exists in region ${winner.id}`,
  })
  const { body } = await shop.admin("GET", "/admin/regions?limit=0")
  expect(body.regions.filter(({ name }: { name: string }) => name === "A" || name === "B")).toHaveLength(1)
})

test("regions that pass countries back and forth neither block nor share them", async () => {
  const ids = [await newRegion("Left", []), await newRegion("Right", [])]
  const lists = [["br", "cl", "pe"], ["pe", "ar", "br"], [], ["cl", "ar"]]
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, i) =>
      shop.admin("POST", `/admin/regions/${ids[i % 2]}`, { countries: lists[(i * 3 + (i >> 2)) % 4] }),
    ),
  )
  expect(answers.filter(({ status }) => status !== 200 && status !== 422)).toEqual([])
  const held = await Promise.all(
    ids.map(async (id) => countriesOf((await shop.admin("GET", `/admin/regions/${id}`)).body)),
  )
  expect(new Set(held.flat()).size).toBe(held.flat().length)
  expect(lists.map((list) => list.toSorted())).toContainEqual(held[0])
  expect(lists.map((list) => list.toSorted())).toContainEqual(held[1])
})

test("countries are added and removed one by one; what changes nothing tells nothing", async () => {
  const id = await newRegion("Nordic", ["dk"])
  const countries = `/admin/regions/${id}/countries` as const
  expect(countriesOf((await shop.admin("POST", countries, { country_code: "SE" })).body)).toEqual([
    "dk",
    "se",
  ])
  const events = await shop.events()
  expect(events.at(-1)).toEqual({ name: "region.updated", data: { id, fields: ["countries"] } })
  await shop.admin("POST", countries, { country_code: "se" })
  await shop.admin("DELETE", `${countries}/us`)
  expect(await shop.events()).toEqual(events)
  expect((await shop.admin("POST", countries, { country_code: "xx" })).body.message).toBe(
    "Invalid country code",
  )
  expect((await shop.admin("POST", countries, { country_code: "de" })).status).toBe(422)
  expect(countriesOf((await shop.admin("DELETE", `${countries}/dk`)).body)).toEqual(["se"])
})

test("providers are added and removed one by one", async () => {
  const id = await newRegion("Iberia", ["es"])
  const providers = `/admin/regions/${id}/payment-providers` as const
  expect((await shop.admin("DELETE", `${providers}/manual`)).body.region.payment_providers).toEqual([])
  expect(
    (await shop.admin("POST", providers, { provider_id: "manual" })).body.region.payment_providers,
  ).toEqual([{ id: "manual", is_installed: true }])
  expect((await shop.admin("POST", providers, { provider_id: "manual" })).status).toBe(200)
  expect((await shop.admin("POST", providers, { provider_id: "nope" })).body).toEqual({
    type: "not_found",
    message: "Payment provider nope was not found",
  })
  const fulfillment = `/admin/regions/${id}/fulfillment-providers` as const
  expect((await shop.admin("POST", fulfillment, { provider_id: "nope" })).body.message).toBe(
    "Fulfillment provider nope was not found",
  )
  expect((await shop.admin("DELETE", `${fulfillment}/nope`)).status).toBe(200)
})

test("an update replaces lists, merges metadata and leaves the rest", async () => {
  const id = await newRegion("Benelux", ["be", "nl"], { metadata: { a: 1, b: 2 }, tax_code: "BNL" })
  const { body } = await shop.admin("POST", `/admin/regions/${id}`, {
    countries: ["NL", "lu"],
    payment_providers: [],
    tax_rate: 8.1,
    metadata: { a: "", c: 3 },
    tax_code: null,
  })
  expect(body.region).toMatchObject({ name: "Benelux", tax_rate: 8.1, tax_code: null, payment_providers: [] })
  expect(body.region.metadata).toEqual({ b: 2, c: 3 })
  expect(countriesOf(body)).toEqual(["lu", "nl"])
  expect((await shop.admin("POST", "/admin/regions", input("Belgium", ["be"]))).status).toBe(200)
})

test("a refused update changes nothing", async () => {
  const id = await newRegion("Baltic", ["ee", "lv"])
  const before = (await shop.admin("GET", `/admin/regions/${id}`)).body
  for (const [change, message] of [
    [{ name: "X", tax_rate: 100.5 }, "The tax_rate must be between 0 and 1"],
    [{ name: "X", countries: ["ee", "zz"] }, "Invalid country code"],
    [{ name: "X", tax_provider_id: "nope" }, "Tax provider not found"],
    [{ name: "X", fulfillment_providers: ["nope"] }, "Fulfillment provider not found"],
    [{ name: "X", currency_code: "jpy" }, "Invalid currency code"],
  ] as const) {
    const { status, body } = await shop.admin("POST", `/admin/regions/${id}`, change)
    expect([status, body.message]).toEqual([400, message])
  }
  expect((await shop.admin("GET", `/admin/regions/${id}`)).body).toEqual(before)
})

test("a deleted region is gone everywhere and its countries are free", async () => {
  const id = await newRegion("Poland", ["pl"])
  expect((await shop.admin("DELETE", `/admin/regions/${id}`)).body).toEqual({
    id,
    object: "region",
    deleted: true,
  })
  for (const path of [`/admin/regions/${id}`, `/store/regions/${id}`])
    expect((await shop.admin("GET", path)).body.message).toBe(`Region with ${id} was not found`)
  expect((await shop.admin("DELETE", `/admin/regions/${id}`)).status).toBe(404)
  expect((await shop.admin("GET", "/admin/regions?q=Pola")).body.count).toBe(0)
  expect((await shop.admin("POST", `/admin/regions/${id}/countries`, { country_code: "pl" })).status).toBe(
    404,
  )
  await newRegion("Poland again", ["pl"])
  expect(await shop.events()).toContainEqual({ name: "region.deleted", data: { id } })
})

test("lists page, search, order and select", async () => {
  for (const [name, country] of [
    ["List c", "jp"],
    ["List a", "kr"],
    ["List b", "th"],
  ] as const)
    await newRegion(name, [country])
  const names = async (query: string) => {
    const { body } = await shop.admin("GET", `/admin/regions?q=list&${query}`)
    return body.regions.map(({ name }: { name: string }) => name)
  }
  expect(await names("")).toEqual(["List b", "List a", "List c"])
  expect(await names("order=name&limit=2&offset=1")).toEqual(["List b", "List c"])
  const { body } = await shop.request(
    "GET",
    "/store/regions?fields=name&expand=countries&order=-name&limit=1",
  )
  expect(Object.keys(body.regions[0]).toSorted()).toEqual(["countries", "created_at", "id", "name"])
  expect(body).toMatchObject({ limit: 1, offset: 0 })
  expect((await shop.admin("GET", "/admin/regions?expand=tax_rates")).status).toBe(400)
  expect((await shop.admin("GET", "/admin/regions?order=nonsense")).status).toBe(400)
  expect((await shop.admin("GET", "/admin/regions?limit=-1")).status).toBe(400)
})

test("statements do not grow with the number of regions", async () => {
  const list = await shop.countStatements(() => shop.request("GET", "/store/regions"))
  expect(list.result.body.regions.length).toBeGreaterThan(5)
  expect(list.statements).toHaveLength(1)
  const id = list.result.body.regions[0].id
  const one = await shop.countStatements(() => shop.request("GET", `/store/regions/${id}`))
  expect(one.statements).toHaveLength(1)
})

test("fulfillment options come from the region's providers; one that is not installed offers none", async () => {
  const { db } = shop.engine
  const id = await newRegion("Malta", ["mt"])
  const offered = [{ id: "manual-fulfillment" }, { id: "manual-fulfillment-return", is_return: true }]
  expect((await shop.admin("GET", `/admin/regions/${id}/fulfillment-options`)).body).toEqual({
    fulfillment_options: [{ provider_id: "manual", options: offered }],
  })
  await db.insertInto("fulfillment_provider").values({ id: "gone", is_installed: false }).execute()
  await shop.admin("POST", `/admin/regions/${id}/fulfillment-providers`, { provider_id: "gone" })
  const options = await listFulfillmentOptions({ db, engine: createEngine({ db }) }, id)
  expect(options.find(({ provider_id }) => provider_id === "gone")).toEqual({
    provider_id: "gone",
    options: [],
  })
  expect((await shop.admin("GET", "/admin/regions/reg_no/fulfillment-options")).status).toBe(404)
})

test("the admin side is closed to everyone else, the store side is open", async () => {
  expect((await shop.request("POST", "/admin/regions", input("X", []))).status).toBe(401)
  expect((await shop.request("GET", "/admin/regions")).status).toBe(401)
  expect((await shop.request("GET", "/store/regions")).status).toBe(200)
})

test("a misspelt provider is logged with the registered one that is meant, another unknown one is not", async () => {
  const id = await newRegion("Nordics", ["is"])
  warnings = []
  const add = (provider_id: string) =>
    shop.admin("POST", `/admin/regions/${id}/fulfillment-providers`, { provider_id })
  expect((await add("manaul")).body.message).toBe("Fulfillment provider manaul was not found")
  await shop.admin("POST", "/admin/regions", input("Baltics", [], { payment_providers: ["manuel"] }))
  await shop.admin("POST", `/admin/regions/${id}`, { payment_providers: ["stripe", "manual"] })
  expect((await add("manual")).status).toBe(200)
  const option = {
    name: "Post",
    region_id: id,
    price_type: "flat_rate",
    amount: 1,
    data: {},
    is_return: false,
  }
  await shop.admin("POST", "/admin/shipping-options", { ...option, provider_id: "mannual" })
  expect(warnings).toEqual([
    "No fulfillment provider is named manaul. Did you mean manual?",
    "No payment provider is named manuel. Did you mean manual?",
    "No fulfillment provider is named mannual. Did you mean manual?",
  ])
})

test("what regions and shipping options name without it being registered is logged with the nearest name", async () => {
  const { db } = shop.engine
  const id = await newRegion("Alps", ["ch"])
  for (const provider of ["expres", "fedex"]) {
    await db.insertInto("fulfillment_provider").values({ id: provider }).execute()
    await shop.admin("POST", `/admin/regions/${id}/fulfillment-providers`, { provider_id: provider })
  }
  await db.insertInto("payment_provider").values({ id: "bank" }).execute()
  await shop.admin("POST", `/admin/regions/${id}/payment-providers`, { provider_id: "bank" })
  await db.insertInto("tax_provider").values({ id: "taxjar" }).execute()
  await shop.admin("POST", `/admin/regions/${id}`, { tax_provider_id: "taxjar" })
  const profile = await db.selectFrom("shipping_profile").select("id").executeTakeFirstOrThrow()
  const option = {
    id: "so_fedex",
    name: "Air",
    region_id: id,
    profile_id: profile.id,
    price_type: "flat_rate" as const,
  }
  await db
    .insertInto("shipping_option")
    .values({ ...option, provider_id: "fedex", amount: 1, data: "{}" })
    .execute()
  const warned = async (...registered: string[]) => {
    warnings = []
    // `gone` belongs to the region of another test.
    const fulfillmentProviders = ["gone", ...registered].map((id) => ({ ...manualFulfillmentProvider, id }))
    await warnOfMissingProviders(createEngine({ db, log, fulfillmentProviders }))
    return warnings
  }
  const remedy = "Install its plugin, or choose a different provider."
  const others = [
    `The fulfillment provider fedex of 1 region and 1 shipping option is not registered. ${remedy}`,
    `The payment provider bank of 1 region is not registered. ${remedy}`,
    `The tax provider taxjar of 1 region is not registered. ${remedy}`,
  ]
  expect(await warned("express")).toEqual([
    "The fulfillment provider expres of 1 region is not registered. Did you mean express?",
    ...others,
  ])
  expect(await warned("expres")).toEqual(others)
  await shop.admin("DELETE", "/admin/shipping-options/so_fedex")
  await shop.admin("DELETE", `/admin/regions/${id}`)
  expect(await warned()).toEqual([])
})
