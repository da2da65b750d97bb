import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { afterAll, beforeAll, expect, test } from "vitest"

let shop: TestApp
let listId = ""
beforeAll(async () => {
  shop = await createTestApp()
  const { body } = await shop.admin("POST", "/admin/customer-groups", { name: "Members" })
  const ada = { email: "ada@example.com", first_name: "Ada", last_name: "Byron", password: "lovelace1" }
  const { id } = (await shop.admin("POST", "/admin/customers", ada)).body.customer
  await shop.admin("POST", `/admin/customer-groups/${body.customer_group.id}/customers/batch`, {
    customer_ids: [{ id }],
  })
  await shop.admin("POST", "/admin/stock-locations", { name: "Warehouse" })
  await shop.admin("POST", "/admin/stock-locations", {
    name: "Dock",
    address: { address_1: "Dock 1", country_code: "dk" },
  })
  const lists = await shop.admin("POST", "/admin/price-lists", {
    name: "Sale",
    description: "Sale",
    type: "sale",
    prices: [],
  })
  listId = lists.body.price_list.id
  await shop.admin("POST", "/admin/store", { currencies: ["eur", "usd"] })
  const { region } = (
    await shop.admin("POST", "/admin/regions", {
      name: "Denmark",
      currency_code: "eur",
      tax_rate: 25,
      countries: ["dk"],
      payment_providers: ["manual"],
      fulfillment_providers: ["manual"],
    })
  ).body
  const rate = { name: "Reduced", code: "low", rate: 7, region_id: region.id }
  expect((await shop.admin("POST", "/admin/tax-rates", rate)).status).toBe(200)
})
afterAll(() => shop.close())

const get = (path: string) =>
  path.startsWith("/admin")
    ? shop.admin("GET", path as "/admin/orders")
    : shop.request("GET", path as "/store/products")

/** Number of rows that a list has. */
async function countOf(path: string): Promise<number> {
  const { body } = await get(path)
  return (body as { count: number }).count
}

test.each([
  ["/admin/customers?groups=", 1],
  ["/admin/customers?groups[]=", 0],
  ["/admin/price-lists?customer_groups=", 1],
  ["/admin/price-lists?customer_groups[]=", 0],
  ["/admin/tax-rates", 1],
  ["/admin/tax-rates?region_id[]=", 0],
  ["/admin/stock-locations?address_id=null", 1],
  ["/admin/stock-locations?address_id=unknown", 0],
  ["/admin/stock-locations?name=Dock&name[gt]=a", 1],
  ["/admin/stock-locations?name[gt]=a&name=Dock", 1],
  ["/admin/customers?created_at[gt][]=2020-01-01", 1],
  ["/admin/customers?created_at[lt][]=2020-01-01", 0],
])("as in v1, the number of rows of %s is %i", async (path, expected) => {
  expect(await countOf(path)).toBe(expected)
})

test("the products of a price list take a text beside an object, as the list of products does", async () => {
  for (const list of ["/admin/products", `/admin/price-lists/${listId}/products`])
    for (const name of ["tags", "collection_id"])
      expect([list, (await get(`${list}?${name}[]=a&${name}[][gt]=b`)).status]).toEqual([list, 200])
})

const noObject = "nested property created_at must be either object or array"

test.each([
  ["/admin/customers?created_at=x&created_at[gt]=x", `${noObject}, gt must be a Date instance`],
  ["/admin/customers?created_at=x&created_at=y", `${noObject}, ${noObject}`],
  ["/admin/customers?groups=x&groups[gt]=x", "each value in groups must be a string"],
  [
    "/admin/draft-orders?status=x",
    "each value in status must be one of the following values: open, completed, status must be an array",
  ],
  [
    "/admin/draft-orders?status[]=x",
    "each value in status must be one of the following values: open, completed",
  ],
  ["/admin/batch-jobs?id=x", "id must be an array"],
  ["/admin/batch-jobs?type[gt]=x", "type must be an array"],
  [
    "/admin/batch-jobs?id[gt]=x",
    JSON.stringify({
      message: "id must be one of: String,String",
      details: {
        String: ["String validation failed: [object Object] is not a string"],
        undefined: ["Cannot read properties of undefined (reading 'constructor')"],
      },
    }),
  ],
  ["/store/product-tags?order[gt]=value", "Order field [object Object] is not valid"],
  ["/store/product-categories?order[gt]=name", "Order field [object Object] is not valid"],
  ["/store/product-tags?order[]=value", "order must be a string"],
  ["/store/product-tags?order=-a,b", "Order field a,b is not valid"],
  ["/store/product-tags?order=value,b", "Order field value,b is not valid"],
  ["/store/product-tags?order=-a,-b", "Order field a, is not valid"],
  ["/store/product-tags?order=-a-b", "Order field a is not valid"],
  ["/store/product-tags?order=value-b", "Order field value-b is not valid"],
  ["/store/product-tags?order=--value", "Order field  is not valid"],
])("as in v1, %s is rejected with %j", async (path, message) => {
  const { status, body } = await get(path)
  expect([status, body]).toEqual([400, { type: "invalid_data", message }])
})

