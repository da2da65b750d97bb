import { defineErrors } from "../../../platform/kernel/errors.ts"

export const discountErrors = defineErrors("discounts", {
  not_found: {
    type: "not_found",
    message: (id: string) => `Discount with id ${id} was not found`,
    when: "No discount has this ID, or it was deleted.",
    fix: "List the discounts and use an ID from there.",
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
    when: "One of the codes does not exist, or the same code is listed twice.",
    fix: "Send each code once, and only codes that exist.",
  },
  region_not_found: {
    type: "not_found",
    message: (id: string) => `Region with ${id} was not found`,
    when: "One of the discount's regions does not exist.",
    fix: "Use the IDs that `GET /admin/regions` lists.",
  },
  regions_missing: {
    type: "invalid_data",
    message: () => "Discount must have at least 1 region",
    when: "The discount has no region.",
    fix: "Send the IDs of the regions in which the discount is valid.",
  },
  fixed_in_several_regions: {
    type: "invalid_data",
    message: () => "Fixed discounts can have one region",
    when: "A discount of type `fixed` has more than one region, but its value is in a single currency.",
    fix: "Create one discount for each region.",
  },
  percentage_too_high: {
    type: "invalid_data",
    message: () => "Discount value above 100 is not allowed when type is percentage",
    when: "The percentage is greater than 100.",
    fix: "Send a value from 0 to 100.",
  },
  value_negative: {
    type: "invalid_data",
    message: () => "Discount value below 0 is not allowed",
    when: "The value of the discount is negative.",
    fix: "Send a value of 0 or more.",
  },
  rule_of_other_discount: {
    type: "invalid_data",
    message: () => "The rule does not belong to the discount",
    when: "The rule's ID differs from the discount's `rule_id`.",
    fix: "Send the discount's `rule_id`.",
  },
  ends_before_start: {
    type: "invalid_data",
    message: () => `"ends_at" must be greater than "starts_at"`,
    when: "The discount's `ends_at` is not after its `starts_at`.",
    fix: "Send an `ends_at` after `starts_at`, or leave it out.",
  },
  not_dynamic: {
    type: "not_allowed",
    message: () => "Discount must be set to dynamic",
    when: "Codes can be generated only from a dynamic discount.",
    fix: "Create the discount with `is_dynamic: true`.",
  },
  condition_not_found: {
    type: "not_found",
    message: (id: string) => `DiscountCondition with id ${id} was not found`,
    when: "No condition has this ID.",
    fix: "Retrieve the discount with `expand=rule.conditions` to find the IDs.",
  },
  condition_of_other_discount: {
    type: "invalid_data",
    message: (conditionId: string, discountId: string) =>
      `Condition with id ${conditionId} does not belong to Discount with id ${discountId}`,
    when: "The condition belongs to another discount than the one in the path.",
    fix: "Use the ID of the discount that the condition belongs to.",
  },
  condition_elsewhere: {
    type: "not_found",
    message: (conditionId: string, discountId: string) =>
      `Condition with id ${conditionId} does not belong to Discount with id ${discountId}`,
    when: "The condition to delete belongs to another discount than the one in the path.",
    fix: "Use the ID of the discount that the condition belongs to.",
  },
  condition_empty: {
    type: "invalid_data",
    message: () => "Missing one of products, collections, tags, types or customer groups in data",
    when: "The condition lists no resources.",
    fix: "Send one of `products`, `product_types`, `product_collections`, `product_tags` or `customer_groups`.",
  },
  condition_exists: {
    type: "duplicate_error",
    message: (operator: string, type: string) =>
      `Discount Condition with operator '${operator}' and type '${type}' already exist on a Discount Rule`,
    when: "The discount has a condition of this type with this operator already.",
    fix: "Update the existing condition instead.",
  },
  operator_unknown: {
    type: "invalid_data",
    message: () => "operator must be one of the following values: in, not_in",
    when: "The condition's operator is neither `in` nor `not_in`.",
    fix: "Use `in` or `not_in`.",
  },
  usage_limit_reached: {
    type: "not_allowed",
    message: (code: string) => `Discount ${code} has been used maximum allowed times`,
    when: "The discount has reached its `usage_limit`.",
    fix: "Use another discount code.",
  },
  not_started: {
    type: "not_allowed",
    message: (code: string) => `Discount ${code} is not valid yet`,
    when: "The discount is not valid yet: its `starts_at` is in the future.",
    fix: "Wait until `starts_at`.",
  },
  expired: {
    type: "not_allowed",
    message: (code: string) => `Discount ${code} is expired`,
    when: "The discount has expired: its `ends_at` has passed.",
    fix: "Use another discount code.",
  },
  disabled: {
    type: "not_allowed",
    message: (code: string) => `The discount code ${code} is disabled`,
    when: "The discount is disabled.",
    fix: "Use another discount code, or enable this one.",
  },
  customer_required: {
    type: "not_allowed",
    message: (code: string) => `Discount ${code} is only valid for specific customer`,
    when: "The discount is limited to customer groups, and the cart has no customer.",
    fix: "Log the customer in, or set the cart's `email`.",
  },
  region_not_allowed: {
    type: "invalid_data",
    message: (_code: string) => "The discount is not available in current region",
    when: "The discount is not valid in the cart's region.",
    fix: "Use a discount code of the cart's region.",
  },
  customer_not_allowed: {
    type: "not_allowed",
    message: (code: string) => `Discount ${code} is not valid for customer`,
    when: "The cart's customer is in none of the customer groups that the discount is limited to.",
    fix: "Use another discount code.",
  },
})
