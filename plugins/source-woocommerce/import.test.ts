import { expect } from "@stheno/testing/expect.ts"
import { afterAll, beforeAll, beforeEach, it, vi } from "vitest"
import type { TestShop } from "@stheno/server/testing"
import { importsOf } from "../testing/run-import.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { asAdmin, createSmallCatalog, createWarehouse } from "../testing/small-catalog.ts"
import { readOptions } from "./src/options.ts"
import {
  emptyCatalog,
  testAddress,
  testCustomer,
  testLine,
  testOrder,
  testProduct,
  testVariation,
} from "./testing/catalog.ts"
import { credentials, startWooCommerce, type WooStandIn } from "./testing/woocommerce-stand-in.ts"

let service: WooStandIn
let shop: TestShop
const path = "/admin/woocommerce/imports"
const catalog = emptyCatalog()
const { run, start, ended } = importsOf(() => shop, path)

beforeAll(async () => {
  service = await startWooCommerce(catalog)
  stubSampleEnv("source-woocommerce", {
    WOOCOMMERCE_URL: service.url,
    WOOCOMMERCE_CONSUMER_KEY: credentials.key,
    WOOCOMMERCE_CONSUMER_SECRET: credentials.secret,
  })
  shop = await startSampleShop("source-woocommerce")
  const { channelId } = await createSmallCatalog(shop)
  await createWarehouse(shop, channelId)
})
afterAll(async () => {
  await shop?.stop()
  await service?.close()
  vi.unstubAllEnvs()
})
beforeEach(() => void Object.assign(catalog, emptyCatalog()))

type Row = Readonly<Record<string, unknown>> & { readonly id: string }

async function list(kind: string, query: string): Promise<readonly Row[]> {
  return (await asAdmin(shop, `/admin/${kind}?limit=100&${query}`))[kind] as unknown as Row[]
}

const productsOf = (q: string) =>
  list("products", `q=${q}&expand=variants,variants.prices,options,tags,collection,images`)

async function orderOf(id: number): Promise<Row | undefined> {
  const found = (await list("orders", "fields=id,external_id")).find((row) => row["external_id"] === `${id}`)
  return found && ((await asAdmin(shop, `/admin/orders/${found.id}`))["order"] as Row)
}

it("imports simple and variable products, and updates them the next time", async () => {
  const tea = { id: 5, name: "Tea", slug: "tea" }
  catalog.products = [
    testProduct(1, "Woo cup", {
      categories: [tea],
      tags: [{ id: 6, name: "gift", slug: "gift" }],
      price: "15.00",
    }),
    testProduct(2, "Woo shirt", {
      type: "variable",
      status: "draft",
      images: [{ src: "https://example.com/shirt.jpg" }],
      attributes: [
        { name: "Size", variation: true },
        { name: "Fabric", variation: false },
      ],
    }),
  ]
  catalog.variations = {
    2: Array.from({ length: 101 }, (_, size) => testVariation(200 + size, { Size: `${size}` })),
  }
  catalog.variations[2]![0] = testVariation(200, { Size: "0" }, { manage_stock: false, backorders: "notify" })
  expect(await run()).toMatchObject({ counts: { products: { created: 2, failed: 0 } }, lines: [] })
  expect((await productsOf("woo cup"))[0]).toMatchObject({
    handle: "woo-cup",
    status: "published",
    external_id: "1",
    collection: { title: "Tea", handle: "tea" },
    tags: [{ value: "gift" }],
    options: [{ title: "Title" }],
    variants: [
      {
        sku: "SKU-1",
        weight: 250,
        inventory_quantity: 7,
        prices: [{ currency_code: "eur", amount: 1500 }],
        metadata: { compare_at_price: 1990 },
      },
    ],
  })
  const [shirt] = await productsOf("woo shirt")
  expect(shirt).toMatchObject({ status: "draft", options: [{ title: "Size" }] })
  const variants = shirt!["variants"] as Row[]
  expect(variants).toHaveLength(101)
  expect(variants.find(({ sku }) => sku === "SKU-200")).toMatchObject({ manage_inventory: false })
  catalog.products[0] = testProduct(1, "Woo cup two", { stock_quantity: 3 })
  expect((await run({ kinds: ["products"] })).counts).toEqual({
    products: { created: 0, updated: 2, failed: 0 },
  })
  expect(await productsOf("woo cup")).toMatchObject([
    { title: "Woo cup two", variants: [{ inventory_quantity: 3 }] },
  ])
})

