import { describe, expect, it } from "vitest"
import {
  allPrices,
  planPrices,
  pricesAfter,
  priceRows,
  reduced,
  wrongTiers,
  type StoredPrice,
} from "./price-rows.ts"

const variants = [
  { id: "v1", title: "S", sku: "S-1", product: "" },
  { id: "v2", title: "M", sku: null, product: "" },
]

const price = (part: Partial<StoredPrice>): StoredPrice => ({
  variant_id: "v1",
  amount: 1000,
  currency_code: "eur",
  region_id: null,
  min_quantity: null,
  max_quantity: null,
  ...part,
})

const stored = [
  price({ id: "p1" }),
  price({ id: "p2", region_id: "reg_1", amount: 900 }),
  price({ id: "p3", min_quantity: 10, amount: 800 }),
]

describe("the rows of prices", () => {
  it("are one for each variant, and one for each quantity tier", () => {
    const rows = priceRows(variants, stored, [{ variantId: "v2", min: 5, max: 9 }])
    expect(rows.map(({ id, prices }) => [id, [...prices.keys()]])).toEqual([
      ["v1::", ["currency:eur", "region:reg_1"]],
      ["v1:10:", ["currency:eur"]],
      ["v2::", []],
      ["v2:5:9", []],
    ])
  })
})

describe("edits of prices", () => {
  const rows = priceRows(variants, stored)
  const edit = (rowId: string, columnId: string, value: unknown) => ({ rowId, columnId, value })

  it("change, add and remove single prices, and leave the others alone", () => {
    const edits = [
      edit("v1::", "currency:eur", 1100),
      edit("v1::", "region:reg_1", null),
      edit("v2::", "currency:usd", 500),
    ]
    expect(planPrices(rows, edits)).toEqual({
      written: [
        {
          id: "p1",
          variant_id: "v1",
          amount: 1100,
          currency_code: "eur",
          min_quantity: null,
          max_quantity: null,
        },
        { variant_id: "v2", amount: 500, currency_code: "usd", min_quantity: null, max_quantity: null },
      ],
      removed: ["p2"],
    })
    expect(planPrices(rows, [])).toEqual({ written: [], removed: [] })
  })

  it("give every price of the rows, those that stay included", () => {
    const edits = [edit("v1::", "currency:eur", null), edit("v2::", "currency:eur", 700)]
    expect(allPrices(rows, edits).map(({ variant_id, amount }) => [variant_id, amount])).toEqual([
      ["v1", 900],
      ["v1", 800],
      ["v2", 700],
    ])
  })

  it("move every price of a row to other quantities", () => {
    expect(planPrices(rows, [edit("v1:10:", "min", 20), edit("v1:10:", "max", 40)]).written).toMatchObject([
      { id: "p3", amount: 800, min_quantity: 20, max_quantity: 40 },
    ])
  })

  it("are wrong where the upper quantity is below the lower one, or a tier has none", () => {
    expect(wrongTiers(rows, [edit("v1:10:", "max", 9)]).map(({ id }) => id)).toEqual(["v1:10:"])
    expect(wrongTiers(rows, [edit("v1:10:", "min", null)])).toHaveLength(1)
    expect(wrongTiers(rows, [edit("v1:10:", "max", 10)])).toEqual([])
  })

  it("keep the prices of a variant that no edit names", () => {
    const plan = planPrices(rows, [edit("v1::", "currency:eur", 1100), edit("v1:10:", "currency:eur", null)])
    expect(pricesAfter(stored, plan, "v1").map(({ id, amount }) => [id, amount])).toEqual([
      ["p2", 900],
      ["p1", 1100],
    ])
  })
})

it("takes percents off in whole units", () => {
  expect([reduced(999, 10), reduced(1000, 0), reduced(5, 100)]).toEqual([899, 1000, 0])
})
