import { expect } from "@stheno/testing/expect.ts"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, it, vi } from "vitest"
import type { TestShop } from "@stheno/server/testing"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { importsOf, type Run } from "../testing/run-import.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { asAdmin, createWarehouse } from "../testing/small-catalog.ts"
import { testCustomer, testProduct, testVariant, type ShopifyCatalog } from "./testing/catalog.ts"
import { accessToken, startShopify, throttled, type ShopifyStandIn } from "./testing/shopify-stand-in.ts"

let shopify: ShopifyStandIn
let shop: TestShop
const path = "/admin/shopify/imports"
const catalog: ShopifyCatalog = { currency: "EUR", products: [], customers: [], orders: [] }

beforeAll(async () => {
  shopify = await startShopify(catalog)
  stubSampleEnv("source-shopify", { SHOPIFY_DOMAIN: "my-store", SHOPIFY_ACCESS_TOKEN: accessToken })
  shop = await startSampleShop("source-shopify", {}, { options: { api_url: shopify.url } })
})
afterAll(async () => {
  await shop?.stop()
  await shopify?.close()
  vi.unstubAllEnvs()
})
beforeEach(() => void Object.assign(catalog, { products: [], customers: [], orders: [] }))

const { run, ended, start, retrieve } = importsOf(() => shop, path)

interface ProductRow {
  readonly [field: string]: unknown
  readonly id: string
  readonly options: readonly { readonly id: string; readonly title: string }[]
  readonly variants: readonly (Record<string, unknown> & { id: string; prices: Record<string, unknown>[] })[]
}

const productsOf = async (q: string) =>
  (
    await asAdmin(
      shop,
      `/admin/products?q=${q}&expand=variants,variants.prices,variants.options,options,tags,type,collection,images`,
    )
  )["products"] as unknown as ProductRow[]

const customersOf = async (q: string) =>
  (await asAdmin(shop, `/admin/customers?q=${q}&expand=shipping_addresses`))[
    "customers"
  ] as unknown as Record<string, unknown>[]

const teapot = () =>
  testProduct(1, "Teapot", {
    productType: "Kitchen",
    vendor: "Halcyon",
    tags: ["tea", "gift"],
    seo: { title: "The teapot", description: null },
    options: [{ name: "Size" }, { name: "Color" }],
    collections: [
      { id: "gid://shopify/Collection/5", title: "Tea", handle: "tea" },
      { id: "gid://shopify/Collection/6", title: "Sale", handle: "sale" },
    ],
    media: [{ id: "1", image: { url: "https://cdn.example.com/1.jpg" } }, { id: "2" }],
    variants: [
      testVariant(11, { Size: "S", Color: "Red" }, { price: "0.10", compareAtPrice: "12.00" }),
      testVariant(12, { Size: "M", Color: "Red" }, { inventoryPolicy: "CONTINUE", inventoryQuantity: -2 }),
    ],
  })

it("needs a stock location for the units of products", async () => {
  const response = await shop.admin(path, { body: {} })
  const message = "The store has no stock location. Create one."
  expect([response.status, await response.json()]).toEqual([400, { type: "not_allowed", message }])
  const { store } = await asAdmin(shop, "/admin/store")
  await createWarehouse(shop, String(store!["default_sales_channel_id"]))
  expect(await run()).toMatchObject({ status: "completed", lines: [] })
})

it("imports products with options, variants, exact prices, stock, images and collections", async () => {
  catalog.products = [teapot(), testProduct(2, "Draft cup", { status: "ARCHIVED" })]
  expect(await run({ kinds: ["products"] })).toMatchObject({
    status: "completed",
    counts: { products: { created: 2, updated: 0, failed: 0 } },
    lines: [],
  })
  const [product] = await productsOf("teapot")
  expect(product).toMatchObject({
    title: "Teapot",
    handle: "teapot",
    description: "<p>Teapot</p>",
    status: "published",
    external_id: "1",
    thumbnail: "https://cdn.example.com/1.jpg",
    type: { value: "Kitchen" },
    collection: { title: "Tea", handle: "tea" },
    images: [{ url: "https://cdn.example.com/1.jpg" }],
    metadata: { vendor: "Halcyon", seo_title: "The teapot", shopify_collections: ["tea", "sale"] },
  })
  expect((product!["tags"] as { value: string }[]).map(({ value }) => value).toSorted()).toEqual([
    "gift",
    "tea",
  ])
  expect(product!.options.map(({ title }) => title).toSorted()).toEqual(["Color", "Size"])
  expect(product!.variants).toMatchObject([
    {
      title: "S / Red",
      sku: "SKU-11",
      inventory_quantity: 7,
      manage_inventory: true,
      allow_backorder: false,
      weight: 250,
      prices: [{ currency_code: "eur", amount: 10 }],
      metadata: { compare_at_price: 1200 },
    },
    { title: "M / Red", inventory_quantity: 0, allow_backorder: true, prices: [{ amount: 1990 }] },
  ])
  expect((await productsOf("draft cup"))[0]).toMatchObject({ status: "draft" })
})

