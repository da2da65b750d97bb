import pg from "pg"
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest"
import type { TestShop } from "@stheno/server/testing"
import { importsOf } from "../testing/run-import.ts"
import { stubSampleEnv } from "../testing/sample-env.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import { asAdmin, createSmallCatalog, createWarehouse } from "../testing/small-catalog.ts"
import {
  money,
  testCustomer,
  testLine,
  testOrder,
  testProduct,
  testVariant,
  type ShopifyCatalog,
} from "./testing/catalog.ts"
import { accessToken, startShopify, type ShopifyStandIn } from "./testing/shopify-stand-in.ts"

let shopify: ShopifyStandIn
let shop: TestShop
const catalog: ShopifyCatalog = { currency: "EUR", products: [], customers: [], orders: [] }
const { run } = importsOf(() => shop, "/admin/shopify/imports")

beforeAll(async () => {
  shopify = await startShopify(catalog)
  stubSampleEnv("source-shopify", { SHOPIFY_DOMAIN: "my-store", SHOPIFY_ACCESS_TOKEN: accessToken })
  shop = await startSampleShop("source-shopify", {}, { options: { api_url: shopify.url } })
  const { channelId } = await createSmallCatalog(shop)
  await createWarehouse(shop, channelId)
})
afterAll(async () => {
  await shop?.stop()
  await shopify?.close()
  vi.unstubAllEnvs()
})
beforeEach(() => void Object.assign(catalog, { products: [], customers: [], orders: [] }))

type Order = Readonly<Record<string, unknown>> & { readonly id: string }

async function orders(): Promise<readonly Order[]> {
  const { orders: list } = await asAdmin(shop, "/admin/orders?limit=100&fields=id,external_id")
  return list as unknown as Order[]
}

/** The order of the number that it has at Shopify. */
async function orderOf(id: number): Promise<Order | undefined> {
  const found = (await orders()).find((order) => order["external_id"] === `${id}`)
  return found && ((await asAdmin(shop, `/admin/orders/${found.id}`))["order"] as Order)
}

async function countAddresses(): Promise<number> {
  const database = new pg.Client(shop.databaseUrl)
  await database.connect()
  const { rows } = await database.query<{ count: number }>("select count(*)::int as count from address")
  await database.end()
  return rows[0]!.count
}

const vat = (amount: string) => ({ title: "VAT", ratePercentage: 19, priceSet: money(amount) })

it("imports an order with its customer, lines, shipping, payment and shipment", async () => {
  catalog.products = [testProduct(1, "Teapot", { variants: [testVariant(11, { Title: "x" })] })]
  catalog.customers = [testCustomer(7, "Ada")]
  catalog.orders = [
    testOrder(1001, {
      customer: catalog.customers[0],
      lineItems: [testLine(1, { variant: { ...catalog.products[0]!.variants[0] } })],
      closedAt: "2026-03-03T10:00:00Z",
      tags: ["gift"],
      fulfillments: [
        {
          createdAt: "2026-03-02T08:00:00Z",
          status: "SUCCESS",
          trackingInfo: [{ number: "T1", url: "https://carrier.example.com/T1" }],
          fulfillmentLineItems: [{ quantity: 2, lineItem: { id: "gid://shopify/LineItem/1" } }],
        },
      ],
    }),
  ]
  const { counts, lines } = await run()
  expect([counts, lines]).toEqual([
    {
      products: { created: 1, updated: 0, failed: 0 },
      customers: { created: 1, updated: 0, failed: 0 },
      orders: { created: 1, updated: 0, failed: 0 },
    },
    [],
  ])
  const order = await orderOf(1001)
  expect(order).toMatchObject({
    status: "completed",
    payment_status: "captured",
    fulfillment_status: "shipped",
    email: "ada@example.com",
    customer: { email: "ada@example.com", has_account: true },
    created_at: "2026-03-01T10:00:00.000Z",
    metadata: { shopify_order: "#1001", tags: ["gift"] },
    items: [{ title: "Teapot", description: "S / Red", quantity: 2, shipped_quantity: 2, unit_price: 1990 }],
    shipping_methods: [{ price: 500, shipping_option: { name: "Imported from shopify" } }],
    shipping_address: { address_1: "Street 1", country_code: "de" },
    payments: [{ amount: 4480, provider_id: "manual" }],
    fulfillments: [{ tracking_numbers: ["T1"], tracking_links: [{ tracking_number: "T1" }] }],
    total: 4480,
    paid_total: 4480,
  })
  expect((order!["items"] as { variant: { sku: string } }[])[0]!.variant.sku).toBe("SKU-11")
})

