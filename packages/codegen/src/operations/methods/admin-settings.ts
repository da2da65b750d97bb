import type { ResourceTable } from "./table.ts"

/** Methods around the settings of the shop. */
export const adminSettingMethods: ResourceTable = {
  currencies: {
    class: "AdminCurrenciesResource",
    about: "Operations on currencies.",
    methods: {
      list: {
        operation: "GetCurrencies",
        query: "AdminGetCurrenciesParams?",
        answer: "AdminCurrenciesListRes",
      },
      update: {
        operation: "PostCurrenciesCurrency",
        body: "AdminPostCurrenciesCurrencyReq",
        answer: "AdminCurrenciesRes",
      },
    },
  },
  publishableApiKeys: {
    class: "AdminPublishableApiKeyResource",
    about: "Operations on publishable API keys and their sales channels.",
    methods: {
      retrieve: { operation: "GetPublishableApiKeysPublishableApiKey", answer: "AdminPublishableApiKeysRes" },
      list: {
        operation: "GetPublishableApiKeys",
        query: "GetPublishableApiKeysParams?",
        answer: "AdminPublishableApiKeysListRes",
      },
      create: {
        operation: "PostPublishableApiKeys",
        body: "AdminPostPublishableApiKeysReq",
        answer: "AdminPublishableApiKeysRes",
      },
      update: {
        operation: "PostPublishableApiKysPublishableApiKey",
        body: "AdminPostPublishableApiKeysPublishableApiKeyReq",
        answer: "AdminPublishableApiKeysRes",
      },
      delete: {
        operation: "DeletePublishableApiKeysPublishableApiKey",
        answer: "AdminPublishableApiKeyDeleteRes",
      },
      revoke: {
        operation: "PostPublishableApiKeysPublishableApiKeyRevoke",
        answer: "AdminPublishableApiKeysRes",
      },
      addSalesChannelsBatch: {
        operation: "PostPublishableApiKeySalesChannelsChannelsBatch",
        body: "AdminPostPublishableApiKeySalesChannelsBatchReq",
        answer: "AdminPublishableApiKeysRes",
      },
      deleteSalesChannelsBatch: {
        operation: "DeletePublishableApiKeySalesChannelsChannelsBatch",
        body: "AdminDeletePublishableApiKeySalesChannelsBatchReq",
        answer: "AdminPublishableApiKeysRes",
      },
      listSalesChannels: {
        operation: "GetPublishableApiKeySalesChannels",
        query: "GetPublishableApiKeySalesChannelsParams?",
        answer: "AdminPublishableApiKeysListSalesChannelsRes",
      },
    },
  },
  salesChannels: {
    class: "AdminSalesChannelsResource",
    about: "Operations on sales channels, their products and their stock locations.",
    methods: {
      retrieve: { operation: "GetSalesChannelsSalesChannel", answer: "AdminSalesChannelsRes" },
      create: {
        operation: "PostSalesChannels",
        body: "AdminPostSalesChannelsReq",
        answer: "AdminSalesChannelsRes",
      },
      update: {
        operation: "PostSalesChannelsSalesChannel",
        body: "AdminPostSalesChannelsSalesChannelReq",
        answer: "AdminSalesChannelsRes",
      },
      list: {
        operation: "GetSalesChannels",
        query: "AdminGetSalesChannelsParams?",
        answer: "AdminSalesChannelsListRes",
      },
      delete: { operation: "DeleteSalesChannelsSalesChannel", answer: "AdminSalesChannelsDeleteRes" },
      removeProducts: {
        operation: "DeleteSalesChannelsChannelProductsBatch",
        body: "AdminDeleteSalesChannelsChannelProductsBatchReq",
        answer: "AdminSalesChannelsRes",
      },
      addProducts: {
        operation: "PostSalesChannelsChannelProductsBatch",
        body: "AdminPostSalesChannelsChannelProductsBatchReq",
        answer: "AdminSalesChannelsRes",
      },
      addLocation: {
        operation: "PostSalesChannelsSalesChannelStockLocation",
        body: "AdminPostSalesChannelsChannelStockLocationsReq",
        answer: "AdminSalesChannelsRes",
      },
      removeLocation: {
        operation: "DeleteSalesChannelsSalesChannelStockLocation",
        body: "AdminDeleteSalesChannelsChannelStockLocationsReq",
        answer: "AdminSalesChannelsDeleteLocationRes",
      },
    },
  },
  shippingProfiles: {
    class: "AdminShippingProfilesResource",
    about: "Operations on shipping profiles.",
    methods: {
      create: {
        operation: "PostShippingProfiles",
        body: "AdminPostShippingProfilesReq",
        answer: "AdminShippingProfilesRes",
      },
      update: {
        operation: "PostShippingProfilesProfile",
        body: "AdminPostShippingProfilesProfileReq",
        answer: "AdminShippingProfilesRes",
      },
      delete: { operation: "DeleteShippingProfilesProfile", answer: "AdminDeleteShippingProfileRes" },
      retrieve: { operation: "GetShippingProfilesProfile", answer: "AdminShippingProfilesRes" },
      list: { operation: "GetShippingProfiles", answer: "AdminShippingProfilesListRes" },
    },
  },
  store: {
    class: "AdminStoresResource",
    about: "Operations on the settings of the store.",
    methods: {
      update: { operation: "PostStore", body: "AdminPostStoreReq", answer: "AdminStoresRes" },
      addCurrency: { operation: "PostStoreCurrenciesCode", answer: "AdminStoresRes" },
      deleteCurrency: { operation: "DeleteStoreCurrenciesCode", answer: "AdminStoresRes" },
      retrieve: { operation: "GetStore", answer: "AdminExtendedStoresRes" },
      listPaymentProviders: { operation: "GetStorePaymentProviders", answer: "AdminPaymentProvidersList" },
      listTaxProviders: { operation: "GetStoreTaxProviders", answer: "AdminTaxProvidersList" },
    },
  },
  shippingOptions: {
    class: "AdminShippingOptionsResource",
    about: "Operations on shipping options.",
    methods: {
      create: {
        operation: "PostShippingOptions",
        body: "AdminPostShippingOptionsReq",
        answer: "AdminShippingOptionsRes",
      },
      update: {
        operation: "PostShippingOptionsOption",
        body: "AdminPostShippingOptionsOptionReq",
        answer: "AdminShippingOptionsRes",
      },
      delete: { operation: "DeleteShippingOptionsOption", answer: "AdminShippingOptionsDeleteRes" },
      retrieve: { operation: "GetShippingOptionsOption", answer: "AdminShippingOptionsRes" },
      list: {
        operation: "GetShippingOptions",
        query: "AdminGetShippingOptionsParams?",
        answer: "AdminShippingOptionsListRes",
      },
    },
  },
  regions: {
    class: "AdminRegionsResource",
    about: "Operations on regions, their countries and their providers.",
    methods: {
      create: { operation: "PostRegions", body: "AdminPostRegionsReq", answer: "AdminRegionsRes" },
      update: {
        operation: "PostRegionsRegion",
        body: "AdminPostRegionsRegionReq",
        answer: "AdminRegionsRes",
      },
      delete: { operation: "DeleteRegionsRegion", answer: "AdminRegionsDeleteRes" },
      retrieve: {
        operation: "GetRegionsRegion",
        query: "AdminGetRegionsRegionParams?",
        answer: "AdminRegionsRes",
      },
      list: { operation: "GetRegions", query: "AdminGetRegionsParams?", answer: "AdminRegionsListRes" },
      addCountry: {
        operation: "PostRegionsRegionCountries",
        body: "AdminPostRegionsRegionCountriesReq",
        answer: "AdminRegionsRes",
      },
      deleteCountry: { operation: "PostRegionsRegionCountriesCountry", answer: "AdminRegionsRes" },
      addFulfillmentProvider: {
        operation: "PostRegionsRegionFulfillmentProviders",
        body: "AdminPostRegionsRegionFulfillmentProvidersReq",
        answer: "AdminRegionsRes",
      },
      deleteFulfillmentProvider: {
        operation: "PostRegionsRegionFulfillmentProvidersProvider",
        answer: "AdminRegionsRes",
      },
      retrieveFulfillmentOptions: {
        operation: "GetRegionsRegionFulfillmentOptions",
        answer: "AdminGetRegionsRegionFulfillmentOptionsRes",
      },
      addPaymentProvider: {
        operation: "PostRegionsRegionPaymentProviders",
        body: "AdminPostRegionsRegionPaymentProvidersReq",
        answer: "AdminRegionsRes",
      },
      deletePaymentProvider: {
        operation: "PostRegionsRegionPaymentProvidersProvider",
        answer: "AdminRegionsRes",
      },
    },
  },
  taxRates: {
    class: "AdminTaxRatesResource",
    about: "Operations on tax rates, and the products, product types and shipping options they apply to.",
    methods: {
      retrieve: {
        operation: "GetTaxRatesTaxRate",
        query: "AdminGetTaxRatesTaxRateParams?",
        answer: "AdminTaxRatesRes",
      },
      list: { operation: "GetTaxRates", query: "AdminGetTaxRatesParams?", answer: "AdminTaxRatesListRes" },
      create: {
        operation: "PostTaxRates",
        body: "AdminPostTaxRatesReq",
        query: "AdminPostTaxRatesParams?",
        answer: "AdminTaxRatesRes",
      },
      update: {
        operation: "PostTaxRatesTaxRate",
        body: "AdminPostTaxRatesTaxRateReq",
        query: "AdminPostTaxRatesTaxRateParams?",
        answer: "AdminTaxRatesRes",
      },
      addProducts: {
        operation: "PostTaxRatesTaxRateProducts",
        body: "AdminPostTaxRatesTaxRateProductsReq",
        query: "AdminPostTaxRatesTaxRateProductsParams?",
        answer: "AdminTaxRatesRes",
      },
      addProductTypes: {
        operation: "PostTaxRatesTaxRateProductTypes",
        body: "AdminPostTaxRatesTaxRateProductTypesReq",
        query: "AdminPostTaxRatesTaxRateProductTypesParams?",
        answer: "AdminTaxRatesRes",
      },
      addShippingOptions: {
        operation: "PostTaxRatesTaxRateShippingOptions",
        body: "AdminPostTaxRatesTaxRateShippingOptionsReq",
        query: "AdminPostTaxRatesTaxRateShippingOptionsParams?",
        answer: "AdminTaxRatesRes",
      },
      removeProducts: {
        operation: "DeleteTaxRatesTaxRateProducts",
        body: "AdminDeleteTaxRatesTaxRateProductsReq",
        query: "AdminDeleteTaxRatesTaxRateProductsParams?",
        answer: "AdminTaxRatesRes",
      },
      removeProductTypes: {
        operation: "DeleteTaxRatesTaxRateProductTypes",
        body: "AdminDeleteTaxRatesTaxRateProductTypesReq",
        query: "AdminDeleteTaxRatesTaxRateProductTypesParams?",
        answer: "AdminTaxRatesRes",
      },
      removeShippingOptions: {
        operation: "DeleteTaxRatesTaxRateShippingOptions",
        body: "AdminDeleteTaxRatesTaxRateShippingOptionsReq",
        query: "AdminDeleteTaxRatesTaxRateShippingOptionsParams?",
        answer: "AdminTaxRatesRes",
      },
      delete: { operation: "DeleteTaxRatesTaxRate", answer: "AdminTaxRatesDeleteRes" },
    },
  },
  uploads: {
    class: "AdminUploadsResource",
    about: "Operations on uploaded files.",
    methods: {
      create: { operation: "PostUploads", files: true, answer: "AdminUploadsRes" },
      createProtected: { operation: "PostUploadsProtected", files: true, answer: "AdminUploadsRes" },
      delete: { operation: "DeleteUploads", body: "AdminDeleteUploadsReq", answer: "AdminDeleteUploadsRes" },
      getPresignedDownloadUrl: {
        operation: "PostUploadsDownloadUrl",
        body: "AdminPostUploadsDownloadUrlReq",
        answer: "AdminUploadsDownloadUrlRes",
      },
    },
  },
}
