import { entity, many, through } from "../query/entity.ts"

/** Prices that apply instead of the normal ones, for a time or for some customers. */
export const PriceList = entity({
  name: "PriceList",
  table: "price_list",
  idPrefix: "pl",
  softDelete: true,
  about: "Prices that apply instead of the normal ones, for a time or for some customers.",
  columns: {
    name: "The name in the admin.",
    description: "What the list is for.",
    type: "Whether the prices are a sale or override the normal ones.",
    status: "Whether the list is a draft or active.",
    starts_at: "When it begins to apply; null means at once.",
    ends_at: "When it stops applying; null means never.",
    includes_tax: "Whether the prices of the list already contain the tax.",
  },
  relations: {
    customer_groups: through(
      "CustomerGroup",
      "price_list_customer_groups",
      "price_list_id",
      "customer_group_id",
    ),
    prices: many("MoneyAmount", "price_list_id"),
    price_set_money_amounts: many("PriceSetMoneyAmount", "price_list_id"),
    price_list_rules: many("PriceListRule", "price_list_id"),
    rule_types: through("RuleType", "price_list_rule", "price_list_id", "rule_type_id"),
  },
})
