import { job, type JobDefinition } from "@stheno/core"
import { refreshCategories } from "../index-store.ts"
import { readOptions } from "../options.ts"

/** Finds products that were put into a category or taken out of it, which has no event. */
const productSearchCategories: JobDefinition = job({
  name: "product-search-categories",
  schedule: "*/5 * * * *",
  handler: async ({ pluginOptions, ...shop }) => {
    await refreshCategories({ shop, options: readOptions(pluginOptions) })
  },
})
export default productSearchCategories
