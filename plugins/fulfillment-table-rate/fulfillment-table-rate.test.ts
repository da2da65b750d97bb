import fs from "node:fs"
import path from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { contractOf } from "@stheno/server/contracts"
import type { TestShop } from "@stheno/server/testing"
import { parcels } from "../../samples/plugins/fulfillment-table-rate/table.ts"
import { startSampleShop } from "../testing/sample-shop.ts"
import {
  asAdmin,
  createProduct,
  createShippingOption,
  createSmallCatalog,
  createWarehouse,
  type SmallCatalog,
} from "../testing/small-catalog.ts"
import { ratesOf, textOf } from "./src/admin/components/rate-lines.ts"
import tableRate from "./src/providers/table-rate.ts"
import { findOverlap, findPrice } from "./src/rates.ts"

let shop: TestShop
let catalog: SmallCatalog
let heavy: string
let tableId: string

beforeAll(async () => {
  shop = await startSampleShop("fulfillment-table-rate")
  catalog = await createSmallCatalog(shop)
  const warehouse = await createWarehouse(shop, catalog.channelId)
  await asAdmin(shop, `/admin/products/${catalog.productId}`, { weight: 400 })
  heavy = (await createProduct(shop, "Barrel", catalog.channelId, { weight: 6000 })).variantId
  for (const id of [catalog.variantId, heavy]) await warehouse.stock(id, 100)
  await asAdmin(shop, `/admin/regions/${catalog.regionId}/fulfillment-providers`, {
    provider_id: "table-rate",
  })
  tableId = await create(parcels)
  await createShippingOption(shop, catalog.regionId, option(tableId))
})
afterAll(() => shop?.stop())

const create = async (table: object) =>
  String((await asAdmin(shop, "/admin/table-rates", table))["table_rate"]!["id"])
const option = (id: string) => ({
  name: `Parcel ${id}`,
  provider_id: "table-rate",
  data: { id },
  price_type: "calculated",
  amount: undefined,
})

/** The prices of the shipping options that a cart is offered. */
async function pricesFor(items: object[], country: string): Promise<number[]> {
  const created = await shop.fetch("/store/carts", {
    body: { region_id: catalog.regionId, country_code: country, items },
  })
  const { cart } = (await created.json()) as { cart: { id: string } }
  const response = await shop.fetch(`/store/shipping-options/${cart.id}`)
  const { shipping_options: options } = (await response.json()) as { shipping_options: { amount: number }[] }
  return options.map(({ amount }) => amount)
}
const unit = (variant_id: string, quantity = 1) => ({ variant_id, quantity })

it("prices a cart by weight and country, and leaves the option out where no rate fits", async () => {
  const tea = catalog.variantId
  expect(await pricesFor([unit(tea)], "de")).toEqual([490])
  expect(await pricesFor([unit(tea, 12)], "de")).toEqual([490])
  expect(await pricesFor([unit(tea, 13)], "de")).toEqual([890])
  expect(await pricesFor([unit(heavy), unit(tea)], "de")).toEqual([890])
  expect(await pricesFor([unit(heavy)], "dk")).toEqual([1500])
  expect(await pricesFor([unit(heavy, 5)], "de")).toEqual([])
})

it("prices carts by total and by number of items, and only in the table's currency", async () => {
  const rates = [
    { min_value: 0, max_value: 5000, price: 700 },
    { min_value: 5000, price: 0 },
  ]
  const byTotal = await create({ name: "Free from 50", currency_code: "eur", basis: "total", rates })
  const byCount = await create({
    name: "By piece",
    currency_code: "eur",
    basis: "count",
    rates: [{ min_value: 2, price: 222 }],
  })
  const dollars = await create({ name: "Dollars", currency_code: "usd", basis: "count", rates })
  const made = []
  for (const id of [byTotal, byCount, dollars])
    made.push(await createShippingOption(shop, catalog.regionId, option(id)))
  expect(await pricesFor([unit(catalog.variantId)], "dk")).toEqual([1500, 700])
  expect(await pricesFor([unit(catalog.variantId, 3)], "dk")).toEqual([1500, 0, 222])
  for (const id of made) await asAdmin(shop, `/admin/shipping-options/${id}`, undefined, "DELETE")
})

