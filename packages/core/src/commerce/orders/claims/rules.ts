import type { CommerceError } from "../../../platform/kernel/errors.ts"
import type { Columns } from "../../../platform/query/selected.ts"
import type { OrderLine } from "../returns/index.ts"
import { refundTotal, type RefundContext, type RefundLine } from "../../sales/totals/index.ts"
import { claimErrors } from "./errors.ts"
import { valueOf } from "../../../platform/kernel/certain.ts"

/** A line of an order, and whether what added it was canceled. */
export interface ClaimableLine {
  readonly line: OrderLine
  readonly isCanceled: boolean
}

export const claimReasons = ["missing_item", "wrong_item", "production_failure", "other"] as const
export type ClaimReason = (typeof claimReasons)[number]

/** What is claimed, as requests say it. */
export interface WantedClaim {
  readonly item_id: string
  readonly quantity: number
  readonly reason?: ClaimReason | null | undefined
}

/** A line with the units of it that are claimed. */
interface Claimed<Wanted> {
  readonly line: OrderLine & { readonly variant_id: string }
  readonly wanted: Wanted
}

/** What makes a claim a refund or a replacement. */
export interface ClaimKind {
  readonly type: "refund" | "replace"
  readonly claim_items: readonly WantedClaim[]
  readonly additional_items?: readonly unknown[] | null | undefined
  readonly refund_amount?: number | null | undefined
}

/**
 * Refuses a claim that contradicts itself.
 * @throws claims.no_additional_items, claims.no_items, claims.refund_of_replacement
 * @since 0.1
 */
export function assertConsistent(claim: ClaimKind): void {
  if (claim.type === "replace" && !claim.additional_items?.length) throw claimErrors.no_additional_items()
  if (claim.claim_items.length === 0) throw claimErrors.no_items()
  if (claim.type !== "refund" && claim.refund_amount) throw claimErrors.refund_of_replacement(claim.type)
}

/**
 * The lines that a claim is about. A unit is claimed or returned once: those that other claims, returns and swaps used
 * up, and those that the same claim names before, are not left.
 * @param used units per line that are used up
 * @returns in the order of the request
 * @throws claims.line_not_found, claims.line_canceled, claims.reason_not_valid, claims.line_without_variant,
 *   claims.too_many
 * @since 0.1
 */
export function claimedLines<Wanted extends WantedClaim>(
  lines: readonly ClaimableLine[],
  wanted: readonly Wanted[],
  used: ReadonlyMap<string, number>,
): Claimed<Wanted>[] {
  const byId = new Map(lines.map((entry) => [entry.line.id, entry]))
  const gone = new Map(
    lines.map(({ line: { id, returned_quantity } }) => [
      id,
      Math.max(used.get(id) ?? 0, returned_quantity ?? 0),
    ]),
  )
  return wanted.map((entry) => {
    const found = byId.get(entry.item_id)
    if (!found) throw claimErrors.line_not_found(entry.item_id)
    if (found.isCanceled) throw claimErrors.line_canceled()
    if (!entry.reason) throw claimErrors.reason_not_valid()
    const { variant_id } = found.line
    if (!variant_id) throw claimErrors.line_without_variant()
    const claimed = valueOf(gone, entry.item_id) + entry.quantity
    const isWithin = entry.quantity >= 1 && claimed <= (found.line.fulfilled_quantity ?? 0)
    if (!isWithin) throw claimErrors.too_many()
    gone.set(entry.item_id, claimed)
    return { line: { ...found.line, variant_id }, wanted: entry }
  })
}

/** What of a line decides what is paid back for it. */
type RefundedLine = RefundLine["line"] & Pick<OrderLine, "shipped_quantity">

/**
 * How much does a claim pay back when nobody named an amount? What was paid for the claimed units of lines that were
 * sent.
 * @returns whole smallest units, tax included
 * @since 0.1
 */
export function claimRefund(
  claimed: readonly { readonly line: RefundedLine; readonly wanted: WantedClaim }[],
  context: RefundContext,
): number {
  const sent = claimed.filter(({ line, wanted }) => (line.shipped_quantity ?? 0) >= wanted.quantity)
  const lines = sent.map(({ line, wanted }) => ({ line, quantity: wanted.quantity }))
  return refundTotal(lines, context)
}

/** What can be done with a claim that is not canceled, and what is said when it is. */
const actions = {
  update: "be updated",
  fulfill: "be fulfilled",
  ship: "be fulfilled as shipped",
} as const

/**
 * Refuses what cannot be done with a claim where it stands.
 * @throws claims.canceled, claims.already_fulfilled, claims.not_replacing
 * @since 0.1
 */
export function assertAllowed(
  action: keyof typeof actions,
  claim: Pick<Columns<"ClaimOrder">, "canceled_at" | "fulfillment_status" | "type">,
): void {
  if (claim.canceled_at) throw claimErrors.canceled(actions[action])
  if (action !== "fulfill") return
  const isOpen = ["not_fulfilled", "canceled"].includes(claim.fulfillment_status)
  if (!isOpen) throw claimErrors.already_fulfilled()
  if (claim.type !== "replace") throw claimErrors.not_replacing(claim.type)
}

/** What of a claim decides whether it can be canceled. */
interface CancelableClaim extends Pick<Columns<"ClaimOrder">, "refund_amount"> {
  readonly fulfillments: readonly Pick<Columns<"Fulfillment">, "canceled_at">[]
  readonly return_order: Pick<Columns<"Return">, "status"> | null
}

/**
 * Why can a claim not be canceled?
 * @returns the first reason; undefined when it can
 * @since 0.1
 */
export function cancelRefusal(claim: CancelableClaim): CommerceError | undefined {
  if (claim.refund_amount) return claimErrors.refunded()
  if (claim.fulfillments.some((fulfillment) => !fulfillment.canceled_at))
    return claimErrors.open_fulfillments()
  if (claim.return_order && claim.return_order.status !== "canceled") return claimErrors.open_return()
  return undefined
}
