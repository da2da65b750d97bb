import type { CommerceError } from "../../../platform/kernel/errors.ts"
import { addingShippingMethod, orderErrors, type CanceledAction } from "./errors.ts"

export type OrderStatus = "pending" | "completed" | "archived" | "canceled" | "requires_action"
export type PaymentStatus =
  "not_paid" | "awaiting" | "captured" | "partially_refunded" | "refunded" | "canceled" | "requires_action"
export type FulfillmentStatus =
  | "not_fulfilled"
  | "partially_fulfilled"
  | "fulfilled"
  | "partially_shipped"
  | "shipped"
  | "partially_returned"
  | "returned"
  | "canceled"
  | "requires_action"

interface Transition {
  /** where the order may stand */
  readonly from: readonly OrderStatus[]
  /** the fulfillment status afterwards; unchanged by default */
  readonly to?: OrderStatus
  readonly refusal: () => CommerceError
}

const alive: readonly OrderStatus[] = ["pending", "completed", "archived", "requires_action"]
const unlessCanceled = (what: CanceledAction) => ({ from: alive, refusal: () => orderErrors.canceled(what) })

/**
 * What can be done with an order, by where it stands. Everything that changes an order asks this table.
 * @source facts/checkout.json, statuses
 */
export const orderTransitions = {
  update: unlessCanceled("be updated"),
  "add shipping method": unlessCanceled(addingShippingMethod),
  capture: unlessCanceled("capture payment"),
  refund: unlessCanceled("be refunded"),
  fulfill: unlessCanceled("be fulfilled"),
  ship: unlessCanceled("be fulfilled as shipped"),
  return: { from: alive, refusal: () => orderErrors.canceled_item("return for") },
  exchange: { from: alive, refusal: () => orderErrors.canceled_item("swap on") },
  claim: { from: alive, refusal: () => orderErrors.canceled_item("claim on") },
  edit: unlessCanceled("be edited"),
  complete: { ...unlessCanceled("be completed"), to: "completed" },
  archive: { from: ["completed"], to: "archived", refusal: () => orderErrors.not_completed() },
  // Cancelling twice is one cancellation.
  cancel: {
    from: [...alive, "canceled"],
    to: "canceled",
    refusal: () => orderErrors.canceled("be canceled"),
  },
} as const satisfies Record<string, Transition>

export type OrderAction = keyof typeof orderTransitions

/**
 * Refuses what cannot be done with an order where it stands.
 * @throws orders.canceled, orders.not_completed
 * @since 0.1
 */
export function assertAllowed(action: OrderAction, order: { readonly status: OrderStatus }): void {
  const { from, refusal }: Transition = orderTransitions[action]
  if (!from.includes(order.status)) throw refusal()
}

/** Something of an order that has to be canceled before the order can be: the time it was canceled, if it was. */
interface Cancelable {
  readonly canceled_at?: string | Date | null
  readonly status?: string
}

/**
 * Why can an order not be canceled?
 * @returns the first reason; undefined when it can
 * @since 0.1
 */
export function cancelRefusal(order: {
  readonly refunds: readonly unknown[]
  readonly fulfillments: readonly Cancelable[]
  readonly returns: readonly Cancelable[]
  readonly swaps: readonly Cancelable[]
  readonly claims: readonly Cancelable[]
}): CommerceError | undefined {
  if (order.refunds.length > 0) return orderErrors.has_refunds()
  const open = (["fulfillments", "returns", "swaps", "claims"] as const).find((name) =>
    order[name].some((part) => !part.canceled_at && part.status !== "canceled"),
  )
  return open && orderErrors.has_open(open)
}

/** How much was paid and paid back. */
export interface PaymentState {
  /** smallest units */
  readonly paid: number
  /** smallest units */
  readonly refunded: number
  /** payments whose money was not taken, canceled ones left out */
  readonly uncaptured: number
}

/**
 * Where do the payments of an order stand after money was to be taken?
 * @since 0.1
 */
export function paymentStatusAfterCapture({ paid, refunded, uncaptured }: PaymentState): PaymentStatus {
  if (uncaptured > 0) return "requires_action"
  return refunded > 0 ? refundStatus(paid, refunded) : "captured"
}

/**
 * Where do the payments of an order stand after money was paid back?
 * @param current the status before, which stays while nothing is paid back
 * @since 0.1
 */
export function paymentStatusAfterRefund(
  { paid, refunded }: PaymentState,
  current: PaymentStatus,
): PaymentStatus {
  return refunded > 0 ? refundStatus(paid, refunded) : current
}

function refundStatus(paid: number, refunded: number): PaymentStatus {
  return refunded >= paid ? "refunded" : "partially_refunded"
}

/** A line with the units that were packed and sent. Rows of `line_item` fit. */
export interface SentLine {
  readonly quantity: number
  readonly fulfilled_quantity?: number | null
  readonly shipped_quantity?: number | null
  readonly returned_quantity?: number | null
}

/**
 * Where does an order stand after some units were packed?
 * @param lines all lines of the order, as they are now
 * @since 0.1
 */
export function statusAfterFulfilling(lines: readonly SentLine[]): "fulfilled" | "partially_fulfilled" {
  const isDone = lines.every((line) => (line.fulfilled_quantity ?? 0) >= line.quantity)
  return isDone ? "fulfilled" : "partially_fulfilled"
}

/**
 * Where does an order stand after some units were sent?
 * @param lines all lines of the order, as they are now
 * @since 0.1
 */
export function statusAfterShipping(lines: readonly SentLine[]): "shipped" | "partially_shipped" {
  const isDone = lines.every((line) => (line.shipped_quantity ?? 0) >= line.quantity)
  return isDone ? "shipped" : "partially_shipped"
}
