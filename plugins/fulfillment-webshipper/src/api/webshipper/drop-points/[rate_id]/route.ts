import { endpoint, z, type Endpoint } from "@stheno/core"
import "../../../../services/webshipper-fulfillment.ts"

export const GET: Endpoint = endpoint({
  access: "store",
  summary: "List the pick-up points of a shipping rate near an address.",
  tag: "Webshipper",
  // Each call is a call of Webshipper's API.
  limit: { key: "webshipper-drop-points", times: 10 },
  params: z.object({ rate_id: z.string().regex(/^\w{1,40}$/) }),
  query: z.object({
    postal_code: z.string().trim().min(1).max(20),
    country_code: z.string().regex(/^[A-Za-z]{2}$/),
    address_1: z.string().trim().max(200).optional(),
  }),
  handler: async ({ params, query }, { services, log }) => {
    const { postal_code: zip, country_code: country, address_1: address } = query
    const found = services.webshipperFulfillmentService.retrieveDropPoints(
      params.rate_id,
      zip,
      country,
      address,
    )
    // As in v1, a checkout goes on without pick-up points when Webshipper has none or cannot be reached.
    const points = await found.catch((error: unknown) => {
      log.warn({ rate: params.rate_id, error: String(error) }, "Webshipper returned no pick-up points")
      return []
    })
    return { drop_points: points }
  },
})
