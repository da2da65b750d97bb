import type { MutationTable } from "./entry.ts"

/** Hooks that change, for regions, shipping and taxes. */
export const adminSettingsMutations: MutationTable = {
  useAdminUpdateCurrency: {
    method: "currencies.update",
    parameters: ["code"],
    invalidates: ["adminCurrenciesKeys.lists()", "adminCurrenciesKeys.detail(code)"],
  },
  useAdminCreateRegion: { method: "regions.create", invalidates: ["adminRegionKeys.lists()"] },
  useAdminUpdateRegion: {
    method: "regions.update",
    parameters: ["id"],
    invalidates: ["adminRegionKeys.lists()", "adminRegionKeys.detail(id)"],
  },
  useAdminDeleteRegion: {
    method: "regions.delete",
    parameters: ["id"],
    invalidates: ["adminRegionKeys.lists()", "adminRegionKeys.detail(id)"],
  },
  useAdminRegionAddCountry: {
    method: "regions.addCountry",
    parameters: ["id"],
    invalidates: ["adminRegionKeys.detail(id)"],
  },
  useAdminRegionRemoveCountry: {
    method: "regions.deleteCountry",
    parameters: ["id"],
    path: "country_code",
    invalidates: ["adminRegionKeys.detail(id)"],
  },
  useAdminRegionAddFulfillmentProvider: {
    method: "regions.addFulfillmentProvider",
    parameters: ["id"],
    invalidates: ["adminRegionKeys.detail(id)"],
  },
  useAdminRegionDeleteFulfillmentProvider: {
    method: "regions.deleteFulfillmentProvider",
    parameters: ["id"],
    path: "provider_id",
    invalidates: ["adminRegionKeys.detail(id)"],
  },
  useAdminRegionAddPaymentProvider: {
    method: "regions.addPaymentProvider",
    parameters: ["id"],
    invalidates: ["adminRegionKeys.detail(id)"],
  },
  useAdminRegionDeletePaymentProvider: {
    method: "regions.deletePaymentProvider",
    parameters: ["id"],
    path: "provider_id",
    invalidates: ["adminRegionKeys.detail(id)"],
  },
  useAdminCreateShippingOption: {
    method: "shippingOptions.create",
    invalidates: ["adminShippingOptionKeys.lists()"],
  },
  useAdminUpdateShippingOption: {
    method: "shippingOptions.update",
    parameters: ["id"],
    invalidates: ["adminShippingOptionKeys.lists()", "adminShippingOptionKeys.detail(id)"],
  },
  useAdminDeleteShippingOption: {
    method: "shippingOptions.delete",
    parameters: ["id"],
    invalidates: ["adminShippingOptionKeys.lists()", "adminShippingOptionKeys.detail(id)"],
  },
  useAdminCreateShippingProfile: {
    method: "shippingProfiles.create",
    invalidates: ["adminShippingProfileKeys.lists()"],
  },
  useAdminUpdateShippingProfile: {
    method: "shippingProfiles.update",
    parameters: ["id"],
    invalidates: ["adminShippingProfileKeys.lists()", "adminShippingProfileKeys.detail(id)"],
  },
  useAdminDeleteShippingProfile: {
    method: "shippingProfiles.delete",
    parameters: ["id"],
    invalidates: ["adminShippingProfileKeys.lists()", "adminShippingProfileKeys.detail(id)"],
  },
  useAdminUpdateStore: { method: "store.update", invalidates: ["adminStoreKeys.details()"] },
  useAdminAddStoreCurrency: {
    method: "store.addCurrency",
    path: "currency_code",
    invalidates: ["adminStoreKeys.details()"],
  },
  useAdminDeleteStoreCurrency: {
    method: "store.deleteCurrency",
    path: "currency_code",
    invalidates: ["adminStoreKeys.details()"],
  },
  useAdminCreateTaxRate: { method: "taxRates.create", invalidates: ["adminTaxRateKeys.lists()"] },
  useAdminUpdateTaxRate: {
    method: "taxRates.update",
    parameters: ["id"],
    invalidates: ["adminTaxRateKeys.lists()", "adminTaxRateKeys.detail(id)"],
  },
  useAdminDeleteTaxRate: {
    method: "taxRates.delete",
    parameters: ["id"],
    invalidates: ["adminTaxRateKeys.lists()", "adminTaxRateKeys.detail(id)"],
  },
  useAdminCreateProductTaxRates: {
    method: "taxRates.addProducts",
    parameters: ["id"],
    invalidates: ["adminTaxRateKeys.lists()", "adminTaxRateKeys.detail(id)"],
  },
  useAdminDeleteProductTaxRates: {
    method: "taxRates.removeProducts",
    parameters: ["id"],
    invalidates: ["adminTaxRateKeys.lists()", "adminTaxRateKeys.detail(id)"],
  },
  useAdminCreateProductTypeTaxRates: {
    method: "taxRates.addProductTypes",
    parameters: ["id"],
    invalidates: ["adminTaxRateKeys.lists()", "adminTaxRateKeys.detail(id)"],
  },
  useAdminDeleteProductTypeTaxRates: {
    method: "taxRates.removeProductTypes",
    parameters: ["id"],
    invalidates: ["adminTaxRateKeys.lists()", "adminTaxRateKeys.detail(id)"],
  },
  useAdminCreateShippingTaxRates: {
    method: "taxRates.addShippingOptions",
    parameters: ["id"],
    invalidates: ["adminTaxRateKeys.lists()", "adminTaxRateKeys.detail(id)"],
  },
  useAdminDeleteShippingTaxRates: {
    method: "taxRates.removeShippingOptions",
    parameters: ["id"],
    invalidates: ["adminTaxRateKeys.lists()", "adminTaxRateKeys.detail(id)"],
  },
}