test("as in v1, a customer is not told that statuses are a list", async () => {
  const { body } = await shop.request("POST", "/store/auth/token", {
    email: "ada@example.com",
    password: "lovelace1",
  })
  const headers = { authorization: `Bearer ${body.access_token}` }
  const mine = (query: string) =>
    shop.request("GET", `/store/customers/me/orders?${query}`, undefined, headers)
  const message =
    "each value in status must be one of the following values: pending, completed, archived, canceled, requires_action"
  for (const query of ["status=a", "status[unknown]=pending"]) {
    const { status, body: refused } = await mine(query)
    expect([query, status, refused]).toEqual([query, 400, { type: "invalid_data", message }])
  }
  expect((await mine("status=pending")).body).toMatchObject({ orders: [], count: 0 })
})

test("as in v1, an order of one region can be an object, but not a list", async () => {
  const { regions } = (await shop.request("GET", "/store/regions")).body
  const path = `/store/regions/${regions[0].id}` as const
  expect((await shop.request("GET", `${path}?order[unknown]=name`)).status).toBe(200)
  expect((await shop.request("GET", `${path}?order[]=name`)).body).toMatchObject({
    message: "order must be a string",
  })
})

test("as in v1, the name of a descending order ends at the next hyphen", async () => {
  const namesBy = async (order: string) => {
    const { body } = await get(`/admin/stock-locations?order=${order}`)
    return (body as unknown as { stock_locations: { name: string }[] }).stock_locations.map(
      ({ name }) => name,
    )
  }
  expect(await namesBy("name")).toEqual(["Dock", "Warehouse"])
  expect(await namesBy("-name-b")).toEqual(["Warehouse", "Dock"])
})

test("as in v1, the word null stands for no region and currency in the list of products only", async () => {
  const list = await get("/store/products?region_id=null&currency_code=null")
  expect(list.status).toBe(200)
  expect((await get("/store/products?region_id=unknown")).status).toBe(404)
  expect((await get("/store/variants?region_id=null")).status).toBe(404)
})

test.each([
  ["/store/variants", "product.variants", "*product.variants.prices.price_list"],
  ["/store/variants", "prices.price_list", "product.variants.prices.amount"],
  ["/store/regions", "tax_rates", "*tax_rates.products"],
  ["/store/regions", "tax_rates", "id,tax_rates.products.variants.prices.amount"],
] as const)("fields of %s do not reach its relation %s with %s", async (path, _relation, fields) => {
  const { status, body } = await shop.request("GET", `${path}?fields=${fields}`)
  expect([status, body]).toMatchObject([400, { type: "invalid_data" }])
})

test("fields of a variant name its product", async () => {
  await shop.admin("POST", "/admin/products", {
    title: "Coat",
    status: "published",
    options: [{ title: "Size" }],
    variants: [{ title: "S", options: [{ value: "S" }], prices: [] }],
  })
  for (const fields of ["*product", "id,product.title"]) {
    const { variants } = (await shop.request("GET", `/store/variants?fields=${fields}`)).body
    expect([fields, variants.map(({ product }) => product.title)]).toEqual([fields, ["Coat"]])
  }
})

test.each(["*countries", "id,countries.name"])(
  "fields of a region name its countries with %s",
  async (fields) => {
    const { regions } = (await shop.request("GET", `/store/regions?fields=${fields}`)).body
    expect(regions[0].countries).toMatchObject([{ name: "DENMARK" }])
  },
)

test.each(["constructor.name", "__proto__.x", "id,constructor.prototype.x"])(
  "fields=%s is rejected as any unknown name",
  async (fields) => {
    for (const path of ["/store/variants", "/store/regions", "/store/products"] as const)
      expect((await shop.request("GET", `${path}?fields=${fields}`)).status).toBe(400)
    for (const path of ["/admin/products", "/admin/orders", "/admin/variants"] as const)
      expect((await shop.admin("GET", `${path}?fields=${fields}`)).status).toBe(400)
  },
)
