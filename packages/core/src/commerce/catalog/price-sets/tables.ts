import { entity, many, one, through } from "../../../platform/query/entity.ts"

/** A set of prices that belong to one item for sale. */
export const PriceSet = entity({
  name: "PriceSet",
  table: "price_set",
  idPrefix: "pset",
  softDelete: true,
  about: "A set of prices that belong to one item for sale.",
  columns: {},
  relations: {
    money_amounts: through("MoneyAmount", "price_set_money_amount", "price_set_id", "money_amount_id"),
    rule_types: through("RuleType", "price_set_rule_type", "price_set_id", "rule_type_id"),
    price_set_money_amounts: many("PriceSetMoneyAmount", "price_set_id"),
  },
})

/** An attribute that prices can depend on, such as the region. */
export const RuleType = entity({
  name: "RuleType",
  table: "rule_type",
  idPrefix: "rul-typ",
  softDelete: true,
  about: "An attribute that prices can depend on, such as the region.",
  columns: {
    name: "The name of the rule type.",
    rule_attribute:
      "The key of the pricing context, such as `region_id`, whose value rules of this type compare; unique among rule types that are not deleted.",
    default_priority:
      "The priority of rules of this type that do not set one. Of prices with equally many rules, the price with the higher sum of priorities applies.",
  },
})

/** The link between a price set and one of its prices. */
export const PriceSetMoneyAmount = entity({
  name: "PriceSetMoneyAmount",
  table: "price_set_money_amount",
  idPrefix: "psma",
  softDelete: true,
  about: "The link between a price set and one of its prices.",
  columns: {
    title: "A text that names the price.",
    price_set_id: "The price set.",
    money_amount_id: "The price; unique, so a price is in at most one price set.",
    price_list_id: "The price list the price belongs to; null for a default price.",
  },
  relations: {
    price_set: one("PriceSet", "price_set_id"),
    money_amount: one("MoneyAmount", "money_amount_id"),
    price_list: one("PriceList", "price_list_id"),
    price_rules: many("PriceRule", "price_set_money_amount_id"),
  },
})

/** A condition that the pricing context has to meet for a price to apply. */
export const PriceRule = entity({
  name: "PriceRule",
  table: "price_rule",
  idPrefix: "prule",
  softDelete: true,
  about: "A condition that the pricing context has to meet for a price to apply.",
  columns: {
    price_set_id: "The price set that contains the price.",
    price_set_money_amount_id: "The link that places the price in its set.",
    rule_type_id: "The rule type, which names the compared attribute.",
    price_list_id: "The price list of the price; null for a default price.",
    value: "The value that the pricing context must have for the price to apply.",
    priority:
      "The weight that decides between prices with the same number of rules: the price with the higher sum of priorities applies.",
  },
  refersTo: { price_list_id: "PriceList" },
  relations: {
    price_set: one("PriceSet", "price_set_id"),
    price_set_money_amount: one("PriceSetMoneyAmount", "price_set_money_amount_id"),
    rule_type: one("RuleType", "rule_type_id"),
  },
})

/** A condition that the pricing context has to meet for the prices of a price list to apply. */
export const PriceListRule = entity({
  name: "PriceListRule",
  table: "price_list_rule",
  idPrefix: "plrule",
  softDelete: true,
  about: "A condition that the pricing context has to meet for the prices of a price list to apply.",
  columns: {
    price_list_id: "The price list the rule limits.",
    rule_type_id: "The rule type, which names the compared attribute.",
  },
  relations: {
    price_list: one("PriceList", "price_list_id"),
    rule_type: one("RuleType", "rule_type_id"),
    price_list_rule_values: many("PriceListRuleValue", "price_list_rule_id"),
  },
})

/** A value that satisfies a rule of a price list. */
export const PriceListRuleValue = entity({
  name: "PriceListRuleValue",
  table: "price_list_rule_value",
  idPrefix: "plrv",
  softDelete: true,
  about: "A value that satisfies a rule of a price list.",
  columns: {
    price_list_rule_id: "The rule of the price list.",
    value: "The accepted value of the attribute.",
  },
  relations: {
    price_list_rule: one("PriceListRule", "price_list_rule_id"),
  },
})
