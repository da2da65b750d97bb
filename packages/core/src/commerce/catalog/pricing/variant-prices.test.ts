import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { createTestApp, type TestApp } from "@stheno/testing/test-app.ts"
import { priceVariants } from "./price-variants.ts"
import type { DecidePrice } from "./price-strategy.ts"
import type { PricingContext } from "./pricing-context.ts"
import { pricesOfVariants } from "./variant-prices.ts"
import { strategiesOf } from "../../../platform/kernel/strategies.ts"
import { priceSelection } from "./price-strategy.ts"

let shop: TestApp
let denmark: string
let product: string
let variant: string
let other: string
const context = () => ({ db: shop.engine.db, engine: shop.engine })

async function makeProduct(
  title: string,
  prices: readonly unknown[],
): Promise<{ id: string; variant: string }> {
  const { body } = await shop.admin("POST", "/admin/products", {
    title,
    status: "published",
    options: [{ title: "Size" }],
    variants: [{ title: "One", manage_inventory: false, options: [{ value: "1" }], prices }],
  })
  return { id: body.product.id, variant: body.product.variants[0].id }
}

async function makeList(input: Record<string, unknown>): Promise<string> {
  const { body, status } = await shop.admin("POST", "/admin/price-lists", {
    name: "List",
    description: "A list",
    type: "sale",
    status: "active",
    prices: [],
    ...input,
  })
  expect(status).toBe(200)
  return body.price_list.id
}

async function priced(pricing: PricingContext, quantity?: number, variantId = variant) {
  const prices = await pricesOfVariants(context(), [{ variantId, quantity }], pricing)
  return prices.get(variantId)!
}

/** Amounts of the lamp's prices that a customer who is not signed in sees. */
async function amountsInStore(query: string): Promise<number[]> {
  const { body } = await shop.request("GET", `/store/products/${product}${query}`)
  return body.product.variants[0].prices.map(({ amount }) => amount).toSorted((a, b) => a - b)
}

beforeAll(async () => {
  shop = await createTestApp()
  await shop.admin("POST", "/admin/store", { currencies: ["usd", "eur", "dkk"] })
  const { body } = await shop.admin("POST", "/admin/regions", {
    name: "Denmark",
    currency_code: "dkk",
    tax_rate: 25,
    countries: ["dk"],
    payment_providers: ["manual"],
    fulfillment_providers: ["manual"],
  })
  denmark = body.region.id
  const lamp = await makeProduct("Lamp", [
    { currency_code: "dkk", amount: 1000 },
    { currency_code: "usd", amount: 200 },
    { region_id: denmark, amount: 800 },
  ])
  variant = lamp.variant
  product = lamp.id
  other = (await makeProduct("Shade", [{ currency_code: "usd", amount: 50 }])).variant
})
afterAll(() => shop.close())

describe("the price of a variant", () => {
  test("is the region's, with the region's tax", async () => {
    const { prices, ...rest } = await priced({ regionId: denmark })
    expect(prices.map(({ amount, variant_id }) => [amount, variant_id])).toEqual([
      [800, variant],
      [1000, variant],
    ])
    expect(rest).toEqual({
      original_price: 800,
      original_price_includes_tax: false,
      calculated_price: 800,
      calculated_price_includes_tax: false,
      calculated_price_type: "default",
      original_price_incl_tax: 1000,
      calculated_price_incl_tax: 1000,
      original_tax: 200,
      calculated_tax: 200,
      tax_rates: [{ rate: 25, name: "default", code: "default" }],
    })
  })

  test("is the currency's without a region, and shows no tax", async () => {
    const found = await priced({ currencyCode: "usd" })
    expect(found).toMatchObject({ original_price: 200, calculated_price: 200, tax_rates: null })
    expect(found.calculated_price_incl_tax).toBeNull()
    expect(found.prices).toHaveLength(1)
  })

  test("is not calculated without a context, and there is none in a currency without prices", async () => {
    expect(await priced({})).toMatchObject({ original_price: null, calculated_price: null })
    expect((await priced({})).calculated_price_type).toBeUndefined()
    expect((await priced({})).prices).toHaveLength(3)
    expect((await priced({ currencyCode: "gbp" })).prices).toEqual([])
  })

  test("refuses an unknown region", async () => {
    await expect(priced({ regionId: "reg_unknown" })).rejects.toMatchObject({
      type: "not_found",
      message: "Region with reg_unknown was not found",
    })
  })
})

