// Generated from the operations of the core by `npm run generate`. Do not edit.
import { BaseResource } from "./client/base-resource.ts"
import { AdminCustomResource } from "./client/custom.ts"
import { formOf, type AdminCreateUploadPayload } from "./client/files.ts"
import { path } from "./client/path.ts"
import { type EmptyRes, type ResponsePromise } from "./client/answer.ts"
import { type CustomHeaders, type RequestOptions } from "./client/config.ts"
import { type Answer, type FindParams } from "./client/selection.ts"
import {
  type AdminAnalyticsConfigDeleteRes,
  type AdminAnalyticsConfigRes,
  type AdminAppsListRes,
  type AdminAppsRes,
  type AdminAuthRes,
  type AdminBatchJobListRes,
  type AdminBatchJobRes,
  type AdminBearerAuthRes,
  type AdminCollectionsDeleteRes,
  type AdminCollectionsListRes,
  type AdminCollectionsListSelection,
  type AdminCollectionsRes,
  type AdminCollectionsSelection,
  type AdminCreateUserPayload,
  type AdminCurrenciesListRes,
  type AdminCurrenciesRes,
  type AdminCustomerGroupsDeleteRes,
  type AdminCustomerGroupsListRes,
  type AdminCustomerGroupsRes,
  type AdminCustomersListRes,
  type AdminCustomersRes,
  type AdminCustomersSelection,
  type AdminDeleteCustomerGroupsGroupCustomerBatchReq,
  type AdminDeleteDiscountsDiscountConditionsConditionBatchReq,
  type AdminDeletePriceListPricesPricesReq,
  type AdminDeletePriceListsPriceListProductsPricesBatchReq,
  type AdminDeleteProductCategoriesCategoryProductsBatchReq,
  type AdminDeleteProductsFromCollectionReq,
  type AdminDeleteProductsFromCollectionRes,
  type AdminDeletePublishableApiKeySalesChannelsBatchReq,
  type AdminDeleteSalesChannelsChannelProductsBatchReq,
  type AdminDeleteSalesChannelsChannelStockLocationsReq,
  type AdminDeleteShippingProfileRes,
  type AdminDeleteTaxRatesTaxRateProductTypesParams,
  type AdminDeleteTaxRatesTaxRateProductTypesReq,
  type AdminDeleteTaxRatesTaxRateProductsParams,
  type AdminDeleteTaxRatesTaxRateProductsReq,
  type AdminDeleteTaxRatesTaxRateShippingOptionsParams,
  type AdminDeleteTaxRatesTaxRateShippingOptionsReq,
  type AdminDeleteUploadsReq,
  type AdminDeleteUploadsRes,
  type AdminDeleteUserRes,
  type AdminDiscountConditionsDeleteRes,
  type AdminDiscountConditionsRes,
  type AdminDiscountConditionsSelection,
  type AdminDiscountsDeleteRes,
  type AdminDiscountsListRes,
  type AdminDiscountsRes,
  type AdminDiscountsSelection,
  type AdminDraftOrdersDeleteRes,
  type AdminDraftOrdersListRes,
  type AdminDraftOrdersListSelection,
  type AdminDraftOrdersRes,
  type AdminDraftOrdersSelection,
  type AdminExtendedStoresRes,
  type AdminExtendedStoresSelection,
  type AdminGetBatchParams,
  type AdminGetCollectionsParams,
  type AdminGetCurrenciesParams,
  type AdminGetCustomerGroupsGroupCustomersParams,
  type AdminGetCustomerGroupsParams,
  type AdminGetCustomersParams,
  type AdminGetDiscountsParams,
  type AdminGetDraftOrdersParams,
  type AdminGetGiftCardsParams,
  type AdminGetInventoryItemsItemLocationLevelsParams,
  type AdminGetInventoryItemsParams,
  type AdminGetNotesParams,
  type AdminGetNotificationsParams,
  type AdminGetOrdersOrderReservationsParams,
  type AdminGetOrdersOrderSelection,
  type AdminGetOrdersParams,
  type AdminGetPriceListPaginationParams,
  type AdminGetPriceListsPriceListProductsParams,
  type AdminGetProductCategoriesParams,
  type AdminGetProductTagsParams,
  type AdminGetProductTypesParams,
  type AdminGetProductsParams,
  type AdminGetProductsProductSelection,
  type AdminGetProductsVariantsParams,
  type AdminGetRegionsParams,
  type AdminGetRegionsRegionFulfillmentOptionsRes,
  type AdminGetRegionsRegionSelection,
  type AdminGetReservationsParams,
  type AdminGetReturnsParams,
  type AdminGetSalesChannelsParams,
  type AdminGetShippingOptionsParams,
  type AdminGetStockLocationsParams,
  type AdminGetSwapsParams,
  type AdminGetTaxRatesParams,
  type AdminGetTaxRatesTaxRateParams,
  type AdminGetUsersParams,
  type AdminGetVariantsParams,
  type AdminGetVariantsVariantInventoryRes,
  type AdminGiftCardsDeleteRes,
  type AdminGiftCardsListRes,
  type AdminGiftCardsRes,
  type AdminGiftCardsSelection,
  type AdminInventoryItemsDeleteRes,
  type AdminInventoryItemsListWithVariantsAndLocationLevelsRes,
  type AdminInventoryItemsLocationLevelsRes,
  type AdminInventoryItemsLocationLevelsSelection,
  type AdminInventoryItemsRes,
  type AdminInventoryItemsSelection,
  type AdminInviteDeleteRes,
  type AdminListInvitesRes,
  type AdminNotesDeleteRes,
  type AdminNotesListRes,
  type AdminNotesRes,
  type AdminNotesSelection,
  type AdminNotificationsListRes,
  type AdminNotificationsListSelection,
  type AdminNotificationsRes,
  type AdminOrderEditDeleteRes,
  type AdminOrderEditItemChangeDeleteRes,
  type AdminOrderEditsListRes,
  type AdminOrderEditsRes,
  type AdminOrderEditsSelection,
  type AdminOrdersListRes,
  type AdminOrdersListSelection,
  type AdminOrdersOrderLineItemReservationReq,
  type AdminOrdersRes,
  type AdminOrdersSelection,
  type AdminPaymentCollectionDeleteRes,
  type AdminPaymentCollectionsRes,
  type AdminPaymentCollectionsSelection,
  type AdminPaymentProvidersList,
  type AdminPaymentRes,
  type AdminPaymentSelection,
  type AdminPostAnalyticsConfigReq,
  type AdminPostAnalyticsConfigUpdateReq,
  type AdminPostAppsReq,
  type AdminPostAuthPasswordReq,
  type AdminPostAuthReq,
  type AdminPostBatchesReq,
  type AdminPostCollectionsCollectionReq,
  type AdminPostCollectionsReq,
  type AdminPostCurrenciesCurrencyReq,
  type AdminPostCustomerGroupsGroupCustomersBatchReq,
  type AdminPostCustomerGroupsGroupReq,
  type AdminPostCustomerGroupsReq,
  type AdminPostCustomersCustomerReq,
  type AdminPostCustomersReq,
  type AdminPostDiscountsDiscountConditions,
  type AdminPostDiscountsDiscountConditionsCondition,
  type AdminPostDiscountsDiscountConditionsConditionBatchReq,
  type AdminPostDiscountsDiscountDynamicCodesReq,
  type AdminPostDiscountsDiscountReq,
  type AdminPostDiscountsReq,
  type AdminPostDiscountsSelection,
  type AdminPostDraftOrdersDraftOrderLineItemsItemReq,
  type AdminPostDraftOrdersDraftOrderLineItemsReq,
  type AdminPostDraftOrdersDraftOrderRegisterPaymentRes,
  type AdminPostDraftOrdersDraftOrderReq,
  type AdminPostDraftOrdersDraftOrderSelection,
  type AdminPostDraftOrdersReq,
  type AdminPostGiftCardsGiftCardReq,
  type AdminPostGiftCardsReq,
  type AdminPostInventoryItemsInventoryItemReq,
  type AdminPostInventoryItemsInventoryItemSelection,
  type AdminPostInventoryItemsItemLocationLevelsLevelReq,
  type AdminPostInventoryItemsItemLocationLevelsReq,
  type AdminPostInventoryItemsParams,
  type AdminPostInventoryItemsReq,
  type AdminPostInvitesInviteAcceptReq,
  type AdminPostInvitesPayload,
  type AdminPostNotesNoteReq,
  type AdminPostNotesReq,
  type AdminPostNotificationsNotificationResendReq,
  type AdminPostOrderEditsEditLineItemsLineItemReq,
  type AdminPostOrderEditsEditLineItemsReq,
  type AdminPostOrderEditsOrderEditReq,
  type AdminPostOrderEditsOrderEditSelection,
  type AdminPostOrderEditsReq,
  type AdminPostOrderEditsSelection,
  type AdminPostOrdersOrderClaimsClaimFulfillmentsReq,
  type AdminPostOrdersOrderClaimsClaimReq,
  type AdminPostOrdersOrderClaimsClaimShipmentsReq,
  type AdminPostOrdersOrderClaimsReq,
  type AdminPostOrdersOrderFulfillmentsReq,
  type AdminPostOrdersOrderLineItemReservationsRes,
  type AdminPostOrdersOrderRefundsReq,
  type AdminPostOrdersOrderReq,
  type AdminPostOrdersOrderReturnsReq,
  type AdminPostOrdersOrderShipmentReq,
  type AdminPostOrdersOrderShippingMethodsReq,
  type AdminPostOrdersOrderSwapsReq,
  type AdminPostOrdersOrderSwapsSwapFulfillmentsReq,
  type AdminPostOrdersOrderSwapsSwapShipmentsReq,
  type AdminPostPaymentRefundsReq,
  type AdminPostPriceListPricesPricesReq,
  type AdminPostPriceListsPriceListPriceListReq,
  type AdminPostPriceListsPriceListReq,
  type AdminPostProductCategoriesCategoryProductsBatchReq,
  type AdminPostProductCategoriesCategoryReq,
  type AdminPostProductCategoriesReq,
  type AdminPostProductsProductMetadataReq,
  type AdminPostProductsProductOptionsOption,
  type AdminPostProductsProductOptionsReq,
  type AdminPostProductsProductReq,
  type AdminPostProductsProductVariantsReq,
  type AdminPostProductsProductVariantsVariantParams,
  type AdminPostProductsProductVariantsVariantReq,
  type AdminPostProductsProductVariantsVariantSelection,
  type AdminPostProductsReq,
  type AdminPostProductsToCollectionReq,
  type AdminPostPublishableApiKeySalesChannelsBatchReq,
  type AdminPostPublishableApiKeysPublishableApiKeyReq,
  type AdminPostPublishableApiKeysReq,
  type AdminPostRegionsRegionCountriesReq,
  type AdminPostRegionsRegionFulfillmentProvidersReq,
  type AdminPostRegionsRegionPaymentProvidersReq,
  type AdminPostRegionsRegionReq,
  type AdminPostRegionsReq,
  type AdminPostReservationsReq,
  type AdminPostReservationsReservationReq,
  type AdminPostReturnReasonsReasonReq,
  type AdminPostReturnReasonsReq,
  type AdminPostReturnsReturnReceiveReq,
  type AdminPostSalesChannelsChannelProductsBatchReq,
  type AdminPostSalesChannelsChannelStockLocationsReq,
  type AdminPostSalesChannelsReq,
  type AdminPostSalesChannelsSalesChannelReq,
  type AdminPostShippingOptionsOptionReq,
  type AdminPostShippingOptionsReq,
  type AdminPostShippingProfilesProfileReq,
  type AdminPostShippingProfilesReq,
  type AdminPostStockLocationsLocationReq,
  type AdminPostStockLocationsReq,
  type AdminPostStoreCurrenciesCodeSelection,
  type AdminPostStoreReq,
  type AdminPostTaxRatesParams,
  type AdminPostTaxRatesReq,
  type AdminPostTaxRatesTaxRateParams,
  type AdminPostTaxRatesTaxRateProductTypesParams,
  type AdminPostTaxRatesTaxRateProductTypesReq,
  type AdminPostTaxRatesTaxRateProductsParams,
  type AdminPostTaxRatesTaxRateProductsReq,
  type AdminPostTaxRatesTaxRateReq,
  type AdminPostTaxRatesTaxRateShippingOptionsParams,
  type AdminPostTaxRatesTaxRateShippingOptionsReq,
  type AdminPostUploadsDownloadUrlReq,
  type AdminPriceListDeleteBatchRes,
  type AdminPriceListDeleteProductPricesRes,
  type AdminPriceListDeleteRes,
  type AdminPriceListDeleteVariantPricesRes,
  type AdminPriceListRes,
  type AdminPriceListSelection,
  type AdminPriceListsListRes,
  type AdminPriceListsProductsListRes,
  type AdminPriceListsProductsListSelection,
  type AdminProductCategoriesCategoryDeleteRes,
  type AdminProductCategoriesCategoryRes,
  type AdminProductCategoriesCategorySelection,
  type AdminProductCategoriesListRes,
  type AdminProductTagsListRes,
  type AdminProductTagsListSelection,
  type AdminProductTypesListRes,
  type AdminProductsDeleteOptionRes,
  type AdminProductsDeleteRes,
  type AdminProductsDeleteVariantRes,
  type AdminProductsListRes,
  type AdminProductsListTagsRes,
  type AdminProductsListTypesRes,
  type AdminProductsListVariantsRes,
  type AdminProductsListVariantsSelection,
  type AdminProductsRes,
  type AdminProductsSelection,
  type AdminPublishableApiKeyDeleteRes,
  type AdminPublishableApiKeysListRes,
  type AdminPublishableApiKeysListSalesChannelsRes,
  type AdminPublishableApiKeysRes,
  type AdminRefundRes,
  type AdminRegionsDeleteRes,
  type AdminRegionsListRes,
  type AdminRegionsRes,
  type AdminRegionsSelection,
  type AdminReservationsDeleteRes,
  type AdminReservationsListRes,
  type AdminReservationsListSelection,
  type AdminReservationsRes,
  type AdminResetPasswordRequest,
  type AdminResetPasswordTokenRequest,
  type AdminReturnReasonsDeleteRes,
  type AdminReturnReasonsListRes,
  type AdminReturnReasonsRes,
  type AdminReturnReasonsSelection,
  type AdminReturnsCancelRes,
  type AdminReturnsListRes,
  type AdminReturnsListSelection,
  type AdminReturnsRes,
  type AdminReturnsSelection,
  type AdminSalesChannelsDeleteLocationRes,
  type AdminSalesChannelsDeleteRes,
  type AdminSalesChannelsListRes,
  type AdminSalesChannelsRes,
  type AdminShippingOptionsDeleteRes,
  type AdminShippingOptionsListRes,
  type AdminShippingOptionsListSelection,
  type AdminShippingOptionsRes,
  type AdminShippingOptionsSelection,
  type AdminShippingProfilesListRes,
  type AdminShippingProfilesRes,
  type AdminStockLocationsDeleteRes,
  type AdminStockLocationsListRes,
  type AdminStockLocationsRes,
  type AdminStoresRes,
  type AdminStoresSelection,
  type AdminSwapsListRes,
  type AdminSwapsRes,
  type AdminSwapsSelection,
  type AdminTaxProvidersList,
  type AdminTaxRatesDeleteRes,
  type AdminTaxRatesListRes,
  type AdminTaxRatesRes,
  type AdminTaxRatesSelection,
  type AdminUpdatePaymentCollectionsReq,
  type AdminUpdateUserPayload,
  type AdminUploadsDownloadUrlRes,
  type AdminUploadsRes,
  type AdminUserRes,
  type AdminUsersListRes,
  type AdminUsersListSelection,
  type AdminVariantsListRes,
  type AdminVariantsListSelection,
  type AdminVariantsRes,
  type GetOrderEditsParams,
  type GetPublishableApiKeySalesChannelsParams,
  type GetPublishableApiKeysParams,
} from "./admin-types.gen.ts"

