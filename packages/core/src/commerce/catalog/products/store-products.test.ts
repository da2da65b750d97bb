import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

let shop: TestApp
const ids: Record<string, string> = {}
beforeAll(async () => {
  shop = await createTestApp()
  const post = async <Path extends string>(path: Path, body: object) =>
    (await shop.admin("POST", path, body)).body
  ids.fair = (await post("/admin/sales-channels", { name: "Fair" })).sales_channel.id
  ids.web = (await post("/admin/sales-channels", { name: "Web" })).sales_channel.id
  const key = async (name: string, ...channels: string[]) => {
    ids[name] = (await post("/admin/publishable-api-keys", { title: name })).publishable_api_key.id
    if (channels.length > 0)
      await post(`/admin/publishable-api-keys/${ids[name]}/sales-channels/batch`, {
        sales_channel_ids: channels.map((id) => ({ id })),
      })
  }
  await key("fairKey", ids.fair)
  await key("emptyKey")
  const region = await post("/admin/regions", {
    name: "US",
    currency_code: "usd",
    tax_rate: 20,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["us"],
  })
  ids.region = region.region.id
  const category = async (name: string, flags: object) =>
    (await post("/admin/product-categories", { name, ...flags })).product_category.id
  ids.open = await category("Open", { is_active: true })
  ids.hidden = await category("Hidden", { is_active: true, is_internal: true })
  const product = async (title: string, more: object) => {
    const variants = [
      { title: "One", manage_inventory: false, prices: [{ currency_code: "usd", amount: 1000 }] },
    ]
    const { product } = await post("/admin/products", { title, status: "published", variants, ...more })
    ids[title] = product.id
    ids[`${title}Variant`] = product.variants[0].id
  }
  await product("Cup", { categories: [{ id: ids.open }, { id: ids.hidden }] })
  await product("Draft", { status: "draft" })
  await product("Stand", { sales_channels: [{ id: ids.fair }] })
  await product("Site", { sales_channels: [{ id: ids.web }] })
})
afterAll(() => shop.close())

const withKey = (name: string) => ({ "x-publishable-api-key": ids[name] ?? name })

async function titles(query = "", headers: Record<string, string> = {}): Promise<string[]> {
  const path = `/store/products?order=title&fields=title&expand=&${query}` as const
  const { body } = await shop.request("GET", path, undefined, headers)
  return body.products.map(({ title }: { title: string }) => title)
}

test("shows published products of the default sales channel", async () => {
  expect(await titles()).toEqual(["Cup"])
  expect(await titles(`sales_channel_id[]=${ids.web}`)).toEqual(["Site"])
})

const channelError = (message: string, type: string) => ({ type, message })

test("sales channels that all do not exist are unknown; one that exists is enough", async () => {
  const read = async (query: string) => (await shop.request("GET", `/store/products?${query}`)).body
  const unknown = (ids: string) => channelError(`Sales channel with id: ${ids} was not found`, "not_found")
  expect(await read("sales_channel_id[]=x")).toEqual(unknown("x"))
  expect(await read("sales_channel_id[]=x&sales_channel_id[]=y")).toEqual(unknown("x, y"))
  expect(await read("sales_channel_id[]=")).toEqual(unknown(""))
  expect(await titles("sales_channel_id[]=x&sales_channel_id[]=y")).toEqual([])
  const { products } = await read(`sales_channel_id[]=x&sales_channel_id[]=${ids.web}`)
  expect(products.map(({ title }: { title: string }) => title)).toEqual(["Site"])
})

test.each([
  ["/store/products", "array"],
  ["/store/variants", "string"],
  ["/store/products/Cup", "string"],
  ["/store/variants/CupVariant", "string"],
] as const)(
  "an object as the sales channel of %s is ignored without a publishable key",
  async (path, type) => {
    const [, name] = /\/(\w*Cup\w*)$/.exec(path) ?? []
    const at = `${name ? path.replace(name, ids[name]!) : path}?sales_channel_id[gt]=x` as "/store/products"
    const message = `sales_channel_id must be ${type === "array" ? "an" : "a"} ${type}`
    expect((await shop.request("GET", at)).status).toBe(200)
    expect((await shop.request("GET", at, undefined, withKey("emptyKey"))).body).toEqual(
      channelError(message, "invalid_data"),
    )
  },
)

