import { afterAll, beforeAll, test } from "vitest"
import { expect } from "@stheno/testing/expect.ts"
import { serveEngine, type ServedEngine } from "@stheno/testing/serve-engine.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { SthenoError, Stheno, type Config } from "./index.ts"
import { brokenPromises } from "./testing/promises.ts"

let shop: TestApp
let server: ServedEngine
let baseUrl: string
let admin: Stheno["admin"]
const broken: string[] = []
const known = { region: "", option: "", product: "", small: "", large: "", order: "" }

/** A client whose answers are held against what their types say. */
function clientOf(config: Config = {}): Stheno {
  return new Stheno({
    baseUrl,
    ...config,
    fetch: async (url, init) => {
      const answer = await fetch(url, init)
      if (answer.ok && answer.headers.get("content-type")?.includes("json"))
        broken.push(
          ...brokenPromises({ method: init?.method ?? "GET", url: String(url) }, await answer.clone().json()),
        )
      return answer
    },
  })
}

beforeAll(async () => {
  shop = await createTestApp()
  server = await serveEngine(shop.engine)
  baseUrl = server.baseUrl
  const client = clientOf()
  await client.admin.auth.getToken({ email: "admin@example.com", password: "supersecret" })
  admin = client.admin
})

afterAll(async () => {
  await server.close()
  await shop.close()
})

test("an operator sets the shop up", async () => {
  expect((await admin.auth.getSession()).user.email).toBe("admin@example.com")
  const { region } = await admin.regions.create({
    name: "Europe",
    currency_code: "usd",
    tax_rate: 20,
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
    countries: ["de"],
  })
  expect(region.countries.map(({ iso_2 }) => iso_2)).toEqual(["de"])
  const { shipping_profiles } = await admin.shippingProfiles.list()
  const { shipping_option } = await admin.shippingOptions.create({
    name: "Parcel",
    region_id: region.id,
    profile_id: shipping_profiles.find(({ type }) => type === "default")!.id,
    provider_id: "manual",
    price_type: "flat_rate",
    amount: 500,
    data: { id: "manual-fulfillment" },
  })
  await admin.discounts.create({
    code: "TEN",
    regions: [region.id],
    rule: { type: "percentage", value: 10, allocation: "total" },
  })
  const { store } = await admin.store.addCurrency("eur")
  expect(store.id).toMatch(/^store_/)
  Object.assign(known, { region: region.id, option: shipping_option.id })
})

