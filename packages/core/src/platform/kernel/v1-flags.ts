/**
 * The feature flags of v1: what they switched is simply there.
 * @since 0.1
 */
export const v1FeatureFlags: readonly string[] = [
  "analytics",
  "order_editing",
  "product_categories",
  "publishable_api_keys",
  "sales_channels",
  "tax_inclusive_pricing",
]
