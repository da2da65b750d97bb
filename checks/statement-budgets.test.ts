import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { operations } from "@stheno/core/internal/operations.ts"
import { createTestApp, type TestAnswer, type TestApp } from "@stheno/testing/test-app.ts"
import { fillDemoShop, realPath, type DemoShop } from "./filled-demo-shop.ts"
import { unmeasured } from "./statement-budgets.ts"

/** Statements that one call may take; begin and commit count, looking up who is logged in does not. */
const budgets = { read: 4, cartChange: 15, completion: 30 }

const reads = operations.filter(({ method, path }) => method === "GET" && !(path in unmeasured))

let shop: TestApp
let customer: Record<string, string>
let demo: DemoShop

beforeAll(async () => {
  shop = await createTestApp()
  demo = await fillDemoShop(shop)
  const login = { email: "ada@example.com", password: "supersecret" }
  const { body } = await shop.request("POST", "/store/auth/token", login)
  customer = { authorization: `Bearer ${body.access_token}` }
})
afterAll(() => shop.close())

async function call(path: string, isAdmin: boolean): Promise<{ result: TestAnswer; statements: string[] }> {
  const send = () => (isAdmin ? shop.admin("GET", path) : shop.request("GET", path, undefined, customer))
  await send()
  const { result, statements } = await shop.countStatements(send)
  return { result, statements: statements.filter((text) => !text.includes("from auth_session")) }
}

describe("a reading call takes few statements", () => {
  test.each(reads.map(({ path }) => path))("%s", async (template) => {
    const path = await realPath(shop, template)
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
  const send = async <Path extends string>(name: string, path: Path, body: unknown = {}) => {
    const { result, statements } = await shop.countStatements(() => shop.request("POST", path, body))
    expect([name, result.status, result.text.slice(0, 200)]).toEqual([name, 200, expect.anything()])
    taken[name] = statements
    return result.body
  }
  const { cart } = await send("create", "/store/carts", {
    region_id: demo.regions.america,
    country_code: "us",
  })
  const path = `/store/carts/${cart.id}` as const
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
