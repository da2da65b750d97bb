// region me
import { endpoint } from "@stheno/core"

export const GET = endpoint({
  access: "admin",
  summary: "Retrieve the signed-in user.",
  handler: async (_, { userId, services }) => {
    const user = await services.userService.retrieve(userId!)
    return { signed_in: user.email }
  },
})
// endregion
