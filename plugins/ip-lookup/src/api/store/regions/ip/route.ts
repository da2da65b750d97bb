import { endpoint, type Endpoint } from "@stheno/core"
import "../../../../services/ip-lookup.ts"

export const GET: Endpoint = endpoint({
  access: "store",
  summary: "Find the region of the caller's IP address.",
  tag: "Regions",
  limit: { key: "ip-lookup", times: 3 },
  handler: async (_, { services, call, clientAddress, responseHeaders }) => {
    responseHeaders.set("cache-control", "private, no-store")
    const found = await services.ipLookupService.findRegion(clientAddress)
    if (!found) return { country_code: null, region: null }
    const { region } = await call("store.GetRegionsRegion", { params: { id: found.region_id } })
    return { country_code: found.country_code, region }
  },
})
