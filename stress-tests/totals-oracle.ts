/**
 * What carts, orders and refunds come to, written a second time from the rules alone, in fractions of whole numbers.
 * It shares nothing with the product: a difference is a mistake in one of the two.
 */
import {
  asWritten,
  by,
  exactly,
  isLess,
  lesser,
  minus,
  nearest,
  plus,
  times,
  zero,
  type Ratio,
} from "./ratio.ts"

type Rate = number | null

export interface SaleLine {
  readonly id: string
  readonly unit_price: number
  readonly quantity: number
  readonly includes_tax: boolean
  readonly allow_discounts: boolean
  readonly is_return: boolean
  readonly returned_quantity: number
  readonly shipped_quantity: number
  readonly tax_lines: readonly { readonly rate: Rate }[]
  readonly adjustments: readonly { readonly amount: number; readonly discount_id: string | null }[]
}

export interface SaleMethod {
  readonly id: string
  readonly price: number
  readonly includes_tax: boolean
  readonly tax_lines: readonly { readonly rate: Rate }[]
}

export interface SaleDiscount {
  readonly id: string
  readonly rule: {
    readonly type: "percentage" | "fixed" | "free_shipping"
    readonly value: number
    readonly allocation: "total" | "item"
  }
}

export interface Sale {
  readonly region: { readonly gift_cards_taxable: boolean; readonly tax_rate: Rate }
  readonly items: readonly SaleLine[]
  readonly shipping_methods: readonly SaleMethod[]
  readonly discounts: readonly SaleDiscount[]
  readonly gift_cards: readonly { readonly balance: number; readonly tax_rate: Rate }[]
  readonly gift_card_transactions: readonly {
    readonly amount: number
    readonly is_taxable: boolean | null
    readonly tax_rate: Rate
    readonly gift_card: { readonly tax_rate: Rate } | null
  }[]
  readonly payments: readonly { readonly amount: number }[]
  readonly refunds: readonly { readonly amount: number }[]
}

/** Amounts by the names that the API gives them. */
export type Amounts = Readonly<Record<string, Ratio>>

const hundred = exactly(100)
const percent = (rate: Rate) => by(asWritten(rate ?? 0), hundred)
const sumOf = <T>(rows: readonly T[], amount: (row: T) => Ratio) => plus(...rows.map(amount))

/** A price without the tax in it, by the unit: the tax of one unit is a whole number. */
function unitWithoutTax(line: SaleLine): Ratio {
  const price = exactly(line.unit_price)
  if (!line.includes_tax) return price
  const whole = plus(
    exactly(1),
    sumOf(line.tax_lines, ({ rate }) => percent(rate)),
  )
  return minus(price, nearest(minus(price, by(price, whole))))
}

function taxesOn(net: Ratio, line: SaleLine): Ratio {
  return sumOf(line.tax_lines, ({ rate }) => nearest(times(net, percent(rate))))
}

/** What a line costs before discounts and without tax, as the API shows it. */
function goods(line: SaleLine): Ratio {
  const count = exactly(line.quantity)
  if (!line.includes_tax) return times(exactly(line.unit_price), count)
  if (line.tax_lines.length === 0) return zero
  return minus(times(exactly(line.unit_price), count), fullTax(line))
}

function fullTax(line: SaleLine): Ratio {
  return taxesOn(times(unitWithoutTax(line), exactly(line.quantity)), line)
}

/** Nothing is discounted below zero. Lines that come back have their price and their discount below zero. */
function discountOf(line: SaleLine, discounts: readonly SaleDiscount[]): Ratio {
  const taken = takenOff(line, discounts)
  const cost = goods(line)
  return isLess(cost, zero) ? minus(zero, lesser(minus(zero, taken), minus(zero, cost))) : lesser(taken, cost)
}

/**
 * The tax on what a discount leaves. A price that includes tax owes the part of its tax that is left of its cost. v1
 * taxes another net price; that stays where it is off by no more than one unit for each tax, and on no side of zero.
 */
function taxLeft(line: SaleLine, raw: Ratio): Ratio {
  const usual = taxesOn(minus(times(unitWithoutTax(line), exactly(line.quantity)), raw), line)
  if (raw.of === 0n) return usual
  const cost = goods(line)
  const left = minus(cost, nearest(raw))
  const isForNothing = cost.of === 0n || !isLess(zero, times(left, cost))
  if (isForNothing && nearest(raw).of !== 0n) return zero
  if (!line.includes_tax) return usual
  const due = nearest(times(fullTax(line), by(left, cost)))
  const gap = minus(usual, due)
  const most = exactly(line.tax_lines.length)
  const isNear = !isLess(most, gap) && !isLess(gap, minus(zero, most))
  return isNear && !isLess(times(usual, cost), zero) ? usual : due
}

