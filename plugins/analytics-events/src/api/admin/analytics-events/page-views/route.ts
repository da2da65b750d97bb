import { endpoint, z, type Endpoint } from "@stheno/core"
import { sumPageViews } from "../../../../page-views.ts"
import { isPeriod, period, wrongPeriod } from "../../../../period.ts"

export const GET: Endpoint = endpoint({
  access: "admin",
  summary: "Count the views of pages by day, page and referrer.",
  tag: "Analytics",
  query: z.object(period).refine(isPeriod, wrongPeriod),
  handler: async ({ query: { from, to } }, { db }) => ({ ...(await sumPageViews(db, from, to)), from, to }),
})
