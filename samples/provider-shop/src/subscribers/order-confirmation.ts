// region subscriber
import { subscriber } from "@stheno/core"
import { send } from "../send.ts"

export default subscriber({
  event: "order.placed",
  handler: async ({ data, services }) => {
    if (data.no_notification) return
    const order = await services.orderService.retrieve(String(data.id), {
      relations: ["items"],
    })
    const items = order.items as { title: string; quantity: number }[]
    await send({
      to: String(order.email),
      template: "order-placed",
      data: {
        number: order.display_id,
        items: items.map(({ title, quantity }) => ({ title, quantity })),
      },
    })
  },
})
// endregion
