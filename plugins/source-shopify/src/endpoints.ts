import { importEndpoints, type ImportEndpoints } from "@stheno/source-kit"
import "./services/shopify-import.ts"
import { shopifyKinds } from "./source.ts"

/** The endpoints below `/admin/shopify/imports`. */
export const endpoints: ImportEndpoints = importEndpoints(
  "Shopify",
  shopifyKinds,
  ({ services }) => services.shopifyImportService,
)