test("as in v1, a malformed sales channel and other invalid parameters are named together", async () => {
  const at = (query: string, headers?: Record<string, string>) =>
    shop.request("GET", `/store/products?${query}`, undefined, headers)
  const limit = "limit must be a number conforming to the specified constraints"
  const channel = "sales_channel_id must be an array"
  for (const query of ["sales_channel_id[gt]=x&limit=x", "sales_channel_id=&limit=x"]) {
    expect((await at(query)).body).toEqual(channelError(limit, "invalid_data"))
    expect((await at(query, withKey("fairKey"))).body).toEqual(
      channelError(`${channel}, ${limit}`, "invalid_data"),
    )
  }
  expect((await at("limit=x", withKey("fairKey"))).body).toEqual(channelError(limit, "invalid_data"))
  expect((await at("limit=1", withKey("fairKey"))).status).toBe(200)
})

test("an empty sales channel is the default one without a publishable key", async () => {
  expect(await titles("sales_channel_id=")).toEqual(["Cup"])
  const keyed = await shop.request("GET", "/store/products?sales_channel_id=", undefined, withKey("fairKey"))
  expect(keyed.body).toEqual(channelError("sales_channel_id must be an array", "invalid_data"))
  expect((await shop.request("GET", "/store/products?sales_channel_id=x")).status).toBe(400)
})

test("a store without a default sales channel shows the published products of all, and of none", async () => {
  const { db } = shop.engine
  const { default_sales_channel_id } = await db
    .selectFrom("store")
    .select("default_sales_channel_id")
    .executeTakeFirstOrThrow()
  const channelless = { id: "prod_none", title: "None", handle: "none", status: "published" as const }
  await db.insertInto("product").values(channelless).execute()
  await db.updateTable("store").set({ default_sales_channel_id: null }).execute()
  expect(await titles()).toEqual(["Cup", "None", "Site", "Stand"])
  expect(await titles(`sales_channel_id[]=${ids.web}`)).toEqual(["Site"])
  expect(await titles("", withKey("fairKey"))).toEqual(["Stand"])

  await db.updateTable("store").set({ default_sales_channel_id }).execute()
  expect(await titles()).toEqual(["Cup"])
  await db.deleteFrom("product").where("id", "=", channelless.id).execute()
})

test("a product that is not published is unknown", async () => {
  const { status, body } = await shop.request("GET", `/store/products/${ids.Draft}`)
  expect(status).toBe(404)
  expect(body).toEqual({ type: "not_found", message: `Product with id: ${ids.Draft} was not found` })
  expect(await titles(`id=${ids.Draft}`)).toEqual([])
  expect((await shop.request("GET", `/store/variants/${ids.DraftVariant}`)).status).toBe(404)
  const listed = await shop.request("GET", `/store/variants?ids=${ids.DraftVariant},${ids.CupVariant}`)
  expect(listed.body.variants.map(({ id }: { id: string }) => id)).toEqual([ids.CupVariant])
})

test("a publishable key shows the products of its sales channels and no others", async () => {
  const headers = withKey("fairKey")
  expect(await titles("", headers)).toEqual(["Stand"])
  expect(await titles(`id=${ids.Cup}`, headers)).toEqual([])
  const listed = await shop.request("GET", "/store/products?expand=", undefined, headers)
  expect(listed.body.products[0].sales_channels).toMatchObject([{ id: ids.fair }])
  const variants = await shop.request("GET", "/store/variants", undefined, headers)
  expect(variants.body.variants.map(({ id }: { id: string }) => id)).toEqual([ids.StandVariant])
})

test.each(["", "fairKey"])(
  "a product or variant that does not exist is unknown, also to the key %j",
  async (key) => {
    const headers = key ? withKey(key) : {}
    const read = async <Path extends string>(path: Path) => {
      const { status, body } = await shop.request("GET", path, undefined, headers)
      return [status, body]
    }
    const unknown = (message: string) => [404, { type: "not_found", message }]
    expect(await read("/store/products/nope")).toEqual(unknown("Product with id: nope was not found"))
    expect(await read("/store/variants/nope")).toEqual(unknown("Variant with id: nope was not found"))
    expect(await read(`/store/products/${ids.Draft}`)).toEqual(
      unknown(`Product with id: ${ids.Draft} was not found`),
    )
    expect(await read(`/store/variants/${ids.DraftVariant}`)).toEqual(
      unknown(`Variant with id: ${ids.DraftVariant} was not found`),
    )
  },
)

