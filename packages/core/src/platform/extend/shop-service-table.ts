/**
 * The services of every shop: what each one reads, and which operation each of its other methods is. The number says
 * how many ids come before the data, in the order of the operation's path.
 */
export const shopServiceTable = {
  batchJobService: {
    entity: "BatchJob",
    table: "batch_job",
    calls: {
      create: ["admin.PostBatchJobs", 0],
      confirm: ["admin.PostBatchJobsBatchJobConfirmProcessing", 1],
      cancel: ["admin.PostBatchJobsBatchJobCancel", 1],
    },
  },
  cartService: {
    entity: "Cart",
    table: "cart",
    calls: {
      create: ["store.PostCart", 0],
      update: ["store.PostCartsCart", 1],
      addLineItem: ["store.PostCartsCartLineItems", 1],
      updateLineItem: ["store.PostCartsCartLineItemsItem", 2],
      removeLineItem: ["store.DeleteCartsCartLineItemsItem", 2],
      removeDiscount: ["store.DeleteCartsCartDiscountsDiscount", 2],
      addShippingMethod: ["store.PostCartsCartShippingMethod", 1],
      setPaymentSessions: ["store.PostCartsCartPaymentSessions", 1],
      setPaymentSession: ["store.PostCartsCartPaymentSession", 1],
      complete: ["store.PostCartsCartComplete", 1],
    },
  },
  claimService: {
    entity: "ClaimOrder",
    table: "claim_order",
    calls: {
      create: ["admin.PostOrdersOrderClaims", 1],
      update: ["admin.PostOrdersOrderClaimsClaim", 2],
      cancel: ["admin.PostOrdersClaimCancel", 2],
      createFulfillment: ["admin.PostOrdersOrderClaimsClaimFulfillments", 2],
      createShipment: ["admin.PostOrdersOrderClaimsClaimShipments", 2],
    },
  },
  currencyService: {
    entity: "Currency",
    table: "currency",
    calls: { update: ["admin.PostCurrenciesCurrency", 1] },
  },
  customerGroupService: {
    entity: "CustomerGroup",
    table: "customer_group",
    calls: {
      create: ["admin.PostCustomerGroups", 0],
      update: ["admin.PostCustomerGroupsGroup", 1],
      delete: ["admin.DeleteCustomerGroupsCustomerGroup", 1],
      addCustomers: ["admin.PostCustomerGroupsGroupCustomersBatch", 1],
      removeCustomer: ["admin.DeleteCustomerGroupsGroupCustomerBatch", 1],
    },
  },
  customerService: {
    entity: "Customer",
    table: "customer",
    calls: {
      create: ["admin.PostCustomers", 0],
      update: ["admin.PostCustomersCustomer", 1],
    },
  },
  discountService: {
    entity: "Discount",
    table: "discount",
    calls: {
      create: ["admin.PostDiscounts", 0],
      update: ["admin.PostDiscountsDiscount", 1],
      delete: ["admin.DeleteDiscountsDiscount", 1],
      createDynamicCode: ["admin.PostDiscountsDiscountDynamicCodes", 1],
      deleteDynamicCode: ["admin.DeleteDiscountsDiscountDynamicCodesCode", 2],
      addRegion: ["admin.PostDiscountsDiscountRegionsRegion", 2],
      removeRegion: ["admin.DeleteDiscountsDiscountRegionsRegion", 2],
    },
  },
  draftOrderService: {
    entity: "DraftOrder",
    table: "draft_order",
    calls: {
      create: ["admin.PostDraftOrders", 0],
      update: ["admin.PostDraftOrdersDraftOrder", 1],
      delete: ["admin.DeleteDraftOrdersDraftOrder", 1],
      registerCartCompletion: ["admin.PostDraftOrdersDraftOrderRegisterPayment", 1],
    },
  },
  giftCardService: {
    entity: "GiftCard",
    table: "gift_card",
    calls: {
      create: ["admin.PostGiftCards", 0],
      update: ["admin.PostGiftCardsGiftCard", 1],
      delete: ["admin.DeleteGiftCardsGiftCard", 1],
    },
  },
  inventoryService: {
    entity: "InventoryItem",
    table: "inventory_item",
    calls: {
      create: ["admin.PostInventoryItems", 0],
      update: ["admin.PostInventoryItemsInventoryItem", 1],
      delete: ["admin.DeleteInventoryItemsInventoryItem", 1],
    },
  },
  inviteService: {
    entity: "Invite",
    table: "invite",
    calls: {
      create: ["admin.PostInvites", 0],
      resend: ["admin.PostInvitesInviteResend", 1],
      delete: ["admin.DeleteInvitesInvite", 1],
    },
  },
  lineItemService: { entity: "LineItem", table: "line_item", calls: {} },
  noteService: {
    entity: "Note",
    table: "note",
    calls: {
      create: ["admin.PostNotes", 0],
      update: ["admin.PostNotesNote", 1],
      delete: ["admin.DeleteNotesNote", 1],
    },
  },
  notificationService: {
    entity: "Notification",
    table: "notification",
    calls: { resend: ["admin.PostNotificationsNotificationResend", 1] },
  },
  orderEditService: {
    entity: "OrderEdit",
    table: "order_edit",
    calls: {
      create: ["admin.PostOrderEdits", 0],
      update: ["admin.PostOrderEditsOrderEdit", 1],
      delete: ["admin.DeleteOrderEditsOrderEdit", 1],
      addLineItem: ["admin.PostOrderEditsEditLineItems", 1],
      updateLineItem: ["admin.PostOrderEditsEditLineItemsLineItem", 2],
      removeLineItem: ["admin.DeleteOrderEditsOrderEditLineItemsLineItem", 2],
      requestConfirmation: ["admin.PostOrderEditsOrderEditRequest", 1],
      confirm: ["admin.PostOrderEditsOrderEditConfirm", 1],
      cancel: ["admin.PostOrderEditsOrderEditCancel", 1],
    },
  },
  orderService: {
    entity: "Order",
    table: "order",
    calls: {
      update: ["admin.PostOrdersOrder", 1],
      capturePayment: ["admin.PostOrdersOrderCapture", 1],
      createRefund: ["admin.PostOrdersOrderRefunds", 1],
      createFulfillment: ["admin.PostOrdersOrderFulfillments", 1],
      cancelFulfillment: ["admin.PostOrdersOrderFulfillmentsCancel", 2],
      createShipment: ["admin.PostOrdersOrderShipment", 1],
      addShippingMethod: ["admin.PostOrdersOrderShippingMethods", 1],
      completeOrder: ["admin.PostOrdersOrderComplete", 1],
      archive: ["admin.PostOrdersOrderArchive", 1],
      cancel: ["admin.PostOrdersOrderCancel", 1],
    },
  },
  paymentService: {
    entity: "Payment",
    table: "payment",
    calls: {
      capture: ["admin.PostPaymentsPaymentCapture", 1],
      refund: ["admin.PostPaymentsPaymentRefunds", 1],
    },
  },
  paymentCollectionService: {
    entity: "PaymentCollection",
    table: "payment_collection",
    calls: {
      update: ["admin.PostPaymentCollectionsPaymentCollection", 1],
      markAsAuthorized: ["admin.PostPaymentCollectionsPaymentCollectionAuthorize", 1],
      delete: ["admin.DeletePaymentCollectionsPaymentCollection", 1],
    },
  },
  priceListService: {
    entity: "PriceList",
    table: "price_list",
    calls: {
      create: ["admin.PostPriceListsPriceList", 0],
      update: ["admin.PostPriceListsPriceListPriceList", 1],
      delete: ["admin.DeletePriceListsPriceList", 1],
      addPrices: ["admin.PostPriceListsPriceListPricesBatch", 1],
      deletePrices: ["admin.DeletePriceListsPriceListPricesBatch", 1],
    },
  },
  productCategoryService: {
    entity: "ProductCategory",
    table: "product_category",
    calls: {
      create: ["admin.PostProductCategories", 0],
      update: ["admin.PostProductCategoriesCategory", 1],
      delete: ["admin.DeleteProductCategoriesCategory", 1],
      addProducts: ["admin.PostProductCategoriesCategoryProductsBatch", 1],
      removeProducts: ["admin.DeleteProductCategoriesCategoryProductsBatch", 1],
    },
  },
  productCollectionService: {
    entity: "ProductCollection",
    table: "product_collection",
    calls: {
      create: ["admin.PostCollections", 0],
      update: ["admin.PostCollectionsCollection", 1],
      delete: ["admin.DeleteCollectionsCollection", 1],
      addProducts: ["admin.PostProductsToCollection", 1],
      removeProducts: ["admin.DeleteProductsFromCollection", 1],
    },
  },
  productService: {
    entity: "Product",
    table: "product",
    calls: {
      create: ["admin.PostProducts", 0],
      update: ["admin.PostProductsProduct", 1],
      delete: ["admin.DeleteProductsProduct", 1],
      addOption: ["admin.PostProductsProductOptions", 1],
      updateOption: ["admin.PostProductsProductOptionsOption", 2],
      deleteOption: ["admin.DeleteProductsProductOptionsOption", 2],
    },
  },
  productTagService: { entity: "ProductTag", table: "product_tag", calls: {} },
  productTypeService: { entity: "ProductType", table: "product_type", calls: {} },
  productVariantService: {
    entity: "ProductVariant",
    table: "product_variant",
    calls: {
      create: ["admin.PostProductsProductVariants", 1],
      update: ["admin.PostProductsProductVariantsVariant", 2],
      delete: ["admin.DeleteProductsProductVariantsVariant", 2],
    },
  },
  publishableApiKeyService: {
    entity: "PublishableApiKey",
    table: "publishable_api_key",
    calls: {
      create: ["admin.PostPublishableApiKeys", 0],
      update: ["admin.PostPublishableApiKysPublishableApiKey", 1],
      revoke: ["admin.PostPublishableApiKeysPublishableApiKeyRevoke", 1],
      delete: ["admin.DeletePublishableApiKeysPublishableApiKey", 1],
      addSalesChannels: ["admin.PostPublishableApiKeySalesChannelsChannelsBatch", 1],
      removeSalesChannels: ["admin.DeletePublishableApiKeySalesChannelsChannelsBatch", 1],
    },
  },
  regionService: {
    entity: "Region",
    table: "region",
    calls: {
      create: ["admin.PostRegions", 0],
      update: ["admin.PostRegionsRegion", 1],
      delete: ["admin.DeleteRegionsRegion", 1],
      addCountry: ["admin.PostRegionsRegionCountries", 1],
      removeCountry: ["admin.PostRegionsRegionCountriesCountry", 2],
      addPaymentProvider: ["admin.PostRegionsRegionPaymentProviders", 1],
      removePaymentProvider: ["admin.PostRegionsRegionPaymentProvidersProvider", 2],
      addFulfillmentProvider: ["admin.PostRegionsRegionFulfillmentProviders", 1],
      removeFulfillmentProvider: ["admin.PostRegionsRegionFulfillmentProvidersProvider", 2],
    },
  },
  returnReasonService: {
    entity: "ReturnReason",
    table: "return_reason",
    calls: {
      create: ["admin.PostReturnReasons", 0],
      update: ["admin.PostReturnReasonsReason", 1],
      delete: ["admin.DeleteReturnReason", 1],
    },
  },
  returnService: {
    entity: "Return",
    table: "return",
    calls: {
      create: ["admin.PostOrdersOrderReturns", 1],
      receive: ["admin.PostReturnsReturnReceive", 1],
      cancel: ["admin.PostReturnsReturnCancel", 1],
    },
  },
  salesChannelService: {
    entity: "SalesChannel",
    table: "sales_channel",
    calls: {
      create: ["admin.PostSalesChannels", 0],
      update: ["admin.PostSalesChannelsSalesChannel", 1],
      delete: ["admin.DeleteSalesChannelsSalesChannel", 1],
      addProducts: ["admin.PostSalesChannelsChannelProductsBatch", 1],
      removeProducts: ["admin.DeleteSalesChannelsChannelProductsBatch", 1],
    },
  },
  shippingOptionService: {
    entity: "ShippingOption",
    table: "shipping_option",
    calls: {
      create: ["admin.PostShippingOptions", 0],
      update: ["admin.PostShippingOptionsOption", 1],
      delete: ["admin.DeleteShippingOptionsOption", 1],
    },
  },
  shippingProfileService: {
    entity: "ShippingProfile",
    table: "shipping_profile",
    calls: {
      create: ["admin.PostShippingProfiles", 0],
      update: ["admin.PostShippingProfilesProfile", 1],
      delete: ["admin.DeleteShippingProfilesProfile", 1],
    },
  },
  stockLocationService: {
    entity: "StockLocation",
    table: "stock_location",
    calls: {
      create: ["admin.PostStockLocations", 0],
      update: ["admin.PostStockLocationsStockLocation", 1],
      delete: ["admin.DeleteStockLocationsStockLocation", 1],
    },
  },
  storeService: {
    entity: "Store",
    table: "store",
    calls: {
      update: ["admin.PostStore", 0],
      addCurrency: ["admin.PostStoreCurrenciesCode", 1],
      removeCurrency: ["admin.DeleteStoreCurrenciesCode", 1],
    },
  },
  swapService: {
    entity: "Swap",
    table: "swap",
    calls: {
      create: ["admin.PostOrdersOrderSwaps", 1],
      cancel: ["admin.PostOrdersSwapCancel", 2],
      createFulfillment: ["admin.PostOrdersOrderSwapsSwapFulfillments", 2],
      createShipment: ["admin.PostOrdersOrderSwapsSwapShipments", 2],
      processDifference: ["admin.PostOrdersOrderSwapsSwapProcessPayment", 2],
    },
  },
  taxRateService: {
    entity: "TaxRate",
    table: "tax_rate",
    calls: {
      create: ["admin.PostTaxRates", 0],
      update: ["admin.PostTaxRatesTaxRate", 1],
      delete: ["admin.DeleteTaxRatesTaxRate", 1],
      addToProduct: ["admin.PostTaxRatesTaxRateProducts", 1],
      removeFromProduct: ["admin.DeleteTaxRatesTaxRateProducts", 1],
    },
  },
  userService: {
    entity: "User",
    table: "user",
    calls: {
      create: ["admin.PostUsers", 0],
      update: ["admin.PostUsersUser", 1],
      delete: ["admin.DeleteUsersUser", 1],
    },
  },
} as const satisfies Readonly<
  Record<
    string,
    {
      readonly entity: string
      readonly table: string
      readonly calls: Readonly<Record<string, readonly [operation: string, parameters: number]>>
    }
  >
>
