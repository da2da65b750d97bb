import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resource } from "../../../platform/http/response.ts"
import { answersPage, page } from "../../../platform/http/results.ts"
import { fetchPage } from "../../../platform/query/fetch.ts"
import { givenFilters } from "../../../platform/query/filter.ts"
import { usedInChannels } from "../../store/sales-channels/index.ts"
import { readCollection } from "./read-collection.ts"
import { listStoreCollectionsQuery } from "./shapes.ts"

export const collectionStoreOperations: readonly Operation[] = [
  operation({
    id: "GetCollections",
    method: "GET",
    path: "/store/collections",
    tag: "Product Collections",
    summary: "List collections.",
    about:
      "With a publishable key that has sales channels, collections whose products are all in other channels are left out.",
    access: "store",
    query: listStoreCollectionsQuery,
    response: answersPage("collections", "ProductCollection"),
    handler: async ({ query }, { db, salesChannelIds }) => {
      const { handle, created_at, updated_at, limit, offset } = query
      const filters = givenFilters({ handle, created_at, updated_at })
      return page(
        "collections",
        await fetchPage(db, {
          entity: "ProductCollection",
          filters,
          where: usedInChannels("ProductCollection", salesChannelIds),
          limit,
          offset,
        }),
        query,
      )
    },
  }),
  operation({
    id: "GetCollectionsCollection",
    method: "GET",
    path: "/store/collections/{id}",
    tag: "Product Collections",
    summary: "Get a collection.",
    about:
      "With a publishable key that has sales channels, a collection whose products are all in other channels is not found.",
    access: "store",
    response: answers({ collection: resource("ProductCollection") }),
    handler: async ({ params }, { db, salesChannelIds }) => ({
      collection: await readCollection(db, params.id, { channelIds: salesChannelIds }),
    }),
  }),
]
