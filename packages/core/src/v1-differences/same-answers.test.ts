import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

/* What v1 1.20.11 answers where several things are wrong, missing or empty. */

let app: TestApp
let regionId: string
beforeAll(async () => {
  app = await createTestApp()
  const manual = { payment_providers: ["manual"], fulfillment_providers: ["manual"] }
  const region = { name: "DK", currency_code: "usd", tax_rate: 0, countries: ["dk"], ...manual }
  regionId = (await app.admin("POST", "/admin/regions", region)).body.region.id
})
afterAll(() => app.close())

const post = async <Path extends string>(path: Path, body: unknown) => {
  const answer = await app[path.startsWith("/admin") ? "admin" : "request"]("POST", path, body)
  return { status: answer.status, body: answer.body, said: [answer.status, answer.body.message] }
}
const cartIn = async (region_id: string) => (await post("/store/carts", { region_id })).body.cart

describe("empty texts", () => {
  test("a new cart takes an empty country as none, and refuses an empty region or sales channel", async () => {
    const made = await post("/store/carts", { region_id: regionId, country_code: "" })
    expect([made.status, made.body.cart.shipping_address.country_code]).toEqual([200, "dk"])
    expect((await post("/store/carts", { region_id: "" })).said).toEqual([
      400,
      "A region_id must be provided when creating a cart",
    ])
    expect((await post("/store/carts", { region_id: regionId, sales_channel_id: "" })).said).toEqual([
      404,
      "Sales channel with id:  was not found",
    ])
  })

  test.each([
    ["region_id", "Region with  was not found"],
    ["sales_channel_id", "Sales channel with id:  was not found"],
  ] as const)("a cart looks up an empty %s, and keeps what is absent", async (name, message) => {
    const cart = await cartIn(regionId)
    expect((await post(`/store/carts/${cart.id}`, { [name]: "" })).said).toEqual([404, message])
    expect((await post(`/store/carts/${cart.id}`, {})).body.cart[name]).toBe(cart[name])
  })

  test("a new draft order needs a region", async () => {
    const draft = { email: "ada@example.com", shipping_methods: [] }
    expect((await post("/admin/draft-orders", { ...draft, region_id: "" })).said).toEqual([
      400,
      "region_id is required to create a draft order",
    ])
    expect((await post("/admin/draft-orders", { ...draft, region_id: regionId })).status).toBe(200)
  })
})

test("null is not an email of a cart, absent keeps it", async () => {
  const { id } = await cartIn(regionId)
  expect((await post(`/store/carts/${id}`, { email: null })).said).toEqual([400, "The email is not valid"])
  await post(`/store/carts/${id}`, { email: "ada@example.com" })
  expect((await post(`/store/carts/${id}`, {})).body.cart.email).toBe("ada@example.com")
})

describe("which property counts", () => {
  test("the email of a named customer counts, not the one beside it", async () => {
    const guest = (await post(`/store/carts/${(await cartIn(regionId)).id}`, { email: "guest@example.com" }))
      .body
    const { id } = await cartIn(regionId)
    const both = { customer_id: guest.cart.customer_id, email: "other@example.com" }
    expect((await post(`/store/carts/${id}`, both)).body.cart.email).toBe("guest@example.com")
    const other = (await post(`/store/carts/${id}`, { email: "other@example.com" })).body.cart
    expect([other.email, other.customer_id === guest.cart.customer_id]).toEqual(["other@example.com", false])
  })

  test("a property of several types is the only complaint, the first one of them", async () => {
    const { id } = await cartIn(regionId)
    const said = async (body: object) => (await post(`/store/carts/${id}`, body)).body.message
    const wrong = JSON.stringify({
      message: "billing_address must be one of: AddressPayload,String",
      details: {
        String: ["String validation failed: 5 is not a string"],
        AddressPayload: ["an unknown value was passed to the validate function"],
      },
    })
    expect(await said({ billing_address: 5, shipping_address: 6, email: "x", unknown: 1 })).toBe(wrong)
    expect(await said({ email: "x", unknown: 1 })).toBe(
      "property unknown should not exist, email must be an email",
    )
  })

  test("the countries of a new region are looked at before its providers, its tax rate before both", async () => {
    const region = { name: "R", currency_code: "usd", tax_rate: 1, countries: ["yy"] }
    const unknown = { payment_providers: ["unknown"], fulfillment_providers: ["unknown"] }
    expect((await post("/admin/regions", { ...region, ...unknown })).said).toEqual([
      400,
      "Invalid country code",
    ])
    expect((await post("/admin/regions", { ...region, ...unknown, tax_rate: 101 })).body.message).toMatch(
      /tax/i,
    )
    expect((await post("/admin/regions", { ...region, ...unknown, countries: [] })).said).toEqual([
      400,
      "Payment provider not found",
    ])
  })
})