test.each([
  ["/store/products/:Cup", "Product with id: :Cup is not associated with sales channels defined by"],
  [
    "/store/variants/:CupVariant",
    "Variant with id: :CupVariant is not associated with sales channels defined by",
  ],
  ["/store/products?sales_channel_id[]=:web", "Provided sales channel id param: :web is not associated with"],
  [
    "/store/products/:Stand?sales_channel_id=:web",
    "Provided sales channel id param: :web is not associated with",
  ],
  ["/store/variants?sales_channel_id=:web", "Provided sales channel id param: :web is not associated with"],
])("refuses %s beyond the key", async (path, reason) => {
  const named = (text: string) => text.replace(/:([a-zA-Z]+)/g, (_, name: string) => ids[name]!)
  const { status, body } = await shop.request("GET", named(path), undefined, withKey("fairKey"))
  expect(status).toBe(400)
  expect(body.errors).toHaveLength(1)
  expect(body.errors[0]).toMatch(named(reason))
  expect(body).not.toHaveProperty("products")
})

test("an unknown key and one without sales channels limit nothing", async () => {
  expect(await titles("", withKey("pk_unknown"))).toEqual(["Cup", "Site", "Stand"])
  expect(await titles("", withKey("emptyKey"))).toEqual(["Cup", "Site", "Stand"])
})

test("shows prices of the region with tax, and whether there is any", async () => {
  const { body } = await shop.request("GET", `/store/products/${ids.Cup}?region_id=${ids.region}`)
  expect(body.product.variants[0]).toMatchObject({
    prices: [{ amount: 1000, currency_code: "usd" }],
    original_price: 1000,
    calculated_price: 1000,
    calculated_price_type: "default",
    calculated_price_incl_tax: 1200,
    calculated_tax: 200,
    purchasable: true,
  })
  expect(body.product).toHaveProperty("profile_id")
  expect(body.product).not.toHaveProperty("profile")
})

test("shows the tax rates of a product as they are stored", async () => {
  const rate = { name: "Low", code: "low", rate: 5, region_id: ids.region, products: [ids.Stand] }
  const { tax_rate } = (await shop.admin("POST", "/admin/tax-rates", rate)).body
  const path = `/store/products/${ids.Stand}?region_id=${ids.region}` as const
  const { body } = await shop.request("GET", path)
  const { id, created_at, updated_at } = tax_rate
  expect(body.product.variants[0].tax_rates).toEqual([
    { id, created_at, updated_at, region_id: ids.region, metadata: null, rate: 5, name: "Low", code: "low" },
  ])
})

test("shows the ID of a deleted collection, and nothing else of it", async () => {
  const { collection } = (await shop.admin("POST", "/admin/collections", { title: "Gone" })).body
  const body = { title: "Left", status: "published", collection_id: collection.id }
  const { product } = (await shop.admin("POST", "/admin/products", body)).body
  await shop.admin("DELETE", `/admin/collections/${collection.id}`)
  const nothing = {
    created_at: null,
    updated_at: null,
    deleted_at: null,
    title: null,
    handle: null,
    metadata: null,
  }
  const gone = { id: collection.id, ...nothing }
  const inStore = (await shop.request("GET", `/store/products/${product.id}`)).body.product
  const inAdmin = (await shop.admin("GET", `/admin/products/${product.id}`)).body.product
  const listed = (await shop.request("GET", "/store/products?title=Left")).body.products[0]
  expect([inStore.collection, inAdmin.collection, listed.collection]).toEqual([gone, gone, gone])
  const found = (await shop.admin("GET", "/admin/products?q=Left")).body.products[0]
  expect(found.collection).toBeNull()
  await shop.admin("DELETE", `/admin/products/${product.id}`)
})

test("a variant without a price here shows those it has elsewhere", async () => {
  const { body } = await shop.request("GET", `/store/products?id=${ids.Cup}&currency_code=eur`)
  const [variant] = body.products[0].variants
  expect(variant.prices).toMatchObject([{ amount: 1000, currency_code: "usd" }])
  expect(variant).not.toHaveProperty("calculated_price")
})

