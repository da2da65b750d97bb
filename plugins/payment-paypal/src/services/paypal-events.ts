import { CommerceError, service, sql, type ServiceDefinition, type ServiceOf } from "@stheno/core"
import { readOptions } from "../options.ts"
import { createClient, type PayPalClient } from "../paypal/client.ts"

/** The events that the plugin handles; others are received and ignored. */
const handled = new Set([
  "PAYMENT.AUTHORIZATION.CREATED",
  "PAYMENT.AUTHORIZATION.VOIDED",
  "PAYMENT.CAPTURE.COMPLETED",
  "PAYMENT.CAPTURE.REFUNDED",
  "CUSTOMER.DISPUTE.CREATED",
  "CUSTOMER.DISPUTE.RESOLVED",
])

/** Days for which the ids of events are kept; PayPal repeats an event for three days. */
const kept = 30

/** What the endpoint for webhooks uses. */
export interface PayPalEvents {
  /**
   * Has PayPal verify a webhook, and enqueues the job that handles its event once.
   * @throws invalid_data when PayPal did not send it
   */
  receive(bodyText: string, headers: Headers): Promise<void>
}

const definition: ServiceDefinition<PayPalEvents> = service(({ db, jobs, log, pluginOptions }) => ({
  async receive(bodyText, headers) {
    const options = readOptions(pluginOptions)
    if (!options.auth_webhook_id) {
      log.error({}, "A webhook of PayPal was rejected: the option auth_webhook_id is not set")
      throw new CommerceError("invalid_data", "The webhook cannot be verified: auth_webhook_id is not set.")
    }
    const event = parse(bodyText)
    if (!event || !(await isGenuine(createClient(options), options.auth_webhook_id, { bodyText, headers })))
      throw new CommerceError("invalid_data", "The signature of the webhook is not valid.")
    if (!handled.has(event.event_type)) return
    const delay = event.event_type.startsWith("CUSTOMER.") ? 0 : options.webhook_delay / 1000
    await db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ id: string }>`insert into paypal_event (id, type)
        values (${event.id}, ${event.event_type}) on conflict do nothing returning id`.execute(tx)
      if (rows.length === 0) return
      await sql`delete from paypal_event
        where received_at < now() - make_interval(days => ${kept})`.execute(tx)
      const data = { event: event.id, type: event.event_type, resource: event.resource }
      await jobs.enqueue("paypal-event", data, { delay, key: event.id, db: tx })
    })
  },
}))
export default definition

/** An event of PayPal. */
interface PayPalEvent {
  readonly id: string
  readonly event_type: string
  readonly resource: object
}

function parse(bodyText: string): PayPalEvent | undefined {
  try {
    const event = JSON.parse(bodyText) as Partial<PayPalEvent> | null
    const isEvent = typeof event?.id === "string" && typeof event.event_type === "string"
    return isEvent && typeof event.resource === "object" && event.resource
      ? (event as PayPalEvent)
      : undefined
  } catch {
    return undefined
  }
}

async function isGenuine(
  client: PayPalClient,
  webhookId: string,
  { bodyText, headers }: { readonly bodyText: string; readonly headers: Headers },
): Promise<boolean> {
  const names = ["auth_algo", "cert_url", "transmission_id", "transmission_sig", "transmission_time"]
  const values = names.map((name) => [name, headers.get(`paypal-${name.replaceAll("_", "-")}`)] as const)
  if (values.some(([, value]) => !value)) return false
  const about = JSON.stringify({ ...Object.fromEntries(values), webhook_id: webhookId })
  // The event goes back exactly as it came: its signature covers every character.
  const body = `${about.slice(0, -1)},"webhook_event":${bodyText}}`
  const path = "/v1/notifications/verify-webhook-signature"
  const answer = await client.send<{ verification_status: string }>({ method: "POST", path, body })
  return answer.verification_status === "SUCCESS"
}

declare module "@stheno/core" {
  interface Services {
    readonly paypalEventsService: ServiceOf<typeof definition>
  }
}
