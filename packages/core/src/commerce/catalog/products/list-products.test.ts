import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
const ids: Record<string, string> = {}
beforeAll(async () => {
  shop = await createTestApp()
  const post = async <Path extends string>(path: Path, body: object) =>
    (await shop.admin("POST", path, body)).body
  ids.collection = (await post("/admin/collections", { title: "Outdoor" })).collection.id
  ids.channel = (await post("/admin/sales-channels", { name: "Fair" })).sales_channel.id
  ids.parent = (await post("/admin/product-categories", { name: "Parent" })).product_category.id
  ids.child = (
    await post("/admin/product-categories", { name: "Child", parent_category_id: ids.parent })
  ).product_category.id
  const list = { name: "Sale", description: "", type: "sale", status: "active" }
  const coat = await post("/admin/products", {
    title: "Coat",
    description: "100% wool_blend, knitted by hand",
    collection_id: ids.collection,
    type: { value: "Tops" },
    tags: [{ value: "warm" }],
    variants: [{ title: "Only", sku: "COAT-1", prices: [{ currency_code: "usd", amount: 100 }] }],
  })
  ids.coat = coat.product.id
  ids.type = coat.product.type_id
  ids.tag = coat.product.tags[0].id
  const variant_id = coat.product.variants[0].id
  ids.list = (
    await post("/admin/price-lists", { ...list, prices: [{ variant_id, currency_code: "usd", amount: 90 }] })
  ).price_list.id
  const product = async (body: object) => (await post("/admin/products", body)).product.id
  ids.hat = await product({ title: "Hat", status: "published", categories: [{ id: ids.child }] })
  ids.gift = await product({ title: "Voucher", is_giftcard: true, sales_channels: [{ id: ids.channel }] })
  ids.belt = await product({ title: "Belt", status: "published", categories: [{ id: ids.parent }] })
})
afterAll(() => shop.close())

async function titles(query: string): Promise<string[]> {
  const { status, body } = await shop.admin(
    "GET",
    `/admin/products?fields=title&expand=&order=title&${query}`,
  )
  expect([status, body.message]).toEqual([200, undefined])
  expect(body.count).toBe(body.products.length)
  return body.products.map(({ title }: { title: string }) => title)
}

test.each([
  ["q=coa", ["Coat"]],
  ["q=coat-1", ["Coat"]],
  ["q=outdoor", ["Coat"]],
  ["q=100%25", ["Coat"]],
  ["q=1_0", []],
  ["q=wool_", ["Coat"]],
  ["q=100%25 WOOL_BLEND, knitted BY hand", ["Coat"]],
  ["q=100%25 wool-blend, knitted by hand", []],
  ["q=100%25 wool%25, knitted by hand", []],
  ["status=published", ["Belt", "Hat"]],
  ["status[]=published&status[]=draft", ["Belt", "Coat", "Hat", "Voucher"]],
  ["collection_id[]=:collection", ["Coat"]],
  ["type_id[]=:type", ["Coat"]],
  ["tags[]=:tag", ["Coat"]],
  ["sales_channel_id[]=:channel", ["Voucher"]],
  ["category_id[]=:parent", ["Belt"]],
  ["category_id[]=:parent&include_category_children=true", ["Belt", "Hat"]],
  ["price_list_id[]=:list", ["Coat"]],
  ["discount_condition_id=discon_no", []],
  ["is_giftcard=true", ["Voucher"]],
  ["is_giftcard=TRUE", ["Voucher"]],
  ["is_giftcard=null", []],
  ["is_giftcard=maybe", ["Belt", "Coat", "Hat", "Voucher"]],
  ["id=:hat", ["Hat"]],
  ["id[]=:hat&id[]=:coat", ["Coat", "Hat"]],
  ["handle=hat", ["Hat"]],
  ["created_at[gt]=2099-01-01", []],
  ["updated_at[lte]=2099-01-01&title=Hat", ["Hat"]],
])("filters by %s", async (query, expected) => {
  expect(await titles(query.replace(/:(\w+)/g, (_, name: string) => ids[name]!))).toEqual(expected)
})

