import { sql } from "kysely"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { fillLargeDatabase } from "../../../../../benchmarks/large-data.ts"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { entityOf, fetchPage } from "./fetch.ts"
import { comesAfter } from "./keyset.ts"
import { defaultListLimits, withListLimits } from "./list-limits.ts"

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await fillLargeDatabase(shop.engine.db, { products: 300, orders: 120 })
  // Ties and nulls, which pages must neither skip nor repeat.
  await sql`update product set created_at = '2026-01-01', subtitle = case
    when id < (select percentile_disc(0.5) within group (order by id) from product) then null
    else substr(title, 1, 2) end`.execute(shop.engine.db)
  await sql`update customer set created_at = '2026-01-01'`.execute(shop.engine.db)
  await fillSmallLists()
})
afterAll(() => shop.close())

/** Twenty rows for each list that the large database leaves empty, in pairs of one moment. */
async function fillSmallLists(): Promise<void> {
  const { db } = shop.engine
  const times = sql`n, timestamp '2026-01-01' + (n / 2) * interval '1 day' as at from generate_series(1, 20) n`
  await sql`insert into "return" (id, order_id, refund_amount, created_at)
    select 'ret_' || n, (select min(id) from "order"), 0, at from (select ${times}) t`.execute(db)
  await sql`insert into swap (id, order_id, fulfillment_status, payment_status, created_at)
    select 'swap_' || n, (select min(id) from "order"), 'not_fulfilled', 'not_paid', at from (select ${times}) t`.execute(
    db,
  )
  await sql`insert into order_edit (id, order_id, internal_note, created_by, created_at)
    select 'oe_' || n, (select min(id) from "order"), 'Note', 'admin', at from (select ${times}) t`.execute(
    db,
  )
  await sql`insert into discount (id, code, is_dynamic, is_disabled, created_at)
    select 'disc_' || n, 'CODE' || n, false, false, at from (select ${times}) t`.execute(db)
  await sql`insert into notification (id, event_name, resource_type, resource_id, "to", data, created_at)
    select 'noti_' || n, 'order.placed', 'order', 'order_1', 'ada@example.com', '{}', at from (select ${times}) t`.execute(
    db,
  )
  await sql`insert into note (id, value, resource_type, resource_id, created_at)
    select 'note_' || n, 'Call', 'order', 'order_1', at from (select ${times}) t`.execute(db)
}

async function read<Path extends string>(path: Path): Promise<readonly { readonly id: string }[]> {
  const { status, body } = await shop.admin("GET", path)
  expect([path, status, body.message]).toEqual([path, 200, undefined])
  return Object.values(body as object).find(Array.isArray) as { id: string }[]
}

/** The ids of all pages, each of which begins after the last row of the one before. */
async function readPages<Path extends string>(path: Path): Promise<readonly string[]> {
  const ids: string[] = []
  for (;;) {
    const after = ids.length > 0 ? `&starting_after=${ids.at(-1)}` : ""
    const rows = await read(`${path}&limit=7${after}`)
    ids.push(...rows.map(({ id }) => id))
    if (rows.length < 7) return ids
  }
}

