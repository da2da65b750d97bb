import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { createEngine } from "../../../create-engine.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import type { ProviderData } from "../../../platform/kernel/provider-data.ts"
import type { TaxableLine, TaxProvider } from "../../../platform/kernel/providers.ts"
import { deleteTaxLines, persistTaxLines, taxLinesFor, type TaxLines } from "./index.ts"

let shop: TestApp
let region: string
let product: string
let option: string

beforeAll(async () => {
  shop = await createTestApp()
  const { db } = shop.engine
  region = newId("reg")
  product = newId("prod")
  await db
    .insertInto("region")
    .values({ id: region, name: "R", currency_code: "usd", tax_rate: 20 })
    .execute()
  await db.insertInto("product").values({ id: product, title: "Shirt", handle: "shirt" }).execute()
  option = newId("so")
  await db
    .insertInto("shipping_option")
    .values({
      id: option,
      name: "Post",
      region_id: region,
      profile_id: (await db.selectFrom("shipping_profile").select("id").executeTakeFirstOrThrow()).id,
      provider_id: "manual",
      price_type: "flat_rate",
      amount: 100,
      data: "{}",
    })
    .execute()
})
afterAll(() => shop.close())

const standard = { rate: 20, name: "default", code: "default" }
const dbOf = () => ({ db: shop.engine.db })

function taxRequest(tax_provider_id: string | null = null, context: ProviderData = {}) {
  return {
    region: { id: region, tax_provider_id },
    items: [
      { id: "item_1", product_id: product },
      { id: "item_custom", product_id: null },
      { id: "item_back", product_id: product, is_return: true },
    ],
    shippingMethods: [{ id: "sm_1", shipping_option_id: option }],
    context,
  }
}

test("products and shipping are taxed; lines without a product and lines that take back are not", async () => {
  const { result, statements } = await shop.countStatements(() =>
    taxLinesFor({ ...dbOf(), engine: shop.engine }, taxRequest()),
  )
  expect([...result.items]).toEqual([
    ["item_1", [{ ...standard, item_id: "item_1" }]],
    ["item_custom", []],
    ["item_back", []],
  ])
  expect([...result.shippingMethods]).toEqual([["sm_1", [{ ...standard, shipping_method_id: "sm_1" }]]])
  expect(statements).toHaveLength(2)
})

function engineWith(provider: TaxProvider) {
  return { ...dbOf(), engine: createEngine({ ...dbOf(), taxProviders: [provider] }) }
}

test("the region's provider decides, and receives what it needs", async () => {
  const asked: { lines: readonly TaxableLine[]; context: ProviderData }[] = []
  const context = engineWith({
    id: "taxjar",
    async taxLines(lines, given) {
      asked.push({ lines, context: given })
      return [{ id: "item_1", kind: "item", rate: 7, name: "Jar", code: null, metadata: { jar: 1 } }]
    },
  })
  const lines = await taxLinesFor(context, taxRequest("taxjar", { shipping_address: { country_code: "us" } }))
  expect(lines.items.get("item_1")).toEqual([
    { rate: 7, name: "Jar", code: null, metadata: { jar: 1 }, item_id: "item_1" },
  ])
  expect(lines.shippingMethods.get("sm_1")).toEqual([])
  expect(asked).toEqual([
    {
      lines: [
        { id: "item_1", kind: "item", rates: [standard] },
        { id: "item_custom", kind: "item", rates: [] },
        { id: "sm_1", kind: "shipping_method", rates: [standard] },
      ],
      context: {
        region: { id: region, tax_provider_id: "taxjar" },
        shipping_address: { country_code: "us" },
      },
    },
  ])
})

test("a provider that the server does not have is refused", async () => {
  const { engine } = shop
  await expect(taxLinesFor({ db: engine.db, engine }, taxRequest("gone"))).rejects.toMatchObject({
    type: "not_found",
    message: "Could not find a tax provider with id: gone",
  })
})

test("lines of one item that share a code become one, because only one can be stored", async () => {
  const context = engineWith({
    id: "double",
    taxLines: async () => [
      { id: "item_1", kind: "item", rate: 0.1, name: "State", code: "VAT" },
      { id: "item_1", kind: "item", rate: 0.2, name: "City", code: "VAT" },
      { id: "item_1", kind: "item", rate: 1, name: "No code", code: null },
      { id: "item_1", kind: "item", rate: 2, name: "No code", code: null },
    ],
  })
  const lines = await taxLinesFor(context, taxRequest("double"))
  expect(lines.items.get("item_1")!.map(({ rate, name }) => [rate, name])).toEqual([
    [0.3, "State"],
    [1, "No code"],
    [2, "No code"],
  ])
})

test("stored lines replace those stored before, and can be removed", async () => {
  const { db } = shop.engine
  const [item, method] = [newId("item"), newId("sm")]
  const cart = newId("cart")
  await db.insertInto("cart").values({ id: cart, region_id: region }).execute()
  await db
    .insertInto("line_item")
    .values({ id: item, cart_id: cart, title: "Shirt", unit_price: 1, quantity: 1 })
    .execute()
  await db
    .insertInto("shipping_method")
    .values({ id: method, cart_id: cart, shipping_option_id: option, price: 1, data: "{}" })
    .execute()
  const lines = (rate: number, code: string): TaxLines => ({
    items: new Map([[item, [{ rate, name: "Tax", code, metadata, item_id: item }]]]),
    shippingMethods: new Map([[method, [{ rate, name: "Tax", code, shipping_method_id: method }]]]),
  })
  const metadata = { jar: 1 }
  const stored = async () => [
    ...(await db.selectFrom("line_item_tax_line").select(["rate", "code", "metadata"]).execute()),
    ...(await db.selectFrom("shipping_method_tax_line").select(["rate", "code", "metadata"]).execute()),
  ]
  await persistTaxLines(db, lines(5, "A"))
  await persistTaxLines(db, lines(8.1, "B"))
  expect(await stored()).toEqual([
    { rate: 8.1, code: "B", metadata },
    { rate: 8.1, code: "B", metadata: null },
  ])
  await deleteTaxLines(db, { itemIds: [item] })
  expect(await stored()).toHaveLength(1)
  await deleteTaxLines(db, { shippingMethodIds: [method] })
  expect(await stored()).toEqual([])
})
