import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { fillDemoShop } from "./filled-demo-shop.ts"

let shop: TestApp

beforeAll(async () => {
  shop = await createTestApp()
  await fillDemoShop(shop)
})
afterAll(() => shop.close())

interface Line {
  readonly status: string
  readonly quantity: number
  readonly fulfilled: number
  readonly reserved: number
}

test("the demo store reserves the units of its orders that are still to be shipped", async () => {
  const { rows } =
    await sql<Line>`select o.status::text, line.quantity, coalesce(line.fulfilled_quantity, 0) as fulfilled,
      coalesce((select sum(quantity) from reservation_item
        where line_item_id = line.id and deleted_at is null), 0)::int as reserved
    from line_item line join "order" o on o.id = line.order_id`.execute(shop.engine.db)
  expect(rows.length).toBeGreaterThan(24)
  expect(rows.some(({ reserved }) => reserved > 0)).toBe(true)
  expect(rows.some(({ fulfilled }) => fulfilled > 0)).toBe(true)
  const wrong = rows.filter(
    ({ status, quantity, fulfilled, reserved }) =>
      reserved !== (status === "canceled" ? 0 : quantity - fulfilled),
  )
  expect(wrong).toEqual([])
})

test("the demo store reserves as many units at each location as its reservations say", async () => {
  const { rows } = await sql`select level.id, level.reserved_quantity from inventory_level level
    where level.deleted_at is null and level.reserved_quantity <> coalesce((select sum(quantity) from reservation_item r
      where r.inventory_item_id = level.inventory_item_id and r.location_id = level.location_id
        and r.deleted_at is null), 0)`.execute(shop.engine.db)
  expect(rows).toEqual([])
})

test("the demo store describes its sales channel to the merchant", async () => {
  const { rows } = await sql`select name, description from sales_channel`.execute(shop.engine.db)
  expect(rows).toEqual([{ name: "Default Sales Channel", description: "Orders from the website" }])
})

test("every product of the demo store that a merchant sees has a picture", async () => {
  const { rows } = await sql`select title from product where not is_giftcard and thumbnail is null`.execute(
    shop.engine.db,
  )
  expect(rows).toEqual([])
})

test("every picture of the demo store has an alternative text of its own", async () => {
  const { rows } = await sql<{ alt: string | null }>`
    select i.metadata ->> 'alt' as alt from image i join product_images l on l.image_id = i.id`.execute(
    shop.engine.db,
  )
  expect(rows.length).toBeGreaterThan(60)
  const texts = rows.map(({ alt }) => alt)
  expect(texts).not.toContain(null)
  expect(new Set(texts).size).toBe(texts.length)
  expect(texts).toContain("Mug Ink: deep blue, matt outside")
  expect(texts).toContain("Mug Ink, close up")
  expect(texts).toContain("Carafe in rose")
})