describe("a list that continues after a row", () => {
  test.each([
    "/admin/products?fields=id",
    "/admin/products?fields=id&order=title",
    "/admin/products?fields=id&order=-title",
    "/admin/products?fields=id&order=subtitle",
    "/admin/products?fields=id&order=-subtitle",
    "/admin/products?fields=id&order=subtitle,-title",
    "/admin/products?fields=id&order=-variants.title",
    "/admin/products?fields=id&q=shirt",
    "/admin/variants?fields=id",
    "/admin/orders?fields=id",
    "/admin/orders?fields=id&q=example",
    "/admin/customers?fields=id",
    "/admin/inventory-items?fields=id",
    "/admin/returns?",
    "/admin/swaps?",
    "/admin/order-edits?fields=id",
    "/admin/discounts?fields=id",
    "/admin/notifications?fields=id",
    "/admin/notes?resource_id=order_1",
  ])("has each row once, in order: %s", async (path) => {
    const whole = await read(`${path}&limit=1000`)
    expect(whole.length).toBeGreaterThan(7)
    expect(await readPages(path)).toEqual(whole.map(({ id }) => id))
  })

  test("is the store's list, too", async () => {
    const ids = async (query: string) => {
      const { body } = await shop.request("GET", `/store/products?${query}`)
      return body.products.map(({ id }: { id: string }) => id)
    }
    const [first, second, third] = await ids("fields=id&limit=3")
    expect(await ids(`fields=id&limit=2&starting_after=${first}`)).toEqual([second, third])
  })

  test("counts all rows, and skips rows from there", async () => {
    const ids = (await read("/admin/customers?limit=20")).map(({ id }) => id)
    const { body } = await shop.admin("GET", `/admin/customers?limit=2&offset=3&starting_after=${ids[4]}`)
    expect(body.customers.map(({ id }: { id: string }) => id)).toEqual(ids.slice(8, 10))
    const { body: all } = await shop.admin("GET", "/admin/customers?limit=1")
    expect(body).toMatchObject({ count: all.count, offset: 3, limit: 2 })
  })

  test("ends after the last row, and counts the rows nevertheless", async () => {
    const ids = (await read("/admin/orders?fields=id&limit=1000")).map(({ id }) => id)
    const { status, body } = await shop.admin("GET", `/admin/orders?fields=id&starting_after=${ids.at(-1)}`)
    expect([status, body.orders, body.count]).toEqual([200, [], ids.length])
  })

  test("continues after a row that the filters do not match any more", async () => {
    const ids = (await read("/admin/products?fields=id&order=title&status[]=published&limit=9")).map(
      ({ id }) => id,
    )
    await sql`update product set status = 'draft' where id = ${ids[3]}`.execute(shop.engine.db)
    const after =
      `/admin/products?fields=id&order=title&status[]=published&limit=5&starting_after=${ids[3]}` as const
    expect((await read(after)).map(({ id }) => id)).toEqual(ids.slice(4))
  })

  test("is refused after a row that does not exist", async () => {
    const { status, body } = await shop.admin("GET", "/admin/orders?starting_after=order_none")
    expect([status, body]).toEqual([
      400,
      { type: "invalid_data", message: "starting_after: there is no row with ID order_none" },
    ])
  })

  test("says that a count is an estimate, also on the last page", async () => {
    const db = withListLimits(shop.engine.db, { ...defaultListLimits, exactCounts: 10 })
    const pageOf = (startingAfter?: string) =>
      fetchPage(db, { entity: "Customer", order: "created_at", limit: 1000, startingAfter })
    const whole = await pageOf()
    expect(whole).toMatchObject({ count: whole.rows.length, isEstimate: false })
    const rest = await pageOf(whole.rows[20]!.id)
    expect(rest.rows).toHaveLength(whole.rows.length - 21)
    expect(rest.isEstimate).toBe(true)
    expect(rest.count).toBeGreaterThan(rest.rows.length)
  })

  test("is read from an index", async () => {
    const { db } = shop.engine
    const [found] = await read("/admin/orders?fields=id&limit=1")
    const terms = ["created_at", "id"].map((column) => ({
      value: sql`${sql.ref(`root.${column}`)}`,
      isDescending: true,
      isNullable: false,
    }))
    const after = comesAfter(entityOf("Order", db), terms, found!.id)
    const plan = await db.transaction().execute(async (session) => {
      await sql`set local enable_seqscan = off`.execute(session)
      const { rows } = await sql<{
        "QUERY PLAN": string
      }>`explain select id from "order" as root where ${after}
        order by created_at desc, id desc limit 5`.execute(session)
      return rows.map((row) => row["QUERY PLAN"]).join("\n")
    })
    expect(plan).toMatch(/order_newest.*\n *Index Cond: \(ROW\(created_at, id\) < ROW/)
  })
})
