// region route
import { endpoint } from "@stheno/core"

export const POST = endpoint({
  access: "admin",
  summary: "Check the stock now.",
  status: 202,
  handler: async (_, { jobs }) => ({
    job_id: await jobs.enqueue("warn-low-stock"),
  }),
})
// endregion
