import type { Fulfillment, LineItem, Order } from "@stheno/js-client/store"
import { pricesIncludeTax } from "./tax-display"
import { amountOf, fieldsOf, totalsOf, variantName, type AddressFields, type Totals } from "./cart-view"

/** A line of an order as pages show it. */
export interface OrderLine {
  readonly id: string
  readonly title: string
  readonly variant: string | null
  readonly variantId: string | null
  readonly productId: string | null
  readonly thumbnail: string | null
  readonly quantity: number
  readonly amount: number
  /** how many units can still be returned */
  readonly returnable: number
  /** what one unit costs after discounts, with tax: what the customer gets back for it */
  readonly unitRefund: number
}

/** A package that was sent. */
export interface OrderPackage {
  readonly id: string
  readonly shippedAt: string | null
  readonly tracking: readonly { readonly number: string; readonly url: string | null }[]
}

/** How far an order is, for customers: the API's three states in one. */
export type OrderState =
  "placed" | "preparing" | "partlyShipped" | "shipped" | "completed" | "returned" | "canceled"

/** An order as pages show it. */
export interface OrderView {
  readonly id: string
  readonly number: number
  readonly createdAt: string
  readonly email: string
  readonly currency: string
  readonly regionId: string
  readonly state: OrderState
  readonly isPaid: boolean
  readonly includesTax: boolean
  readonly lines: readonly OrderLine[]
  readonly totals: Totals
  readonly discounts: readonly string[]
  readonly shippingName: string | null
  readonly address: AddressFields | null
  readonly packages: readonly OrderPackage[]
  readonly refunded: number
  readonly canReturn: boolean
  readonly canExchange: boolean
}

/** The parts of an order that pages read: lists of the API leave out some of its columns. */
type ReadOrder = Pick<
  Order,
  | "id"
  | "display_id"
  | "created_at"
  | "email"
  | "currency_code"
  | "region_id"
  | "status"
  | "fulfillment_status"
  | "payment_status"
  | "items"
  | "discounts"
  | "shipping_methods"
  | "shipping_address"
  | "fulfillments"
  | "refunded_total"
> &
  Parameters<typeof totalsOf>[0]

/** Reduces an order of the API to what pages show. */
export function viewOfOrder(order: ReadOrder): OrderView {
  const items = order.items ?? []
  const includesTax = pricesIncludeTax(order.shipping_address?.country_code ?? "")
  const lines = items.map((item) => viewOfOrderLine(item, includesTax))
  const isOpen = order.status !== "canceled" && order.status !== "archived"
  const isSent = isFulfilled(order)
  const isPaid = ["captured", "partially_refunded"].includes(order.payment_status)
  const canReturn = isOpen && isSent && lines.some(({ returnable }) => returnable > 0)
  return {
    id: order.id,
    number: order.display_id,
    createdAt: order.created_at,
    email: order.email,
    currency: order.currency_code,
    regionId: order.region_id,
    state: stateOf(order),
    isPaid,
    includesTax,
    lines,
    totals: totalsOf(order, includesTax),
    discounts: (order.discounts ?? []).map(({ code }) => code),
    shippingName: (order.shipping_methods ?? [])[0]?.shipping_option?.name ?? null,
    address: fieldsOf(order.shipping_address),
    packages: (order.fulfillments ?? []).filter(({ canceled_at }) => !canceled_at).map(viewOfPackage),
    refunded: order.refunded_total ?? 0,
    canReturn,
    canExchange: canReturn && isPaid,
  }
}

function viewOfOrderLine(item: LineItem, includesTax: boolean): OrderLine {
  const total = item.total ?? item.unit_price * item.quantity
  return {
    id: item.id,
    title: item.title,
    variant: variantName(item),
    variantId: item.variant_id,
    productId: item.variant?.product_id ?? null,
    thumbnail: item.thumbnail,
    quantity: item.quantity,
    amount: amountOf(item, includesTax),
    returnable: item.is_return ? 0 : Math.max(0, item.quantity - (item.returned_quantity ?? 0)),
    unitRefund: Math.round(total / item.quantity),
  }
}

function isFulfilled({ fulfillment_status }: ReadOrder): boolean {
  return !["not_fulfilled", "canceled", "requires_action"].includes(fulfillment_status)
}

/** One word for how far the order is. */
export function stateOf(order: Pick<Order, "status" | "fulfillment_status">): OrderState {
  if (order.status === "canceled") return "canceled"
  switch (order.fulfillment_status) {
    case "returned":
      return "returned"
    case "shipped":
    case "partially_returned":
      return order.status === "completed" ? "completed" : "shipped"
    case "partially_shipped":
      return "partlyShipped"
    case "fulfilled":
    case "partially_fulfilled":
      return "preparing"
    default:
      return order.status === "completed" ? "completed" : "placed"
  }
}

function viewOfPackage(fulfillment: Fulfillment): OrderPackage {
  const links = fulfillment.tracking_links ?? []
  const numbers = links.length > 0 ? links.map((link) => link.tracking_number) : fulfillment.tracking_numbers
  return {
    id: fulfillment.id,
    shippedAt: fulfillment.shipped_at,
    tracking: numbers.map((number, index) => ({ number, url: safeUrl(links[index]?.url) })),
  }
}

/** Addresses come from carriers' plugins: only web addresses become links. */
function safeUrl(url: string | null | undefined): string | null {
  return url && /^https?:\/\//i.test(url) ? url : null
}
