import { endpoint, fetchPage } from "@stheno/core"

export const GET = endpoint({
  access: "admin",
  summary: "List the customers who are waiting, and their variants.",
  select: { relations: ["variant"], allowedRelations: ["variant"] },
  handler: async ({ selection }, { db }) => {
    const { rows, count } = await fetchPage(db, {
      entity: "Waiting",
      selection,
      filters: {},
      order: "created_at",
      limit: 50,
      offset: 0,
    })
    return { waiting: rows, count }
  },
})