/** Operations that log users in and out. @since 0.1.0 */
export class AdminAuthResource extends BaseResource {
  /**
   * Get the signed-in admin user.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ user }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @since 0.1.0
   */
  getSession(customHeaders?: CustomHeaders, options?: RequestOptions): ResponsePromise<AdminAuthRes> {
    return this.client.request("GET", "/admin/auth", undefined, options, customHeaders)
  }

  /**
   * Sign the admin user out. Ends the session of this browser. With a bearer token in the `Authorization` header, ends that token instead of waiting for it to expire.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns an object with the response's metadata in `response` only
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  deleteSession(customHeaders?: CustomHeaders, options?: RequestOptions): ResponsePromise<EmptyRes> {
    return this.client.request(
      "DELETE",
      "/admin/auth",
      undefined,
      { ...options, token: "forget" },
      customHeaders,
    )
  }

  /**
   * Sign in an admin user with a session cookie.
   *
   * @param payload the request body, {@link AdminPostAuthReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ user }`
   * @throws SthenoError `unauthorized` (401) when the credentials or the token are not valid
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  createSession(
    payload: AdminPostAuthReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminAuthRes> {
    return this.client.request("POST", "/admin/auth", payload, { ...options, isOnce: true }, customHeaders)
  }

  /**
   * Get a JWT for an admin user. Send the token as `Authorization: Bearer …`. It is valid for 24 hours.
   *
   * @param payload the request body, {@link AdminPostAuthReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ access_token }`
   * @throws SthenoError `unauthorized` (401) when the credentials or the token are not valid
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  getToken(
    payload: AdminPostAuthReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminBearerAuthRes> {
    return this.client.request(
      "POST",
      "/admin/auth/token",
      payload,
      { ...options, isOnce: true, token: "keep" },
      customHeaders,
    )
  }

  /**
   * Change the password of the signed-in admin user. All other sessions and tokens of the user end; the session or token of this request stays. Attempts count like attempts to sign in.
   *
   * @param payload the request body, {@link AdminPostAuthPasswordReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ user }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  changePassword(
    payload: AdminPostAuthPasswordReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminAuthRes> {
    return this.client.request(
      "POST",
      "/admin/auth/password",
      payload,
      { ...options, isOnce: true },
      customHeaders,
    )
  }
}

/** Operations on users of the dashboard. @since 0.1.0 */
export class AdminUsersResource extends BaseResource {
  /**
   * Request a password reset. The event `user.password_reset` contains a token. If a mail server is set up, the server emails a link with it; otherwise, a custom subscriber has to send it. The response is the same whether or not a user has the address.
   *
   * @param payload the request body, {@link AdminResetPasswordTokenRequest}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns an object with the response's metadata in `response` only
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  sendResetPasswordToken(
    payload: AdminResetPasswordTokenRequest,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<EmptyRes> {
    return this.client.request(
      "POST",
      "/admin/users/password-token",
      payload,
      { ...options, isOnce: true },
      customHeaders,
    )
  }

  /**
   * Set a new password with a reset token. A token works once, within 15 minutes. All sessions of the user end.
   *
   * @param payload the request body, {@link AdminResetPasswordRequest}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ user }`
   * @throws SthenoError `unauthorized` (401) when the credentials or the token are not valid
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  resetPassword(
    payload: AdminResetPasswordRequest,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminUserRes> {
    return this.client.request(
      "POST",
      "/admin/users/reset-password",
      payload,
      { ...options, isOnce: true },
      customHeaders,
    )
  }

  /**
   * Get an admin user.
   *
   * @param id the ID of the user
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ user }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminUserRes> {
    return this.client.request("GET", path`/admin/users/${id}`, undefined, options, customHeaders)
  }

  /**
   * Create an admin user.
   *
   * @param payload the request body, {@link AdminCreateUserPayload}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ user }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  create(
    payload: AdminCreateUserPayload,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminUserRes> {
    return this.client.request("POST", "/admin/users", payload, options, customHeaders)
  }

  /**
   * Update an admin user. Users can set only their own API token; any user can remove one by sending `null`.
   *
   * @param id the ID of the user
   * @param payload the request body, {@link AdminUpdateUserPayload}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ user }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminUpdateUserPayload,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminUserRes> {
    return this.client.request("POST", path`/admin/users/${id}`, payload, options, customHeaders)
  }

  /**
   * Delete an admin user. The sessions of the user end at once. Succeeds even if the user does not exist.
   *
   * @param id the ID of the user
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminDeleteUserRes> {
    return this.client.request("DELETE", path`/admin/users/${id}`, undefined, options, customHeaders)
  }

  /**
   * List admin users.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ users, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetUsersParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminUsersListRes, "users", AdminUsersListSelection, E, F>> {
    return this.client.request("GET", "/admin/users", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all users and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `users` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetUsersParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminUsersListRes, "users", AdminUsersListSelection, E, F>["users"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/users", "users", query, options, customHeaders)
  }
}

/** Operations on invites. @since 0.1.0 */
export class AdminInvitesResource extends BaseResource {
  /**
   * Accept an invite and become an admin user. A token works once; the invite is deleted.
   *
   * @param payload the request body, {@link AdminPostInvitesInviteAcceptReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns an object with the response's metadata in `response` only
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  accept(
    payload: AdminPostInvitesInviteAcceptReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<EmptyRes> {
    return this.client.request(
      "POST",
      "/admin/invites/accept",
      payload,
      { ...options, isOnce: true },
      customHeaders,
    )
  }

  /**
   * Invite a person to become an admin user. The event `invite.created` contains the token. If a mail server is set up, the server emails a link with it; otherwise, a custom subscriber has to send it. The invite can be accepted within seven days. Inviting an address again replaces its token.
   *
   * @param payload the request body, {@link AdminPostInvitesPayload}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns an object with the response's metadata in `response` only
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostInvitesPayload,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<EmptyRes> {
    return this.client.request("POST", "/admin/invites", payload, { ...options, isOnce: true }, customHeaders)
  }

  /**
   * Delete an invite. The token in its email stops working. Succeeds even if the invite does not exist.
   *
   * @param invite_id the ID of the invite
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    invite_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminInviteDeleteRes> {
    return this.client.request("DELETE", path`/admin/invites/${invite_id}`, undefined, options, customHeaders)
  }

  /**
   * List invites that were not accepted yet, oldest first.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ invites }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @since 0.1.0
   */
  list(customHeaders?: CustomHeaders, options?: RequestOptions): ResponsePromise<AdminListInvitesRes> {
    return this.client.request("GET", "/admin/invites", undefined, options, customHeaders)
  }

