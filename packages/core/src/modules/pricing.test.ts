import { afterAll, beforeAll, expect, test } from "vitest"
import { createTestDatabase, type TestDatabase } from "@stheno/server/testing"
import { createPricingModule, type PricingModule } from "./pricing.ts"

let database: TestDatabase
let pricing: PricingModule

beforeAll(async () => {
  database = await createTestDatabase({ max: 10 })
  pricing = createPricingModule({ db: database.db, now: () => Date.parse("2026-05-01T00:00:00Z") })
  await pricing.createRuleTypes([
    { name: "Region", rule_attribute: "region_id", default_priority: 3 },
    { name: "Group", rule_attribute: "customer_group_id" },
  ])
})
afterAll(() => database.drop())

const coat = () =>
  pricing.create({
    rules: [{ rule_attribute: "region_id" }],
    prices: [
      { currency_code: "EUR", amount: 1000 },
      { currency_code: "eur", amount: 900, min_quantity: 10 },
      { currency_code: "eur", amount: 1200, rules: { region_id: "reg_north" } },
      { currency_code: "usd", amount: 1100 },
    ],
  })

const priceOf = async (id: string, context: Record<string, string | number>) => {
  const [found] = await pricing.calculatePrices({ id: [id] }, { context })
  return [found!.calculated_amount, found!.original_amount]
}

test("prices depend on currency, quantity and rules", async () => {
  const set = await coat()
  expect(set.money_amounts).toHaveLength(4)
  expect(set.rule_types).toMatchObject([{ rule_attribute: "region_id" }])
  expect(await priceOf(set.id, { currency_code: "eur" })).toEqual([1000, 1000])
  expect(await priceOf(set.id, { currency_code: "EUR", quantity: 12 })).toEqual([900, 900])
  expect(await priceOf(set.id, { currency_code: "eur", region_id: "reg_north" })).toEqual([1200, 1200])
  expect(await priceOf(set.id, { currency_code: "usd" })).toEqual([1100, 1100])
  expect(await priceOf(set.id, { currency_code: "dkk" })).toEqual([null, null])
  await expect(pricing.calculatePrices({ id: [set.id] })).rejects.toMatchObject({ type: "invalid_data" })
  await expect(priceOf("pset_none", { currency_code: "eur" })).rejects.toMatchObject({ type: "not_found" })
})

test("sets are listed, extended, reduced and deleted", async () => {
  const set = await coat()
  const [other] = await pricing.create([{}])
  expect(await pricing.list({ id: [set.id], money_amounts: { currency_code: "usd" } })).toHaveLength(1)
  expect(await pricing.listAndCount({ id: other!.id })).toMatchObject([[{ id: other!.id }], 1])
  await expect(
    pricing.addPrices({
      priceSetId: set.id,
      prices: [{ currency_code: "eur", amount: 1, rules: { customer_group_id: "a" } }],
    }),
  ).rejects.toMatchObject({ type: "invalid_data" })
  await expect(
    pricing.addRules({ priceSetId: set.id, rules: [{ attribute: "flavour" }] }),
  ).rejects.toMatchObject({ type: "invalid_data" })
  const extended = await pricing.addRules({ priceSetId: set.id, rules: [{ attribute: "customer_group_id" }] })
  expect(extended.rule_types).toHaveLength(2)
  await pricing.addPrices([
    {
      priceSetId: set.id,
      prices: [{ currency_code: "eur", amount: 1, rules: { customer_group_id: "staff" } }],
    },
  ])
  expect(await priceOf(set.id, { currency_code: "eur", customer_group_id: "staff" })).toEqual([1, 1])
  // The heavier rule wins.
  expect(
    await priceOf(set.id, { currency_code: "eur", customer_group_id: "staff", region_id: "reg_north" }),
  ).toEqual([1200, 1200])
  await pricing.removeRules([{ id: set.id, rules: ["customer_group_id"] }])
  expect(await priceOf(set.id, { currency_code: "eur", customer_group_id: "staff" })).toEqual([1000, 1000])
  expect(await pricing.update([{ id: set.id }])).toMatchObject([{ id: set.id }])
  await pricing.delete([set.id, "pset_none"])
  await expect(pricing.retrieve(set.id)).rejects.toMatchObject({ type: "not_found" })
  await expect(pricing.update([{ id: set.id }])).rejects.toMatchObject({ type: "not_found" })
})

