import { subscriber } from "@stheno/core"

export default subscriber({
  event: "order.placed",
  handler: async ({ data, services }) => services.pointsService.award(data.id),
})
