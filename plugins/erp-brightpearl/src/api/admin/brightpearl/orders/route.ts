import { endpoint, z, type Endpoint } from "@stheno/core"
import "../../../../services/brightpearl.ts"

export const GET: Endpoint = endpoint({
  access: "admin",
  summary: "List the latest 100 orders with their status in Brightpearl.",
  tag: "Brightpearl",
  query: z.strictObject({
    status: z.enum(["pending", "sent", "failed"]).optional(),
    order_id: z.string().min(1).optional(),
  }),
  handler: async ({ query }, { services }) => {
    const { status, order_id: orderId } = query
    const filter = { ...(status && { status }), ...(orderId && { order_id: orderId }) }
    return { orders: await services.brightpearlService.listOrders(filter) }
  },
})
