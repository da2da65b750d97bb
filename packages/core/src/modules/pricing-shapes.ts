import * as z from "zod"
import {
  choice,
  date,
  inWords,
  integer,
  list,
  number,
  optional,
  record,
  shape,
  text,
  texts,
} from "../platform/http/shape.ts"
import { anyText } from "./filters.ts"

const id = () => text("isNotEmpty", "isString")
const largest = 2_147_483_647
const whole = () =>
  integer().refine((value) => Math.abs(value) <= largest, {
    error: inWords({ message: (property) => `${property} is out of range`, fails: () => true }),
  })
const priceAmount = () =>
  integer("isInt", { floor: 0 }).refine((value) => value <= largest, {
    error: inWords({ message: (property) => `${property} is out of range`, fails: () => true }),
  })
const code = () => id().transform((value) => value.toLowerCase())

export const moneyAmountFilters = shape({ id: anyText(), currency_code: anyText() })
export const setFilters = shape({ id: anyText(), money_amounts: optional(moneyAmountFilters) })
export const currencyFilters = shape({ code: anyText() })
export const ruleTypeFilters = shape({ id: anyText(), name: anyText(), rule_attribute: anyText() })
export const setPriceFilters = shape({ id: anyText(), price_set_id: anyText(), price_list_id: anyText() })
export const ruleFilters = shape({
  id: anyText(),
  price_set_id: anyText(),
  price_set_money_amount_id: anyText(),
  rule_type_id: anyText(),
  value: anyText(),
})
const statuses = choice(["active", "draft"])
const moments = () => optional(z.union([date().transform((one) => [one]), list(date())]))
export const listFilters = shape({
  id: anyText(),
  status: optional(z.union([statuses.transform((one) => [one]), list(statuses)])),
  starts_at: moments(),
  ends_at: moments(),
  rules_count: optional(list(number())),
})
export const listRuleFilters = shape({
  id: anyText(),
  rule_type_id: anyText(),
  price_list_id: anyText(),
  value: anyText(),
})

const currency = shape({ code: code(), symbol: text(), symbol_native: text(), name: text() })
export const newCurrencies = list(currency)
export const currencyChanges = list(
  shape({ code: code(), symbol: optional(text()), symbol_native: optional(text()), name: optional(text()) }),
)

const price = {
  id: optional(text()),
  currency_code: code(),
  currency: optional(currency),
  amount: priceAmount(),
  min_quantity: optional(whole()),
  max_quantity: optional(whole()),
}
export const newMoneyAmounts = list(shape(price))
export const moneyAmountChanges = list(
  shape({
    id: id(),
    currency_code: optional(code()),
    amount: optional(priceAmount()),
    min_quantity: optional(whole()),
    max_quantity: optional(whole()),
  }),
)

const valueRules = optional(z.record(z.string(), text()))
const setPrice = shape({ ...price, rules: valueRules })
export const newSets = list(
  shape({
    rules: optional(list(shape({ rule_attribute: id() }))),
    prices: optional(list(setPrice)),
  }),
)
export const setChanges = list(shape({ id: id() }))
export const addedPrices = list(shape({ priceSetId: id(), prices: list(setPrice) }))
export const addedRules = list(shape({ priceSetId: id(), rules: list(shape({ attribute: id() })) }))
export const removedRules = list(shape({ id: id(), rules: texts({ each: "isString" }, "isArray") }))

export const newRuleTypes = list(
  shape({ id: optional(text()), name: id(), rule_attribute: id(), default_priority: optional(whole()) }),
)
export const ruleTypeChanges = list(
  shape({
    id: id(),
    name: optional(text()),
    rule_attribute: optional(id()),
    default_priority: optional(whole()),
  }),
)
export const newRules = list(
  shape({ price_set_money_amount_id: id(), rule_type_id: id(), value: text(), priority: optional(whole()) }),
)
export const ruleChanges = list(
  shape({
    id: id(),
    rule_type_id: optional(text()),
    value: optional(text()),
    priority: optional(whole()),
  }),
)
export const newSetPriceRules = list(shape({ price_set_money_amount: id(), rule_type: id(), value: text() }))
export const setPriceRuleChanges = list(
  shape({ id: id(), rule_type: optional(text()), value: optional(text()) }),
)

const listRules = optional(z.record(z.string(), texts({ each: "isString" }, "isArray")))
const listPrices = list(shape({ ...price, rules: valueRules, price_set_id: id() }))
const listFields = {
  starts_at: optional(date()),
  ends_at: optional(date()),
  status: optional(statuses),
  rules: listRules,
}
export const newLists = list(
  shape({
    title: id(),
    description: text(),
    ...listFields,
    type: optional(choice(["sale", "override"])),
    prices: optional(listPrices),
  }),
)
export const listChanges = list(
  shape({ id: id(), title: optional(text()), description: optional(text()), ...listFields }),
)
export const newListRules = list(
  shape({
    price_list_id: id(),
    rule_type_id: id(),
    values: optional(texts({ each: "isString" }, "isArray")),
  }),
)
export const listRuleChanges = list(
  shape({ id: id(), price_list_id: optional(text()), rule_type_id: optional(text()) }),
)
export const addedListPrices = list(shape({ priceListId: id(), prices: listPrices }))
export const setListRulesShape = shape({
  priceListId: id(),
  rules: z.record(
    z.string(),
    z.union([text().transform((one) => [one]), texts({ each: "isString" }, "isArray")]),
  ),
})
export const removedListRules = shape({ priceListId: id(), rules: texts({ each: "isString" }, "isArray") })
export const pricingFilters = shape({ id: texts({ each: "isString" }, "isArray") })
export const pricingContext = shape({ context: optional(record()) })