test("a filter for the time of deletion returns deleted products", async () => {
  const { body } = await shop.admin("POST", "/admin/products", { title: "Gone" })
  await shop.admin("DELETE", `/admin/products/${body.product.id}`)
  expect(await titles("deleted_at[gt]=2000-01-01")).toEqual(["Gone"])
  expect(await titles("title=Gone")).toEqual([])
})

test("a deleted sales channel has no products", async () => {
  const { body } = await shop.admin("POST", "/admin/sales-channels", { name: "Closed" })
  const closed = body.sales_channel.id
  const batch = { product_ids: [{ id: ids.hat }, { id: ids.gift }] }
  await shop.admin("POST", `/admin/sales-channels/${closed}/products/batch`, batch)
  expect(await titles(`sales_channel_id[]=${closed}`)).toEqual(["Hat", "Voucher"])
  await shop.admin("DELETE", `/admin/sales-channels/${closed}`)
  expect(await titles(`sales_channel_id[]=${closed}`)).toEqual([])
  expect(await titles(`sales_channel_id[]=${closed}&sales_channel_id[]=${ids.channel}`)).toEqual(["Voucher"])
})

test("pages, and counts all that match", async () => {
  const { body } = await shop.admin(
    "GET",
    "/admin/products?order=-title&limit=2&offset=1&fields=title&expand=",
  )
  expect(body.products.map(({ title }: { title: string }) => title)).toEqual(["Hat", "Coat"])
  expect(body).toMatchObject({ count: 4, offset: 1, limit: 2 })
  expect(Object.keys(body.products[0]).toSorted()).toEqual(["created_at", "id", "title"])
  const all = await shop.admin("GET", "/admin/products?limit=0")
  expect([all.body.products.length, all.body.limit]).toEqual([4, 0])
})

test("fields are ignored beside a search text", async () => {
  const { body } = await shop.admin("GET", "/admin/products?q=coat&fields=title&expand=tags")
  expect(body.products[0]).toMatchObject({ handle: "coat", tags: [{ value: "warm" }] })
})

test("shows prices and stock where variants and their prices are asked for", async () => {
  const read = async (expand: string) =>
    (await shop.admin("GET", `/admin/products?id=${ids.coat}&expand=${expand}`)).body.products[0].variants[0]
  const both = await read("variants,variants.prices")
  expect(both).toMatchObject({ prices: [{ amount: 100 }], calculated_price: null, purchasable: false })
  expect(await read("variants")).not.toHaveProperty("prices")
  expect(await read("variants.prices")).not.toHaveProperty("purchasable")
})

describe("sorted by columns of relations", () => {
  beforeAll(async () => {
    const made = [
      ["Zebra", [["a", 300]]],
      [
        "Yak",
        [
          ["c", 100],
          ["b", 900],
        ],
      ],
      ["Gnu", [["d", 200]]],
    ] as const
    for (const [title, variants] of made) {
      const body = {
        title: `Animal ${title}`,
        status: "published",
        options: [{ title: "Kind" }],
        variants: variants.map(([name, amount]) => ({
          title: name,
          options: [{ value: name }],
          prices: [{ currency_code: "usd", amount }],
        })),
      }
      expect((await shop.admin("POST", "/admin/products", body)).status).toBe(200)
    }
  })
  afterAll(async () => {
    const { body } = await shop.admin("GET", "/admin/products?q=animal&fields=id&expand=")
    for (const { id } of body.products) await shop.admin("DELETE", `/admin/products/${id}`)
  })

  const sorted = async (area: "admin" | "store", order: string) => {
    const { status, body } = await shop.admin("GET", `/${area}/products?q=animal&order=${order}`)
    return status === 200
      ? body.products.map(({ title }: { title: string }) => title.replace("Animal ", "")).join(" ")
      : body.message
  }

  test.each([
    ["variants.title", "Zebra Yak Gnu"],
    ["-variants.title", "Gnu Yak Zebra"],
    ["variants.prices.amount", "Yak Gnu Zebra"],
    ["-variants.prices.amount", "Yak Zebra Gnu"],
  ])("%s, in both APIs", async (order, expected) => {
    expect(await sorted("admin", order)).toBe(expected)
    expect(await sorted("store", order)).toBe(expected)
  })

  test("the text null lists products without a description, as in v1", async () => {
    const { body } = await shop.admin("GET", "/admin/products?q=animal zebra")
    const { id } = body.products[0]
    await shop.admin("POST", `/admin/products/${id}`, { description: "Striped" })
    // A search would replace the filter.
    const animals = (await shop.admin("GET", "/admin/products?q=animal")).body.products
    const ids = animals.map((product) => `id[]=${product.id}`).join("&")
    const count = async (area: "admin" | "store", query: string) =>
      (await shop.admin("GET", `/${area}/products?${ids}&${query}`)).body.count
    for (const area of ["admin", "store"] as const)
      expect([await count(area, "description=null"), await count(area, "description=Striped")]).toEqual([
        2, 1,
      ])
  })

  test("other paths are for admin users", async () => {
    expect(await sorted("admin", "variants.prices.currency_code,-title")).toBe("Zebra Yak Gnu")
    expect(await sorted("admin", "collection.title,title")).toBe("Gnu Yak Zebra")
    for (const order of ["variants.sku", "variants.prices.currency_code", "sales_channels.name"])
      expect(await sorted("store", order)).toBe(`Order field ${order} is not valid`)
  })

  test.each([
    "variants",
    "variants.flavour",
    "flavours.title",
    "variants.manage_inventory",
    "variants.product.variants.product.title",
    "constructor.name",
    "variants.title;drop table product",
  ])("%s is rejected", async (order) => {
    expect(await sorted("admin", order)).toBe(`Order field ${order} is not valid`)
  })
})

