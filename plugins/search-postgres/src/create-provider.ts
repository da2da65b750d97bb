import type { SearchProvider, Shop } from "@stheno/core"
import { needsAll, replaceAll } from "./builds.ts"
import { indexProducts, removeProducts, type Desk } from "./index-store.ts"
import type { SearchOptions } from "./options.ts"
import { search } from "./search.ts"

/** Creates the search provider, which keeps its index in the database of the store. */
export function createProvider(options: SearchOptions, shop: () => Shop): SearchProvider {
  const desk = (): Desk => ({ options, shop: shop() })
  return {
    id: "postgres",
    index: (products) => indexProducts(desk(), products),
    delete: (ids) => removeProducts(desk(), ids),
    search: (query) => search(desk(), query),
    needsAll: () => needsAll(desk()),
    replaceAll: (batches) => replaceAll(desk(), batches),
  }
}
