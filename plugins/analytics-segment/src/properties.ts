import { decimalOf, type Convert } from "./reporting.ts"

/** Rows as operations and services of the engine return them, of which the messages need a few columns. */
export type Row = Readonly<Record<string, unknown>>

/** Segment rejects messages above 32 KB. */
const mostProducts = 50

export const rows = (value: unknown): readonly Row[] => (Array.isArray(value) ? (value as Row[]) : [])
export const row = (value: unknown): Row =>
  typeof value === "object" && value !== null ? (value as Row) : {}
const amount = (value: unknown): number => (typeof value === "number" ? value : 0)

/** The properties of an order in the events of v1's plugin, which follow Segment's e-commerce specification. */
export function orderProperties(order: Row, convert: Convert, items = rows(order["items"])): Row {
  const currency = String(order["currency_code"])
  const decimal = (name: string) => decimalOf(amount(order[name]), currency)
  const totals = {
    total: decimal("total"),
    subtotal: decimal("subtotal"),
    revenue: decimalOf(amount(order["total"]) - amount(order["tax_total"]), currency),
    shipping: decimal("shipping_total"),
    tax: decimal("tax_total"),
    discount: decimal("discount_total"),
  }
  const reporting = Object.entries(totals).map(
    ([name, value]) => [`reporting_${name}`, convert(value)] as const,
  )
  const address = row(order["shipping_address"])
  return {
    checkout_id: order["cart_id"],
    order_id: order["id"],
    email: order["email"],
    region_id: order["region_id"],
    payment_provider: rows(order["payments"])
      .map(({ provider_id }) => provider_id)
      .join(","),
    shipping_methods: rows(order["shipping_methods"]).map((method) => ({
      id: method["id"],
      name: row(method["shipping_option"])["name"],
      price: decimalOf(amount(method["price"]), currency),
    })),
    shipping_country: address["country_code"],
    shipping_city: address["city"],
    ...Object.fromEntries(reporting),
    ...totals,
    coupon: rows(order["discounts"])[0]?.["code"],
    currency: currency.toUpperCase(),
    products: items.slice(0, mostProducts).map((item) => productProperties(item, currency, convert)),
  }
}

function productProperties(item: Row, currency: string, convert: Convert): Row {
  const variant = row(item["variant"])
  const product = row(variant["product"])
  const sku = typeof variant["sku"] === "string" ? variant["sku"] : ""
  const line = amount(item["total"]) - amount(item["tax_total"])
  const quantity = amount(item["quantity"])
  return {
    name: item["title"],
    variant: sku,
    price: quantity > 0 ? Math.round((decimalOf(line, currency) / quantity) * 100) / 100 : 0,
    reporting_revenue: convert(decimalOf(line, currency)),
    product_id: variant["product_id"],
    category: row(product["collection"])["title"],
    subtitle: product["subtitle"],
    type: row(product["type"])["value"],
    // v1's plugin took the last part of a SKU for the variant.
    sku: sku.split("-").slice(0, -1).join("-"),
    quantity,
  }
}

/** The properties of an item of an exchange. */
export function exchangedItem(item: Row, quantity: unknown, currency: string, convert: Convert): Row {
  const variant = row(item["variant"])
  const price = decimalOf(amount(item["unit_price"]), currency)
  return {
    name: item["title"],
    product_id: variant["product_id"],
    variant: variant["sku"],
    quantity,
    price,
    reporting_price: convert(price),
  }
}

/** The properties of an item of a claim. */
export function claimedItem(claim: Row, claimed: Row, currency: string, convert: Convert): Row {
  const variant = row(claimed["variant"])
  const price = decimalOf(amount(row(claimed["item"])["unit_price"]), currency)
  return {
    price,
    reporting_price: convert(price),
    order_id: claim["order_id"],
    claim_id: claim["id"],
    claim_item_id: claimed["id"],
    type: claim["type"],
    quantity: claimed["quantity"],
    variant: variant["sku"],
    product_id: variant["product_id"],
    reason: claimed["reason"],
    note: claimed["note"],
    tags: rows(claimed["tags"]).map(({ id, value }) => ({ id, value })),
  }
}

/** The properties of a refund. */
export function refundProperties(refund: Row | undefined, currency: string, convert: Convert): Row {
  if (!refund) return {}
  const refunded = decimalOf(amount(refund["amount"]), currency)
  return {
    refund_id: refund["id"],
    refund: refunded,
    reporting_refund: convert(refunded),
    reason: refund["reason"],
  }
}
