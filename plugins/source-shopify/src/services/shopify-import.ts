import { service, type ServiceDefinition } from "@stheno/core"
import { createImportService, type ImportService } from "@stheno/source-kit"
import { readOptions } from "../options.ts"
import { shopifySource } from "../source.ts"

/** Starts, resumes and cancels imports from Shopify. */
const shopifyImport: ServiceDefinition<ImportService> = service((shop) =>
  createImportService(shop, shopifySource(readOptions(shop.pluginOptions))),
)

export default shopifyImport

declare module "@stheno/core" {
  interface Services {
    shopifyImportService: ImportService
  }
}
