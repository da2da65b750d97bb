import { subscriber, type SubscriberDefinition } from "@stheno/core"
import "../services/brightpearl.ts"

const definition: SubscriberDefinition = subscriber({
  event: [
    "order.placed",
    "order.canceled",
    "order.payment_captured",
    "order.refund_created",
    "order.items_returned",
    "order.shipment_created",
  ],
  async handler({ id: eventId, data, services }) {
    const { id } = data as Readonly<Record<string, unknown>>
    if (typeof id === "string") await services.brightpearlService.enqueueOrder(id, eventId)
  },
})
export default definition
