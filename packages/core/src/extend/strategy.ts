import type { BatchStrategy } from "../commerce/store/batch-jobs/index.ts"
import type { DecidePrice } from "../commerce/catalog/pricing/index.ts"
import type { DecideTax } from "../commerce/sales/totals/index.ts"
import { define, type Definition } from "./definition.ts"
import type { EndpointContext } from "./endpoint.ts"

/** The result of completing a cart, as in the response of v1. */
export interface CompletionResult {
  /**
   * the type of `data`: with `order` or `swap` the completion succeeded, with `cart` the payment needs another
   * step
   */
  readonly type: string
  /** the order, the swap or the cart */
  readonly data: Readonly<Record<string, unknown>>
  readonly [more: string]: unknown
}

/** One request to complete a cart. */
export interface Completion {
  /** the ID of the cart */
  readonly cartId: string
  /** Completes the cart with the built-in behavior. Repeated calls complete it only once. */
  readonly next: () => Promise<CompletionResult>
}

/** A strategy for completing carts. */
export type CompleteCart = (completion: Completion, context: EndpointContext) => Promise<CompletionResult>

/** A strategy, with which a project replaces a built-in decision. */
export type StrategyDefinition =
  | (Definition<"cart-completion"> & { readonly complete: CompleteCart })
  | (Definition<"batch-job"> & { readonly strategy: BatchStrategy })
  | (Definition<"price-selection"> & { readonly decide: DecidePrice })
  | (Definition<"tax-calculation"> & { readonly decide: DecideTax })

/**
 * Declares a strategy that wraps the completion of carts, for example to check a condition before or to record
 * something after it. Export it as the default export of a file in `src/strategies`. `next` runs in separate
 * transactions and may authorize payments that are not undone, so throw errors before you call it.
 * @param complete a function that calls `next` and returns its result
 * @since 0.1
 */
export function cartCompletionStrategy(complete: CompleteCart): StrategyDefinition {
  return define("cart-completion", { complete })
}

/**
 * Declares a strategy for a type of batch job. Export it as the default export of a file in `src/strategies`. A
 * strategy with a built-in type, such as `product-import`, replaces the built-in one.
 * @param strategy the type of the jobs, and the functions that check and process a job
 * @since 0.1
 */
export function batchJobStrategy(strategy: BatchStrategy): StrategyDefinition {
  return define("batch-job", { strategy })
}

/**
 * Declares a strategy that decides the prices of variants in lists and in carts. Export it as the default export
 * of a file in `src/strategies`. Taxes are calculated from the prices it returns. Sorting and filtering lists by
 * price uses the prices in the database.
 * @param decide a function called for each variant with its prices and the price that the built-in strategy
 *   selects
 * @since 0.1
 */
export function priceSelectionStrategy(decide: DecidePrice): StrategyDefinition {
  return define("price-selection", { decide })
}

/**
 * Declares a strategy that decides the tax amounts of the line items and shipping methods of carts and orders.
 * Export it as the default export of a file in `src/strategies`. The tax provider still decides the tax lines,
 * and prices in lists use the built-in calculation. Earlier refunds do not change.
 * @param decide a function called for each line item and shipping method with tax lines, with the amount of the
 *   built-in calculation
 * @since 0.1
 */
export function taxCalculationStrategy(decide: DecideTax): StrategyDefinition {
  return define("tax-calculation", { decide })
}