test("refuses prices for an unknown region or cart", async () => {
  const region = await shop.request("GET", "/store/products?region_id=reg_no")
  expect([region.status, region.body.message]).toEqual([404, "Region with reg_no was not found"])
  const cart = await shop.request("GET", `/store/variants/${ids.CupVariant}?cart_id=cart_no`)
  expect([cart.status, cart.body.message]).toEqual([404, "Cart with cart_no was not found"])
})

test("refuses an unknown region also where the list is empty", async () => {
  const lists = [
    "/store/products?id=prod_no",
    "/store/products?id=prod_no&fields=id",
    `/store/products?id=${ids.Cup}&offset=10`,
    "/store/variants?ids=variant_no",
  ]
  for (const path of lists) {
    const { status, body } = await shop.request("GET", `${path}&region_id=reg_no`)
    expect([path, status, body.message]).toEqual([path, 404, "Region with reg_no was not found"])
    expect((await shop.request("GET", `${path}&region_id=${ids.region}`)).status).toBe(200)
  }
  const path = "/admin/variants?id=variant_no"
  expect((await shop.admin("GET", `${path}&region_id=reg_no`)).status).toBe(404)
  expect((await shop.admin("GET", `${path}&region_id=${ids.region}`)).body.variants).toEqual([])
  // Without prices in the response, nothing looks the region up.
  const withoutPrices = await shop.request("GET", "/store/products?region_id=reg_no&fields=id&expand=")
  expect(withoutPrices.status).toBe(200)
})

test("internal categories neither show nor find products", async () => {
  const { body } = await shop.request("GET", `/store/products/${ids.Cup}?expand=categories`)
  expect(body.product.categories.map(({ id }: { id: string }) => id)).toEqual([ids.open])
  expect(await titles(`category_id[]=${ids.open}`)).toEqual(["Cup"])
  expect(await titles(`category_id[]=${ids.hidden}`)).toEqual([])
})

test("a sales channel that does not exist is named where stock is shown", async () => {
  const one = [
    "/store/products?sales_channel_id[]=sc_no",
    `/store/products/${ids.Cup}?sales_channel_id=sc_no`,
  ]
  for (const path of [...one, `/store/variants/${ids.CupVariant}?sales_channel_id=sc_no`]) {
    const { status, body } = await shop.request("GET", path)
    expect([path, status, body.message]).toEqual([path, 404, "Sales channel with id: sc_no was not found"])
  }
  expect(await titles("sales_channel_id[]=sc_no")).toEqual([])
  expect((await shop.request("GET", `/store/products/${ids.Cup}?sales_channel_id=${ids.web}`)).status).toBe(
    200,
  )
})

test("refuses fields and relations that the store does not give out", async () => {
  for (const query of ["fields=flavour", "expand=variants.product.sales_channels"]) {
    const { status, body } = await shop.request("GET", `/store/products?${query}`)
    expect(status).toBe(400)
    expect(body.message).toMatch(/^Requested fields \[.+\] are not valid$/)
  }
  for (const path of ["/store/products?fields=id,%20title", "/store/variants?expand=%20"]) {
    const { status, body } = await shop.request("GET", path)
    expect([path, status]).toEqual([path, 400])
    expect(body.message).toMatch(/^Requested fields \[ .*\] are not valid$/)
  }
  expect((await shop.request("GET", "/store/products?status[]=draft")).body.message).toBe(
    "property status should not exist",
  )
})

test("a list takes the same statements, whatever its length", async () => {
  const count = async <Path extends string>(path: Path) =>
    (await shop.countStatements(() => shop.request("GET", path))).statements.length
  const query = `region_id=${ids.region}&sales_channel_id[]=${ids.web}&sales_channel_id[]=${ids.fair}`
  const short = await count(`/store/products?${query}&limit=1`)
  expect(await count(`/store/products?${query}`)).toBe(short)
  expect(short).toBe(3)
  expect(await count("/store/products?expand=")).toBe(1)
})

test("a search without a search engine has no hits", async () => {
  const { status, body } = await shop.request("POST", "/store/products/search", { q: "cup" })
  expect([status, body]).toEqual([200, { hits: [] }])
  expect((await shop.request("POST", "/store/products/search", { q: 5 })).body.message).toBe(
    "q must be a string",
  )
})
