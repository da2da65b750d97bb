/**
 * What of a payment decides how much of it can be paid back. Rows of `payment` fit.
 * @since 0.1
 */
export interface RefundablePayment {
  readonly id: string
  /** smallest units */
  readonly amount: number
  /** smallest units, promised refunds included */
  readonly amount_refunded: number
  readonly captured_at: string | Date | null
  readonly canceled_at?: string | Date | null
}

/** A part of a refund, and the payment that it is taken from. */
export interface RefundPart {
  readonly paymentId: string
  /** smallest units, more than zero */
  readonly amount: number
}

/**
 * How much of a payment can be paid back?
 * @returns smallest units; 0 for what was never taken, and for what the provider gave back by canceling
 * @since 0.1
 */
export function refundableOf(payment: RefundablePayment): number {
  if (payment.captured_at === null || payment.canceled_at) return 0
  return Math.max(0, payment.amount - payment.amount_refunded)
}

/**
 * Which payments does a refund come from? One payment after another is used up, in the given order.
 * @param amount smallest units, 0 or more
 * @returns parts that sum to the amount; undefined when the payments together hold less
 * @since 0.1
 */
export function spreadRefund(
  payments: readonly RefundablePayment[],
  amount: number,
): RefundPart[] | undefined {
  let missing = amount
  const parts = payments.flatMap((payment) => {
    const part = Math.min(missing, refundableOf(payment))
    missing -= part
    return part > 0 ? [{ paymentId: payment.id, amount: part }] : []
  })
  return missing > 0 ? undefined : parts
}

/** A payment collection of which a part is not paid. */
export interface OpenCollection {
  readonly id: string
  /** smallest units */
  readonly amount: number
  /** smallest units, less than the amount */
  readonly authorized: number
}

/** What becomes of a payment collection when something was paid outside. */
export interface CollectionCut {
  readonly id: string
  /** what of the payment pays for it, smallest units; 0 if it goes on requesting a part, or nothing is left for it */
  readonly paid: number
  readonly after: {
    readonly amount: number
    readonly authorized_amount: number | null
    readonly status: "not_paid" | "partially_authorized" | "authorized" | "canceled"
  }
}

/**
 * Which payment collections request less after a payment outside? Together they request at most what is outstanding then. The
 * first ones keep their amounts.
 * @param payment.amount smallest units
 * @param payment.outstanding what is outstanding afterward, smallest units
 * @returns the collections that change; their `paid` sums to at most the payment
 * @since 0.1
 */
export function cutsOf(
  collections: readonly OpenCollection[],
  { amount, outstanding }: { readonly amount: number; readonly outstanding: number },
): CollectionCut[] {
  let [left, unspent] = [outstanding, amount]
  return collections.flatMap((collection) => {
    const open = collection.amount - collection.authorized
    const kept = Math.min(open, left)
    left -= kept
    if (kept === open) return []
    const paid = kept > 0 ? 0 : Math.min(open, unspent)
    unspent -= paid
    return { id: collection.id, paid, after: afterCut(collection, kept, paid) }
  })
}

function afterCut(
  { amount, authorized }: OpenCollection,
  kept: number,
  paid: number,
): CollectionCut["after"] {
  const total = authorized + kept + paid
  // A collection of 0 does not exist.
  if (total === 0) return { amount, authorized_amount: 0, status: "canceled" }
  if (kept === 0) return { amount: total, authorized_amount: total, status: "authorized" }
  return authorized > 0
    ? { amount: total, authorized_amount: authorized, status: "partially_authorized" }
    : { amount: total, authorized_amount: null, status: "not_paid" }
}
