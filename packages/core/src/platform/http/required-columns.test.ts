import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { requiredColumns } from "./required-columns.ts"

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test("columns that are absent or hold a value pass; null names the column and its table", () => {
  expect(requiredColumns("region", { name: "North", tax_rate: undefined })).toEqual({ name: "North" })
  expect(() => requiredColumns("region", { name: "North", tax_rate: null })).toThrow(
    "Can't insert null value in field tax_rate on insert in table region",
  )
})

/** What is created, with the columns that null must not empty, as v1 answers. */
const updates: readonly (readonly [
  path: string,
  body: object,
  name: string,
  table: string,
  columns: readonly string[],
])[] = [
  ["/admin/products", { title: "Shirt", variants: [] }, "product", "product", ["title", "discountable"]],
  ["/admin/collections", { title: "Summer" }, "collection", "product_collection", ["title"]],
  [
    "/admin/product-categories",
    { name: "Shirts" },
    "product_category",
    "product_category",
    ["name", "handle", "rank"],
  ],
  ["/admin/customer-groups", { name: "Members" }, "customer_group", "customer_group", ["name"]],
  [
    "/admin/customers",
    { email: "ada@example.com", first_name: "Ada", last_name: "Byron", password: "lovelace1" },
    "customer",
    "customer",
    ["email"],
  ],
  [
    "/admin/sales-channels",
    { name: "Web", description: "" },
    "sales_channel",
    "sales_channel",
    ["name", "is_disabled"],
  ],
  ["/admin/publishable-api-keys", { title: "Key" }, "publishable_api_key", "publishable_api_key", ["title"]],
  [
    "/admin/regions",
    {
      name: "North",
      currency_code: "usd",
      tax_rate: 1,
      countries: [],
      payment_providers: ["manual"],
      fulfillment_providers: ["manual"],
    },
    "region",
    "region",
    ["name", "tax_rate", "gift_cards_taxable", "automatic_taxes", "includes_tax"],
  ],
  [
    "/admin/price-lists",
    { name: "Sale", description: "d", type: "sale", prices: [] },
    "price_list",
    "price_list",
    ["name", "description", "type", "status", "includes_tax"],
  ],
  [
    "/admin/return-reasons",
    { value: "small", label: "Small" },
    "return_reason",
    "return_reason",
    ["value", "label"],
  ],
  [
    "/admin/shipping-profiles",
    { name: "Big", type: "custom" },
    "shipping_profile",
    "shipping_profile",
    ["name"],
  ],
  ["/admin/stock-locations", { name: "Hall" }, "stock_location", "stock_location", ["name"]],
]

test.each(updates)("%s: null in a required column is refused, absent keeps it", async (...row) => {
  const [path, body, name, table, columns] = row
  const rowOf = (answer: object) => (answer as Record<string, Record<string, unknown>>)[name]!
  const created = rowOf((await app.admin("POST", path, body)).body)
  for (const column of columns) {
    const answer = await app.admin("POST", `${path}/${created.id as string}`, { [column]: null })
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        type: "invalid_data",
        message: `Can't insert null value in field ${column} on insert in table ${table}`,
      },
    ])
  }
  const kept = rowOf((await app.admin("POST", `${path}/${created.id as string}`, {})).body)
  expect(kept).toMatchObject(Object.fromEntries(columns.map((column) => [column, created[column]])))
})

test("null is refused for columns with a default when something is created", async () => {
  const channel = { name: "Shop", description: "d" }
  expect(
    (await app.admin("POST", "/admin/sales-channels", { ...channel, is_disabled: null })).body.message,
  ).toBe("Can't insert null value in field is_disabled on insert in table sales_channel")
  expect((await app.admin("POST", "/admin/sales-channels", channel)).body.sales_channel.is_disabled).toBe(
    false,
  )
  const product = await app.admin("POST", "/admin/products", { title: "Mug", is_giftcard: null })
  expect([product.status, product.body.message]).toEqual([400, "is_giftcard must be a boolean value"])
})

test("null removes the providers of a region, and what a category says of its visibility", async () => {
  const [region] = (await app.admin("GET", "/admin/regions")).body.regions
  expect(region.payment_providers).not.toEqual([])
  const emptied = await app.admin("POST", `/admin/regions/${region.id}`, { payment_providers: null })
  expect(emptied.body.region.payment_providers).toEqual([])
  const category = await app.admin("POST", "/admin/product-categories", { name: "Secret", is_active: null })
  expect(category.body.product_category.is_active).toBe(null)
})

test("null is not a region of a new cart, absent is the first one", async () => {
  const refused = await app.request("POST", "/store/carts", { region_id: null })
  expect([refused.status, refused.body.message]).toEqual([
    400,
    "A region_id must be provided when creating a cart",
  ])
  expect((await app.request("POST", "/store/carts", {})).status).toBe(200)
})
