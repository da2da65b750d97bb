import type Stripe from "stripe"

/**
 * Gives the money of a payment intent back: cancels it, or refunds what Stripe has captured already. Repeating it
 * changes nothing.
 * @param key identifies the reason, in the idempotency key
 * @param metadata of a refund
 */
export async function releaseIntent(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  { key, metadata }: { readonly key: string; readonly metadata: Stripe.MetadataParam },
): Promise<Stripe.PaymentIntent> {
  if (intent.status === "canceled") return intent
  if (intent.status !== "succeeded")
    return stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `${key}/cancel` })
  const { data: refunds } = await stripe.refunds.list({ payment_intent: intent.id, limit: 100 })
  const refunded = refunds
    .filter(({ status }) => status !== "failed" && status !== "canceled")
    .reduce((sum, { amount }) => sum + amount, 0)
  const rest = intent.amount_received - refunded
  if (rest > 0)
    await stripe.refunds.create(
      { payment_intent: intent.id, amount: rest, metadata },
      { idempotencyKey: `${key}/refund` },
    )
  return intent
}
