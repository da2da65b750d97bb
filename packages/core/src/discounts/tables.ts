import { entity, many, one, through } from "../query/entity.ts"

/** A code that lowers what a cart costs. */
export const Discount = entity({
  name: "Discount",
  table: "discount",
  idPrefix: "disc",
  softDelete: true,
  about: "A code that lowers what a cart costs.",
  columns: {
    code: "The code customers enter, in capitals; unique among discounts that are not deleted.",
    is_dynamic: "Whether it only serves as the pattern of other discounts.",
    rule_id: "What it takes off, and from what.",
    is_disabled: "Whether it is switched off.",
    parent_discount_id: "The dynamic discount it was made from.",
    starts_at: "When it begins to apply.",
    ends_at: "When it stops applying; null means never.",
    usage_limit: "How many orders may use it; null means any number.",
    usage_count: "How many orders have used it.",
    valid_duration: "How long a discount made from it lasts, an ISO 8601 duration.",
  },
  relations: {
    rule: one("DiscountRule", "rule_id"),
    parent_discount: one("Discount", "parent_discount_id"),
    regions: through("Region", "discount_regions", "discount_id", "region_id"),
  },
})

/** What a discount takes off, and how that is spread. */
export const DiscountRule = entity({
  name: "DiscountRule",
  table: "discount_rule",
  idPrefix: "dru",
  softDelete: true,
  about: "What a discount takes off, and how that is spread.",
  columns: {
    description: "What the rule is, in words.",
    type: "Whether it takes off an amount, a percentage, or the shipping.",
    value: "The amount in the currency's smallest unit, or the percentage.",
    allocation: "Whether the value counts once or for each item; null for free shipping.",
  },
  relations: {
    conditions: many("DiscountCondition", "discount_rule_id"),
    products: through("Product", "discount_rule_products", "discount_rule_id", "product_id"),
  },
})

/** Limits a discount rule to some products or customers. */
export const DiscountCondition = entity({
  name: "DiscountCondition",
  table: "discount_condition",
  idPrefix: "discon",
  softDelete: true,
  about: "Limits a discount rule to some products or customers.",
  columns: {
    type: "What is compared: products, their types, collections or tags, or customer groups.",
    operator: "Whether the listed ones are meant, or all others.",
    discount_rule_id: "The rule it limits.",
  },
  relations: {
    discount_rule: one("DiscountRule", "discount_rule_id"),
    products: through("Product", "discount_condition_product", "condition_id", "product_id"),
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

/** Lists a product in a discount condition. */
export const DiscountConditionProduct = entity({
  name: "DiscountConditionProduct",
  table: "discount_condition_product",
  about: "Lists a product in a discount condition.",
  columns: {
    product_id: "The product.",
    condition_id: "The discount condition.",
  },
  relations: {
    product: one("Product", "product_id"),
    discount_condition: one("DiscountCondition", "condition_id"),
  },
})

/** Lists a product type in a discount condition. */
export const DiscountConditionProductType = entity({
  name: "DiscountConditionProductType",
  table: "discount_condition_product_type",
  about: "Lists a product type in a discount condition.",
  columns: {
    product_type_id: "The product type.",
    condition_id: "The discount condition.",
  },
  relations: {
    product_type: one("ProductType", "product_type_id"),
    discount_condition: one("DiscountCondition", "condition_id"),
  },
})

/** Lists a product collection in a discount condition. */
export const DiscountConditionProductCollection = entity({
  name: "DiscountConditionProductCollection",
  table: "discount_condition_product_collection",
  about: "Lists a product collection in a discount condition.",
  columns: {
    product_collection_id: "The product collection.",
    condition_id: "The discount condition.",
  },
  relations: {
    product_collection: one("ProductCollection", "product_collection_id"),
    discount_condition: one("DiscountCondition", "condition_id"),
  },
})

/** Lists a product tag in a discount condition. */
export const DiscountConditionProductTag = entity({
  name: "DiscountConditionProductTag",
  table: "discount_condition_product_tag",
  about: "Lists a product tag in a discount condition.",
  columns: {
    product_tag_id: "The product tag.",
    condition_id: "The discount condition.",
  },
  relations: {
    product_tag: one("ProductTag", "product_tag_id"),
    discount_condition: one("DiscountCondition", "condition_id"),
  },
})

/** Lists a customer group in a discount condition. */
export const DiscountConditionCustomerGroup = entity({
  name: "DiscountConditionCustomerGroup",
  table: "discount_condition_customer_group",
  about: "Lists a customer group in a discount condition.",
  columns: {
    customer_group_id: "The customer group.",
    condition_id: "The discount condition.",
  },
  relations: {
    customer_group: one("CustomerGroup", "customer_group_id"),
    discount_condition: one("DiscountCondition", "condition_id"),
  },
})
