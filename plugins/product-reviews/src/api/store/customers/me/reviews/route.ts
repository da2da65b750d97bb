import { endpoint, type Endpoint } from "@stheno/core"
import { listOwn } from "../../../../../reviews.ts"

export const GET: Endpoint = endpoint({
  access: "customer",
  summary: "List the signed-in customer's reviews, also those that are not published.",
  tag: "Reviews",
  handler: async (_, { db, customerId }) => ({ reviews: await listOwn(db, customerId!) }),
})