describe("price lists", () => {
  test("a sale counts from its start, up to its end, by its status and quantity", async () => {
    const price = (amount: number, more = {}) => [
      { variant_id: variant, currency_code: "usd", amount, ...more },
    ]
    const lists = [
      await makeList({ prices: price(150) }),
      await makeList({ prices: price(10), starts_at: "2999-01-01T00:00:00.000Z" }),
      await makeList({ prices: price(11), ends_at: "2001-01-01T00:00:00.000Z" }),
      await makeList({ prices: price(12), status: "draft" }),
      await makeList({ prices: price(100, { min_quantity: 10 }) }),
    ]
    expect(await priced({ currencyCode: "usd" })).toMatchObject({
      original_price: 200,
      calculated_price: 150,
      calculated_price_type: "sale",
    })
    expect((await priced({ currencyCode: "usd" }, 9)).calculated_price).toBe(150)
    expect((await priced({ currencyCode: "usd" }, 10)).calculated_price).toBe(100)
    for (const id of lists) await shop.admin("DELETE", `/admin/price-lists/${id}`)
    expect(await priced({ currencyCode: "usd" }, 10)).toMatchObject({ calculated_price: 200 })
  })

  test("a list for a group counts for its customers only", async () => {
    const customer = await shop.admin("POST", "/admin/customers", {
      email: "vip@example.com",
      first_name: "V",
      last_name: "P",
      password: "supersecret",
    })
    const group = await shop.admin("POST", "/admin/customer-groups", { name: "VIP" })
    const customerId = customer.body.customer.id
    const groupId = group.body.customer_group.id
    await shop.admin("POST", `/admin/customer-groups/${groupId}/customers/batch`, {
      customer_ids: [{ id: customerId }],
    })
    const list = await makeList({
      customer_groups: [{ id: groupId }],
      prices: [{ variant_id: variant, currency_code: "usd", amount: 90 }],
    })
    expect((await priced({ currencyCode: "usd", customerId })).calculated_price).toBe(90)
    expect((await priced({ currencyCode: "usd" })).calculated_price).toBe(200)
    for (const fields of ["", "?fields=id,variants.title"])
      expect([fields, await amountsInStore(fields)]).toEqual([fields, [200, 800, 1000]])
    // A group that is deleted does not open its lists to everyone.
    await shop.admin("DELETE", `/admin/customer-groups/${groupId}`)
    expect((await priced({ currencyCode: "usd" })).calculated_price).toBe(200)
    expect((await priced({ currencyCode: "usd", customerId })).calculated_price).toBe(200)
    await shop.admin("DELETE", `/admin/price-lists/${list}`)
  })

  test("prices that include tax are compared and shown with it", async () => {
    const list = await makeList({
      includes_tax: true,
      prices: [{ variant_id: variant, region_id: denmark, amount: 900 }],
    })
    // 800 without tax is 1000 with it: 900 with tax is lower.
    expect(await priced({ regionId: denmark })).toMatchObject({
      original_price: 800,
      original_price_incl_tax: 1000,
      calculated_price: 900,
      calculated_price_includes_tax: true,
      calculated_price_incl_tax: 900,
      calculated_tax: 180,
    })
    await shop.admin("DELETE", `/admin/price-lists/${list}`)
  })

  test("dates of price lists in answers are ISO text", async () => {
    const list = await makeList({
      starts_at: "2020-01-01T00:00:00.000Z",
      prices: [{ variant_id: other, currency_code: "usd", amount: 40 }],
    })
    const { prices } = await priced({ currencyCode: "usd" }, undefined, other)
    expect(prices[1]!.price_list).toMatchObject({
      id: list,
      starts_at: "2020-01-01T00:00:00.000Z",
      ends_at: null,
    })
    expect(prices[1]!.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    expect(prices[0]!.price_list).toBeNull()
    // Columns that only this server has
    expect(prices[1]!.price_list).not.toHaveProperty("announced_at")
    await shop.admin("DELETE", `/admin/price-lists/${list}`)
  })
})

test("prices many variants in one statement, each request under its key", async () => {
  const requests = [
    { variantId: variant, key: "line_1", quantity: 1 },
    { variantId: variant, key: "line_2", quantity: 2 },
    { variantId: other },
  ]
  const counted = await shop.countStatements(() =>
    pricesOfVariants(context(), requests, { regionId: denmark }),
  )
  expect(counted.statements).toHaveLength(1)
  expect([...counted.result].map(([key, { calculated_price }]) => [key, calculated_price])).toEqual([
    ["line_1", 800],
    ["line_2", 800],
    [other, null],
  ])
})

test("variants keep what they came with where nothing has a price here", async () => {
  const variants = [{ id: other, prices: ["as it was"] }, { id: variant }]
  const [without, priced] = await priceVariants(context(), variants, { regionId: denmark })
  expect(without).toEqual({ id: other, prices: ["as it was"] })
  expect(priced).toMatchObject({ id: variant, calculated_price: 800 })
})

describe("price strategies of a shop", () => {
  const pricedBy = async (...priceStrategies: DecidePrice[]) => {
    const engine = { ...shop.engine, strategies: strategiesOf(priceSelection.with(priceStrategies)) }
    const asked = [{ variantId: variant, quantity: 3 }]
    const prices = await pricesOfVariants({ db: engine.db, engine }, asked, { regionId: denmark })
    return prices.get(variant)!
  }

  test("decide one after the other, and taxes follow", async () => {
    const usual = await pricedBy()
    const seen: unknown[] = []
    const cheaper: DecidePrice = ({ usual: { calculated_price, ...rest }, context, variantId }) => {
      seen.push([variantId, context.quantity, context.region_id, calculated_price])
      return { ...rest, calculated_price: calculated_price! - 100 }
    }
    const decided = await pricedBy(cheaper, cheaper)
    const price = usual.calculated_price!
    expect(seen).toEqual([
      [variant, 3, denmark, price],
      [variant, 3, denmark, price - 100],
    ])
    expect(decided.calculated_price).toBe(price - 200)
    expect(decided.calculated_price_incl_tax).toBeLessThan(usual.calculated_price_incl_tax!)
    expect([decided.original_price, decided.prices]).toEqual([usual.original_price, usual.prices])
  })

  test("may not answer half a cent", async () => {
    await expect(pricedBy(({ usual }) => ({ ...usual, calculated_price: 9.5 }))).rejects.toThrow(
      "A price strategy answered 9.5 as calculated_price: an amount is a whole number from 0 on.",
    )
  })
})
