// region route
import { endpoint, sql } from "@stheno/core"

export const GET = endpoint({
  access: "admin",
  summary: "List subscriptions.",
  handler: async (_, { db }) => {
    const { rows } = await sql<{ id: string; email: string; next_on: string }>`
      select id, email, every_weeks, next_on::text from subscription
      order by next_on, id limit 100`.execute(db)
    return { subscriptions: rows }
  },
})
// endregion