test("and creates a product with variants and prices", async () => {
  const { product } = await admin.products.create({
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
  expect(product.variants[0]?.prices).toHaveLength(1)
  Object.assign(known, {
    product: product.id,
    small: product.variants[0]!.id,
    large: product.variants[1]!.id,
  })
})

test("files go up and are there", async () => {
  const { uploads } = await admin.uploads.create([
    new File(["one"], "one.txt", { type: "text/plain" }),
    new File(["two"], "two.txt", { type: "text/plain" }),
  ])
  expect(uploads.map(({ key }) => key.split("-").at(-1))).toEqual(["one.txt", "two.txt"])
  const { uploads: hidden } = await admin.uploads.createProtected(new File(["three"], "three.txt"))
  const { download_url } = await admin.uploads.getPresignedDownloadUrl({ file_key: hidden[0]!.key })
  expect(download_url).toContain("three.txt")
  expect(await admin.uploads.delete({ file_key: uploads[0]!.key })).toMatchObject({ deleted: true })
})

test("a customer registers, logs in, buys with a discount and looks the order up", async () => {
  const store = clientOf()
  const { products } = await store.products.list({ region_id: known.region })
  expect(products[0]?.variants.map(({ calculated_price }) => calculated_price)).toEqual([1000, 2000])
  const account = { email: "ada@example.com", password: "supersecret", first_name: "Ada", last_name: "Buyer" }
  await store.customers.create(account)
  const { access_token } = await store.auth.getToken({ email: account.email, password: account.password })
  expect(store.client.token("store")).toBe(access_token)
  expect((await store.customers.retrieve()).customer.email).toBe(account.email)

  const { cart, response } = await store.carts.create({ region_id: known.region })
  expect(response).toMatchObject({ status: 200, requestId: expect.stringMatching(/^req_/) })
  await store.carts.lineItems.create(cart.id, { variant_id: known.small, quantity: 2 })
  await store.carts.lineItems.create(cart.id, { variant_id: known.large, quantity: 1 })
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
  await store.carts.addShippingMethod(cart.id, { option_id: known.option })
  await store.carts.createPaymentSessions(cart.id)
  const selected = await store.carts.setPaymentSession(cart.id, { provider_id: "manual" })
  // 4000 - 10 % = 3600, + 500 shipping, + 20 % tax
  expect([selected.cart.subtotal, selected.cart.tax_total, selected.cart.total]).toEqual([4000, 820, 4920])
  expect(selected.cart.items[0]?.variant?.title).toBe("Small")

  const completion = await store.carts.complete(cart.id)
  if (completion.type !== "order") throw new Error(`The cart became ${completion.type}`)
  known.order = completion.data.id
  const { order } = await store.orders.retrieve(known.order)
  expect([order.items.length, order.total, order.payment_status]).toEqual([2, 4920, "awaiting"])
  const found = await store.customers.listOrders()
  expect(found.orders.map(({ id }) => id)).toEqual([known.order])
  await store.auth.deleteSession()
  await expect(store.customers.retrieve()).rejects.toMatchObject({ status: 401, type: "unauthorized" })
})

test("the operator captures, fulfils, ships and refunds the order", async () => {
  const { order } = await admin.orders.retrieve(known.order)
  expect((await admin.orders.capturePayment(order.id)).order.payment_status).toBe("captured")
  const items = order.items.map(({ id, quantity }) => ({ item_id: id, quantity }))
  const fulfilled = (await admin.orders.createFulfillment(order.id, { items })).order
  expect(fulfilled.fulfillment_status).toBe("fulfilled")
  const shipped = await admin.orders.createShipment(order.id, {
    fulfillment_id: fulfilled.fulfillments[0]!.id,
    tracking_numbers: ["HX1"],
  })
  expect(shipped.order.fulfillment_status).toBe("shipped")
  const refunded = (await admin.orders.refundPayment(order.id, { amount: 920, reason: "discount" })).order
  expect([refunded.payment_status, refunded.refunded_total, refunded.refundable_amount]).toEqual([
    "partially_refunded",
    920,
    4000,
  ])
  expect((await admin.orders.list({ payment_status: ["partially_refunded"] })).count).toBe(1)
})

test("a session cookie logs in as a token does", async () => {
  const byCookie = clientOf({ auth: "cookie" })
  await byCookie.admin.auth.createSession({ email: "admin@example.com", password: "supersecret" })
  expect((await byCookie.admin.auth.getSession()).user.email).toBe("admin@example.com")
  await byCookie.admin.auth.deleteSession()
  await expect(byCookie.admin.auth.getSession()).rejects.toBeInstanceOf(SthenoError)
})

test("lists can be read whole", async () => {
  for (let number = 0; number < 5; number++)
    await admin.customers.create({
      email: `c${number}@example.com`,
      first_name: "C",
      last_name: String(number),
      password: "supersecret",
    })
  const emails: string[] = []
  for await (const { email } of admin.customers.iterate({ limit: 2, q: "@example.com" })) emails.push(email)
  expect(emails.sort()).toEqual(
    ["ada@", "c0@", "c1@", "c2@", "c3@", "c4@"].map((name) => `${name}example.com`),
  )
  const { customers } = await admin.customers.list({ limit: 2, q: "@example.com" })
  const rest: string[] = []
  const after = { limit: 2, q: "@example.com", starting_after: customers[1]!.id }
  for await (const { id } of admin.customers.iterate(after)) rest.push(id)
  expect(rest).toHaveLength(4)
  expect(rest).not.toContain(customers[0]!.id)
  const titles: string[] = []
  for await (const { title } of admin.products.iterateVariants(known.product, { limit: 1 }))
    titles.push(title)
  expect(titles.sort()).toEqual(["Large", "Small"])
})

test("an answer that was lost is not a second cart", async () => {
  let isLost = false
  const store = new Stheno({
    baseUrl,
    fetch: async (url, init) => {
      const answer = await fetch(url, init)
      if (isLost) return answer
      isLost = true
      throw new TypeError("the train went into a tunnel")
    },
  })
  const before = await shop.engine.db.selectFrom("cart").select("id").execute()
  const { cart } = await store.carts.create({ region_id: known.region })
  const after = await shop.engine.db.selectFrom("cart").select("id").execute()
  expect(after.map(({ id }) => id).filter((id) => !before.some((other) => other.id === id))).toEqual([
    cart.id,
  ])
})

test("errors have their code, type and request", async () => {
  const refused = await admin.products.retrieve("prod_none").catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(SthenoError)
  expect(refused).toMatchObject({ type: "not_found", status: 404, requestId: expect.stringMatching(/^req_/) })
})

test("every list of the back office can be read", async () => {
  const lists = Object.values(admin).flatMap((resource: unknown) => {
    const list: unknown = Reflect.get(Object(resource), "list")
    return typeof list === "function" ? [(): unknown => Reflect.apply(list, resource, [])] : []
  })
  expect(lists.length).toBeGreaterThan(30)
  for (const list of lists) expect(await list()).toHaveProperty("response.status", 200)
})

test("the types promised nothing that an answer lacked", () => {
  const request = { method: "GET", url: `${baseUrl}/store/regions/reg_1` }
  expect(brokenPromises(request, { region: { id: "reg_1" } })).toContain("GetRegionsRegion: region.countries")
  expect([...new Set(broken)].sort()).toEqual([])
})
