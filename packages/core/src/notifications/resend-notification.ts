import type { Context } from "../http/operation.ts"
import { newId } from "../kernel/ids.ts"
import { fetchById } from "../query/fetch.ts"
import { notificationErrors } from "./errors.ts"
import { keepNotification } from "./send-notification.ts"

/**
 * Has a provider send a message again. What goes out is kept as a message below the first one.
 * @param to where to; where the first one went unless given
 * @throws notifications.not_found
 * @throws notifications.provider_not_found
 * @throws notifications.not_repeatable
 * @since 0.1
 */
export async function resendNotification(
  { db, engine }: Pick<Context, "db" | "engine">,
  id: string,
  to: string | undefined,
): Promise<void> {
  const notification = await fetchById(db, "Notification", id)
  if (!notification) throw notificationErrors.not_found(id)
  const provider = engine.providers.notification.get(notification.provider_id)
  if (!provider) throw notificationErrors.provider_not_found(String(notification.provider_id))
  const sent = await provider.resend(notification, to)
  if (!sent) throw notificationErrors.not_repeatable(id)
  await keepNotification(db, {
    id: newId("noti"),
    event_name: notification.event_name,
    resource_type: notification.resource_type,
    resource_id: notification.resource_id,
    customer_id: notification.customer_id,
    provider_id: provider.id,
    parent_id: id,
    sent,
  })
}
