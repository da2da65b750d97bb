import { defineErrors } from "../../../platform/kernel/errors.ts"

const missing = (name: string, thing: string) =>
  ({
    type: "not_found",
    message: (id: string) => `${name} with id: ${id} was not found`,
    when: `No ${thing} has this ID, or it was deleted.`,
    fix: `List the ${thing}s to find the ID.`,
  }) as const

export const priceSetErrors = defineErrors("price-sets", {
  not_found: missing("PriceSet", "price set"),
  rule_type_not_found: missing("RuleType", "rule type"),
  price_not_found: missing("PriceSetMoneyAmount", "price of a set"),
  rule_not_found: missing("PriceRule", "price rule"),
  list_rule_not_found: missing("PriceListRule", "price list rule"),
  money_amount_not_found: missing("MoneyAmount", "price"),
  attribute_unknown: {
    type: "invalid_data",
    message: (attributes: readonly string[]) => `No rule type has the attribute ${attributes.join(", ")}`,
    when: "No rule type has the attribute.",
    fix: "Create a rule type with this attribute first.",
  },
  attribute_not_of_set: {
    type: "invalid_data",
    message: (attribute: string) => `The price set has no rule for ${attribute}`,
    when: "A price has a rule for an attribute that its price set does not use.",
    fix: "Add the rule type to the price set first.",
  },
  currency_missing: {
    type: "invalid_data",
    message: () => "Prices cannot be calculated without currency_code in the context",
    when: "The pricing context has no currency.",
    fix: "Pass `context: { currency_code: … }`.",
  },
  currency_in_use: {
    type: "not_allowed",
    message: () => "Currencies that something is in cannot be deleted",
    when: "The currency is used by prices, regions or orders, so it cannot be deleted.",
    fix: "Keep it: a currency that is not among the store's currencies has no effect.",
  },
  rule_type_in_use: {
    type: "not_allowed",
    message: () => "Rule types that prices depend on cannot be deleted",
    when: "Rules of prices or price lists use the rule type, so it cannot be deleted.",
    fix: "Delete the rules first.",
  },
})
