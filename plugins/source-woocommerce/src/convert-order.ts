import {
  NotTaken,
  smallestUnits,
  type SourceOrder,
  type SourceOrderLine,
  type SourceShipping,
} from "@stheno/source-kit"
import { convertAddress } from "./convert-customer.ts"
import type { WooLine, WooOrder } from "./resources.ts"

/** What the amounts of an order are converted with. */
interface Converter {
  readonly order: WooOrder
  readonly unitsOf: (amount: string) => number
}

/**
 * Converts an order. WooCommerce stores amounts without tax; where prices contain it, both are added up again.
 * @throws NotTaken for an order that the store cannot hold
 */
export function convertOrder(order: WooOrder): SourceOrder {
  const currency = order.currency.toLowerCase()
  const converter = { order, unitsOf: (amount: string) => smallestUnits(amount, currency) }
  const { unitsOf } = converter
  if (order.status === "checkout-draft") throw new NotTaken("The checkout was not completed")
  if (order.fee_lines.length > 0) throw new NotTaken("It has fees")
  if (order.tax_lines.some(({ compound }) => compound)) throw new NotTaken("It has a tax on another tax")
  const isCanceled = order.status === "cancelled" || order.status === "failed"
  const lines = order.line_items.map((line) => convertLine(line, converter))
  const modified = `${order.date_modified_gmt}Z`
  return {
    id: String(order.id),
    name: order.number,
    email: order.billing.email || null,
    customerId: order.customer_id > 0 ? String(order.customer_id) : null,
    currency_code: currency,
    created_at: `${order.date_created_gmt}Z`,
    updated_at: modified,
    canceled_at: isCanceled ? modified : null,
    isClosed: order.status === "completed" || order.status === "refunded",
    includesTax: order.prices_include_tax,
    lines,
    shipping: order.shipping_lines.map((line) => convertShipping(line, converter)),
    payment: {
      captured_at: order.date_paid_gmt && `${order.date_paid_gmt}Z`,
      gateway: order.payment_method_title || null,
    },
    refunds: order.refunds.map(({ reason, total }) => ({
      amount: Math.abs(unitsOf(total)),
      note: reason || null,
      created_at: modified,
    })),
    fulfillments: shipmentsOf(order, lines),
    shipping_address: convertAddress("", order.shipping),
    billing_address: convertAddress("", order.billing),
    total: unitsOf(order.total),
    tax_total: unitsOf(order.total_tax),
    metadata: {
      ...(order.customer_note && { note: order.customer_note }),
      ...(order.coupon_lines.length > 0 && { discount_codes: order.coupon_lines.map(({ code }) => code) }),
    },
  }
}

/** A completed order was shipped as a whole. */
function shipmentsOf({ status, date_completed_gmt: completed }: WooOrder, lines: readonly SourceOrderLine[]) {
  if (status !== "completed" || !completed) return []
  const items = lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
  return [{ shipped_at: `${completed}Z`, tracking: [], items }]
}

/** @throws NotTaken for units whose price is not a whole amount */
function convertLine(line: WooLine, { order, unitsOf }: Converter): SourceOrderLine {
  const { id, name, quantity, product_id: productId, variation_id: variationId } = line
  const tax = unitsOf(line.total_tax)
  const [before, after] = order.prices_include_tax
    ? [unitsOf(line.subtotal) + unitsOf(line.subtotal_tax), unitsOf(line.total) + tax]
    : [unitsOf(line.subtotal), unitsOf(line.total)]
  if (!(quantity > 0) || before % quantity !== 0)
    throw new NotTaken(`The price of one unit of "${name}" is not a whole amount`)
  return {
    id: String(id),
    title: name,
    description: null,
    variantId: String(variationId || productId),
    quantity,
    isGiftCard: false,
    unit_price: before / quantity,
    discount: before - after,
    tax,
    taxes: taxesOf(line.taxes, { order, unitsOf }),
  }
}

function convertShipping(line: WooOrder["shipping_lines"][number], converter: Converter): SourceShipping {
  const { order, unitsOf } = converter
  const taxes = taxesOf(line.taxes, converter)
  const tax = order.prices_include_tax && taxes.length > 0 ? unitsOf(line.total_tax) : 0
  return { title: line.method_title, price: unitsOf(line.total) + tax, taxes }
}

function taxesOf(taxes: WooLine["taxes"], { order, unitsOf }: Converter) {
  return taxes
    .filter(({ total }) => total !== "" && unitsOf(total) !== 0)
    .map(({ id }) => {
      const rate = order.tax_lines.find((each) => each.rate_id === id)
      if (!rate) throw new NotTaken(`Its tax ${id} has no rate`)
      return { name: rate.label, rate: rate.rate_percent }
    })
}
