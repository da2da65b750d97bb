import type { Operation } from "../operation.ts"

/** The Store API operations whose responses are cached, by ID. */
const storeOperations: ReadonlySet<string> = new Set([
  "GetCollections",
  "GetCollectionsCollection",
  "GetProductCategories",
  "GetProductCategoriesCategory",
  "GetProducts",
  "GetProductsProduct",
  "GetProductTags",
  "GetProductTypes",
  "GetRegions",
  "GetRegionsRegion",
  "GetReturnReasons",
  "GetReturnReasonsReason",
  "GetShippingOptions",
  "GetVariants",
  "GetVariantsVariant",
])

/** The Admin API operations whose responses are cached, by ID. */
const adminOperations: ReadonlySet<string> = new Set([
  "GetCollections",
  "GetCurrencies",
  "GetCustomers",
  "GetDiscounts",
  "GetDraftOrders",
  "GetInventoryItems",
  "GetOrders",
  "GetPriceLists",
  "GetProductCategories",
  "GetProducts",
  "GetProductsProduct",
  "GetProductsTagUsage",
  "GetProductsTypes",
  "GetProductTags",
  "GetProductTypes",
  "GetRegions",
  "GetReturnReasons",
  "GetReturns",
  "GetSalesChannels",
  "GetShippingOptions",
  "GetShippingProfiles",
  "GetStockLocations",
  "GetSwaps",
  "GetTaxRates",
  "GetVariants",
])

/** Operations that look at the clock for nothing but price lists. */
const pricedOperations: ReadonlySet<string> = new Set([
  "store.GetProducts",
  "store.GetProductsProduct",
  "store.GetVariants",
  "store.GetVariantsVariant",
  "admin.GetProducts",
  "admin.GetProductsProduct",
  "admin.GetVariants",
])

/** Whether the clock matters to the responses of an operation only when a price list begins or ends. */
export function isTimedByPriceLists({ area, id }: Operation): boolean {
  return pricedOperations.has(`${area}.${id}`)
}

/** Whether responses of an operation may be cached. Whether one can be depends on what the operation reads. */
export function isCachedOperation({
  area,
  id,
  limit,
  method,
}: Pick<Operation, "area" | "id" | "limit" | "method">): boolean {
  if (method !== "GET" || limit) return false
  return (area === "admin" ? adminOperations : storeOperations).has(id)
}
