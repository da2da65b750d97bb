import { sql } from "kysely"
import { afterAll, beforeAll, expect, it, vi } from "vitest"
import {
  openDatabase,
  type OpenDatabase,
} from "@stheno/server/internal/database.ts"
import { startProject, type ProjectServer } from "@stheno/testing/project-folder.ts"
import { ownBody } from "@stheno/testing/reply.ts"
import { filesOf } from "../folder-of.ts"

let shop: ProjectServer
let database: OpenDatabase
beforeAll(async () => {
  shop = await startProject(filesOf(import.meta.dirname))
  database = openDatabase({ url: shop.databaseUrl, max: 1 })
  await openShop()
})
afterAll(async () => {
  await database.close()
  await shop.close()
})

const soon = <T>(work: () => T) =>
  vi.waitFor(work, { timeout: 20_000, interval: 50 })
const created = async (to: string, body: object) =>
  Object.values(
    ownBody<Record<string, { id: string }>>(await shop.admin("POST", to, body)),
  )[0]
let region: string
let vendor: string

/** A region, a way to ship, and four products of different kinds. */
async function openShop(): Promise<void> {
  region = (
    await created("/admin/regions", {
      name: "United States",
      currency_code: "usd",
      tax_rate: 0,
      payment_providers: ["manual"],
      fulfillment_providers: ["manual"],
      countries: ["us"],
    })
  ).id
  const { shipping_profiles } = (
    await shop.admin("GET", "/admin/shipping-profiles")
  ).body
  await created("/admin/shipping-options", {
    name: "Parcel",
    region_id: region,
    profile_id: shipping_profiles.find(({ type }) => type === "default").id,
    provider_id: "manual",
    data: { id: "manual-fulfillment" },
    price_type: "flat_rate",
    amount: 500,
  })
  vendor = (await created("/admin/vendors", { name: "Hills and Leaves" })).id
  const product = (title: string, more: object = {}) =>
    created("/admin/products", {
      title,
      status: "published",
      options: [{ title: "Size" }],
      variants: [
        {
          title: "One",
          manage_inventory: false,
          prices: [{ currency_code: "usd", amount: 900 }],
          options: [{ value: "One" }],
        },
      ],
      ...more,
    })
  await product("Tea", { vendor_id: vendor })
  await product("Cup", { metadata: { engraving: "required" } })
  const book = await product("Book of tea")
  await sql`update product_variant set file_key = 'book.pdf' where product_id = ${book.id}`.execute(
    database.db,
  )
}

async function buy(handle: string, more: object | object[] = {}, token?: string) {
  const isDownload = handle === "book-of-tea"
  const headers: Record<string, string> = token
    ? { authorization: `Bearer ${token}` }
    : {}
  const send = async <Path extends string>(to: Path, body: object = {}) =>
    (await shop.send("POST", to, body, headers)).body
  const { products } = (await shop.send("GET", `/store/products?handle=${handle}`))
    .body
  const { cart } = await send("/store/carts", { region_id: region })
  const variant_id = products[0].variants[0].id
  for (const each of [more].flat())
    await send(`/store/carts/${cart.id}/line-items`, {
      variant_id,
      quantity: 2,
      ...each,
    })
  await send(`/store/carts/${cart.id}`, {
    ...(!token && { email: "grace@example.com" }),
    shipping_address: {
      first_name: "Grace",
      last_name: "Hopper",
      address_1: "Main Street 1",
      city: "Boston",
      postal_code: "02108",
      country_code: "us",
    },
  })
  if (!isDownload) {
    const options = (await shop.send("GET", `/store/shipping-options/${cart.id}`))
      .body
    const [{ id: option_id }] = options.shipping_options
    await send(`/store/carts/${cart.id}/shipping-methods`, { option_id })
  }
  await send(`/store/carts/${cart.id}/payment-sessions`)
  return send(`/store/carts/${cart.id}/complete`)
}

it("loads without a fault", () => {
  expect(shop.said.filter((line) => line.startsWith("Skipped"))).toEqual([])
})

it("shows a shop", async () => {
  const { status, headers, body } = await shop.send("GET", "/shop")
  expect([status, headers.get("content-type")]).toEqual([
    200,
    "text/html; charset=utf-8",
  ])
  expect(body).toContain('<ul id="products">')
})

it("splits orders by vendor, and knows regulars", async () => {
  const { data: order } = await buy("tea")
  const listed = async () =>
    ownBody<{ count: number; vendor_orders: object[] }>(
      await shop.admin(
        "GET",
        `/admin/vendors/${vendor}/orders?fields=order_id,subtotal`,
      ),
    )
  await soon(async () => expect((await listed()).count).toBe(1))
  const { vendor_orders } = await listed()
  expect(vendor_orders[0]).toMatchObject({ order_id: order.id, subtotal: 1800 })
  await buy("tea")
  await soon(async () => {
    const { customer_groups } = (
      await shop.admin("GET", "/admin/customer-groups?expand=customers")
    ).body
    expect(customer_groups).toMatchObject([
      { name: "Regulars", customers: [{ email: "grace@example.com" }] },
    ])
  })
})

