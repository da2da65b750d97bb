import { createApp } from "@stheno/core"
import { seedDemoShop } from "@stheno/demo-shop"
import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { operations } from "../packages/core/src/operations.ts"
import { createTestApp, type TestAnswer, type TestApp } from "../packages/server/src/testing/test-app.ts"
import { pathParameters, unmeasured } from "./statement-budgets.ts"

/** Statements that one call may take; begin and commit count, looking up who is logged in does not. */
const budgets = { read: 4, cartChange: 15, completion: 30 }

const reads = operations.filter(({ method, path }) => method === "GET" && !(path in unmeasured))

let shop: TestApp
let customer: Record<string, string>
let demo: Awaited<ReturnType<typeof seedDemoShop>>

beforeAll(async () => {
  shop = await createTestApp()
  const app = createApp(shop.engine)
  demo = await seedDemoShop({
    fetch: (request) => app.fetch(request),
    credentials: { email: "admin@example.com", password: "supersecret" },
    putImage: async (name) => `http://localhost:9000/uploads/${name}`,
  })
  const login = { email: "ada@example.com", password: "supersecret" }
  const { body } = await shop.request("POST", "/store/auth/token", login)
  customer = { authorization: `Bearer ${body.access_token}` }
  await addWhatTheDemoLacks()
})
afterAll(() => shop.close())

/** A row of everything that is read by id and that the demo shop has none of. */
async function addWhatTheDemoLacks(): Promise<void> {
  const { db } = shop.engine
  const make = async (path: string, body: unknown) => {
    const { status, text } = await shop.admin("POST", path, body)
    if (status !== 200) throw new Error(`${path}: ${text}`)
  }
  const one = async (query: string) => {
    const { rows } = await sql.raw<{ id: string }>(query).execute(db)
    return rows[0]!.id
  }
  const region = demo.regions.america
  await make("/admin/analytics-configs", { opt_out: true })
  await make("/admin/return-reasons", { value: "too_small", label: "Too small" })
  await make("/admin/tax-rates", { code: "low", name: "Reduced", rate: 5, region_id: region })
  await make("/admin/notes", { resource_id: demo.orders[0], resource_type: "order", value: "Call back" })
  const products = [await one("select id from product order by id limit 1")]
  const discount = await one("select id from discount where not is_dynamic order by id limit 1")
  await make(`/admin/discounts/${discount}/conditions`, { operator: "in", products })
  const option = await one(
    `select id from shipping_option where region_id = '${region}' and not is_return and not admin_only limit 1`,
  )
  await make("/admin/draft-orders", {
    email: "grace@example.com",
    region_id: region,
    shipping_methods: [{ option_id: option }],
    items: [{ title: "Engraving", unit_price: 1200, quantity: 1 }],
  })
  await shop.request("POST", "/store/carts", { region_id: region })
  await sql`insert into swap (id, order_id, fulfillment_status, payment_status)
    values ('swap_budget', ${demo.orders[0]}, 'not_fulfilled', 'not_paid')`.execute(db)
}

/** The path of an operation with the ids of rows that the demo shop has. */
async function realPath(path: string): Promise<string> {
  const ids = pathParameters[path]
  if (!path.includes("{")) return path
  if (!ids) throw new Error(`${path} needs an entry in pathParameters`)
  const { rows } = await sql.raw<Record<string, string>>(ids).execute(shop.engine.db)
  if (!rows[0]) throw new Error(`The demo shop has nothing for ${path}`)
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(rows[0]![name]!))
}

async function call(path: string, isAdmin: boolean): Promise<{ result: TestAnswer; statements: string[] }> {
  const send = () => (isAdmin ? shop.admin("GET", path) : shop.request("GET", path, undefined, customer))
  await send()
  const { result, statements } = await shop.countStatements(send)
  return { result, statements: statements.filter((text) => !text.includes("from auth_session")) }
}

describe("a reading call takes few statements", () => {
  test.each(reads.map(({ path }) => path))("%s", async (template) => {
    const path = await realPath(template)
    const { result, statements } = await call(path, path.startsWith("/admin"))
    expect([result.status, result.text.slice(0, 200)]).toEqual([200, expect.anything()])
    expect(statements.length).toBeLessThanOrEqual(budgets.read)
  })
})

describe("a list takes as many statements for twenty rows as for forty", () => {
  const lists = reads.filter(
    ({ path, query }) => !path.includes("{") && query && "limit" in (query as { shape?: object }).shape!,
  )
  test.each(lists.map(({ path }) => path))("%s", async (path) => {
    const isAdmin = path.startsWith("/admin")
    const few = await call(`${path}?limit=20`, isAdmin)
    const many = await call(`${path}?limit=40`, isAdmin)
    expect([few.result.status, many.result.status]).toEqual([200, 200])
    expect(many.statements.length).toBeLessThanOrEqual(budgets.read)
    // A relation that no row of the page has is not read.
    expect(many.statements.length - few.statements.length).toBeLessThanOrEqual(1)
  })
})

test("a cart is changed and completed within its budgets", async () => {
  const { rows } = await sql<{ id: string }>`
    select v.id from product_variant v join product p on p.id = v.product_id
    where p.status = 'published' and not p.is_giftcard and p.deleted_at is null and v.deleted_at is null
    order by v.id limit 2`.execute(shop.engine.db)
  const taken: Record<string, string[]> = {}
  const send = async (name: string, path: string, body: unknown = {}) => {
    const { result, statements } = await shop.countStatements(() => shop.request("POST", path, body))
    expect([name, result.status, result.text.slice(0, 200)]).toEqual([name, 200, expect.anything()])
    taken[name] = statements
    return result.body
  }
  const { cart } = await send("create", "/store/carts", {
    region_id: demo.regions.america,
    country_code: "us",
  })
  const path = `/store/carts/${cart.id}`
  for (const [n, { id }] of rows.entries())
    await send(`add line ${n}`, `${path}/line-items`, { variant_id: id, quantity: 1 + n })
  const { shipping_options } = (await shop.request("GET", `/store/shipping-options/${cart.id}`)).body
  const address = {
    first_name: "Grace",
    last_name: "Bennett",
    address_1: "1 Main St",
    city: "Albany",
    country_code: "us",
    postal_code: "12207",
  }
  await send("address", path, { email: "grace@example.com", shipping_address: address })
  await send("shipping", `${path}/shipping-methods`, { option_id: shipping_options[0].id })
  await send("sessions", `${path}/payment-sessions`)
  await send("select", `${path}/payment-session`, { provider_id: "manual" })
  const completed = await send("complete", `${path}/complete`)
  expect(completed.type).toBe("order")

  const { complete, ...changes } = taken
  const dear = Object.entries(changes).filter(([, statements]) => statements.length > budgets.cartChange)
  expect(dear.map(([name, { length }]) => `${name}: ${length}`)).toEqual([])
  expect(complete!.length).toBeLessThanOrEqual(budgets.completion)
  console.log(
    "statements:",
    Object.entries(taken)
      .map(([name, { length }]) => `${name} ${length}`)
      .join(", "),
  )
})
