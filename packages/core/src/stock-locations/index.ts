export { stockLocationErrors } from "./errors.ts"
export { retrieveStockLocation } from "./read-stock-locations.ts"
export { stockLocationAdminOperations } from "./routes.admin.ts"
export { createStockLocation, deleteStockLocation, updateStockLocation } from "./write-stock-location.ts"
