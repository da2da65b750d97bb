import { endpoint, z, type Endpoint } from "@stheno/core"
import { countByDay } from "../../../../event-table.ts"
import { events } from "../../../../read-event.ts"

/** The longest time of one request, in days. */
const mostDays = 731

const day = z.iso.date()
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

export const GET: Endpoint = endpoint({
  access: "admin",
  summary: "Count events by day, with their amounts.",
  tag: "Analytics",
  query: z
    .object({
      from: day,
      to: day,
      timezone: z
        .string()
        .regex(/^[A-Za-z]+([_/+-][A-Za-z0-9]+)*$/, "It must be a time zone such as Europe/Berlin")
        .default("UTC"),
      name: z.enum(events).optional(),
      currency_code: z.string().toLowerCase().length(3).optional(),
      region_id: z.string().optional(),
      sales_channel_id: z.string().optional(),
    })
    .refine(({ from, to }) => daysBetween(from, to) >= 0 && daysBetween(from, to) < mostDays, {
      path: ["to"],
      message: `must not be before from, and at most ${mostDays - 1} days after it`,
    }),
  handler: async ({ query }, { db }) => {
    const { from, to, timezone } = query
    return { ...(await countByDay(db, query)), from, to, timezone }
  },
})
