import { endpoint } from "@stheno/core"

export const POST = endpoint({
  access: "admin",
  summary: "Have the open quotes answered.",
  status: 202,
  handler: async (_, { jobs }) => ({
    job_id: await jobs.enqueue("answer-quotes"),
  }),
})
