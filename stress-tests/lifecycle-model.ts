/**
 * What the life of an order may lead to, said a second time, without a database: the rules of the reliability page
 * and of the recorded behaviour. It shares nothing with the product.
 */
import { cartAmounts, unitsBack, type Sale, type SaleLine } from "./totals-oracle.ts"

/** Units of a variant. */
export interface Stock {
  readonly variantId: string
  stocked: number
  reserved: number
}

export interface Line {
  /** an edit gives it another */
  id: string
  readonly stock: Stock
  readonly price: number
  quantity: number
  readonly rates: readonly number[]
  /** taken off the whole line, by hand */
  readonly adjustment: number
  /** an edit took it out of the order */
  isGone?: boolean
  /** units of the stock that are promised to this line */
  reserved: number
  fulfilled: number
  shipped: number
  returned: number
}

export interface Payment {
  readonly id: string
  readonly amount: number
  readonly swapId: string | null
  isCaptured: boolean
  isCanceled: boolean
  refunded: number
}

export interface Units {
  readonly line: Line
  readonly quantity: number
}

export interface Fulfillment {
  readonly id: string
  readonly units: readonly Units[]
  readonly isLocated: boolean
  isShipped: boolean
  isCanceled: boolean
}

export interface Return {
  readonly id: string
  readonly units: readonly Units[]
  readonly isLocated: boolean
  readonly owner: "order" | "swap"
  refund: number
  status: "requested" | "received" | "canceled"
  arrived?: readonly Units[]
}

/** What a swap and a claim have in common: lines of their own that are sent. */
export interface Sending {
  readonly id: string
  readonly lines: Line[]
  readonly fulfillments: Fulfillment[]
  fulfillmentStatus: string
  paymentStatus: string
  isCanceled: boolean
}

export interface Swap extends Sending {
  readonly kind: "swap"
  readonly cartId: string
  readonly back: Return
  /** the lines of `back` as they were when their worth was credited */
  readonly credited: readonly Units[]
  readonly mayLack: boolean
  hasShipping: boolean
  due: number | null
}

export interface Claim extends Sending {
  readonly kind: "claim"
  readonly type: "refund" | "replace"
  readonly claimed: readonly Units[]
  readonly refund: number | null
}

export interface Order {
  readonly id: string
  readonly lines: Line[]
  /** what swaps and claims send, not part of the order */
  readonly spare: Stock
  readonly payments: Payment[]
  readonly fulfillments: Fulfillment[]
  readonly returns: Return[]
  readonly swaps: Swap[]
  readonly claims: Claim[]
  refunds: number[]
  status: string
  paymentStatus: string
  fulfillmentStatus: string
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)

export const paid = (order: Order) => sum(order.payments.map(({ amount }) => amount))
export const refunded = (order: Order) => sum(order.refunds)

/** Money that the shop holds and can give back. */
export function held(order: Order): number {
  const taken = order.payments.filter(({ isCaptured, isCanceled }) => isCaptured && !isCanceled)
  return sum(taken.map((payment) => payment.amount - payment.refunded))
}

export const isAlive = (order: Order) => order.status !== "canceled"

/** Money goes back from one payment after the other, by their ids. */
export function payBack(order: Order, amount: number): void {
  order.refunds.push(amount)
  let open = amount
  for (const payment of order.payments.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!payment.isCaptured || payment.isCanceled) continue
    const part = Math.min(open, payment.amount - payment.refunded)
    payment.refunded += part
    open -= part
  }
}

export function refundStatus(order: Order): string {
  return refunded(order) >= paid(order) ? "refunded" : "partially_refunded"
}

export function captureAll(order: Order): void {
  for (const payment of order.payments) if (!payment.isCanceled) payment.isCaptured = true
  order.paymentStatus = refunded(order) > 0 ? refundStatus(order) : "captured"
}

const everyUnit = (lines: readonly Line[], count: (line: Line) => number) =>
  lines.every((line) => count(line) >= line.quantity)

export function pack(units: readonly Units[], isLocated: boolean): void {
  for (const { line, quantity } of units) {
    line.fulfilled += quantity
    if (isLocated) takeAway(line, quantity)
  }
}

/** Units leave the shop; what was promised of them is promised no longer. */
function takeAway(line: Line, quantity: number): void {
  const released = Math.min(quantity, line.reserved)
  line.reserved -= released
  line.stock.reserved -= released
  line.stock.stocked -= quantity
}

export function unpack(fulfillment: Fulfillment): void {
  fulfillment.isCanceled = true
  for (const { line, quantity } of fulfillment.units) {
    line.fulfilled -= quantity
    if (fulfillment.isLocated) putBack(line, quantity)
  }
}

/** Units come back into stock, for the line that they were packed for as far as it lacks them. */
function putBack(line: Line, quantity: number): void {
  const promised = Math.max(0, Math.min(quantity, line.quantity - line.fulfilled - line.reserved))
  line.reserved += promised
  line.stock.reserved += promised
  line.stock.stocked += quantity
}

