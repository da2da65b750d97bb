import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { fetchPage } from "../../../platform/query/fetch.ts"
import { givenFilters } from "../../../platform/query/filter.ts"
import { retrieveRegion } from "./retrieve-region.ts"
import { regionListSelection, regionSelection } from "./selections.ts"
import { storeListRegionsQuery, storeRetrieveRegionQuery } from "./shapes.ts"

export const regionStoreOperations: readonly Operation[] = [
  operation({
    id: "GetRegions",
    method: "GET",
    path: "/store/regions",
    tag: "Regions",
    summary: "List regions.",
    access: "store",
    query: storeListRegionsQuery,
    select: regionListSelection,
    response: answersPage("regions", "Region"),
    handler: async ({ query, selection }, { db }) => {
      const { created_at, updated_at, order, limit, offset } = query
      const found = await fetchPage(db, {
        entity: "Region",
        selection,
        filters: givenFilters({ created_at, updated_at }),
        order,
        limit,
        offset,
      })
      return page("regions", found, query)
    },
  }),
  operation({
    id: "GetRegionsRegion",
    method: "GET",
    path: "/store/regions/{id}",
    tag: "Regions",
    summary: "Get a region.",
    access: "store",
    query: storeRetrieveRegionQuery,
    select: regionSelection,
    response: answers({ region: resource("Region") }),
    handler: async ({ params, selection }, { db }) => ({
      region: await retrieveRegion(db, params.id, selection),
    }),
  }),
]