it("changes tables for admin users only, all rates or none", async () => {
  const path = `/admin/table-rates/${tableId}`
  const cheaper = { ...parcels, rates: [{ country_code: "DE", min_value: 0, price: 100 }] }
  expect((await shop.fetch("/admin/table-rates")).status).toBe(401)
  expect((await shop.fetch("/admin/table-rates", { body: parcels })).status).toBe(401)
  expect((await shop.fetch(path, { body: cheaper })).status).toBe(401)
  expect((await shop.fetch(path, { method: "DELETE" })).status).toBe(401)
  const overlapping = {
    ...parcels,
    rates: [...parcels.rates, { country_code: "de", min_value: 4999, price: 1 }],
  }
  const wrong = [
    overlapping,
    { ...parcels, currency_code: "zzz" },
    { ...parcels, rates: [{ min_value: 5, max_value: 5, price: 1 }] },
    { ...parcels, rates: [{ min_value: 0, price: -1 }] },
    { ...parcels, rates: [{ min_value: 0, price: 1.5 }] },
    { ...parcels, basis: "color" },
  ]
  for (const body of wrong) expect((await shop.admin(path, { body })).status).toBe(400)
  expect(await pricesFor([unit(catalog.variantId)], "de")).toEqual([490])
  await asAdmin(shop, path, cheaper)
  expect(await pricesFor([unit(catalog.variantId)], "de")).toEqual([100])
  await asAdmin(shop, path, parcels)
  expect((await shop.admin("/admin/table-rates/srt_none", { body: parcels })).status).toBe(404)
})

it("deletes a table only if no shipping option uses it", async () => {
  const unused = await create({ ...parcels, name: "Unused" })
  expect((await shop.admin(`/admin/table-rates/${tableId}`, { method: "DELETE" })).status).toBe(400)
  expect((await shop.admin(`/admin/table-rates/${unused}`, { method: "DELETE" })).status).toBe(200)
  const tables = (await asAdmin(shop, "/admin/table-rates"))["table_rates"] as unknown as { id: string }[]
  const ids = tables.map(({ id }) => id)
  expect([ids.includes(tableId), ids.includes(unused)]).toEqual([true, false])
})

it("rejects shipping options of tables that do not exist", async () => {
  await expect(createShippingOption(shop, catalog.regionId, option("srt_none"))).rejects.toThrow("400")
})

it("adds a settings page to the dashboard", async () => {
  const manifest: unknown = await (await shop.fetch("/app/extensions/manifest.json")).json()
  expect(manifest).toMatchObject({ extensions: [{ kind: "setting" }], problems: [] })
})

it("reads the lines of the dashboard as the documentation shows them", () => {
  const text = fs.readFileSync(
    path.join(import.meta.dirname, "../../samples/plugins/fulfillment-table-rate/rates.txt"),
    "utf8",
  )
  expect(ratesOf(text)).toEqual(parcels.rates)
  expect(`${textOf(parcels.rates)}\n`).toBe(text)
  expect(ratesOf("*, 5, , 0\n\nde")).toEqual([
    { country_code: null, min_value: 5, max_value: null, price: 0 },
    { country_code: "de", min_value: null, max_value: null, price: null },
  ])
})

it("finds prices and overlaps", () => {
  const rate = (min: number, max: number | null, country: string | null = null) => ({
    country_code: country,
    min_value: min,
    max_value: max,
    price: min,
  })
  const rates = [rate(0, 10), rate(10, null), rate(5, 7, "de")]
  expect([0, 9, 10, 1000].map((value) => findPrice(rates, "dk", value))).toEqual([0, 0, 10, 10])
  expect([4, 5, 6, 7].map((value) => findPrice(rates, "de", value))).toEqual([undefined, 5, 5, undefined])
  expect(findPrice(rates, undefined, 3)).toBe(0)
  expect(findOverlap(rates)).toBe(undefined)
  expect(findOverlap([rate(10, null), rate(0, 11)])).toEqual([0, 10])
  expect(findOverlap([rate(0, 5), rate(0, 5)])).toEqual([0, 0])
})

describe("the contract of fulfillment providers", () => {
  const table = { ...parcels, id: "srt_1" }
  const executor = {
    transformQuery: (node: unknown) => node,
    compileQuery: () => ({}),
    executeQuery: async () => ({ rows: [table] }),
  }
  const db = { getExecutor: () => executor }
  const given = { pluginOptions: {}, log: {}, env: {}, shop: () => ({ db }) }
  const subject = { provider: tableRate.make(given as never) }
  const item = { id: "item_1", variant_id: "srt_1", quantity: 1, unit_price: 1000 }
  const cart = { id: "cart_1", items: [item], shipping_address: { country_code: "de" } }
  it.each(contractOf("fulfillment").checks.map((check) => [check.name, check] as const))(
    "%s",
    async (_, check) => {
      await check.run({ ...subject, cart })
    },
  )
})
