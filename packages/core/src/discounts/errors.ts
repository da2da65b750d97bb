import { defineErrors } from "../kernel/errors.ts"

export const discountErrors = defineErrors("discounts", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Discount with id ${id} was not found`,
    when: "No discount has this id, or it was deleted.",
    fix: "List the discounts and use an id from there.",
  },
  code_unknown: {
    type: "not_found",
    message: (code: string) => `Discounts with code ${code} was not found`,
    when: "No discount has this code, or it was deleted.",
    fix: "Check the code; upper and lower case make no difference.",
  },
  codes_unknown: {
    type: "not_found",
    message: (codes: readonly string[]) => `Discounts with code [${codes.join(", ")}] was not found`,
    when: "One of the given codes does not exist, or the same code is given twice.",
    fix: "Give each code once, and only codes that exist.",
  },
  region_not_found: {
    type: "not_found",
    message: (id: string) => `Region with ${id} was not found`,
    when: "A region that the discount is to be valid in does not exist.",
    fix: "Use the ids of regions.",
  },
  regions_missing: {
    type: "invalid_data",
    message: () => "Discount must have atleast 1 region",
    when: "A discount is made without a region.",
    fix: "Give the ids of the regions in which it is valid.",
  },
  fixed_in_several_regions: {
    type: "invalid_data",
    message: () => "Fixed discounts can have one region",
    when: "A fixed discount is given more than one region: its value has one currency only.",
    fix: "Make a discount for each region.",
  },
  percentage_too_high: {
    type: "invalid_data",
    message: () => "Discount value above 100 is not allowed when type is percentage",
    when: "A percentage above 100 is given.",
    fix: "Give a value from 0 to 100.",
  },
  value_negative: {
    type: "invalid_data",
    message: () => "Discount value below 0 is not allowed",
    when: "A negative value is given.",
    fix: "Give a value of 0 or more.",
  },
  rule_of_other_discount: {
    type: "invalid_data",
    message: () => "The rule does not belong to the discount",
    when: "The rule's id is not the one of the discount's rule.",
    fix: "Use the `rule_id` of the discount.",
  },
  ends_before_start: {
    type: "invalid_data",
    message: () => `"ends_at" must be greater than "starts_at"`,
    when: "A discount would end before it starts.",
    fix: "Give an end after the start, or none.",
  },
  not_dynamic: {
    type: "not_allowed",
    message: () => "Discount must be set to dynamic",
    when: "A code is to be made from a discount that is not dynamic.",
    fix: "Make the discount with `is_dynamic: true`.",
  },
  condition_not_found: {
    type: "not_found",
    message: (id: string) => `DiscountCondition with id ${id} was not found`,
    when: "No condition has this id.",
    fix: "Read the discount with `expand=rule.conditions`.",
  },
  condition_of_other_discount: {
    type: "invalid_data",
    message: (conditionId: string, discountId: string) =>
      `Condition with id ${conditionId} does not belong to Discount with id ${discountId}`,
    when: "The condition in the path belongs to another discount.",
    fix: "Use the discount that the condition belongs to.",
  },
  condition_empty: {
    type: "invalid_data",
    message: () => "Missing one of products, collections, tags, types or customer groups in data",
    when: "A condition is made that names nothing.",
    fix: "Give one of `products`, `product_types`, `product_collections`, `product_tags`, `customer_groups`.",
  },
  condition_exists: {
    type: "duplicate_error",
    message: (operator: string, type: string) =>
      `Discount Condition with operator '${operator}' and type '${type}' already exist on a Discount Rule`,
    when: "The rule has a condition of this kind and operator already.",
    fix: "Change the existing condition.",
  },
  operator_unknown: {
    type: "invalid_data",
    message: () => "operator must be one of the following values: in, not_in",
    when: "A condition's operator is neither `in` nor `not_in`.",
    fix: "Use `in` or `not_in`.",
  },
  usage_limit_reached: {
    type: "not_allowed",
    message: (_code: string) => "Discount has been used maximum allowed times",
    when: "The discount was used as often as its limit allows.",
    fix: "Use another code.",
  },
  not_started: {
    type: "not_allowed",
    message: (_code: string) => "Discount is not valid yet",
    when: "The discount starts in the future.",
    fix: "Wait until `starts_at`.",
  },
  expired: {
    type: "not_allowed",
    message: (_code: string) => "Discount is expired",
    when: "The discount has ended.",
    fix: "Use another code.",
  },
  disabled: {
    type: "not_allowed",
    message: (_code: string) => "The discount code is disabled",
    when: "The discount is switched off.",
    fix: "Use another code, or switch it on.",
  },
  customer_required: {
    type: "not_allowed",
    message: (code: string) => `Discount ${code} is only valid for specific customer`,
    when: "The discount is for customer groups and the cart has no customer.",
    fix: "Log in, or give the cart an e-mail address.",
  },
  region_not_allowed: {
    type: "invalid_data",
    message: (_code: string) => "The discount is not available in current region",
    when: "The discount is not valid in the cart's region.",
    fix: "Use a code of this region.",
  },
  customer_not_allowed: {
    type: "not_allowed",
    message: (code: string) => `Discount ${code} is not valid for customer`,
    when: "The cart's customer is not in the groups that the discount is for.",
    fix: "Use another code.",
  },
})
