import { operation, type Operation } from "../http/operation.ts"
import { answers, resource } from "../http/response.ts"
import { answersPage, page } from "../http/results.ts"
import { fetchPage } from "../query/fetch.ts"
import { givenFilters } from "../query/filter.ts"
import { readCollection } from "./read-collection.ts"
import { listStoreCollectionsQuery } from "./shapes.ts"

export const collectionStoreOperations: readonly Operation[] = [
  operation({
    id: "GetCollections",
    method: "GET",
    path: "/store/collections",
    tag: "Product Collections",
    summary: "List collections.",
    access: "store",
    query: listStoreCollectionsQuery,
    response: answersPage("collections", "ProductCollection"),
    handler: async ({ query }, { db }) => {
      const { handle, created_at, updated_at, limit, offset } = query
      const filters = givenFilters({ handle, created_at, updated_at })
      return page(
        "collections",
        await fetchPage(db, { entity: "ProductCollection", filters, limit, offset }),
        query,
      )
    },
  }),
  operation({
    id: "GetCollectionsCollection",
    method: "GET",
    path: "/store/collections/{id}",
    tag: "Product Collections",
    summary: "Read a collection.",
    access: "store",
    response: answers({ collection: resource("ProductCollection") }),
    handler: async ({ params }, { db }) => ({ collection: await readCollection(db, params.id!) }),
  }),
]
