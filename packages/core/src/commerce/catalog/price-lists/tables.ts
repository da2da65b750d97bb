import { entity, many, through } from "../../../platform/query/entity.ts"

/** A list of special prices that apply for a period of time or for certain customer groups. */
export const PriceList = entity({
  name: "PriceList",
  table: "price_list",
  idPrefix: "pl",
  softDelete: true,
  about: "A list of special prices that apply for a period of time or for certain customer groups.",
  columns: {
    name: "The name shown in the dashboard.",
    description: "A text that describes the list.",
    type: "Whether responses call the prices a sale or an override; the lowest price counts either way.",
    status: "Whether the list is active or a draft.",
    starts_at: "The time from which the prices apply; null means no lower limit.",
    ends_at: "The time at which the list expires; null means never.",
    includes_tax: "Whether the list's prices include tax.",
    announced_at: "The time until which the start and the end of the list have been announced with events.",
  },
  hidden: ["announced_at"],
  relations: {
    customer_groups: through(
      "CustomerGroup",
      "price_list_customer_groups",
      "price_list_id",
      "customer_group_id",
    ),
    prices: many("MoneyAmount", "price_list_id", { isSet: true }),
    price_set_money_amounts: many("PriceSetMoneyAmount", "price_list_id", { isSet: true }),
    price_list_rules: many("PriceListRule", "price_list_id"),
    rule_types: through("RuleType", "price_list_rule", "price_list_id", "rule_type_id"),
  },
})
