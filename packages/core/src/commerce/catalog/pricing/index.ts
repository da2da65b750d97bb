export { pricingErrors } from "./errors.ts"
export {
  deletePrices,
  insertPrices,
  placePrice,
  regionCurrencies,
  updatePrices,
  type NewPrice,
  type PriceChange,
} from "./insert-prices.ts"
export { addPrices, priceVariants } from "./price-variants.ts"
export { holdsForQuantity, isListOpen, shippingOptionPrice } from "./price-selection.ts"
export { priceSelection, type DecidePrice, type PriceQuestion, type SelectedPrice } from "./price-strategy.ts"
export type { PricingContext } from "./pricing-context.ts"
export {
  pricesFrom,
  pricesOfVariants,
  pricingQuery,
  type PriceRequest,
  type PricingFacts,
  type VariantPricing,
} from "./variant-prices.ts"
export {
  insertVariantPrices,
  replaceVariantPrices,
  upsertVariantPrices,
  type VariantPrices,
} from "./write-prices.ts"
