import type { BatchStrategy } from "../batch-jobs/index.ts"
import { orderExport } from "./order-export.ts"
import { priceListImport } from "./price-list-import.ts"
import { productExport } from "./product-export.ts"
import { productImport } from "./product-import.ts"

/** The built-in kinds of batch jobs: imports and exports as CSV files. */
export const transferStrategies: readonly BatchStrategy[] = [
  orderExport,
  priceListImport,
  productExport,
  productImport,
]
