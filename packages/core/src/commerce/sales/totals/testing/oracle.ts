/**
 * The totals reckoned a second time, in fractions of big integers and by other formulas, to check the first.
 * Nothing of the reckoning is shared with the functions under test: no rounding, no rate, no discount rule.
 *
 * Shares of a fixed discount, and taxes that several rates take out of one shipping price, are binary fractions
 * in the functions under test. Where the exact value lies closer to a half than such a fraction can tell, both
 * neighbours are right; hence a `Range`. Everywhere else its two ends are one number.
 */
import type { RandomCase } from "./random-carts.ts"

/**
 * A whole number of smallest units that may come out one way or the other by binary noise.
 * @since 0.1
 */
export interface Range {
  readonly low: bigint
  readonly high: bigint
}

/**
 * What the oracle says of one line, in smallest units.
 * @since 0.1
 */
export interface OracleLine {
  readonly subtotal: Range
  readonly discount_total: Range
  readonly tax_total: Range
  readonly original_tax_total: Range
  /** for units not yet returned */
  readonly refundable: Range
}

/**
 * What the oracle says of a case, in smallest units.
 * @since 0.1
 */
export interface OracleResult {
  readonly lines: readonly OracleLine[]
  readonly methods: readonly { readonly net: Range; readonly tax: Range }[]
  readonly discount_total: Range
}

interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

type Line = RandomCase["items"][number]

const half: Fraction = { over: 1n, under: 2n }
const zero = whole(0)

/**
 * Reckons a case. Gift cards and sums follow from these numbers by `waterfall` and addition.
 * @param input a case; amounts in smallest units
 * @since 0.1
 */
export function reckon(input: RandomCase): OracleResult {
  const adjustments = input.items.map((line) => discountOf(line, input))
  return {
    lines: input.items.map((line, index) => {
      const noise = isShare(line, input) ? noiseOfAmount(line.unit_price * line.quantity) : zero
      return reckonLine(line, {
        adjustment: adjustments[index]!,
        noise,
        returned: input.returned[index] ?? 0,
      })
    }),
    methods: input.shipping_methods.map((method) => reckonMethod(method)),
    discount_total: roundedRange(
      sum(input.items.map((line, index) => counted(line, adjustments[index]!))),
      noiseOf(input),
    ),
  }
}

/**
 * What gift cards pay, poured from card to card. Each is credited its own tax on what it pays.
 * @param cardable smallest units
 * @returns whole smallest units, the tax without its limits
 * @since 0.1
 */
export function waterfall(cardable: bigint, cards: RandomCase["gift_cards"]): { total: bigint; tax: bigint } {
  let open = cardable > 0n ? cardable : 0n
  let tax = 0n
  let paid = 0n
  for (const card of cards) {
    const pays = smaller(open, BigInt(card.balance))
    open -= pays
    paid += pays
    tax += nearest(multiply(fraction(pays, 100n), decimal(card.tax_rate ?? 0)))
  }
  return { total: paid, tax }
}

/**
 * What cards may be credited: as much as there is to pay, and the tax inside that.
 * @param cards what they pay and their own tax on it
 * @param bill the net cost, its tax, and whether cards pay for the net cost only
 * @returns whole smallest units
 * @since 0.1
 */
export function limited(
  cards: { readonly total: bigint; readonly tax: bigint },
  bill: { readonly net: bigint; readonly tax: bigint; readonly isNetOnly: boolean },
): { total: bigint; tax: bigint } {
  const payable = bill.isNetOnly ? bill.net : bill.net + bill.tax
  if (payable <= 0n) return { total: 0n, tax: 0n }
  const total = smaller(cards.total, payable)
  const owedTax = bill.tax > 0n ? bill.tax : 0n
  const taxOfPaid = nearest(multiply(fraction(owedTax, 1n), fraction(total, payable)))
  const stillOwed = bill.isNetOnly ? owedTax : payable - total
  return { total, tax: smaller(cards.tax, smaller(taxOfPaid, stillOwed)) }
}

/**
 * What the transactions of an order paid.
 * @returns whole smallest units
 * @since 0.1
 */
export function transactionSums(input: RandomCase): { total: bigint; tax: bigint } {
  const { region, gift_card_transactions } = input
  const taxes = gift_card_transactions.map((transaction) => {
    const old = transaction.is_taxable === null
    const fallback = transaction.gift_card?.tax_rate || (region.gift_cards_taxable ? region.tax_rate : 0)
    const rate = decimal((old ? fallback : transaction.tax_rate) ?? 0)
    return nearest(multiply(whole(transaction.amount), rate, fraction(1n, 100n)))
  })
  return {
    total: gift_card_transactions.reduce((acc, { amount }) => acc + BigInt(amount), 0n),
    tax: taxes.reduce((acc, tax) => acc + tax, 0n),
  }
}

/**
 * Adds ranges.
 * @since 0.1
 */
