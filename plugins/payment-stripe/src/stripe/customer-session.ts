import type Stripe from "stripe"
import type { StripeOptions } from "../options.ts"

/** Whose form it is, and for which payment. */
interface Wanted {
  readonly customerId: string
  readonly paymentIntentId: string
}

/**
 * Opens a customer session, in which the Payment Element shows saved cards, saves a card if the customer agrees, and
 * removes saved cards.
 * @returns its client secret; null if the payment intent was not created for the customer
 */
export async function openCustomerSession(
  stripe: Stripe,
  options: StripeOptions,
  { customerId, paymentIntentId }: Wanted,
): Promise<string | null> {
  const { customer, metadata } = await stripe.paymentIntents.retrieve(paymentIntentId)
  if (!customer || metadata["customer_id"] !== customerId) return null
  const account = typeof customer === "string" ? customer : customer.id
  const session = await stripe.customerSessions.create({
    customer: account,
    components: { payment_element: { enabled: true, features: featuresFor(options) } },
  })
  return session.client_secret
}

/** Where the merchant saves every card, the form does not ask, and shows the cards that were saved without a question. */
function featuresFor({
  setup_future_usage,
}: StripeOptions): Stripe.CustomerSessionCreateParams.Components.PaymentElement.Features {
  const shown = { payment_method_redisplay: "enabled", payment_method_remove: "enabled" } as const
  if (setup_future_usage)
    return {
      ...shown,
      payment_method_save: "disabled",
      payment_method_allow_redisplay_filters: ["always", "limited", "unspecified"],
    }
  return { ...shown, payment_method_save: "enabled", payment_method_save_usage: "on_session" }
}
