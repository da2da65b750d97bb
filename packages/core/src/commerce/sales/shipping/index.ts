export { optionsForCart, priceOfOption, validateCartOption, type ShippableCart } from "./cart-options.ts"
export { addCustomOptions, customOptionsOfCart, offerForCart, type CustomOption } from "./custom-options.ts"
export { shippingErrors } from "./errors.ts"
export { fulfillmentProvider } from "./fulfillment-provider.ts"
export { meetsRequirements, type Requirement } from "./option-rules.ts"
export { priceOptions } from "./price-options.ts"
export { retrieveShippingOption } from "./read-options.ts"
export { shippingAdminOperations } from "./routes.admin.ts"
export { cartShippingOptionsOperation } from "./routes.cart.ts"
export { shippingStoreOperations } from "./routes.store.ts"
export {
  createShippingMethod,
  dependsOnCart,
  deleteShippingMethods,
  insertShippingMethod,
  prepareShippingMethod,
  type PreparedShippingMethod,
  type ShippingChoice,
  type ShippingMethodOwner,
} from "./shipping-methods.ts"
