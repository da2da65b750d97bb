import { entity, many, one } from "../query/entity.ts"

/** A message that was sent to somebody. */
export const Notification = entity({
  name: "Notification",
  table: "notification",
  idPrefix: "noti",
  about: "A message that was sent to somebody.",
  columns: {
    event_name: "The event that caused it.",
    resource_type: "The kind of thing it is about, e.g. `order`.",
    resource_id: "The id of the thing it is about.",
    customer_id: "The customer it was sent to.",
    to: "Where it was sent.",
    data: "What the provider needs to send it again.",
    parent_id: "The message this one repeats.",
    provider_id: "The notification provider.",
  },
  relations: {
    customer: one("Customer", "customer_id"),
    parent_notification: one("Notification", "parent_id"),
    resends: many("Notification", "parent_id"),
    provider: one("NotificationProvider", "provider_id"),
  },
})

/** A service that sends messages. */
export const NotificationProvider = entity({
  name: "NotificationProvider",
  table: "notification_provider",
  about: "A service that sends messages.",
  columns: {
    id: "The provider's own name.",
    is_installed: "Whether the running server has this provider.",
  },
})
