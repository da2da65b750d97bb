import { endpoint } from "@stheno/core"

export const GET = endpoint({
  access: "store",
  handler: async () => ({ greeting: "Hello" }),
})
