import { entity, many, one, through } from "../query/entity.ts"

/** Prices that belong together, e.g. all prices of one thing. */
export const PriceSet = entity({
  name: "PriceSet",
  table: "price_set",
  softDelete: true,
  about: "Prices that belong together, e.g. all prices of one thing.",
  columns: {},
  relations: {
    money_amounts: through("MoneyAmount", "price_set_money_amount", "price_set_id", "money_amount_id"),
    rule_types: through("RuleType", "price_set_rule_type", "price_set_id", "rule_type_id"),
    price_set_money_amounts: many("PriceSetMoneyAmount", "price_set_id"),
  },
})

/** Something that prices may depend on, e.g. the region. */
export const RuleType = entity({
  name: "RuleType",
  table: "rule_type",
  softDelete: true,
  about: "Something that prices may depend on, e.g. the region.",
  columns: {
    name: "Its name.",
    rule_attribute: "The key of the context that is looked at; unique among rule types that are not deleted.",
    default_priority: "How much rules of this type weigh unless they say so themselves.",
  },
})

/** Says which price set a price is in. */
export const PriceSetMoneyAmount = entity({
  name: "PriceSetMoneyAmount",
  table: "price_set_money_amount",
  softDelete: true,
  about: "Says which price set a price is in.",
  columns: {
    title: "What the price is for.",
    price_set_id: "The price set.",
    money_amount_id: "The price; it is in one price set at most.",
    price_list_id: "The price list it is part of; null for the normal price.",
  },
  relations: {
    price_set: one("PriceSet", "price_set_id"),
    money_amount: one("MoneyAmount", "money_amount_id"),
    price_list: one("PriceList", "price_list_id"),
    price_rules: many("PriceRule", "price_set_money_amount_id"),
  },
})

/** A condition under which a price holds. */
export const PriceRule = entity({
  name: "PriceRule",
  table: "price_rule",
  softDelete: true,
  about: "A condition under which a price holds.",
  columns: {
    price_set_id: "The price set of the price.",
    price_set_money_amount_id: "The price within its set.",
    rule_type_id: "What the price depends on.",
    price_list_id: "The price list of the price.",
    value: "What the context has to say for the price to hold.",
    priority: "How much the rule weighs among prices with as many rules.",
  },
  relations: {
    price_set: one("PriceSet", "price_set_id"),
    price_set_money_amount: one("PriceSetMoneyAmount", "price_set_money_amount_id"),
    rule_type: one("RuleType", "rule_type_id"),
  },
})

/** A condition under which the prices of a list in price sets hold. */
export const PriceListRule = entity({
  name: "PriceListRule",
  table: "price_list_rule",
  softDelete: true,
  about: "A condition under which the prices of a list in price sets hold.",
  columns: {
    price_list_id: "The price list.",
    rule_type_id: "What the prices depend on.",
  },
  relations: {
    price_list: one("PriceList", "price_list_id"),
    rule_type: one("RuleType", "rule_type_id"),
    price_list_rule_values: many("PriceListRuleValue", "price_list_rule_id"),
  },
})

/** One of the values that a rule of a price list accepts. */
export const PriceListRuleValue = entity({
  name: "PriceListRuleValue",
  table: "price_list_rule_value",
  softDelete: true,
  about: "One of the values that a rule of a price list accepts.",
  columns: {
    price_list_rule_id: "The rule.",
    value: "The value.",
  },
  relations: {
    price_list_rule: one("PriceListRule", "price_list_rule_id"),
  },
})
