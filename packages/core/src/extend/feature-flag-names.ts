/**
 * The names of feature flags. A project declares its own in a file of `src`, for example
 * `declare module "@stheno/core" { interface FeatureFlagNames { quotes: boolean } }`.
 * @since 0.1
 */
export interface FeatureFlagNames {
  /** always on, as every flag of v1 is */
  readonly product_categories: boolean
}
