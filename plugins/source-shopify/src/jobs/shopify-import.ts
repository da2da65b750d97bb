import { job, type JobDefinition } from "@stheno/core"
import { pageAttempts, runImport } from "@stheno/source-kit"
import { readOptions } from "../options.ts"
import { shopifySource } from "../source.ts"

/** Imports pages for some seconds, and then leaves the next page to another job. */
const shopifyImport: JobDefinition = job({
  name: "shopify-import",
  retries: pageAttempts,
  handler: (args) => runImport(args, shopifySource(readOptions(args.pluginOptions))),
})

export default shopifyImport
