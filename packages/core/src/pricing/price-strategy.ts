import type { PriceContext, PriceInput, PriceSelection } from "./price-selection.ts"

/** What a variant costs, before taxes are shown. */
export type SelectedPrice = Omit<PriceSelection, "prices">

/** A price that is sought, with the answer that every shop gives. */
export interface PriceQuestion {
  readonly variantId: string
  /** prices of the variant in the region and its currency, for any quantity, in the order in which they were made */
  readonly prices: readonly PriceInput[]
  /** for whom, where, when and for how many units */
  readonly context: PriceContext
  readonly usual: SelectedPrice
}

/**
 * Decides what a variant costs. It is asked for each variant of each list, so it reads nothing: what it needs it has
 * read before.
 * @returns `question.usual`, or it with other amounts, in whole smallest units
 */
export type DecidePrice = (question: PriceQuestion) => SelectedPrice

/**
 * Asks the strategies of a shop, each with the answer of the one before.
 * @throws TypeError when one answers an amount that is no amount
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
