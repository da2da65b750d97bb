import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { newId } from "../../../platform/kernel/ids.ts"

let shop: TestApp
let region: string
let untaxed: string
let profile: string

beforeAll(async () => {
  shop = await createTestApp()
  region = await newRegion("Denmark", "dk")
  untaxed = await newRegion("Sweden", "se")
  await shop.admin("POST", `/admin/regions/${untaxed}`, { automatic_taxes: false })
  const { body } = await shop.admin("GET", "/admin/shipping-profiles")
  profile = body.shipping_profiles.find(({ type }) => type === "default").id
})
afterAll(() => shop.close())

async function newRegion(name: string, country: string): Promise<string> {
  const { body } = await shop.admin("POST", "/admin/regions", {
    name,
    currency_code: "usd",
    tax_rate: 25,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: [country],
  })
  return body.region.id
}

const input = (name: string, more: object = {}) => ({
  name,
  region_id: region,
  profile_id: profile,
  provider_id: "manual",
  data: { id: "manual-fulfillment" },
  price_type: "flat_rate",
  amount: 500,
  ...more,
})

const create = (name: string, more: object = {}) =>
  shop.admin("POST", "/admin/shipping-options", input(name, more))

async function newOption(name: string, more: object = {}): Promise<string> {
  const { status, body } = await create(name, more)
  expect(status).toBe(200)
  return body.shipping_option.id
}

const requirementsOf = (body: { shipping_option: { requirements: { type: string; amount: number }[] } }) =>
  body.shipping_option.requirements.map(({ type, amount }) => `${type} ${amount}`).toSorted()

test("without a profile an option joins the default one", async () => {
  const { body } = await create("No profile", { profile_id: undefined })
  expect(body.shipping_option).toMatchObject({
    profile_id: profile,
    region: { id: region },
    profile: { id: profile, type: "default" },
    requirements: [],
    is_return: false,
    admin_only: false,
    includes_tax: false,
    amount: 500,
  })
})

test.each([
  [{ amount: undefined }, 400, "Shipping options of type `flat_rate` must have an `amount`"],
  [{ price_type: "calculated" }, 400, "The fulfillment provider cannot calculate prices for this option"],
  [
    { price_type: "calculated", provider_id: "nope" },
    404,
    "Could not find a fulfillment provider with id: nope",
  ],
  [{ provider_id: "nope" }, 400, "The fulfillment provider is not available in the provided region"],
  [{ region_id: "reg_no" }, 404, "Region with reg_no was not found"],
  [{ profile_id: "sp_no" }, 404, "Shipping_profile with profile_id sp_no does not exist."],
  [
    { requirements: [{ type: "min_subtotal", amount: "1" }] },
    400,
    "amount must be a number conforming to the specified constraints",
  ],
  [{ amount: 1e12 }, 400, "A value is out of range"],
  [{ is_return: "perhaps" }, 400, "A value is out of range"],
])("refuses %j", async (more, status, message) => {
  const answer = await create("Refused", more)
  expect([answer.status, answer.body.message]).toEqual([status, message])
  const { body } = await shop.admin("GET", "/admin/shipping-options?name=Refused")
  expect(body.count).toBe(0)
})

test("the list of requirements replaces the old one; one with an id is changed", async () => {
  const created = await create("Requirements", {
    requirements: [
      { type: "min_subtotal", amount: 100 },
      { type: "max_subtotal", amount: 1000 },
    ],
  })
  const { id, requirements } = created.body.shipping_option
  const path = `/admin/shipping-options/${id}` as const
  const min = requirements.find(({ type }) => type === "min_subtotal")
  const kept = await shop.admin("POST", path, {
    requirements: [{ id: min.id, type: "min_subtotal", amount: 200 }],
  })
  expect(requirementsOf(kept.body)).toEqual(["min_subtotal 200"])
  expect(kept.body.shipping_option.requirements[0].id).toBe(min.id)
  const swapped = await shop.admin("POST", path, { requirements: [{ type: "max_subtotal", amount: 5 }] })
  expect(requirementsOf(swapped.body)).toEqual(["max_subtotal 5"])
  const refused = await shop.admin("POST", path, {
    name: "Changed",
    requirements: [{ id: min.id, type: "min_subtotal", amount: 1 }],
  })
  expect([refused.status, refused.body.message]).toEqual([
    400,
    `Shipping option requirement with id ${min.id} does not exist`,
  ])
  for (const [type, message] of [
    ["other", "Requirement type must be one of min_subtotal, max_subtotal"],
    ["", "A Shipping Requirement must have a type field"],
    [undefined, "type must be a string"],
    [null, "type must be a string"],
  ]) {
    const { status, body } = await shop.admin("POST", path, { requirements: [{ type, amount: 1 }] })
    expect([status, body.message]).toEqual([400, message])
  }
  const after = await shop.admin("GET", path)
  expect(requirementsOf(after.body)).toEqual(["max_subtotal 5"])
  expect(after.body.shipping_option.name).toBe("Requirements")
})

test("an update leaves what it does not name, and merges metadata", async () => {
  const id = await newOption("Update", { metadata: { a: 1, b: 2 } })
  const path = `/admin/shipping-options/${id}` as const
  const { body } = await shop.admin("POST", path, {
    requirements: [],
    amount: 700,
    includes_tax: true,
    metadata: { a: "", c: 3 },
  })
  expect(body.shipping_option).toMatchObject({
    name: "Update",
    amount: 700,
    includes_tax: true,
    admin_only: false,
    metadata: { b: 2, c: 3 },
  })
  const negative = await shop.admin("POST", path, { requirements: [], amount: -1 })
  expect(negative.body.message).toBe("Shipping options of type `flat_rate` must have an `amount`")
  const calculated = await shop.admin("POST", path, { requirements: [], price_type: "calculated" })
  expect(calculated.body.message).toBe("The fulfillment provider cannot calculate prices for this option")
  expect((await shop.admin("GET", path)).body.shipping_option.amount).toBe(700)
})

