import { entity, many, one } from "../../../platform/query/entity.ts"

/** A message that a notification provider sent, such as an order confirmation. */
export const Notification = entity({
  name: "Notification",
  table: "notification",
  idPrefix: "noti",
  about: "A message that a notification provider sent, such as an order confirmation.",
  columns: {
    event_name: "The event that triggered the message.",
    resource_type: "The type of the resource, such as `order`.",
    resource_id: "The ID of the resource.",
    customer_id: "The customer who received the message; null when there is none.",
    to: "The recipient's address, such as an email address.",
    data: "The data the provider returned; it uses them to send the message again.",
    parent_id: "The notification this one resends; null for the first.",
    provider_id: "The provider that sent the message.",
  },
  relations: {
    customer: one("Customer", "customer_id"),
    parent_notification: one("Notification", "parent_id"),
    resends: many("Notification", "parent_id"),
    provider: one("NotificationProvider", "provider_id"),
  },
})

/** A notification provider that is, or was, installed on the server. */
export const NotificationProvider = entity({
  name: "NotificationProvider",
  table: "notification_provider",
  about: "A notification provider that is, or was, installed on the server.",
  columns: {
    id: "The ID that the code of the provider defines.",
    is_installed: "Whether the provider is installed on the running server.",
  },
})
