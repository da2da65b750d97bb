// region route
import { endpoint } from "@stheno/core"

export const GET = endpoint({
  access: "customer",
  handler: async (_, { db, services, customerId }) => {
    const { email } = await services.customerService.retrieve(customerId!)
    const greetings = await db
      .selectFrom("greeting")
      .select(["id", "email"])
      .where("email", "=", email)
      .execute()
    return { greetings }
  },
})
// endregion