test("a list takes the same statements, whatever its length", async () => {
  const count = async <Path extends string>(path: Path) =>
    (await shop.countStatements(() => shop.admin("GET", path))).statements.filter(
      (text) => !text.includes('from "user"'),
    ).length
  expect(await count("/admin/products?expand=")).toBe(1)
  expect(await count(`/admin/products?id=${ids.coat}`)).toBe(2)
  expect(await count("/admin/products?limit=100")).toBe(2)
  expect(await count(`/admin/products/${ids.coat}`)).toBe(1)
})

test.each([
  ["order=flavour", "Order field flavour is not valid"],
  ["fields=flavour", "Requested fields [flavour] are not valid"],
  ["expand=flavour", "Requested fields [flavour] are not valid"],
  [
    "status[]=live",
    "each value in status must be one of the following values: draft, proposed, published, rejected",
  ],
  ["colour=red", "property colour should not exist"],
  ["collection_id=pcol_1", "collection_id must be an array"],
])("refuses %s", async (query, message) => {
  const { status, body } = await shop.admin("GET", `/admin/products?${query}`)
  expect(status).toBe(400)
  expect(body).toEqual({ type: "invalid_data", message })
})

test.each(["limit=-1", "offset=-1", "created_at[gt]=yesterday"])(
  "%s is the caller's fault",
  async (query) => {
    expect((await shop.admin("GET", `/admin/products?${query}`)).status).toBe(400)
  },
)

test.each(["'; drop table product; --", "%", "\\", "a' or 'a'='a", "prod_é"])(
  "%s finds nothing",
  async (text) => {
    const wanted = encodeURIComponent(text)
    expect((await shop.admin("GET", `/admin/products/${wanted}`)).status).toBe(404)
    expect(await titles(`title=${wanted}`)).toEqual([])
    expect((await shop.admin("GET", `/admin/products?q=${wanted}`)).status).toBe(200)
  },
)

test("the ten most used tags, and all types", async () => {
  const { body } = await shop.admin("GET", "/admin/products/tag-usage")
  expect(body).toEqual({ tags: [{ id: ids.tag, usage_count: "1", value: "warm" }] })
  const types = await shop.admin("GET", "/admin/products/types")
  expect(types.body.types).toMatchObject([{ id: ids.type, value: "Tops", metadata: null }])
})

test("is closed to everyone else", async () => {
  expect((await shop.request("GET", "/admin/products")).status).toBe(401)
  expect((await shop.request("POST", "/admin/products", { title: "x" })).status).toBe(401)
})
