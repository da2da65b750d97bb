export { taxErrors } from "./errors.ts"
export { taxRateAdminOperations } from "./routes.admin.ts"
export { systemTaxProvider } from "./system-provider.ts"
export {
  includedTax,
  lineTax,
  netUnitPrice,
  priceWithTax,
  roundedIncludedTax,
  shippingTax,
  totalRate,
  type PriceWithTax,
  type TaxableLine,
  type TaxableMethod,
  type TaxLineInput,
} from "../../../platform/kernel/tax-amount.ts"
export { cartRatesQuery, ratesOfCart, type CartRate } from "./rates-of-cart.ts"
export {
  deleteTaxLines,
  persistTaxLines,
  taxLinesFor,
  type TaxLine,
  type TaxLines,
  type TaxRequest,
} from "./tax-lines.ts"
export {
  productRates,
  ratesByOwner,
  ratesForProducts,
  ratesForShippingOptions,
  ratesOfShippingOptions,
  type OwnedRate,
  type TaxRateInfo,
} from "./tax-rates.ts"
