// Generated from the operations by `npm run generate`. Do not edit.
import type { OperationTypes } from "./operation-types.gen.ts"

/** The body of a successful response, by the segments of the path and the method. `:` is a parameter. */
export interface ResponsePaths {
  admin: {
    "analytics-configs": {
      GET: OperationTypes["admin.GetAnalyticsConfig"]["result"]
      POST: OperationTypes["admin.PostAnalyticsConfig"]["result"]
      DELETE: OperationTypes["admin.DeleteAnalyticsConfig"]["result"]
      update: {
        POST: OperationTypes["admin.PostAnalyticsConfigUpdate"]["result"]
      }
    }
    apps: {
      GET: OperationTypes["admin.GetApps"]["result"]
      authorizations: {
        POST: OperationTypes["admin.PostApps"]["result"]
      }
    }
    auth: {
      GET: OperationTypes["admin.GetAuth"]["result"]
      POST: OperationTypes["admin.PostAuth"]["result"]
      DELETE: string
      token: {
        POST: OperationTypes["admin.PostToken"]["result"]
      }
      password: {
        POST: OperationTypes["admin.PostAuthPassword"]["result"]
      }
    }
    "batch-jobs": {
      GET: OperationTypes["admin.GetBatchJobs"]["result"]
      POST: OperationTypes["admin.PostBatchJobs"]["result"]
      ":": {
        GET: OperationTypes["admin.GetBatchJobsBatchJob"]["result"]
        cancel: {
          POST: OperationTypes["admin.PostBatchJobsBatchJobCancel"]["result"]
        }
        confirm: {
          POST: OperationTypes["admin.PostBatchJobsBatchJobConfirmProcessing"]["result"]
        }
      }
    }
    "product-categories": {
      GET: OperationTypes["admin.GetProductCategories"]["result"]
      POST: OperationTypes["admin.PostProductCategories"]["result"]
      ":": {
        GET: OperationTypes["admin.GetProductCategoriesCategory"]["result"]
        POST: OperationTypes["admin.PostProductCategoriesCategory"]["result"]
        DELETE: OperationTypes["admin.DeleteProductCategoriesCategory"]["result"]
        products: {
          batch: {
            POST: OperationTypes["admin.PostProductCategoriesCategoryProductsBatch"]["result"]
            DELETE: OperationTypes["admin.DeleteProductCategoriesCategoryProductsBatch"]["result"]
          }
        }
      }
    }
    orders: {
      GET: OperationTypes["admin.GetOrders"]["result"]
      ":": {
        GET: OperationTypes["admin.GetOrdersOrder"]["result"]
        POST: OperationTypes["admin.PostOrdersOrder"]["result"]
        claims: {
          POST: OperationTypes["admin.PostOrdersOrderClaims"]["result"]
          ":": {
            POST: OperationTypes["admin.PostOrdersOrderClaimsClaim"]["result"]
            cancel: {
              POST: OperationTypes["admin.PostOrdersClaimCancel"]["result"]
            }
            fulfillments: {
              POST: OperationTypes["admin.PostOrdersOrderClaimsClaimFulfillments"]["result"]
              ":": {
                cancel: {
                  POST: OperationTypes["admin.PostOrdersClaimFulfillmentsCancel"]["result"]
                }
              }
            }
            shipments: {
              POST: OperationTypes["admin.PostOrdersOrderClaimsClaimShipments"]["result"]
            }
          }
        }
        "shipping-methods": {
          POST: OperationTypes["admin.PostOrdersOrderShippingMethods"]["result"]
        }
        complete: {
          POST: OperationTypes["admin.PostOrdersOrderComplete"]["result"]
        }
        archive: {
          POST: OperationTypes["admin.PostOrdersOrderArchive"]["result"]
        }
        cancel: {
          POST: OperationTypes["admin.PostOrdersOrderCancel"]["result"]
        }
        capture: {
          POST: OperationTypes["admin.PostOrdersOrderCapture"]["result"]
        }
        refund: {
          POST: OperationTypes["admin.PostOrdersOrderRefunds"]["result"]
        }
        fulfillment: {
          POST: OperationTypes["admin.PostOrdersOrderFulfillments"]["result"]
        }
        fulfillments: {
          ":": {
            cancel: {
              POST: OperationTypes["admin.PostOrdersOrderFulfillmentsCancel"]["result"]
            }
          }
        }
        shipment: {
          POST: OperationTypes["admin.PostOrdersOrderShipment"]["result"]
        }
        reservations: {
          GET: OperationTypes["admin.GetOrdersOrderReservations"]["result"]
        }
        "line-items": {
          ":": {
            reserve: {
              POST: OperationTypes["admin.PostOrdersOrderLineItemReservations"]["result"]
            }
          }
        }
        return: {
          POST: OperationTypes["admin.PostOrdersOrderReturns"]["result"]
        }
        swaps: {
          POST: OperationTypes["admin.PostOrdersOrderSwaps"]["result"]
          ":": {
            cancel: {
              POST: OperationTypes["admin.PostOrdersSwapCancel"]["result"]
            }
            fulfillments: {
              POST: OperationTypes["admin.PostOrdersOrderSwapsSwapFulfillments"]["result"]
              ":": {
                cancel: {
                  POST: OperationTypes["admin.PostOrdersSwapFulfillmentsCancel"]["result"]
                }
              }
            }
            shipments: {
              POST: OperationTypes["admin.PostOrdersOrderSwapsSwapShipments"]["result"]
            }
            "process-payment": {
              POST: OperationTypes["admin.PostOrdersOrderSwapsSwapProcessPayment"]["result"]
            }
          }
        }
      }
    }
    collections: {
      GET: OperationTypes["admin.GetCollections"]["result"]
      POST: OperationTypes["admin.PostCollections"]["result"]
      ":": {
        GET: OperationTypes["admin.GetCollectionsCollection"]["result"]
        POST: OperationTypes["admin.PostCollectionsCollection"]["result"]
        DELETE: OperationTypes["admin.DeleteCollectionsCollection"]["result"]
        products: {
          batch: {
            POST: OperationTypes["admin.PostProductsToCollection"]["result"]
            DELETE: OperationTypes["admin.DeleteProductsFromCollection"]["result"]
          }
        }
      }
    }
    currencies: {
      GET: OperationTypes["admin.GetCurrencies"]["result"]
      ":": {
        POST: OperationTypes["admin.PostCurrenciesCurrency"]["result"]
      }
    }
    customers: {
      GET: OperationTypes["admin.GetCustomers"]["result"]
      POST: OperationTypes["admin.PostCustomers"]["result"]
      ":": {
        GET: OperationTypes["admin.GetCustomersCustomer"]["result"]
        POST: OperationTypes["admin.PostCustomersCustomer"]["result"]
      }
    }
    "customer-groups": {
      GET: OperationTypes["admin.GetCustomerGroups"]["result"]
      POST: OperationTypes["admin.PostCustomerGroups"]["result"]
      ":": {
        GET: OperationTypes["admin.GetCustomerGroupsGroup"]["result"]
        POST: OperationTypes["admin.PostCustomerGroupsGroup"]["result"]
        DELETE: OperationTypes["admin.DeleteCustomerGroupsCustomerGroup"]["result"]
        customers: {
          GET: OperationTypes["admin.GetCustomerGroupsGroupCustomers"]["result"]
          batch: {
            POST: OperationTypes["admin.PostCustomerGroupsGroupCustomersBatch"]["result"]
            DELETE: OperationTypes["admin.DeleteCustomerGroupsGroupCustomerBatch"]["result"]
          }
        }
      }
    }
    discounts: {
      GET: OperationTypes["admin.GetDiscounts"]["result"]
      POST: OperationTypes["admin.PostDiscounts"]["result"]
      code: {
        ":": {
          GET: OperationTypes["admin.GetDiscountsDiscountCode"]["result"]
        }
      }
      ":": {
        GET: OperationTypes["admin.GetDiscountsDiscount"]["result"]
        POST: OperationTypes["admin.PostDiscountsDiscount"]["result"]
        DELETE: OperationTypes["admin.DeleteDiscountsDiscount"]["result"]
        "dynamic-codes": {
          POST: OperationTypes["admin.PostDiscountsDiscountDynamicCodes"]["result"]
          ":": {
            DELETE: OperationTypes["admin.DeleteDiscountsDiscountDynamicCodesCode"]["result"]
          }
        }
        regions: {
          ":": {
            POST: OperationTypes["admin.PostDiscountsDiscountRegionsRegion"]["result"]
            DELETE: OperationTypes["admin.DeleteDiscountsDiscountRegionsRegion"]["result"]
          }
        }
        conditions: {
          POST: OperationTypes["admin.PostDiscountsDiscountConditions"]["result"]
          ":": {
            GET: OperationTypes["admin.GetDiscountsDiscountConditionsCondition"]["result"]
            POST: OperationTypes["admin.PostDiscountsDiscountConditionsCondition"]["result"]
            DELETE: OperationTypes["admin.DeleteDiscountsDiscountConditionsCondition"]["result"]
            batch: {
              POST: OperationTypes["admin.PostDiscountsDiscountConditionsConditionBatch"]["result"]
              DELETE: OperationTypes["admin.DeleteDiscountsDiscountConditionsConditionBatch"]["result"]
            }
          }
        }
      }
    }
    "draft-orders": {
      GET: OperationTypes["admin.GetDraftOrders"]["result"]
      POST: OperationTypes["admin.PostDraftOrders"]["result"]
      ":": {
        GET: OperationTypes["admin.GetDraftOrdersDraftOrder"]["result"]
        POST: OperationTypes["admin.PostDraftOrdersDraftOrder"]["result"]
        DELETE: OperationTypes["admin.DeleteDraftOrdersDraftOrder"]["result"]
        "line-items": {
          POST: OperationTypes["admin.PostDraftOrdersDraftOrderLineItems"]["result"]
          ":": {
            POST: OperationTypes["admin.PostDraftOrdersDraftOrderLineItemsItem"]["result"]
            DELETE: OperationTypes["admin.DeleteDraftOrdersDraftOrderLineItemsItem"]["result"]
          }
        }
        pay: {
          POST: OperationTypes["admin.PostDraftOrdersDraftOrderRegisterPayment"]["result"]
        }
      }
    }
    "gift-cards": {
      GET: OperationTypes["admin.GetGiftCards"]["result"]
      POST: OperationTypes["admin.PostGiftCards"]["result"]
      ":": {
        GET: OperationTypes["admin.GetGiftCardsGiftCard"]["result"]
        POST: OperationTypes["admin.PostGiftCardsGiftCard"]["result"]
        DELETE: OperationTypes["admin.DeleteGiftCardsGiftCard"]["result"]
      }
    }
    "inventory-items": {
      GET: OperationTypes["admin.GetInventoryItems"]["result"]
      POST: OperationTypes["admin.PostInventoryItems"]["result"]
      ":": {
        GET: OperationTypes["admin.GetInventoryItemsInventoryItem"]["result"]
        POST: OperationTypes["admin.PostInventoryItemsInventoryItem"]["result"]
        DELETE: OperationTypes["admin.DeleteInventoryItemsInventoryItem"]["result"]
        "location-levels": {
          GET: OperationTypes["admin.GetInventoryItemsInventoryItemLocationLevels"]["result"]
          POST: OperationTypes["admin.PostInventoryItemsInventoryItemLocationLevels"]["result"]
          ":": {
            POST: OperationTypes["admin.PostInventoryItemsInventoryItemLocationLevelsLocationLevel"]["result"]
            DELETE: OperationTypes["admin.DeleteInventoryItemsInventoryIteLocationLevelsLocation"]["result"]
          }
        }
      }
    }
    variants: {
      GET: OperationTypes["admin.GetVariants"]["result"]
      ":": {
        GET: OperationTypes["admin.GetVariantsVariant"]["result"]
        inventory: {
          GET: OperationTypes["admin.GetVariantsVariantInventory"]["result"]
        }
      }
    }
    invites: {
      GET: OperationTypes["admin.GetInvites"]["result"]
      POST: string
      accept: {
        POST: string
      }
      ":": {
        DELETE: OperationTypes["admin.DeleteInvitesInvite"]["result"]
        resend: {
          POST: string
        }
      }
    }
    notes: {
      GET: OperationTypes["admin.GetNotes"]["result"]
      POST: OperationTypes["admin.PostNotes"]["result"]
      ":": {
        GET: OperationTypes["admin.GetNotesNote"]["result"]
        POST: OperationTypes["admin.PostNotesNote"]["result"]
        DELETE: OperationTypes["admin.DeleteNotesNote"]["result"]
      }
    }
    notifications: {
      GET: OperationTypes["admin.GetNotifications"]["result"]
      ":": {
        resend: {
          POST: OperationTypes["admin.PostNotificationsNotificationResend"]["result"]
        }
      }
    }
    "order-edits": {
      GET: OperationTypes["admin.GetOrderEdits"]["result"]
      POST: OperationTypes["admin.PostOrderEdits"]["result"]
      ":": {
        GET: OperationTypes["admin.GetOrderEditsOrderEdit"]["result"]
        POST: OperationTypes["admin.PostOrderEditsOrderEdit"]["result"]
        DELETE: OperationTypes["admin.DeleteOrderEditsOrderEdit"]["result"]
        items: {
          POST: OperationTypes["admin.PostOrderEditsEditLineItems"]["result"]
          ":": {
            POST: OperationTypes["admin.PostOrderEditsEditLineItemsLineItem"]["result"]
            DELETE: OperationTypes["admin.DeleteOrderEditsOrderEditLineItemsLineItem"]["result"]
          }
        }
        changes: {
          ":": {
            DELETE: OperationTypes["admin.DeleteOrderEditsOrderEditItemChange"]["result"]
          }
        }
        request: {
          POST: OperationTypes["admin.PostOrderEditsOrderEditRequest"]["result"]
        }
        cancel: {
          POST: OperationTypes["admin.PostOrderEditsOrderEditCancel"]["result"]
        }
        confirm: {
          POST: OperationTypes["admin.PostOrderEditsOrderEditConfirm"]["result"]
        }
      }
    }
    "payment-collections": {
      ":": {
        GET: OperationTypes["admin.GetPaymentCollectionsPaymentCollection"]["result"]
        POST: OperationTypes["admin.PostPaymentCollectionsPaymentCollection"]["result"]
        DELETE: OperationTypes["admin.DeletePaymentCollectionsPaymentCollection"]["result"]
        authorize: {
          POST: OperationTypes["admin.PostPaymentCollectionsPaymentCollectionAuthorize"]["result"]
        }
      }
    }
    payments: {
      ":": {
        GET: OperationTypes["admin.GetPaymentsPayment"]["result"]
        capture: {
          POST: OperationTypes["admin.PostPaymentsPaymentCapture"]["result"]
        }
        refund: {
          POST: OperationTypes["admin.PostPaymentsPaymentRefunds"]["result"]
        }
      }
    }
    "price-lists": {
      GET: OperationTypes["admin.GetPriceLists"]["result"]
      POST: OperationTypes["admin.PostPriceListsPriceList"]["result"]
      ":": {
        GET: OperationTypes["admin.GetPriceListsPriceList"]["result"]
        POST: OperationTypes["admin.PostPriceListsPriceListPriceList"]["result"]
        DELETE: OperationTypes["admin.DeletePriceListsPriceList"]["result"]
        prices: {
          batch: {
            POST: OperationTypes["admin.PostPriceListsPriceListPricesBatch"]["result"]
            DELETE: OperationTypes["admin.DeletePriceListsPriceListPricesBatch"]["result"]
          }
        }
        products: {
          GET: OperationTypes["admin.GetPriceListsPriceListProducts"]["result"]
          prices: {
            batch: {
              DELETE: OperationTypes["admin.DeletePriceListsPriceListProductsPricesBatch"]["result"]
            }
          }
          ":": {
            prices: {
              DELETE: OperationTypes["admin.DeletePriceListsPriceListProductsProductPrices"]["result"]
            }
          }
        }
        variants: {
          ":": {
            prices: {
              DELETE: OperationTypes["admin.DeletePriceListsPriceListVariantsVariantPrices"]["result"]
            }
          }
        }
      }
    }
    products: {
      GET: OperationTypes["admin.GetProducts"]["result"]
      POST: OperationTypes["admin.PostProducts"]["result"]
      ":": {
        GET: OperationTypes["admin.GetProductsProduct"]["result"]
        POST: OperationTypes["admin.PostProductsProduct"]["result"]
        DELETE: OperationTypes["admin.DeleteProductsProduct"]["result"]
        metadata: {
          POST: OperationTypes["admin.PostProductsProductMetadata"]["result"]
        }
        variants: {
          GET: OperationTypes["admin.GetProductsProductVariants"]["result"]
          POST: OperationTypes["admin.PostProductsProductVariants"]["result"]
          ":": {
            POST: OperationTypes["admin.PostProductsProductVariantsVariant"]["result"]
            DELETE: OperationTypes["admin.DeleteProductsProductVariantsVariant"]["result"]
          }
        }
        options: {
          POST: OperationTypes["admin.PostProductsProductOptions"]["result"]
          ":": {
            POST: OperationTypes["admin.PostProductsProductOptionsOption"]["result"]
            DELETE: OperationTypes["admin.DeleteProductsProductOptionsOption"]["result"]
          }
        }
      }
      "tag-usage": {
        GET: OperationTypes["admin.GetProductsTagUsage"]["result"]
      }
      types: {
        GET: OperationTypes["admin.GetProductsTypes"]["result"]
      }
    }
    "publishable-api-keys": {
      GET: OperationTypes["admin.GetPublishableApiKeys"]["result"]
      POST: OperationTypes["admin.PostPublishableApiKeys"]["result"]
      ":": {
        GET: OperationTypes["admin.GetPublishableApiKeysPublishableApiKey"]["result"]
        POST: OperationTypes["admin.PostPublishableApiKysPublishableApiKey"]["result"]
        DELETE: OperationTypes["admin.DeletePublishableApiKeysPublishableApiKey"]["result"]
        revoke: {
          POST: OperationTypes["admin.PostPublishableApiKeysPublishableApiKeyRevoke"]["result"]
        }
        "sales-channels": {
          GET: OperationTypes["admin.GetPublishableApiKeySalesChannels"]["result"]
          batch: {
            POST: OperationTypes["admin.PostPublishableApiKeySalesChannelsChannelsBatch"]["result"]
            DELETE: OperationTypes["admin.DeletePublishableApiKeySalesChannelsChannelsBatch"]["result"]
          }
        }
      }
    }
    regions: {
      GET: OperationTypes["admin.GetRegions"]["result"]
      POST: OperationTypes["admin.PostRegions"]["result"]
      ":": {
        GET: OperationTypes["admin.GetRegionsRegion"]["result"]
        POST: OperationTypes["admin.PostRegionsRegion"]["result"]
        DELETE: OperationTypes["admin.DeleteRegionsRegion"]["result"]
        countries: {
          POST: OperationTypes["admin.PostRegionsRegionCountries"]["result"]
          ":": {
            DELETE: OperationTypes["admin.PostRegionsRegionCountriesCountry"]["result"]
          }
        }
        "fulfillment-options": {
          GET: OperationTypes["admin.GetRegionsRegionFulfillmentOptions"]["result"]
        }
        "fulfillment-providers": {
          POST: OperationTypes["admin.PostRegionsRegionFulfillmentProviders"]["result"]
          ":": {
            DELETE: OperationTypes["admin.PostRegionsRegionFulfillmentProvidersProvider"]["result"]
          }
        }
        "payment-providers": {
          POST: OperationTypes["admin.PostRegionsRegionPaymentProviders"]["result"]
          ":": {
            DELETE: OperationTypes["admin.PostRegionsRegionPaymentProvidersProvider"]["result"]
          }
        }
      }
    }
    reservations: {
      GET: OperationTypes["admin.GetReservations"]["result"]
      POST: OperationTypes["admin.PostReservations"]["result"]
      ":": {
        GET: OperationTypes["admin.GetReservationsReservation"]["result"]
        POST: OperationTypes["admin.PostReservationsReservation"]["result"]
        DELETE: OperationTypes["admin.DeleteReservationsReservation"]["result"]
      }
    }
    "return-reasons": {
      GET: OperationTypes["admin.GetReturnReasons"]["result"]
      POST: OperationTypes["admin.PostReturnReasons"]["result"]
      ":": {
        GET: OperationTypes["admin.GetReturnReasonsReason"]["result"]
        POST: OperationTypes["admin.PostReturnReasonsReason"]["result"]
        DELETE: OperationTypes["admin.DeleteReturnReason"]["result"]
      }
    }
    returns: {
      GET: OperationTypes["admin.GetReturns"]["result"]
      ":": {
        receive: {
          POST: OperationTypes["admin.PostReturnsReturnReceive"]["result"]
        }
        cancel: {
          POST: OperationTypes["admin.PostReturnsReturnCancel"]["result"]
        }
      }
    }
    "sales-channels": {
      GET: OperationTypes["admin.GetSalesChannels"]["result"]
      POST: OperationTypes["admin.PostSalesChannels"]["result"]
      ":": {
        GET: OperationTypes["admin.GetSalesChannelsSalesChannel"]["result"]
        POST: OperationTypes["admin.PostSalesChannelsSalesChannel"]["result"]
        DELETE: OperationTypes["admin.DeleteSalesChannelsSalesChannel"]["result"]
        products: {
          batch: {
            POST: OperationTypes["admin.PostSalesChannelsChannelProductsBatch"]["result"]
            DELETE: OperationTypes["admin.DeleteSalesChannelsChannelProductsBatch"]["result"]
          }
        }
        "stock-locations": {
          POST: OperationTypes["admin.PostSalesChannelsSalesChannelStockLocation"]["result"]
          DELETE: OperationTypes["admin.DeleteSalesChannelsSalesChannelStockLocation"]["result"]
        }
      }
    }
    "shipping-profiles": {
      GET: OperationTypes["admin.GetShippingProfiles"]["result"]
      POST: OperationTypes["admin.PostShippingProfiles"]["result"]
      ":": {
        GET: OperationTypes["admin.GetShippingProfilesProfile"]["result"]
        POST: OperationTypes["admin.PostShippingProfilesProfile"]["result"]
        DELETE: OperationTypes["admin.DeleteShippingProfilesProfile"]["result"]
      }
    }
    "shipping-options": {
      GET: OperationTypes["admin.GetShippingOptions"]["result"]
      POST: OperationTypes["admin.PostShippingOptions"]["result"]
      ":": {
        GET: OperationTypes["admin.GetShippingOptionsOption"]["result"]
        POST: OperationTypes["admin.PostShippingOptionsOption"]["result"]
        DELETE: OperationTypes["admin.DeleteShippingOptionsOption"]["result"]
      }
    }
    "stock-locations": {
      GET: OperationTypes["admin.GetStockLocations"]["result"]
      POST: OperationTypes["admin.PostStockLocations"]["result"]
      ":": {
        GET: OperationTypes["admin.GetStockLocationsStockLocation"]["result"]
        POST: OperationTypes["admin.PostStockLocationsStockLocation"]["result"]
        DELETE: OperationTypes["admin.DeleteStockLocationsStockLocation"]["result"]
      }
    }
    store: {
      GET: OperationTypes["admin.GetStore"]["result"]
      POST: OperationTypes["admin.PostStore"]["result"]
      currencies: {
        ":": {
          POST: OperationTypes["admin.PostStoreCurrenciesCode"]["result"]
          DELETE: OperationTypes["admin.DeleteStoreCurrenciesCode"]["result"]
        }
      }
      "payment-providers": {
        GET: OperationTypes["admin.GetStorePaymentProviders"]["result"]
      }
      "tax-providers": {
        GET: OperationTypes["admin.GetStoreTaxProviders"]["result"]
      }
    }
    "product-types": {
      GET: OperationTypes["admin.GetProductTypes"]["result"]
    }
    "product-tags": {
      GET: OperationTypes["admin.GetProductTags"]["result"]
    }
    swaps: {
      GET: OperationTypes["admin.GetSwaps"]["result"]
      ":": {
        GET: OperationTypes["admin.GetSwapsSwap"]["result"]
      }
    }
    "tax-rates": {
      GET: OperationTypes["admin.GetTaxRates"]["result"]
      POST: OperationTypes["admin.PostTaxRates"]["result"]
      ":": {
        GET: OperationTypes["admin.GetTaxRatesTaxRate"]["result"]
        POST: OperationTypes["admin.PostTaxRatesTaxRate"]["result"]
        DELETE: OperationTypes["admin.DeleteTaxRatesTaxRate"]["result"]
        "product-types": {
          batch: {
            POST: OperationTypes["admin.PostTaxRatesTaxRateProductTypes"]["result"]
            DELETE: OperationTypes["admin.DeleteTaxRatesTaxRateProductTypes"]["result"]
          }
        }
        products: {
          batch: {
            POST: OperationTypes["admin.PostTaxRatesTaxRateProducts"]["result"]
            DELETE: OperationTypes["admin.DeleteTaxRatesTaxRateProducts"]["result"]
          }
        }
        "shipping-options": {
          batch: {
            POST: OperationTypes["admin.PostTaxRatesTaxRateShippingOptions"]["result"]
            DELETE: OperationTypes["admin.DeleteTaxRatesTaxRateShippingOptions"]["result"]
          }
        }
      }
    }
    uploads: {
      POST: OperationTypes["admin.PostUploads"]["result"]
      DELETE: OperationTypes["admin.DeleteUploads"]["result"]
      protected: {
        POST: OperationTypes["admin.PostUploadsProtected"]["result"]
      }
      "download-url": {
        POST: OperationTypes["admin.PostUploadsDownloadUrl"]["result"]
      }
    }
    users: {
      GET: OperationTypes["admin.GetUsers"]["result"]
      POST: OperationTypes["admin.PostUsers"]["result"]
      "password-token": {
        POST: string
      }
      "reset-password": {
        POST: OperationTypes["admin.PostUsersUserPassword"]["result"]
      }
      ":": {
        GET: OperationTypes["admin.GetUsersUser"]["result"]
        POST: OperationTypes["admin.PostUsersUser"]["result"]
        DELETE: OperationTypes["admin.DeleteUsersUser"]["result"]
      }
    }
  }
  store: {
    auth: {
      GET: OperationTypes["store.GetAuth"]["result"]
      POST: OperationTypes["store.PostAuth"]["result"]
      DELETE: string
      token: {
        POST: OperationTypes["store.PostToken"]["result"]
      }
      ":": {
        GET: OperationTypes["store.GetAuthEmail"]["result"]
      }
    }
    carts: {
      POST: OperationTypes["store.PostCart"]["result"]
      ":": {
        GET: OperationTypes["store.GetCartsCart"]["result"]
        POST: OperationTypes["store.PostCartsCart"]["result"]
        discounts: {
          ":": {
            DELETE: OperationTypes["store.DeleteCartsCartDiscountsDiscount"]["result"]
          }
        }
        "shipping-methods": {
          POST: OperationTypes["store.PostCartsCartShippingMethod"]["result"]
        }
        taxes: {
          POST: OperationTypes["store.PostCartsCartTaxes"]["result"]
        }
        "line-items": {
          POST: OperationTypes["store.PostCartsCartLineItems"]["result"]
          ":": {
            POST: OperationTypes["store.PostCartsCartLineItemsItem"]["result"]
            DELETE: OperationTypes["store.DeleteCartsCartLineItemsItem"]["result"]
          }
        }
        "payment-sessions": {
          POST: OperationTypes["store.PostCartsCartPaymentSessions"]["result"]
          ":": {
            POST: OperationTypes["store.PostCartsCartPaymentSessionUpdate"]["result"]
            DELETE: OperationTypes["store.DeleteCartsCartPaymentSessionsSession"]["result"]
            refresh: {
              POST: OperationTypes["store.PostCartsCartPaymentSessionsSession"]["result"]
            }
          }
        }
        "payment-session": {
          POST: OperationTypes["store.PostCartsCartPaymentSession"]["result"]
        }
        complete: {
          POST: OperationTypes["store.PostCartsCartComplete"]["result"]
        }
        "complete-cart": {
          POST: OperationTypes["store.PostCartsCartCompleteCart"]["result"]
        }
      }
    }
    "product-categories": {
      GET: OperationTypes["store.GetProductCategories"]["result"]
      ":": {
        GET: OperationTypes["store.GetProductCategoriesCategory"]["result"]
      }
    }
    collections: {
      GET: OperationTypes["store.GetCollections"]["result"]
      ":": {
        GET: OperationTypes["store.GetCollectionsCollection"]["result"]
      }
    }
    customers: {
      POST: OperationTypes["store.PostCustomers"]["result"]
      me: {
        GET: OperationTypes["store.GetCustomersCustomer"]["result"]
        POST: OperationTypes["store.PostCustomersCustomer"]["result"]
        addresses: {
          POST: OperationTypes["store.PostCustomersCustomerAddresses"]["result"]
          ":": {
            POST: OperationTypes["store.PostCustomersCustomerAddressesAddress"]["result"]
            DELETE: OperationTypes["store.DeleteCustomersCustomerAddressesAddress"]["result"]
          }
        }
        "payment-methods": {
          GET: OperationTypes["store.GetCustomersCustomerPaymentMethods"]["result"]
        }
        orders: {
          GET: OperationTypes["store.GetCustomersCustomerOrders"]["result"]
        }
      }
      "password-reset": {
        POST: OperationTypes["store.PostCustomersResetPassword"]["result"]
      }
      "password-token": {
        POST: string
      }
    }
    "gift-cards": {
      ":": {
        GET: OperationTypes["store.GetGiftCardsCode"]["result"]
      }
    }
    "order-edits": {
      ":": {
        GET: OperationTypes["store.GetOrderEditsOrderEdit"]["result"]
        complete: {
          POST: OperationTypes["store.PostOrderEditsOrderEditComplete"]["result"]
        }
        decline: {
          POST: OperationTypes["store.PostOrderEditsOrderEditDecline"]["result"]
        }
      }
    }
    orders: {
      GET: OperationTypes["store.GetOrders"]["result"]
      ":": {
        GET: OperationTypes["store.GetOrdersOrder"]["result"]
      }
      cart: {
        ":": {
          GET: OperationTypes["store.GetOrdersOrderCartId"]["result"]
        }
      }
      batch: {
        customer: {
          token: {
            POST: string
          }
        }
      }
      customer: {
        confirm: {
          POST: string
        }
      }
    }
    "payment-collections": {
      ":": {
        GET: OperationTypes["store.GetPaymentCollectionsPaymentCollection"]["result"]
        sessions: {
          POST: OperationTypes["store.PostPaymentCollectionsSessions"]["result"]
          batch: {
            POST: OperationTypes["store.PostPaymentCollectionsPaymentCollectionSessionsBatch"]["result"]
            authorize: {
              POST: OperationTypes["store.PostPaymentCollectionsSessionsBatchAuthorize"]["result"]
            }
          }
          ":": {
            POST: OperationTypes["store.PostPaymentCollectionsPaymentCollectionPaymentSessionsSession"]["result"]
            authorize: {
              POST: OperationTypes["store.PostPaymentCollectionsSessionsSessionAuthorize"]["result"]
            }
          }
        }
      }
    }
    products: {
      GET: OperationTypes["store.GetProducts"]["result"]
      ":": {
        GET: OperationTypes["store.GetProductsProduct"]["result"]
      }
      search: {
        POST: OperationTypes["store.PostProductsSearch"]["result"]
      }
    }
    variants: {
      GET: OperationTypes["store.GetVariants"]["result"]
      ":": {
        GET: OperationTypes["store.GetVariantsVariant"]["result"]
      }
    }
    regions: {
      GET: OperationTypes["store.GetRegions"]["result"]
      ":": {
        GET: OperationTypes["store.GetRegionsRegion"]["result"]
      }
    }
    "return-reasons": {
      GET: OperationTypes["store.GetReturnReasons"]["result"]
      ":": {
        GET: OperationTypes["store.GetReturnReasonsReason"]["result"]
      }
    }
    returns: {
      POST: OperationTypes["store.PostReturns"]["result"]
    }
    "shipping-options": {
      GET: OperationTypes["store.GetShippingOptions"]["result"]
      ":": {
        GET: OperationTypes["store.GetShippingOptionsCartId"]["result"]
      }
    }
    "product-types": {
      GET: OperationTypes["store.GetProductTypes"]["result"]
    }
    "product-tags": {
      GET: OperationTypes["store.GetProductTags"]["result"]
    }
    swaps: {
      POST: OperationTypes["store.PostSwaps"]["result"]
      ":": {
        GET: OperationTypes["store.GetSwapsSwapCartId"]["result"]
      }
    }
  }
}