it("renews subscriptions as draft orders", async () => {
  await buy("tea", { metadata: { every_weeks: 4 } })
  const due = sql<{
    count: number
  }>`select count(*)::int as count from subscription`
  await soon(async () =>
    expect((await due.execute(database.db)).rows).toEqual([{ count: 1 }]),
  )
  const isDue = sql<{ due: boolean }>`
    select next_on <= current_date as due from subscription`
  const drafts = async () =>
    (await shop.admin("GET", "/admin/draft-orders")).body.draft_orders
  // a draft that cannot be made leaves the date where it is
  await sql`update subscription set next_on = current_date,
    region_id = 'reg_gone' || region_id`.execute(database.db)
  const failed = await shop.host.jobs.enqueue("renew-subscriptions", {})
  const stateOf = sql<{ state: string }>`
    select state from pgboss.job where id = ${failed}`
  await soon(async () =>
    expect((await stateOf.execute(database.db)).rows).toEqual([{ state: "retry" }]),
  )
  expect((await isDue.execute(database.db)).rows).toEqual([{ due: true }])
  await sql`update subscription
    set region_id = replace(region_id, 'reg_gone', '')`.execute(database.db)
  await shop.host.jobs.enqueue("renew-subscriptions", {})
  await soon(async () =>
    expect((await isDue.execute(database.db)).rows).toEqual([{ due: false }]),
  )
  expect(await drafts()).toHaveLength(1)
  // one that was made before a kill is not made again
  await sql`update subscription set next_on = next_on - 7 * every_weeks`.execute(
    database.db,
  )
  await shop.host.jobs.enqueue("renew-subscriptions", {})
  await soon(async () =>
    expect((await isDue.execute(database.db)).rows).toEqual([{ due: false }]),
  )
  expect(await drafts()).toHaveLength(1)
  const { draft_orders } = (await shop.admin("GET", "/admin/draft-orders")).body
  const { order } = (
    await shop.admin("POST", `/admin/draft-orders/${draft_orders[0].id}/pay`)
  ).body
  expect(order).toMatchObject({
    email: "grace@example.com",
    payment_status: "captured",
    total: 2300,
  })
})

it("begins a subscription for each line that shall come again", async () => {
  await sql`delete from subscription`.execute(database.db)
  await buy("tea", [
    { metadata: { every_weeks: 4 } },
    { metadata: { every_weeks: 2 } },
    {},
  ])
  const begun = sql<{ weeks: number }>`
    select every_weeks as weeks from subscription order by every_weeks`
  await soon(async () =>
    expect((await begun.execute(database.db)).rows).toEqual([
      { weeks: 2 },
      { weeks: 4 },
    ]),
  )
})

it("gives files to customers who have paid for them", async () => {
  const customer = { email: "ada@example.com", password: "correct-horse" }
  await shop.send("POST", "/store/customers", {
    ...customer,
    first_name: "Ada",
    last_name: "Byron",
  })
  const { access_token } = (await shop.send("POST", "/store/auth/token", customer))
    .body
  const { data: order } = await buy("book-of-tea", {}, access_token)
  const downloads = async () =>
    ownBody<{ downloads: string[] }>(
      await shop.send("GET", `/store/orders/${order.id}/downloads`, undefined, {
        authorization: `Bearer ${access_token}`,
      }),
    ).downloads
  expect(await downloads()).toEqual([])
  await shop.admin("POST", `/admin/orders/${order.id}/capture`)
  await soon(async () => expect(await downloads()).toHaveLength(1))
  expect((await downloads())[0]).toMatch(/\/uploads\/book\.pdf$/)
})

it("wants to know what to engrave", async () => {
  const refused = await buy("cup")
  expect(refused).toEqual({
    type: "not_allowed",
    message: "Say what we engrave: Cup",
  })
  expect((await buy("cup", { metadata: { engraving: "For Ada" } })).type).toBe(
    "order",
  )
})

it("hears from the warehouse", async () => {
  const { data: order } = await buy("tea")
  const { id: location_id } = await created("/admin/stock-locations", {
    name: "Depot",
  })
  const shipment = { order_id: order.id, location_id, tracking_number: "PARCEL-1" }
  const { body } = await shop.admin("POST", "/admin/warehouse/shipments", shipment)
  expect(body).toEqual({ order_id: order.id, fulfillment_status: "shipped" })
})
