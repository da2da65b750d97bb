import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { createApp, type App } from "../app.ts"
import { operations } from "../operations.ts"
import type { Operation } from "../platform/http/operation.ts"
import type { Selection } from "../platform/query/selection.ts"
import { emptyExtension, extendShop, type ExtendedShop } from "./host.ts"
import { endpoint } from "./index.ts"
import type { Shop } from "./shop.ts"

const size = 20
const limit = 5

let app: TestApp
let extended: ExtendedShop
let extendedApp: App
beforeAll(async () => {
  app = await createTestApp({ config: { relationRows: limit } })
  await fill(app)
  const ordersOfCustomer = endpoint({
    access: "public",
    handler: async (_, shop) => ({ orders: await readings["a customer"]!(shop) }),
  })
  const origin = { file: "src/api/count/route.ts", plugin: undefined, options: {} }
  const endpoints = [{ origin, definition: ordersOfCustomer, method: "GET", path: "/count" }] as const
  extended = extendShop(app.engine, operations, { extension: { ...emptyExtension, endpoints } })
  extendedApp = createApp(app.engine, [], extended)
})
afterAll(() => app.close())

/** A customer, a collection, a tax rate and a shipping profile with more rows than responses have. */
async function fill({ engine: { db } }: TestApp): Promise<void> {
  await sql`insert into region (id, name, currency_code, tax_rate) values ('reg_s', 'S', 'eur', 0)`.execute(
    db,
  )
  await sql`insert into customer (id, email) values ('cus_s', 's@example.com')`.execute(db)
  await sql`insert into "order" (id, customer_id, email, region_id, currency_code)
    select 'order_' || n, 'cus_s', 's@example.com', 'reg_s', 'eur' from generate_series(1, ${size}) n`.execute(
    db,
  )
  await sql`insert into product_collection (id, title, handle) values ('pcol_s', 'S', 's')`.execute(db)
  await sql`insert into product (id, title, handle, collection_id)
    select 'prod_' || n, 'P', 'p' || n, 'pcol_s' from generate_series(1, ${size}) n`.execute(db)
  await sql`insert into shipping_profile (id, name, type) values ('sp_s', 'S', 'custom')`.execute(db)
  await sql`insert into product_shipping_profile (profile_id, product_id)
    select 'sp_s', 'prod_' || n from generate_series(1, ${size}) n`.execute(db)
  await sql`insert into tax_rate (id, rate, name, region_id) values ('txr_s', 10, 'S', 'reg_s')`.execute(db)
  await sql`insert into product_tax_rate (rate_id, product_id)
    select 'txr_s', 'prod_' || n from generate_series(1, ${size}) n`.execute(db)
}

const rowsOf = (rows: unknown) => (rows as readonly unknown[]).length

/** How many rows of a relation code reads. */
const readings: Readonly<Record<string, (shop: Shop) => Promise<number>>> = {
  "a customer": async ({ call }) => {
    const { customer } = await call("admin.GetCustomersCustomer", { params: { id: "cus_s" } })
    return rowsOf(customer.orders)
  },
  "a list of customers": async ({ call }) => {
    const { customers } = await call("admin.GetCustomers", { query: { expand: "orders" } })
    return rowsOf(customers[0]!.orders)
  },
  "a tax rate": async ({ call }) => {
    const input = { params: { id: "txr_s" }, query: { expand: ["products"] } }
    return rowsOf((await call("admin.GetTaxRatesTaxRate", input)).tax_rate.products)
  },
  "a collection": async ({ call }) => {
    const { collection } = await call("admin.GetCollectionsCollection", { params: { id: "pcol_s" } })
    return rowsOf(collection.products)
  },
  "a shipping profile": async ({ call }) => {
    const input = { params: { id: "sp_s" } }
    return rowsOf((await call("admin.GetShippingProfilesProfile", input)).shipping_profile.products)
  },
  "a changed customer": async ({ services }) => {
    const customer = await services.customerService.update("cus_s", { first_name: "Ada" })
    return rowsOf(customer.orders)
  },
}

describe("code reads every row of", () => {
  test.each(Object.entries(readings))("%s", async (_, read) => {
    const shop = extended.shopOver()
    expect(await read(shop)).toBe(size)
    expect(await shop.transaction(read)).toBe(size)
  })

  test("a relation also within a request, whose own response is limited", async () => {
    const response = await extendedApp.fetch(new Request("http://localhost:9000/count"))
    expect(await response.json()).toEqual({ orders: size })
    const { body } = await app.admin("GET", "/admin/customers/cus_s")
    expect(body.customer.orders).toHaveLength(limit)
  })
})

test("calls with the same fields share a selection, so that its plan is made once", async () => {
  const seen: Selection[] = []
  const original = operations.find(({ area, id }) => area === "admin" && id === "GetRegions")!
  const watched: Operation = {
    ...original,
    handler: async (input, context) => {
      seen.push(input.selection)
      return original.handler(input, context)
    },
  }
  const others = operations.filter((operation) => operation !== original)
  const shop = extendShop(app.engine, [watched, ...others], { extension: emptyExtension }).shopOver()
  for (const expand of ["countries", "countries", "currency"])
    await shop.call("admin.GetRegions", { query: { expand } })
  const [first, again, other] = seen
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})
