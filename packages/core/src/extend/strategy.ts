import type { BatchStrategy } from "../batch-jobs/index.ts"
import type { DecidePrice } from "../pricing/index.ts"
import type { DecideTax } from "../totals/index.ts"
import { define, type Definition } from "./definition.ts"
import type { EndpointContext } from "./endpoint.ts"

/** What a cart's completion came to, as v1 answers it. */
export interface CompletionResult {
  /** what `data` is: `order` and `swap` are done, `cart` needs another step of payment */
  readonly type: string
  readonly data: Readonly<Record<string, unknown>>
  readonly [more: string]: unknown
}

/** One completion of a cart. */
export interface Completion {
  readonly cartId: string
  /** Completes the cart as every shop does: once, however often it is asked for. */
  readonly next: () => Promise<CompletionResult>
}

/** How carts become orders. */
export type CompleteCart = (completion: Completion, context: EndpointContext) => Promise<CompletionResult>

/** What a project puts in the place of a decision of ours. */
export type StrategyDefinition =
  | (Definition<"cart-completion"> & { readonly complete: CompleteCart })
  | (Definition<"batch-job"> & { readonly strategy: BatchStrategy })
  | (Definition<"price-selection"> & { readonly decide: DecidePrice })
  | (Definition<"tax-calculation"> & { readonly decide: DecideTax })

/**
 * Stands in the way of the completion of carts, e.g. to check something before, or to write something down afterwards;
 * export it as default from a file in `src/strategies`. The work of `next` is in transactions of its own, and what was
 * paid stays paid: refuse before it.
 * @param complete calls `next` and returns what it returned
 * @since 0.1
 */
export function cartCompletionStrategy(complete: CompleteCart): StrategyDefinition {
  return define("cart-completion", { complete })
}

/**
 * Declares a kind of batch job; export it as default from a file in `src/strategies`. One with the type of one of ours,
 * e.g. `product-import`, takes its place.
 * @since 0.1
 */
export function batchJobStrategy(strategy: BatchStrategy): StrategyDefinition {
  return define("batch-job", { strategy })
}

/**
 * Decides what variants cost, in lists and in carts; export it as default from a file in `src/strategies`. Taxes are
 * reckoned from what it answers. Lists that are sorted or filtered by price are so by what the database holds.
 * @param decide called for each variant, with the prices that it has and the one that every shop selects
 * @since 0.1
 */
export function priceSelectionStrategy(decide: DecidePrice): StrategyDefinition {
  return define("price-selection", { decide })
}

/**
 * Decides how much tax there is on the lines and shipping methods of carts and orders; export it as default from a
 * file in `src/strategies`. Which tax lines there are is the tax provider's business, and prices in lists are shown
 * with the tax that every shop reckons. What was refunded before stays as it is.
 * @param decide called for each line and shipping method that has tax lines, with what every shop charges
 * @since 0.1
 */
export function taxCalculationStrategy(decide: DecideTax): StrategyDefinition {
  return define("tax-calculation", { decide })
}
