import { sql } from "kysely"
import { afterAll, beforeAll, expect, test } from "vitest"
import { taxLinesFor } from "../tax/index.ts"
import { loadCart } from "./index.ts"
import { openCartShop, type CartShop } from "./testing/cart-shop.ts"

let shop: CartShop
let cartId: string

async function newRate(name: string, rate: number, more: object): Promise<void> {
  const { status, text } = await shop.admin("POST", "/admin/tax-rates", {
    name,
    code: name,
    rate,
    region_id: shop.regionId,
    ...more,
  })
  expect([status, text]).toEqual([200, expect.anything()])
}

beforeAll(async () => {
  shop = await openCartShop()
  const { db } = shop.engine
  const { product_id } = await db
    .selectFrom("product_variant")
    .select("product_id")
    .where("id", "=", shop.variants.shirt)
    .executeTakeFirstOrThrow()
  await db.insertInto("product_type").values({ id: "ptyp_wear", value: "Wear" }).execute()
  await db.updateTable("product").set({ type_id: "ptyp_wear" }).where("id", "=", product_id).execute()
  await newRate("both", 5.5, {
    products: [product_id],
    product_types: ["ptyp_wear"],
  })
  await newRate("type", 2, { product_types: ["ptyp_wear"] })
  await newRate("shipping", 9, { shipping_options: [shop.shippingOptionId] })
  await newRate("unused", 50, {})
  await newRate("abroad", 60, { region_id: "reg_u", products: [product_id] })
  await db.updateTable("tax_rate").set({ metadata: '{"note":"n"}' }).where("name", "=", "both").execute()
  cartId = await shop.readyCart({ [shop.variants.shirt]: 1, [shop.variants.mug]: 1 })
})
afterAll(() => shop.close())

const context = () => ({ db: shop.engine.db, engine: shop.engine })
const load = async (from = context()) => (await loadCart(from, cartId, { withTaxes: "always" }))!

test("a cart is read with its tax rates in one statement", async () => {
  const { result, statements } = await shop.countStatements(load)
  expect(statements).toHaveLength(1)
  expect(result.row.items.map(({ tax_lines }) => tax_lines.map(({ name, rate }) => [name, rate]))).toEqual([
    [
      ["both", 5.5],
      ["type", 2],
    ],
    [["default", 25]],
  ])
  expect(result.row.shipping_methods.map(({ tax_lines }) => tax_lines[0]?.name)).toEqual(["shipping"])
})

test("its rates are those that are found without a cart, as tax providers get them", async () => {
  const { row } = await load()
  const seen: unknown[] = []
  const watching = {
    id: "watching",
    taxLines: (lines: unknown) => {
      seen.push(lines)
      return Promise.resolve([])
    },
  }
  const { db, engine } = context()
  const tax = new Map([[watching.id, watching]])
  const watched = { db, engine: { ...engine, providers: { ...engine.providers, tax } } }
  await shop.engine.db.insertInto("tax_provider").values({ id: watching.id, is_installed: true }).execute()
  const setProvider = (tax_provider_id: string | null) =>
    shop.engine.db.updateTable("region").set({ tax_provider_id }).where("id", "=", shop.regionId).execute()
  await setProvider(watching.id)
  await load(watched)
  await taxLinesFor(watched, {
    region: { id: shop.regionId, tax_provider_id: watching.id },
    items: row.items.map(({ id, variant }) => ({ id, product_id: variant!.product_id })),
    shippingMethods: row.shipping_methods,
  })
  await setProvider(null)
  expect(seen[0]).toEqual(seen[1])
  expect(JSON.stringify(seen[0])).toContain('"note":"n"')
})

test("two methods of one option are taxed once each", async () => {
  const { db } = shop.engine
  await sql`insert into shipping_method select (jsonb_populate_record(m, '{"id":"sm_second"}')).*
    from shipping_method m where cart_id = ${cartId}`.execute(db)
  const { row } = await load()
  await db.deleteFrom("shipping_method").where("id", "=", "sm_second").execute()
  expect(row.shipping_methods.map(({ tax_lines }) => tax_lines.map(({ rate }) => rate))).toEqual([[9], [9]])
})

test("whether bought gift cards are paid for takes one more, and only with such a card", async () => {
  const { db } = shop.engine
  const held = async (id: string, order_id: string | null) => {
    const amounts = { value: 100, balance: 100, region_id: shop.regionId }
    await db
      .insertInto("gift_card")
      .values({ id, code: id, order_id, ...amounts })
      .execute()
    await db.insertInto("cart_gift_cards").values({ cart_id: cartId, gift_card_id: id }).execute()
    return shop.countStatements(load)
  }
  const given = await held("gift_given", null)
  expect([given.statements.length, given.result.totals.totals.gift_card_total]).toEqual([1, 100])
  const { body } = await shop.complete(await shop.readyCart())
  const bought = await held("gift_bought", body.data.id)
  expect(bought.statements).toHaveLength(2)
  expect([...bought.result.unpaidCards]).toEqual(["gift_bought"])
})