const isForGoods = ({ rule }: SaleDiscount) => rule.type !== "free_shipping"

/** What a discount takes off each line; a part of a fixed amount is a fraction. */
export function shares(discounts: readonly SaleDiscount[], lines: readonly SaleLine[]): Map<string, Ratio> {
  const rule = discounts.find(isForGoods)?.rule
  const open = lines.filter(({ allow_discounts, is_return }) => allow_discounts && !is_return)
  const all = sumOf(open, goods)
  const taken = new Map<string, Ratio>()
  for (const line of rule ? open : []) {
    const cost = goods(line)
    if (!isLess(zero, cost)) continue
    const share = lesser(cost, shareOf(rule!, { cost, all, quantity: line.quantity }))
    if (isLess(zero, share)) taken.set(line.id, share)
  }
  return taken
}

function shareOf(rule: SaleDiscount["rule"], line: { cost: Ratio; all: Ratio; quantity: number }): Ratio {
  if (rule.type === "percentage") return nearest(times(line.cost, percent(rule.value)))
  const value = exactly(rule.value)
  if (rule.allocation === "item") return times(value, exactly(line.quantity))
  return by(times(lesser(value, line.all), line.cost), line.all)
}

/** Shares are binary fractions, and are added up as such: a part that is lost there is no part of a smallest unit. */
function takenOff(line: SaleLine, discounts: readonly SaleDiscount[]): Ratio {
  const isDiscounted = line.allow_discounts && discounts.some(isForGoods)
  const counting = line.adjustments.filter(({ discount_id }) => discount_id === null || isDiscounted)
  return exactly(counting.reduce((sum, { amount }) => sum + amount, 0))
}

export function lineAmounts(line: SaleLine, discounts: readonly SaleDiscount[]) {
  const raw = discountOf(line, discounts)
  const tax_total = taxLeft(line, raw)
  const original_tax_total = fullTax(line)
  const subtotal = goods(line)
  const discount_total = nearest(raw)
  const total = minus(plus(subtotal, tax_total), discount_total)
  const original_total = plus(subtotal, original_tax_total)
  const amounts = { subtotal, discount_total, tax_total, original_tax_total, total, original_total }
  return { amounts, raw }
}

/** The tax of a parcel before rounding: each tax takes its part as if it were the only one, and all together the price. */
function parcelTax(method: SaleMethod): Ratio {
  const price = exactly(method.price)
  const tax = sumOf(method.tax_lines, ({ rate }) =>
    method.includes_tax
      ? minus(price, by(price, plus(exactly(1), percent(rate))))
      : times(price, percent(rate)),
  )
  return method.includes_tax ? lesser(tax, price) : tax
}

export function methodAmounts(method: SaleMethod, isFree: boolean): Amounts {
  const price = exactly(method.price)
  const original_tax_total = nearest(parcelTax(method))
  const original_total = method.includes_tax ? price : plus(price, original_tax_total)
  const kept = isFree ? zero : exactly(1)
  const total = times(kept, original_total)
  const tax_total = times(kept, original_tax_total)
  return { price, subtotal: minus(total, tax_total), tax_total, total, original_tax_total, original_total }
}

function sums(sale: Sale) {
  const isFree = sale.discounts.some((discount) => !isForGoods(discount))
  const lines = sale.items.map((line) => lineAmounts(line, sale.discounts))
  const methods = sale.shipping_methods.map((method) => methodAmounts(method, isFree))
  const item_tax_total = sumOf(lines, ({ amounts }) => amounts.tax_total)
  const shipping_tax_total = sumOf(methods, ({ tax_total }) => tax_total!)
  return {
    subtotal: sumOf(lines, ({ amounts }) => amounts.subtotal),
    discount_total: nearest(sumOf(lines, ({ raw }) => raw)),
    item_tax_total,
    shipping_total: sumOf(methods, ({ subtotal }) => subtotal!),
    shipping_tax_total,
    tax_total: plus(item_tax_total, shipping_tax_total),
  }
}

type Sums = Pick<ReturnType<typeof sums>, "subtotal" | "discount_total" | "shipping_total" | "tax_total">

/** What cards may pay for: never less than nothing. */
function payableByCard(sale: Sale, { subtotal, shipping_total, discount_total, tax_total }: Sums): Ratio {
  const net = minus(plus(subtotal, shipping_total), discount_total)
  const payable = sale.region.gift_cards_taxable ? net : plus(net, tax_total)
  return isLess(payable, zero) ? zero : payable
}

interface Cards {
  readonly paid: Ratio
  readonly tax: Ratio
}

