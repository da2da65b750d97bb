import { describe, expect, test } from "vitest"
import {
  candidatePrices,
  holdsForQuantity,
  selectPrice,
  shippingOptionPrice,
  taxedPrices,
  variantPriceFields,
  type PriceContext,
  type PriceInput,
  type PriceListInput,
} from "./price-selection.ts"

const now = new Date("2026-05-01T12:00:00.000Z")
const region: PriceContext = { region_id: "reg_us", currency_code: "usd", now }

function price(amount: number, over: Partial<PriceInput> = {}): PriceInput {
  const none = { region_id: null, min_quantity: null, max_quantity: null, price_list_id: null }
  return { amount, currency_code: "usd", ...none, ...over }
}

function listed(amount: number, list: Partial<PriceListInput>, over: Partial<PriceInput> = {}): PriceInput {
  const open = { type: "sale", status: "active", starts_at: null, ends_at: null } as const
  return price(amount, { price_list_id: "pl", price_list: { ...open, ...list }, ...over })
}

function amounts(prices: readonly PriceInput[], context: PriceContext = region): (number | string | null)[] {
  const { original_price, calculated_price, calculated_price_type } = selectPrice(prices, context)
  return [original_price, calculated_price, calculated_price_type ?? "none"]
}

describe("sales, overrides and the default price", () => {
  const sale = listed(700, { type: "sale" })
  const dearer = listed(1500, { type: "sale" })
  const override = listed(800, { type: "override" })

  test.each([
    ["default alone", [price(1000)], [1000, 1000, "default"]],
    ["sale", [price(1000), sale], [1000, 700, "sale"]],
    ["dearer sale ignored", [price(1000), sale, dearer], [1000, 700, "sale"]],
    ["override above the sale", [price(1000), sale, dearer, override], [1000, 700, "sale"]],
    ["override without the sale", [price(1000), dearer, override], [1000, 800, "override"]],
    ["only a sale", [sale], [null, 700, "sale"]],
    ["the first of equals", [price(700), sale], [700, 700, "default"]],
    ["a price of nothing", [price(1000), listed(0, {})], [1000, 0, "sale"]],
  ])("%s", (_, prices, expected) => {
    expect(amounts(prices)).toEqual(expected)
  })
})

describe("the original price in a currency without a region", () => {
  const inclusive = price(1000, { currency: { includes_tax: true } })
  const ofRegion = price(500, { region_id: "reg_uk", region: { includes_tax: false } })

  test.each([
    ["the currency's own price comes first", [inclusive, ofRegion], 1000, true],
    ["a region's price comes first", [ofRegion, inclusive], 500, false],
    ["tiers do not count", [price(400, { min_quantity: 2 }), inclusive], 1000, true],
  ])("%s", (_, prices, amount, includesTax) => {
    const found = selectPrice(prices, { currency_code: "usd", now })
    expect([found.original_price, found.original_price_includes_tax]).toEqual([amount, includesTax])
  })
})

describe("which price lists count", () => {
  test.each([
    ["draft", { status: "draft" }, 2000],
    ["not begun", { starts_at: "2099-01-01T00:00:00.000Z" }, 2000],
    ["over", { ends_at: "2001-01-01T00:00:00.000Z" }, 2000],
    ["begins now", { starts_at: now }, 100],
    ["ends now", { ends_at: now.toISOString() }, 100],
    ["between its dates", { starts_at: "2026-01-01", ends_at: "2027-01-01" }, 100],
    ["for a group, nobody known", { customer_group_ids: ["vip"] }, 2000],
  ] as const)("a list that is %s", (_, list, expected) => {
    expect(selectPrice([price(2000), listed(100, list)], region).calculated_price).toBe(expected)
  })

  test.each([
    [["vip", "staff"], 100],
    [["other"], 2000],
    [[], 2000],
  ])("a list for vip and a customer of %j", (customer_group_ids, expected) => {
    const prices = [price(2000), listed(100, { customer_group_ids: ["vip"] })]
    const context = { ...region, customer_id: "cus_1", customer_group_ids }
    expect(selectPrice(prices, context).calculated_price).toBe(expected)
  })

  test("a list for several groups is open to a customer in one of them", () => {
    const prices = [listed(100, { customer_group_ids: ["vip", "staff"] })]
    const amountFor = (customer_group_ids: string[] | null | undefined) =>
      selectPrice(prices, {
        ...region,
        customer_id: "cus_1",
        ...(customer_group_ids !== undefined && { customer_group_ids }),
      }).calculated_price
    expect(amountFor(["vip"])).toBe(100)
    expect([amountFor(["other"]), amountFor(null), amountFor(undefined)]).toEqual([null, null, null])
  })

  test("a price whose list is not known does not count", () => {
    const lost = price(100, { price_list_id: "pl_gone" })
    expect(candidatePrices([lost, price(1000)], region)).toEqual([price(1000)])
    expect(candidatePrices([{ ...lost, price_list: null }], region)).toEqual([])
  })

  test("a currency alone is enough for price lists, and keeps other currencies out", () => {
    const prices = [price(1000), listed(700, {}), price(900, { currency_code: "eur" })]
    expect(candidatePrices(prices, { currency_code: "usd", now })).toEqual([prices[0], prices[1]])
    const ofRegion = listed(700, {}, { region_id: "reg_us" })
    expect(candidatePrices([ofRegion, price(900)], { region_id: "reg_us", now })).toEqual([ofRegion])
  })

  test("price lists need a context; without one the other prices are shown, and nothing is calculated", () => {
    const prices = [price(1000), listed(700, {}), price(900, { currency_code: "eur" })]
    expect(candidatePrices(prices, { now })).toEqual([prices[0], prices[2]])
    expect(candidatePrices(prices, { now, include_discount_prices: true })).toEqual(prices)
    expect(amounts(prices, { now })).toEqual([null, null, "none"])
  })
})

