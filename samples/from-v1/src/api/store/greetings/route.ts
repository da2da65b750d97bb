// region route
import { endpoint } from "@stheno/core"

export const GET = endpoint({
  access: "store",
  handler: async (_, { db }) => ({
    greetings: await db.selectFrom("greeting").select(["id", "email"]).execute(),
  }),
})
// endregion
