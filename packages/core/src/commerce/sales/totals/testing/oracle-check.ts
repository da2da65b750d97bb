import { discountAdjustments } from "../../discounts/adjustments.ts"
import { cartTotals, orderTotals } from "../index.ts"
import {
  addRanges,
  limited,
  reckon,
  transactionSums,
  waterfall,
  type OracleResult,
  type Range,
} from "./oracle.ts"
import type { RandomCase } from "./random-carts.ts"
import type { CartInput, CartTotals, OrderInput, OrderTotals, TotalsResult } from "../shapes.ts"

/**
 * A number on which the totals and the oracle do not agree.
 * @since 0.1
 */
export interface OracleDifference {
  /** e.g. `item_0.tax_total`, `cart.total` */
  readonly name: string
  /** smallest units */
  readonly value: number
  readonly expected: Range
}

/**
 * What came of one comparison.
 * @since 0.1
 */
export interface OracleComparison {
  readonly differences: readonly OracleDifference[]
  /** how many numbers the oracle had two answers for: binary fractions too close to a half */
  readonly ambiguous: number
  /** how many numbers were compared */
  readonly compared: number
}

const nothing: Range = { low: 0n, high: 0n }

/**
 * Puts a case through discounts, cart totals and order totals, and compares every number with the oracle's.
 * @since 0.1
 */
export function compareWithOracle(made: RandomCase): OracleComparison {
  const cart = cartOf(made)
  const result = cartTotals(cart)
  const order = orderTotals(orderOf(made, cart))
  const answer = reckon(made)
  const all = [
    ...lineNumbers(made, answer, result),
    ...refundNumbers(made, answer, order),
    ...methodNumbers(made, answer, result),
    ...sumNumbers(made, answer, result.totals),
    ...cardNumbers(made, result.totals),
    ...orderNumbers(made, result.totals, order.totals),
  ]
  return {
    differences: all.filter(({ value, expected }) => !isWithin(value, expected)),
    ambiguous: all.filter(({ expected }) => expected.low !== expected.high).length,
    compared: all.length,
  }
}

function cartOf(made: RandomCase): CartInput {
  const rows = discountAdjustments(made.discounts, made.items)
  const items = made.items.map((item) => ({
    ...item,
    adjustments: [...(item.adjustments ?? []), ...rows.filter((row) => row.item_id === item.id)],
  }))
  return { ...made, items }
}

function orderOf(made: RandomCase, cart: CartInput): OrderInput {
  const items = cart.items.map((item, index) => ({ ...item, returned_quantity: made.returned[index] ?? 0 }))
  return { ...made, items, tax_rate: null }
}

function lineNumbers(
  made: RandomCase,
  answer: OracleResult,
  result: TotalsResult<CartTotals>,
): OracleDifference[] {
  return made.items.flatMap(({ id }, index) => {
    const line = result.items.get(id)!
    const { subtotal, discount_total, tax_total, original_tax_total } = answer.lines[index]!
    return [
      compared(`${id}.subtotal`, line.subtotal, subtotal),
      compared(`${id}.discount_total`, line.discount_total, discount_total),
      compared(`${id}.tax_total`, line.tax_total, tax_total),
      compared(`${id}.original_tax_total`, line.original_tax_total, original_tax_total),
      compared(`${id}.total`, line.total + line.discount_total, addRanges(subtotal, tax_total)),
      compared(`${id}.original_total`, line.original_total, addRanges(subtotal, original_tax_total)),
    ]
  })
}

function refundNumbers(
  made: RandomCase,
  answer: OracleResult,
  order: ReturnType<typeof orderTotals>,
): OracleDifference[] {
  return made.items.map(({ id }, index) =>
    compared(`${id}.refundable`, order.items.get(id)!.refundable, answer.lines[index]!.refundable),
  )
}

