import { holdsForQuantity, isListOpen } from "../pricing/index.ts"

/**
 * A price of a set, with what it depends on.
 * @since 0.1
 */
export interface SetPrice {
  readonly money_amount_id: string
  /** smallest units */
  readonly amount: number
  readonly min_quantity: number | null
  readonly max_quantity: number | null
  readonly rules: readonly { readonly attribute: string; readonly value: string; readonly priority: number }[]
  readonly list: SetPriceList | null
}

/**
 * The price list of a price in a set.
 * @since 0.1
 */
export interface SetPriceList {
  readonly id: string
  readonly type: "sale" | "override"
  readonly status: "active" | "draft"
  /** ISO date; null: always has been valid */
  readonly starts_at: string | null
  /** ISO date; null: never ends */
  readonly ends_at: string | null
  readonly rules: readonly { readonly attribute: string; readonly values: readonly string[] }[]
}

/** attribute → what the customer's situation says. */
export type SetContext = Readonly<Record<string, string | number>>

/**
 * Which of a set's prices holds in a context?
 *
 * A price holds when all its rules are met, the quantity fits, and its price list, if any, is open and all rules of
 * that are met. Of several, the one with the most rules holds; of these the one whose rules weigh most; of these the
 * lowest. A price of a list goes before all others. The original price is that without lists; where a list overrides,
 * it is the list's.
 * @param prices all of one set, in one currency
 * @returns nothing where no price holds
 * @since 0.1
 */
export function selectSetPrice(
  prices: readonly SetPrice[],
  context: SetContext,
  now: Date,
): { calculated: SetPrice | undefined; original: SetPrice | undefined } {
  const holding = prices.filter((price) => holds(price, context, now)).toSorted(byWeight)
  const plain = holding.find((price) => price.list === null)
  const listed = holding.find((price) => price.list !== null)
  if (!listed) return { calculated: plain, original: plain }
  return { calculated: listed, original: listed.list?.type === "override" ? listed : plain }
}

function holds(price: SetPrice, context: SetContext, now: Date): boolean {
  const quantity = context.quantity === undefined ? null : Number(context.quantity)
  return (
    holdsForQuantity(price, quantity) &&
    price.rules.every(({ attribute, value }) => said(context, attribute) === value) &&
    (price.list === null || listHolds(price.list, context, now))
  )
}

function listHolds(list: SetPriceList, context: SetContext, now: Date): boolean {
  return (
    isListOpen(list, { now }) &&
    list.rules.every(({ attribute, values }) => values.includes(said(context, attribute) ?? ""))
  )
}

function said(context: SetContext, attribute: string): string | undefined {
  return Object.hasOwn(context, attribute) ? String(context[attribute]) : undefined
}

function byWeight(a: SetPrice, b: SetPrice): number {
  return ruleCount(b) - ruleCount(a) || weight(b) - weight(a) || a.amount - b.amount
}

function ruleCount({ rules, list }: SetPrice): number {
  return rules.length + (list?.rules.length ?? 0)
}

function weight({ rules }: SetPrice): number {
  return rules.reduce((sum, { priority }) => sum + priority, 0)
}
