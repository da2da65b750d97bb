import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { makeVariant } from "../../stock/inventory/testing/stock-fixture.ts"
import type { PriceChange } from "./insert-prices.ts"
import { replaceVariantPrices, upsertVariantPrices } from "./write-prices.ts"

let shop: TestApp
let region: string
let otherRegion: string
beforeAll(async () => {
  shop = await createTestApp()
  await shop.admin("POST", "/admin/store", { currencies: ["usd", "eur", "dkk"] })
  const newRegion = async (name: string, currency_code: string, country: string) =>
    (
      await shop.admin("POST", "/admin/regions", {
        name,
        currency_code,
        tax_rate: 25,
        countries: [country],
        payment_providers: ["manual"],
        fulfillment_providers: ["manual"],
      })
    ).body.region.id
  region = await newRegion("Denmark", "dkk", "dk")
  otherRegion = await newRegion("Germany", "eur", "de")
})
afterAll(() => shop.close())

async function newVariant(prices: readonly PriceChange[] = []): Promise<string> {
  const { variant } = await makeVariant(shop.engine.db, {}, { manage_inventory: false })
  const variantId = variant.id
  await replace(variantId, prices)
  return variantId
}

const replace = (variantId: string, prices: readonly PriceChange[]) =>
  shop.engine.db.transaction().execute((db) => replaceVariantPrices({ db }, [{ variantId, prices }]))

function pricesOf(variantId: string) {
  return shop.engine.db
    .selectFrom("money_amount")
    .innerJoin("product_variant_money_amount as pair", "pair.money_amount_id", "money_amount.id")
    .select(["money_amount.id", "amount", "currency_code", "region_id", "min_quantity"])
    .where("pair.variant_id", "=", variantId)
    .where("money_amount.deleted_at", "is", null)
    .where("pair.deleted_at", "is", null)
    .orderBy("money_amount.created_at")
    .orderBy("money_amount.id")
    .execute()
}

const brief = async (variantId: string) =>
  (await pricesOf(variantId)).map(({ amount, currency_code, region_id, min_quantity }) =>
    [amount, currency_code, ...(region_id ? ["region"] : []), ...(min_quantity ? [min_quantity] : [])].join(
      " ",
    ),
  )

test("replacing keeps the rows of the same place, makes others, deletes the rest", async () => {
  const variantId = await newVariant([
    { currency_code: "usd", amount: 100 },
    { currency_code: "EUR", amount: 90 },
    { region_id: region, amount: 700 },
  ])
  expect(await brief(variantId)).toEqual(["700 dkk region", "100 usd", "90 eur"])
  const before = await pricesOf(variantId)
  await replace(variantId, [
    { currency_code: "eur", amount: 95 },
    { currency_code: "eur", amount: 80, min_quantity: 10 },
    { region_id: region, amount: 650 },
  ])
  expect(await brief(variantId)).toEqual(["650 dkk region", "95 eur", "80 eur 10"])
  const after = await pricesOf(variantId)
  expect([after[0]!.id, after[1]!.id]).toEqual([before[0]!.id, before[2]!.id])
  await replace(variantId, [])
  expect(await brief(variantId)).toEqual([])
})

test("replacing with prices for regions leaves those for currencies, and none leaves nothing", async () => {
  const variantId = await newVariant([
    { currency_code: "usd", amount: 100 },
    { currency_code: "dkk", amount: 800 },
    { region_id: region, amount: 700 },
  ])
  await replace(variantId, [{ region_id: otherRegion, amount: 90 }])
  expect((await brief(variantId)).toSorted()).toEqual(["100 usd", "800 dkk", "90 eur region"])
  const other = await newVariant([{ currency_code: "usd", amount: 100 }])
  await replace(other, [{ region_id: otherRegion, amount: 80 }])
  const named = (await pricesOf(other)).find((price) => price.region_id)!
  await replace(other, [{ id: named.id, region_id: otherRegion, amount: 70 }])
  expect(await brief(other)).toEqual(["70 eur region"])
  await replace(variantId, [
    { region_id: region, amount: 650 },
    { currency_code: "dkk", amount: 750 },
  ])
  expect((await brief(variantId)).toSorted()).toEqual(["650 dkk region", "750 dkk"])
  await replace(variantId, [])
  expect(await brief(variantId)).toEqual([])
})