test("lists show prices with tax, by option, region and inclusion", async () => {
  const plain = await newOption("Prices plain", { amount: 999 })
  const rated = await newOption("Prices rated", { amount: 999 })
  const inclusive = await newOption("Prices inclusive", { amount: 1000, includes_tax: true })
  const outside = await newOption("Prices untaxed", { region_id: untaxed, amount: 999 })
  await shop.admin("POST", "/admin/tax-rates", {
    name: "Half",
    code: "H",
    rate: 12.5,
    region_id: region,
    shipping_options: [rated],
  })
  const { body } = await shop.admin("GET", "/admin/shipping-options?q=prices&fields=name&expand=")
  const byId = Object.fromEntries(body.shipping_options.map((option: { id: string }) => [option.id, option]))
  const standard = [{ rate: 25, name: "default", code: "default" }]
  expect(byId[plain]).toMatchObject({ price_incl_tax: 1249, tax_amount: 250, tax_rates: standard })
  expect(byId[rated]).toMatchObject({
    price_incl_tax: 1124,
    tax_amount: 125,
    tax_rates: [{ rate: 12.5, name: "Half", code: "H" }],
  })
  expect(byId[inclusive]).toMatchObject({ price_incl_tax: 1000, tax_amount: 200, tax_rates: standard })
  expect(byId[outside]).toMatchObject({ price_incl_tax: 999, tax_amount: 0, tax_rates: [] })
})

test("lists are sorted by columns of relations, but not by hidden ones", async () => {
  const named = await newOption("Sorted named")
  const other = await newOption("Sorted other", { region_id: untaxed })
  const list = (order: string) => shop.admin("GET", `/admin/shipping-options?q=sorted&order=${order}`)
  const sorted = async (order: string): Promise<string[]> =>
    (await list(order)).body.shipping_options.map((option: { id: string }) => option.id)
  const ascending = await sorted("region.name")
  expect(ascending.toSorted()).toEqual([named, other].toSorted())
  expect(await sorted("-region.name")).toEqual(ascending.toReversed())
  expect((await list("region.unknown")).body.message).toBe("Order field region.unknown is not valid")
})

test("a list takes two statements, whatever the number of options and regions", async () => {
  const { result, statements } = await shop.countStatements(() =>
    shop.admin("GET", "/admin/shipping-options?order=name&limit=4&offset=1"),
  )
  expect(result.body.shipping_options).toHaveLength(4)
  expect(statements.filter((text) => text.includes("shipping_option"))).toHaveLength(2)
  const id = result.body.shipping_options[0].id
  const one = await shop.countStatements(() => shop.admin("GET", `/admin/shipping-options/${id}`))
  expect(one.statements.filter((text) => text.includes("shipping_option"))).toHaveLength(1)
})

test("a storefront sees the options of a region, for products, and never admin-only options", async () => {
  const own = (await shop.admin("POST", "/admin/shipping-profiles", { name: "Bulky", type: "custom" })).body
    .shipping_profile.id
  const here = await newRegion("Norway", "no")
  await newOption("Store post", { region_id: here })
  await newOption("Store back", { region_id: here, is_return: true })
  await newOption("Store hidden", { region_id: here, admin_only: true })
  await newOption("Store bulky", { region_id: here, profile_id: own })
  const product = newId("prod")
  const { db } = shop.engine
  await db.insertInto("product").values({ id: product, title: "Sofa", handle: "sofa" }).execute()
  await db.insertInto("product_shipping_profile").values({ product_id: product, profile_id: own }).execute()
  const names = async (query: string) => {
    const { body } = await shop.request("GET", `/store/shipping-options?region_id=${here}${query}`)
    return body.shipping_options.map(({ name }: { name: string }) => name)
  }
  expect(await names("")).toEqual(["Store post", "Store back", "Store bulky"])
  const everywhere = await shop.request("GET", "/store/shipping-options?region_id=")
  expect(everywhere.body.shipping_options.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(["Store post", "Update"]),
  )
  expect(await names("&is_return=false")).toEqual(["Store post", "Store bulky"])
  expect(await names("&is_return=true")).toEqual(["Store back"])
  expect(await names(`&product_ids=${product},prod_x`)).toEqual(["Store bulky"])
  expect(await names("&product_ids=prod_x")).toEqual([])
  expect(await names("&product_ids=,")).toEqual([])
  expect(await names(`&product_ids=${product},`)).toEqual(["Store bulky"])
  expect(await names("&product_ids=")).toEqual(["Store post", "Store back", "Store bulky"])
  const { body } = await shop.request("GET", `/store/shipping-options?region_id=${here}&is_return=true`)
  expect(body.shipping_options[0]).toMatchObject({ requirements: [], price_incl_tax: 625, tax_amount: 125 })
})

test("a deleted option is gone", async () => {
  const id = await newOption("Deleted")
  for (let i = 0; i < 2; i++)
    expect((await shop.admin("DELETE", `/admin/shipping-options/${id}`)).body).toEqual({
      id,
      object: "shipping-option",
      deleted: true,
    })
  expect((await shop.admin("GET", `/admin/shipping-options/${id}`)).body.message).toBe(
    `Shipping Option with ${id} was not found`,
  )
  expect((await shop.admin("POST", `/admin/shipping-options/${id}`, { requirements: [] })).status).toBe(404)
})

test("is closed to everyone else", async () => {
  expect((await shop.request("POST", "/admin/shipping-options", input("x"))).status).toBe(401)
})
