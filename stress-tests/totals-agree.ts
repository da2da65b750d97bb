import { claimRefund } from "@stheno/core/internal/commerce/orders/claims/rules.ts"
import { discountAdjustments } from "@stheno/core/internal/commerce/sales/discounts/adjustments.ts"
import { spreadRefund } from "@stheno/core/internal/commerce/sales/payments/rules.ts"
import { creditLine } from "@stheno/core/internal/commerce/orders/swaps/rules.ts"
import {
  cartTotals,
  lineItemRefund,
  orderTotals,
  refundTotal,
  returnRefund,
  swapCartTotals,
} from "@stheno/core/internal/commerce/sales/totals/index.ts"
import { createDice, randomSale, type Dice } from "./random-sales.ts"
import { asWritten, exactly, isLess, minus, nearest, plus, zero, type Ratio } from "./ratio.ts"
import { outOf, type TortureContext, type TortureTest } from "./test.ts"
import * as oracle from "./totals-oracle.ts"
import type { Amounts, Sale, SaleLine } from "./totals-oracle.ts"

const wantedSales = 100_000

/** R11: two ways of reckoning, and no difference between them. */
export const totalsAgree: TortureTest = {
  id: "R11",
  title: "100,000 random carts and orders, compared with a second calculation",
  async run(context) {
    const dice = createDice(context.random)
    const tally: Tally = { compared: 0, differences: 0, refunds: 0, binary: 0 }
    let sales = 0
    for (; sales < wantedSales && !context.isOver(); sales++) {
      const sale = withDiscounts(randomSale(dice), { context, tally, sales })
      const compare = comparer({ context, tally, sales })
      compareWholes(sale, compare)
      compareRefunds(sale, dice, compare)
      paysBackNoMoreThanPaid(dice, context, tally)
    }
    context.figure("sales", outOf(sales, wantedSales))
    context.figure("amounts compared", tally.compared)
    context.figure("differences", tally.differences)
    context.figure("refunds spread over payments", tally.refunds)
    context.figure("line items rounded differently because of a binary fraction", tally.binary)
  },
}

interface Tally {
  compared: number
  differences: number
  refunds: number
  /** the share that is stored is a binary fraction, which may lie on the other side of a half */
  binary: number
}

interface Trial {
  readonly context: TortureContext
  readonly tally: Tally
  readonly sales: number
}

type Compare = (what: string, got: number, expected: Ratio) => void

function comparer({ context, tally, sales }: Trial): Compare {
  return (what, got, expected) => {
    tally.compared++
    if (expected.over === 1n && Number(expected.of) === got && !Object.is(got, -0)) return
    tally.differences++
    const wanted = `${expected.of}${expected.over === 1n ? "" : `/${expected.over}`}`
    context.breach(`sale ${sales}: ${what} is ${got} and should be ${wanted}`)
  }
}

/**
 * Gives the lines what the product takes off them, after a look at it. A part of a fixed discount is a binary
 * fraction: it may differ from the exact part by what such a number cannot hold, and the parts must sum to the whole.
 */
function withDiscounts(sale: Sale, trial: Trial): Sale {
  const rows = discountAdjustments(sale.discounts, sale.items)
  const expected = oracle.shares(sale.discounts, sale.items)
  const compare = comparer(trial)
  compare("number of adjustments", rows.length, exactly(expected.size))
  for (const { item_id, amount } of rows) {
    const exact = expected.get(item_id) ?? zero
    if (exact.over === 1n && Number.isInteger(amount)) compare(`adjustment of ${item_id}`, amount, exact)
    else if (!isWithin(amount, exact)) compare(`adjustment of ${item_id}`, amount, exact)
    if (nearest(exact).of !== nearest(exactly(amount)).of) trial.tally.binary++
  }
  const whole = plus(...expected.values())
  compare("sum of adjustments", Math.round(rows.reduce((sum, { amount }) => sum + amount, 0)), nearest(whole))
  const items = sale.items.map((line): SaleLine => {
    const taken = rows.filter(({ item_id }) => item_id === line.id)
    return { ...line, adjustments: [...line.adjustments, ...taken] }
  })
  return { ...sale, items }
}

/** Whether a number is as near to a fraction as four roundings of doubles leave it. */
function isWithin(amount: number, exact: Ratio): boolean {
  const difference = minus(exactly(amount), exact)
  const size = difference.of < 0n ? { ...difference, of: -difference.of } : difference
  return isLess(size, exactly(Math.abs(amount) * 2 ** -50))
}

