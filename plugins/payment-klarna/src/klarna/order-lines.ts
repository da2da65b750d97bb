import type { PaymentContext, PaymentLine } from "@stheno/core"

/** A line of an order at Klarna. Amounts are in the smallest unit of the currency and include taxes. */
export interface OrderLine {
  readonly type?: "physical" | "digital" | "shipping_fee" | "gift_card" | "sales_tax"
  readonly name: string
  readonly reference?: string
  readonly quantity: number
  readonly unit_price: number
  /** in percent, with two implicit decimals: 2500 is 25 % */
  readonly tax_rate: number
  readonly total_amount: number
  readonly total_discount_amount?: number
  readonly total_tax_amount: number
}

/** What the customer buys, as Klarna wants it. */
export interface Purchase {
  readonly order_amount: number
  readonly order_tax_amount: number
  readonly order_lines: readonly OrderLine[]
}

/** The longest texts that Klarna takes. */
const longest = { name: 255, reference: 64 }

/**
 * The lines of a purchase. If the lines of the cart do not add up to the amount, or Klarna would reject the tax of a line,
 * which can differ by rounding, the whole purchase is one line.
 * @param country in the USA, taxes are a line of their own
 */
export function purchaseOf(
  { amount, lines = [] }: Pick<PaymentContext, "amount" | "lines">,
  country: string,
): Purchase {
  const listed = country === "US" ? withSalesTax(lines) : lines.map((line) => lineOf(line))
  const rest = amount - listed.reduce((sum, { total_amount }) => sum + total_amount, 0)
  const order_lines = rest < 0 ? [...listed, giftCardOf(rest)] : listed
  const isRight = lines.length > 0 && rest <= 0 && order_lines.every(hasRightTax)
  const used = isRight ? order_lines : [wholeOf(amount)]
  const order_tax_amount =
    country === "US" ? taxLineTotal(used) : used.reduce((sum, line) => sum + line.total_tax_amount, 0)
  return { order_amount: amount, order_tax_amount, order_lines: used }
}

function wholeOf(amount: number): OrderLine {
  return {
    ...{ name: "Order", quantity: 1, unit_price: amount },
    ...{ total_amount: amount, tax_rate: 0, total_tax_amount: 0 },
  }
}

/** Klarna multiplies, so a price that units do not share evenly is the price of one line. */
function lineOf({ kind, title, sku, quantity, isShipped, ...costs }: PaymentLine): OrderLine {
  const { originalTotal, total, taxTotal, taxRate } = costs
  const isEven = originalTotal % quantity === 0
  const name = isEven ? title : `${quantity} × ${title}`
  const product = isShipped ? ("physical" as const) : ("digital" as const)
  const discount = originalTotal - total
  return {
    type: kind === "shipping" ? "shipping_fee" : product,
    name: name.slice(0, longest.name),
    ...(sku && { reference: sku.slice(0, longest.reference) }),
    quantity: isEven ? quantity : 1,
    unit_price: isEven ? originalTotal / quantity : originalTotal,
    tax_rate: total === 0 ? 0 : Math.round(taxRate * 100),
    total_amount: total,
    ...(discount > 0 && { total_discount_amount: discount }),
    total_tax_amount: taxTotal,
  }
}

/** In the USA, prices are without tax, and the tax of the order is a line. */
function withSalesTax(lines: readonly PaymentLine[]): OrderLine[] {
  const tax = lines.reduce((sum, { taxTotal }) => sum + taxTotal, 0)
  const untaxed = lines.map((line) => {
    const total = line.total - line.taxTotal
    // The tax on the price before discounts is not known here; the discount is taken off the price instead.
    return lineOf({ ...line, originalTotal: total, total, taxTotal: 0, taxRate: 0 })
  })
  if (tax === 0) return untaxed
  const line = { name: "Sales tax", quantity: 1, unit_price: tax, total_amount: tax }
  return [...untaxed, { type: "sales_tax", ...line, tax_rate: 0, total_tax_amount: 0 }]
}

function taxLineTotal(lines: readonly OrderLine[]): number {
  return lines.find(({ type }) => type === "sales_tax")?.total_amount ?? 0
}

function giftCardOf(amount: number): OrderLine {
  return { ...wholeOf(amount), type: "gift_card", name: "Gift card" }
}

/** Klarna computes the tax of a line from its total and rate, and accepts a difference of 1. */
function hasRightTax({ total_amount, tax_rate, total_tax_amount }: OrderLine): boolean {
  const expected = total_amount - (total_amount * 10_000) / (10_000 + tax_rate)
  return Math.abs(total_tax_amount - expected) <= 1
}
