import {
  NotTaken,
  smallestUnits,
  type SourceFulfillment,
  type SourceOrder,
  type SourceOrderLine,
} from "@stheno/source-kit"
import { convertAddress } from "./convert-customer.ts"
import { numericId } from "./numeric-id.ts"
import type {
  ShopifyFulfillment,
  ShopifyLine,
  ShopifyMoney,
  ShopifyOrder,
  ShopifyTax,
} from "./queries/orders.ts"

/** States of the payment in which the whole total was captured. */
const captured = ["PAID", "PARTIALLY_REFUNDED", "REFUNDED"]

/** States of the payment in which nothing was captured. */
const open = ["PENDING", "AUTHORIZED", "EXPIRED", "VOIDED"]

/**
 * Converts an order. Amounts are those in the currency of the store.
 * @param lines all lines of the order
 * @throws NotTaken for an order that the store cannot hold
 */
export function convertOrder(order: ShopifyOrder, lines: readonly ShopifyLine[]): SourceOrder {
  checkOrder(order)
  const currency = order.currencyCode.toLowerCase()
  const unitsOf = ({ shopMoney }: ShopifyMoney) => smallestUnits(shopMoney.amount, currency)
  const isCaptured = captured.includes(order.displayFinancialStatus ?? "")
  return {
    id: numericId(order.id),
    name: order.name,
    email: order.email,
    customerId: order.customer && numericId(order.customer.id),
    currency_code: currency,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    canceled_at: order.cancelledAt,
    isClosed: order.closedAt !== null,
    includesTax: order.taxesIncluded,
    lines: lines.map((line) => convertLine(line, unitsOf)),
    shipping: order.shippingLines.nodes.map(({ title, discountedPriceSet: price, taxLines }) => ({
      title,
      price: unitsOf(price),
      taxes: taxesOf(taxLines, unitsOf),
    })),
    payment: {
      captured_at: isCaptured ? order.processedAt : null,
      gateway: order.paymentGatewayNames.join(", ") || null,
    },
    refunds: order.refunds
      .map(({ createdAt, note, totalRefundedSet }) => ({
        amount: unitsOf(totalRefundedSet),
        note,
        created_at: createdAt ?? order.updatedAt,
      }))
      .filter(({ amount }) => amount > 0),
    fulfillments: order.fulfillments.filter(({ status }) => status === "SUCCESS").map(convertFulfillment),
    shipping_address: order.shippingAddress && convertAddress("", order.shippingAddress),
    billing_address: order.billingAddress && convertAddress("", order.billingAddress),
    total: unitsOf(order.totalPriceSet),
    tax_total: order.totalTaxSet ? unitsOf(order.totalTaxSet) : 0,
    metadata: metadataOf(order),
  }
}

/** @throws NotTaken */
function checkOrder({
  test,
  displayFinancialStatus: status,
  shippingLines,
  fulfillments,
}: ShopifyOrder): void {
  if (test) throw new NotTaken("It is a test order")
  if (![...captured, ...open].includes(status ?? ""))
    throw new NotTaken(`The state ${status ?? "unknown"} of its payment has no equivalent`)
  const isLong =
    shippingLines.pageInfo.hasNextPage ||
    fulfillments.length === 5 ||
    fulfillments.some(({ fulfillmentLineItems: items }) => items.pageInfo.hasNextPage)
  if (isLong) throw new NotTaken("It has too many shipping methods or fulfillments for one request")
}

function metadataOf({
  note,
  tags,
  discountCodes,
  presentmentCurrencyCode: paid,
  currencyCode,
}: ShopifyOrder) {
  return {
    ...(note && { note }),
    ...(tags.length > 0 && { tags }),
    ...(discountCodes.length > 0 && { discount_codes: discountCodes }),
    ...(paid !== currencyCode && { paid_currency: paid.toLowerCase() }),
  }
}

type UnitsOf = (money: ShopifyMoney) => number

function convertLine(line: ShopifyLine, unitsOf: UnitsOf): SourceOrderLine {
  return {
    id: numericId(line.id),
    title: line.title,
    description: line.variantTitle,
    variantId: line.variant && numericId(line.variant.id),
    quantity: line.quantity,
    isGiftCard: line.isGiftCard,
    unit_price: unitsOf(line.originalUnitPriceSet),
    discount: line.discountAllocations.reduce((sum, each) => sum + unitsOf(each.allocatedAmountSet), 0),
    tax: line.taxLines.reduce((sum, { priceSet }) => sum + unitsOf(priceSet), 0),
    taxes: taxesOf(line.taxLines, unitsOf),
  }
}

/** Shopify also lists taxes that a customer need not pay, with the amount 0. */
function taxesOf(taxes: readonly ShopifyTax[], unitsOf: UnitsOf) {
  return taxes
    .filter(({ priceSet }) => unitsOf(priceSet) !== 0)
    .map(({ title, ratePercentage: rate }) => {
      if (rate === null) throw new NotTaken(`The tax ${title} has no rate`)
      return { name: title, rate }
    })
}

function convertFulfillment({
  createdAt,
  trackingInfo,
  fulfillmentLineItems,
}: ShopifyFulfillment): SourceFulfillment {
  return {
    shipped_at: createdAt,
    tracking: trackingInfo.flatMap(({ number, url }) => (number ? [{ number, url }] : [])),
    items: fulfillmentLineItems.nodes.map(({ quantity, lineItem }) => ({
      lineId: numericId(lineItem.id),
      quantity,
    })),
  }
}
