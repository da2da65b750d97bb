import { CommerceError, service, sql, type ServiceDefinition, type ServiceOf } from "@stheno/core"
import Stripe from "stripe"
import { readOptions } from "../options.ts"

/** The events that the plugin handles; others are received and ignored. */
const handled = new Set([
  "payment_intent.amount_capturable_updated",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "refund.created",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.closed",
])

/** Days for which the ids of events are kept; Stripe repeats an event for three days. */
const kept = 30

/** What the endpoint for webhooks uses. */
export interface StripeEvents {
  /**
   * Verifies a webhook, and enqueues the job that handles its event once.
   * @param signature the header `stripe-signature`
   * @throws invalid_data when the webhook is not signed with the webhook secret
   */
  receive(bodyText: string, signature: string | null): Promise<void>
}

const definition: ServiceDefinition<StripeEvents> = service(({ db, jobs, log, pluginOptions }) => ({
  async receive(bodyText, signature) {
    const { webhook_secret, webhook_delay } = readOptions(pluginOptions)
    if (!webhook_secret) {
      log.error({}, "A webhook of Stripe was rejected: the option webhook_secret is not set")
      throw new CommerceError("invalid_data", "The webhook cannot be verified: webhook_secret is not set.")
    }
    const event = verify(bodyText, signature ?? "", webhook_secret)
    if (!handled.has(event.type)) return
    const { rows } = await sql<{ id: string }>`insert into stripe_event (id, type)
      values (${event.id}, ${event.type}) on conflict do nothing returning id`.execute(db)
    if (rows.length === 0) return
    await sql`delete from stripe_event where received_at < now() - make_interval(days => ${kept})`.execute(db)
    const { id } = event.data.object as { id: string }
    // The storefront usually completes the cart itself, so its request goes first.
    const delay = event.type.startsWith("payment_intent.") ? webhook_delay / 1000 : 0
    await jobs.enqueue(
      "stripe-event",
      { event: event.id, type: event.type, object: id },
      { delay, key: event.id },
    )
  },
}))
export default definition

function verify(bodyText: string, signature: string, secret: string): Stripe.Event {
  try {
    return Stripe.webhooks.constructEvent(bodyText, signature, secret)
  } catch {
    throw new CommerceError("invalid_data", "The signature of the webhook is not valid.")
  }
}

declare module "@stheno/core" {
  interface Services {
    readonly stripeEventsService: ServiceOf<typeof definition>
  }
}
