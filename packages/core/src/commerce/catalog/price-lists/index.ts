export { announcePriceListTimes } from "./announce-times.ts"
export { priceListErrors } from "./errors.ts"
export { retrievePriceList } from "./present-price-lists.ts"
export { priceListAdminOperations } from "./routes.admin.ts"
export {
  addPricesToList,
  deleteListPrices,
  deleteProductPrices,
  deleteVariantPrices,
  type ListPrice,
} from "./write-list-prices.ts"
export { createPriceList, deletePriceList, updatePriceList } from "./write-price-list.ts"