test("a price that is named keeps what is not said", async () => {
  const variantId = await newVariant([{ currency_code: "usd", amount: 100, min_quantity: 5 }])
  const { id } = (await pricesOf(variantId))[0]!
  await replace(variantId, [{ id, amount: 120 }])
  expect(await pricesOf(variantId)).toEqual([
    { id, amount: 120, currency_code: "usd", region_id: null, min_quantity: 5 },
  ])
  await replace(variantId, [{ id, amount: 130, currency_code: "eur", min_quantity: null }])
  expect(await pricesOf(variantId)).toEqual([
    { id, amount: 130, currency_code: "eur", region_id: null, min_quantity: null },
  ])
})

test("upserting leaves other prices alone", async () => {
  const variantId = await newVariant([
    { currency_code: "usd", amount: 100 },
    { currency_code: "eur", amount: 90 },
  ])
  await shop.engine.db
    .transaction()
    .execute((db) =>
      upsertVariantPrices({ db }, [{ variantId, prices: [{ currency_code: "usd", amount: 101 }] }]),
    )
  expect(await brief(variantId)).toEqual(["101 usd", "90 eur"])
})

test("prices of price lists stay out of it", async () => {
  const variantId = await newVariant([{ currency_code: "usd", amount: 100 }])
  await shop.admin("POST", "/admin/price-lists", {
    name: "Sale",
    description: "Sale",
    type: "sale",
    prices: [{ variant_id: variantId, currency_code: "usd", amount: 50 }],
  })
  await replace(variantId, [{ currency_code: "usd", amount: 110 }])
  expect(await brief(variantId)).toEqual(["110 usd", "50 usd"])
})

test("refuses unknown regions and prices of nowhere, and changes nothing", async () => {
  const variantId = await newVariant([{ currency_code: "usd", amount: 100 }])
  await expect(replace(variantId, [{ region_id: "reg_unknown", amount: 1 }])).rejects.toMatchObject({
    type: "not_found",
    message: "Region with reg_unknown was not found",
  })
  await expect(replace(variantId, [{ id: "ma_unknown", amount: 1 }])).rejects.toMatchObject({
    type: "invalid_data",
  })
  expect(await brief(variantId)).toEqual(["100 usd"])
})

test("takes the same number of statements for many variants as for one", async () => {
  const variants = [await newVariant(), await newVariant(), await newVariant()]
  const count = async (ids: readonly string[]) => {
    const prices = [{ currency_code: "usd", amount: 1 }]
    const counted = await shop.countStatements(() =>
      replaceVariantPrices(
        { db: shop.engine.db },
        ids.map((variantId) => ({ variantId, prices })),
      ),
    )
    return counted.statements.length
  }
  expect(await count(variants.slice(0, 1))).toBe(4)
  expect(await count(variants.slice(1))).toBe(4)
})

test("writers of one variant's prices do not both make a new one", async () => {
  const variantId = await newVariant()
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      replace(variantId, [{ currency_code: "usd", amount: 100 + index }]),
    ),
  )
  expect(await pricesOf(variantId)).toHaveLength(1)
})

test("of two prices for one currency, the last one replaces the stored price; a new currency gets both", async () => {
  const variantId = await newVariant([{ amount: 1, currency_code: "eur" }])
  const [stored] = await pricesOf(variantId)
  await replace(variantId, [
    { amount: 100, currency_code: "eur" },
    { amount: 5, currency_code: "dkk", region_id: region },
    { amount: 200, currency_code: "eur" },
  ])
  const prices = await pricesOf(variantId)
  expect(prices.find(({ id }) => id === stored?.id)?.amount).toBe(200)
  expect((await brief(variantId)).toSorted()).toEqual(["200 eur", "5 dkk region"])
  await replace(variantId, [
    { amount: 1, currency_code: "usd" },
    { amount: 2, currency_code: "usd" },
  ])
  expect((await brief(variantId)).toSorted()).toEqual(["1 usd", "2 usd"])
  await replace(variantId, [
    { amount: 3, currency_code: "usd" },
    { amount: 4, currency_code: "usd" },
    { amount: 5, currency_code: "usd" },
  ])
  expect((await brief(variantId)).toSorted()).toEqual(["4 usd", "5 usd"])
})