  /**
   * Resend an invite with a new token. The old token becomes invalid.
   *
   * @param invite_id the ID of the invite
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns an object with the response's metadata in `response` only
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async resend(
    invite_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<EmptyRes> {
    return this.client.request(
      "POST",
      path`/admin/invites/${invite_id}/resend`,
      undefined,
      { ...options, isOnce: true },
      customHeaders,
    )
  }
}

/** Operations on customers. @since 0.1.0 */
export class AdminCustomersResource extends BaseResource {
  /**
   * Create a customer with an account. A guest with the same email address stays a separate customer.
   *
   * @param payload the request body, {@link AdminPostCustomersReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  create(
    payload: AdminPostCustomersReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminCustomersRes> {
    return this.client.request("POST", "/admin/customers", payload, options, customHeaders)
  }

  /**
   * Update a customer. The groups in the body replace the customer's groups. The response contains whole customers; `fields` has no effect.
   *
   * @param id the ID of the customer
   * @param payload the request body, {@link AdminPostCustomersCustomerReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ customer }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  async update<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostCustomersCustomerReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminCustomersRes, "customer", AdminCustomersSelection, E, F>> {
    return this.client.request("POST", path`/admin/customers/${id}`, payload, options, customHeaders)
  }

  /**
   * Get a customer. The response contains whole customers; `fields` has no effect. It contains at most 8,000 orders, the oldest first; to read all of them, list orders with `customer_id`.
   *
   * @param id the ID of the customer
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ customer }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminCustomersRes, "customer", AdminCustomersSelection, E, F>> {
    return this.client.request("GET", path`/admin/customers/${id}`, undefined, options, customHeaders)
  }

  /**
   * List customers. The response contains whole customers; `fields` has no effect.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customers, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list(
    query?: AdminGetCustomersParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminCustomersListRes> {
    return this.client.request("GET", "/admin/customers", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all customers and requests the pages as they are needed. The response contains whole customers; `fields` has no effect.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `customers` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate(
    query?: AdminGetCustomersParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<AdminCustomersListRes["customers"][number], void, undefined> {
    return this.client.iterate("/admin/customers", "customers", query, options, customHeaders)
  }
}

/** Operations on customer groups. @since 0.1.0 */
export class AdminCustomerGroupsResource extends BaseResource {
  /**
   * Create a customer group.
   *
   * @param payload the request body, {@link AdminPostCustomerGroupsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer_group }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostCustomerGroupsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminCustomerGroupsRes> {
    return this.client.request("POST", "/admin/customer-groups", payload, options, customHeaders)
  }

  /**
   * Get a customer group.
   *
   * @param id the ID of the customer group
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer_group }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminCustomerGroupsRes, "customer_group", AdminUsersListSelection, E, F>> {
    return this.client.request(
      "GET",
      path`/admin/customer-groups/${id}`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Update a customer group.
   *
   * @param id the ID of the customer group
   * @param payload the request body, {@link AdminPostCustomerGroupsGroupReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ customer_group }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostCustomerGroupsGroupReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminCustomerGroupsRes, "customer_group", AdminUsersListSelection, E, F>> {
    return this.client.request("POST", path`/admin/customer-groups/${id}`, payload, options, customHeaders)
  }

  /**
   * Delete a customer group. The customers of the group are not deleted. Prices and discounts that are only for the group no longer apply to anyone. Succeeds even if the group does not exist.
   *
   * @param id the ID of the customer group
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminCustomerGroupsDeleteRes> {
    return this.client.request(
      "DELETE",
      path`/admin/customer-groups/${id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * List customer groups.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer_groups, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetCustomerGroupsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminCustomerGroupsListRes, "customer_groups", AdminUsersListSelection, E, F>> {
    return this.client.request(
      "GET",
      "/admin/customer-groups",
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Iterates over all customer groups and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `customer_groups` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetCustomerGroupsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<
      AdminCustomerGroupsListRes,
      "customer_groups",
      AdminUsersListSelection,
      E,
      F
    >["customer_groups"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/customer-groups", "customer_groups", query, options, customHeaders)
  }

  /**
   * Add customers to a group. Customers that are already in the group stay in it. If one of the customers does not exist, none is added.
   *
   * @param id the ID of the customer group
   * @param payload the request body, {@link AdminPostCustomerGroupsGroupCustomersBatchReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer_group }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addCustomers(
    id: string,
    payload: AdminPostCustomerGroupsGroupCustomersBatchReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminCustomerGroupsRes> {
    return this.client.request(
      "POST",
      path`/admin/customer-groups/${id}/customers/batch`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Remove customers from a group. Customers that are not in it are ignored. The customers are not deleted.
   *
   * @param id the ID of the customer group
   * @param payload the request body, {@link AdminDeleteCustomerGroupsGroupCustomerBatchReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer_group }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async removeCustomers(
    id: string,
    payload: AdminDeleteCustomerGroupsGroupCustomerBatchReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminCustomerGroupsRes> {
    return this.client.request(
      "DELETE",
      path`/admin/customer-groups/${id}/customers/batch`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * List the customers of a group.
   *
   * @param id the ID of the customer group
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customers, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async listCustomers(
    id: string,
    query?: AdminGetCustomerGroupsGroupCustomersParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminCustomersListRes> {
    return this.client.request(
      "GET",
      path`/admin/customer-groups/${id}/customers`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Iterates over all customers and requests the pages as they are needed.
   *
   * @param id the ID of the customer group
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `customers` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async *iterateCustomers(
    id: string,
    query?: AdminGetCustomerGroupsGroupCustomersParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<AdminCustomersListRes["customers"][number], void, undefined> {
    yield* this.client.iterate<AdminCustomersListRes["customers"][number]>(
      path`/admin/customer-groups/${id}/customers`,
      "customers",
      query,
      options,
      customHeaders,
    )
  }
}

/** Operations on discounts, their codes and their conditions. @since 0.1.0 */
export class AdminDiscountsResource extends BaseResource {
  /**
   * Add a region to a discount.
   *
   * @param id the ID of the discount
   * @param region_id the ID of the region
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ discount }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addRegion(
    id: string,
    region_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminDiscountsRes, "discount", AdminDiscountsSelection>> {
    return this.client.request(
      "POST",
      path`/admin/discounts/${id}/regions/${region_id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Create a discount.
   *
   * @param payload the request body, {@link AdminPostDiscountsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ discount }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create<E extends string = never, F extends string = never>(
    payload: AdminPostDiscountsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection, E, F>> {
    return this.client.request("POST", "/admin/discounts", payload, options, customHeaders)
  }

  /**
   * Update a discount.
   *
   * @param id the ID of the discount
   * @param payload the request body, {@link AdminPostDiscountsDiscountReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ discount }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostDiscountsDiscountReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection, E, F>> {
    return this.client.request("POST", path`/admin/discounts/${id}`, payload, options, customHeaders)
  }

  /**
   * Create a code of a dynamic discount. The code shares the discount's rule, has its own usage limit, and expires after the discount's `valid_duration`.
   *
   * @param id the ID of the discount
   * @param payload the request body, {@link AdminPostDiscountsDiscountDynamicCodesReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ discount }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async createDynamicCode(
    id: string,
    payload: AdminPostDiscountsDiscountDynamicCodesReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminDiscountsRes> {
    return this.client.request(
      "POST",
      path`/admin/discounts/${id}/dynamic-codes`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Delete a discount. Customers can no longer use its code. Orders that used it do not change. Succeeds even if the discount does not exist.
   *
   * @param id the ID of the discount
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminDiscountsDeleteRes> {
    return this.client.request("DELETE", path`/admin/discounts/${id}`, undefined, options, customHeaders)
  }

  /**
   * Delete a code of a dynamic discount. A code that the discount does not have is ignored.
   *
   * @param id the ID of the discount
   * @param code the code that was made from the discount, in any case
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ discount }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteDynamicCode(
    id: string,
    code: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminDiscountsRes> {
    return this.client.request(
      "DELETE",
      path`/admin/discounts/${id}/dynamic-codes/${code}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Get a discount.
   *
   * @param id the ID of the discount
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ discount }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection, E, F>> {
    return this.client.request(
      "GET",
      path`/admin/discounts/${id}`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Get a discount by its code.
   *
   * @param code the code of the discount, in any case
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ discount }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieveByCode<E extends string = never, F extends string = never>(
    code: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection, E, F>> {
    return this.client.request("GET", path`/admin/discounts/code/${code}`, undefined, options, customHeaders)
  }

  /**
   * List discounts.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ discounts, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetDiscountsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminDiscountsListRes, "discounts", AdminPostDiscountsSelection, E, F>> {
    return this.client.request("GET", "/admin/discounts", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all discounts and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `discounts` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetDiscountsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminDiscountsListRes, "discounts", AdminPostDiscountsSelection, E, F>["discounts"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/discounts", "discounts", query, options, customHeaders)
  }

  /**
   * Remove a region from a discount. A region that the discount does not have is ignored.
   *
   * @param id the ID of the discount
   * @param region_id the ID of the region
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ discount }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async removeRegion(
    id: string,
    region_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminDiscountsRes, "discount", AdminDiscountsSelection>> {
    return this.client.request(
      "DELETE",
      path`/admin/discounts/${id}/regions/${region_id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Add a condition to a discount.
   *
   * @param discount_id the ID of the discount
   * @param payload the request body, {@link AdminPostDiscountsDiscountConditions}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ discount }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async createCondition<E extends string = never, F extends string = never>(
    discount_id: string,
    payload: AdminPostDiscountsDiscountConditions,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/discounts/${discount_id}/conditions`,
      payload,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Update the resources of a discount condition. The condition then contains exactly these resources. Resources of another type are ignored, as in v1.
   *
   * @param discount_id the ID of the discount
   * @param condition_id the ID of a condition of the discount's rule
   * @param payload the request body, {@link AdminPostDiscountsDiscountConditionsCondition}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ discount }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async updateCondition<E extends string = never, F extends string = never>(
    discount_id: string,
    condition_id: string,
    payload: AdminPostDiscountsDiscountConditionsCondition,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/discounts/${discount_id}/conditions/${condition_id}`,
      payload,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Delete a condition of a discount. The discount then applies without this restriction. Succeeds even if the condition does not exist.
   *
   * @param discount_id the ID of the discount
   * @param condition_id the ID of a condition of the discount's rule
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ id, object, deleted, discount }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteCondition<E extends string = never, F extends string = never>(
    discount_id: string,
    condition_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<
    Answer<AdminDiscountConditionsDeleteRes, "discount", AdminPostDiscountsSelection, E, F>
  > {
    return this.client.request(
      "DELETE",
      path`/admin/discounts/${discount_id}/conditions/${condition_id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Get a condition of a discount.
   *
   * @param discount_id the ID of the discount
   * @param condition_id the ID of a condition of the discount's rule
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ discount_condition }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async getCondition<E extends string = never, F extends string = never>(
    discount_id: string,
    condition_id: string,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<AdminDiscountConditionsRes, "discount_condition", AdminDiscountConditionsSelection, E, F>
  > {
    return this.client.request(
      "GET",
      path`/admin/discounts/${discount_id}/conditions/${condition_id}`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Add resources to a discount condition. Resources that the condition already contains are unchanged.
   *
   * @param discount_id the ID of the discount
   * @param condition_id the ID of a condition of the discount's rule
   * @param payload the request body, {@link AdminPostDiscountsDiscountConditionsConditionBatchReq}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ discount }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addConditionResourceBatch<E extends string = never, F extends string = never>(
    discount_id: string,
    condition_id: string,
    payload: AdminPostDiscountsDiscountConditionsConditionBatchReq,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/discounts/${discount_id}/conditions/${condition_id}/batch`,
      payload,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Remove resources from a discount condition. Resources that it does not contain are ignored.
   *
   * @param discount_id the ID of the discount
   * @param condition_id the ID of a condition of the discount's rule
   * @param payload the request body, {@link AdminDeleteDiscountsDiscountConditionsConditionBatchReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ discount }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteConditionResourceBatch<E extends string = never, F extends string = never>(
    discount_id: string,
    condition_id: string,
    payload: AdminDeleteDiscountsDiscountConditionsConditionBatchReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection, E, F>> {
    return this.client.request(
      "DELETE",
      path`/admin/discounts/${discount_id}/conditions/${condition_id}/batch`,
      payload,
      options,
      customHeaders,
    )
  }
}

/** Operations on gift cards. @since 0.1.0 */
export class AdminGiftCardsResource extends BaseResource {
  /**
   * Create a gift card. The card gets a new code, and its balance is its value.
   *
   * @param payload the request body, {@link AdminPostGiftCardsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ gift_card }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostGiftCardsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminGiftCardsRes, "gift_card", AdminGiftCardsSelection>> {
    return this.client.request("POST", "/admin/gift-cards", payload, options, customHeaders)
  }

  /**
   * Update a gift card.
   *
   * @param id the ID of the gift card
   * @param payload the request body, {@link AdminPostGiftCardsGiftCardReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ gift_card }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostGiftCardsGiftCardReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminGiftCardsRes, "gift_card", AdminGiftCardsSelection>> {
    return this.client.request("POST", path`/admin/gift-cards/${id}`, payload, options, customHeaders)
  }

  /**
   * Delete a gift card. Succeeds even if it does not exist.
   *
   * @param id the ID of the gift card
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminGiftCardsDeleteRes> {
    return this.client.request("DELETE", path`/admin/gift-cards/${id}`, undefined, options, customHeaders)
  }

  /**
   * Get a gift card.
   *
   * @param id the ID of the gift card
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ gift_card }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminGiftCardsRes, "gift_card", AdminGiftCardsSelection>> {
    return this.client.request("GET", path`/admin/gift-cards/${id}`, undefined, options, customHeaders)
  }

  /**
   * List gift cards.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ gift_cards, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list(
    query?: AdminGetGiftCardsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminGiftCardsListRes, "gift_cards", AdminGiftCardsSelection>> {
    return this.client.request("GET", "/admin/gift-cards", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all gift cards and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `gift_cards` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate(
    query?: AdminGetGiftCardsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminGiftCardsListRes, "gift_cards", AdminGiftCardsSelection>["gift_cards"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/gift-cards", "gift_cards", query, options, customHeaders)
  }
}

/** Operations on draft orders. @since 0.1.0 */
export class AdminDraftOrdersResource extends BaseResource {
  /**
   * Create a draft order.
   *
   * @param payload the request body, {@link AdminPostDraftOrdersReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ draft_order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostDraftOrdersReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminDraftOrdersRes, "draft_order", AdminDraftOrdersSelection>> {
    return this.client.request("POST", "/admin/draft-orders", payload, options, customHeaders)
  }

  /**
   * Add a line to a draft order. Without a `variant_id`, the line is a custom item with `title` and `unit_price`.
   *
   * @param id the ID of the draft order
   * @param payload the request body, {@link AdminPostDraftOrdersDraftOrderLineItemsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ draft_order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addLineItem(
    id: string,
    payload: AdminPostDraftOrdersDraftOrderLineItemsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminDraftOrdersRes> {
    return this.client.request(
      "POST",
      path`/admin/draft-orders/${id}/line-items`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Delete a draft order that did not become an order. Succeeds even if the draft order does not exist.
   *
   * @param id the ID of the draft order
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminDraftOrdersDeleteRes> {
    return this.client.request("DELETE", path`/admin/draft-orders/${id}`, undefined, options, customHeaders)
  }

  /**
   * Remove a line from a draft order. Removes the shipping methods of the draft too.
   *
   * @param id the ID of the draft order
   * @param line_id the ID of the line
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ draft_order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async removeLineItem(
    id: string,
    line_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminDraftOrdersRes> {
    return this.client.request(
      "DELETE",
      path`/admin/draft-orders/${id}/line-items/${line_id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Get a draft order with the totals of its cart.
   *
   * @param id the ID of the draft order
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ draft_order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminDraftOrdersRes, "draft_order", AdminDraftOrdersSelection>> {
    return this.client.request("GET", path`/admin/draft-orders/${id}`, undefined, options, customHeaders)
  }

  /**
   * List draft orders.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ draft_orders, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetDraftOrdersParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminDraftOrdersListRes, "draft_orders", AdminDraftOrdersListSelection, E, F>> {
    return this.client.request("GET", "/admin/draft-orders", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all draft orders and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `draft_orders` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetDraftOrdersParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<
      AdminDraftOrdersListRes,
      "draft_orders",
      AdminDraftOrdersListSelection,
      E,
      F
    >["draft_orders"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/draft-orders", "draft_orders", query, options, customHeaders)
  }

  /**
   * Mark a draft order as paid and create its order.
   *
   * @param id the ID of the draft order
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async markPaid(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPostDraftOrdersDraftOrderRegisterPaymentRes> {
    return this.client.request("POST", path`/admin/draft-orders/${id}/pay`, undefined, options, customHeaders)
  }

  /**
   * Update an open draft order. The response contains `no_notification_order` as it was before the update.
   *
   * @param id the ID of the draft order
   * @param payload the request body, {@link AdminPostDraftOrdersDraftOrderReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ draft_order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostDraftOrdersDraftOrderReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminDraftOrdersRes, "draft_order", AdminPostDraftOrdersDraftOrderSelection>> {
    return this.client.request("POST", path`/admin/draft-orders/${id}`, payload, options, customHeaders)
  }

  /**
   * Update a line of a draft order. Quantity 0 removes the line. Every change removes the shipping methods of the draft; metadata is merged key by key.
   *
   * @param id the ID of the draft order
   * @param line_id the ID of the line
   * @param payload the request body, {@link AdminPostDraftOrdersDraftOrderLineItemsItemReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ draft_order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async updateLineItem(
    id: string,
    line_id: string,
    payload: AdminPostDraftOrdersDraftOrderLineItemsItemReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminDraftOrdersRes> {
    return this.client.request(
      "POST",
      path`/admin/draft-orders/${id}/line-items/${line_id}`,
      payload,
      options,
      customHeaders,
    )
  }
}

/** Operations on batch jobs: imports and exports that run in the background. @since 0.1.0 */
export class AdminBatchJobsResource extends BaseResource {
  /**
   * Start an import or an export in the background. The types are `product-import` and `price-list-import`, whose `context.fileKey` is the key of an uploaded CSV file, and `product-export` and `order-export`, whose result contains the key of the created file. A dry run stops after it has checked the input, and continues when it is confirmed.
   *
   * @param payload the request body, {@link AdminPostBatchesReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ batch_job }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostBatchesReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminBatchJobRes> {
    return this.client.request("POST", "/admin/batch-jobs", payload, options, customHeaders)
  }

  /**
   * List the batch jobs of the signed-in user.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ batch_jobs, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetBatchParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminBatchJobListRes, "batch_jobs", AdminUsersListSelection, E, F>> {
    return this.client.request("GET", "/admin/batch-jobs", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all batch jobs and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `batch_jobs` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetBatchParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminBatchJobListRes, "batch_jobs", AdminUsersListSelection, E, F>["batch_jobs"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/batch-jobs", "batch_jobs", query, options, customHeaders)
  }

  /**
   * Cancel a batch job. Canceling also stops a job that is running. An import of products keeps the products that it has saved, and `advancement_count` of the result counts them. Other jobs save nothing. A completed job cannot be canceled; canceling one that failed or was canceled changes nothing.
   *
   * @param id the ID of the batch job
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ batch_job }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async cancel(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminBatchJobRes> {
    return this.client.request(
      "POST",
      path`/admin/batch-jobs/${id}/cancel`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Confirm a dry run of a batch job. A dry run is a job that was created with `dry_run: true`: it checks its input, counts what it would change, and waits. Confirming it starts the work.
   *
   * @param id the ID of the batch job
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ batch_job }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async confirm(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminBatchJobRes> {
    return this.client.request(
      "POST",
      path`/admin/batch-jobs/${id}/confirm`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Get a batch job and its progress.
   *
   * @param id the ID of the batch job
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ batch_job }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminBatchJobRes> {
    return this.client.request("GET", path`/admin/batch-jobs/${id}`, undefined, options, customHeaders)
  }
}

/** Operations on notes, which users attach to orders and other resources. @since 0.1.0 */
export class AdminNotesResource extends BaseResource {
  /**
   * Create a note on a resource, such as an order.
   *
   * @param payload the request body, {@link AdminPostNotesReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ note }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostNotesReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminNotesRes> {
    return this.client.request("POST", "/admin/notes", payload, options, customHeaders)
  }

  /**
   * Update the text of a note.
   *
   * @param id the ID of the note
   * @param payload the request body, {@link AdminPostNotesNoteReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ note }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostNotesNoteReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminNotesRes> {
    return this.client.request("POST", path`/admin/notes/${id}`, payload, options, customHeaders)
  }

  /**
   * Delete a note. The resource that the note is attached to does not change.
   *
   * @param id the ID of the note
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminNotesDeleteRes> {
    return this.client.request("DELETE", path`/admin/notes/${id}`, undefined, options, customHeaders)
  }

  /**
   * Get a note.
   *
   * @param id the ID of the note
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ note }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminNotesRes, "note", AdminNotesSelection>> {
    return this.client.request("GET", path`/admin/notes/${id}`, undefined, options, customHeaders)
  }

  /**
   * List notes, oldest first.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ notes, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list(
    query?: AdminGetNotesParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminNotesListRes, "notes", AdminNotesSelection>> {
    return this.client.request("GET", "/admin/notes", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all notes and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `notes` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate(
    query?: AdminGetNotesParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminNotesListRes, "notes", AdminNotesSelection>["notes"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/notes", "notes", query, options, customHeaders)
  }
}

/** Operations on notifications. @since 0.1.0 */
export class AdminNotificationsResource extends BaseResource {
  /**
   * List notifications. The filters accept several values, separated by commas.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ notifications, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetNotificationsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<AdminNotificationsListRes, "notifications", AdminNotificationsListSelection, E, F>
  > {
    return this.client.request("GET", "/admin/notifications", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all notifications and requests the pages as they are needed. The filters accept several values, separated by commas.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `notifications` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetNotificationsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<
      AdminNotificationsListRes,
      "notifications",
      AdminNotificationsListSelection,
      E,
      F
    >["notifications"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/notifications", "notifications", query, options, customHeaders)
  }

  /**
   * Resend a notification. The provider that sent the message sends it again. The new message is stored below the first one.
   *
   * @param id the ID of the message
   * @param payload the request body, {@link AdminPostNotificationsNotificationResendReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ notification }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async resend(
    id: string,
    payload: AdminPostNotificationsNotificationResendReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminNotificationsRes> {
    return this.client.request(
      "POST",
      path`/admin/notifications/${id}/resend`,
      payload,
      options,
      customHeaders,
    )
  }
}

/** Operations on the analytics configuration of the signed-in user. @since 0.1.0 */
export class AdminAnalyticsConfigsResource extends BaseResource {
  /**
   * Get the analytics settings of the signed-in user.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ analytics_config }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @since 0.1.0
   */
  retrieve(
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminAnalyticsConfigRes> {
    return this.client.request("GET", "/admin/analytics-configs", undefined, options, customHeaders)
  }

  /**
   * Create the analytics settings of the signed-in user. A second decision replaces the first.
   *
   * @param payload the request body, {@link AdminPostAnalyticsConfigReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ analytics_config }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostAnalyticsConfigReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminAnalyticsConfigRes> {
    return this.client.request("POST", "/admin/analytics-configs", payload, options, customHeaders)
  }

  /**
   * Update the analytics settings of the signed-in user. Creates the settings if the user has none.
   *
   * @param payload the request body, {@link AdminPostAnalyticsConfigUpdateReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ analytics_config }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  update(
    payload: AdminPostAnalyticsConfigUpdateReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminAnalyticsConfigRes> {
    return this.client.request("POST", "/admin/analytics-configs/update", payload, options, customHeaders)
  }

  /**
   * Acknowledge a request to forget the decision; it is kept. As in v1, the decision is still returned, because without it, an opt-out would end. It is deleted with the user.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ user_id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  delete(
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminAnalyticsConfigDeleteRes> {
    return this.client.request("DELETE", "/admin/analytics-configs", undefined, options, customHeaders)
  }
}

/** Operations on third-party applications that are connected through OAuth. @since 0.1.0 */
export class AdminAppsResource extends BaseResource {
  /**
   * List the applications that the store can connect with. A project adds an application as a row of the table `oauth`, for example in a loader. Without such rows, the list is empty.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ apps }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @since 0.1.0
   */
  list(customHeaders?: CustomHeaders, options?: RequestOptions): ResponsePromise<AdminAppsListRes> {
    return this.client.request("GET", "/admin/apps", undefined, options, customHeaders)
  }

  /**
   * Connect the store with an application.
   *
   * @param payload the request body, {@link AdminPostAppsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ apps }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  authorize(
    payload: AdminPostAppsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminAppsRes> {
    return this.client.request(
      "POST",
      "/admin/apps/authorizations",
      payload,
      { ...options, isOnce: true },
      customHeaders,
    )
  }
}

/** Operations on orders, with their payments, fulfillments, returns, swaps and claims. @since 0.1.0 */
export class AdminOrdersResource extends BaseResource {
  /**
   * Update the customer and the addresses of an order. Addresses are updated in part; repeat the `country_code` each time.
   *
   * @param id the ID of the order
   * @param payload the request body, {@link AdminPostOrdersOrderReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostOrdersOrderReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request("POST", path`/admin/orders/${id}`, payload, options, customHeaders)
  }

  /**
   * Get an order with its totals. Pass `returnable_items` in `expand` to get the lines that can be returned.
   *
   * @param id the ID of the order
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminGetOrdersOrderSelection, E, F>> {
    return this.client.request(
      "GET",
      path`/admin/orders/${id}`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * List orders.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ orders, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetOrdersParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminOrdersListRes, "orders", AdminOrdersListSelection, E, F>> {
    return this.client.request("GET", "/admin/orders", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all orders and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `orders` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetOrdersParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminOrdersListRes, "orders", AdminOrdersListSelection, E, F>["orders"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/orders", "orders", query, options, customHeaders)
  }

  /**
   * Complete an order. Call this when nothing is left to do with the order. The status of the order becomes `completed`.
   *
   * @param id the ID of the order
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async complete<E extends string = never, F extends string = never>(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request("POST", path`/admin/orders/${id}/complete`, undefined, options, customHeaders)
  }

  /**
   * Capture the payments of an order. Captured payments are unchanged, so you can repeat the request.
   *
   * @param id the ID of the order
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async capturePayment<E extends string = never, F extends string = never>(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request("POST", path`/admin/orders/${id}/capture`, undefined, options, customHeaders)
  }

  /**
   * Refund an order. Send an `Idempotency-Key` so that you can repeat the request without refunding twice.
   *
   * @param id the ID of the order
   * @param payload the request body, {@link AdminPostOrdersOrderRefundsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async refundPayment<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostOrdersOrderRefundsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request("POST", path`/admin/orders/${id}/refund`, payload, options, customHeaders)
  }

  /**
   * Create a fulfillment of an order. With a `location_id`, the units are removed from the stock of that location, and their reservations are deleted.
   *
   * @param id the ID of the order
   * @param payload the request body, {@link AdminPostOrdersOrderFulfillmentsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async createFulfillment<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostOrdersOrderFulfillmentsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request("POST", path`/admin/orders/${id}/fulfillment`, payload, options, customHeaders)
  }

  /**
   * Cancel a fulfillment that was not shipped. The fulfillment provider cancels it first. The units come back into stock, and the items can be fulfilled again.
   *
   * @param id the ID of the order
   * @param fulfillment_id the ID of the fulfillment
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async cancelFulfillment<E extends string = never, F extends string = never>(
    id: string,
    fulfillment_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/orders/${id}/fulfillments/${fulfillment_id}/cancel`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Cancel a fulfillment of a swap that was not shipped.
   *
   * @param id the ID of the order
   * @param swap_id the ID of a swap of the order
   * @param fulfillment_id the ID of the fulfillment
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async cancelSwapFulfillment<E extends string = never, F extends string = never>(
    id: string,
    swap_id: string,
    fulfillment_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/orders/${id}/swaps/${swap_id}/fulfillments/${fulfillment_id}/cancel`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Cancel a fulfillment of a claim that was not shipped.
   *
   * @param id the ID of the order
   * @param claim_id the ID of a claim of the order
   * @param fulfillment_id the ID of the fulfillment
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async cancelClaimFulfillment<E extends string = never, F extends string = never>(
    id: string,
    claim_id: string,
    fulfillment_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/orders/${id}/claims/${claim_id}/fulfillments/${fulfillment_id}/cancel`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Mark a fulfillment as shipped.
   *
   * @param id the ID of the order
   * @param payload the request body, {@link AdminPostOrdersOrderShipmentReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async createShipment<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostOrdersOrderShipmentReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request("POST", path`/admin/orders/${id}/shipment`, payload, options, customHeaders)
  }

  /**
   * Request a return of an order. With `receive_now`, the items count as received; this does not refund them.
   *
   * @param id the ID of the order
   * @param payload the request body, {@link AdminPostOrdersOrderReturnsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async requestReturn<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostOrdersOrderReturnsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request("POST", path`/admin/orders/${id}/return`, payload, options, customHeaders)
  }

  /**
   * Cancel an order with its payments and reservations. Orders with refunds, or with fulfillments, returns, swaps or claims that are not canceled, cannot be canceled.
   *
   * @param id the ID of the order
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async cancel<E extends string = never, F extends string = never>(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request("POST", path`/admin/orders/${id}/cancel`, undefined, options, customHeaders)
  }

  /**
   * Add a shipping method to an order. The method has no tax, as in v1. An order has one method for each shipping profile.
   *
   * @param id the ID of the order
   * @param payload the request body, {@link AdminPostOrdersOrderShippingMethodsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addShippingMethod<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostOrdersOrderShippingMethodsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/orders/${id}/shipping-methods`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Archive an order. The order must be completed. Its status becomes `archived`.
   *
   * @param id the ID of the order
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async archive<E extends string = never, F extends string = never>(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request("POST", path`/admin/orders/${id}/archive`, undefined, options, customHeaders)
  }

  /**
   * Create a swap of an order. The customer confirms the swap and pays the difference by completing its cart.
   *
   * @param id the ID of the order
   * @param payload the request body, {@link AdminPostOrdersOrderSwapsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async createSwap<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostOrdersOrderSwapsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request("POST", path`/admin/orders/${id}/swaps`, payload, options, customHeaders)
  }

  /**
   * Cancel a swap. Cancel the fulfillments and the return of the swap first.
   *
   * @param id the ID of the order
   * @param swap_id the ID of a swap of the order
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async cancelSwap<E extends string = never, F extends string = never>(
    id: string,
    swap_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/orders/${id}/swaps/${swap_id}/cancel`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Create a fulfillment of a swap.
   *
   * @param id the ID of the order
   * @param swap_id the ID of a swap of the order
   * @param payload the request body, {@link AdminPostOrdersOrderSwapsSwapFulfillmentsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async fulfillSwap<E extends string = never, F extends string = never>(
    id: string,
    swap_id: string,
    payload: AdminPostOrdersOrderSwapsSwapFulfillmentsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/orders/${id}/swaps/${swap_id}/fulfillments`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Mark a fulfillment of a swap as shipped.
   *
   * @param id the ID of the order
   * @param swap_id the ID of a swap of the order
   * @param payload the request body, {@link AdminPostOrdersOrderSwapsSwapShipmentsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async createSwapShipment<E extends string = never, F extends string = never>(
    id: string,
    swap_id: string,
    payload: AdminPostOrdersOrderSwapsSwapShipmentsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/orders/${id}/swaps/${swap_id}/shipments`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Settle the difference of a swap. Captures what the customer owes, or refunds what the store owes. You can repeat the request.
   *
   * @param id the ID of the order
   * @param swap_id the ID of a swap of the order
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async processSwapPayment<E extends string = never, F extends string = never>(
    id: string,
    swap_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/orders/${id}/swaps/${swap_id}/process-payment`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Create a claim of an order. A claim of type `refund` is refunded immediately; a claim of type `replace` ships other items.
   *
   * @param id the ID of the order
   * @param payload the request body, {@link AdminPostOrdersOrderClaimsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async createClaim<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostOrdersOrderClaimsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request("POST", path`/admin/orders/${id}/claims`, payload, options, customHeaders)
  }

  /**
   * Cancel a claim. Cancel the fulfillments and the return of the claim first. A refunded claim cannot be canceled.
   *
   * @param id the ID of the order
   * @param claim_id the ID of a claim of the order
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async cancelClaim<E extends string = never, F extends string = never>(
    id: string,
    claim_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/orders/${id}/claims/${claim_id}/cancel`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Update a claim. Images and tags of an item that are not listed are removed.
   *
   * @param id the ID of the order
   * @param claim_id the ID of a claim of the order
   * @param payload the request body, {@link AdminPostOrdersOrderClaimsClaimReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async updateClaim<E extends string = never, F extends string = never>(
    id: string,
    claim_id: string,
    payload: AdminPostOrdersOrderClaimsClaimReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/orders/${id}/claims/${claim_id}`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Create a fulfillment of a claim.
   *
   * @param id the ID of the order
   * @param claim_id the ID of a claim of the order
   * @param payload the request body, {@link AdminPostOrdersOrderClaimsClaimFulfillmentsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async fulfillClaim<E extends string = never, F extends string = never>(
    id: string,
    claim_id: string,
    payload: AdminPostOrdersOrderClaimsClaimFulfillmentsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/orders/${id}/claims/${claim_id}/fulfillments`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Mark a fulfillment of a claim as shipped.
   *
   * @param id the ID of the order
   * @param claim_id the ID of a claim of the order
   * @param payload the request body, {@link AdminPostOrdersOrderClaimsClaimShipmentsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async createClaimShipment<E extends string = never, F extends string = never>(
    id: string,
    claim_id: string,
    payload: AdminPostOrdersOrderClaimsClaimShipmentsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminOrdersRes, "order", AdminOrdersSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/admin/orders/${id}/claims/${claim_id}/shipments`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * List the reservations of an order's lines.
   *
   * @param id the ID of the order
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ reservations, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async listReservations<E extends string = never, F extends string = never>(
    id: string,
    query?: AdminGetOrdersOrderReservationsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminReservationsListRes, "reservations", AdminUsersListSelection, E, F>> {
    return this.client.request(
      "GET",
      path`/admin/orders/${id}/reservations`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Iterates over all reservations and requests the pages as they are needed.
   *
   * @param id the ID of the order
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `reservations` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async *iterateReservations<E extends string = never, F extends string = never>(
    id: string,
    query?: AdminGetOrdersOrderReservationsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminReservationsListRes, "reservations", AdminUsersListSelection, E, F>["reservations"][number],
    void,
    undefined
  > {
    yield* this.client.iterate<
      Answer<AdminReservationsListRes, "reservations", AdminUsersListSelection, E, F>["reservations"][number]
    >(path`/admin/orders/${id}/reservations`, "reservations", query, options, customHeaders)
  }

  /**
   * Reserve the unfulfilled units of an order line. The units are reserved at the locations of the order's sales channel. To choose a location, use `/admin/reservations`.
   *
   * @param id the ID of the order
   * @param line_item_id the ID of a line of the order
   * @param payload the request body, {@link AdminOrdersOrderLineItemReservationReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ reservation, line_item_id, location_id, inventory_item_id, quantity, description, metadata }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async createReservation(
    id: string,
    line_item_id: string,
    payload: AdminOrdersOrderLineItemReservationReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPostOrdersOrderLineItemReservationsRes> {
    return this.client.request(
      "POST",
      path`/admin/orders/${id}/line-items/${line_item_id}/reserve`,
      payload,
      options,
      customHeaders,
    )
  }
}

/** Operations on order edits, which change the items of an order. @since 0.1.0 */
export class AdminOrderEditsResource extends BaseResource {
  /**
   * Get an order edit with the totals that its order would have.
   *
   * @param id the ID of the order edit
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order_edit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminOrderEditsRes, "order_edit", AdminOrderEditsSelection, E, F>> {
    return this.client.request(
      "GET",
      path`/admin/order-edits/${id}`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * List order edits with the totals that their orders would have. `q` matches a part of the internal note.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order_edits, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: GetOrderEditsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminOrderEditsListRes, "order_edits", AdminOrderEditsSelection, E, F>> {
    return this.client.request("GET", "/admin/order-edits", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all order edits and requests the pages as they are needed. `q` matches a part of the internal note.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `order_edits` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: GetOrderEditsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminOrderEditsListRes, "order_edits", AdminOrderEditsSelection, E, F>["order_edits"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/order-edits", "order_edits", query, options, customHeaders)
  }

  /**
   * Create an order edit. The edit contains copies of the order's lines. An order has one active edit at a time.
   *
   * @param payload the request body, {@link AdminPostOrderEditsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order_edit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostOrderEditsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsSelection>> {
    return this.client.request("POST", "/admin/order-edits", payload, options, customHeaders)
  }

  /**
   * Update the internal note of an order edit.
   *
   * @param id the ID of the order edit
   * @param payload the request body, {@link AdminPostOrderEditsOrderEditReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order_edit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostOrderEditsOrderEditReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>> {
    return this.client.request("POST", path`/admin/order-edits/${id}`, payload, options, customHeaders)
  }

  /**
   * Delete an order edit that was not requested yet. The order does not change. Succeeds even if the order edit does not exist.
   *
   * @param id the ID of the order edit
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminOrderEditDeleteRes> {
    return this.client.request("DELETE", path`/admin/order-edits/${id}`, undefined, options, customHeaders)
  }

  /**
   * Add a line to an order edit. The line has the current price of the variant.
   *
   * @param id the ID of the order edit
   * @param payload the request body, {@link AdminPostOrderEditsEditLineItemsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order_edit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addLineItem(
    id: string,
    payload: AdminPostOrderEditsEditLineItemsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>> {
    return this.client.request("POST", path`/admin/order-edits/${id}/items`, payload, options, customHeaders)
  }

  /**
   * Undo a change of an order edit. A line that the change added is removed, a line that it removed is added again, and a changed quantity is restored.
   *
   * @param id the ID of the order edit
   * @param change_id the ID of the change within the edit
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteItemChange(
    id: string,
    change_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminOrderEditItemChangeDeleteRes> {
    return this.client.request(
      "DELETE",
      path`/admin/order-edits/${id}/changes/${change_id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Request the customer's confirmation of an order edit. The increase of the order's total becomes a payment collection. After further changes, send the request again to update the collection. An order edit that is confirmed, declined or canceled is unchanged.
   *
   * @param id the ID of the order edit
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order_edit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async requestConfirmation(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>> {
    return this.client.request(
      "POST",
      path`/admin/order-edits/${id}/request`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Cancel an order edit. The payments that were authorized for the edit are canceled. You can repeat the request.
   *
   * @param id the ID of the order edit
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order_edit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async cancel(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsSelection>> {
    return this.client.request(
      "POST",
      path`/admin/order-edits/${id}/cancel`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Confirm an order edit, paid or not. The lines and reservations of the edit move to the order. You can repeat the request.
   *
   * @param id the ID of the order edit
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order_edit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async confirm(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>> {
    return this.client.request(
      "POST",
      path`/admin/order-edits/${id}/confirm`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Update the quantity of a line of an order edit. The line keeps its price. Fulfilled and returned units cannot be removed.
   *
   * @param id the ID of the order edit
   * @param item_id the ID of a line of the order as the edit has it
   * @param payload the request body, {@link AdminPostOrderEditsEditLineItemsLineItemReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order_edit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async updateLineItem(
    id: string,
    item_id: string,
    payload: AdminPostOrderEditsEditLineItemsLineItemReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>> {
    return this.client.request(
      "POST",
      path`/admin/order-edits/${id}/items/${item_id}`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Remove a line from an order edit. The order itself changes only when the edit is confirmed. Succeeds even if the line does not exist.
   *
   * @param id the ID of the order edit
   * @param item_id the ID of a line of the order as the edit has it
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order_edit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async removeLineItem(
    id: string,
    item_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>> {
    return this.client.request(
      "DELETE",
      path`/admin/order-edits/${id}/items/${item_id}`,
      undefined,
      options,
      customHeaders,
    )
  }
}

/** Operations on payments. @since 0.1.0 */
export class AdminPaymentsResource extends BaseResource {
  /**
   * Get a payment.
   *
   * @param id the ID of the payment
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ payment }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminPaymentRes, "payment", AdminPaymentSelection, E, F>> {
    return this.client.request(
      "GET",
      path`/admin/payments/${id}`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Capture a payment. A payment that is captured already is unchanged, so you can repeat the request.
   *
   * @param id the ID of the payment
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ payment }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async capturePayment(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPaymentRes> {
    return this.client.request("POST", path`/admin/payments/${id}/capture`, undefined, options, customHeaders)
  }

  /**
   * Refund a captured payment. Send an `Idempotency-Key` so that you can repeat the request without refunding twice.
   *
   * @param id the ID of the payment
   * @param payload the request body, {@link AdminPostPaymentRefundsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ refund }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async refundPayment(
    id: string,
    payload: AdminPostPaymentRefundsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminRefundRes> {
    return this.client.request("POST", path`/admin/payments/${id}/refund`, payload, options, customHeaders)
  }
}

/** Operations on payment collections. @since 0.1.0 */
export class AdminPaymentCollectionsResource extends BaseResource {
  /**
   * Get a payment collection.
   *
   * @param id the ID of the payment collection
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ payment_collection }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<AdminPaymentCollectionsRes, "payment_collection", AdminPaymentCollectionsSelection, E, F>
  > {
    return this.client.request(
      "GET",
      path`/admin/payment-collections/${id}`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Update the description of a payment collection.
   *
   * @param id the ID of the payment collection
   * @param payload the request body, {@link AdminUpdatePaymentCollectionsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ payment_collection }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminUpdatePaymentCollectionsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPaymentCollectionsRes> {
    return this.client.request(
      "POST",
      path`/admin/payment-collections/${id}`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Delete an unpaid payment collection. The payment collection of an order edit cannot be deleted while the edit exists.
   *
   * @param id the ID of the payment collection
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPaymentCollectionDeleteRes> {
    return this.client.request(
      "DELETE",
      path`/admin/payment-collections/${id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Mark a payment collection as authorized. No provider is called and no payment is created. You can repeat the request.
   *
   * @param id the ID of the payment collection
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ payment_collection }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async markAsAuthorized(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPaymentCollectionsRes> {
    return this.client.request(
      "POST",
      path`/admin/payment-collections/${id}/authorize`,
      undefined,
      options,
      customHeaders,
    )
  }
}

/** Operations on returns. @since 0.1.0 */
export class AdminReturnsResource extends BaseResource {
  /**
   * Cancel a return that was not received. The items can then be returned with another return.
   *
   * @param id the ID of the return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async cancel(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminReturnsCancelRes> {
    return this.client.request("POST", path`/admin/returns/${id}/cancel`, undefined, options, customHeaders)
  }

  /**
   * Receive a return. Refunds the return. The quantities can differ from the request. If the refund is higher than what is left to refund, the return requires action instead.
   *
   * @param id the ID of the return
   * @param payload the request body, {@link AdminPostReturnsReturnReceiveReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ return }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async receive(
    id: string,
    payload: AdminPostReturnsReturnReceiveReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminReturnsRes, "return", AdminReturnsSelection>> {
    return this.client.request("POST", path`/admin/returns/${id}/receive`, payload, options, customHeaders)
  }

  /**
   * List returns.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ returns, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list(
    query?: AdminGetReturnsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminReturnsListRes, "returns", AdminReturnsListSelection>> {
    return this.client.request("GET", "/admin/returns", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all returns and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `returns` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate(
    query?: AdminGetReturnsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminReturnsListRes, "returns", AdminReturnsListSelection>["returns"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/returns", "returns", query, options, customHeaders)
  }
}

/** Operations on return reasons. @since 0.1.0 */
export class AdminReturnReasonsResource extends BaseResource {
  /**
   * Create a return reason.
   *
   * @param payload the request body, {@link AdminPostReturnReasonsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ return_reason }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostReturnReasonsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminReturnReasonsRes, "return_reason", AdminReturnReasonsSelection>> {
    return this.client.request("POST", "/admin/return-reasons", payload, options, customHeaders)
  }

  /**
   * Update a return reason.
   *
   * @param id the ID of the return reason
   * @param payload the request body, {@link AdminPostReturnReasonsReasonReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ return_reason }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostReturnReasonsReasonReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminReturnReasonsRes, "return_reason", AdminReturnReasonsSelection>> {
    return this.client.request("POST", path`/admin/return-reasons/${id}`, payload, options, customHeaders)
  }

  /**
   * Delete a return reason and its children. Customers can no longer choose them. Items of earlier returns keep their `reason_id`.
   *
   * @param id the ID of the return reason
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminReturnReasonsDeleteRes> {
    return this.client.request("DELETE", path`/admin/return-reasons/${id}`, undefined, options, customHeaders)
  }

  /**
   * Get a return reason.
   *
   * @param id the ID of the return reason
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ return_reason }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminReturnReasonsRes, "return_reason", AdminReturnReasonsSelection>> {
    return this.client.request("GET", path`/admin/return-reasons/${id}`, undefined, options, customHeaders)
  }

  /**
   * List return reasons with their children. The children of a return reason are more specific reasons, such as `Wrong size` below `Does not fit`. The list has the reasons without a parent, oldest first; `return_reason_children` contains the others.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ return_reasons }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @since 0.1.0
   */
  list(
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminReturnReasonsListRes, "return_reasons", AdminReturnReasonsSelection>> {
    return this.client.request("GET", "/admin/return-reasons", undefined, options, customHeaders)
  }
}

/** Operations on swaps. @since 0.1.0 */
export class AdminSwapsResource extends BaseResource {
  /**
   * Get a swap with the totals of its cart.
   *
   * @param id the ID of the swap
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ swap }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminSwapsRes, "swap", AdminSwapsSelection>> {
    return this.client.request("GET", path`/admin/swaps/${id}`, undefined, options, customHeaders)
  }

  /**
   * List swaps.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ swaps, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list(
    query?: AdminGetSwapsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminSwapsListRes> {
    return this.client.request("GET", "/admin/swaps", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all swaps and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `swaps` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate(
    query?: AdminGetSwapsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<AdminSwapsListRes["swaps"][number], void, undefined> {
    return this.client.iterate("/admin/swaps", "swaps", query, options, customHeaders)
  }
}

/** Operations on price lists and their prices. @since 0.1.0 */
export class AdminPriceListResource extends BaseResource {
  /**
   * Create a price list.
   *
   * @param payload the request body, {@link AdminPostPriceListsPriceListReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ price_list }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostPriceListsPriceListReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>> {
    return this.client.request("POST", "/admin/price-lists", payload, options, customHeaders)
  }

  /**
   * Update a price list. Prices with an ID update a price of the list; prices without one are added.
   *
   * @param id the ID of the price list
   * @param payload the request body, {@link AdminPostPriceListsPriceListPriceListReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ price_list }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostPriceListsPriceListPriceListReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>> {
    return this.client.request("POST", path`/admin/price-lists/${id}`, payload, options, customHeaders)
  }

  /**
   * Delete a price list with its prices. Succeeds even if it does not exist.
   *
   * @param id the ID of the price list
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPriceListDeleteRes> {
    return this.client.request("DELETE", path`/admin/price-lists/${id}`, undefined, options, customHeaders)
  }

  /**
   * Get a price list with its prices. The response contains at most 8,000 prices. To read all of them, list the products of the price list.
   *
   * @param id the ID of the price list
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ price_list }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>> {
    return this.client.request("GET", path`/admin/price-lists/${id}`, undefined, options, customHeaders)
  }

  /**
   * List price lists.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ price_lists, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetPriceListPaginationParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminPriceListsListRes, "price_lists", AdminUsersListSelection, E, F>> {
    return this.client.request("GET", "/admin/price-lists", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all price lists and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `price_lists` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetPriceListPaginationParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminPriceListsListRes, "price_lists", AdminUsersListSelection, E, F>["price_lists"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/price-lists", "price_lists", query, options, customHeaders)
  }

  /**
   * List the products that have prices in a price list.
   *
   * @param id the ID of the price list
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ products, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async listProducts<E extends string = never, F extends string = never>(
    id: string,
    query?: AdminGetPriceListsPriceListProductsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<AdminPriceListsProductsListRes, "products", AdminPriceListsProductsListSelection, E, F>
  > {
    return this.client.request(
      "GET",
      path`/admin/price-lists/${id}/products`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Iterates over all products and requests the pages as they are needed.
   *
   * @param id the ID of the price list
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `products` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async *iterateProducts<E extends string = never, F extends string = never>(
    id: string,
    query?: AdminGetPriceListsPriceListProductsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<
      AdminPriceListsProductsListRes,
      "products",
      AdminPriceListsProductsListSelection,
      E,
      F
    >["products"][number],
    void,
    undefined
  > {
    yield* this.client.iterate<
      Answer<
        AdminPriceListsProductsListRes,
        "products",
        AdminPriceListsProductsListSelection,
        E,
        F
      >["products"][number]
    >(path`/admin/price-lists/${id}/products`, "products", query, options, customHeaders)
  }

  /**
   * Add prices to a price list. With `override`, the given prices replace all prices of the list.
   *
   * @param id the ID of the price list
   * @param payload the request body, {@link AdminPostPriceListPricesPricesReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ price_list }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addPrices(
    id: string,
    payload: AdminPostPriceListPricesPricesReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>> {
    return this.client.request(
      "POST",
      path`/admin/price-lists/${id}/prices/batch`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Delete prices of a price list. Prices of other lists are ignored.
   *
   * @param id the ID of the price list
   * @param payload the request body, {@link AdminDeletePriceListPricesPricesReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ ids, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deletePrices(
    id: string,
    payload: AdminDeletePriceListPricesPricesReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPriceListDeleteBatchRes> {
    return this.client.request(
      "DELETE",
      path`/admin/price-lists/${id}/prices/batch`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Delete the prices that a product has in a price list. Deletes the prices of all variants of the product, and returns their IDs. Succeeds even if there are none.
   *
   * @param id the ID of the price list
   * @param product_id the ID of the product
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ ids, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteProductPrices(
    id: string,
    product_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPriceListDeleteProductPricesRes> {
    return this.client.request(
      "DELETE",
      path`/admin/price-lists/${id}/products/${product_id}/prices`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Delete the prices that a variant has in a price list. Returns the IDs of the deleted prices. Succeeds even if there are none.
   *
   * @param id the ID of the price list
   * @param variant_id the ID of the variant
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ ids, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteVariantPrices(
    id: string,
    variant_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPriceListDeleteVariantPricesRes> {
    return this.client.request(
      "DELETE",
      path`/admin/price-lists/${id}/variants/${variant_id}/prices`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Delete the prices that products have in a price list. Deletes the prices of all variants of the products, and returns their IDs. Products without prices in the list are ignored.
   *
   * @param id the ID of the price list
   * @param payload the request body, {@link AdminDeletePriceListsPriceListProductsPricesBatchReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ ids, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteProductsPrices(
    id: string,
    payload: AdminDeletePriceListsPriceListProductsPricesBatchReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPriceListDeleteProductPricesRes> {
    return this.client.request(
      "DELETE",
      path`/admin/price-lists/${id}/products/prices/batch`,
      payload,
      options,
      customHeaders,
    )
  }
}

/** Operations on products, their variants and their options. @since 0.1.0 */
export class AdminProductsResource extends BaseResource {
  /**
   * Create a product with its options, variants and prices.
   *
   * @param payload the request body, {@link AdminPostProductsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ product }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostProductsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminProductsRes, "product", AdminProductsSelection>> {
    return this.client.request("POST", "/admin/products", payload, options, customHeaders)
  }

  /**
   * Get a product.
   *
   * @param id the ID of the product
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ product }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<AdminProductsRes, "product", AdminGetProductsProductSelection, E, F>> {
    return this.client.request("GET", path`/admin/products/${id}`, undefined, options, customHeaders)
  }

  /**
   * Update a product. Lists in the body replace the existing ones: variants that are not in the list are deleted. Metadata is merged.
   *
   * @param id the ID of the product
   * @param payload the request body, {@link AdminPostProductsProductReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ product }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostProductsProductReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminProductsRes> {
    return this.client.request("POST", path`/admin/products/${id}`, payload, options, customHeaders)
  }

  /**
   * Delete a product with its variants. The handle of the product, and the SKUs and barcodes of its variants, can be used again. Items of orders keep their title and price. Succeeds even if the product does not exist.
   *
   * @param id the ID of the product
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminProductsDeleteRes> {
    return this.client.request("DELETE", path`/admin/products/${id}`, undefined, options, customHeaders)
  }

  /**
   * List products.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ products, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetProductsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminProductsListRes, "products", AdminGetProductsProductSelection, E, F>> {
    return this.client.request("GET", "/admin/products", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all products and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `products` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetProductsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminProductsListRes, "products", AdminGetProductsProductSelection, E, F>["products"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/products", "products", query, options, customHeaders)
  }

  /**
   * List all product types.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ types }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @since 0.1.0
   */
  listTypes(
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminProductsListTypesRes> {
    return this.client.request("GET", "/admin/products/types", undefined, options, customHeaders)
  }

  /**
   * List the ten most used product tags.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ tags }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @since 0.1.0
   */
  listTags(
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminProductsListTagsRes> {
    return this.client.request("GET", "/admin/products/tag-usage", undefined, options, customHeaders)
  }

  /**
   * Set one key of a product's metadata; an empty value removes it.
   *
   * @param id the ID of the product
   * @param payload the request body, {@link AdminPostProductsProductMetadataReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ product }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async setMetadata(
    id: string,
    payload: AdminPostProductsProductMetadataReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminProductsRes> {
    return this.client.request("POST", path`/admin/products/${id}/metadata`, payload, options, customHeaders)
  }

  /**
   * Create a variant of a product.
   *
   * @param id the ID of the product
   * @param payload the request body, {@link AdminPostProductsProductVariantsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ product }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async createVariant(
    id: string,
    payload: AdminPostProductsProductVariantsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminProductsRes, "product", AdminProductsSelection>> {
    return this.client.request("POST", path`/admin/products/${id}/variants`, payload, options, customHeaders)
  }

  /**
   * Update a variant of a product. Prices that are sent replace all prices of the variant outside of price lists.
   *
   * @param id the ID of the product
   * @param variant_id the ID of the variant
   * @param payload the request body, {@link AdminPostProductsProductVariantsVariantReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ product }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async updateVariant<E extends string = never, F extends string = never>(
    id: string,
    variant_id: string,
    payload: AdminPostProductsProductVariantsVariantReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<AdminPostProductsProductVariantsVariantParams<E, F>>,
  ): ResponsePromise<
    Answer<AdminProductsRes, "product", AdminPostProductsProductVariantsVariantSelection, E, F>
  > {
    return this.client.request(
      "POST",
      path`/admin/products/${id}/variants/${variant_id}`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Delete a variant of a product. The prices of the variant are deleted, too, and its SKU and barcodes can be used again. Items of orders keep their title and price. A variant that the product does not have is ignored.
   *
   * @param id the ID of the product
   * @param variant_id the ID of the variant
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ variant_id, object, deleted, product }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteVariant(
    id: string,
    variant_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminProductsDeleteVariantRes, "product", AdminProductsSelection>> {
    return this.client.request(
      "DELETE",
      path`/admin/products/${id}/variants/${variant_id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * List the variants of a product.
   *
   * @param id the ID of the product
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ variants, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async listVariants<E extends string = never, F extends string = never>(
    id: string,
    query?: AdminGetProductsVariantsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<AdminProductsListVariantsRes, "variants", AdminProductsListVariantsSelection, E, F>
  > {
    return this.client.request(
      "GET",
      path`/admin/products/${id}/variants`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Iterates over all variants and requests the pages as they are needed.
   *
   * @param id the ID of the product
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `variants` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async *iterateVariants<E extends string = never, F extends string = never>(
    id: string,
    query?: AdminGetProductsVariantsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<
      AdminProductsListVariantsRes,
      "variants",
      AdminProductsListVariantsSelection,
      E,
      F
    >["variants"][number],
    void,
    undefined
  > {
    yield* this.client.iterate<
      Answer<
        AdminProductsListVariantsRes,
        "variants",
        AdminProductsListVariantsSelection,
        E,
        F
      >["variants"][number]
    >(path`/admin/products/${id}/variants`, "variants", query, options, customHeaders)
  }

  /**
   * Add an option to a product. Existing variants get the value `Default Value`.
   *
   * @param id the ID of the product
   * @param payload the request body, {@link AdminPostProductsProductOptionsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ product }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addOption(
    id: string,
    payload: AdminPostProductsProductOptionsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminProductsRes, "product", AdminProductsSelection>> {
    return this.client.request("POST", path`/admin/products/${id}/options`, payload, options, customHeaders)
  }

  /**
   * Rename an option of a product.
   *
   * @param id the ID of the product
   * @param option_id the ID of an option of the product
   * @param payload the request body, {@link AdminPostProductsProductOptionsOption}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ product }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async updateOption(
    id: string,
    option_id: string,
    payload: AdminPostProductsProductOptionsOption,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminProductsRes, "product", AdminProductsSelection>> {
    return this.client.request(
      "POST",
      path`/admin/products/${id}/options/${option_id}`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Delete an option of a product in which its variants do not differ. The values of the option are deleted, too. An option that the product does not have is ignored.
   *
   * @param id the ID of the product
   * @param option_id the ID of an option of the product
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ option_id, object, deleted, product }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteOption(
    id: string,
    option_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminProductsDeleteOptionRes, "product", AdminProductsSelection>> {
    return this.client.request(
      "DELETE",
      path`/admin/products/${id}/options/${option_id}`,
      undefined,
      options,
      customHeaders,
    )
  }
}

/** Operations on product categories. @since 0.1.0 */
export class AdminProductCategoriesResource extends BaseResource {
  /**
   * Get a category with its parent and its subcategories. The response contains the whole category; `fields` and `expand` have no effect.
   *
   * @param id the ID of the category
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ product_category }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<
      AdminProductCategoriesCategoryRes,
      "product_category",
      AdminProductCategoriesCategorySelection,
      E,
      F
    >
  > {
    return this.client.request(
      "GET",
      path`/admin/product-categories/${id}`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Create a category. The category becomes the last subcategory of its parent.
   *
   * @param payload the request body, {@link AdminPostProductCategoriesReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ product_category }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create<E extends string = never, F extends string = never>(
    payload: AdminPostProductCategoriesReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<
    Answer<
      AdminProductCategoriesCategoryRes,
      "product_category",
      AdminProductCategoriesCategorySelection,
      E,
      F
    >
  > {
    return this.client.request("POST", "/admin/product-categories", payload, options, customHeaders)
  }

  /**
   * Update a category, or move it in the tree.
   *
   * @param id the ID of the category
   * @param payload the request body, {@link AdminPostProductCategoriesCategoryReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ product_category }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostProductCategoriesCategoryReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<
    Answer<
      AdminProductCategoriesCategoryRes,
      "product_category",
      AdminProductCategoriesCategorySelection,
      E,
      F
    >
  > {
    return this.client.request("POST", path`/admin/product-categories/${id}`, payload, options, customHeaders)
  }

  /**
   * List categories by rank.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ product_categories, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetProductCategoriesParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<AdminProductCategoriesListRes, "product_categories", AdminProductCategoriesCategorySelection, E, F>
  > {
    return this.client.request(
      "GET",
      "/admin/product-categories",
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Iterates over all product categories and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `product_categories` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetProductCategoriesParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<
      AdminProductCategoriesListRes,
      "product_categories",
      AdminProductCategoriesCategorySelection,
      E,
      F
    >["product_categories"][number],
    void,
    undefined
  > {
    return this.client.iterate(
      "/admin/product-categories",
      "product_categories",
      query,
      options,
      customHeaders,
    )
  }

  /**
   * Delete a category without subcategories. The products of the category are not deleted. Succeeds even if the category does not exist.
   *
   * @param id the ID of the category
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminProductCategoriesCategoryDeleteRes> {
    return this.client.request(
      "DELETE",
      path`/admin/product-categories/${id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Remove products from a category. Products that are not in it are ignored. The products are not deleted.
   *
   * @param id the ID of the category
   * @param payload the request body, {@link AdminDeleteProductCategoriesCategoryProductsBatchReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ product_category }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async removeProducts<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminDeleteProductCategoriesCategoryProductsBatchReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<
    Answer<
      AdminProductCategoriesCategoryRes,
      "product_category",
      AdminProductCategoriesCategorySelection,
      E,
      F
    >
  > {
    return this.client.request(
      "DELETE",
      path`/admin/product-categories/${id}/products/batch`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Add products to a category. Products that are already in the category stay in it.
   *
   * @param id the ID of the category
   * @param payload the request body, {@link AdminPostProductCategoriesCategoryProductsBatchReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ product_category }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addProducts<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostProductCategoriesCategoryProductsBatchReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<
    Answer<
      AdminProductCategoriesCategoryRes,
      "product_category",
      AdminProductCategoriesCategorySelection,
      E,
      F
    >
  > {
    return this.client.request(
      "POST",
      path`/admin/product-categories/${id}/products/batch`,
      payload,
      options,
      customHeaders,
    )
  }
}

/** Operations on product tags. @since 0.1.0 */
export class AdminProductTagsResource extends BaseResource {
  /**
   * List product tags.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ product_tags, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list(
    query?: AdminGetProductTagsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminProductTagsListRes, "product_tags", AdminProductTagsListSelection>> {
    return this.client.request("GET", "/admin/product-tags", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all product tags and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `product_tags` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate(
    query?: AdminGetProductTagsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminProductTagsListRes, "product_tags", AdminProductTagsListSelection>["product_tags"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/product-tags", "product_tags", query, options, customHeaders)
  }
}

/** Operations on product types. @since 0.1.0 */
export class AdminProductTypesResource extends BaseResource {
  /**
   * List product types.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ product_types, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list(
    query?: AdminGetProductTypesParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminProductTypesListRes, "product_types", AdminProductTagsListSelection>> {
    return this.client.request("GET", "/admin/product-types", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all product types and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `product_types` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate(
    query?: AdminGetProductTypesParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminProductTypesListRes, "product_types", AdminProductTagsListSelection>["product_types"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/product-types", "product_types", query, options, customHeaders)
  }
}

/** Operations on the variants of all products. @since 0.1.0 */
export class AdminVariantsResource extends BaseResource {
  /**
   * List variants of all products, with prices and stock.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ variants, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetVariantsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminVariantsListRes, "variants", AdminVariantsListSelection, E, F>> {
    return this.client.request("GET", "/admin/variants", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all variants and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `variants` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetVariantsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminVariantsListRes, "variants", AdminVariantsListSelection, E, F>["variants"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/variants", "variants", query, options, customHeaders)
  }

  /**
   * Get a variant with its prices.
   *
   * @param id the ID of the variant
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ variant }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminVariantsRes, "variant", AdminVariantsListSelection, E, F>> {
    return this.client.request(
      "GET",
      path`/admin/variants/${id}`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Get the inventory items and the availability of a variant.
   *
   * @param id the ID of the variant
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ variant }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async getInventory(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminGetVariantsVariantInventoryRes> {
    return this.client.request(
      "GET",
      path`/admin/variants/${id}/inventory`,
      undefined,
      options,
      customHeaders,
    )
  }
}

/** Operations on product collections. @since 0.1.0 */
export class AdminCollectionsResource extends BaseResource {
  /**
   * Create a collection.
   *
   * @param payload the request body, {@link AdminPostCollectionsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ collection }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostCollectionsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminCollectionsRes, "collection", AdminCollectionsSelection>> {
    return this.client.request("POST", "/admin/collections", payload, options, customHeaders)
  }

  /**
   * Update a collection.
   *
   * @param id the ID of the collection
   * @param payload the request body, {@link AdminPostCollectionsCollectionReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ collection }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostCollectionsCollectionReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminCollectionsRes, "collection", AdminCollectionsSelection>> {
    return this.client.request("POST", path`/admin/collections/${id}`, payload, options, customHeaders)
  }

  /**
   * Delete a collection. The products of the collection are not deleted.
   *
   * @param id the ID of the collection
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminCollectionsDeleteRes> {
    return this.client.request("DELETE", path`/admin/collections/${id}`, undefined, options, customHeaders)
  }

  /**
   * Get a collection with its products. The response contains at most 8,000 products. To read all of them, list products with `collection_id`.
   *
   * @param id the ID of the collection
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ collection }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminCollectionsRes, "collection", AdminCollectionsSelection>> {
    return this.client.request("GET", path`/admin/collections/${id}`, undefined, options, customHeaders)
  }

  /**
   * List collections with their products. All collections of the page together have at most 8,000 products. If they have more, each shows at most an equal share. To read all products of a collection, list products with `collection_id`.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ collections, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list(
    query?: AdminGetCollectionsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminCollectionsListRes, "collections", AdminCollectionsListSelection>> {
    return this.client.request("GET", "/admin/collections", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all collections and requests the pages as they are needed. All collections of the page together have at most 8,000 products. If they have more, each shows at most an equal share. To read all products of a collection, list products with `collection_id`.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `collections` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate(
    query?: AdminGetCollectionsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminCollectionsListRes, "collections", AdminCollectionsListSelection>["collections"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/collections", "collections", query, options, customHeaders)
  }

  /**
   * Add products to a collection. Each product is removed from its previous collection. Products that do not exist are ignored.
   *
   * @param id the ID of the collection
   * @param payload the request body, {@link AdminPostProductsToCollectionReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ collection }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addProducts(
    id: string,
    payload: AdminPostProductsToCollectionReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminCollectionsRes> {
    return this.client.request(
      "POST",
      path`/admin/collections/${id}/products/batch`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Remove products from a collection. Products that are not in it are ignored.
   *
   * @param id the ID of the collection
   * @param payload the request body, {@link AdminDeleteProductsFromCollectionReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, removed_products }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async removeProducts(
    id: string,
    payload: AdminDeleteProductsFromCollectionReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminDeleteProductsFromCollectionRes> {
    return this.client.request(
      "DELETE",
      path`/admin/collections/${id}/products/batch`,
      payload,
      options,
      customHeaders,
    )
  }
}

/** Operations on inventory items and their levels at stock locations. @since 0.1.0 */
export class AdminInventoryItemsResource extends BaseResource {
  /**
   * Get an inventory item with its levels.
   *
   * @param id the ID of the inventory item
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ inventory_item }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminInventoryItemsRes, "inventory_item", AdminInventoryItemsSelection, E, F>> {
    return this.client.request(
      "GET",
      path`/admin/inventory-items/${id}`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Update an inventory item.
   *
   * @param id the ID of the inventory item
   * @param payload the request body, {@link AdminPostInventoryItemsInventoryItemReq}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ inventory_item }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostInventoryItemsInventoryItemReq,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<AdminInventoryItemsRes, "inventory_item", AdminPostInventoryItemsInventoryItemSelection, E, F>
  > {
    return this.client.request(
      "POST",
      path`/admin/inventory-items/${id}`,
      payload,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Delete an inventory item with its levels and reservations. Variants that require the item no longer do. Succeeds even if the item does not exist.
   *
   * @param id the ID of the inventory item
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminInventoryItemsDeleteRes> {
    return this.client.request(
      "DELETE",
      path`/admin/inventory-items/${id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Create an inventory item.
   *
   * @param payload the request body, {@link AdminPostInventoryItemsReq}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ inventory_item }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostInventoryItemsReq,
    query?: AdminPostInventoryItemsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminInventoryItemsRes> {
    return this.client.request(
      "POST",
      "/admin/inventory-items",
      payload,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * List inventory items with their variants and levels.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ inventory_items, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetInventoryItemsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<
      AdminInventoryItemsListWithVariantsAndLocationLevelsRes,
      "inventory_items",
      AdminInventoryItemsSelection,
      E,
      F
    >
  > {
    return this.client.request(
      "GET",
      "/admin/inventory-items",
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Iterates over all inventory items and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `inventory_items` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetInventoryItemsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<
      AdminInventoryItemsListWithVariantsAndLocationLevelsRes,
      "inventory_items",
      AdminInventoryItemsSelection,
      E,
      F
    >["inventory_items"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/inventory-items", "inventory_items", query, options, customHeaders)
  }

  /**
   * Update the stock of an inventory item at a location.
   *
   * @param id the ID of the inventory item
   * @param location_id the ID of the stock location
   * @param payload the request body, {@link AdminPostInventoryItemsItemLocationLevelsLevelReq}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ inventory_item }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async updateLocationLevel<E extends string = never, F extends string = never>(
    id: string,
    location_id: string,
    payload: AdminPostInventoryItemsItemLocationLevelsLevelReq,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<AdminInventoryItemsRes, "inventory_item", AdminPostInventoryItemsInventoryItemSelection, E, F>
  > {
    return this.client.request(
      "POST",
      path`/admin/inventory-items/${id}/location-levels/${location_id}`,
      payload,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Create a stock level of an inventory item. A deleted level is restored, without reservations.
   *
   * @param id the ID of the inventory item
   * @param payload the request body, {@link AdminPostInventoryItemsItemLocationLevelsReq}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ inventory_item }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async createLocationLevel<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostInventoryItemsItemLocationLevelsReq,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<AdminInventoryItemsRes, "inventory_item", AdminPostInventoryItemsInventoryItemSelection, E, F>
  > {
    return this.client.request(
      "POST",
      path`/admin/inventory-items/${id}/location-levels`,
      payload,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Remove an inventory item from a location. Rejected while units of the item are reserved there.
   *
   * @param id the ID of the inventory item
   * @param location_id the ID of the stock location
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ inventory_item }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteLocationLevel(
    id: string,
    location_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminInventoryItemsRes> {
    return this.client.request(
      "DELETE",
      path`/admin/inventory-items/${id}/location-levels/${location_id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * List the levels of an inventory item.
   *
   * @param id the ID of the inventory item
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ inventory_item }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async listLocationLevels<E extends string = never, F extends string = never>(
    id: string,
    query?: AdminGetInventoryItemsItemLocationLevelsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<
      AdminInventoryItemsLocationLevelsRes,
      "inventory_item",
      AdminInventoryItemsLocationLevelsSelection,
      E,
      F
    >
  > {
    return this.client.request(
      "GET",
      path`/admin/inventory-items/${id}/location-levels`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }
}

/** Operations on reservations. @since 0.1.0 */
export class AdminReservationsResource extends BaseResource {
  /**
   * Get a reservation.
   *
   * @param id the ID of the reservation
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ reservation }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminReservationsRes> {
    return this.client.request("GET", path`/admin/reservations/${id}`, undefined, options, customHeaders)
  }

  /**
   * List reservations.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ reservations, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetReservationsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminReservationsListRes, "reservations", AdminReservationsListSelection, E, F>> {
    return this.client.request("GET", "/admin/reservations", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all reservations and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `reservations` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetReservationsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<
      AdminReservationsListRes,
      "reservations",
      AdminReservationsListSelection,
      E,
      F
    >["reservations"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/reservations", "reservations", query, options, customHeaders)
  }

  /**
   * Reserve units of an inventory item at a location. You can reserve more units than are in stock, but for a line item at most the units to ship.
   *
   * @param payload the request body, {@link AdminPostReservationsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ reservation }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostReservationsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminReservationsRes> {
    return this.client.request("POST", "/admin/reservations", payload, options, customHeaders)
  }

  /**
   * Update a reservation. Units that move to another location are released at the previous one.
   *
   * @param id the ID of the reservation
   * @param payload the request body, {@link AdminPostReservationsReservationReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ reservation }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostReservationsReservationReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminReservationsRes> {
    return this.client.request("POST", path`/admin/reservations/${id}`, payload, options, customHeaders)
  }

  /**
   * Delete a reservation and release its units. Succeeds even if it does not exist.
   *
   * @param id the ID of the reservation
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminReservationsDeleteRes> {
    return this.client.request("DELETE", path`/admin/reservations/${id}`, undefined, options, customHeaders)
  }
}

/** Operations on stock locations. @since 0.1.0 */
export class AdminStockLocationsResource extends BaseResource {
  /**
   * Create a stock location.
   *
   * @param payload the request body, {@link AdminPostStockLocationsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ stock_location }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create<E extends string = never, F extends string = never>(
    payload: AdminPostStockLocationsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<
    Answer<AdminStockLocationsRes, "stock_location", AdminPostInventoryItemsInventoryItemSelection, E, F>
  > {
    return this.client.request("POST", "/admin/stock-locations", payload, options, customHeaders)
  }

  /**
   * Get a stock location.
   *
   * @param id the ID of the stock location
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ stock_location }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<
    Answer<AdminStockLocationsRes, "stock_location", AdminPostInventoryItemsInventoryItemSelection, E, F>
  > {
    return this.client.request("GET", path`/admin/stock-locations/${id}`, undefined, options, customHeaders)
  }

  /**
   * Update a stock location.
   *
   * @param id the ID of the stock location
   * @param payload the request body, {@link AdminPostStockLocationsLocationReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ stock_location }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update<E extends string = never, F extends string = never>(
    id: string,
    payload: AdminPostStockLocationsLocationReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<
    Answer<AdminStockLocationsRes, "stock_location", AdminPostInventoryItemsInventoryItemSelection, E, F>
  > {
    return this.client.request("POST", path`/admin/stock-locations/${id}`, payload, options, customHeaders)
  }

  /**
   * Delete a stock location with its stock. The reservations at the location are deleted, too, and sales channels no longer sell from it. Succeeds even if the location does not exist.
   *
   * @param id the ID of the stock location
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminStockLocationsDeleteRes> {
    return this.client.request(
      "DELETE",
      path`/admin/stock-locations/${id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * List stock locations.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ stock_locations, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetStockLocationsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<AdminStockLocationsListRes, "stock_locations", AdminPostInventoryItemsInventoryItemSelection, E, F>
  > {
    return this.client.request(
      "GET",
      "/admin/stock-locations",
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Iterates over all stock locations and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `stock_locations` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetStockLocationsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<
      AdminStockLocationsListRes,
      "stock_locations",
      AdminPostInventoryItemsInventoryItemSelection,
      E,
      F
    >["stock_locations"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/stock-locations", "stock_locations", query, options, customHeaders)
  }
}

/** Operations on currencies. @since 0.1.0 */
export class AdminCurrenciesResource extends BaseResource {
  /**
   * List currencies.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ currencies, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list(
    query?: AdminGetCurrenciesParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminCurrenciesListRes> {
    return this.client.request("GET", "/admin/currencies", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all currencies and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `currencies` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate(
    query?: AdminGetCurrenciesParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<AdminCurrenciesListRes["currencies"][number], void, undefined> {
    return this.client.iterate("/admin/currencies", "currencies", query, options, customHeaders)
  }

  /**
   * Set whether prices in a currency include tax.
   *
   * @param code the ISO 4217 code of the currency, in any case
   * @param payload the request body, {@link AdminPostCurrenciesCurrencyReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ currency }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    code: string,
    payload: AdminPostCurrenciesCurrencyReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminCurrenciesRes> {
    return this.client.request("POST", path`/admin/currencies/${code}`, payload, options, customHeaders)
  }
}

/** Operations on publishable API keys and their sales channels. @since 0.1.0 */
export class AdminPublishableApiKeyResource extends BaseResource {
  /**
   * Get a publishable key.
   *
   * @param id the ID of the publishable key: the key itself
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ publishable_api_key }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPublishableApiKeysRes> {
    return this.client.request(
      "GET",
      path`/admin/publishable-api-keys/${id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * List publishable keys.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ publishable_api_keys, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: GetPublishableApiKeysParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<AdminPublishableApiKeysListRes, "publishable_api_keys", AdminUsersListSelection, E, F>
  > {
    return this.client.request(
      "GET",
      "/admin/publishable-api-keys",
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Iterates over all publishable api keys and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `publishable_api_keys` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: GetPublishableApiKeysParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<
      AdminPublishableApiKeysListRes,
      "publishable_api_keys",
      AdminUsersListSelection,
      E,
      F
    >["publishable_api_keys"][number],
    void,
    undefined
  > {
    return this.client.iterate(
      "/admin/publishable-api-keys",
      "publishable_api_keys",
      query,
      options,
      customHeaders,
    )
  }

  /**
   * Create a publishable key.
   *
   * @param payload the request body, {@link AdminPostPublishableApiKeysReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ publishable_api_key }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostPublishableApiKeysReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPublishableApiKeysRes> {
    return this.client.request("POST", "/admin/publishable-api-keys", payload, options, customHeaders)
  }

  /**
   * Rename a publishable key.
   *
   * @param id the ID of the publishable key: the key itself
   * @param payload the request body, {@link AdminPostPublishableApiKeysPublishableApiKeyReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ publishable_api_key }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostPublishableApiKeysPublishableApiKeyReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPublishableApiKeysRes> {
    return this.client.request(
      "POST",
      path`/admin/publishable-api-keys/${id}`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Delete a publishable key. Requests that still send the key are no longer limited to its sales channels. A key that is only revoked keeps limiting them.
   *
   * @param id the ID of the publishable key: the key itself
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPublishableApiKeyDeleteRes> {
    return this.client.request(
      "DELETE",
      path`/admin/publishable-api-keys/${id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Revoke a publishable key. A storefront that still sends it keeps seeing only its sales channels.
   *
   * @param id the ID of the publishable key: the key itself
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ publishable_api_key }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async revoke(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPublishableApiKeysRes> {
    return this.client.request(
      "POST",
      path`/admin/publishable-api-keys/${id}/revoke`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Add sales channels to a publishable key. Sales channels that the key already has stay.
   *
   * @param id the ID of the publishable key: the key itself
   * @param payload the request body, {@link AdminPostPublishableApiKeySalesChannelsBatchReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ publishable_api_key }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addSalesChannelsBatch(
    id: string,
    payload: AdminPostPublishableApiKeySalesChannelsBatchReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPublishableApiKeysRes> {
    return this.client.request(
      "POST",
      path`/admin/publishable-api-keys/${id}/sales-channels/batch`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Remove sales channels from a publishable key. Sales channels that the key does not have are ignored.
   *
   * @param id the ID of the publishable key: the key itself
   * @param payload the request body, {@link AdminDeletePublishableApiKeySalesChannelsBatchReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ publishable_api_key }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteSalesChannelsBatch(
    id: string,
    payload: AdminDeletePublishableApiKeySalesChannelsBatchReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPublishableApiKeysRes> {
    return this.client.request(
      "DELETE",
      path`/admin/publishable-api-keys/${id}/sales-channels/batch`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * List the sales channels of a publishable key.
   *
   * @param id the ID of the publishable key: the key itself
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ sales_channels }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async listSalesChannels(
    id: string,
    query?: GetPublishableApiKeySalesChannelsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPublishableApiKeysListSalesChannelsRes> {
    return this.client.request(
      "GET",
      path`/admin/publishable-api-keys/${id}/sales-channels`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }
}

/** Operations on sales channels, their products and their stock locations. @since 0.1.0 */
export class AdminSalesChannelsResource extends BaseResource {
  /**
   * Get a sales channel.
   *
   * @param id the ID of the sales channel
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ sales_channel }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminSalesChannelsRes> {
    return this.client.request("GET", path`/admin/sales-channels/${id}`, undefined, options, customHeaders)
  }

  /**
   * Create a sales channel.
   *
   * @param payload the request body, {@link AdminPostSalesChannelsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ sales_channel }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostSalesChannelsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminSalesChannelsRes> {
    return this.client.request("POST", "/admin/sales-channels", payload, options, customHeaders)
  }

  /**
   * Update a sales channel.
   *
   * @param id the ID of the sales channel
   * @param payload the request body, {@link AdminPostSalesChannelsSalesChannelReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ sales_channel }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostSalesChannelsSalesChannelReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminSalesChannelsRes> {
    return this.client.request("POST", path`/admin/sales-channels/${id}`, payload, options, customHeaders)
  }

  /**
   * List sales channels.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ sales_channels, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetSalesChannelsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminSalesChannelsListRes, "sales_channels", AdminUsersListSelection, E, F>> {
    return this.client.request(
      "GET",
      "/admin/sales-channels",
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Iterates over all sales channels and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `sales_channels` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetSalesChannelsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<
      AdminSalesChannelsListRes,
      "sales_channels",
      AdminUsersListSelection,
      E,
      F
    >["sales_channels"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/sales-channels", "sales_channels", query, options, customHeaders)
  }

  /**
   * Delete a sales channel. The store's default sales channel cannot be deleted.
   *
   * @param id the ID of the sales channel
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminSalesChannelsDeleteRes> {
    return this.client.request("DELETE", path`/admin/sales-channels/${id}`, undefined, options, customHeaders)
  }

  /**
   * Remove products from a sales channel. Products that are not in it are ignored. The products are not deleted.
   *
   * @param id the ID of the sales channel
   * @param payload the request body, {@link AdminDeleteSalesChannelsChannelProductsBatchReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ sales_channel }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async removeProducts(
    id: string,
    payload: AdminDeleteSalesChannelsChannelProductsBatchReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminSalesChannelsRes> {
    return this.client.request(
      "DELETE",
      path`/admin/sales-channels/${id}/products/batch`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Add products to a sales channel. Products that are already in the sales channel stay in it.
   *
   * @param id the ID of the sales channel
   * @param payload the request body, {@link AdminPostSalesChannelsChannelProductsBatchReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ sales_channel }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addProducts(
    id: string,
    payload: AdminPostSalesChannelsChannelProductsBatchReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminSalesChannelsRes> {
    return this.client.request(
      "POST",
      path`/admin/sales-channels/${id}/products/batch`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Add a stock location to a sales channel.
   *
   * @param id the ID of the sales channel
   * @param payload the request body, {@link AdminPostSalesChannelsChannelStockLocationsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ sales_channel }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addLocation(
    id: string,
    payload: AdminPostSalesChannelsChannelStockLocationsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminSalesChannelsRes> {
    return this.client.request(
      "POST",
      path`/admin/sales-channels/${id}/stock-locations`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Remove a stock location from a sales channel. The sales channel no longer sells what the location has in stock. Succeeds even if the channel does not have the location.
   *
   * @param id the ID of the sales channel
   * @param payload the request body, {@link AdminDeleteSalesChannelsChannelStockLocationsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async removeLocation(
    id: string,
    payload: AdminDeleteSalesChannelsChannelStockLocationsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminSalesChannelsDeleteLocationRes> {
    return this.client.request(
      "DELETE",
      path`/admin/sales-channels/${id}/stock-locations`,
      payload,
      options,
      customHeaders,
    )
  }
}

/** Operations on shipping profiles. @since 0.1.0 */
export class AdminShippingProfilesResource extends BaseResource {
  /**
   * Create a shipping profile.
   *
   * @param payload the request body, {@link AdminPostShippingProfilesReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ shipping_profile }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostShippingProfilesReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminShippingProfilesRes> {
    return this.client.request("POST", "/admin/shipping-profiles", payload, options, customHeaders)
  }

  /**
   * Update a shipping profile. Products and shipping options in the body move here from their previous profiles.
   *
   * @param id the ID of the shipping profile
   * @param payload the request body, {@link AdminPostShippingProfilesProfileReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ shipping_profile }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostShippingProfilesProfileReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminShippingProfilesRes> {
    return this.client.request("POST", path`/admin/shipping-profiles/${id}`, payload, options, customHeaders)
  }

  /**
   * Delete a shipping profile. Succeeds even if it does not exist.
   *
   * @param id the ID of the shipping profile
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminDeleteShippingProfileRes> {
    return this.client.request(
      "DELETE",
      path`/admin/shipping-profiles/${id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Get a shipping profile with its products and shipping options. The response contains at most 8,000 products.
   *
   * @param id the ID of the shipping profile
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ shipping_profile }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminShippingProfilesRes> {
    return this.client.request("GET", path`/admin/shipping-profiles/${id}`, undefined, options, customHeaders)
  }

  /**
   * List shipping profiles.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ shipping_profiles }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @since 0.1.0
   */
  list(
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminShippingProfilesListRes> {
    return this.client.request("GET", "/admin/shipping-profiles", undefined, options, customHeaders)
  }
}

/** Operations on the settings of the store. @since 0.1.0 */
export class AdminStoresResource extends BaseResource {
  /**
   * Update the store's settings. A list of currencies replaces the store's currencies.
   *
   * @param payload the request body, {@link AdminPostStoreReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ store }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  update(
    payload: AdminPostStoreReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminStoresRes, "store", AdminStoresSelection>> {
    return this.client.request("POST", "/admin/store", payload, options, customHeaders)
  }

  /**
   * Add a currency to the store.
   *
   * @param code the ISO 4217 code of the currency, in any case
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ store }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addCurrency(
    code: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminStoresRes, "store", AdminPostStoreCurrenciesCodeSelection>> {
    return this.client.request(
      "POST",
      path`/admin/store/currencies/${code}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Remove a currency from the store. Regions with the currency keep it, and existing prices are kept. Succeeds even if the store does not have the currency.
   *
   * @param code the ISO 4217 code of the currency, in any case
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ store }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteCurrency(
    code: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminStoresRes, "store", AdminPostStoreCurrenciesCodeSelection>> {
    return this.client.request(
      "DELETE",
      path`/admin/store/currencies/${code}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Get the store's settings and the server's features.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ store }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @since 0.1.0
   */
  retrieve(
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminExtendedStoresRes, "store", AdminExtendedStoresSelection>> {
    return this.client.request("GET", "/admin/store", undefined, options, customHeaders)
  }

  /**
   * List payment providers.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ payment_providers }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @since 0.1.0
   */
  listPaymentProviders(
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminPaymentProvidersList> {
    return this.client.request("GET", "/admin/store/payment-providers", undefined, options, customHeaders)
  }

  /**
   * List tax providers. The list does not contain the built-in provider, which regions without a tax provider use.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ tax_providers }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @since 0.1.0
   */
  listTaxProviders(
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminTaxProvidersList> {
    return this.client.request("GET", "/admin/store/tax-providers", undefined, options, customHeaders)
  }
}

/** Operations on shipping options. @since 0.1.0 */
export class AdminShippingOptionsResource extends BaseResource {
  /**
   * Create a shipping option.
   *
   * @param payload the request body, {@link AdminPostShippingOptionsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ shipping_option }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostShippingOptionsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminShippingOptionsRes, "shipping_option", AdminShippingOptionsSelection>> {
    return this.client.request("POST", "/admin/shipping-options", payload, options, customHeaders)
  }

  /**
   * Update a shipping option. The list of requirements replaces the option's requirements; a requirement with an ID is updated.
   *
   * @param id the ID of the shipping option
   * @param payload the request body, {@link AdminPostShippingOptionsOptionReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ shipping_option }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostShippingOptionsOptionReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminShippingOptionsRes, "shipping_option", AdminShippingOptionsSelection>> {
    return this.client.request("POST", path`/admin/shipping-options/${id}`, payload, options, customHeaders)
  }

  /**
   * Delete a shipping option. Succeeds even if it does not exist.
   *
   * @param id the ID of the shipping option
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminShippingOptionsDeleteRes> {
    return this.client.request(
      "DELETE",
      path`/admin/shipping-options/${id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Get a shipping option.
   *
   * @param id the ID of the shipping option
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ shipping_option }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminShippingOptionsRes, "shipping_option", AdminShippingOptionsSelection>> {
    return this.client.request("GET", path`/admin/shipping-options/${id}`, undefined, options, customHeaders)
  }

  /**
   * List shipping options.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ shipping_options, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetShippingOptionsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<AdminShippingOptionsListRes, "shipping_options", AdminShippingOptionsListSelection, E, F>
  > {
    return this.client.request(
      "GET",
      "/admin/shipping-options",
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Iterates over all shipping options and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `shipping_options` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetShippingOptionsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<
      AdminShippingOptionsListRes,
      "shipping_options",
      AdminShippingOptionsListSelection,
      E,
      F
    >["shipping_options"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/shipping-options", "shipping_options", query, options, customHeaders)
  }
}

/** Operations on regions, their countries and their providers. @since 0.1.0 */
export class AdminRegionsResource extends BaseResource {
  /**
   * Create a region.
   *
   * @param payload the request body, {@link AdminPostRegionsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ region }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostRegionsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminRegionsRes, "region", AdminRegionsSelection>> {
    return this.client.request("POST", "/admin/regions", payload, options, customHeaders)
  }

  /**
   * Update a region. Lists of countries and providers replace the region's lists.
   *
   * @param id the ID of the region
   * @param payload the request body, {@link AdminPostRegionsRegionReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ region }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostRegionsRegionReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminRegionsRes, "region", AdminRegionsSelection>> {
    return this.client.request("POST", path`/admin/regions/${id}`, payload, options, customHeaders)
  }

  /**
   * Delete a region. The countries of the region can then be added to another one. Orders of the region do not change.
   *
   * @param id the ID of the region
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminRegionsDeleteRes> {
    return this.client.request("DELETE", path`/admin/regions/${id}`, undefined, options, customHeaders)
  }

  /**
   * Get a region.
   *
   * @param id the ID of the region
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ region }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    query?: FindParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminRegionsRes, "region", AdminGetRegionsRegionSelection, E, F>> {
    return this.client.request(
      "GET",
      path`/admin/regions/${id}`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * List regions.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ regions, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: AdminGetRegionsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminRegionsListRes, "regions", AdminGetRegionsRegionSelection, E, F>> {
    return this.client.request("GET", "/admin/regions", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all regions and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `regions` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: AdminGetRegionsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminRegionsListRes, "regions", AdminGetRegionsRegionSelection, E, F>["regions"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/regions", "regions", query, options, customHeaders)
  }

  /**
   * Add a country to a region. If the region already has the country, the request succeeds and changes nothing.
   *
   * @param id the ID of the region
   * @param payload the request body, {@link AdminPostRegionsRegionCountriesReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ region }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addCountry(
    id: string,
    payload: AdminPostRegionsRegionCountriesReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminRegionsRes, "region", AdminRegionsSelection>> {
    return this.client.request("POST", path`/admin/regions/${id}/countries`, payload, options, customHeaders)
  }

  /**
   * Remove a country from a region. If the region does not have the country, the request succeeds and changes nothing.
   *
   * @param id the ID of the region
   * @param country_code the ISO 3166-1 code of the country, two letters in any case
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ region }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteCountry(
    id: string,
    country_code: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminRegionsRes, "region", AdminRegionsSelection>> {
    return this.client.request(
      "DELETE",
      path`/admin/regions/${id}/countries/${country_code}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Add a fulfillment provider to a region.
   *
   * @param id the ID of the region
   * @param payload the request body, {@link AdminPostRegionsRegionFulfillmentProvidersReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ region }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addFulfillmentProvider(
    id: string,
    payload: AdminPostRegionsRegionFulfillmentProvidersReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminRegionsRes, "region", AdminRegionsSelection>> {
    return this.client.request(
      "POST",
      path`/admin/regions/${id}/fulfillment-providers`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Remove a fulfillment provider from a region. A provider that the region does not have is ignored.
   *
   * @param id the ID of the region
   * @param provider_id the ID of the fulfillment provider
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ region }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteFulfillmentProvider(
    id: string,
    provider_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminRegionsRes, "region", AdminRegionsSelection>> {
    return this.client.request(
      "DELETE",
      path`/admin/regions/${id}/fulfillment-providers/${provider_id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * List the fulfillment options of a region.
   *
   * @param id the ID of the region
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ fulfillment_options }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieveFulfillmentOptions(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminGetRegionsRegionFulfillmentOptionsRes> {
    return this.client.request(
      "GET",
      path`/admin/regions/${id}/fulfillment-options`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Add a payment provider to a region.
   *
   * @param id the ID of the region
   * @param payload the request body, {@link AdminPostRegionsRegionPaymentProvidersReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ region }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addPaymentProvider(
    id: string,
    payload: AdminPostRegionsRegionPaymentProvidersReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminRegionsRes, "region", AdminRegionsSelection>> {
    return this.client.request(
      "POST",
      path`/admin/regions/${id}/payment-providers`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Remove a payment provider from a region. A provider that the region does not have is ignored.
   *
   * @param id the ID of the region
   * @param provider_id the ID of the payment provider
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ region }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deletePaymentProvider(
    id: string,
    provider_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminRegionsRes, "region", AdminRegionsSelection>> {
    return this.client.request(
      "DELETE",
      path`/admin/regions/${id}/payment-providers/${provider_id}`,
      undefined,
      options,
      customHeaders,
    )
  }
}

/** Operations on tax rates, and the products, product types and shipping options they apply to. @since 0.1.0 */
export class AdminTaxRatesResource extends BaseResource {
  /**
   * Get a tax rate.
   *
   * @param id the ID of the tax rate
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ tax_rate }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    query?: AdminGetTaxRatesTaxRateParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminTaxRatesRes, "tax_rate", AdminTaxRatesSelection>> {
    return this.client.request(
      "GET",
      path`/admin/tax-rates/${id}`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * List tax rates.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ tax_rates, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list(
    query?: AdminGetTaxRatesParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminTaxRatesListRes, "tax_rates", AdminTaxRatesSelection>> {
    return this.client.request("GET", "/admin/tax-rates", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all tax rates and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `tax_rates` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate(
    query?: AdminGetTaxRatesParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<AdminTaxRatesListRes, "tax_rates", AdminTaxRatesSelection>["tax_rates"][number],
    void,
    undefined
  > {
    return this.client.iterate("/admin/tax-rates", "tax_rates", query, options, customHeaders)
  }

  /**
   * Create a tax rate.
   *
   * @param payload the request body, {@link AdminPostTaxRatesReq}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ tax_rate }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: AdminPostTaxRatesReq,
    query?: AdminPostTaxRatesParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminTaxRatesRes, "tax_rate", AdminTaxRatesSelection>> {
    return this.client.request("POST", "/admin/tax-rates", payload, { ...options, query }, customHeaders)
  }

  /**
   * Update a tax rate. Lists of products, product types and shipping options replace the rate's lists.
   *
   * @param id the ID of the tax rate
   * @param payload the request body, {@link AdminPostTaxRatesTaxRateReq}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ tax_rate }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update(
    id: string,
    payload: AdminPostTaxRatesTaxRateReq,
    query?: AdminPostTaxRatesTaxRateParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<AdminTaxRatesRes, "tax_rate", AdminTaxRatesSelection>> {
    return this.client.request(
      "POST",
      path`/admin/tax-rates/${id}`,
      payload,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Add products to a tax rate. Products that already have the tax rate are ignored.
   *
   * @param id the ID of the tax rate
   * @param payload the request body, {@link AdminPostTaxRatesTaxRateProductsReq}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ tax_rate }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addProducts(
    id: string,
    payload: AdminPostTaxRatesTaxRateProductsReq,
    query?: AdminPostTaxRatesTaxRateProductsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminTaxRatesRes> {
    return this.client.request(
      "POST",
      path`/admin/tax-rates/${id}/products/batch`,
      payload,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Add product types to a tax rate. Product types that already have the tax rate are ignored.
   *
   * @param id the ID of the tax rate
   * @param payload the request body, {@link AdminPostTaxRatesTaxRateProductTypesReq}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ tax_rate }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addProductTypes(
    id: string,
    payload: AdminPostTaxRatesTaxRateProductTypesReq,
    query?: AdminPostTaxRatesTaxRateProductTypesParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminTaxRatesRes> {
    return this.client.request(
      "POST",
      path`/admin/tax-rates/${id}/product-types/batch`,
      payload,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Add shipping options to a tax rate. Shipping options that already have the tax rate are ignored.
   *
   * @param id the ID of the tax rate
   * @param payload the request body, {@link AdminPostTaxRatesTaxRateShippingOptionsReq}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ tax_rate }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addShippingOptions(
    id: string,
    payload: AdminPostTaxRatesTaxRateShippingOptionsReq,
    query?: AdminPostTaxRatesTaxRateShippingOptionsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminTaxRatesRes> {
    return this.client.request(
      "POST",
      path`/admin/tax-rates/${id}/shipping-options/batch`,
      payload,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Remove products from a tax rate. Products that do not have the tax rate are ignored.
   *
   * @param id the ID of the tax rate
   * @param payload the request body, {@link AdminDeleteTaxRatesTaxRateProductsReq}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ tax_rate }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async removeProducts(
    id: string,
    payload: AdminDeleteTaxRatesTaxRateProductsReq,
    query?: AdminDeleteTaxRatesTaxRateProductsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminTaxRatesRes> {
    return this.client.request(
      "DELETE",
      path`/admin/tax-rates/${id}/products/batch`,
      payload,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Remove product types from a tax rate. Product types that do not have the tax rate are ignored.
   *
   * @param id the ID of the tax rate
   * @param payload the request body, {@link AdminDeleteTaxRatesTaxRateProductTypesReq}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ tax_rate }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async removeProductTypes(
    id: string,
    payload: AdminDeleteTaxRatesTaxRateProductTypesReq,
    query?: AdminDeleteTaxRatesTaxRateProductTypesParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminTaxRatesRes> {
    return this.client.request(
      "DELETE",
      path`/admin/tax-rates/${id}/product-types/batch`,
      payload,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Remove shipping options from a tax rate. Shipping options that do not have the tax rate are ignored.
   *
   * @param id the ID of the tax rate
   * @param payload the request body, {@link AdminDeleteTaxRatesTaxRateShippingOptionsReq}
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ tax_rate }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async removeShippingOptions(
    id: string,
    payload: AdminDeleteTaxRatesTaxRateShippingOptionsReq,
    query?: AdminDeleteTaxRatesTaxRateShippingOptionsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminTaxRatesRes> {
    return this.client.request(
      "DELETE",
      path`/admin/tax-rates/${id}/shipping-options/batch`,
      payload,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Delete a tax rate. Succeeds even if it does not exist.
   *
   * @param id the ID of the tax rate
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminTaxRatesDeleteRes> {
    return this.client.request("DELETE", path`/admin/tax-rates/${id}`, undefined, options, customHeaders)
  }
}

/** Operations on uploaded files. @since 0.1.0 */
export class AdminUploadsResource extends BaseResource {
  /**
   * Upload public files. The body is a multipart form with the files in the field `files`. A file that is not an image, audio, video or plain text can only be downloaded, and no file can run scripts.
   *
   * @param files one file or a list of files
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ uploads }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    files: AdminCreateUploadPayload,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminUploadsRes> {
    return this.client.request("POST", "/admin/uploads", formOf(files), options, customHeaders)
  }

  /**
   * Upload protected files, such as imports. The body is a multipart form with the files in the field `files`.
   *
   * @param files one file or a list of files
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ uploads }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  createProtected(
    files: AdminCreateUploadPayload,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminUploadsRes> {
    return this.client.request("POST", "/admin/uploads/protected", formOf(files), options, customHeaders)
  }

  /**
   * Delete an uploaded file. Succeeds even if the file does not exist. A batch job whose result file is deleted no longer has a `file_key` in its `result`.
   *
   * @param payload the request body, {@link AdminDeleteUploadsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ id, object, deleted }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  delete(
    payload: AdminDeleteUploadsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminDeleteUploadsRes> {
    return this.client.request("DELETE", "/admin/uploads", payload, options, customHeaders)
  }

  /**
   * Create a download URL of a file. The URL of a protected file works for an hour. The result file of a batch job is available only to the user who created the job.
   *
   * @param payload the request body, {@link AdminPostUploadsDownloadUrlReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ download_url }`
   * @throws SthenoError `unauthorized` (401) when no user is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  getPresignedDownloadUrl(
    payload: AdminPostUploadsDownloadUrlReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<AdminUploadsDownloadUrlRes> {
    return this.client.request("POST", "/admin/uploads/download-url", payload, options, customHeaders)
  }
}

/** The resources of the Admin API. @since 0.1.0 */
export class Admin extends BaseResource {
  /** Operations that log users in and out. */
  readonly auth = new AdminAuthResource(this.client)
  /** Operations on users of the dashboard. */
  readonly users = new AdminUsersResource(this.client)
  /** Operations on invites. */
  readonly invites = new AdminInvitesResource(this.client)
  /** Operations on customers. */
  readonly customers = new AdminCustomersResource(this.client)
  /** Operations on customer groups. */
  readonly customerGroups = new AdminCustomerGroupsResource(this.client)
  /** Operations on discounts, their codes and their conditions. */
  readonly discounts = new AdminDiscountsResource(this.client)
  /** Operations on gift cards. */
  readonly giftCards = new AdminGiftCardsResource(this.client)
  /** Operations on draft orders. */
  readonly draftOrders = new AdminDraftOrdersResource(this.client)
  /** Operations on batch jobs: imports and exports that run in the background. */
  readonly batchJobs = new AdminBatchJobsResource(this.client)
  /** Operations on notes, which users attach to orders and other resources. */
  readonly notes = new AdminNotesResource(this.client)
  /** Operations on notifications. */
  readonly notifications = new AdminNotificationsResource(this.client)
  /** Operations on the analytics configuration of the signed-in user. */
  readonly analyticsConfigs = new AdminAnalyticsConfigsResource(this.client)
  /** Operations on third-party applications that are connected through OAuth. */
  readonly apps = new AdminAppsResource(this.client)
  /** Operations on orders, with their payments, fulfillments, returns, swaps and claims. */
  readonly orders = new AdminOrdersResource(this.client)
  /** Operations on order edits, which change the items of an order. */
  readonly orderEdits = new AdminOrderEditsResource(this.client)
  /** Operations on payments. */
  readonly payments = new AdminPaymentsResource(this.client)
  /** Operations on payment collections. */
  readonly paymentCollections = new AdminPaymentCollectionsResource(this.client)
  /** Operations on returns. */
  readonly returns = new AdminReturnsResource(this.client)
  /** Operations on return reasons. */
  readonly returnReasons = new AdminReturnReasonsResource(this.client)
  /** Operations on swaps. */
  readonly swaps = new AdminSwapsResource(this.client)
  /** Operations on price lists and their prices. */
  readonly priceLists = new AdminPriceListResource(this.client)
  /** Operations on products, their variants and their options. */
  readonly products = new AdminProductsResource(this.client)
  /** Operations on product categories. */
  readonly productCategories = new AdminProductCategoriesResource(this.client)
  /** Operations on product tags. */
  readonly productTags = new AdminProductTagsResource(this.client)
  /** Operations on product types. */
  readonly productTypes = new AdminProductTypesResource(this.client)
  /** Operations on the variants of all products. */
  readonly variants = new AdminVariantsResource(this.client)
  /** Operations on product collections. */
  readonly collections = new AdminCollectionsResource(this.client)
  /** Operations on inventory items and their levels at stock locations. */
  readonly inventoryItems = new AdminInventoryItemsResource(this.client)
  /** Operations on reservations. */
  readonly reservations = new AdminReservationsResource(this.client)
  /** Operations on stock locations. */
  readonly stockLocations = new AdminStockLocationsResource(this.client)
  /** Operations on currencies. */
  readonly currencies = new AdminCurrenciesResource(this.client)
  /** Operations on publishable API keys and their sales channels. */
  readonly publishableApiKeys = new AdminPublishableApiKeyResource(this.client)
  /** Operations on sales channels, their products and their stock locations. */
  readonly salesChannels = new AdminSalesChannelsResource(this.client)
  /** Operations on shipping profiles. */
  readonly shippingProfiles = new AdminShippingProfilesResource(this.client)
  /** Operations on the settings of the store. */
  readonly store = new AdminStoresResource(this.client)
  /** Operations on shipping options. */
  readonly shippingOptions = new AdminShippingOptionsResource(this.client)
  /** Operations on regions, their countries and their providers. */
  readonly regions = new AdminRegionsResource(this.client)
  /** Operations on tax rates, and the products, product types and shipping options they apply to. */
  readonly taxRates = new AdminTaxRatesResource(this.client)
  /** Operations on uploaded files. */
  readonly uploads = new AdminUploadsResource(this.client)
  /** Sends requests to custom endpoints below `/admin`. */
  readonly custom = new AdminCustomResource(this.client)
}
