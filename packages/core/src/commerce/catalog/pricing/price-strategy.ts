import { StrategyKind } from "../../../platform/kernel/strategies.ts"
import type { PriceContext, PriceInput, PriceSelection } from "./price-selection.ts"

/** The prices of a variant before taxes. */
export type SelectedPrice = Omit<PriceSelection, "prices">

/** A variant for which a price is needed, with the result of the built-in strategy. */
export interface PriceQuestion {
  /** the ID of the variant */
  readonly variantId: string
  /** the variant's prices for the region and its currency, for all quantities, in order of creation */
  readonly prices: readonly PriceInput[]
  /** the customer, region, time and quantity that the price is for */
  readonly context: PriceContext
  /** the result of the built-in strategy or of the previous one */
  readonly usual: SelectedPrice
}

/**
 * Decides the price of a variant. It is called for each variant of each list, so it cannot query the database;
 * load the data it needs beforehand.
 * @returns `question.usual`, or a copy with other amounts; amounts are integers in the currency's smallest unit
 */
export type DecidePrice = (question: PriceQuestion) => SelectedPrice

/** Strategies that decide prices. */
export const priceSelection = new StrategyKind<DecidePrice>()

/**
 * Calls the strategies of a shop, each with the result of the one before.
 * @throws TypeError if one returns an invalid amount
 */
export function decide(strategies: readonly DecidePrice[], question: PriceQuestion): SelectedPrice {
  return strategies.reduce((usual, strategy) => checked(strategy({ ...question, usual })), question.usual)
}

function checked(answer: SelectedPrice): SelectedPrice {
  for (const name of ["original_price", "calculated_price"] as const) {
    const amount = answer[name]
    if (amount !== null && !(Number.isSafeInteger(amount) && amount >= 0))
      throw new TypeError(
        `A price strategy answered ${String(amount)} as ${name}: an amount is a whole number from 0 on.`,
      )
  }
  return answer
}
