import { CommerceError, endpoint, z, type Endpoint } from "@stheno/core"
import "../../../../../services/brightpearl.ts"

export const POST: Endpoint = endpoint({
  access: "admin",
  summary: "Send an order to Brightpearl again, and apply its goods-out notes.",
  tag: "Brightpearl",
  status: 202,
  params: z.object({ id: z.string() }),
  handler: async ({ params: { id } }, { services }) => {
    const [order] = await services.orderService.list({ id })
    if (!order) throw new CommerceError("not_found", `Order with id: ${id} was not found`)
    await services.brightpearlService.compareOrder(id)
    return { started: true }
  },
})