/** Sent twice is sent once. */
export function send(fulfillment: Fulfillment): void {
  if (!fulfillment.isShipped) for (const { line, quantity } of fulfillment.units) line.shipped += quantity
  fulfillment.isShipped = true
}

export const packedStatus = (lines: readonly Line[]) =>
  everyUnit(lines, ({ fulfilled }) => fulfilled) ? "fulfilled" : "partially_fulfilled"
export const sentStatus = (lines: readonly Line[]) =>
  everyUnit(lines, ({ shipped }) => shipped) ? "shipped" : "partially_shipped"
export const returnedStatus = (lines: readonly Line[]) =>
  everyUnit(lines, ({ returned }) => returned) ? "returned" : "partially_returned"

export function release(lines: readonly Line[]): void {
  for (const line of lines) {
    line.stock.reserved -= line.reserved
    line.reserved = 0
  }
}

export function reserve(line: Line): void {
  line.reserved = line.quantity
  line.stock.reserved += line.quantity
}

/** What is promised follows an edit: nothing beyond what is left to pack, and new units as far as they are needed. */
export function edit(line: Line, quantity: number): void {
  const open = Math.max(0, quantity - line.fulfilled)
  const kept = Math.min(line.reserved, open)
  const promised = kept + Math.min(open - kept, Math.max(0, quantity - line.quantity))
  line.stock.reserved += promised - line.reserved
  line.reserved = promised
  line.quantity = quantity
}

export const available = ({ stocked, reserved }: Stock) => stocked - reserved

/** Units of a line that claims, returns and swaps have used up. */
export function used({ claims, returns }: Order, line: Line): number {
  const of = (units: readonly Units[]) =>
    sum(units.filter((each) => each.line === line).map(({ quantity }) => quantity))
  const claimed = claims.filter(({ isCanceled }) => !isCanceled).map((claim) => of(claim.claimed))
  const back = returns
    .filter(({ status }) => status !== "canceled")
    .map(({ units, arrived }) => Math.max(of(units), of(arrived ?? [])))
  return Math.max(line.returned, sum([...claimed, ...back]))
}

/** Whether none of these units is claimed, returned or exchanged. */
export function areFree(order: Order, units: readonly Units[]): boolean {
  return units.every(({ line, quantity }) => !line.isGone && quantity <= line.quantity - used(order, line))
}

/** Whether these units can be claimed: they were packed, and none of them is used up. */
export function areClaimable(order: Order, units: readonly Units[]): boolean {
  return units.every(({ line, quantity }) => quantity <= line.fulfilled - used(order, line))
}

/** Whether all of these units are still with the buyer. */
export function areOut(units: readonly Units[]): boolean {
  return units.every(({ line, quantity }) => !line.isGone && quantity <= line.quantity - line.returned)
}

/** Whether the shop holds these units; lines of the same stock need their units together. */
export function areStocked(units: readonly Units[]): boolean {
  const taken = (stock: Stock) =>
    sum(units.filter(({ line }) => line.stock === stock).map(({ quantity }) => quantity))
  return units.every(({ line }) => taken(line.stock) <= line.stock.stocked)
}

function saleLine(line: Line, change: Partial<SaleLine> = {}): SaleLine {
  return {
    id: line.id,
    unit_price: line.price,
    quantity: line.quantity,
    includes_tax: false,
    allow_discounts: true,
    is_return: false,
    returned_quantity: 0,
    shipped_quantity: 0,
    tax_lines: line.rates.map((rate) => ({ rate })),
    adjustments: line.adjustment ? [{ amount: line.adjustment, discount_id: null }] : [],
    ...change,
  }
}

/** What goes back to the buyer for units, tax included. */
export function worth(units: readonly Units[]): number {
  return sum(units.map(({ line, quantity }) => Number(unitsBack(saleLine(line), quantity, []).of)))
}

const parcel = (price: number, rate: number) => ({
  id: "parcel",
  price,
  includes_tax: false,
  tax_lines: [{ rate }],
})

function total(items: readonly SaleLine[], shipping: { price: number; rate: number }): number {
  const sale: Sale = {
    region: { gift_cards_taxable: true, tax_rate: shipping.rate },
    items,
    shipping_methods: [parcel(shipping.price, shipping.rate)],
    discounts: [],
    gift_cards: [],
    gift_card_transactions: [],
    payments: [],
    refunds: [],
  }
  return Number(cartAmounts(sale).total!.of)
}

export function orderTotal(lines: readonly Line[], shipping: { price: number; rate: number }): number {
  return total(
    lines.map((line) => saleLine(line)),
    shipping,
  )
}

/** What the buyer owes for a swap; below zero, what the shop owes. */
export function swapDue(swap: Swap, shipping: { price: number; rate: number }): number {
  const credits = swap.credited.map(({ line, quantity }) => {
    const off = -Math.floor(line.adjustment / line.quantity + 0.5) * quantity
    const adjustments = off ? [{ amount: off, discount_id: null }] : []
    return saleLine(line, { unit_price: -line.price, quantity, is_return: true, adjustments })
  })
  return total([...swap.lines.map((line) => saleLine(line)), ...credits], shipping)
}
