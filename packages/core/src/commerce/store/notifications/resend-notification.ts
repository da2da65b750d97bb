import { askOnce, type AskingStage } from "../../../platform/http/ask-once.ts"
import { newId } from "../../../platform/kernel/ids.ts"
import { fetchById } from "../../../platform/query/fetch.ts"
import { notificationErrors } from "./errors.ts"
import { keepNotification } from "./send-notification.ts"

/**
 * Has a provider send a message again. The new message is stored below the first one. With an idempotency key it is
 * sent once; after a crash in the middle, a repetition reports that the message may have been sent.
 * @param to where to; where the first one went unless given
 * @throws notifications.not_found
 * @throws notifications.provider_not_found
 * @throws notifications.not_repeatable
 * @throws notifications.unclear
 * @throws idempotency.busy
 * @locks the idempotency key; nothing while the provider is asked
 * @since 0.1
 */
export async function resendNotification(
  context: AskingStage,
  id: string,
  to: string | undefined,
): Promise<void> {
  const providerOf = (providerId: string) => {
    const provider = context.engine.providers.notification.get(providerId)
    if (!provider) throw notificationErrors.provider_not_found(providerId)
    return provider
  }
  await askOnce(context, {
    plan: async ({ db }) => {
      const notification = await fetchById(db, "Notification", id)
      if (!notification) throw notificationErrors.not_found(id)
      const providerId = String(notification.provider_id)
      providerOf(providerId)
      return { ...notification, provider_id: providerId }
    },
    ask: async (notification) => {
      const sent = await providerOf(notification.provider_id).resend(notification, to)
      if (!sent) throw notificationErrors.not_repeatable(id)
      return sent
    },
    conclude: async ({ db }, notification, sent) => {
      const { event_name, resource_type, resource_id, customer_id, provider_id } = notification
      const subject = { event_name, resource_type, resource_id, customer_id, provider_id }
      await keepNotification(db, { id: newId("noti"), ...subject, parent_id: id, sent })
    },
    unclear: notificationErrors.unclear,
  })
}