export function addRanges(...ranges: readonly Range[]): Range {
  return ranges.reduce((acc, { low, high }) => ({ low: acc.low + low, high: acc.high + high }), exactly(0n))
}

/** The range turned round: what subtracting it adds. */
function negated({ low, high }: Range): Range {
  return { low: -high, high: -low }
}

function reckonLine(
  line: Line,
  { adjustment, noise, returned }: { adjustment: Fraction; noise: Fraction; returned: number },
): OracleLine {
  const discount = counted(line, adjustment)
  const original_tax_total = exactly(fullTax(line))
  const subtotal = listPrice(line)
  return {
    subtotal: { low: nearest(subtotal), high: nearest(subtotal) },
    discount_total: roundedRange(discount, noise),
    tax_total: taxAfter(line, discount, noise),
    original_tax_total,
    refundable: refundOf(line, roundedRange(divide(adjustment, BigInt(line.quantity)), noise), returned),
  }
}

/** No more than the line costs; returned lines have both below zero. */
function counted(line: Line, adjustment: Fraction): Fraction {
  const price = listPrice(line)
  return price.over < 0n
    ? multiply(lesser(multiply(price, whole(-1)), multiply(adjustment, whole(-1))), whole(-1))
    : lesser(price, adjustment)
}

/**
 * The tax on what a discount leaves. Of a price that includes tax, the part of the full tax that the discount leaves
 * of the subtotal is due. v1 reckons another way; its number is right where it is one unit per tax off, not more.
 */
function taxAfter(line: Line, discount: Fraction, noise: Fraction): Range {
  const usual = addRanges(
    ...taxes(line, subtract(multiply(whole(line.quantity), netUnit(line)), discount), noise),
  )
  if (!line.includes_tax) return usual
  if (discount.over === 0n) return exactly(fullTax(line))
  const { low, high } = roundedRange(discount, noise)
  const ends = [low, high].flatMap((off) => [usual.low, usual.high].map((tax) => taxOrShare(line, off, tax)))
  return { low: ends.reduce(smaller), high: ends.reduce((a, b) => (a > b ? a : b)) }
}

function taxOrShare(line: Line, off: bigint, usual: bigint): bigint {
  const subtotal = listPrice(line)
  const left = subtract(subtotal, fraction(off, 1n))
  if (subtotal.over === 0n || left.over === 0n || left.over > 0n !== subtotal.over > 0n) return 0n
  const share = nearest(multiply(fraction(fullTax(line), 1n), divideBy(left, subtotal)))
  const distance = usual > share ? usual - share : share - usual
  const isOpposite = usual !== 0n && usual > 0n !== subtotal.over > 0n
  return isOpposite || distance > BigInt(line.tax_lines?.length ?? 0) ? share : usual
}

function fullTax(line: Line): bigint {
  return addRanges(...taxes(line, multiply(whole(line.quantity), netUnit(line)), zero)).low
}

function refundOf(line: Line, unitDiscount: Range, returned: number): Range {
  const units = BigInt(line.quantity - returned)
  const ends = [unitDiscount.low, unitDiscount.high].map((off) => {
    const discount = fraction(off * units, 1n)
    const net = subtract(multiply(netUnit(line), fraction(units, 1n)), discount)
    const refund = nearest(net) + taxAfter({ ...line, quantity: Number(units) }, discount, zero).low
    return line.unit_price >= 0 && refund < 0n ? 0n : refund
  })
  return { low: ends.reduce(smaller), high: ends.reduce((a, b) => (a > b ? a : b)) }
}

function reckonMethod(method: RandomCase["shipping_methods"][number]): { net: Range; tax: Range } {
  const price = whole(method.price)
  const shares = (method.tax_lines ?? []).map(({ rate }) => {
    const share = decimal(rate ?? 0)
    const base = method.includes_tax ? add(whole(100), share) : whole(100)
    return divideBy(multiply(price, share), base)
  })
  const binary = method.includes_tax && shares.length > 1
  const tax = roundedRange(sum(shares), binary ? noiseOfAmount(method.price) : zero)
  const gross = exactly(BigInt(method.price))
  return { net: method.includes_tax ? addRanges(gross, negated(tax)) : gross, tax }
}

function discountOf(line: Line, input: RandomCase): Fraction {
  const byHand = sum((line.adjustments ?? []).map(({ amount }) => whole(amount)))
  const discount = input.discounts.find(({ rule }) => rule.type !== "free_shipping")
  if (!discount || line.is_return || !line.allow_discounts || !fits(line, discount)) return byHand
  const price = listPrice(line)
  if (price.over <= 0n) return byHand
  return add(byHand, lesser(price, ruleAmount(line, discount, input)))
}

