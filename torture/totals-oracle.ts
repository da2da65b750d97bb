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
  return minus(times(exactly(line.unit_price), count), taxesOn(times(unitWithoutTax(line), count), line))
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
  const raw = takenOff(line, discounts)
  const before = times(unitWithoutTax(line), exactly(line.quantity))
  const tax_total = taxesOn(minus(before, raw), line)
  const original_tax_total = taxesOn(before, line)
  const subtotal = goods(line)
  const discount_total = nearest(raw)
  const total = minus(plus(subtotal, tax_total), discount_total)
  const original_total = plus(subtotal, original_tax_total)
  const amounts = { subtotal, discount_total, tax_total, original_tax_total, total, original_total }
  return { amounts, raw }
}

/** The tax of a parcel before rounding: each tax takes its part as if it were the only one. */
function parcelTax(method: SaleMethod): Ratio {
  const price = exactly(method.price)
  return sumOf(method.tax_lines, ({ rate }) =>
    method.includes_tax
      ? minus(price, by(price, plus(exactly(1), percent(rate))))
      : times(price, percent(rate)),
  )
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

function paidByCards(sale: Sale, payable: Ratio): { paid: Ratio; tax: Ratio } {
  let open = payable
  let tax = zero
  for (const { balance, tax_rate } of sale.gift_cards) {
    const part = lesser(open, exactly(balance))
    if (!tax_rate || !isLess(zero, part)) continue
    open = minus(open, part)
    tax = plus(tax, nearest(times(part, percent(tax_rate))))
  }
  const held = sumOf(sale.gift_cards, ({ balance }) => exactly(balance))
  return { paid: lesser(payable, held), tax }
}

function paidByTransactions(sale: Sale): { paid: Ratio; tax: Ratio } {
  const { tax_rate, gift_cards_taxable } = sale.region
  const tax = sale.gift_card_transactions.reduce((running, row) => {
    const known = row.gift_card?.tax_rate || (gift_cards_taxable ? tax_rate : 0)
    const rate = row.is_taxable === null ? known : row.tax_rate
    return nearest(plus(running, times(exactly(row.amount), percent(rate))))
  }, zero)
  return { paid: sumOf(sale.gift_card_transactions, ({ amount }) => exactly(amount)), tax }
}

export function cartAmounts(sale: Sale): Amounts {
  const parts = sums(sale)
  const card = paidByCards(sale, payableByCard(sale, parts))
  const due = plus(parts.subtotal, parts.shipping_total, parts.tax_total)
  const off = plus(card.paid, parts.discount_total, card.tax)
  return { ...parts, gift_card_total: card.paid, gift_card_tax_total: card.tax, total: minus(due, off) }
}

export function orderAmounts(sale: Sale): Amounts {
  const parts = sums(sale)
  const hasRows = sale.gift_card_transactions.length > 0
  const card = hasRows ? paidByTransactions(sale) : paidByCards(sale, payableByCard(sale, parts))
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
  const card = paidByCards(
    sale,
    payableByCard(sale, { subtotal, discount_total, shipping_total, tax_total: tax }),
  )
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
  const net = times(minus(unitWithoutTax(line), off), exactly(quantity))
  return plus(net, taxesOn(net, line))
}

/** What a swap credits for units that come back: the line turned round, its discount by the unit. */
export function creditedAdjustment(amount: number, line: SaleLine, quantity: number): Ratio {
  return minus(zero, times(nearest(by(exactly(amount), exactly(line.quantity))), exactly(quantity)))
}
