import { serve } from "@hono/node-server"
import { createApp } from "@stheno/core/host"
import type { Stheno } from "@stheno/js-client"
import { createRequire } from "node:module"
import type { AddressInfo } from "node:net"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"

/**
 * The npm client that today's storefronts and admins use, exactly as it was published, against our server. Its
 * types need the old server's packages, which we do not want: it is used with the types of
 * @stheno/js-client, which has the same methods.
 */
type Client = Stheno
const require = createRequire(import.meta.url)
const { default: Medusa } = require("@medusajs/medusa-js") as {
  default: new (options: Record<string, unknown>) => Client
}

// The client keeps log-in tokens only where there is a window; a storefront's pages have one.
Object.assign(globalThis, { window: {} })

let shop: TestApp
let server: ReturnType<typeof serve>
let baseUrl: string
let admin: Client
const known: Record<string, string> = {}

beforeAll(async () => {
  shop = await createTestApp()
  const app = createApp(shop.engine)
  server = await new Promise((done) => {
    const started = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, () => done(started))
  })
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const logIn = new Medusa({ baseUrl, maxRetries: 0 })
  await logIn.admin.auth.getToken({ email: "admin@example.com", password: "supersecret" })
  admin = logIn
})
afterAll(async () => {
  await new Promise((done) => server.close(done))
  await shop.close()
})

test("an operator sets the shop up", async () => {
  const { user } = await admin.admin.auth.getSession()
  expect(user.email).toBe("admin@example.com")
  const { region } = await admin.admin.regions.create({
    name: "Europe",
    currency_code: "usd",
    tax_rate: 20,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["de"],
  })
  const { shipping_profiles } = await admin.admin.shippingProfiles.list()
  const { shipping_option } = await admin.admin.shippingOptions.create({
    name: "Parcel",
    region_id: region.id,
    profile_id: shipping_profiles.find(({ type }) => type === "default")!.id,
    provider_id: "manual",
    price_type: "flat_rate",
    amount: 500,
    data: { id: "manual-fulfillment" },
  })
  await admin.admin.discounts.create({
    code: "TEN",
    regions: [region.id],
    rule: { type: "percentage", value: 10, allocation: "total" },
  })
  Object.assign(known, { region: region.id, option: shipping_option.id })
})

test("and creates a product with variants and prices", async () => {
  const { product } = await admin.admin.products.create({
    title: "Mug",
    status: "published",
    options: [{ title: "Size" }],
    variants: ["Small", "Large"].map((title, index) => ({
      title,
      manage_inventory: false,
      options: [{ value: title }],
      prices: [{ currency_code: "usd", amount: 1000 * (index + 1) }],
    })),
  })
  expect(product.variants.map(({ title }) => title)).toEqual(["Small", "Large"])
  expect(product.handle).toBe("mug")
  Object.assign(known, {
    product: product.id,
    small: product.variants[0]!.id,
    large: product.variants[1]!.id,
  })
})

test("a customer registers, logs in, buys with a discount and looks the order up", async () => {
  const store = new Medusa({ baseUrl, maxRetries: 0 })
  const { products } = await store.products.list({ region_id: known.region })
  expect(products[0]!.variants.map(({ calculated_price }) => calculated_price)).toEqual([1000, 2000])
  const account = { email: "ada@example.com", password: "supersecret", first_name: "Ada", last_name: "Buyer" }
  await store.customers.create(account)
  await store.auth.getToken({ email: account.email, password: account.password })
  expect((await store.customers.retrieve()).customer.email).toBe(account.email)

  const { cart } = await store.carts.create({ region_id: known.region })
  await store.carts.lineItems.create(cart.id, { variant_id: known.small!, quantity: 2 })
  await store.carts.lineItems.create(cart.id, { variant_id: known.large!, quantity: 1 })
  await store.carts.update(cart.id, {
    discounts: [{ code: "TEN" }],
    shipping_address: {
      first_name: "Ada",
      last_name: "Buyer",
      address_1: "Street 1",
      city: "Berlin",
      country_code: "de",
      postal_code: "10115",
    },
  })
  const { shipping_options } = await store.shippingOptions.listCartOptions(cart.id)
  expect(shipping_options.map(({ id }) => id)).toEqual([known.option])
  await store.carts.addShippingMethod(cart.id, { option_id: known.option! })
  await store.carts.createPaymentSessions(cart.id)
  const selected = await store.carts.setPaymentSession(cart.id, { provider_id: "manual" })
  // 4000 - 10 % = 3600, + 500 shipping, + 20 % tax
  expect(selected.cart).toMatchObject({
    subtotal: 4000,
    discount_total: 400,
    shipping_total: 500,
    tax_total: 820,
    total: 4920,
  })

  const { type, data } = await store.carts.complete(cart.id)
  expect(type).toBe("order")
  expect(data).toMatchObject({ status: "pending", payment_status: "awaiting", total: 4920 })
  const { order } = await store.orders.retrieve(data.id)
  expect(order.items).toHaveLength(2)
  const found = await store.customers.listOrders()
  expect(found.orders.map(({ id }) => id)).toEqual([data.id])
  known.order = data.id
})

test("the operator captures, fulfils, ships and refunds the order", async () => {
  const { order } = await admin.admin.orders.retrieve(known.order!)
  expect((await admin.admin.orders.capturePayment(order.id)).order.payment_status).toBe("captured")
  const items = order.items.map(({ id, quantity }) => ({
    item_id: id,
    quantity,
  }))
  const fulfilled = (await admin.admin.orders.createFulfillment(order.id, { items })).order
  expect(fulfilled.fulfillment_status).toBe("fulfilled")
  const shipped = await admin.admin.orders.createShipment(order.id, {
    fulfillment_id: fulfilled.fulfillments[0]!.id,
    tracking_numbers: ["HX1"],
  })
  expect(shipped.order.fulfillment_status).toBe("shipped")
  const refunded = await admin.admin.orders.refundPayment(order.id, { amount: 920, reason: "discount" })
  expect(refunded.order).toMatchObject({
    payment_status: "partially_refunded",
    refunded_total: 920,
    refundable_amount: 4000,
  })
})
