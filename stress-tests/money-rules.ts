/**
 * What must be true of totals however they are calculated. The bounds follow from prices, rates, and discounts alone; no
 * formula of the product is repeated. Amounts are compared as fractions of whole numbers.
 */
import type {
  LineItemTotals,
  ShippingMethodTotals,
} from "@stheno/core/internal/commerce/sales/totals/index.ts"
import { asWritten, by, exactly, isLess, minus, plus, times, zero, type Ratio } from "./ratio.ts"
import type { Sale, SaleLine, SaleMethod } from "./totals-oracle.ts"

export type Check = (isRight: boolean, what: () => string) => void

interface Bill {
  readonly subtotal: number
  readonly discount_total: number
  readonly shipping_total: number
  readonly item_tax_total: number
  readonly shipping_tax_total: number
  readonly tax_total: number
  readonly gift_card_total: number
  readonly gift_card_tax_total: number
  readonly total: number
}

interface Whole {
  readonly totals: Bill
  readonly items: ReadonlyMap<string, LineItemTotals>
  readonly shippingMethods: ReadonlyMap<string, ShippingMethodTotals>
}

const one = exactly(1)
const rateOf = (lines: readonly { readonly rate: number | null }[]): Ratio =>
  plus(...lines.map(({ rate }) => by(asWritten(rate ?? 0), exactly(100))))
const isNear = (a: Ratio, b: Ratio, most: number) =>
  !isLess(exactly(most), minus(a, b)) && !isLess(exactly(most), minus(b, a))

/** Every amount is a whole number of at least 0. */
function checkAmounts(what: string, amounts: object, check: Check): void {
  for (const [name, amount] of Object.entries(amounts) as [string, number][])
    if (name !== "raw_discount_total")
      check(Number.isSafeInteger(amount) && amount >= 0, () => `${name} of ${what} is ${amount}`)
}

/**
 * A line costs its price less the discounted share, with the tax on the rest. Roundings may move it by one unit for the
 * discount, and by one for each tax, once in the full tax and once in what is left of it.
 */
export function checkLine(line: SaleLine, totals: LineItemTotals, check: Check): void {
  checkAmounts(line.id, totals, check)
  const gross = times(exactly(line.unit_price), exactly(line.quantity))
  const rate = rateOf(line.tax_lines)
  const isPriced = !line.includes_tax || line.tax_lines.length > 0
  if (line.includes_tax && isPriced)
    check(exactly(totals.original_total).of === gross.of, () => `${line.id} costs ${totals.original_total}`)
  const slack = 2 + 2 * line.tax_lines.length
  const left = totals.subtotal - totals.discount_total
  const share = totals.subtotal === 0 ? one : by(exactly(left), exactly(totals.subtotal))
  const full = line.includes_tax ? gross : times(gross, plus(one, rate))
  const cost = isPriced ? times(full, share) : zero
  check(
    isNear(exactly(totals.total), cost, slack),
    () => `${line.id} costs ${totals.total}, ${show(cost)} is right`,
  )
  const isFree = totals.discount_total > 0 && left === 0
  check(!isFree || totals.total === 0, () => `${line.id} is free and costs ${totals.total}`)
  check(totals.total <= totals.original_total, () => `${line.id} costs more with its discount`)
}

/** Shipping costs its price, with tax, or nothing. */
export function checkMethod(method: SaleMethod, totals: ShippingMethodTotals, check: Check): void {
  checkAmounts(method.id, totals, check)
  const price = exactly(method.price)
  const cost = method.includes_tax ? price : times(price, plus(one, rateOf(method.tax_lines)))
  check(isNear(exactly(totals.original_total), cost, 1), () => `${method.id} costs ${totals.original_total}`)
  check([0, totals.original_total].includes(totals.total), () => `${method.id} costs ${totals.total}`)
}

/** The parts sum to the whole. Discounts of lines are rounded for themselves: half a unit for each line. */
export function checkSums(what: string, { totals, items, shippingMethods }: Whole, check: Check): void {
  checkAmounts(what, totals, check)
  const lines = [...items.values()]
  const methods = [...shippingMethods.values()]
  const sum = <Row>(rows: readonly Row[], amount: (row: Row) => number) =>
    rows.reduce((all, row) => all + amount(row), 0)
  const equal = (name: string, a: number, b: number) =>
    check(a === b, () => `${name} of ${what} is ${a}, its parts are ${b}`)
  equal(
    "subtotal",
    totals.subtotal,
    sum(lines, (line) => line.subtotal),
  )
  equal(
    "item_tax_total",
    totals.item_tax_total,
    sum(lines, (line) => line.tax_total),
  )
  equal(
    "shipping_total",
    totals.shipping_total,
    sum(methods, (method) => method.subtotal),
  )
  equal(
    "shipping_tax_total",
    totals.shipping_tax_total,
    sum(methods, (method) => method.tax_total),
  )
  const discounts = sum(lines, (line) => line.discount_total)
  const isClose = Math.abs(discounts - totals.discount_total) <= lines.length / 2
  check(isClose, () => `discount_total of ${what} is ${totals.discount_total}, its parts are ${discounts}`)
  const credited = what === "order" ? totals.gift_card_tax_total : 0
  equal("tax_total", totals.tax_total + credited, totals.item_tax_total + totals.shipping_tax_total)
}

/** Cards pay no more than they hold and than there is to pay, and their tax is no more than the tax of that. */
export function checkBill(what: string, totals: Bill, sale: Sale, check: Check): void {
  const tax = totals.item_tax_total + totals.shipping_tax_total
  const net = totals.subtotal - totals.discount_total + totals.shipping_total
  const { gift_card_total: paid, gift_card_tax_total: credited } = totals
  const held = sale.gift_cards.reduce((sum, { balance }) => sum + balance, 0)
  check(paid <= held, () => `${what}: cards that hold ${held} pay ${paid}`)
  const payable = sale.region.gift_cards_taxable ? net : net + tax
  check(paid <= payable, () => `${what}: cards pay ${paid} of ${payable}`)
  check(credited <= tax, () => `${what}: cards are credited ${credited} of a tax of ${tax}`)
  const taxOfPaid = payable === 0 ? zero : by(times(exactly(tax), exactly(paid)), exactly(payable))
  const isFair = !isLess(plus(taxOfPaid, one), exactly(credited))
  check(
    isFair,
    () => `${what}: cards are credited ${credited}, the tax of what they pay is ${show(taxOfPaid)}`,
  )
  const due = net + tax - paid - credited
  check(totals.total === due, () => `${what} costs ${totals.total}, its parts are ${due}`)
}

function show({ of, over }: Ratio): string {
  return String(Number(of) / Number(over))
}
