import type { QueryTable } from "./entry.ts"

/** Hooks that read, for regions, shipping and taxes. */
export const adminSettingsQueries: QueryTable = {
  useAdminCurrencies: { method: "currencies.list", query: true, key: "adminCurrenciesKeys.list(query)" },
  useAdminRegions: { method: "regions.list", query: true, key: "adminRegionKeys.list(query)" },
  useAdminRegion: { method: "regions.retrieve", parameters: ["id"], key: "adminRegionKeys.detail(id)" },
  useAdminRegionFulfillmentOptions: {
    method: "regions.retrieveFulfillmentOptions",
    parameters: ["regionId"],
    key: "adminRegionKeys.detail(`${regionId}_fullfillment-options`)",
  },
  useAdminShippingOptions: {
    method: "shippingOptions.list",
    query: true,
    key: "adminShippingOptionKeys.list(query)",
  },
  useAdminShippingOption: {
    method: "shippingOptions.retrieve",
    parameters: ["id"],
    key: "adminShippingOptionKeys.detail(id)",
  },
  useAdminShippingProfiles: { method: "shippingProfiles.list", key: "adminShippingProfileKeys.lists()" },
  useAdminShippingProfile: {
    method: "shippingProfiles.retrieve",
    parameters: ["id"],
    key: "adminShippingProfileKeys.detail(id)",
  },
  useAdminStorePaymentProviders: {
    method: "store.listPaymentProviders",
    key: 'adminStoreKeys.detail("payment_providers")',
  },
  useAdminStoreTaxProviders: {
    method: "store.listTaxProviders",
    key: 'adminStoreKeys.detail("tax_providers")',
  },
  useAdminStore: { method: "store.retrieve", key: "adminStoreKeys.details()" },
  useAdminTaxRates: { method: "taxRates.list", query: true, key: "adminTaxRateKeys.list(query)" },
  useAdminTaxRate: {
    method: "taxRates.retrieve",
    parameters: ["id"],
    query: true,
    key: "adminTaxRateKeys.detail(id)",
  },
}
