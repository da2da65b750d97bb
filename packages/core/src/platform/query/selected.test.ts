import { afterAll, beforeAll, expect, expectTypeOf, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { fetchById, fetchFirst, fetchRows } from "./fetch.ts"
import type { Columns, Requested, ResponseRow } from "./selected.ts"
import { selectionOf, withRelations } from "./selection.ts"

let shop: TestApp
beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop.engine
  await db
    .insertInto("region")
    .values({ id: "reg_1", name: "EU", currency_code: "eur", tax_rate: 0 })
    .execute()
  await db.insertInto("cart").values({ id: "cart_1", region_id: "reg_1" }).execute()
  await db
    .insertInto("line_item")
    .values({ id: "item_1", cart_id: "cart_1", title: "Mug", unit_price: 5, quantity: 2 })
    .execute()
})
afterAll(() => shop.close())

test("a read has the columns of its entity, and the relations that its selection names", async () => {
  const cart = await fetchById(shop.engine.db, "Cart", "cart_1", withRelations("items.variant", "region"))
  expectTypeOf(cart!.items[0]!.unit_price).toEqualTypeOf<number>()
  expectTypeOf(cart!.items[0]!.variant).extract<null>().toEqualTypeOf<null>()
  expectTypeOf(cart!.region?.tax_rate).toEqualTypeOf<number | undefined>()
  // @ts-expect-error the selection does not name it
  void cart!.customer
  expect(cart).toMatchObject({
    id: "cart_1",
    items: [{ unit_price: 5, variant: null }],
    region: { tax_rate: 0 },
  })
  expect(cart).not.toHaveProperty("customer")
})

test("a read without relations has columns only, and one of named fields has these and the ID", async () => {
  const [cart] = await fetchRows(shop.engine.db, { entity: "Cart" })
  expectTypeOf(cart!).toExtend<Columns<"Cart">>()
  // @ts-expect-error nothing names its lines
  void cart!.items
  const selection = { fields: ["email"], relationFields: {}, relations: [] } as const
  const named = await fetchFirst(shop.engine.db, { entity: "Cart", selection })
  expectTypeOf(named!.email).toEqualTypeOf<string | null>()
  // @ts-expect-error nothing names it
  void named!.region_id
  expect([Object.keys(cart!).includes("region_id"), Object.keys(named!)]).toEqual([
    true,
    ["object", "id", "email"],
  ])
})

test("what the request selects may be missing, and an entity of a project has no known type", async () => {
  const selection = selectionOf({ fields: "email" }, {})
  const cart = await fetchFirst(shop.engine.db, { entity: "Cart", selection })
  expectTypeOf(cart!).toExtend<Requested<"Cart">>()
  expectTypeOf(cart!.region_id).toEqualTypeOf<string | undefined>()
  expect(cart).toEqual({ object: "cart", id: "cart_1", email: null })
  const name: string = "Cart"
  expectTypeOf(await fetchRows(shop.engine.db, { entity: name })).toEqualTypeOf<ResponseRow[]>()
})

test("a row that is referred to is null when it is deleted, unless the relation reads deleted rows too", async () => {
  await shop.engine.db.updateTable("region").set({ deleted_at: new Date() }).execute()
  const cart = await fetchById(shop.engine.db, "Cart", "cart_1", withRelations("region"))
  expectTypeOf(cart!.region).extract<null>().toEqualTypeOf<null>()
  expect(cart!.region).toBeNull()
  type Order = NonNullable<Awaited<ReturnType<typeof order>>>
  expectTypeOf<Order["region"]>().extract<null>().toBeNever()
  expectTypeOf<Order["region"]>().toExtend<Columns<"Region">>()
})

const order = () => fetchById(shop.engine.db, "Order", "order_1", withRelations("region"))
