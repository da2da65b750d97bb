import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import { sql, type RawBuilder } from "kysely"
import type { Engine } from "../../../platform/http/engine.ts"
import type { DeliveredEvent } from "../../../platform/events/index.ts"
import type { NotificationProvider, SentNotification } from "../../../platform/kernel/providers.ts"
import { ordering } from "../../../platform/kernel/ordering.ts"
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
 * An event that is delivered again is not sent again, and one that is delivered after the deletion of its customer is
 * not sent, unless it is about an order.
 * @since 0.1
 */
export async function sendNotification(
  { db }: Pick<Engine, "db">,
  provider: NotificationProvider,
  event: DeliveredEvent,
): Promise<void> {
  if (event.data.no_notification === true) return
  const id = idOf(provider, event)
  const resource_type = firstOf(event.name.split("."))
  const customerId = customerOf(event)
  const { rows } = await sql`select from notification where id = ${id}
    union all ${deletedCustomer({ event_name: event.name, resource_type, customer_id: customerId ?? null })}`.execute(
    db,
  )
  if (rows.length > 0) return
  const sent = await provider.send(event)
  if (!sent) return
  await keepNotification(db, {
    id,
    event_name: event.name,
    resource_type,
    resource_id: String(event.data.id ?? ""),
    customer_id: customerId ?? sent.customerId ?? null,
    provider_id: provider.id,
    parent_id: null,
    sent,
  })
}

function customerOf({ name, data }: DeliveredEvent): string | undefined {
  if (firstOf(name.split(".")) === "customer" && typeof data.id === "string") return data.id
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

/** The query of a message's customer, if deleted. Messages about orders outlive the customer's account. */
function deletedCustomer(
  message: Pick<KeptNotification, "event_name" | "resource_type" | "customer_id">,
): RawBuilder<unknown> {
  const isKept = ordering.includes(message.resource_type) || message.event_name === "customer.deleted"
  return sql`select from customer
    where ${!isKept} and id = ${message.customer_id} and deleted_at is not null`
}

/** Keeps what went out. The provider's own row is made where it is missing. */
export async function keepNotification(db: Executor, { sent, ...kept }: KeptNotification): Promise<void> {
  await sql`insert into notification_provider (id, is_installed) values (${kept.provider_id}, true)
    on conflict (id) do nothing`.execute(db)
  await sql`insert into notification
      (id, event_name, resource_type, resource_id, customer_id, "to", data, parent_id, provider_id)
    select ${kept.id}, ${kept.event_name}, ${kept.resource_type}, ${kept.resource_id},
      (select id from customer where id = ${kept.customer_id}), ${sent.to},
      ${JSON.stringify(sent.data)}::jsonb, ${kept.parent_id}, ${kept.provider_id}
    where not exists (${deletedCustomer(kept)})
    on conflict (id) do nothing`.execute(db)
}

/** The same for the same event, so that the second delivery finds the first one's row. */
function idOf(provider: NotificationProvider, event: DeliveredEvent): string {
  const bytes = new TextEncoder().encode(JSON.stringify([provider.id, event.id]))
  return `noti_${bytesToHex(sha256(bytes)).slice(0, 26).toUpperCase()}`
}
