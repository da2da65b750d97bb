import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import { isInFulfillmentState, isInPaymentState } from "./order-states.ts"
import { makeOrder } from "./testing/order-fixture.ts"

let shop: TestApp
const others = 5000
const totals = 400
beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop.engine
  const { id } = await makeOrder(db)
  // Odd numbers are captured, even ones wait for the capture of their payment. The newest orders come first.
  await sql`insert into cart (id, region_id) select 'cart_' || n, region_id
    from "order", generate_series(1, ${others}::int) n where id = ${id}`.execute(db)
  await sql`insert into "order" (id, payment_status, fulfillment_status, customer_id, email, region_id, currency_code, created_at, cart_id)
    select 'order_' || n, (case when n % 2 = 0 then 'awaiting' else 'captured' end)::order_payment_status_enum,
      'shipped', customer_id, email, region_id, currency_code, now() - n * interval '1 minute', 'cart_' || n
    from "order", generate_series(1, ${others}::int) n where id = ${id}`.execute(db)
  await sql`insert into payment (id, order_id, amount, currency_code, provider_id, data, captured_at)
    select 'pay_' || n, 'order_' || n, 3125, 'eur', 'manual', '{}', case when n % 2 = 1 then now() end
    from generate_series(1, ${others}::int) n`.execute(db)
  await sql`insert into refund (id, order_id, amount, reason) values ('ref_one', 'order_1', 100, 'other')`.execute(
    db,
  )
  // The oldest orders were changed, and every second one is not fully paid.
  await sql`insert into changed_order_total (order_id, total)
    select 'order_' || (${others}::int - n), 3125 + n % 2 from generate_series(0, ${totals - 1}::int) n`.execute(
    db,
  )
  for (const table of ["changed_order_total", "order", "refund", "payment", "line_item"])
    await sql`analyze ${sql.table(table)}`.execute(db)
})
afterAll(() => shop.close())

interface Node {
  readonly "Actual Rows": number
  readonly "Actual Loops": number
  readonly "Rows Removed by Filter"?: number
  readonly "Rows Removed by Join Filter"?: number
  readonly Plans?: readonly Node[]
}

interface Reads {
  /** rows that the busiest part of the statement reads */
  readonly most: number
  /** rows that it returns */
  readonly found: number
}

async function readsFor(condition: Sql, part: "page" | "count" = "count"): Promise<Reads> {
  const statement =
    part === "count"
      ? sql`select count(*) from "order" root where ${condition}`
      : sql`select root.id from "order" root where ${condition} order by root.created_at desc, root.id limit 15`
  const { rows } = await sql<{ "QUERY PLAN": readonly [{ readonly Plan: Node }] }>`
    explain (analyze, format json) ${statement}`.execute(shop.engine.db)
  const most = ({ Plans = [], ...node }: Node): number => {
    const removed = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Join Filter"] ?? 0)
    return Math.max((node["Actual Rows"] + removed) * node["Actual Loops"], ...Plans.map(most))
  }
  const plans = rows.map((row) => row["QUERY PLAN"][0].Plan)
  return {
    most: Math.max(...plans.map(most)),
    found: Math.max(...plans.map((plan) => plan["Actual Rows"])),
  }
}

test("filters for rare states do not test every captured order", async () => {
  for (const states of [["refunded"], ["partially_refunded", "refunded"], ["canceled"]] as const)
    expect((await readsFor(isInPaymentState(states))).most).toBeLessThan(10)
  expect((await readsFor(isInFulfillmentState(["returned", "partially_returned"]))).most).toBeLessThan(10)
})

test("old orders with something outstanding are found without a test of the newer ones", async () => {
  for (const part of ["page", "count"] as const)
    expect((await readsFor(isInPaymentState(["outstanding"]), part)).most).toBeLessThanOrEqual(totals)
  expect((await readsFor(isInPaymentState(["outstanding"]), "page")).found).toBe(15)
})

test("filters for common states read no more than all orders and their payments once", async () => {
  const common = [
    ["captured"],
    ["awaiting"],
    ["captured", "outstanding"],
    ["captured", "awaiting", "not_paid"],
  ] as const
  for (const states of common)
    for (const part of ["page", "count"] as const) {
      const { most, found } = await readsFor(isInPaymentState(states), part)
      expect(most).toBeLessThanOrEqual(others + 2)
      expect(found).toBe(part === "page" ? 15 : 1)
    }
})
