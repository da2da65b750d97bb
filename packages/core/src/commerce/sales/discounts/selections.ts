import type { SelectionRules } from "../../../platform/query/selection.ts"

/** What discounts are answered with unless the caller says otherwise. */
export const discountSelection: SelectionRules = {
  relations: ["parent_discount", "regions", "rule", "rule.conditions"],
}

export const discountListSelection: SelectionRules = { ...discountSelection, isList: true }

export const conditionSelection: SelectionRules = {
  relations: ["discount_rule"],
  fields: ["id", "type", "operator", "discount_rule_id", "created_at", "updated_at"],
}
