import { expect, test } from "vitest"
import { selectSetPrice, type SetContext, type SetPrice, type SetPriceList } from "./select-set-price.ts"

const price = (amount: number, more: Partial<SetPrice> = {}): SetPrice => ({
  money_amount_id: `ma_${amount}`,
  amount,
  min_quantity: null,
  max_quantity: null,
  rules: [],
  list: null,
  ...more,
})
const rule = (attribute: string, value: string, priority = 0) => ({ attribute, value, priority })
const list = (more: Partial<SetPriceList> = {}): SetPriceList => ({
  id: "pl_1",
  type: "sale",
  status: "active",
  starts_at: null,
  ends_at: null,
  rules: [],
  ...more,
})
const now = new Date("2026-05-01T00:00:00Z")
const amounts = (prices: SetPrice[], context: SetContext = {}) => {
  const { calculated, original } = selectSetPrice(prices, context, now)
  return [calculated?.amount, original?.amount]
}

test.each<[string, SetPrice[], SetContext, (number | undefined)[]]>([
  ["no price", [], {}, [undefined, undefined]],
  ["the lowest of equals", [price(3), price(2)], {}, [2, 2]],
  [
    "more rules go first",
    [price(1), price(5, { rules: [rule("region_id", "eu")] })],
    { region_id: "eu" },
    [5, 5],
  ],
  [
    "a rule that is not met",
    [price(1, { rules: [rule("region_id", "eu")] })],
    { region_id: "us" },
    [undefined, undefined],
  ],
  [
    "heavier rules go first",
    [price(1, { rules: [rule("a", "1", 1)] }), price(9, { rules: [rule("b", "2", 7)] })],
    { a: 1, b: 2 },
    [9, 9],
  ],
  ["a quantity", [price(10), price(8, { min_quantity: 5, max_quantity: 9 })], { quantity: 5 }, [8, 8]],
  ["no quantity", [price(10), price(8, { min_quantity: 5 })], {}, [10, 10]],
  ["a sale", [price(10), price(7, { list: list() })], {}, [7, 10]],
  ["an override", [price(10), price(12, { list: list({ type: "override" }) })], {}, [12, 12]],
  ["a draft", [price(10), price(7, { list: list({ status: "draft" }) })], {}, [10, 10]],
  [
    "a list that is over",
    [price(10), price(7, { list: list({ ends_at: "2026-04-30T00:00:00Z" }) })],
    {},
    [10, 10],
  ],
  [
    "a list for some",
    [price(10), price(7, { list: list({ rules: [{ attribute: "group", values: ["vip", "staff"] }] }) })],
    { group: "vip" },
    [7, 10],
  ],
  [
    "a list for others",
    [price(10), price(7, { list: list({ rules: [{ attribute: "group", values: ["vip"] }] }) })],
    {},
    [10, 10],
  ],
])("%s", (_, prices, context, expected) => {
  expect(amounts(prices, context)).toEqual(expected)
})
