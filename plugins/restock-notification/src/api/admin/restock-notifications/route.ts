import { endpoint, z, type Endpoint } from "@stheno/core"
import "../../../services/restock-notification.ts"

export const GET: Endpoint = endpoint({
  access: "admin",
  summary: "List the email addresses that wait for variants, for all products or one.",
  tag: "Restock notifications",
  query: z.object({ product_id: z.string().optional() }),
  handler: async ({ query }, { services }) => ({
    restock_notifications: await services.restockNotificationService.list(query),
  }),
})

export const DELETE: Endpoint = endpoint({
  access: "admin",
  summary: "Remove an email address from all variants.",
  tag: "Restock notifications",
  body: z.strictObject({ email: z.string().min(3) }),
  handler: async ({ body: { email } }, { services }) => ({
    email,
    object: "restock-notification",
    deleted: true,
    variants: await services.restockNotificationService.removeEmail(email),
  }),
})
