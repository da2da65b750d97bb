import { importEndpoints, type ImportEndpoints } from "@stheno/source-kit"
import "./services/woocommerce-import.ts"
import { woocommerceKinds } from "./source.ts"

/** The endpoints below `/admin/woocommerce/imports`. */
export const endpoints: ImportEndpoints = importEndpoints(
  "WooCommerce",
  woocommerceKinds,
  ({ services }) => services.woocommerceImportService,
)
