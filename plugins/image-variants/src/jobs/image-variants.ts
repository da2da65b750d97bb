import { job, type JobDefinition } from "@stheno/core"
import { readOptions } from "../options.ts"
import { listOutdated, updateProduct } from "../variant-sets.ts"

/**
 * Makes the variants of one product after an event, and by schedule those of products that had images before the
 * plugin, or have variants of earlier options.
 */
const imageVariants: JobDefinition = job({
  name: "image-variants",
  schedule: "*/15 * * * *",
  timeout: 3600,
  handler: async ({ pluginOptions, data, signal, ...shop }) => {
    const options = readOptions(pluginOptions)
    const id = data["product_id"]
    const ids = typeof id === "string" ? [id] : await listOutdated(shop.db, options)
    for (const each of ids) {
      signal.throwIfAborted()
      await updateProduct(shop, each, options)
    }
  },
})

export default imageVariants