it("updates the same rows the next time, and keeps prices in other currencies", async () => {
  catalog.products = [teapot()]
  await run({ kinds: ["products"] })
  const [before] = await productsOf("teapot")
  const [small] = before!.variants
  const prices = [
    { currency_code: "eur", amount: 10 },
    { currency_code: "usd", amount: 99 },
  ]
  await asAdmin(shop, `/admin/products/${before!.id}/variants/${small!.id}`, { prices })
  const changed = teapot()
  changed.title = "Teapot deluxe"
  changed.options = [{ name: "Size" }, { name: "Glaze" }]
  changed.variants = [
    testVariant(13, { Size: "L", Glaze: "Matte" }),
    testVariant(11, { Size: "S", Glaze: "Matte" }, { price: "25" }),
  ]
  catalog.products = [changed]
  expect(await run({ kinds: ["products"] })).toMatchObject({
    counts: { products: { created: 0, updated: 1 } },
    lines: [],
  })
  const after = await productsOf("teapot")
  expect(after).toHaveLength(1)
  expect(after[0]).toMatchObject({ id: before!.id, title: "Teapot deluxe" })
  expect(after[0]!.options.map(({ title }) => title).toSorted()).toEqual(["Glaze", "Size"])
  const rows = after[0]!.variants.toSorted((a, b) => Number(a["variant_rank"]) - Number(b["variant_rank"]))
  expect(rows.map(({ title, id }) => [title, id === small!.id])).toEqual([
    ["L / Matte", false],
    ["S / Matte", true],
  ])
  const amounts = rows[1]!.prices.map(
    ({ currency_code: code, amount }) => `${String(code)} ${String(amount)}`,
  )
  expect(amounts.toSorted()).toEqual(["eur 2500", "usd 99"])
})

it("reads all variants and images of a product", async () => {
  const sizes = Array.from({ length: 70 }, (_, index) => index)
  catalog.products = [
    testProduct(3, "Many sizes", {
      options: [{ name: "Size" }],
      variants: sizes.map((size) => testVariant(30_000 + size, { Size: `${size}` })),
      media: sizes.map((place) => ({
        id: `${place}`,
        image: { url: `https://cdn.example.com/${place}.jpg` },
      })),
    }),
  ]
  expect(await run({ kinds: ["products"] })).toMatchObject({
    counts: { products: { created: 1 } },
    lines: [],
  })
  const [product] = await productsOf("many sizes")
  expect([product!.variants.length, (product!["images"] as unknown[]).length]).toEqual([70, 70])
})