it("agrees to the cent with taxes on top, taxes in prices, discounts and refunds", async () => {
  const shipping = (price: string, tax: string) => [
    { title: "Standard", discountedPriceSet: money(price), taxLines: [vat(tax)] },
  ]
  const discounted = (amount: string) => ({ discountAllocations: [{ allocatedAmountSet: money(amount) }] })
  catalog.orders = [
    // 39.80 - 3.98 = 35.82, and 19 % of it is 6.81.
    testOrder(2001, {
      lineItems: [testLine(1, { ...discounted("3.98"), taxLines: [vat("6.81")] })],
      shippingLines: shipping("5.00", "0.95"),
      discountCodes: ["TEN"],
      totalPriceSet: money("48.58"),
      totalTaxSet: money("7.76"),
    }),
    // 39.80 - 3.98 = 35.82 with 5.72 of tax in it.
    testOrder(2002, {
      taxesIncluded: true,
      lineItems: [testLine(1, { ...discounted("3.98"), taxLines: [vat("5.72")] })],
      shippingLines: shipping("5.00", "0.80"),
      totalPriceSet: money("40.82"),
      totalTaxSet: money("6.52"),
    }),
    testOrder(2003, {
      displayFinancialStatus: "PARTIALLY_REFUNDED",
      refunds: [{ createdAt: "2026-03-04T10:00:00Z", note: "broken", totalRefundedSet: money("19.90") }],
    }),
    testOrder(2004, { displayFinancialStatus: "PENDING" }),
    testOrder(2005, { displayFinancialStatus: "VOIDED", cancelledAt: "2026-03-01T12:00:00Z" }),
  ]
  expect((await run({ kinds: ["orders"] })).lines).toEqual([])
  expect(await orderOf(2001)).toMatchObject({
    total: 4858,
    tax_total: 776,
    discount_total: 398,
    metadata: { discount_codes: ["TEN"] },
  })
  expect(await orderOf(2002)).toMatchObject({ total: 4082, tax_total: 652 })
  expect(await orderOf(2003)).toMatchObject({
    payment_status: "partially_refunded",
    refunded_total: 1990,
    refunds: [{ amount: 1990, note: "broken" }],
  })
  expect(await orderOf(2004)).toMatchObject({ payment_status: "awaiting", payments: [{ captured_at: null }] })
  expect(await orderOf(2005)).toMatchObject({ status: "canceled", payment_status: "canceled", payments: [] })
})

it("reports orders whose totals do not agree, and imports nothing of them", async () => {
  const before = (await orders()).length
  catalog.orders = [
    testOrder(3001, { totalPriceSet: money("44.81") }),
    testOrder(3002, { lineItems: [testLine(1, { taxLines: [vat("7.57")] })], totalTaxSet: money("7.57") }),
    testOrder(3003, { currencyCode: "USD" }),
    testOrder(3004, { email: null }),
    testOrder(3005, { test: true }),
    testOrder(3006, { displayFinancialStatus: "PARTIALLY_PAID" }),
    testOrder(3007),
  ]
  const { counts, lines } = await run({ kinds: ["orders"] })
  expect(counts).toEqual({ orders: { created: 1, updated: 0, failed: 6 } })
  expect(lines).toEqual([
    '"orders","3001","#3001","no","The store calculates 4480 for total instead of 4481, in the smallest unit of EUR"',
    '"orders","3002","#3002","no","The store calculates 5236 for total instead of 4480, in the smallest unit of EUR"',
    '"orders","3003","#3003","no","The store has no region with the currency USD"',
    '"orders","3004","#3004","no","The order has no email address"',
    '"orders","3005","#3005","no","It is a test order"',
    '"orders","3006","#3006","no","The state PARTIALLY_PAID of its payment has no equivalent"',
  ])
  expect((await orders()).length).toBe(before + 1)
})

