import { job, type JobDefinition } from "@stheno/core"
import { pageAttempts, runImport } from "@stheno/source-kit"
import { readOptions } from "../options.ts"
import { woocommerceSource } from "../source.ts"

/** Imports pages for some seconds, and then leaves the next page to another job. */
const woocommerceImport: JobDefinition = job({
  name: "woocommerce-import",
  retries: pageAttempts,
  handler: (args) => runImport(args, woocommerceSource(readOptions(args.pluginOptions))),
})

export default woocommerceImport
