import { endpoint, z, type Endpoint } from "@stheno/core"
import { countByDay } from "../../../../event-table.ts"
import { isPeriod, period, wrongPeriod } from "../../../../period.ts"
import { events } from "../../../../read-event.ts"

export const GET: Endpoint = endpoint({
  access: "admin",
  summary: "Count events by day, with their amounts.",
  tag: "Analytics",
  query: z
    .object({
      ...period,
      timezone: z
        .string()
        .regex(/^[A-Za-z]+([_/+-][A-Za-z0-9]+)*$/, "It must be a time zone such as Europe/Berlin")
        .default("UTC"),
      name: z.enum(events).optional(),
      currency_code: z.string().toLowerCase().length(3).optional(),
      region_id: z.string().optional(),
      sales_channel_id: z.string().optional(),
    })
    .refine(isPeriod, wrongPeriod),
  handler: async ({ query }, { db }) => {
    const { from, to, timezone } = query
    return { ...(await countByDay(db, query)), from, to, timezone }
  },
})