describe("quantities", () => {
  const bulk = [
    price(2000),
    listed(1200, {}, { min_quantity: 3, max_quantity: 5 }),
    listed(1000, {}, { min_quantity: 6 }),
  ]

  test.each([
    [null, 2000],
    [1, 2000],
    [2, 2000],
    [3, 1200],
    [5, 1200],
    [6, 1000],
    [1_000_000, 1000],
  ])("of %j cost %d each", (quantity, expected) => {
    expect(selectPrice(bulk, { ...region, quantity }).calculated_price).toBe(expected)
  })

  test("without a quantity a price with only a largest quantity holds", () => {
    expect(amounts([price(2000), price(1500, { max_quantity: 2 })])).toEqual([2000, 1500, "default"])
  })

  test("a price with only a largest quantity is not the original one", () => {
    expect(amounts([price(1500, { max_quantity: 2 }), price(2000)])).toEqual([2000, 1500, "default"])
  })

  test.each([
    [null, 2, 2, true],
    [null, 2, 3, false],
    [3, null, 2, false],
    [3, null, 3, true],
    [3, 5, 5, true],
    [3, 5, 6, false],
    [null, 5, null, true],
    [0, null, null, false],
    [0, null, undefined, false],
  ])("from %j to %j, %j units: %s", (min_quantity, max_quantity, quantity, expected) => {
    expect(holdsForQuantity({ min_quantity, max_quantity }, quantity)).toBe(expected)
  })

  test("prices for any quantity are shown", () => {
    expect(selectPrice(bulk, region).prices).toEqual(bulk)
  })
})

describe("region and currency", () => {
  const eur = { currency_code: "eur" }
  const prices = [price(1000, eur), price(1200), price(800, { ...eur, region_id: "reg_dk" })]

  test.each([
    ["the region's price before the currency's", { region_id: "reg_dk", currency_code: "eur" }, [800, 800]],
    ["the currency of another region", { region_id: "reg_us", currency_code: "usd" }, [1200, 1200]],
    ["the currency alone", { currency_code: "usd" }, [1200, 1200]],
    ["a currency with a region's price", { currency_code: "eur" }, [1000, 800]],
    ["the region alone", { region_id: "reg_dk" }, [800, 800]],
    ["neither", { region_id: "reg_gb", currency_code: "gbp" }, [null, null]],
  ])("%s", (_, context, expected) => {
    expect(amounts(prices, { ...context, now }).slice(0, 2)).toEqual(expected)
  })

  test("a dearer price of the region stays the original, the lower one of the currency is charged", () => {
    const both = [price(1200, { ...eur, region_id: "reg_dk" }), price(1000, eur)]
    expect(amounts(both, { region_id: "reg_dk", currency_code: "eur", now })).toEqual([1200, 1000, "default"])
  })

  test("only prices of the context are listed", () => {
    const context = { region_id: "reg_dk", currency_code: "eur", now }
    expect(selectPrice(prices, context).prices).toEqual([prices[0], prices[2]])
  })
})

