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