it("replaces an order that changed at Shopify, and leaves one alone that changed here", async () => {
  catalog.orders = [testOrder(4001), testOrder(4002)]
  await run({ kinds: ["orders"] })
  const first = await orderOf(4001)
  const addresses = await countAddresses()
  await asAdmin(shop, `/admin/orders/${(await orderOf(4002))!.id}`, { no_notification: true })
  const refunds = [{ createdAt: "2026-04-01T10:00:00Z", note: null, totalRefundedSet: money("44.80") }]
  const change = { displayFinancialStatus: "REFUNDED", refunds, updatedAt: "2026-04-01T10:00:00Z" }
  catalog.orders = [testOrder(4001, change), testOrder(4002, change)]
  const { counts, lines } = await run({ kinds: ["orders"] })
  expect(counts).toEqual({ orders: { created: 0, updated: 1, failed: 1 } })
  expect(lines).toEqual([
    expect.stringMatching(/^"orders","4002","#4002","no","Order \d+ was changed in your store/),
  ])
  const [refunded, kept] = [await orderOf(4001), await orderOf(4002)]
  expect(refunded).toMatchObject({
    id: first!.id,
    display_id: first!["display_id"],
    payment_status: "refunded",
  })
  expect([refunded!["items"], refunded!["payments"]]).toMatchObject([
    [{ quantity: 2 }],
    [{ amount_refunded: 4480 }],
  ])
  expect((refunded!["items"] as unknown[]).length).toBe(1)
  expect(kept).toMatchObject({ payment_status: "captured", refunds: [] })
  const street = { address_1: "Street 1" }
  expect(refunded).toMatchObject({ shipping_address: street, billing_address: null })
  expect(await countAddresses()).toBe(addresses)
})

it("gives the order of a guest to no account with the same email address", async () => {
  catalog.customers = [testCustomer(70, "Ivy"), testCustomer(71, "Ivy", { state: "DISABLED", addresses: [] })]
  catalog.orders = [
    testOrder(1070, { email: "Ivy@example.com", customer: catalog.customers[0] }),
    testOrder(1071, { email: "ivy@example.com", customer: catalog.customers[1] }),
    testOrder(1072, { email: "IVY@example.com" }),
  ]
  await run({ kinds: ["customers", "orders"] })
  const [own, ofGuest, ofNobody] = [await orderOf(1070), await orderOf(1071), await orderOf(1072)]
  expect(own).toMatchObject({ customer: { email: "ivy@example.com", has_account: true } })
  expect(ofGuest).toMatchObject({ customer: { email: "ivy@example.com", has_account: false } })
  expect(ofNobody).toMatchObject({ customer_id: ofGuest!["customer_id"] })
})

it("reads all lines of an order, and sends nobody an email", async () => {
  catalog.orders = [
    testOrder(5001, {
      email: "guest@example.com",
      lineItems: Array.from({ length: 45 }, (_, index) => testLine(100 + index, { quantity: 1 })),
      totalPriceSet: money("900.50"),
    }),
  ]
  expect((await run({ kinds: ["orders"] })).lines).toEqual([])
  const order = await orderOf(5001)
  expect((order!["items"] as unknown[]).length).toBe(45)
  expect(order!["customer"]).toMatchObject({ email: "guest@example.com", has_account: false })
  const { notifications } = await asAdmin(shop, "/admin/notifications")
  expect(notifications).toEqual([])
})
