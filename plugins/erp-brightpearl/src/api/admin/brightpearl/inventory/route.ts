import { endpoint, type Endpoint } from "@stheno/core"

export const POST: Endpoint = endpoint({
  access: "admin",
  summary: "Import the stock of all products from Brightpearl.",
  tag: "Brightpearl",
  status: 202,
  handler: async (_, { jobs }) => {
    await jobs.enqueue("brightpearl-inventory", { first: 1 })
    return { started: true }
  },
})
