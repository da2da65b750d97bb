// region route
import { endpoint, z } from "@stheno/core"

const fulfilled = z.object({
  items: z.array(z.object({ id: z.string(), quantity: z.number() })),
  fulfillments: z.array(z.object({ id: z.string(), shipped_at: z.unknown() })),
})

export const POST = endpoint({
  access: "admin",
  summary: "Note that the warehouse has sent an order.",
  body: z.object({
    order_id: z.string(),
    location_id: z.string(),
    tracking_number: z.string().min(3),
  }),
  ownsTransactions: true,
  handler: async ({ body }, { services }) => {
    const order = await services.orderService.retrieve(body.order_id, {
      relations: ["items"],
    })
    const items = fulfilled.shape.items
      .parse(order["items"])
      .map(({ id, quantity }) => ({ item_id: id, quantity }))
    const packed = await services.orderService.createFulfillment(order.id, {
      items,
      location_id: body.location_id,
    })
    const { id } = fulfilled.shape.fulfillments
      .parse(packed["fulfillments"])
      .find(({ shipped_at }) => !shipped_at)!
    const sent = await services.orderService.createShipment(order.id, {
      fulfillment_id: id,
      tracking_numbers: [body.tracking_number],
    })
    return { order_id: order.id, fulfillment_status: sent["fulfillment_status"] }
  },
})
// endregion
