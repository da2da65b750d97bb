import { subscriber, type SubscriberDefinition } from "@stheno/core"
import { refreshCategories } from "../index-store.ts"
import { readOptions } from "../options.ts"

/** Products are found by the names of their categories, as they are by now. */
const productCategories: SubscriberDefinition = subscriber({
  event: ["product-category.created", "product-category.updated", "product-category.deleted"],
  handler: async ({ pluginOptions, ...shop }) => {
    await refreshCategories({ shop, options: readOptions(pluginOptions) })
  },
})
export default productCategories