it("reports what it cannot import, and imports the rest of the page", async () => {
  catalog.products = [
    testProduct(20, "Odd price", { variants: [testVariant(200, { Title: "x" }, { price: "1.005" })] }),
    testProduct(21, "Unsafe picture", { media: [{ id: "1", image: { url: "javascript:alert(1)" } }] }),
    testProduct(22, "=Formula", { variants: [testVariant(220, { Size: "S" })] }),
    testProduct(23, "First owner", { variants: [testVariant(230, { Title: "x" }, { sku: "SAME" })] }),
    testProduct(24, "Second owner", { variants: [testVariant(240, { Title: "x" }, { sku: "SAME" })] }),
    testProduct(25, "Twin", { handle: "first-owner" }),
  ]
  const { status, counts, lines } = await run({ kinds: ["products"] })
  expect([status, counts]).toEqual(["completed", { products: { created: 2, updated: 0, failed: 4 } }])
  expect(lines).toEqual([
    '"products","20","Odd price","no","The amount 1.005 has more decimals than EUR"',
    expect.stringMatching(/^"products","21","Unsafe picture","no",".*must be a URL/),
    `"products","22","'=Formula","no","Variant ""S"" has no value for Title"`,
    expect.stringMatching(
      /^"products","24","Second owner","in part",".*without its SKU SAME: another variant has it"$/,
    ),
    expect.stringMatching(/^"products","25","Twin","no",".*already exists/),
  ])
  expect((await productsOf("second owner"))[0]!.variants[0]).toMatchObject({ sku: null })
  expect(await productsOf("odd price")).toEqual([])
})

it("imports customers with addresses, by their email addresses", async () => {
  await asAdmin(shop, "/admin/customers", {
    email: "kay@example.com",
    first_name: "K",
    last_name: "Here before",
    password: "a long password",
  })
  catalog.customers = [
    testCustomer(1, "Ada", { note: "Likes tea", tags: ["vip"] }),
    testCustomer(2, "Grace", { state: "DISABLED" }),
    testCustomer(3, "Nobody", { defaultEmailAddress: null }),
    testCustomer(4, "Kay"),
    testCustomer(5, "Joan", { addresses: [{ id: "gid://shopify/MailingAddress/50", countryCodeV2: "ZZ" }] }),
  ]
  const first = await run({ kinds: ["customers"] })
  expect(first.counts).toEqual({ customers: { created: 3, updated: 1, failed: 1 } })
  expect(first.lines).toEqual([
    '"customers","3","Nobody Example","no","The customer has no email address"',
    '"customers","4","Kay@Example.com","in part","The account has a password here, so it keeps its first name, last name"',
    '"customers","5","Joan@Example.com","in part","An address was not imported: the store has no country ZZ"',
  ])
  expect(await customersOf("ada")).toMatchObject([
    {
      email: "ada@example.com",
      first_name: "Ada",
      has_account: true,
      metadata: { note: "Likes tea", tags: ["vip"], locale: "de" },
      shipping_addresses: [{ address_1: "Street 1", postal_code: "10115", country_code: "de" }],
    },
  ])
  expect(await customersOf("grace")).toMatchObject([{ has_account: false }])
  expect(await customersOf("kay")).toMatchObject([
    { first_name: "K", last_name: "Here before", has_account: true },
  ])
  catalog.customers[0]!.addresses[0]!["address1"] = "Street 2"
  const second = await run({ kinds: ["customers"] })
  expect(second.counts).toEqual({ customers: { created: 0, updated: 4, failed: 1 } })
  expect(await customersOf("ada")).toMatchObject([{ shipping_addresses: [{ address_1: "Street 2" }] }])
})

it("shows the ID of a deleted customer in reports, instead of the name or email address", async () => {
  const addresses = [{ id: "gid://shopify/MailingAddress/60", countryCodeV2: "ZZ" }]
  catalog.customers = [testCustomer(61, "Uma", { addresses }), testCustomer(62, "Vera", { addresses })]
  const { id, lines } = await run({ kinds: ["customers"] })
  const reason = '"in part","An address was not imported: the store has no country ZZ"'
  const vera = `"customers","62","Vera@Example.com",${reason}`
  expect(lines).toEqual([`"customers","61","Uma@Example.com",${reason}`, vera])
  const [uma] = await customersOf("uma")
  await asAdmin(shop, `/admin/customers/${String(uma!["id"])}`, undefined, "DELETE")
  const report = async () =>
    (await (await shop.admin(`${path}/${id}/report`)).text()).split("\r\n").slice(1, 3)
  await vi.waitFor(
    async () => expect((await report()).toSorted()).toEqual([`"customers","61","61",${reason}`, vera]),
    {
      timeout: 20_000,
    },
  )
})

it("reports a taken email address without it, and shows the ID after the deletion of the customer", async () => {
  const [wren, xena] = [testCustomer(63, "Wren"), testCustomer(64, "Xena")]
  catalog.customers = [wren, xena]
  await run({ kinds: ["customers"] })
  catalog.customers = [{ ...wren, defaultEmailAddress: { emailAddress: "Xena@Example.com" } }, xena]
  const { id, counts, lines } = await run({ kinds: ["customers"] })
  expect(counts).toEqual({ customers: { created: 0, updated: 1, failed: 1 } })
  const reason = '"no","Another customer of the store has the email address"'
  expect(lines).toEqual([`"customers","63","Xena@Example.com",${reason}`])
  const earlier = await run({ kinds: ["customers"] })
  const database = new pg.Client(shop.databaseUrl)
  await database.connect()
  await database.query("update shopify_problem set reason = $1 where import_id = $2", [
    "Key (email, has_account)=(xena@example.com, t) already exists.",
    earlier.id,
  ])
  await database.end()
  const [stored] = await customersOf("xena")
  await asAdmin(shop, `/admin/customers/${String(stored!["id"])}`, undefined, "DELETE")
  const report = async (of: string) =>
    (await (await shop.admin(`${path}/${of}/report`)).text()).split("\r\n")[1]
  await expect.poll(() => report(id), { timeout: 20_000 }).toBe(`"customers","63","63",${reason}`)
  expect(await report(earlier.id)).toBe(
    '"customers","63","63","no","Key (email, has_account)=(63, t) already exists."',
  )
})

it("lets an imported customer with an account set a password, and nobody sign in before", async () => {
  catalog.customers = [testCustomer(6, "Lin")]
  await run({ kinds: ["customers"] })
  const signIn = { email: "lin@example.com", password: "" }
  expect((await shop.fetch("/store/auth/token", { body: signIn })).status).toBeGreaterThanOrEqual(400)
  expect(
    (await shop.fetch("/store/customers/password-token", { body: { email: signIn.email } })).status,
  ).toBe(204)
})

it("changes the email address of a customer, unless the account has a password here", async () => {
  const account = {
    email: "mae@example.com",
    password: "a-long-password",
    first_name: "Mae",
    last_name: "Doe",
  }
  expect((await shop.fetch("/store/customers", { body: account })).status).toBe(200)
  const [mae, noor] = [testCustomer(31, "Mae"), testCustomer(32, "Noor")]
  catalog.customers = [mae, noor]
  await run({ kinds: ["customers"] })
  catalog.customers = [
    { ...mae, defaultEmailAddress: { emailAddress: "mae2@example.com" } },
    { ...noor, defaultEmailAddress: { emailAddress: "noor2@example.com" } },
  ]
  expect((await run({ kinds: ["customers"] })).lines).toEqual([
    '"customers","31","mae2@example.com","in part","The account has a password here, so it keeps its email address, last name"',
  ])
  expect(await customersOf("mae")).toMatchObject([{ email: "mae@example.com" }])
  expect(await customersOf("noor")).toMatchObject([{ email: "noor2@example.com" }])
})

it("changes nothing in a dry run, and reports the same", async () => {
  catalog.products = [
    testProduct(30, "Rehearsed"),
    testProduct(31, "Bad", { variants: [testVariant(310, {})] }),
  ]
  catalog.customers = [testCustomer(30, "Rehearsal")]
  const { counts, lines } = await run({ dry_run: true })
  expect(counts).toEqual({
    products: { created: 1, updated: 0, failed: 1 },
    customers: { created: 1, updated: 0, failed: 0 },
    orders: { created: 0, updated: 0, failed: 0 },
  })
  expect(lines).toEqual(['"products","31","Bad","no","Variant """" has no value for Title"'])
  expect([await productsOf("rehearsed"), await customersOf("rehearsal")]).toEqual([[], []])
  expect((await run()).counts).toEqual(counts)
  expect((await productsOf("rehearsed")).length).toBe(1)
})

it("fails without retries when the token is revoked, and resumes after its last page without duplicates", async () => {
  catalog.products = Array.from({ length: 25 }, (_, index) => testProduct(400 + index, `Paged ${index}`))
  const before = shopify.requests.length
  const started = await start({ kinds: ["products"] })
  await vi.waitFor(() => expect(shopify.requests.length).toBeGreaterThan(before), {
    interval: 1,
    timeout: 10_000,
  })
  shopify.failNext({ status: 401, body: { errors: "[API] Invalid API key or access token" } })
  const failed = await ended(started.id)
  expect(failed).toMatchObject({ status: "failed", error: expect.stringContaining("status 401") })
  expect(failed.error).not.toContain(accessToken)
  const imported = (await productsOf("paged")).length
  expect([10, 20]).toContain(imported)
  const { status } = (await asAdmin(shop, `${path}/${started.id}/resume`, {}))["import"] as unknown as Run
  expect(status).toBe("running")
  const resumed = await ended(started.id)
  expect(resumed).toMatchObject({ status: "completed", error: null })
  expect(resumed.counts).toEqual({ products: { created: 25, updated: 0, failed: 0 } })
  const { count } = await asAdmin(shop, "/admin/products?q=paged&limit=1")
  expect(count).toBe(25)
  const again = await shop.admin(`${path}/${started.id}/resume`, { method: "POST", body: {} })
  expect([again.status, await again.json()]).toMatchObject([400, { type: "not_allowed" }])
})

it("waits for throttled queries, halves expensive ones, and repeats failed ones", async () => {
  catalog.products = Array.from({ length: 12 }, (_, index) => testProduct(500 + index, `Patient ${index}`))
  shopify.limitFirst(3)
  const { body } = throttled
  shopify.failNext(
    { hangUp: true },
    { body },
    { status: 503 },
    { body },
    { status: 429, headers: { "retry-after": "1" } },
  )
  const before = shopify.requests.length
  const began = performance.now()
  expect((await run({ kinds: ["products"] })).counts).toEqual({
    products: { created: 12, updated: 0, failed: 0 },
  })
  shopify.limitFirst(250)
  expect(performance.now() - began).toBeGreaterThan(1000)
  // The failures, the queries of 10 and 5, and six pages of 2. A job that takes over after some seconds tries 10 and 5 again.
  const sent = shopify.requests.length - before
  expect(sent).toBeGreaterThanOrEqual(5 + 2 + 6)
  expect((sent - (5 + 2 + 6)) % 2).toBe(0)
})

it("writes every page once, also if two jobs read it", async () => {
  catalog.products = Array.from({ length: 25 }, (_, index) => testProduct(800 + index, `Doubled ${index}`))
  // Both jobs wait for the same page.
  shopify.failNext({ delayMs: 3000 }, { delayMs: 1500 })
  const before = shopify.requests.length
  const { id } = await start({ kinds: ["products"] })
  await shop.host.jobs.enqueue("shopify-import", { import_id: id })
  expect((await ended(id)).counts).toEqual({ products: { created: 25, updated: 0, failed: 0 } })
  // The job that comes too late has its response by then.
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(shopify.requests.length - before).toBe(4)
  const { count } = await asAdmin(shop, "/admin/products?q=doubled&limit=1")
  expect([count, (await retrieve(id)).counts]).toEqual([
    25,
    { products: { created: 25, updated: 0, failed: 0 } },
  ])
})

it("runs one import at a time, and stops when it is canceled", async () => {
  catalog.products = Array.from({ length: 30 }, (_, index) => testProduct(600 + index, `Canceled ${index}`))
  shopify.failNext({ delayMs: 1000 })
  const started = await start()
  const second = await shop.admin(path, { body: {} })
  expect([second.status, await second.json()]).toMatchObject([400, { type: "not_allowed" }])
  await asAdmin(shop, `${path}/${started.id}/cancel`, {})
  await new Promise((resolve) => setTimeout(resolve, 2500))
  expect(await retrieve(started.id)).toMatchObject({ status: "canceled", counts: {} })
  expect(await productsOf("canceled")).toEqual([])
  await asAdmin(shop, `${path}/${started.id}/resume`, {})
  expect(await ended(started.id)).toMatchObject({
    status: "completed",
    counts: { products: { created: 30 } },
  })
})

it("is for admin users, and checks its input", async () => {
  expect((await shop.fetch(path)).status).toBe(401)
  expect((await shop.fetch(path, { body: {} })).status).toBe(401)
  for (const body of [{ kinds: [] }, { kinds: ["discounts"] }, { dry_run: "yes" }, { dry: true }]) {
    const response = await shop.admin(path, { body })
    expect([body, response.status]).toEqual([body, 400])
  }
  expect((await shop.admin(`${path}/imp_none`)).status).toBe(404)
  expect((await shop.admin(`${path}/imp_none/report`)).status).toBe(404)
  const { imports } = await asAdmin(shop, path)
  expect((imports as unknown as Run[]).length).toBeGreaterThan(5)
})