describe("prices that include tax", () => {
  const inclusive = { currency: { includes_tax: true } }
  const exclusive = price(1000, { region_id: "reg_us" })
  const context = (tax_rates: { rate: number }[] | null) => ({ ...region, tax_rates })

  test("list, region and currency can each say so", () => {
    const flags = [
      price(1, inclusive),
      price(1, { region: { includes_tax: true } }),
      listed(1, { includes_tax: true }),
      price(1),
    ]
    const said = flags.map((one) => selectPrice([one], region).calculated_price_includes_tax)
    expect(said).toEqual([true, true, true, false])
  })

  test.each([
    [1240, 1240, true],
    [1250, 1000, false],
    [1260, 1000, false],
  ])("at 25 percent, %d with tax or 1000 without: %d", (amount, calculated_price, includes) => {
    const chosen = selectPrice([exclusive, price(amount, inclusive)], context([{ rate: 25 }]))
    expect(chosen).toMatchObject({ calculated_price, calculated_price_includes_tax: includes })
    const turned = selectPrice([price(amount, inclusive), exclusive], context([{ rate: 25 }]))
    expect(turned.calculated_price).toBe(amount === 1250 ? 1250 : calculated_price)
  })

  test("without rates they are not compared: the first stays", () => {
    expect(selectPrice([exclusive, price(1, inclusive)], context(null)).calculated_price).toBe(1000)
  })
})

describe("tax fields", () => {
  const rates = [{ rate: 25, name: "default", code: "default" }]

  test("are added to prices without tax and taken out of prices with it", () => {
    const exclusive = selectPrice([price(800)], region)
    expect(taxedPrices(exclusive, rates)).toEqual({
      original_price_incl_tax: 1000,
      calculated_price_incl_tax: 1000,
      original_tax: 200,
      calculated_tax: 200,
      tax_rates: rates,
    })
    const inclusive = selectPrice([price(1000, { currency: { includes_tax: true } })], region)
    expect(taxedPrices(inclusive, rates)).toMatchObject({ original_price_incl_tax: 1000, original_tax: 200 })
  })

  test("are null without a price", () => {
    expect(taxedPrices(selectPrice([], region), rates)).toEqual({
      original_price_incl_tax: null,
      calculated_price_incl_tax: null,
      original_tax: null,
      calculated_tax: null,
      tax_rates: rates,
    })
  })

  test("are null without rates", () => {
    expect(taxedPrices(selectPrice([price(800)], region), null)).toEqual({
      original_price_incl_tax: null,
      calculated_price_incl_tax: null,
      original_tax: null,
      calculated_tax: null,
      tax_rates: null,
    })
  })

  test("of a variant: all, nulls without a context, none without a price", () => {
    const row = price(800)
    expect(JSON.parse(JSON.stringify(variantPriceFields(selectPrice([row], region), rates)))).toEqual({
      prices: [row],
      original_price: 800,
      original_price_includes_tax: false,
      calculated_price: 800,
      calculated_price_includes_tax: false,
      calculated_price_type: "default",
      original_price_incl_tax: 1000,
      calculated_price_incl_tax: 1000,
      original_tax: 200,
      calculated_tax: 200,
      tax_rates: rates,
    })
    expect(JSON.parse(JSON.stringify(variantPriceFields(selectPrice([row], { now }), null)))).toEqual({
      prices: [row],
      original_price: null,
      original_price_includes_tax: null,
      calculated_price: null,
      calculated_price_includes_tax: null,
      original_price_incl_tax: null,
      calculated_price_incl_tax: null,
      original_tax: null,
      calculated_tax: null,
      tax_rates: null,
    })
    const elsewhere = { region_id: "reg_gb", currency_code: "gbp", now }
    expect(variantPriceFields(selectPrice([row], elsewhere), rates)).toEqual({})
  })

  test("of a shipping option", () => {
    expect(shippingOptionPrice(500, false, rates)).toEqual({
      price_incl_tax: 625,
      tax_rates: rates,
      tax_amount: 125,
    })
    expect(shippingOptionPrice(500, true, rates)).toEqual({
      price_incl_tax: 500,
      tax_rates: rates,
      tax_amount: 100,
    })
    expect(shippingOptionPrice(500, false, [])).toEqual({ price_incl_tax: 500, tax_rates: [], tax_amount: 0 })
  })
})

test("prices and context are left alone", () => {
  const frozen = [Object.freeze(price(2)), Object.freeze(price(1))]
  expect(amounts(Object.freeze(frozen), Object.freeze({ ...region }))).toEqual([2, 1, "default"])
})
