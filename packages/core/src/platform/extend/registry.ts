import type { ShopServices } from "./shop-services.ts"

/**
 * The services of a project by their names. A project adds its own by declaration merging:
 * `declare module "@stheno/core" { interface Services { brandService: BrandService } }`.
 * @since 0.1
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface Services extends ShopServices {}

/**
 * The names of feature flags; a project adds its own by declaration merging.
 * @since 0.1
 */
export interface FeatureFlagNames {
  /** always on, as every flag of v1 is */
  readonly product_categories: boolean
}
