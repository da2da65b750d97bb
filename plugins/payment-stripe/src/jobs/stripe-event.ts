import { job, type JobArguments, type JobDefinition } from "@stheno/core"
import type Stripe from "stripe"
import { readOptions } from "../options.ts"
import { createClient } from "../stripe/client.ts"
import { noteDispute, noteExpiry, noteRefund } from "../stripe/notes.ts"
import { settleIntent } from "../stripe/settle-intent.ts"

const definition: JobDefinition = job({
  name: "stripe-event",
  retries: 8,
  timeout: 120,
  handler: async (given) => {
    const { data, pluginOptions, attempt, log } = given
    const options = readOptions(pluginOptions)
    try {
      await handle(given, createClient(options))
    } catch (error) {
      if (attempt <= options.webhook_retries) throw error
      log.error({ event: data["event"], error: String(error) }, "An event of Stripe was not handled")
    }
  },
})
export default definition

/**
 * Handles an event. What it says is read from Stripe again, so that events that arrive late or in another order
 * than they happened do no harm.
 */
async function handle(given: JobArguments, stripe: Stripe): Promise<void> {
  const { type, object: id } = given.data as { type: string; object: string }
  if (type.startsWith("refund.")) return noteRefund(given, stripe, await stripe.refunds.retrieve(id))
  if (type.startsWith("charge.dispute."))
    return noteDispute(given, stripe, await stripe.disputes.retrieve(id))
  const intent = await stripe.paymentIntents.retrieve(id)
  if (type === "payment_intent.payment_failed") {
    const { code, decline_code } = intent.last_payment_error ?? {}
    const about = { payment_intent: id, resource: intent.metadata["resource_id"], code, decline_code }
    return given.log.info(about, "A payment failed at Stripe")
  }
  if (intent.status === "canceled") return noteExpiry(given, intent)
  await settleIntent(given, intent)
}
