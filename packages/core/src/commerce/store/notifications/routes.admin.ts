import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { fetchById, fetchPage } from "../../../platform/query/fetch.ts"
import { resendNotification } from "./resend-notification.ts"
import { notificationListSelection, notificationSelection } from "./selections.ts"
import { listNotificationsQuery, resendNotificationBody } from "./shapes.ts"

export const notificationAdminOperations: readonly Operation[] = [
  operation({
    id: "GetNotifications",
    method: "GET",
    path: "/admin/notifications",
    tag: "Notifications",
    summary: "List notifications.",
    about: "The filters accept several values, separated by commas.",
    access: "admin",
    query: listNotificationsQuery,
    select: notificationListSelection,
    response: answersPage("notifications", "Notification"),
    handler: async ({ query, selection }, { db }) => {
      const { event_name, resource_type, resource_id, to, include_resends, limit, offset } = query
      const found = await fetchPage(db, {
        entity: "Notification",
        selection,
        filters: {
          event_name: valuesOf(event_name),
          resource_type: valuesOf(resource_type),
          resource_id: valuesOf(resource_id),
          to: valuesOf(to),
          parent_id: include_resends ? undefined : null,
        },
        limit,
        offset,
        startingAfter: query.starting_after,
      })
      return page("notifications", found, query)
    },
  }),
  operation({
    id: "PostNotificationsNotificationResend",
    service: "notificationService.resend",
    method: "POST",
    path: "/admin/notifications/{id}/resend",
    tag: "Notifications",
    summary: "Resend a notification.",
    about:
      "The provider that sent the message sends it again. The new message is stored below the first one.",
    access: "admin",
    body: resendNotificationBody,
    response: answers({ notification: resource("Notification") }),
    ownsTransactions: true,
    handler: async ({ params, body }, context) => {
      await resendNotification(context, params.id, body.to ?? undefined)
      return {
        notification: await fetchById(context.db, "Notification", params.id, notificationSelection),
      }
    },
  }),
]

function valuesOf(list: string | null | undefined): string[] | undefined {
  return list ? list.split(",") : undefined
}
