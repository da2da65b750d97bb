import type { SubscriberArguments, SubscriberConfig } from "@stheno/core"

export default async function handle({ data, services }: SubscriberArguments) {
  const order = await services.orderService.retrieve(String(data.id))
  console.log(`Order ${order.display_id} by ${order.email}`)
}

export const config: SubscriberConfig = {
  event: "order.placed",
  context: { subscriberId: "order-placed" },
}
