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
    summary: "List shipping options.",
    about:
      "Use it where there is no cart, such as on a product page or for a return, and filter by region and products. " +
      "Requirements are in the response, but options are listed whether or not they are met. An option whose price a " +
      "provider calculates has the `amount` `null`. At checkout, use `GET /store/shipping-options/{cart_id}`.",
    access: "store",
    query: storeListOptionsQuery,
    response: answers({ shipping_options: resources("ShippingOption") }),
    handler: async ({ query }, { db }) => ({ shipping_options: await listStoreOptions(db, query) }),
  }),
]
