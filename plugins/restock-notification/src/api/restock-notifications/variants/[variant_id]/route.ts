import { endpoint, z, type Endpoint } from "@stheno/core"
import "../../../../services/restock-notification.ts"

export const POST: Endpoint = endpoint({
  access: "store",
  summary: "Wait for a sold-out variant.",
  tag: "Restock notifications",
  limit: { key: "restock-notification", times: 1 },
  body: z.strictObject({
    email: z.email().max(254),
    sales_channel_id: z.string().optional(),
  }),
  handler: async ({ params, body }, { services, salesChannelIds }) => {
    await services.restockNotificationService.addEmail({
      variant_id: params["variant_id"]!,
      email: body.email,
      sales_channel_id: body.sales_channel_id ?? salesChannelIds?.[0],
    })
    return new Response("Created", { status: 201 })
  },
})