function ruleAmount(line: Line, { rule }: RandomCase["discounts"][number], input: RandomCase): Fraction {
  const price = listPrice(line)
  if (rule.type === "percentage") {
    // what is left to pay, rounded the other way
    const left = divide(multiply(price, whole(100 - rule.value)), 100n)
    return subtract(price, fraction(-nearest(multiply(left, whole(-1))), 1n))
  }
  if (rule.allocation === "item") return multiply(whole(rule.value), whole(line.quantity))
  const all = sum(sharers(input).map(listPrice))
  return divideBy(multiply(lesser(whole(rule.value), all), price), all)
}

function fits(line: Line, discount: RandomCase["discounts"][number]): boolean {
  for (const { type, operator, ids } of discount.conditions ?? []) {
    const own = type === "products" ? [line.product?.id] : (line.product?.tag_ids ?? [])
    const hit = own.filter((id) => id && ids.includes(id)).length > 0
    if (hit !== (operator === "in")) return false
  }
  return true
}

/** The line before discounts and without tax. */
function listPrice(line: Line): Fraction {
  const gross = whole(line.unit_price * line.quantity)
  if (!line.includes_tax) return gross
  if ((line.tax_lines ?? []).length === 0) return zero
  return subtract(gross, fraction(fullTax(line), 1n))
}

/** The unit price without tax: what remains of the price is rounded, halves down, instead of what is taken off. */
function netUnit(line: Line): Fraction {
  if (!line.includes_tax) return whole(line.unit_price)
  const rate = sum((line.tax_lines ?? []).map((tax) => decimal(tax.rate ?? 0)))
  const rest = divideBy(multiply(whole(line.unit_price), whole(100)), add(whole(100), rate))
  return fraction(-nearest(multiply(rest, whole(-1))), 1n)
}

function taxes(line: Line, taxable: Fraction, noise: Fraction): Range[] {
  return (line.tax_lines ?? []).map(({ rate }) =>
    roundedRange(divide(multiply(taxable, decimal(rate ?? 0)), 100n), noise),
  )
}

/** Whether the line has part of a fixed discount, a binary fraction. A line that has all of it does not. */
function isShare(line: Line, input: RandomCase): boolean {
  const discount = input.discounts.find(({ rule }) => rule.type !== "free_shipping")
  if (discount?.rule.type !== "fixed" || discount.rule.allocation !== "total") return false
  const sharing = sharers(input)
  return sharing.length > 1 && sharing.includes(line) && fits(line, discount)
}

/** The lines that a fixed discount is spread over. */
function sharers(input: RandomCase): Line[] {
  return input.items.filter((line) => line.allow_discounts && !line.is_return && listPrice(line).over > 0n)
}

function noiseOf(input: RandomCase): Fraction {
  const shares = input.items.filter((line) => isShare(line, input))
  return sum(shares.map((line) => noiseOfAmount(2 * line.unit_price * line.quantity)))
}

/** How far binary arithmetic on a share of this amount may be off: four roundings of half a unit in the 53rd bit. */
function noiseOfAmount(amount: number): Fraction {
  return fraction(BigInt(Math.abs(amount)) + 1n, 2n ** 51n)
}

/** Rounds; gives both neighbours where the value is within `noise` of a half. */
function roundedRange(value: Fraction, noise: Fraction): Range {
  return { low: nearest(subtract(value, noise)), high: nearest(add(value, noise)) }
}

/** The nearest whole number, halves up. */
function nearest(value: Fraction): bigint {
  const { over, under } = add(value, half)
  const quotient = over / under
  return over < 0n && over % under !== 0n ? quotient - 1n : quotient
}

/** A decimal as it is written: "8.1" is 81/10. */
function decimal(value: number): Fraction {
  const [units = "0", decimals = ""] = value.toFixed(6).split(".")
  return fraction(BigInt(units + decimals), 10n ** BigInt(decimals.length))
}

function whole(value: number): Fraction {
  return { over: BigInt(value), under: 1n }
}

function exactly(value: bigint): Range {
  return { low: value, high: value }
}

function fraction(over: bigint, under: bigint): Fraction {
  const sign = under < 0n ? -1n : 1n
  const factor = divisor(over < 0n ? -over : over, under * sign) * sign
  return { over: over / factor, under: under / factor }
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b)
}

function add(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under + b.over * a.under, a.under * b.under)
}

function subtract(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under - b.over * a.under, a.under * b.under)
}

function multiply(...factors: readonly Fraction[]): Fraction {
  return factors.reduce((a, b) => fraction(a.over * b.over, a.under * b.under))
}

function divide(a: Fraction, by: bigint): Fraction {
  return fraction(a.over, a.under * by)
}

function divideBy(a: Fraction, b: Fraction): Fraction {
  return fraction(a.over * b.under, a.under * b.over)
}

function sum(values: readonly Fraction[]): Fraction {
  return values.reduce(add, zero)
}

function lesser(a: Fraction, b: Fraction): Fraction {
  return a.over * b.under < b.over * a.under ? a : b
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}