it("imports customers with their addresses", async () => {
  catalog.customers = [
    testCustomer(1, "Ada"),
    testCustomer(2, "Grace", { billing: testAddress, shipping: { ...testAddress, address_1: "Street 2" } }),
    testCustomer(3, "Nobody", { email: "" }),
  ]
  const { counts, lines } = await run({ kinds: ["customers"] })
  expect(counts).toEqual({ customers: { created: 2, updated: 0, failed: 1 } })
  expect(lines).toEqual(['"customers","3","","no","The customer has no email address"'])
  const [ada] = await list("customers", "q=ada@example.com&expand=shipping_addresses")
  expect(ada).toMatchObject({ first_name: "Ada", has_account: true, phone: "123" })
  expect(ada!["shipping_addresses"]).toMatchObject([{ address_1: "Street 1", country_code: "de" }])
  const [grace] = await list("customers", "q=grace@example.com&expand=shipping_addresses")
  expect(grace!["shipping_addresses"]).toHaveLength(2)
})

it("shows the ID of a deleted customer in reports, instead of the email address", async () => {
  const billing = { ...testAddress, country: "ZZ" }
  catalog.customers = [testCustomer(71, "Uma", { billing })]
  const { id, lines } = await run({ kinds: ["customers"] })
  expect(lines).toMatchObject([expect.stringContaining('"71","Uma@Example.com","in part"')])
  const [uma] = await list("customers", "q=uma@example.com")
  await asAdmin(shop, `/admin/customers/${uma!.id}`, undefined, "DELETE")
  const report = async () => await (await shop.admin(`${path}/${id}/report`)).text()
  await vi.waitFor(async () => expect(await report()).toContain('"71","71","in part"'), { timeout: 20_000 })
  expect(await report()).not.toContain("Uma")
})

it("imports orders that agree to the cent, with taxes on top and in prices", async () => {
  const tax_lines = [{ rate_id: 1, label: "VAT", compound: false, rate_percent: 19 }]
  const taxed = (total: string) => ({ total_tax: total, taxes: [{ id: 1, total }] })
  const shipping_lines = [{ method_title: "Standard", total: "5.00", ...taxed("0.95") }]
  catalog.products = [testProduct(50, "Ordered cup")]
  catalog.customers = [testCustomer(1, "Ada")]
  catalog.orders = [
    testOrder(1001, {
      customer_id: 1,
      line_items: [testLine(1, { product_id: 50, subtotal_tax: "7.56", total: "35.82", ...taxed("6.81") })],
      tax_lines,
      shipping_lines,
      coupon_lines: [{ code: "ten" }],
      total: "48.58",
      total_tax: "7.76",
      status: "completed",
      date_completed_gmt: "2026-03-03T10:00:00",
    }),
    // Two units for 19.90 with tax: 33.45 and 6.35.
    testOrder(1002, {
      prices_include_tax: true,
      line_items: [
        testLine(2, { subtotal: "33.45", subtotal_tax: "6.35", total: "33.45", ...taxed("6.35") }),
      ],
      tax_lines,
      shipping_lines,
      total: "45.75",
      total_tax: "7.30",
    }),
    testOrder(1003, { refunds: [{ reason: "broken", total: "-19.90" }] }),
    testOrder(1004, { status: "cancelled", date_paid_gmt: null }),
  ]
  const { counts, lines } = await run()
  expect([lines, counts]).toMatchObject([[], { orders: { created: 4, failed: 0 } }])
  const order = await orderOf(1001)
  expect(order).toMatchObject({
    status: "completed",
    payment_status: "captured",
    fulfillment_status: "shipped",
    customer: { email: "ada@example.com", has_account: true },
    metadata: { woocommerce_order: "1001", discount_codes: ["ten"] },
    total: 4858,
    tax_total: 776,
    discount_total: 398,
  })
  expect(order!["items"]).toMatchObject([{ shipped_quantity: 2, variant: { sku: "SKU-50" } }])
  expect(await orderOf(1002)).toMatchObject({ total: 4575, tax_total: 730, items: [{ unit_price: 1990 }] })
  expect(await orderOf(1003)).toMatchObject({ payment_status: "partially_refunded", refunded_total: 1990 })
  expect(await orderOf(1004)).toMatchObject({ status: "canceled", payments: [] })
  expect((await run({ kinds: ["orders"] })).counts).toEqual({ orders: { created: 0, updated: 4, failed: 0 } })
})

