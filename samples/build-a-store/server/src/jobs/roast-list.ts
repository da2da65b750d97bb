import { job } from "@stheno/core"

export default job({
  name: "roast-list",
  schedule: "0 6 * * *",
  handler: async ({ services, log }) => {
    for (const { coffee, grams } of await services.roastListService.list())
      log.info({ coffee, grams }, "To roast today")
  },
})
