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

/**
 * The names of a project's providers by kind. A project lists them by declaration merging:
 * `declare module "@stheno/core" { interface ProviderNames { payment: "manual" | "stripe" } }`. A different name of that
 * kind then does not compile in the input of operations and services. Kinds that are not listed accept every name.
 * @since 0.3
 */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ProviderNames {}

/** The name of a provider of a kind: `payment`, `fulfillment` or `tax`. */
export type ProviderName<Kind extends string, Names = ProviderNames> = Kind extends keyof Names
  ? Extract<Names[Kind], string>
  : string