function methodNumbers(
  made: RandomCase,
  answer: OracleResult,
  result: TotalsResult<CartTotals>,
): OracleDifference[] {
  return made.shipping_methods.flatMap(({ id }, index) => {
    const method = result.shippingMethods.get(id)!
    const { net, tax } = answer.methods[index]!
    const free = isShippingFree(made)
    return [
      compared(`${id}.original_tax_total`, method.original_tax_total, tax),
      compared(`${id}.original_total`, method.original_total, addRanges(net, tax)),
      compared(`${id}.subtotal`, method.subtotal, free ? nothing : net),
      compared(`${id}.tax_total`, method.tax_total, free ? nothing : tax),
      compared(`${id}.total`, method.total, free ? nothing : addRanges(net, tax)),
    ]
  })
}

function sumNumbers(made: RandomCase, answer: OracleResult, totals: CartTotals): OracleDifference[] {
  const methods = isShippingFree(made) ? [] : answer.methods
  const itemTax = addRanges(...answer.lines.map((line) => line.tax_total))
  const shippingTax = addRanges(...methods.map((method) => method.tax))
  return [
    compared("cart.subtotal", totals.subtotal, addRanges(...answer.lines.map((line) => line.subtotal))),
    compared("cart.discount_total", totals.discount_total, answer.discount_total),
    compared("cart.item_tax_total", totals.item_tax_total, itemTax),
    compared("cart.shipping_total", totals.shipping_total, addRanges(...methods.map((method) => method.net))),
    compared("cart.shipping_tax_total", totals.shipping_tax_total, shippingTax),
    compared("cart.tax_total", totals.tax_total, addRanges(itemTax, shippingTax)),
  ]
}

function cardNumbers(made: RandomCase, totals: CartTotals): OracleDifference[] {
  const cards = limited(waterfall(cardable(made, totals), made.gift_cards), billOf(made, totals))
  return [
    compared("cart.gift_card_total", totals.gift_card_total, only(cards.total)),
    compared("cart.gift_card_tax_total", totals.gift_card_tax_total, only(cards.tax)),
    compared("cart.total", totals.total, only(toPay(totals) - cards.total - cards.tax)),
  ]
}

function orderNumbers(made: RandomCase, cart: CartTotals, order: OrderTotals): OracleDifference[] {
  const moved = made.gift_card_transactions.length > 0
  const used = moved ? transactionSums(made) : waterfall(cardable(made, cart), made.gift_cards)
  const cards = limited(used, billOf(made, cart))
  const paid = made.payments.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const back = made.refunds.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  return [
    compared("order.gift_card_total", order.gift_card_total, only(cards.total)),
    compared("order.gift_card_tax_total", order.gift_card_tax_total, only(cards.tax)),
    compared("order.tax_total", order.tax_total, only(BigInt(cart.tax_total) - cards.tax)),
    compared("order.total", order.total, only(toPay(cart) - cards.total - cards.tax)),
    compared("order.paid_total", order.paid_total, only(paid)),
    compared("order.refunded_total", order.refunded_total, only(back)),
    compared("order.refundable_amount", order.refundable_amount, only(paid - back)),
  ]
}

/** What there is to pay before gift cards, tax included. */
function toPay(totals: CartTotals): bigint {
  return BigInt(totals.subtotal + totals.shipping_total + totals.tax_total) - BigInt(totals.discount_total)
}

function billOf(made: RandomCase, totals: CartTotals) {
  const tax = BigInt(totals.tax_total)
  return { net: toPay(totals) - tax, tax, isNetOnly: made.region.gift_cards_taxable }
}

function cardable(made: RandomCase, totals: CartTotals): bigint {
  return toPay(totals) - (made.region.gift_cards_taxable ? BigInt(totals.tax_total) : 0n)
}

function isShippingFree(made: RandomCase): boolean {
  return made.discounts.some(({ rule }) => rule.type === "free_shipping")
}

function compared(name: string, value: number, expected: Range): OracleDifference {
  return { name, value, expected }
}

function only(value: bigint): Range {
  return { low: value, high: value }
}

function isWithin(value: number, { low, high }: Range): boolean {
  return Number.isSafeInteger(value) && !Object.is(value, -0) && BigInt(value) >= low && BigInt(value) <= high
}
