import { service, type ServiceDefinition } from "@stheno/core"
import { createImportService, type ImportService } from "@stheno/source-kit"
import { readOptions } from "../options.ts"
import { woocommerceSource } from "../source.ts"

/** Starts, resumes and cancels imports from WooCommerce. */
const woocommerceImport: ServiceDefinition<ImportService> = service((shop) =>
  createImportService(shop, woocommerceSource(readOptions(shop.pluginOptions))),
)

export default woocommerceImport

declare module "@stheno/core" {
  interface Services {
    woocommerceImportService: ImportService
  }
}
