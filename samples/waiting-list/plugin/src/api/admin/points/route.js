import { endpoint, fetchRows, z } from "@stheno/core"

export const GET = endpoint({
  access: "admin",
  summary: "List the points of all orders, or of one.",
  query: z.object({ order_id: z.string().optional() }),
  handler: async ({ query: { order_id } }, { db, services }) => ({
    points: await fetchRows(db, {
      entity: "Points",
      filters: order_id ? { order_id } : {},
      order: "created_at",
    }),
    per_order: services.pointsService.perOrder(),
  }),
})
