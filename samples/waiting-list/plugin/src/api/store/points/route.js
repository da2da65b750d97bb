import { endpoint, fetchRows, z } from "@stheno/core"

export const GET = endpoint({
  access: "store",
  summary: "List the points of a buyer.",
  query: z.object({ email: z.email() }),
  handler: async ({ query }, { db }) => ({
    points: await fetchRows(db, {
      entity: "Points",
      filters: { email: query.email },
      order: "created_at",
    }),
  }),
})