function paidByCards(sale: Sale, payable: Ratio): Cards {
  let open = payable
  let tax = zero
  for (const { balance, tax_rate } of sale.gift_cards) {
    const part = lesser(open, exactly(balance))
    open = minus(open, part)
    tax = plus(tax, nearest(times(part, percent(tax_rate))))
  }
  return { paid: minus(payable, open), tax }
}

function paidByTransactions(sale: Sale): Cards {
  const { tax_rate, gift_cards_taxable } = sale.region
  const tax = sale.gift_card_transactions.reduce((running, row) => {
    const known = row.gift_card?.tax_rate || (gift_cards_taxable ? tax_rate : 0)
    const rate = row.is_taxable === null ? known : row.tax_rate
    return nearest(plus(running, times(exactly(row.amount), percent(rate))))
  }, zero)
  return { paid: sumOf(sale.gift_card_transactions, ({ amount }) => exactly(amount)), tax }
}

/** Cards pay what there is to pay, and are credited the tax inside that: never so much that less than nothing is left. */
function withinBill(cards: Cards, sale: Sale, parts: Sums): Cards {
  const payable = payableByCard(sale, parts)
  if (payable.of === 0n) return { paid: zero, tax: zero }
  const owed = isLess(parts.tax_total, zero) ? zero : parts.tax_total
  const paid = lesser(cards.paid, payable)
  const tax = lesser(cards.tax, nearest(times(owed, by(paid, payable))))
  return { paid, tax: sale.region.gift_cards_taxable ? tax : lesser(tax, minus(payable, paid)) }
}

export function cartAmounts(sale: Sale): Amounts {
  const parts = sums(sale)
  const card = withinBill(paidByCards(sale, payableByCard(sale, parts)), sale, parts)
  const due = plus(parts.subtotal, parts.shipping_total, parts.tax_total)
  const off = plus(card.paid, parts.discount_total, card.tax)
  return { ...parts, gift_card_total: card.paid, gift_card_tax_total: card.tax, total: minus(due, off) }
}

export function orderAmounts(sale: Sale): Amounts {
  const parts = sums(sale)
  const hasRows = sale.gift_card_transactions.length > 0
  const used = hasRows ? paidByTransactions(sale) : paidByCards(sale, payableByCard(sale, parts))
  const card = withinBill(used, sale, parts)
  const tax_total = minus(parts.tax_total, card.tax)
  const due = plus(parts.subtotal, parts.shipping_total, tax_total)
  const paid_total = sumOf(sale.payments, ({ amount }) => exactly(amount))
  const refunded_total = sumOf(sale.refunds, ({ amount }) => exactly(amount))
  return {
    ...parts,
    tax_total,
    gift_card_total: card.paid,
    gift_card_tax_total: card.tax,
    total: minus(due, plus(card.paid, parts.discount_total)),
    paid_total,
    refunded_total,
    refundable_amount: minus(paid_total, refunded_total),
  }
}

/** The cart of a swap, as the older of v1's two ways has it: all taxes are rounded together. */
export function swapAmounts(sale: Sale): Amounts {
  const isFree = sale.discounts.some((discount) => !isForGoods(discount))
  const { subtotal, discount_total, shipping_total } = sums(sale)
  const lines = sumOf(sale.items, (line) => lineAmounts(line, sale.discounts).amounts.tax_total)
  const parcels = isFree ? zero : sumOf(sale.shipping_methods, parcelTax)
  const tax = nearest(plus(lines, parcels))
  const parts = { subtotal, discount_total, shipping_total, tax_total: tax }
  const card = withinBill(paidByCards(sale, payableByCard(sale, parts)), sale, parts)
  const tax_total = sale.region.gift_cards_taxable ? minus(tax, card.tax) : tax
  const total = minus(plus(subtotal, tax_total, shipping_total), plus(discount_total, card.paid))
  return {
    subtotal,
    discount_total,
    shipping_total,
    tax_total,
    gift_card_total: card.paid,
    gift_card_tax_total: card.tax,
    total,
  }
}

/** What goes back to the buyer for some units of a line. */
export function unitsBack(line: SaleLine, quantity: number, discounts: readonly SaleDiscount[]): Ratio {
  const off = nearest(by(takenOff(line, discounts), exactly(line.quantity)))
  const all = times(off, exactly(quantity))
  const net = minus(times(unitWithoutTax(line), exactly(quantity)), all)
  const back = plus(net, taxLeft({ ...line, quantity }, all))
  return line.unit_price >= 0 && isLess(back, zero) ? zero : back
}

/** What a swap credits for units that come back: the line turned round, its discount by the unit. */
export function creditedAdjustment(amount: number, line: SaleLine, quantity: number): Ratio {
  return minus(zero, times(nearest(by(exactly(amount), exactly(line.quantity))), exactly(quantity)))
}
