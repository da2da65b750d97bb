import { endpoint, fetchRows, z } from "@stheno/core"

export const GET = endpoint({
  access: "store",
  summary: "Add up the points of a customer.",
  query: z.object({ email: z.email() }),
  handler: async ({ query: { email } }, { db }) => {
    const rows = await fetchRows(db, { entity: "Points", filters: { email } })
    return { points: rows.reduce((sum, { points }) => sum + points, 0) }
  },
})