test("conditions of a discount: no resources, and an unknown condition, are refused", async () => {
  const product = (await post("/admin/products", { title: "Shirt" })).body.product.id
  const rule = { type: "percentage", value: 10, allocation: "total" }
  const conditions = [{ operator: "in", products: [product] }]
  const body = { code: "SHIRT", regions: [regionId], rule: { ...rule, conditions } }
  const { id, rule_id } = (await post("/admin/discounts", body)).body.discount
  const path = `/admin/discounts/${id}` as const
  const change = (condition: object) =>
    post(`${path}?expand=rule,rule.conditions`, { rule: { id: rule_id, conditions: [condition] } })
  expect((await change({ id: "unknown", products: [product] })).said).toEqual([
    404,
    "DiscountCondition with id unknown was not found",
  ])
  const { discount } = (await app.admin("GET", `${path}?expand=rule,rule.conditions`)).body
  const condition = discount.rule.conditions[0].id
  expect((await change({ id: condition, products: [product] })).status).toBe(200)
  const batch = `${path}/conditions/${condition}/batch`
  for (const method of ["POST", "DELETE"]) {
    const empty = await app.admin(method, batch, { resources: [] })
    expect([empty.status, empty.body.message]).toEqual([
      400,
      "Missing one of products, collections, tags, types or customer groups in data",
    ])
    expect((await app.admin(method, batch, { resources: [{ id: product }] })).status).toBe(200)
  }
})

test("taking a location from a sales channel that does not exist changes nothing, adding one is refused", async () => {
  const location_id = (await post("/admin/stock-locations", { name: "Hall" })).body.stock_location.id
  const path = "/admin/sales-channels/unknown/stock-locations"
  expect((await app.admin("DELETE", path, { location_id })).status).toBe(200)
  expect((await post(path, { location_id })).status).toBe(404)
})

test("product types come oldest first from the list of the products, newest first from their own", async () => {
  for (const value of ["b", "a", "c"]) await post("/admin/products", { title: value, type: { value } })
  const values = (rows: { value: string }[]) => rows.map(({ value }) => value).join("")
  expect(values((await app.admin("GET", "/admin/products/types")).body.types)).toBe("bac")
  expect(values((await app.admin("GET", "/admin/product-types")).body.product_types)).toBe("cab")
})

test("the list of inventory items takes any `expand`, and returns the levels all the same", async () => {
  const variant = { title: "One", sku: "one", prices: [], options: [{ value: "1" }] }
  await post("/admin/products", { title: "Mug", options: [{ title: "Size" }], variants: [variant] })
  for (const expand of ["location_levels", "unknown"]) {
    const { body } = await app.admin("GET", `/admin/inventory-items?sku=one&expand=${expand}`)
    expect(body.inventory_items).toMatchObject([{ sku: "one", location_levels: [] }])
  }
})

test("of an unknown order, the unknown claim or swap is reported", async () => {
  const fulfillment = { fulfillment_id: "ful_unknown" }
  const said = async (rest: string, body: object = {}) =>
    (await post(`/admin/orders/order_unknown/${rest}`, body)).said
  for (const rest of ["", "/cancel", "/fulfillments"])
    expect(await said(`claims/claim_unknown${rest}`)).toEqual([404, "Claim with claim_unknown was not found"])
  expect(await said("claims/claim_unknown/shipments", fulfillment)).toEqual([
    404,
    "Claim with claim_unknown was not found",
  ])
  for (const rest of ["/cancel", "/fulfillments", "/process-payment"])
    expect(await said(`swaps/swap_unknown${rest}`)).toEqual([404, "Swap was not found"])
  expect(await said("swaps/swap_unknown/shipments", fulfillment)).toEqual([404, "Swap was not found"])
  expect(await said("cancel")).toEqual([404, "Order with id order_unknown was not found"])
})

test.each([
  ["products", "is_giftcard"],
  ["variants", "manage_inventory"],
  ["discounts", "is_disabled"],
  ["shipping-options", "is_return"],
  ["shipping-options", "admin_only"],
  ["customers", "has_account"],
  ["product-categories", "is_active"],
] as const)("the list of %s filters %s by null, which no row has", async (list, flag) => {
  const countOf = async (query: string) => (await app.admin("GET", `/admin/${list}?${query}`)).body.count
  expect(await countOf(`${flag}=null`)).toBe(0)
  expect((await countOf(`${flag}=true`)) + (await countOf(`${flag}=false`))).toBe(await countOf(""))
})

describe("a search for the word null", () => {
  beforeAll(async () => {
    const variant = { title: "S", sku: "s", options: [{ value: "S" }], prices: [] }
    const product = {
      title: "Rare mug",
      status: "published",
      options: [{ title: "Size" }],
      variants: [variant],
    }
    const rows: readonly (readonly [string, object])[] = [
      ["products", product],
      ["product-categories", { name: "Rare kitchen", is_active: true }],
      ["gift-cards", { region_id: regionId, value: 100 }],
      ["price-lists", { name: "Sale", description: "Sale", type: "sale", prices: [] }],
    ]
    for (const [list, row] of rows) expect((await post(`/admin/${list}`, row)).status).toBe(200)
  })

  test.each([
    "/admin/products",
    "/store/products",
    "/admin/variants",
    "/admin/inventory-items",
    "/admin/product-categories",
    "/store/product-categories",
    "/admin/gift-cards",
    "/admin/price-lists",
    "/admin/sales-channels",
  ] as const)("lists everything in %s, and another word only what has it", async (path) => {
    const countOf = async (query: string) => (await app.admin("GET", `${path}?${query}`)).body.count
    expect(await countOf("")).toBeGreaterThan(0)
    expect(await countOf("q=null")).toBe(await countOf(""))
    expect(await countOf("q=nothing")).toBe(0)
  })
})
