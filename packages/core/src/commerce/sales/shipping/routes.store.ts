import { operation, type Operation } from "../../../platform/http/operation.ts"
import { answers, resources } from "../../../platform/http/response.ts"
import { listStoreOptions } from "./read-options.ts"
import { storeListOptionsQuery } from "./shapes.ts"

export const shippingStoreOperations: readonly Operation[] = [
  operation({
    id: "GetShippingOptions",
    method: "GET",
    path: "/store/shipping-options",
    tag: "Shipping Options",
    summary: "List shipping options, e.g. of a region or for some products.",
    access: "store",
    query: storeListOptionsQuery,
    response: answers({ shipping_options: resources("ShippingOption") }),
    handler: async ({ query }, { db }) => ({ shipping_options: await listStoreOptions(db, query) }),
  }),
]
