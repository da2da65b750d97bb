import { endpoint } from "@stheno/core"

export const GET = endpoint({
  access: "admin",
  summary: "List how much of each coffee to roast.",
  handler: async (_, { services }) => ({
    roast_list: await services.roastListService.list(),
  }),
})