function compareWholes(sale: Sale, compare: Compare): void {
  const isFree = sale.discounts.some(({ rule }) => rule.type === "free_shipping")
  const cart = cartTotals(sale)
  const order = orderTotals(sale)
  compareEach("cart", cart.totals, oracle.cartAmounts(sale), compare)
  compareEach("order", order.totals, oracle.orderAmounts(sale), compare)
  compareEach("swap cart", swapCartTotals(sale), oracle.swapAmounts(sale), compare)
  for (const line of sale.items) {
    const { amounts } = oracle.lineAmounts(line, sale.discounts)
    compareEach(`cart ${line.id}`, cart.items.get(line.id)!, amounts, compare)
    const left = line.quantity - line.returned_quantity
    const refundable = oracle.unitsBack(line, left, sale.discounts)
    compareEach(`order ${line.id}`, order.items.get(line.id)!, { ...amounts, refundable }, compare)
  }
  for (const method of sale.shipping_methods) {
    const amounts = oracle.methodAmounts(method, isFree)
    compareEach(`cart ${method.id}`, cart.shippingMethods.get(method.id)!, amounts, compare)
    compareEach(`order ${method.id}`, order.shippingMethods.get(method.id)!, amounts, compare)
  }
}

function compareEach(what: string, got: object, expected: Amounts, compare: Compare): void {
  const names = new Set([...Object.keys(got), ...Object.keys(expected)])
  names.delete("raw_discount_total")
  for (const name of names)
    compare(
      `${what} ${name}`,
      (got as Record<string, number>)[name] ?? NaN,
      expected[name] ?? asWritten(-0.5),
    )
}

/** Returns, claims and swaps of some units of each line. */
function compareRefunds(sale: Sale, dice: Dice, compare: Compare): void {
  const { discounts } = sale
  const lines = sale.items.map((line) => ({ line, quantity: dice.whole(0, line.quantity) }))
  const back = plus(...lines.map(({ line, quantity }) => oracle.unitsBack(line, quantity, discounts)))
  compare("refund of lines", refundTotal(lines, sale), back)
  const parcel = sale.shipping_methods[0]
  const costs = parcel ? oracle.methodAmounts(parcel, false).total! : zero
  compare("refund of a return", returnRefund(lines, sale, parcel ?? null), minus(back, costs))
  const claimed = lines.map(({ line, quantity }) => ({ line, wanted: { item_id: line.id, quantity } }))
  const sent = lines.filter(({ line, quantity }) => line.shipped_quantity >= quantity)
  const owed = plus(...sent.map(({ line, quantity }) => oracle.unitsBack(line, quantity, discounts)))
  compare("refund of a claim", claimRefund(claimed, sale), owed)
  for (const { line, quantity } of lines) compareCredit({ line, quantity, sale }, compare)
}

/** What a credit copies from its line, besides amounts. */
const named = { title: "Line", thumbnail: null, variant_id: null }
const described = (adjustment: SaleLine["adjustments"][number]) => ({
  ...adjustment,
  description: "discount",
})

function compareCredit(
  { line, quantity, sale }: { line: SaleLine; quantity: number; sale: Sale },
  compare: Compare,
) {
  const alone = lineItemRefund({ line, quantity }, sale)
  compare(`refund of ${line.id}`, alone, oracle.unitsBack(line, quantity, sale.discounts))
  const credit = creditLine(
    { ...line, ...named, tax_lines: [], adjustments: line.adjustments.map(described) },
    quantity,
  )
  compare(
    `unit price credited for ${line.id}`,
    credit.values.unit_price,
    minus(zero, exactly(line.unit_price)),
  )
  line.adjustments.forEach(({ amount }, n) => {
    const expected = oracle.creditedAdjustment(amount, line, quantity)
    compare(`adjustment credited for ${line.id}`, credit.adjustments[n]!.amount, expected)
  })
}

/** A refund taken from payments: all of it or nothing, and from none more than it holds. */
function paysBackNoMoreThanPaid(dice: Dice, { breach }: TortureContext, tally: Tally): void {
  const payments = Array.from({ length: dice.whole(0, 4) }, (_, n) => {
    const amount = dice.spread(1_000_000)
    const captured_at = dice.chance(0.8) ? "2020-01-01" : null
    return { id: `pay_${n}`, amount, amount_refunded: dice.whole(0, amount), captured_at }
  })
  const left = new Map(
    payments.map((row) => [row.id, row.captured_at ? row.amount - row.amount_refunded : 0]),
  )
  const all = [...left.values()].reduce((sum, amount) => sum + amount, 0)
  const amount = dice.pick([0, all, all + 1, dice.whole(0, all), dice.whole(0, 2 * all)])
  const parts = spreadRefund(payments, amount)
  tally.refunds++
  if (!parts !== amount > all) breach(`a refund of ${amount} from ${all} was ${parts ? "made" : "refused"}`)
  const sum = (parts ?? []).reduce((paid, part) => paid + part.amount, 0)
  if (parts && sum !== amount) breach(`a refund of ${amount} was made as ${sum}`)
  for (const part of parts ?? [])
    if (!(part.amount > 0 && part.amount <= left.get(part.paymentId)!))
      breach(`${part.amount} from ${part.paymentId}`)
}
