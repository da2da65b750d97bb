import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import type { Sql } from "../../../platform/query/compile.ts"
import { isInFulfillmentState, isInPaymentState } from "./order-states.ts"
import { makeOrder } from "./testing/order-fixture.ts"

let shop: TestApp
const others = 5000
beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop.engine
  const { id } = await makeOrder(db)
  await sql`insert into "order" (id, payment_status, fulfillment_status, customer_id, email, region_id, currency_code)
    select 'order_' || n, 'captured', 'shipped', customer_id, email, region_id, currency_code
    from "order", generate_series(1, ${others}::int) n where id = ${id}`.execute(db)
  await sql`insert into refund (id, order_id, amount, reason) values ('ref_one', 'order_1', 100, 'other')`.execute(
    db,
  )
  await sql`insert into changed_order_total (order_id, total) values ('order_2', 100)`.execute(db)
  for (const table of ["changed_order_total", "order", "refund", "payment", "line_item"])
    await sql`analyze ${sql.table(table)}`.execute(db)
})
afterAll(() => shop.close())

interface Node {
  readonly "Actual Rows": number
  readonly "Actual Loops": number
  readonly "Rows Removed by Filter"?: number
  readonly Plans?: readonly Node[]
}

/** How many rows the busiest part of the statement reads. */
async function rowsReadFor(condition: Sql): Promise<number> {
  const { rows } = await sql<{ "QUERY PLAN": readonly [{ readonly Plan: Node }] }>`
    explain (analyze, format json) select count(*) from "order" root where ${condition}`.execute(
    shop.engine.db,
  )
  const most = ({ Plans = [], ...node }: Node): number => {
    const own = (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"]
    return Math.max(own, ...Plans.map(most))
  }
  return Math.max(...rows.map((row) => most(row["QUERY PLAN"][0].Plan)))
}

test("filters for rare states do not test every captured order", async () => {
  expect(await rowsReadFor(isInPaymentState(["captured"]))).toBeGreaterThanOrEqual(others - 1)
  for (const states of [
    ["refunded"],
    ["partially_refunded", "refunded"],
    ["canceled"],
    ["outstanding"],
  ] as const)
    expect(await rowsReadFor(isInPaymentState(states))).toBeLessThan(10)
  expect(await rowsReadFor(isInFulfillmentState(["returned", "partially_returned"]))).toBeLessThan(10)
})
