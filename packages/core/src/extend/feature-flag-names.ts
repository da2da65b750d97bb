/**
 * The names of feature flags; a project adds its own by declaration merging.
 * @since 0.1
 */
export interface FeatureFlagNames {
  /** always on, as every flag of v1 is */
  readonly product_categories: boolean
}