it("reports what it cannot import", async () => {
  catalog.products = [
    testProduct(60, "Grouped", { type: "grouped" }),
    testProduct(61, "Shared", { type: "variable", attributes: [{ name: "Size", variation: true }] }),
    testProduct(62, "Fraction", { price: "1.005" }),
  ]
  catalog.variations = { 61: [testVariation(610, { Size: "S" }, { manage_stock: "parent" })] }
  catalog.orders = [
    testOrder(2001, { fee_lines: [{}] }),
    testOrder(2002, { line_items: [testLine(1, { quantity: 3 })] }),
    testOrder(2003, { total: "44.81" }),
    testOrder(2004, { status: "checkout-draft" }),
  ]
  const { lines } = await run({ kinds: ["products", "orders"] })
  expect(lines).toEqual([
    '"products","60","Grouped","no","Products of the type grouped have no equivalent"',
    '"products","61","Shared","no","Its variations share one stock. Manage the stock of each variation"',
    '"products","62","Fraction","no","The amount 1.005 has more decimals than EUR"',
    '"orders","2001","2001","no","It has fees"',
    '"orders","2002","2002","no","The price of one unit of ""Teapot"" is not a whole amount"',
    '"orders","2003","2003","no","The store calculates 4480 for total instead of 4481, in the smallest unit of EUR"',
    '"orders","2004","2004","no","The checkout was not completed"',
  ])
})

it("repeats failed requests, and resumes after its last page without duplicates", async () => {
  catalog.products = Array.from({ length: 45 }, (_, index) => testProduct(700 + index, `Paged ${index}`))
  service.failNext({ hangUp: true }, { status: 429, headers: { "retry-after": "1" } })
  catalog.revokedFrom = 39
  const before = service.requests.length
  const { id } = await start({ kinds: ["products"] })
  const failed = await ended(id)
  expect(service.requests.length - before).toBe(2 + 3 * 3)
  expect(failed).toMatchObject({ status: "failed", error: expect.stringContaining("status 401") })
  expect(failed.error).not.toContain(credentials.secret)
  expect(failed.counts).toEqual({ products: { created: 40, updated: 0, failed: 0 } })
  catalog.revokedFrom = Infinity
  await asAdmin(shop, `${path}/${id}/resume`, {})
  expect(await ended(id)).toMatchObject({
    status: "completed",
    counts: { products: { created: 45, updated: 0 } },
  })
  const { count } = await asAdmin(shop, "/admin/products?q=paged&limit=1")
  expect(count).toBe(45)
})

it("checks its options", () => {
  const keys = { consumer_key: "ck_1", consumer_secret: "cs_1" }
  expect(readOptions({ url: "https://example.com/shop/", ...keys }).url).toBe(
    "https://example.com/shop/wp-json/wc/v3/",
  )
  expect(() => readOptions({ url: "http://example.com", ...keys })).toThrow("https://")
  expect(() => readOptions({ url: "https://example.com", consumer_key: "ck_1" })).toThrow("consumer_secret")
  expect(() => readOptions({ url: "https://example.com", ...keys, page_size: 101 })).toThrow()
})
