/** Inputs of v1 whose names do not follow from their operations'. @source facts/api/validators.json */
const irregular: Readonly<Record<string, string>> = {
  AdminCreateUserRequest: "admin.PostUsers",
  AdminDeletePriceListPricesPricesReq: "admin.DeletePriceListsPriceListPricesBatch",
  AdminDeletePublishableApiKeySalesChannelsBatchReq:
    "admin.DeletePublishableApiKeySalesChannelsChannelsBatch",
  AdminDeleteSalesChannelsChannelStockLocationsReq: "admin.DeleteSalesChannelsSalesChannelStockLocation",
  AdminPostAnalyticsConfigReq: "admin.PostAnalyticsConfig",
  AdminPostAuthReq: "admin.PostToken",
  AdminPostBatchesReq: "admin.PostBatchJobs",
  AdminPostInventoryItemsItemLocationLevelsLevelReq:
    "admin.PostInventoryItemsInventoryItemLocationLevelsLocationLevel",
  AdminPostInventoryItemsItemLocationLevelsReq: "admin.PostInventoryItemsInventoryItemLocationLevels",
  AdminPostOrderEditsRequestConfirmationReq: "admin.PostOrderEditsOrderEditRequest",
  AdminPostPaymentRefundsReq: "admin.PostPaymentsPaymentRefunds",
  AdminPostPriceListPricesPricesReq: "admin.PostPriceListsPriceListPricesBatch",
  AdminPostPublishableApiKeySalesChannelsBatchReq: "admin.PostPublishableApiKeySalesChannelsChannelsBatch",
  AdminPostPublishableApiKeysPublishableApiKeyReq: "admin.PostPublishableApiKysPublishableApiKey",
  AdminPostSalesChannelsChannelStockLocationsReq: "admin.PostSalesChannelsSalesChannelStockLocation",
  AdminPostStockLocationsLocationReq: "admin.PostStockLocationsStockLocation",
  AdminResetPasswordRequest: "admin.PostUsersUserPassword",
  AdminResetPasswordTokenRequest: "admin.PostUsersUserPasswordToken",
  AdminUpdatePaymentCollectionsReq: "admin.PostPaymentCollectionsPaymentCollection",
  AdminUpdateUserRequest: "admin.PostUsersUser",
  StorePaymentCollectionSessionsReq: "store.PostPaymentCollectionsSessions",
  StorePostAuthReq: "store.PostToken",
  StorePostCustomersCustomerAcceptClaimReq: "store.PostOrdersCustomerOrderClaimsCustomerOrderClaimAccept",
  StorePostCustomersCustomerOrderClaimReq: "store.PostOrdersCustomerOrderClaim",
  StorePostPaymentCollectionsBatchSessionsAuthorizeReq: "store.PostPaymentCollectionsSessionsBatchAuthorize",
  StorePostPaymentCollectionsBatchSessionsReq: "store.PostPaymentCollectionsPaymentCollectionSessionsBatch",
  StorePostSearchReq: "store.PostProductsSearch",
}

/**
 * The operation that a name means: v1's name of its input, or its id with its side.
 * @param name e.g. `AdminPostProductsReq` or `admin.PostProducts`
 * @returns `admin.PostProducts`; a name in no known form as it is
 */
export function operationNameOf(name: string): string {
  // Checked with `hasOwn` beside it.
  if (Object.hasOwn(irregular, name)) return irregular[name]!
  const [, side, id] = /^(Admin|Store)((?:Get|Post|Delete)\w+?)(?:Req|Params)?$/.exec(name) ?? []
  return side && id ? `${side.toLowerCase()}.${id}` : name
}
