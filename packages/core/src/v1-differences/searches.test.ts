import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

/* In v1 1.20.11, a search takes the place of the filters of the columns in which it looks. */

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
  const made = async <Path extends string>(path: Path, body: unknown) => {
    const { status, body: created } = await app.admin("POST", path, body)
    expect(status).toBe(200)
    return created
  }
  const manual = { payment_providers: ["manual"], fulfillment_providers: ["manual"] }
  const region = { name: "DK", currency_code: "usd", tax_rate: 0, countries: ["dk"], ...manual }
  const { region: dk } = await made("/admin/regions", region)
  const { shipping_profiles: profiles } = (await app.admin("GET", "/admin/shipping-profiles")).body
  await made("/admin/shipping-options", {
    name: "Express",
    region_id: dk.id,
    profile_id: profiles[0].id,
    provider_id: "manual",
    price_type: "flat_rate",
    amount: 100,
    data: {},
  })
  await made("/admin/users", {
    email: "ada@example.com",
    first_name: "Ada",
    last_name: "B",
    password: "x12345678",
  })
  await made("/admin/customer-groups", { name: "Members" })
  await made("/admin/stock-locations", { name: "Warehouse" })
  await made("/admin/product-categories", { name: "Hats", handle: "hats" })
  await made("/admin/price-lists", { name: "Summer", description: "Cheap", type: "sale", prices: [] })
  await made("/admin/products", {
    title: "Shirt",
    description: "Soft",
    tags: [{ value: "cotton" }],
    type: { value: "clothes" },
    options: [{ title: "Size" }],
    variants: [{ title: "Large", inventory_quantity: 1, prices: [], options: [{ value: "L" }] }],
  })
  const draft = await made("/admin/draft-orders", {
    email: "grace@example.com",
    region_id: dk.id,
    items: [{ title: "Custom", unit_price: 100, quantity: 1 }],
    shipping_methods: [],
    shipping_address: { first_name: "Grace", last_name: "H", country_code: "dk", address_1: "1", city: "C" },
  })
  await made(`/admin/draft-orders/${draft.draft_order.id}/pay`, {})
})
afterAll(() => app.close())

const countOf = async (path: string, query: string) => {
  const { status, body }: { status: number; body: unknown } = await app.admin("GET", `${path}?${query}`)
  return [status, body !== null && typeof body === "object" && "count" in body ? body.count : body]
}

const products = ["title=x", "description=x", "description=null", "title=x&description=x"]

test.each<readonly [string, string, readonly string[]]>([
  ["/admin/users", "q=ada", ["email=x", "first_name=x", "last_name=x"]],
  ["/admin/customer-groups", "q=memb", ["name[]=x"]],
  ["/admin/product-tags", "q=cott", ["value[]=x"]],
  ["/admin/product-types", "q=cloth", ["value[]=x"]],
  ["/admin/shipping-options", "q=expr", ["name=x"]],
  ["/admin/stock-locations", "q=ware", ["name=x"]],
  ["/admin/product-categories", "q=hat", ["handle=x"]],
  ["/admin/currencies", "q=danish", ["code=eur"]],
  ["/admin/variants", "q=large", ["title=x"]],
  ["/admin/orders", "q=grace", ["display_id=999", "email=x"]],
  ...["q=shir", "q=sof", "q=large"].map((q) => ["/admin/products", q, products] as const),
])("%s?%s finds the same with filters of what it looks at", async (path, search, filters) => {
  expect(await countOf(path, search)).toEqual([200, 1])
  for (const filter of filters) {
    expect([filter, await countOf(path, `${search}&${filter}`)]).toEqual([filter, [200, 1]])
    expect([filter, await countOf(path, filter)]).toEqual([
      filter,
      [200, path.endsWith("currencies") ? 1 : 0],
    ])
  }
})

test.each([
  ["/admin/price-lists", "q=summ", "name=x", "description=x", "description=Cheap"],
  ["/admin/price-lists", "q=chea", "description=x", "name=x", "name=Summer"],
])(
  "%s?%s replaces the filter of the column that has the text only",
  async (path, search, its, other, same) => {
    expect(await countOf(path, `${search}&${its}`)).toEqual([200, 1])
    expect(await countOf(path, `${search}&${other}`)).toEqual([200, 0])
    expect(await countOf(path, `${search}&${its}&${same}`)).toEqual([200, 1])
  },
)

test("a search among the products of a price list replaces the same filters, and stays in the list", async () => {
  const { variants } = (await app.admin("GET", "/admin/variants?q=large")).body
  const prices = [{ amount: 1, currency_code: "usd", variant_id: variants[0].id }]
  const list = { name: "Winter", description: "Cold", type: "sale" }
  const make = async (body: object) =>
    (await app.admin("POST", "/admin/price-lists", { ...list, ...body })).body.price_list.id
  const [full, empty] = [await make({ prices }), await make({ prices: [] })]
  for (const q of ["q=shir", "q=sof", "q=large"])
    for (const filter of products) {
      expect(await countOf(`/admin/price-lists/${full}/products`, `${q}&${filter}`)).toEqual([200, 1])
      expect(await countOf(`/admin/price-lists/${full}/products`, filter)).toEqual([200, 0])
      expect(await countOf(`/admin/price-lists/${empty}/products`, `${q}&${filter}`)).toEqual([200, 0])
    }
})

test("null stands for products without a description in a price list, as in the list of all", async () => {
  const { variants } = (await app.admin("GET", "/admin/variants?q=large")).body
  const prices = [{ amount: 1, currency_code: "usd", variant_id: variants[0].id }]
  const list = { name: "Spring", description: "New", type: "sale", prices }
  const { price_list } = (await app.admin("POST", "/admin/price-lists", list)).body
  const path = `/admin/price-lists/${price_list.id}/products`
  const { product_id } = variants[0]
  expect(await countOf(path, "description=null")).toEqual([200, 0])
  expect(await countOf(path, "description=Soft")).toEqual([200, 1])
  await app.engine.db.updateTable("product").set({ description: null }).where("id", "=", product_id).execute()
  for (const at of [path, "/admin/products"]) expect(await countOf(at, "description=null")).toEqual([200, 1])
  expect(await countOf(path, "description=Soft")).toEqual([200, 0])
})
