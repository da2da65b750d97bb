import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { operations } from "@stheno/core/internal/operations.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { fillDemoShop, realPath, type DemoShop } from "./filled-demo-shop.ts"

/** Tables that a read may write to, and why. */
const excepted: Readonly<Record<string, string>> = {
  rate_limit: "counts attempts, and nothing else depends on it",
  auth_session: "expired sessions are deleted",
  table_change: "counts changes of tables, for caches",
}

const reads = operations.filter(({ method }) => method === "GET")

let shop: TestApp
let demo: DemoShop
let digestOf: () => Promise<Record<string, string>>
/** cookies of a signed-in customer and of an admin user */
let cookies: Record<"store" | "admin", string>
let own: Record<string, string>

beforeAll(async () => {
  shop = await createTestApp({ config: { loginAttemptsPerMinute: 0 } })
  demo = await fillDemoShop(shop)
  const cookieOf = async (path: string, email: string) => {
    const { headers } = await shop.request("POST", path, { email, password: "supersecret" })
    return headers.get("set-cookie")!.split(";")[0]!
  }
  cookies = {
    store: await cookieOf("/store/auth", "ada@example.com"),
    admin: await cookieOf("/admin/auth", "admin@example.com"),
  }
  own = await addRowsForOtherReads()
  digestOf = await openDigests()
})
afterAll(() => shop.close())

/** Paths of the reads that need rows of a signed-in customer. */
async function addRowsForOtherReads(): Promise<Record<string, string>> {
  const { db } = shop.engine
  const order = demo.orders[0]!
  const { order_edit } = (await shop.admin("POST", "/admin/order-edits", { order_id: order })).body
  const { batch_job } = (
    await shop.admin("POST", "/admin/batch-jobs", { type: "product-export", context: {}, dry_run: true })
  ).body
  const { rows } = await sql<{ id: string; display_id: number; email: string }>`
    select id, display_id, email from "order" where id = ${order}`.execute(db)
  await sql`insert into payment_collection (id, type, status, currency_code, amount, region_id, created_by)
    values ('paycol_read', 'order_edit', 'not_paid', 'usd', 100, ${demo.regions.america}, 'usr')`.execute(db)
  await sql`insert into gift_card (id, code, value, balance, region_id)
    values ('gift_read', 'READ', 1, 1, ${demo.regions.america})`.execute(db)
  await sql`update swap set cart_id = (select id from cart where completed_at is null order by id limit 1)
    where id = 'swap_budget'`.execute(db)
  const { rows: carts } = await sql<{ id: string }>`
    select cart_id as id from swap where id = 'swap_budget'`.execute(db)
  return {
    "/store/swaps/{cart_id}": `/store/swaps/${carts[0]!.id}`,
    "/admin/order-edits/{id}": `/admin/order-edits/${order_edit.id}`,
    "/store/order-edits/{id}": `/store/order-edits/${order_edit.id}`,
    "/admin/payment-collections/{id}": "/admin/payment-collections/paycol_read",
    "/store/payment-collections/{id}": "/store/payment-collections/paycol_read",
    "/admin/batch-jobs/{id}": `/admin/batch-jobs/${batch_job.id}`,
    "/store/orders": `/store/orders?display_id=${rows[0]!.display_id}&email=${encodeURIComponent(rows[0]!.email)}`,
    "/store/gift-cards/{code}": "/store/gift-cards/READ",
  }
}

/** Reads a digest of the contents of every table. */
async function openDigests(): Promise<() => Promise<Record<string, string>>> {
  const { db } = shop.engine
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const parts = rows
    .filter(({ name }) => !(name in excepted))
    .map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, E'\\n' order by t::text), '')) as digest from "${name}" t`,
    )
  const query = sql<{ name: string; digest: string }>`${sql.raw(parts.join(" union all "))}`
  return async () =>
    Object.fromEntries((await query.execute(db)).rows.map(({ name, digest }) => [name, digest]))
}

async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const before = await digestOf()
  await work()
  const after = await digestOf()
  return Object.keys(after).filter((name) => after[name] !== before[name])
}

const read = (path: string, headers: Record<string, string>) =>
  shop.request("GET", path, undefined, {
    origin: "https://evil.example",
    "sec-fetch-site": "cross-site",
    ...headers,
  })

describe("a read by somebody who is signed in changes nothing", () => {
  test.each(reads.map(({ path, area }) => [path, area] as const))("%s", async (template, area) => {
    const path = own[template] ?? (await realPath(shop, template))
    const changed = await changedBy(async () => {
      const answer = await read(path, { cookie: cookies[area] })
      expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.anything()])
    })
    expect(changed).toEqual([])
  })

  test("also of a guest's cart, whose update does", async () => {
    const made = await shop.request("POST", "/store/carts", { region_id: demo.regions.america })
    const path = `/store/carts/${made.body.cart.id}` as const
    const reading = async () => {
      for (const suffix of ["", "?expand=customer"])
        expect((await read(path + suffix, { cookie: cookies.store })).status).toBe(200)
    }
    expect(await changedBy(reading)).toEqual([])
    const updated = () => shop.request("POST", path, {}, { cookie: cookies.store })
    expect(await changedBy(updated)).toEqual(expect.arrayContaining(["cart", "staged_job"]))
  })
})
