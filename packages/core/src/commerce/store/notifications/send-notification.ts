import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import { sql } from "kysely"
import type { Engine } from "../../../platform/http/engine.ts"
import type { DeliveredEvent } from "../../../platform/events/index.ts"
import type { NotificationProvider, SentNotification } from "../../../platform/kernel/providers.ts"
import type { Executor } from "../../../platform/query/fetch.ts"
import { firstOf } from "../../../platform/kernel/certain.ts"

/** Has every notification provider hear of the events it asked for. */
export function subscribeNotifications(engine: Engine): void {
  for (const provider of engine.providers.notification.values())
    for (const name of provider.events)
      engine.events.subscribe(
        name,
        (event) => sendNotification(engine, provider, event),
        `${name} ${provider.id}`,
      )
}

/**
 * Has a provider send a notification of an event, unless the event disables notifications, and stores it.
 * An event that is delivered again is not sent again.
 * @since 0.1
 */
export async function sendNotification(
  { db }: Pick<Engine, "db">,
  provider: NotificationProvider,
  event: DeliveredEvent,
): Promise<void> {
  if (event.data.no_notification === true) return
  const id = idOf(provider, event)
  const { rows } = await sql`select from notification where id = ${id}`.execute(db)
  if (rows.length > 0) return
  const sent = await provider.send(event)
  if (!sent) return
  await keepNotification(db, {
    id,
    event_name: event.name,
    resource_type: firstOf(event.name.split(".")),
    resource_id: String(event.data.id ?? ""),
    customer_id: customerOf(event) ?? sent.customerId ?? null,
    provider_id: provider.id,
    parent_id: null,
    sent,
  })
}

function customerOf({ data }: DeliveredEvent): string | undefined {
  return typeof data.customer_id === "string" ? data.customer_id : undefined
}

/** A message to keep. */
interface KeptNotification {
  readonly id: string
  readonly event_name: string | null
  readonly resource_type: string
  readonly resource_id: string
  readonly customer_id: string | null
  readonly provider_id: string
  readonly parent_id: string | null
  readonly sent: SentNotification
}

/** Keeps what went out. The provider's own row is made where it is missing. */
export async function keepNotification(db: Executor, { sent, ...kept }: KeptNotification): Promise<void> {
  await sql`insert into notification_provider (id, is_installed) values (${kept.provider_id}, true)
    on conflict (id) do nothing`.execute(db)
  await sql`insert into notification
      (id, event_name, resource_type, resource_id, customer_id, "to", data, parent_id, provider_id)
    values (${kept.id}, ${kept.event_name}, ${kept.resource_type}, ${kept.resource_id},
      (select id from customer where id = ${kept.customer_id}), ${sent.to},
      ${JSON.stringify(sent.data)}::jsonb, ${kept.parent_id}, ${kept.provider_id})
    on conflict (id) do nothing`.execute(db)
}

/** The same for the same event, so that the second delivery finds the first one's row. */
function idOf(provider: NotificationProvider, event: DeliveredEvent): string {
  const bytes = new TextEncoder().encode(JSON.stringify([provider.id, event.id]))
  return `noti_${bytesToHex(sha256(bytes)).slice(0, 26).toUpperCase()}`
}
