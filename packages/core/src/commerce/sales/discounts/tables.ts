import { entity, many, one, through } from "../../../platform/query/entity.ts"

/** A discount code that reduces the price of a cart. */
export const Discount = entity({
  name: "Discount",
  table: "discount",
  idPrefix: "disc",
  softDelete: true,
  about: "A discount code that reduces the price of a cart.",
  columns: {
    code: "The code customers enter, in upper case; unique among discounts that are not deleted.",
    is_dynamic: "Whether the discount is a template from which codes are generated.",
    rule_id: "The discount rule: what is taken off, and from what.",
    is_disabled: "Whether it is disabled and cannot be used.",
    parent_discount_id: "The dynamic discount this code was generated from.",
    starts_at: "The time from which the discount applies.",
    ends_at: "The time at which the discount expires; null means never.",
    usage_limit: "The maximum number of orders that may use the discount; null means no limit.",
    usage_count: "The number of orders that have used the discount.",
    valid_duration:
      "How long a code generated from this discount is valid, as an ISO 8601 duration such as `P30D` (30 days).",
  },
  relations: {
    rule: one("DiscountRule", "rule_id"),
    parent_discount: one("Discount", "parent_discount_id"),
    regions: through("Region", "discount_regions", "discount_id", "region_id"),
  },
})

/** What a discount takes off: an amount, a percentage or the shipping price, and how it is allocated. */
export const DiscountRule = entity({
  name: "DiscountRule",
  table: "discount_rule",
  idPrefix: "dru",
  softDelete: true,
  about: "What a discount takes off: an amount, a percentage or the shipping price, and how it is allocated.",
  columns: {
    description: "A text that describes the rule.",
    type: "Whether the rule takes off an amount, a percentage or the shipping price.",
    value:
      "The amount as an integer in the smallest unit of the currency of the discount's only region (`fixed`), or the percentage (`percentage`).",
    allocation: "Whether the value applies once to the total or to each item; null for free shipping.",
  },
  relations: {
    conditions: many("DiscountCondition", "discount_rule_id"),
    products: through("Product", "discount_rule_products", "discount_rule_id", "product_id", { isSet: true }),
  },
})

/** A condition that limits a discount rule to certain products or customers. */
export const DiscountCondition = entity({
  name: "DiscountCondition",
  table: "discount_condition",
  idPrefix: "discon",
  softDelete: true,
  about: "A condition that limits a discount rule to certain products or customers.",
  columns: {
    type: "The kind of resource the condition lists.",
    operator: "Whether the rule applies to the listed resources or to all others.",
    discount_rule_id: "The discount rule that the condition limits.",
  },
  relations: {
    discount_rule: one("DiscountRule", "discount_rule_id"),
    products: through("Product", "discount_condition_product", "condition_id", "product_id", { isSet: true }),
    product_types: through(
      "ProductType",
      "discount_condition_product_type",
      "condition_id",
      "product_type_id",
    ),
    product_tags: through("ProductTag", "discount_condition_product_tag", "condition_id", "product_tag_id"),
    product_collections: through(
      "ProductCollection",
      "discount_condition_product_collection",
      "condition_id",
      "product_collection_id",
    ),
    customer_groups: through(
      "CustomerGroup",
      "discount_condition_customer_group",
      "condition_id",
      "customer_group_id",
    ),
  },
})

/** The link between a discount condition and a product it lists. */
export const DiscountConditionProduct = entity({
  name: "DiscountConditionProduct",
  table: "discount_condition_product",
  about: "The link between a discount condition and a product it lists.",
  columns: {
    product_id: "The product.",
    condition_id: "The discount condition.",
  },
  relations: {
    product: one("Product", "product_id"),
    discount_condition: one("DiscountCondition", "condition_id"),
  },
})

/** The link between a discount condition and a product type it lists. */
export const DiscountConditionProductType = entity({
  name: "DiscountConditionProductType",
  table: "discount_condition_product_type",
  about: "The link between a discount condition and a product type it lists.",
  columns: {
    product_type_id: "The product type.",
    condition_id: "The discount condition.",
  },
  relations: {
    product_type: one("ProductType", "product_type_id"),
    discount_condition: one("DiscountCondition", "condition_id"),
  },
})

/** The link between a discount condition and a product collection it lists. */
export const DiscountConditionProductCollection = entity({
  name: "DiscountConditionProductCollection",
  table: "discount_condition_product_collection",
  about: "The link between a discount condition and a product collection it lists.",
  columns: {
    product_collection_id: "The product collection.",
    condition_id: "The discount condition.",
  },
  relations: {
    product_collection: one("ProductCollection", "product_collection_id"),
    discount_condition: one("DiscountCondition", "condition_id"),
  },
})

/** The link between a discount condition and a product tag it lists. */
export const DiscountConditionProductTag = entity({
  name: "DiscountConditionProductTag",
  table: "discount_condition_product_tag",
  about: "The link between a discount condition and a product tag it lists.",
  columns: {
    product_tag_id: "The product tag.",
    condition_id: "The discount condition.",
  },
  relations: {
    product_tag: one("ProductTag", "product_tag_id"),
    discount_condition: one("DiscountCondition", "condition_id"),
  },
})

/** The link between a discount condition and a customer group it lists. */
export const DiscountConditionCustomerGroup = entity({
  name: "DiscountConditionCustomerGroup",
  table: "discount_condition_customer_group",
  about: "The link between a discount condition and a customer group it lists.",
  columns: {
    customer_group_id: "The customer group.",
    condition_id: "The discount condition.",
  },
  relations: {
    customer_group: one("CustomerGroup", "customer_group_id"),
    discount_condition: one("DiscountCondition", "condition_id"),
  },
})