test("prices by themselves", async () => {
  const [price] = await pricing.createMoneyAmounts([
    {
      currency_code: "xts",
      amount: 5,
      currency: { code: "xts", symbol: "T", symbol_native: "T", name: "Test" },
    },
  ])
  await pricing.updateMoneyAmounts([{ id: price!.id, amount: 7 }])
  await pricing.softDeleteMoneyAmounts([price!.id])
  expect(await pricing.listMoneyAmounts({ id: [price!.id] })).toEqual([])
  expect(
    await pricing.restoreDeletedMoneyAmounts([price!.id], { returnLinkableKeys: ["money_amount_id"] }),
  ).toEqual({ money_amount_id: [price!.id] })
  expect(await pricing.retrieveMoneyAmount(price!.id, { relations: ["currency"] })).toMatchObject({
    amount: 7,
    currency: { code: "xts" },
  })
  await expect(pricing.deleteCurrencies(["xts"])).rejects.toMatchObject({ type: "not_allowed" })
  await pricing.deleteMoneyAmounts([price!.id])
  await pricing.deleteCurrencies(["xts"])
  await expect(pricing.retrieveCurrency("xts")).rejects.toMatchObject({ type: "not_found" })
  await expect(pricing.createMoneyAmounts([{ currency_code: "xts", amount: 1 }])).rejects.toMatchObject({
    type: "not_found",
  })
  await expect(pricing.createMoneyAmounts([{ currency_code: "eur", amount: 3e9 }])).rejects.toMatchObject({
    type: "invalid_data",
  })
  const made = { code: "xua", symbol: "X", symbol_native: "X", name: "Unit" }
  await pricing.createCurrencies([made])
  await expect(pricing.createCurrencies([made])).rejects.toMatchObject({ type: "duplicate_error" })
  expect(await pricing.updateCurrencies([{ code: "xua", name: "Other" }])).toMatchObject([{ name: "Other" }])
})

test("rules of prices", async () => {
  const set = await coat()
  const [type] = await pricing.listRuleTypes({ rule_attribute: "customer_group_id" })
  const [price] = await pricing.listPriceSetMoneyAmounts(
    { price_set_id: set.id },
    { relations: ["price_rules"] },
  )
  const [rule] = await pricing.createPriceRules([
    { price_set_money_amount_id: price!.id, rule_type_id: type!.id, value: "vip" },
  ])
  expect(rule).toMatchObject({ value: "vip", priority: 0, price_set_id: set.id })
  expect(await priceOf(set.id, { currency_code: "eur", customer_group_id: "vip" })).toEqual([1000, 1000])
  expect(await priceOf(set.id, { currency_code: "eur" })).toEqual([null, null])
  await pricing.updatePriceSetMoneyAmountRules([{ id: rule!.id, value: "staff" }])
  expect(await pricing.retrievePriceSetMoneyAmountRules(rule!.id)).toMatchObject({ value: "staff" })
  await expect(pricing.deleteRuleTypes([type!.id])).rejects.toMatchObject({ type: "not_allowed" })
  await pricing.deletePriceRules([rule!.id])
  expect(await priceOf(set.id, { currency_code: "eur" })).toEqual([1000, 1000])
  await expect(pricing.updatePriceRules([{ id: rule!.id, value: "x" }])).rejects.toMatchObject({
    type: "not_found",
  })
})

test("price lists", async () => {
  const set = await coat()
  const [list] = await pricing.createPriceLists([
    {
      title: "Spring",
      description: "Cheaper for some",
      status: "active",
      ends_at: "2026-06-01T00:00:00Z",
      rules: { customer_group_id: ["vip", "staff"] },
      prices: [{ price_set_id: set.id, currency_code: "eur", amount: 700 }],
    },
  ])
  expect(list).toMatchObject({ title: "Spring", type: "sale" })
  expect(list!.price_set_money_amounts).toMatchObject([{ money_amount: { amount: 700 } }])
  expect(await priceOf(set.id, { currency_code: "eur", customer_group_id: "vip" })).toEqual([700, 1000])
  expect(await priceOf(set.id, { currency_code: "eur" })).toEqual([1000, 1000])
  await pricing.setPriceListRules({ priceListId: list!.id, rules: { customer_group_id: "staff" } })
  expect(await priceOf(set.id, { currency_code: "eur", customer_group_id: "vip" })).toEqual([1000, 1000])
  expect(await pricing.listPriceLists({ rules_count: [1], id: list!.id })).toHaveLength(1)
  const bare = await pricing.removePriceListRules({ priceListId: list!.id, rules: ["customer_group_id"] })
  expect(bare.price_list_rules).toEqual([])
  expect(await priceOf(set.id, { currency_code: "eur" })).toEqual([700, 1000])
  await pricing.addPriceListPrices([
    { priceListId: list!.id, prices: [{ price_set_id: set.id, currency_code: "usd", amount: 5 }] },
  ])
  expect(await priceOf(set.id, { currency_code: "usd" })).toEqual([5, 1100])
  await pricing.updatePriceLists([{ id: list!.id, ends_at: "2026-04-01T00:00:00Z", title: "Winter" }])
  expect(await priceOf(set.id, { currency_code: "usd" })).toEqual([1100, 1100])
  expect(await pricing.retrievePriceList(list!.id)).toMatchObject({ title: "Winter" })
  const [type] = await pricing.listRuleTypes({ rule_attribute: "region_id" })
  const [rule] = await pricing.createPriceListRules([
    { price_list_id: list!.id, rule_type_id: type!.id, values: ["reg_1"] },
  ])
  expect(await pricing.listPriceListRules({ value: ["reg_1"] })).toMatchObject([{ id: rule!.id }])
  await pricing.deletePriceListRules([rule!.id])
  await pricing.deletePriceLists([list!.id])
  await expect(pricing.retrievePriceList(list!.id)).rejects.toMatchObject({ type: "not_found" })
  expect(await pricing.listPriceSetMoneyAmounts({ price_list_id: list!.id })).toEqual([])
})
