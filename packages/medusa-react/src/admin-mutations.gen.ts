// Generated from the table of hooks and the client by `npm run generate`. Do not edit.
import {
  type AdminCreateUploadPayload,
  type Answer,
  type EmptyRes,
  type FindParams,
  type Response,
  type AdminAuthRes,
  type AdminBatchJobRes,
  type AdminCollectionsDeleteRes,
  type AdminCollectionsRes,
  type AdminCollectionsSelection,
  type AdminCreateUserPayload,
  type AdminCurrenciesRes,
  type AdminCustomerGroupsDeleteRes,
  type AdminCustomerGroupsRes,
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
  type AdminDeleteTaxRatesTaxRateProductTypesReq,
  type AdminDeleteTaxRatesTaxRateProductsReq,
  type AdminDeleteTaxRatesTaxRateShippingOptionsReq,
  type AdminDeleteUploadsReq,
  type AdminDeleteUploadsRes,
  type AdminDeleteUserRes,
  type AdminDiscountConditionsDeleteRes,
  type AdminDiscountsDeleteRes,
  type AdminDiscountsRes,
  type AdminDiscountsSelection,
  type AdminDraftOrdersDeleteRes,
  type AdminDraftOrdersRes,
  type AdminDraftOrdersSelection,
  type AdminGiftCardsDeleteRes,
  type AdminGiftCardsRes,
  type AdminGiftCardsSelection,
  type AdminInventoryItemsDeleteRes,
  type AdminInventoryItemsRes,
  type AdminInviteDeleteRes,
  type AdminNotesDeleteRes,
  type AdminNotesRes,
  type AdminNotificationsRes,
  type AdminOrderEditDeleteRes,
  type AdminOrderEditItemChangeDeleteRes,
  type AdminOrderEditsRes,
  type AdminOrdersRes,
  type AdminOrdersSelection,
  type AdminPaymentCollectionDeleteRes,
  type AdminPaymentCollectionsRes,
  type AdminPaymentRes,
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
  type AdminPostProductsProductOptionsOption,
  type AdminPostProductsProductOptionsReq,
  type AdminPostProductsProductReq,
  type AdminPostProductsProductVariantsReq,
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
  type AdminPostTaxRatesReq,
  type AdminPostTaxRatesTaxRateProductTypesReq,
  type AdminPostTaxRatesTaxRateProductsReq,
  type AdminPostTaxRatesTaxRateReq,
  type AdminPostTaxRatesTaxRateShippingOptionsReq,
  type AdminPostUploadsDownloadUrlReq,
  type AdminPriceListDeleteBatchRes,
  type AdminPriceListDeleteProductPricesRes,
  type AdminPriceListDeleteRes,
  type AdminPriceListDeleteVariantPricesRes,
  type AdminPriceListRes,
  type AdminPriceListSelection,
  type AdminProductCategoriesCategoryDeleteRes,
  type AdminProductCategoriesCategoryRes,
  type AdminProductCategoriesCategorySelection,
  type AdminProductsDeleteOptionRes,
  type AdminProductsDeleteRes,
  type AdminProductsDeleteVariantRes,
  type AdminProductsRes,
  type AdminProductsSelection,
  type AdminPublishableApiKeyDeleteRes,
  type AdminPublishableApiKeysRes,
  type AdminRefundRes,
  type AdminRegionsDeleteRes,
  type AdminRegionsRes,
  type AdminRegionsSelection,
  type AdminReservationsDeleteRes,
  type AdminReservationsRes,
  type AdminResetPasswordRequest,
  type AdminResetPasswordTokenRequest,
  type AdminReturnReasonsDeleteRes,
  type AdminReturnReasonsRes,
  type AdminReturnReasonsSelection,
  type AdminReturnsCancelRes,
  type AdminReturnsRes,
  type AdminReturnsSelection,
  type AdminSalesChannelsDeleteLocationRes,
  type AdminSalesChannelsDeleteRes,
  type AdminSalesChannelsRes,
  type AdminShippingOptionsDeleteRes,
  type AdminShippingOptionsRes,
  type AdminShippingOptionsSelection,
  type AdminShippingProfilesRes,
  type AdminStockLocationsDeleteRes,
  type AdminStockLocationsRes,
  type AdminStoresRes,
  type AdminStoresSelection,
  type AdminTaxRatesDeleteRes,
  type AdminTaxRatesRes,
  type AdminTaxRatesSelection,
  type AdminUpdatePaymentCollectionsReq,
  type AdminUpdateUserPayload,
  type AdminUploadsDownloadUrlRes,
  type AdminUploadsRes,
  type AdminUserRes,
  type AdminUsersListSelection,
} from "@stheno/js-client"
import { useMedusa } from "./contexts/medusa.tsx"
import { type MutationHookResult, useChange, type UseMutationOptionsWrapper } from "./hooks/change.ts"
import {
  adminAuthKeys,
  adminBatchJobsKeys,
  adminCollectionKeys,
  adminCurrenciesKeys,
  adminCustomerGroupKeys,
  adminCustomerKeys,
  adminDiscountKeys,
  adminDraftOrderKeys,
  adminGiftCardKeys,
  adminInventoryItemsKeys,
  adminInviteKeys,
  adminNoteKeys,
  adminNotificationKeys,
  adminOrderEditsKeys,
  adminOrderKeys,
  adminPaymentCollectionQueryKeys,
  adminPaymentQueryKeys,
  adminPriceListKeys,
  adminProductCategoryKeys,
  adminProductKeys,
  adminPublishableApiKeysKeys,
  adminRegionKeys,
  adminReservationsKeys,
  adminReturnKeys,
  adminReturnReasonKeys,
  adminSalesChannelsKeys,
  adminShippingOptionKeys,
  adminShippingProfileKeys,
  adminStockLocationsKeys,
  adminStoreKeys,
  adminSwapKeys,
  adminTaxRateKeys,
  adminUserKeys,
  adminVariantKeys,
} from "./query-keys.ts"

/**
 * Sign in an admin user with a session cookie.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostAuthReq`
 * @remarks Invalidates the queries with these keys: `adminAuthKeys.details()`
 * @since 0.1.0
 */
export function useAdminLogin<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<AdminAuthRes>, AdminPostAuthReq, Context>,
): MutationHookResult<Response<AdminAuthRes>, AdminPostAuthReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostAuthReq) => client.admin.auth.createSession(payload),
    [adminAuthKeys.details()],
    options,
  )
}

/**
 * Sign the admin user out. Ends the session of this browser. With a bearer token in the `Authorization` header, ends that token instead of waiting for it to expire.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminAuthKeys.details()`
 * @since 0.1.0
 */
export function useAdminDeleteSession<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<EmptyRes>, void, Context>,
): MutationHookResult<Response<EmptyRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(() => client.admin.auth.deleteSession(), [adminAuthKeys.details()], options)
}

/**
 * Start an import or an export in the background. The types are `product-import` and `price-list-import`, whose `context.fileKey` is the key of an uploaded CSV file, and `product-export` and `order-export`, whose result contains the key of the created file. A dry run stops after it has checked the input, and continues when it is confirmed.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostBatchesReq`
 * @remarks Invalidates the queries with these keys: `adminBatchJobsKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateBatchJob<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<AdminBatchJobRes>, AdminPostBatchesReq, Context>,
): MutationHookResult<Response<AdminBatchJobRes>, AdminPostBatchesReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostBatchesReq) => client.admin.batchJobs.create(payload),
    [adminBatchJobsKeys.lists()],
    options,
  )
}

/**
 * Cancel a batch job. Canceling also stops a job that is running. An import of products keeps the products that it has saved, and `advancement_count` of the result counts them. Other jobs save nothing. A completed job cannot be canceled; canceling one that failed or was canceled changes nothing.
 *
 * @param id the ID of the batch job
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminBatchJobsKeys.lists()`, `adminBatchJobsKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminCancelBatchJob<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminBatchJobRes>, void, Context>,
): MutationHookResult<Response<AdminBatchJobRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.batchJobs.cancel(id),
    [adminBatchJobsKeys.lists(), adminBatchJobsKeys.detail(id)],
    options,
  )
}

/**
 * Confirm a dry run of a batch job. A dry run is a job that was created with `dry_run: true`: it checks its input, counts what it would change, and waits. Confirming it starts the work.
 *
 * @param id the ID of the batch job
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminBatchJobsKeys.lists()`, `adminBatchJobsKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminConfirmBatchJob<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminBatchJobRes>, void, Context>,
): MutationHookResult<Response<AdminBatchJobRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.batchJobs.confirm(id),
    [adminBatchJobsKeys.lists(), adminBatchJobsKeys.detail(id)],
    options,
  )
}

/**
 * Create a customer group.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostCustomerGroupsReq`
 * @remarks Invalidates the queries with these keys: `adminCustomerGroupKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateCustomerGroup<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<AdminCustomerGroupsRes>, AdminPostCustomerGroupsReq, Context>,
): MutationHookResult<Response<AdminCustomerGroupsRes>, AdminPostCustomerGroupsReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostCustomerGroupsReq) => client.admin.customerGroups.create(payload),
    [adminCustomerGroupKeys.lists()],
    options,
  )
}

/**
 * Update a customer group.
 *
 * @param id the ID of the customer group
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostCustomerGroupsGroupReq`
 * @remarks Invalidates the queries with these keys: `adminCustomerGroupKeys.lists()`, `adminCustomerGroupKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminUpdateCustomerGroup<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminCustomerGroupsRes, "customer_group", AdminUsersListSelection>>,
    AdminPostCustomerGroupsGroupReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminCustomerGroupsRes, "customer_group", AdminUsersListSelection>>,
  AdminPostCustomerGroupsGroupReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostCustomerGroupsGroupReq) => client.admin.customerGroups.update(id, payload),
    [adminCustomerGroupKeys.lists(), adminCustomerGroupKeys.detail(id)],
    options,
  )
}

/**
 * Delete a customer group. The customers of the group are not deleted. Prices and discounts that are only for the group no longer apply to anyone. Succeeds even if the group does not exist.
 *
 * @param id the ID of the customer group
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminCustomerGroupKeys.lists()`, `adminCustomerGroupKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDeleteCustomerGroup<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminCustomerGroupsDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminCustomerGroupsDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.customerGroups.delete(id),
    [adminCustomerGroupKeys.lists(), adminCustomerGroupKeys.detail(id)],
    options,
  )
}

/**
 * Add customers to a group. Customers that are already in the group stay in it. If one of the customers does not exist, none is added.
 *
 * @param id the ID of the customer group
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostCustomerGroupsGroupCustomersBatchReq`
 * @remarks Invalidates the queries with these keys: `adminCustomerGroupKeys.lists()`, `adminCustomerGroupKeys.detailCustomer(id)`
 * @since 0.1.0
 */
export function useAdminAddCustomersToCustomerGroup<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminCustomerGroupsRes>,
    AdminPostCustomerGroupsGroupCustomersBatchReq,
    Context
  >,
): MutationHookResult<
  Response<AdminCustomerGroupsRes>,
  AdminPostCustomerGroupsGroupCustomersBatchReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostCustomerGroupsGroupCustomersBatchReq) =>
      client.admin.customerGroups.addCustomers(id, payload),
    [adminCustomerGroupKeys.lists(), adminCustomerGroupKeys.detailCustomer(id)],
    options,
  )
}

/**
 * Remove customers from a group. Customers that are not in it are ignored. The customers are not deleted.
 *
 * @param id the ID of the customer group
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminDeleteCustomerGroupsGroupCustomerBatchReq`
 * @remarks Invalidates the queries with these keys: `adminCustomerGroupKeys.lists()`, `adminCustomerGroupKeys.detailCustomer(id)`
 * @since 0.1.0
 */
export function useAdminRemoveCustomersFromCustomerGroup<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminCustomerGroupsRes>,
    AdminDeleteCustomerGroupsGroupCustomerBatchReq,
    Context
  >,
): MutationHookResult<
  Response<AdminCustomerGroupsRes>,
  AdminDeleteCustomerGroupsGroupCustomerBatchReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminDeleteCustomerGroupsGroupCustomerBatchReq) =>
      client.admin.customerGroups.removeCustomers(id, payload),
    [adminCustomerGroupKeys.lists(), adminCustomerGroupKeys.detailCustomer(id)],
    options,
  )
}

/**
 * Create a customer with an account. A guest with the same email address stays a separate customer.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostCustomersReq`
 * @remarks Invalidates the queries with these keys: `adminCustomerKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateCustomer<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<AdminCustomersRes>, AdminPostCustomersReq, Context>,
): MutationHookResult<Response<AdminCustomersRes>, AdminPostCustomersReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostCustomersReq) => client.admin.customers.create(payload),
    [adminCustomerKeys.lists()],
    options,
  )
}

/**
 * Update a customer. The groups in the body replace the customer's groups. The response contains whole customers; `fields` has no effect.
 *
 * @param id the ID of the customer
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostCustomersCustomerReq`
 * @remarks Invalidates the queries with these keys: `adminCustomerKeys.lists()`, `adminCustomerKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminUpdateCustomer<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminCustomersRes, "customer", AdminCustomersSelection>>,
    AdminPostCustomersCustomerReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminCustomersRes, "customer", AdminCustomersSelection>>,
  AdminPostCustomersCustomerReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostCustomersCustomerReq) => client.admin.customers.update(id, payload),
    [adminCustomerKeys.lists(), adminCustomerKeys.detail(id)],
    options,
  )
}

/**
 * Accept an invite and become an admin user. A token works once; the invite is deleted.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostInvitesInviteAcceptReq`
 * @remarks Invalidates the queries with these keys: `adminInviteKeys.lists()`
 * @since 0.1.0
 */
export function useAdminAcceptInvite<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<EmptyRes>, AdminPostInvitesInviteAcceptReq, Context>,
): MutationHookResult<Response<EmptyRes>, AdminPostInvitesInviteAcceptReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostInvitesInviteAcceptReq) => client.admin.invites.accept(payload),
    [adminInviteKeys.lists()],
    options,
  )
}

/**
 * Resend an invite with a new token. The old token becomes invalid.
 *
 * @param id the ID of the invite
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminInviteKeys.lists()`
 * @since 0.1.0
 */
export function useAdminResendInvite<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<EmptyRes>, void, Context>,
): MutationHookResult<Response<EmptyRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(() => client.admin.invites.resend(id), [adminInviteKeys.lists()], options)
}

/**
 * Invite a person to become an admin user. The event `invite.created` contains the token. If a mail server is set up, the server emails a link with it; otherwise, a custom subscriber has to send it. The invite can be accepted within seven days. Inviting an address again replaces its token.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostInvitesPayload`
 * @remarks Invalidates the queries with these keys: `adminInviteKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateInvite<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<EmptyRes>, AdminPostInvitesPayload, Context>,
): MutationHookResult<Response<EmptyRes>, AdminPostInvitesPayload, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostInvitesPayload) => client.admin.invites.create(payload),
    [adminInviteKeys.lists()],
    options,
  )
}

/**
 * Delete an invite. The token in its email stops working. Succeeds even if the invite does not exist.
 *
 * @param id the ID of the invite
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminInviteKeys.lists()`, `adminInviteKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDeleteInvite<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminInviteDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminInviteDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.invites.delete(id),
    [adminInviteKeys.lists(), adminInviteKeys.detail(id)],
    options,
  )
}

/**
 * Create a note on a resource, such as an order.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostNotesReq`
 * @remarks Invalidates the queries with these keys: `adminNoteKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateNote<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<AdminNotesRes>, AdminPostNotesReq, Context>,
): MutationHookResult<Response<AdminNotesRes>, AdminPostNotesReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostNotesReq) => client.admin.notes.create(payload),
    [adminNoteKeys.lists()],
    options,
  )
}

/**
 * Update the text of a note.
 *
 * @param id the ID of the note
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostNotesNoteReq`
 * @remarks Invalidates the queries with these keys: `adminNoteKeys.detail(id)`, `adminNoteKeys.lists()`
 * @since 0.1.0
 */
export function useAdminUpdateNote<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminNotesRes>, AdminPostNotesNoteReq, Context>,
): MutationHookResult<Response<AdminNotesRes>, AdminPostNotesNoteReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostNotesNoteReq) => client.admin.notes.update(id, payload),
    [adminNoteKeys.detail(id), adminNoteKeys.lists()],
    options,
  )
}

/**
 * Delete a note. The resource that the note is attached to does not change.
 *
 * @param id the ID of the note
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminNoteKeys.detail(id)`, `adminNoteKeys.lists()`
 * @since 0.1.0
 */
export function useAdminDeleteNote<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminNotesDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminNotesDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.notes.delete(id),
    [adminNoteKeys.detail(id), adminNoteKeys.lists()],
    options,
  )
}

/**
 * Resend a notification. The provider that sent the message sends it again. The new message is stored below the first one.
 *
 * @param id the ID of the message
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostNotificationsNotificationResendReq`
 * @remarks Invalidates the queries with these keys: `adminNotificationKeys.lists()`, `adminNotificationKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminResendNotification<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminNotificationsRes>,
    AdminPostNotificationsNotificationResendReq,
    Context
  >,
): MutationHookResult<Response<AdminNotificationsRes>, AdminPostNotificationsNotificationResendReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostNotificationsNotificationResendReq) => client.admin.notifications.resend(id, payload),
    [adminNotificationKeys.lists(), adminNotificationKeys.detail(id)],
    options,
  )
}

/**
 * Create a publishable key.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostPublishableApiKeysReq`
 * @remarks Invalidates the queries with these keys: `adminPublishableApiKeysKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreatePublishableApiKey<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<AdminPublishableApiKeysRes>,
    AdminPostPublishableApiKeysReq,
    Context
  >,
): MutationHookResult<Response<AdminPublishableApiKeysRes>, AdminPostPublishableApiKeysReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostPublishableApiKeysReq) => client.admin.publishableApiKeys.create(payload),
    [adminPublishableApiKeysKeys.lists()],
    options,
  )
}

/**
 * Rename a publishable key.
 *
 * @param id the ID of the publishable key: the key itself
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostPublishableApiKeysPublishableApiKeyReq`
 * @remarks Invalidates the queries with these keys: `adminPublishableApiKeysKeys.lists()`, `adminPublishableApiKeysKeys.detail(id)`, `adminPublishableApiKeysKeys.details()`
 * @since 0.1.0
 */
export function useAdminUpdatePublishableApiKey<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminPublishableApiKeysRes>,
    AdminPostPublishableApiKeysPublishableApiKeyReq,
    Context
  >,
): MutationHookResult<
  Response<AdminPublishableApiKeysRes>,
  AdminPostPublishableApiKeysPublishableApiKeyReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostPublishableApiKeysPublishableApiKeyReq) =>
      client.admin.publishableApiKeys.update(id, payload),
    [
      adminPublishableApiKeysKeys.lists(),
      adminPublishableApiKeysKeys.detail(id),
      adminPublishableApiKeysKeys.details(),
    ],
    options,
  )
}

/**
 * Delete a publishable key. Requests that still send the key are no longer limited to its sales channels. A key that is only revoked keeps limiting them.
 *
 * @param id the ID of the publishable key: the key itself
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminPublishableApiKeysKeys.detail(id)`, `adminPublishableApiKeysKeys.lists()`
 * @since 0.1.0
 */
export function useAdminDeletePublishableApiKey<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminPublishableApiKeyDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminPublishableApiKeyDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.publishableApiKeys.delete(id),
    [adminPublishableApiKeysKeys.detail(id), adminPublishableApiKeysKeys.lists()],
    options,
  )
}

/**
 * Revoke a publishable key. A storefront that still sends it keeps seeing only its sales channels.
 *
 * @param id the ID of the publishable key: the key itself
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminPublishableApiKeysKeys.lists()`, `adminPublishableApiKeysKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminRevokePublishableApiKey<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminPublishableApiKeysRes>, void, Context>,
): MutationHookResult<Response<AdminPublishableApiKeysRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.publishableApiKeys.revoke(id),
    [adminPublishableApiKeysKeys.lists(), adminPublishableApiKeysKeys.detail(id)],
    options,
  )
}

/**
 * Add sales channels to a publishable key. Sales channels that the key already has stay.
 *
 * @param id the ID of the publishable key: the key itself
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostPublishableApiKeySalesChannelsBatchReq`
 * @remarks Invalidates the queries with these keys: `adminPublishableApiKeysKeys.detailSalesChannels(id)`
 * @since 0.1.0
 */
export function useAdminAddPublishableKeySalesChannelsBatch<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminPublishableApiKeysRes>,
    AdminPostPublishableApiKeySalesChannelsBatchReq,
    Context
  >,
): MutationHookResult<
  Response<AdminPublishableApiKeysRes>,
  AdminPostPublishableApiKeySalesChannelsBatchReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostPublishableApiKeySalesChannelsBatchReq) =>
      client.admin.publishableApiKeys.addSalesChannelsBatch(id, payload),
    [adminPublishableApiKeysKeys.detailSalesChannels(id)],
    options,
  )
}

/**
 * Remove sales channels from a publishable key. Sales channels that the key does not have are ignored.
 *
 * @param id the ID of the publishable key: the key itself
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminDeletePublishableApiKeySalesChannelsBatchReq`
 * @remarks Invalidates the queries with these keys: `adminPublishableApiKeysKeys.detailSalesChannels(id)`
 * @since 0.1.0
 */
export function useAdminRemovePublishableKeySalesChannelsBatch<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminPublishableApiKeysRes>,
    AdminDeletePublishableApiKeySalesChannelsBatchReq,
    Context
  >,
): MutationHookResult<
  Response<AdminPublishableApiKeysRes>,
  AdminDeletePublishableApiKeySalesChannelsBatchReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminDeletePublishableApiKeySalesChannelsBatchReq) =>
      client.admin.publishableApiKeys.deleteSalesChannelsBatch(id, payload),
    [adminPublishableApiKeysKeys.detailSalesChannels(id)],
    options,
  )
}

/**
 * Create a sales channel.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostSalesChannelsReq`
 * @remarks Invalidates the queries with these keys: `adminSalesChannelsKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateSalesChannel<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<AdminSalesChannelsRes>, AdminPostSalesChannelsReq, Context>,
): MutationHookResult<Response<AdminSalesChannelsRes>, AdminPostSalesChannelsReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostSalesChannelsReq) => client.admin.salesChannels.create(payload),
    [adminSalesChannelsKeys.lists()],
    options,
  )
}

/**
 * Update a sales channel.
 *
 * @param id the ID of the sales channel
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostSalesChannelsSalesChannelReq`
 * @remarks Invalidates the queries with these keys: `adminSalesChannelsKeys.lists()`, `adminSalesChannelsKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminUpdateSalesChannel<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminSalesChannelsRes>,
    AdminPostSalesChannelsSalesChannelReq,
    Context
  >,
): MutationHookResult<Response<AdminSalesChannelsRes>, AdminPostSalesChannelsSalesChannelReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostSalesChannelsSalesChannelReq) => client.admin.salesChannels.update(id, payload),
    [adminSalesChannelsKeys.lists(), adminSalesChannelsKeys.detail(id)],
    options,
  )
}

/**
 * Delete a sales channel. The store's default sales channel cannot be deleted.
 *
 * @param id the ID of the sales channel
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminSalesChannelsKeys.lists()`, `adminSalesChannelsKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDeleteSalesChannel<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminSalesChannelsDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminSalesChannelsDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.salesChannels.delete(id),
    [adminSalesChannelsKeys.lists(), adminSalesChannelsKeys.detail(id)],
    options,
  )
}

/**
 * Remove products from a sales channel. Products that are not in it are ignored. The products are not deleted.
 *
 * @param id the ID of the sales channel
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminDeleteSalesChannelsChannelProductsBatchReq`
 * @remarks Invalidates the queries with these keys: `adminSalesChannelsKeys.lists()`, `adminSalesChannelsKeys.detail(id)`, `adminProductKeys.lists()`
 * @since 0.1.0
 */
export function useAdminDeleteProductsFromSalesChannel<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminSalesChannelsRes>,
    AdminDeleteSalesChannelsChannelProductsBatchReq,
    Context
  >,
): MutationHookResult<
  Response<AdminSalesChannelsRes>,
  AdminDeleteSalesChannelsChannelProductsBatchReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminDeleteSalesChannelsChannelProductsBatchReq) =>
      client.admin.salesChannels.removeProducts(id, payload),
    [adminSalesChannelsKeys.lists(), adminSalesChannelsKeys.detail(id), adminProductKeys.lists()],
    options,
  )
}

/**
 * Add products to a sales channel. Products that are already in the sales channel stay in it.
 *
 * @param id the ID of the sales channel
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostSalesChannelsChannelProductsBatchReq`
 * @remarks Invalidates the queries with these keys: `adminSalesChannelsKeys.lists()`, `adminSalesChannelsKeys.detail(id)`, `adminProductKeys.lists()`
 * @since 0.1.0
 */
export function useAdminAddProductsToSalesChannel<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminSalesChannelsRes>,
    AdminPostSalesChannelsChannelProductsBatchReq,
    Context
  >,
): MutationHookResult<
  Response<AdminSalesChannelsRes>,
  AdminPostSalesChannelsChannelProductsBatchReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostSalesChannelsChannelProductsBatchReq) =>
      client.admin.salesChannels.addProducts(id, payload),
    [adminSalesChannelsKeys.lists(), adminSalesChannelsKeys.detail(id), adminProductKeys.lists()],
    options,
  )
}

/**
 * Add a stock location to a sales channel.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostSalesChannelsChannelStockLocationsReq & { sales_channel_id: string }`
 * @remarks Invalidates the queries with these keys: `adminSalesChannelsKeys.lists()`, `adminSalesChannelsKeys.details()`, `adminStockLocationsKeys.all`
 * @since 0.1.0
 */
export function useAdminAddLocationToSalesChannel<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<AdminSalesChannelsRes>,
    AdminPostSalesChannelsChannelStockLocationsReq & { sales_channel_id: string },
    Context
  >,
): MutationHookResult<
  Response<AdminSalesChannelsRes>,
  AdminPostSalesChannelsChannelStockLocationsReq & { sales_channel_id: string },
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({
      sales_channel_id,
      ...payload
    }: AdminPostSalesChannelsChannelStockLocationsReq & { sales_channel_id: string }) =>
      client.admin.salesChannels.addLocation(sales_channel_id, payload),
    [adminSalesChannelsKeys.lists(), adminSalesChannelsKeys.details(), adminStockLocationsKeys.all],
    options,
  )
}

/**
 * Remove a stock location from a sales channel. The sales channel no longer sells what the location has in stock. Succeeds even if the channel does not have the location.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminDeleteSalesChannelsChannelStockLocationsReq & { sales_channel_id: string }`
 * @remarks Invalidates the queries with these keys: `adminSalesChannelsKeys.lists()`, `adminSalesChannelsKeys.details()`, `adminStockLocationsKeys.all`
 * @since 0.1.0
 */
export function useAdminRemoveLocationFromSalesChannel<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<AdminSalesChannelsDeleteLocationRes>,
    AdminDeleteSalesChannelsChannelStockLocationsReq & { sales_channel_id: string },
    Context
  >,
): MutationHookResult<
  Response<AdminSalesChannelsDeleteLocationRes>,
  AdminDeleteSalesChannelsChannelStockLocationsReq & { sales_channel_id: string },
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({
      sales_channel_id,
      ...payload
    }: AdminDeleteSalesChannelsChannelStockLocationsReq & { sales_channel_id: string }) =>
      client.admin.salesChannels.removeLocation(sales_channel_id, payload),
    [adminSalesChannelsKeys.lists(), adminSalesChannelsKeys.details(), adminStockLocationsKeys.all],
    options,
  )
}

/**
 * Upload public files. The body is a multipart form with the files in the field `files`. A file that is not an image, audio, video or plain text can only be downloaded, and no file can run scripts.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminCreateUploadPayload`
 * @since 0.1.0
 */
export function useAdminUploadFile<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<AdminUploadsRes>, AdminCreateUploadPayload, Context>,
): MutationHookResult<Response<AdminUploadsRes>, AdminCreateUploadPayload, Context> {
  const { client } = useMedusa()
  return useChange((payload: AdminCreateUploadPayload) => client.admin.uploads.create(payload), [], options)
}

/**
 * Upload protected files, such as imports. The body is a multipart form with the files in the field `files`.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminCreateUploadPayload`
 * @since 0.1.0
 */
export function useAdminUploadProtectedFile<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<AdminUploadsRes>, AdminCreateUploadPayload, Context>,
): MutationHookResult<Response<AdminUploadsRes>, AdminCreateUploadPayload, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminCreateUploadPayload) => client.admin.uploads.createProtected(payload),
    [],
    options,
  )
}

/**
 * Create a download URL of a file. The URL of a protected file works for an hour. The result file of a batch job is available only to the user who created the job.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostUploadsDownloadUrlReq`
 * @since 0.1.0
 */
export function useAdminCreatePresignedDownloadUrl<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<AdminUploadsDownloadUrlRes>,
    AdminPostUploadsDownloadUrlReq,
    Context
  >,
): MutationHookResult<Response<AdminUploadsDownloadUrlRes>, AdminPostUploadsDownloadUrlReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostUploadsDownloadUrlReq) => client.admin.uploads.getPresignedDownloadUrl(payload),
    [],
    options,
  )
}

/**
 * Delete an uploaded file. Succeeds even if the file does not exist. A batch job whose result file is deleted no longer has a `file_key` in its `result`.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminDeleteUploadsReq`
 * @since 0.1.0
 */
export function useAdminDeleteFile<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<AdminDeleteUploadsRes>, AdminDeleteUploadsReq, Context>,
): MutationHookResult<Response<AdminDeleteUploadsRes>, AdminDeleteUploadsReq, Context> {
  const { client } = useMedusa()
  return useChange((payload: AdminDeleteUploadsReq) => client.admin.uploads.delete(payload), [], options)
}

/**
 * Create an admin user.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminCreateUserPayload`
 * @remarks Invalidates the queries with these keys: `adminUserKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateUser<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<AdminUserRes>, AdminCreateUserPayload, Context>,
): MutationHookResult<Response<AdminUserRes>, AdminCreateUserPayload, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminCreateUserPayload) => client.admin.users.create(payload),
    [adminUserKeys.lists()],
    options,
  )
}

/**
 * Update an admin user. Users can set only their own API token; any user can remove one by sending `null`.
 *
 * @param id the ID of the user
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminUpdateUserPayload`
 * @remarks Invalidates the queries with these keys: `adminUserKeys.lists()`, `adminUserKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminUpdateUser<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminUserRes>, AdminUpdateUserPayload, Context>,
): MutationHookResult<Response<AdminUserRes>, AdminUpdateUserPayload, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminUpdateUserPayload) => client.admin.users.update(id, payload),
    [adminUserKeys.lists(), adminUserKeys.detail(id)],
    options,
  )
}

/**
 * Delete an admin user. The sessions of the user end at once. Succeeds even if the user does not exist.
 *
 * @param id the ID of the user
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminUserKeys.detail(id)`, `adminUserKeys.lists()`
 * @since 0.1.0
 */
export function useAdminDeleteUser<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminDeleteUserRes>, void, Context>,
): MutationHookResult<Response<AdminDeleteUserRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.users.delete(id),
    [adminUserKeys.detail(id), adminUserKeys.lists()],
    options,
  )
}

/**
 * Set a new password with a reset token. A token works once, within 15 minutes. All sessions of the user end.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminResetPasswordRequest`
 * @since 0.1.0
 */
export function useAdminResetPassword<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<AdminUserRes>, AdminResetPasswordRequest, Context>,
): MutationHookResult<Response<AdminUserRes>, AdminResetPasswordRequest, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminResetPasswordRequest) => client.admin.users.resetPassword(payload),
    [],
    options,
  )
}

/**
 * Request a password reset. The event `user.password_reset` contains a token. If a mail server is set up, the server emails a link with it; otherwise, a custom subscriber has to send it. The response is the same whether or not a user has the address.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminResetPasswordTokenRequest`
 * @since 0.1.0
 */
export function useAdminSendResetPasswordToken<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<EmptyRes>, AdminResetPasswordTokenRequest, Context>,
): MutationHookResult<Response<EmptyRes>, AdminResetPasswordTokenRequest, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminResetPasswordTokenRequest) => client.admin.users.sendResetPasswordToken(payload),
    [],
    options,
  )
}

/**
 * Create a claim of an order. A claim of type `refund` is refunded immediately; a claim of type `replace` ships other items.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostOrdersOrderClaimsReq`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`
 * @since 0.1.0
 */
export function useAdminCreateClaim<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminPostOrdersOrderClaimsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminPostOrdersOrderClaimsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostOrdersOrderClaimsReq) => client.admin.orders.createClaim(orderId, payload),
    [adminOrderKeys.detail(orderId)],
    options,
  )
}

/** The variables of the mutation of {@link useAdminUpdateClaim}. @since 0.1.0 */
export type AdminUpdateClaimReq = AdminPostOrdersOrderClaimsClaimReq & { claim_id: string }

/**
 * Update a claim. Images and tags of an item that are not listed are removed.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminUpdateClaimReq`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`
 * @since 0.1.0
 */
export function useAdminUpdateClaim<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminUpdateClaimReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminUpdateClaimReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ claim_id, ...payload }: AdminUpdateClaimReq) =>
      client.admin.orders.updateClaim(orderId, claim_id, payload),
    [adminOrderKeys.detail(orderId)],
    options,
  )
}

/**
 * Cancel a claim. Cancel the fulfillments and the return of the claim first. A refunded claim cannot be canceled.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`
 * @since 0.1.0
 */
export function useAdminCancelClaim<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    string,
    Context
  >,
): MutationHookResult<Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>, string, Context> {
  const { client } = useMedusa()
  return useChange(
    (claimId: string) => client.admin.orders.cancelClaim(orderId, claimId),
    [adminOrderKeys.detail(orderId)],
    options,
  )
}

/** The variables of the mutation of {@link useAdminFulfillClaim}. @since 0.1.0 */
export type AdminFulfillClaimReq = AdminPostOrdersOrderClaimsClaimFulfillmentsReq & { claim_id: string }

/**
 * Create a fulfillment of a claim.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminFulfillClaimReq`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`, `adminVariantKeys.all`, `adminProductKeys.lists()`
 * @since 0.1.0
 */
export function useAdminFulfillClaim<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminFulfillClaimReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminFulfillClaimReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ claim_id, ...payload }: AdminFulfillClaimReq) =>
      client.admin.orders.fulfillClaim(orderId, claim_id, payload),
    [adminOrderKeys.detail(orderId), adminVariantKeys.all, adminProductKeys.lists()],
    options,
  )
}

/** The variables of the mutation of {@link useAdminCancelClaimFulfillment}. @since 0.1.0 */
export type AdminCancelClaimFulfillmentReq = { claim_id: string; fulfillment_id: string }

/**
 * Cancel a fulfillment of a claim that was not shipped.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminCancelClaimFulfillmentReq`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`
 * @since 0.1.0
 */
export function useAdminCancelClaimFulfillment<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminCancelClaimFulfillmentReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminCancelClaimFulfillmentReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ claim_id, fulfillment_id }: AdminCancelClaimFulfillmentReq) =>
      client.admin.orders.cancelClaimFulfillment(orderId, claim_id, fulfillment_id),
    [adminOrderKeys.detail(orderId)],
    options,
  )
}

/**
 * Mark a fulfillment of a claim as shipped.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostOrdersOrderClaimsClaimShipmentsReq & { claim_id: string }`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`
 * @since 0.1.0
 */
export function useAdminCreateClaimShipment<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminPostOrdersOrderClaimsClaimShipmentsReq & { claim_id: string },
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminPostOrdersOrderClaimsClaimShipmentsReq & { claim_id: string },
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ claim_id, ...payload }: AdminPostOrdersOrderClaimsClaimShipmentsReq & { claim_id: string }) =>
      client.admin.orders.createClaimShipment(orderId, claim_id, payload),
    [adminOrderKeys.detail(orderId)],
    options,
  )
}

/**
 * Create a draft order.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostDraftOrdersReq`
 * @remarks Invalidates the queries with these keys: `adminDraftOrderKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateDraftOrder<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminDraftOrdersRes, "draft_order", AdminDraftOrdersSelection>>,
    AdminPostDraftOrdersReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminDraftOrdersRes, "draft_order", AdminDraftOrdersSelection>>,
  AdminPostDraftOrdersReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostDraftOrdersReq) => client.admin.draftOrders.create(payload),
    [adminDraftOrderKeys.lists()],
    options,
  )
}

/**
 * Update an open draft order. The response contains `no_notification_order` as it was before the update.
 *
 * @param id the ID of the draft order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostDraftOrdersDraftOrderReq`
 * @remarks Invalidates the queries with these keys: `adminDraftOrderKeys.detail(id)`, `adminDraftOrderKeys.lists()`
 * @since 0.1.0
 */
export function useAdminUpdateDraftOrder<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminDraftOrdersRes, "draft_order", AdminPostDraftOrdersDraftOrderSelection>>,
    AdminPostDraftOrdersDraftOrderReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminDraftOrdersRes, "draft_order", AdminPostDraftOrdersDraftOrderSelection>>,
  AdminPostDraftOrdersDraftOrderReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostDraftOrdersDraftOrderReq) => client.admin.draftOrders.update(id, payload),
    [adminDraftOrderKeys.detail(id), adminDraftOrderKeys.lists()],
    options,
  )
}

/**
 * Delete a draft order that did not become an order. Succeeds even if the draft order does not exist.
 *
 * @param id the ID of the draft order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminDraftOrderKeys.detail(id)`, `adminDraftOrderKeys.lists()`
 * @since 0.1.0
 */
export function useAdminDeleteDraftOrder<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminDraftOrdersDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminDraftOrdersDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.draftOrders.delete(id),
    [adminDraftOrderKeys.detail(id), adminDraftOrderKeys.lists()],
    options,
  )
}

/**
 * Mark a draft order as paid and create its order.
 *
 * @param id the ID of the draft order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminDraftOrderKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDraftOrderRegisterPayment<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminPostDraftOrdersDraftOrderRegisterPaymentRes>,
    void,
    Context
  >,
): MutationHookResult<Response<AdminPostDraftOrdersDraftOrderRegisterPaymentRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(() => client.admin.draftOrders.markPaid(id), [adminDraftOrderKeys.detail(id)], options)
}

/**
 * Add a line to a draft order. Without a `variant_id`, the line is a custom item with `title` and `unit_price`.
 *
 * @param id the ID of the draft order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostDraftOrdersDraftOrderLineItemsReq`
 * @remarks Invalidates the queries with these keys: `adminDraftOrderKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDraftOrderAddLineItem<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminDraftOrdersRes>,
    AdminPostDraftOrdersDraftOrderLineItemsReq,
    Context
  >,
): MutationHookResult<Response<AdminDraftOrdersRes>, AdminPostDraftOrdersDraftOrderLineItemsReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostDraftOrdersDraftOrderLineItemsReq) =>
      client.admin.draftOrders.addLineItem(id, payload),
    [adminDraftOrderKeys.detail(id)],
    options,
  )
}

/**
 * Remove a line from a draft order. Removes the shipping methods of the draft too.
 *
 * @param id the ID of the draft order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminDraftOrderKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDraftOrderRemoveLineItem<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminDraftOrdersRes>, string, Context>,
): MutationHookResult<Response<AdminDraftOrdersRes>, string, Context> {
  const { client } = useMedusa()
  return useChange(
    (itemId: string) => client.admin.draftOrders.removeLineItem(id, itemId),
    [adminDraftOrderKeys.detail(id)],
    options,
  )
}

/** The variables of the mutation of {@link useAdminDraftOrderUpdateLineItem}. @since 0.1.0 */
export type AdminDraftOrderUpdateLineItemReq = AdminPostDraftOrdersDraftOrderLineItemsItemReq & {
  item_id: string
}

/**
 * Update a line of a draft order. Quantity 0 removes the line. Every change removes the shipping methods of the draft; metadata is merged key by key.
 *
 * @param id the ID of the draft order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminDraftOrderUpdateLineItemReq`
 * @remarks Invalidates the queries with these keys: `adminDraftOrderKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDraftOrderUpdateLineItem<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminDraftOrdersRes>,
    AdminDraftOrderUpdateLineItemReq,
    Context
  >,
): MutationHookResult<Response<AdminDraftOrdersRes>, AdminDraftOrderUpdateLineItemReq, Context> {
  const { client } = useMedusa()
  return useChange(
    ({ item_id, ...payload }: AdminDraftOrderUpdateLineItemReq) =>
      client.admin.draftOrders.updateLineItem(id, item_id, payload),
    [adminDraftOrderKeys.detail(id)],
    options,
  )
}

/**
 * Create an order edit. The edit contains copies of the order's lines. An order has one active edit at a time.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostOrderEditsReq`
 * @remarks Invalidates the queries with these keys: `adminOrderEditsKeys.lists()`, `adminOrderKeys.details()`
 * @since 0.1.0
 */
export function useAdminCreateOrderEdit<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsSelection>>,
    AdminPostOrderEditsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsSelection>>,
  AdminPostOrderEditsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostOrderEditsReq) => client.admin.orderEdits.create(payload),
    [adminOrderEditsKeys.lists(), adminOrderKeys.details()],
    options,
  )
}

/**
 * Delete an order edit that was not requested yet. The order does not change. Succeeds even if the order edit does not exist.
 *
 * @param id the ID of the order edit
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminOrderEditsKeys.detail(id)`, `adminOrderEditsKeys.lists()`, `adminOrderKeys.details()`
 * @since 0.1.0
 */
export function useAdminDeleteOrderEdit<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminOrderEditDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminOrderEditDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.orderEdits.delete(id),
    [adminOrderEditsKeys.detail(id), adminOrderEditsKeys.lists(), adminOrderKeys.details()],
    options,
  )
}

/**
 * Undo a change of an order edit. A line that the change added is removed, a line that it removed is added again, and a changed quantity is restored.
 *
 * @param orderEditId the ID of the order edit
 * @param itemChangeId the ID of the change within the edit
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminOrderEditsKeys.detail(orderEditId)`, `adminOrderEditsKeys.lists()`
 * @since 0.1.0
 */
export function useAdminDeleteOrderEditItemChange<Context = unknown>(
  orderEditId: string,
  itemChangeId: string,
  options?: UseMutationOptionsWrapper<Response<AdminOrderEditItemChangeDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminOrderEditItemChangeDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.orderEdits.deleteItemChange(orderEditId, itemChangeId),
    [adminOrderEditsKeys.detail(orderEditId), adminOrderEditsKeys.lists()],
    options,
  )
}

/**
 * Update the quantity of a line of an order edit. The line keeps its price. Fulfilled and returned units cannot be removed.
 *
 * @param orderEditId the ID of the order edit
 * @param itemId the ID of a line of the order as the edit has it
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostOrderEditsEditLineItemsLineItemReq`
 * @remarks Invalidates the queries with these keys: `adminOrderEditsKeys.detail(orderEditId)`, `adminOrderEditsKeys.lists()`
 * @since 0.1.0
 */
export function useAdminOrderEditUpdateLineItem<Context = unknown>(
  orderEditId: string,
  itemId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>>,
    AdminPostOrderEditsEditLineItemsLineItemReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>>,
  AdminPostOrderEditsEditLineItemsLineItemReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostOrderEditsEditLineItemsLineItemReq) =>
      client.admin.orderEdits.updateLineItem(orderEditId, itemId, payload),
    [adminOrderEditsKeys.detail(orderEditId), adminOrderEditsKeys.lists()],
    options,
  )
}

/**
 * Remove a line from an order edit. The order itself changes only when the edit is confirmed. Succeeds even if the line does not exist.
 *
 * @param orderEditId the ID of the order edit
 * @param itemId the ID of a line of the order as the edit has it
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminOrderEditsKeys.detail(orderEditId)`, `adminOrderEditsKeys.lists()`
 * @since 0.1.0
 */
export function useAdminOrderEditDeleteLineItem<Context = unknown>(
  orderEditId: string,
  itemId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>>,
    void,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>>,
  void,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.orderEdits.removeLineItem(orderEditId, itemId),
    [adminOrderEditsKeys.detail(orderEditId), adminOrderEditsKeys.lists()],
    options,
  )
}

/**
 * Update the internal note of an order edit.
 *
 * @param id the ID of the order edit
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostOrderEditsOrderEditReq`
 * @remarks Invalidates the queries with these keys: `adminOrderEditsKeys.lists()`, `adminOrderEditsKeys.detail(id)`, `adminOrderKeys.details()`
 * @since 0.1.0
 */
export function useAdminUpdateOrderEdit<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>>,
    AdminPostOrderEditsOrderEditReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>>,
  AdminPostOrderEditsOrderEditReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostOrderEditsOrderEditReq) => client.admin.orderEdits.update(id, payload),
    [adminOrderEditsKeys.lists(), adminOrderEditsKeys.detail(id), adminOrderKeys.details()],
    options,
  )
}

/**
 * Add a line to an order edit. The line has the current price of the variant.
 *
 * @param id the ID of the order edit
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostOrderEditsEditLineItemsReq`
 * @remarks Invalidates the queries with these keys: `adminOrderEditsKeys.lists()`, `adminOrderEditsKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminOrderEditAddLineItem<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>>,
    AdminPostOrderEditsEditLineItemsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>>,
  AdminPostOrderEditsEditLineItemsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostOrderEditsEditLineItemsReq) => client.admin.orderEdits.addLineItem(id, payload),
    [adminOrderEditsKeys.lists(), adminOrderEditsKeys.detail(id)],
    options,
  )
}

/**
 * Request the customer's confirmation of an order edit. The increase of the order's total becomes a payment collection. After further changes, send the request again to update the collection. An order edit that is confirmed, declined or canceled is unchanged.
 *
 * @param id the ID of the order edit
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminOrderEditsKeys.lists()`, `adminOrderEditsKeys.detail(id)`, `adminOrderKeys.details()`
 * @since 0.1.0
 */
export function useAdminRequestOrderEditConfirmation<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>>,
    void,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>>,
  void,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.orderEdits.requestConfirmation(id),
    [adminOrderEditsKeys.lists(), adminOrderEditsKeys.detail(id), adminOrderKeys.details()],
    options,
  )
}

/**
 * Cancel an order edit. The payments that were authorized for the edit are canceled. You can repeat the request.
 *
 * @param id the ID of the order edit
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminOrderEditsKeys.lists()`, `adminOrderEditsKeys.detail(id)`, `adminOrderKeys.details()`
 * @since 0.1.0
 */
export function useAdminCancelOrderEdit<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsSelection>>,
    void,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsSelection>>,
  void,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.orderEdits.cancel(id),
    [adminOrderEditsKeys.lists(), adminOrderEditsKeys.detail(id), adminOrderKeys.details()],
    options,
  )
}

/**
 * Confirm an order edit, paid or not. The lines and reservations of the edit move to the order. You can repeat the request.
 *
 * @param id the ID of the order edit
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminOrderEditsKeys.lists()`, `adminOrderEditsKeys.detail(id)`, `adminOrderKeys.details()`
 * @since 0.1.0
 */
export function useAdminConfirmOrderEdit<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>>,
    void,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrderEditsRes, "order_edit", AdminPostOrderEditsOrderEditSelection>>,
  void,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.orderEdits.confirm(id),
    [adminOrderEditsKeys.lists(), adminOrderEditsKeys.detail(id), adminOrderKeys.details()],
    options,
  )
}

/**
 * Update the customer and the addresses of an order. Addresses are updated in part; repeat the `country_code` each time.
 *
 * @param id the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostOrdersOrderReq`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.lists()`, `adminOrderKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminUpdateOrder<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminPostOrdersOrderReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminPostOrdersOrderReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostOrdersOrderReq) => client.admin.orders.update(id, payload),
    [adminOrderKeys.lists(), adminOrderKeys.detail(id)],
    options,
  )
}

/**
 * Cancel an order with its payments and reservations. Orders with refunds, or with fulfillments, returns, swaps or claims that are not canceled, cannot be canceled.
 *
 * @param id the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.lists()`, `adminOrderKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminCancelOrder<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    void,
    Context
  >,
): MutationHookResult<Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.orders.cancel(id),
    [adminOrderKeys.lists(), adminOrderKeys.detail(id)],
    options,
  )
}

/**
 * Complete an order. Call this when nothing is left to do with the order. The status of the order becomes `completed`.
 *
 * @param id the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.lists()`, `adminOrderKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminCompleteOrder<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    void,
    Context
  >,
): MutationHookResult<Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.orders.complete(id),
    [adminOrderKeys.lists(), adminOrderKeys.detail(id)],
    options,
  )
}

/**
 * Capture the payments of an order. Captured payments are unchanged, so you can repeat the request.
 *
 * @param id the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.lists()`, `adminOrderKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminCapturePayment<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    void,
    Context
  >,
): MutationHookResult<Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.orders.capturePayment(id),
    [adminOrderKeys.lists(), adminOrderKeys.detail(id)],
    options,
  )
}

/**
 * Refund an order. Send an `Idempotency-Key` so that you can repeat the request without refunding twice.
 *
 * @param id the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostOrdersOrderRefundsReq`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.lists()`, `adminOrderKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminRefundPayment<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminPostOrdersOrderRefundsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminPostOrdersOrderRefundsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostOrdersOrderRefundsReq) => client.admin.orders.refundPayment(id, payload),
    [adminOrderKeys.lists(), adminOrderKeys.detail(id)],
    options,
  )
}

/**
 * Create a fulfillment of an order. With a `location_id`, the units are removed from the stock of that location, and their reservations are deleted.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostOrdersOrderFulfillmentsReq`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.lists()`, `adminOrderKeys.detail(orderId)`, `adminVariantKeys.all`, `adminProductKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateFulfillment<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminPostOrdersOrderFulfillmentsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminPostOrdersOrderFulfillmentsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostOrdersOrderFulfillmentsReq) => client.admin.orders.createFulfillment(orderId, payload),
    [adminOrderKeys.lists(), adminOrderKeys.detail(orderId), adminVariantKeys.all, adminProductKeys.lists()],
    options,
  )
}

/**
 * Cancel a fulfillment that was not shipped. The fulfillment provider cancels it first. The units come back into stock, and the items can be fulfilled again.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.lists()`, `adminOrderKeys.detail(orderId)`
 * @since 0.1.0
 */
export function useAdminCancelFulfillment<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    string,
    Context
  >,
): MutationHookResult<Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>, string, Context> {
  const { client } = useMedusa()
  return useChange(
    (fulfillmentId: string) => client.admin.orders.cancelFulfillment(orderId, fulfillmentId),
    [adminOrderKeys.lists(), adminOrderKeys.detail(orderId)],
    options,
  )
}

/**
 * Mark a fulfillment as shipped.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostOrdersOrderShipmentReq`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`
 * @since 0.1.0
 */
export function useAdminCreateShipment<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminPostOrdersOrderShipmentReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminPostOrdersOrderShipmentReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostOrdersOrderShipmentReq) => client.admin.orders.createShipment(orderId, payload),
    [adminOrderKeys.detail(orderId)],
    options,
  )
}

/**
 * Request a return of an order. With `receive_now`, the items count as received; this does not refund them.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostOrdersOrderReturnsReq`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`
 * @since 0.1.0
 */
export function useAdminRequestReturn<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminPostOrdersOrderReturnsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminPostOrdersOrderReturnsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostOrdersOrderReturnsReq) => client.admin.orders.requestReturn(orderId, payload),
    [adminOrderKeys.detail(orderId)],
    options,
  )
}

/**
 * Add a shipping method to an order. The method has no tax, as in v1. An order has one method for each shipping profile.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostOrdersOrderShippingMethodsReq`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`
 * @since 0.1.0
 */
export function useAdminAddShippingMethod<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminPostOrdersOrderShippingMethodsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminPostOrdersOrderShippingMethodsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostOrdersOrderShippingMethodsReq) =>
      client.admin.orders.addShippingMethod(orderId, payload),
    [adminOrderKeys.detail(orderId)],
    options,
  )
}

/**
 * Archive an order. The order must be completed. Its status becomes `archived`.
 *
 * @param id the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.lists()`, `adminOrderKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminArchiveOrder<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    void,
    Context
  >,
): MutationHookResult<Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.orders.archive(id),
    [adminOrderKeys.lists(), adminOrderKeys.detail(id)],
    options,
  )
}

/**
 * Delete an unpaid payment collection. The payment collection of an order edit cannot be deleted while the edit exists.
 *
 * @param id the ID of the payment collection
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminPaymentCollectionQueryKeys.detail(id)`, `adminPaymentCollectionQueryKeys.lists()`
 * @since 0.1.0
 */
export function useAdminDeletePaymentCollection<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminPaymentCollectionDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminPaymentCollectionDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.paymentCollections.delete(id),
    [adminPaymentCollectionQueryKeys.detail(id), adminPaymentCollectionQueryKeys.lists()],
    options,
  )
}

/**
 * Update the description of a payment collection.
 *
 * @param id the ID of the payment collection
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminUpdatePaymentCollectionsReq`
 * @remarks Invalidates the queries with these keys: `adminPaymentCollectionQueryKeys.detail(id)`, `adminPaymentCollectionQueryKeys.lists()`
 * @since 0.1.0
 */
export function useAdminUpdatePaymentCollection<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminPaymentCollectionsRes>,
    AdminUpdatePaymentCollectionsReq,
    Context
  >,
): MutationHookResult<Response<AdminPaymentCollectionsRes>, AdminUpdatePaymentCollectionsReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminUpdatePaymentCollectionsReq) => client.admin.paymentCollections.update(id, payload),
    [adminPaymentCollectionQueryKeys.detail(id), adminPaymentCollectionQueryKeys.lists()],
    options,
  )
}

/**
 * Mark a payment collection as authorized. No provider is called and no payment is created. You can repeat the request.
 *
 * @param id the ID of the payment collection
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminPaymentCollectionQueryKeys.detail(id)`, `adminPaymentCollectionQueryKeys.lists()`
 * @since 0.1.0
 */
export function useAdminMarkPaymentCollectionAsAuthorized<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminPaymentCollectionsRes>, void, Context>,
): MutationHookResult<Response<AdminPaymentCollectionsRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.paymentCollections.markAsAuthorized(id),
    [adminPaymentCollectionQueryKeys.detail(id), adminPaymentCollectionQueryKeys.lists()],
    options,
  )
}

/**
 * Capture a payment. A payment that is captured already is unchanged, so you can repeat the request.
 *
 * @param id the ID of the payment
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminPaymentQueryKeys.detail(id)`, `adminPaymentQueryKeys.lists()`
 * @since 0.1.0
 */
export function useAdminPaymentsCapturePayment<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminPaymentRes>, void, Context>,
): MutationHookResult<Response<AdminPaymentRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.payments.capturePayment(id),
    [adminPaymentQueryKeys.detail(id), adminPaymentQueryKeys.lists()],
    options,
  )
}

/**
 * Refund a captured payment. Send an `Idempotency-Key` so that you can repeat the request without refunding twice.
 *
 * @param id the ID of the payment
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostPaymentRefundsReq`
 * @remarks Invalidates the queries with these keys: `adminPaymentQueryKeys.detail(id)`, `adminPaymentQueryKeys.lists()`
 * @since 0.1.0
 */
export function useAdminPaymentsRefundPayment<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminRefundRes>, AdminPostPaymentRefundsReq, Context>,
): MutationHookResult<Response<AdminRefundRes>, AdminPostPaymentRefundsReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostPaymentRefundsReq) => client.admin.payments.refundPayment(id, payload),
    [adminPaymentQueryKeys.detail(id), adminPaymentQueryKeys.lists()],
    options,
  )
}

/**
 * Create a return reason.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostReturnReasonsReq`
 * @remarks Invalidates the queries with these keys: `adminReturnReasonKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateReturnReason<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminReturnReasonsRes, "return_reason", AdminReturnReasonsSelection>>,
    AdminPostReturnReasonsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminReturnReasonsRes, "return_reason", AdminReturnReasonsSelection>>,
  AdminPostReturnReasonsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostReturnReasonsReq) => client.admin.returnReasons.create(payload),
    [adminReturnReasonKeys.lists()],
    options,
  )
}

/**
 * Update a return reason.
 *
 * @param id the ID of the return reason
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostReturnReasonsReasonReq`
 * @remarks Invalidates the queries with these keys: `adminReturnReasonKeys.detail(id)`, `adminReturnReasonKeys.lists()`
 * @since 0.1.0
 */
export function useAdminUpdateReturnReason<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminReturnReasonsRes, "return_reason", AdminReturnReasonsSelection>>,
    AdminPostReturnReasonsReasonReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminReturnReasonsRes, "return_reason", AdminReturnReasonsSelection>>,
  AdminPostReturnReasonsReasonReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostReturnReasonsReasonReq) => client.admin.returnReasons.update(id, payload),
    [adminReturnReasonKeys.detail(id), adminReturnReasonKeys.lists()],
    options,
  )
}

/**
 * Delete a return reason and its children. Customers can no longer choose them. Items of earlier returns keep their `reason_id`.
 *
 * @param id the ID of the return reason
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminReturnReasonKeys.detail(id)`, `adminReturnReasonKeys.lists()`
 * @since 0.1.0
 */
export function useAdminDeleteReturnReason<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminReturnReasonsDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminReturnReasonsDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.returnReasons.delete(id),
    [adminReturnReasonKeys.detail(id), adminReturnReasonKeys.lists()],
    options,
  )
}

/**
 * Receive a return. Refunds the return. The quantities can differ from the request. If the refund is higher than what is left to refund, the return requires action instead.
 *
 * @param id the ID of the return
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostReturnsReturnReceiveReq`
 * @remarks Invalidates the queries with these keys: `adminReturnKeys.detail(id)`, `adminReturnKeys.lists()`
 * @since 0.1.0
 */
export function useAdminReceiveReturn<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminReturnsRes, "return", AdminReturnsSelection>>,
    AdminPostReturnsReturnReceiveReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminReturnsRes, "return", AdminReturnsSelection>>,
  AdminPostReturnsReturnReceiveReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostReturnsReturnReceiveReq) => client.admin.returns.receive(id, payload),
    [adminReturnKeys.detail(id), adminReturnKeys.lists()],
    options,
  )
}

/**
 * Cancel a return that was not received. The items can then be returned with another return.
 *
 * @param id the ID of the return
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminReturnKeys.detail(id)`, `adminReturnKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCancelReturn<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminReturnsCancelRes>, void, Context>,
): MutationHookResult<Response<AdminReturnsCancelRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.returns.cancel(id),
    [adminReturnKeys.detail(id), adminReturnKeys.lists()],
    options,
  )
}

/**
 * Create a swap of an order. The customer confirms the swap and pays the difference by completing its cart.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostOrdersOrderSwapsReq`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`, `adminSwapKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateSwap<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminPostOrdersOrderSwapsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminPostOrdersOrderSwapsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostOrdersOrderSwapsReq) => client.admin.orders.createSwap(orderId, payload),
    [adminOrderKeys.detail(orderId), adminSwapKeys.lists()],
    options,
  )
}

/**
 * Cancel a swap. Cancel the fulfillments and the return of the swap first.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`, `adminSwapKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCancelSwap<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    string,
    Context
  >,
): MutationHookResult<Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>, string, Context> {
  const { client } = useMedusa()
  return useChange(
    (swapId: string) => client.admin.orders.cancelSwap(orderId, swapId),
    [adminOrderKeys.detail(orderId), adminSwapKeys.lists()],
    options,
  )
}

/** The variables of the mutation of {@link useAdminFulfillSwap}. @since 0.1.0 */
export type AdminFulfillSwapReq = AdminPostOrdersOrderSwapsSwapFulfillmentsReq & { swap_id: string }

/**
 * Create a fulfillment of a swap.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminFulfillSwapReq`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`, `adminSwapKeys.lists()`, `adminVariantKeys.all`, `adminProductKeys.lists()`
 * @since 0.1.0
 */
export function useAdminFulfillSwap<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminFulfillSwapReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminFulfillSwapReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ swap_id, ...payload }: AdminFulfillSwapReq) =>
      client.admin.orders.fulfillSwap(orderId, swap_id, payload),
    [adminOrderKeys.detail(orderId), adminSwapKeys.lists(), adminVariantKeys.all, adminProductKeys.lists()],
    options,
  )
}

/** The variables of the mutation of {@link useAdminCreateSwapShipment}. @since 0.1.0 */
export type AdminCreateSwapShipmentReq = AdminPostOrdersOrderSwapsSwapShipmentsReq & { swap_id: string }

/**
 * Mark a fulfillment of a swap as shipped.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminCreateSwapShipmentReq`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`
 * @since 0.1.0
 */
export function useAdminCreateSwapShipment<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminCreateSwapShipmentReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminCreateSwapShipmentReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ swap_id, ...payload }: AdminCreateSwapShipmentReq) =>
      client.admin.orders.createSwapShipment(orderId, swap_id, payload),
    [adminOrderKeys.detail(orderId)],
    options,
  )
}

/**
 * Settle the difference of a swap. Captures what the customer owes, or refunds what the store owes. You can repeat the request.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`, `adminSwapKeys.lists()`
 * @since 0.1.0
 */
export function useAdminProcessSwapPayment<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    string,
    Context
  >,
): MutationHookResult<Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>, string, Context> {
  const { client } = useMedusa()
  return useChange(
    (swapId: string) => client.admin.orders.processSwapPayment(orderId, swapId),
    [adminOrderKeys.detail(orderId), adminSwapKeys.lists()],
    options,
  )
}

/** The variables of the mutation of {@link useAdminCancelSwapFulfillment}. @since 0.1.0 */
export type AdminCancelSwapFulfillmentReq = { swap_id: string; fulfillment_id: string }

/**
 * Cancel a fulfillment of a swap that was not shipped.
 *
 * @param orderId the ID of the order
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminCancelSwapFulfillmentReq`
 * @remarks Invalidates the queries with these keys: `adminOrderKeys.detail(orderId)`, `adminSwapKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCancelSwapFulfillment<Context = unknown>(
  orderId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
    AdminCancelSwapFulfillmentReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminOrdersRes, "order", AdminOrdersSelection>>,
  AdminCancelSwapFulfillmentReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ swap_id, fulfillment_id }: AdminCancelSwapFulfillmentReq) =>
      client.admin.orders.cancelSwapFulfillment(orderId, swap_id, fulfillment_id),
    [adminOrderKeys.detail(orderId), adminSwapKeys.lists()],
    options,
  )
}

/**
 * Create a collection.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostCollectionsReq`
 * @remarks Invalidates the queries with these keys: `adminCollectionKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateCollection<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminCollectionsRes, "collection", AdminCollectionsSelection>>,
    AdminPostCollectionsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminCollectionsRes, "collection", AdminCollectionsSelection>>,
  AdminPostCollectionsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostCollectionsReq) => client.admin.collections.create(payload),
    [adminCollectionKeys.lists()],
    options,
  )
}

/**
 * Update a collection.
 *
 * @param id the ID of the collection
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostCollectionsCollectionReq`
 * @remarks Invalidates the queries with these keys: `adminCollectionKeys.lists()`, `adminCollectionKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminUpdateCollection<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminCollectionsRes, "collection", AdminCollectionsSelection>>,
    AdminPostCollectionsCollectionReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminCollectionsRes, "collection", AdminCollectionsSelection>>,
  AdminPostCollectionsCollectionReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostCollectionsCollectionReq) => client.admin.collections.update(id, payload),
    [adminCollectionKeys.lists(), adminCollectionKeys.detail(id)],
    options,
  )
}

/**
 * Delete a collection. The products of the collection are not deleted.
 *
 * @param id the ID of the collection
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminCollectionKeys.lists()`, `adminCollectionKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDeleteCollection<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminCollectionsDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminCollectionsDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.collections.delete(id),
    [adminCollectionKeys.lists(), adminCollectionKeys.detail(id)],
    options,
  )
}

/**
 * Add products to a collection. Each product is removed from its previous collection. Products that do not exist are ignored.
 *
 * @param id the ID of the collection
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostProductsToCollectionReq`
 * @remarks Invalidates the queries with these keys: `adminCollectionKeys.lists()`, `adminCollectionKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminAddProductsToCollection<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminCollectionsRes>,
    AdminPostProductsToCollectionReq,
    Context
  >,
): MutationHookResult<Response<AdminCollectionsRes>, AdminPostProductsToCollectionReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostProductsToCollectionReq) => client.admin.collections.addProducts(id, payload),
    [adminCollectionKeys.lists(), adminCollectionKeys.detail(id)],
    options,
  )
}

/**
 * Remove products from a collection. Products that are not in it are ignored.
 *
 * @param id the ID of the collection
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminDeleteProductsFromCollectionReq`
 * @remarks Invalidates the queries with these keys: `adminCollectionKeys.lists()`, `adminCollectionKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminRemoveProductsFromCollection<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminDeleteProductsFromCollectionRes>,
    AdminDeleteProductsFromCollectionReq,
    Context
  >,
): MutationHookResult<
  Response<AdminDeleteProductsFromCollectionRes>,
  AdminDeleteProductsFromCollectionReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminDeleteProductsFromCollectionReq) => client.admin.collections.removeProducts(id, payload),
    [adminCollectionKeys.lists(), adminCollectionKeys.detail(id)],
    options,
  )
}

/**
 * Add resources to a discount condition. Resources that the condition already contains are unchanged.
 *
 * @param discountId the ID of the discount
 * @param conditionId the ID of a condition of the discount's rule
 * @param query the fields and relations to return
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostDiscountsDiscountConditionsConditionBatchReq`
 * @remarks Invalidates the queries with these keys: `adminDiscountKeys.detail(discountId)`
 * @since 0.1.0
 */
export function useAdminAddDiscountConditionResourceBatch<Context = unknown>(
  discountId: string,
  conditionId: string,
  query?: FindParams<never, never>,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection>>,
    AdminPostDiscountsDiscountConditionsConditionBatchReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection>>,
  AdminPostDiscountsDiscountConditionsConditionBatchReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostDiscountsDiscountConditionsConditionBatchReq) =>
      client.admin.discounts.addConditionResourceBatch(discountId, conditionId, payload, query),
    [adminDiscountKeys.detail(discountId)],
    options,
  )
}

/**
 * Remove resources from a discount condition. Resources that it does not contain are ignored.
 *
 * @param discountId the ID of the discount
 * @param conditionId the ID of a condition of the discount's rule
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminDeleteDiscountsDiscountConditionsConditionBatchReq`
 * @remarks Invalidates the queries with these keys: `adminDiscountKeys.detail(discountId)`
 * @since 0.1.0
 */
export function useAdminDeleteDiscountConditionResourceBatch<Context = unknown>(
  discountId: string,
  conditionId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection>>,
    AdminDeleteDiscountsDiscountConditionsConditionBatchReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection>>,
  AdminDeleteDiscountsDiscountConditionsConditionBatchReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminDeleteDiscountsDiscountConditionsConditionBatchReq) =>
      client.admin.discounts.deleteConditionResourceBatch(discountId, conditionId, payload),
    [adminDiscountKeys.detail(discountId)],
    options,
  )
}

/**
 * Create a discount.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostDiscountsReq`
 * @remarks Invalidates the queries with these keys: `adminDiscountKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateDiscount<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection>>,
    AdminPostDiscountsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection>>,
  AdminPostDiscountsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostDiscountsReq) => client.admin.discounts.create(payload),
    [adminDiscountKeys.lists()],
    options,
  )
}

/**
 * Update a discount.
 *
 * @param id the ID of the discount
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostDiscountsDiscountReq`
 * @remarks Invalidates the queries with these keys: `adminDiscountKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminUpdateDiscount<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection>>,
    AdminPostDiscountsDiscountReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection>>,
  AdminPostDiscountsDiscountReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostDiscountsDiscountReq) => client.admin.discounts.update(id, payload),
    [adminDiscountKeys.detail(id)],
    options,
  )
}

/**
 * Delete a discount. Customers can no longer use its code. Orders that used it do not change. Succeeds even if the discount does not exist.
 *
 * @param id the ID of the discount
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminDiscountKeys.lists()`
 * @since 0.1.0
 */
export function useAdminDeleteDiscount<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminDiscountsDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminDiscountsDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(() => client.admin.discounts.delete(id), [adminDiscountKeys.lists()], options)
}

/**
 * Add a region to a discount.
 *
 * @param id the ID of the discount
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminDiscountKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDiscountAddRegion<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminDiscountsRes, "discount", AdminDiscountsSelection>>,
    string,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminDiscountsRes, "discount", AdminDiscountsSelection>>,
  string,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (regionId: string) => client.admin.discounts.addRegion(id, regionId),
    [adminDiscountKeys.detail(id)],
    options,
  )
}

/**
 * Remove a region from a discount. A region that the discount does not have is ignored.
 *
 * @param id the ID of the discount
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminDiscountKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDiscountRemoveRegion<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminDiscountsRes, "discount", AdminDiscountsSelection>>,
    string,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminDiscountsRes, "discount", AdminDiscountsSelection>>,
  string,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (regionId: string) => client.admin.discounts.removeRegion(id, regionId),
    [adminDiscountKeys.detail(id)],
    options,
  )
}

/**
 * Create a code of a dynamic discount. The code shares the discount's rule, has its own usage limit, and expires after the discount's `valid_duration`.
 *
 * @param id the ID of the discount
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostDiscountsDiscountDynamicCodesReq`
 * @remarks Invalidates the queries with these keys: `adminDiscountKeys.lists()`, `adminDiscountKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminCreateDynamicDiscountCode<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminDiscountsRes>,
    AdminPostDiscountsDiscountDynamicCodesReq,
    Context
  >,
): MutationHookResult<Response<AdminDiscountsRes>, AdminPostDiscountsDiscountDynamicCodesReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostDiscountsDiscountDynamicCodesReq) =>
      client.admin.discounts.createDynamicCode(id, payload),
    [adminDiscountKeys.lists(), adminDiscountKeys.detail(id)],
    options,
  )
}

/**
 * Delete a code of a dynamic discount. A code that the discount does not have is ignored.
 *
 * @param id the ID of the discount
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminDiscountKeys.lists()`, `adminDiscountKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDeleteDynamicDiscountCode<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminDiscountsRes>, string, Context>,
): MutationHookResult<Response<AdminDiscountsRes>, string, Context> {
  const { client } = useMedusa()
  return useChange(
    (code: string) => client.admin.discounts.deleteDynamicCode(id, code),
    [adminDiscountKeys.lists(), adminDiscountKeys.detail(id)],
    options,
  )
}

/**
 * Add a condition to a discount.
 *
 * @param discountId the ID of the discount
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostDiscountsDiscountConditions`
 * @remarks Invalidates the queries with these keys: `adminDiscountKeys.detail(discountId)`
 * @since 0.1.0
 */
export function useAdminDiscountCreateCondition<Context = unknown>(
  discountId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection>>,
    AdminPostDiscountsDiscountConditions,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection>>,
  AdminPostDiscountsDiscountConditions,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostDiscountsDiscountConditions) =>
      client.admin.discounts.createCondition(discountId, payload),
    [adminDiscountKeys.detail(discountId)],
    options,
  )
}

/**
 * Update the resources of a discount condition. The condition then contains exactly these resources. Resources of another type are ignored, as in v1.
 *
 * @param discountId the ID of the discount
 * @param conditionId the ID of a condition of the discount's rule
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostDiscountsDiscountConditionsCondition`
 * @remarks Invalidates the queries with these keys: `adminDiscountKeys.detail(discountId)`
 * @since 0.1.0
 */
export function useAdminDiscountUpdateCondition<Context = unknown>(
  discountId: string,
  conditionId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection>>,
    AdminPostDiscountsDiscountConditionsCondition,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection>>,
  AdminPostDiscountsDiscountConditionsCondition,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostDiscountsDiscountConditionsCondition) =>
      client.admin.discounts.updateCondition(discountId, conditionId, payload),
    [adminDiscountKeys.detail(discountId)],
    options,
  )
}

/**
 * Delete a condition of a discount. The discount then applies without this restriction. Succeeds even if the condition does not exist.
 *
 * @param discountId the ID of the discount
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminDiscountKeys.detail(discountId)`
 * @since 0.1.0
 */
export function useAdminDiscountRemoveCondition<Context = unknown>(
  discountId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminDiscountConditionsDeleteRes, "discount", AdminPostDiscountsSelection>>,
    string,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminDiscountConditionsDeleteRes, "discount", AdminPostDiscountsSelection>>,
  string,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (conditionId: string) => client.admin.discounts.deleteCondition(discountId, conditionId),
    [adminDiscountKeys.detail(discountId)],
    options,
  )
}

/**
 * Create a gift card. The card gets a new code, and its balance is its value.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostGiftCardsReq`
 * @remarks Invalidates the queries with these keys: `adminGiftCardKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateGiftCard<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminGiftCardsRes, "gift_card", AdminGiftCardsSelection>>,
    AdminPostGiftCardsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminGiftCardsRes, "gift_card", AdminGiftCardsSelection>>,
  AdminPostGiftCardsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostGiftCardsReq) => client.admin.giftCards.create(payload),
    [adminGiftCardKeys.lists()],
    options,
  )
}

/**
 * Update a gift card.
 *
 * @param id the ID of the gift card
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostGiftCardsGiftCardReq`
 * @remarks Invalidates the queries with these keys: `adminGiftCardKeys.lists()`, `adminGiftCardKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminUpdateGiftCard<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminGiftCardsRes, "gift_card", AdminGiftCardsSelection>>,
    AdminPostGiftCardsGiftCardReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminGiftCardsRes, "gift_card", AdminGiftCardsSelection>>,
  AdminPostGiftCardsGiftCardReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostGiftCardsGiftCardReq) => client.admin.giftCards.update(id, payload),
    [adminGiftCardKeys.lists(), adminGiftCardKeys.detail(id)],
    options,
  )
}

/**
 * Delete a gift card. Succeeds even if it does not exist.
 *
 * @param id the ID of the gift card
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminGiftCardKeys.lists()`, `adminGiftCardKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDeleteGiftCard<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminGiftCardsDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminGiftCardsDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.giftCards.delete(id),
    [adminGiftCardKeys.lists(), adminGiftCardKeys.detail(id)],
    options,
  )
}

/**
 * Create an inventory item.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostInventoryItemsReq`
 * @remarks Invalidates the queries with these keys: `adminInventoryItemsKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateInventoryItem<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<AdminInventoryItemsRes>, AdminPostInventoryItemsReq, Context>,
): MutationHookResult<Response<AdminInventoryItemsRes>, AdminPostInventoryItemsReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostInventoryItemsReq) => client.admin.inventoryItems.create(payload),
    [adminInventoryItemsKeys.lists()],
    options,
  )
}

/**
 * Update an inventory item.
 *
 * @param inventoryItemId the ID of the inventory item
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostInventoryItemsInventoryItemReq`
 * @remarks Invalidates the queries with these keys: `adminInventoryItemsKeys.lists()`, `adminInventoryItemsKeys.detail(inventoryItemId)`
 * @since 0.1.0
 */
export function useAdminUpdateInventoryItem<Context = unknown>(
  inventoryItemId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminInventoryItemsRes, "inventory_item", AdminPostInventoryItemsInventoryItemSelection>>,
    AdminPostInventoryItemsInventoryItemReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminInventoryItemsRes, "inventory_item", AdminPostInventoryItemsInventoryItemSelection>>,
  AdminPostInventoryItemsInventoryItemReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostInventoryItemsInventoryItemReq) =>
      client.admin.inventoryItems.update(inventoryItemId, payload),
    [adminInventoryItemsKeys.lists(), adminInventoryItemsKeys.detail(inventoryItemId)],
    options,
  )
}

/**
 * Delete an inventory item with its levels and reservations. Variants that require the item no longer do. Succeeds even if the item does not exist.
 *
 * @param inventoryItemId the ID of the inventory item
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminInventoryItemsKeys.lists()`, `adminInventoryItemsKeys.detail(inventoryItemId)`
 * @since 0.1.0
 */
export function useAdminDeleteInventoryItem<Context = unknown>(
  inventoryItemId: string,
  options?: UseMutationOptionsWrapper<Response<AdminInventoryItemsDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminInventoryItemsDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.inventoryItems.delete(inventoryItemId),
    [adminInventoryItemsKeys.lists(), adminInventoryItemsKeys.detail(inventoryItemId)],
    options,
  )
}

/** The variables of the mutation of {@link useAdminUpdateLocationLevel}. @since 0.1.0 */
export type AdminUpdateLocationLevelReq = AdminPostInventoryItemsItemLocationLevelsLevelReq & {
  stockLocationId: string
}

/**
 * Update the stock of an inventory item at a location.
 *
 * @param inventoryItemId the ID of the inventory item
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminUpdateLocationLevelReq`
 * @remarks Invalidates the queries with these keys: `adminInventoryItemsKeys.detail(inventoryItemId)`, `adminInventoryItemsKeys.lists()`
 * @since 0.1.0
 */
export function useAdminUpdateLocationLevel<Context = unknown>(
  inventoryItemId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminInventoryItemsRes, "inventory_item", AdminPostInventoryItemsInventoryItemSelection>>,
    AdminUpdateLocationLevelReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminInventoryItemsRes, "inventory_item", AdminPostInventoryItemsInventoryItemSelection>>,
  AdminUpdateLocationLevelReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ stockLocationId, ...payload }: AdminUpdateLocationLevelReq) =>
      client.admin.inventoryItems.updateLocationLevel(inventoryItemId, stockLocationId, payload),
    [adminInventoryItemsKeys.detail(inventoryItemId), adminInventoryItemsKeys.lists()],
    options,
  )
}

/**
 * Remove an inventory item from a location. Rejected while units of the item are reserved there.
 *
 * @param inventoryItemId the ID of the inventory item
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminInventoryItemsKeys.detail(inventoryItemId)`, `adminInventoryItemsKeys.lists()`
 * @since 0.1.0
 */
export function useAdminDeleteLocationLevel<Context = unknown>(
  inventoryItemId: string,
  options?: UseMutationOptionsWrapper<Response<AdminInventoryItemsRes>, string, Context>,
): MutationHookResult<Response<AdminInventoryItemsRes>, string, Context> {
  const { client } = useMedusa()
  return useChange(
    (stockLocationId: string) =>
      client.admin.inventoryItems.deleteLocationLevel(inventoryItemId, stockLocationId),
    [adminInventoryItemsKeys.detail(inventoryItemId), adminInventoryItemsKeys.lists()],
    options,
  )
}

/**
 * Create a stock level of an inventory item. A deleted level is restored, without reservations.
 *
 * @param inventoryItemId the ID of the inventory item
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostInventoryItemsItemLocationLevelsReq`
 * @remarks Invalidates the queries with these keys: `adminInventoryItemsKeys.detail(inventoryItemId)`, `adminInventoryItemsKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateLocationLevel<Context = unknown>(
  inventoryItemId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminInventoryItemsRes, "inventory_item", AdminPostInventoryItemsInventoryItemSelection>>,
    AdminPostInventoryItemsItemLocationLevelsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminInventoryItemsRes, "inventory_item", AdminPostInventoryItemsInventoryItemSelection>>,
  AdminPostInventoryItemsItemLocationLevelsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostInventoryItemsItemLocationLevelsReq) =>
      client.admin.inventoryItems.createLocationLevel(inventoryItemId, payload),
    [adminInventoryItemsKeys.detail(inventoryItemId), adminInventoryItemsKeys.lists()],
    options,
  )
}

/**
 * Create a price list.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostPriceListsPriceListReq`
 * @remarks Invalidates the queries with these keys: `adminPriceListKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreatePriceList<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>>,
    AdminPostPriceListsPriceListReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>>,
  AdminPostPriceListsPriceListReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostPriceListsPriceListReq) => client.admin.priceLists.create(payload),
    [adminPriceListKeys.lists()],
    options,
  )
}

/**
 * Update a price list. Prices with an ID update a price of the list; prices without one are added.
 *
 * @param id the ID of the price list
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostPriceListsPriceListPriceListReq`
 * @remarks Invalidates the queries with these keys: `adminPriceListKeys.detail(id)`, `adminPriceListKeys.lists()`, `adminPriceListKeys.detailProducts(id)`
 * @since 0.1.0
 */
export function useAdminUpdatePriceList<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>>,
    AdminPostPriceListsPriceListPriceListReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>>,
  AdminPostPriceListsPriceListPriceListReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostPriceListsPriceListPriceListReq) => client.admin.priceLists.update(id, payload),
    [adminPriceListKeys.detail(id), adminPriceListKeys.lists(), adminPriceListKeys.detailProducts(id)],
    options,
  )
}

/**
 * Delete a price list with its prices. Succeeds even if it does not exist.
 *
 * @param id the ID of the price list
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminPriceListKeys.detail(id)`, `adminPriceListKeys.lists()`
 * @since 0.1.0
 */
export function useAdminDeletePriceList<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminPriceListDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminPriceListDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.priceLists.delete(id),
    [adminPriceListKeys.detail(id), adminPriceListKeys.lists()],
    options,
  )
}

/**
 * Add prices to a price list. With `override`, the given prices replace all prices of the list.
 *
 * @param id the ID of the price list
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostPriceListPricesPricesReq`
 * @remarks Invalidates the queries with these keys: `adminPriceListKeys.detail(id)`, `adminPriceListKeys.lists()`, `adminPriceListKeys.detailProducts(id)`
 * @since 0.1.0
 */
export function useAdminCreatePriceListPrices<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>>,
    AdminPostPriceListPricesPricesReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>>,
  AdminPostPriceListPricesPricesReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostPriceListPricesPricesReq) => client.admin.priceLists.addPrices(id, payload),
    [adminPriceListKeys.detail(id), adminPriceListKeys.lists(), adminPriceListKeys.detailProducts(id)],
    options,
  )
}

/**
 * Delete prices of a price list. Prices of other lists are ignored.
 *
 * @param id the ID of the price list
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminDeletePriceListPricesPricesReq`
 * @remarks Invalidates the queries with these keys: `adminPriceListKeys.detail(id)`, `adminPriceListKeys.lists()`, `adminPriceListKeys.detailProducts(id)`
 * @since 0.1.0
 */
export function useAdminDeletePriceListPrices<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminPriceListDeleteBatchRes>,
    AdminDeletePriceListPricesPricesReq,
    Context
  >,
): MutationHookResult<Response<AdminPriceListDeleteBatchRes>, AdminDeletePriceListPricesPricesReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminDeletePriceListPricesPricesReq) => client.admin.priceLists.deletePrices(id, payload),
    [adminPriceListKeys.detail(id), adminPriceListKeys.lists(), adminPriceListKeys.detailProducts(id)],
    options,
  )
}

/**
 * Delete the prices that products have in a price list. Deletes the prices of all variants of the products, and returns their IDs. Products without prices in the list are ignored.
 *
 * @param id the ID of the price list
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminDeletePriceListsPriceListProductsPricesBatchReq`
 * @remarks Invalidates the queries with these keys: `adminPriceListKeys.detail(id)`, `adminPriceListKeys.lists()`
 * @since 0.1.0
 */
export function useAdminDeletePriceListProductsPrices<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminPriceListDeleteProductPricesRes>,
    AdminDeletePriceListsPriceListProductsPricesBatchReq,
    Context
  >,
): MutationHookResult<
  Response<AdminPriceListDeleteProductPricesRes>,
  AdminDeletePriceListsPriceListProductsPricesBatchReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminDeletePriceListsPriceListProductsPricesBatchReq) =>
      client.admin.priceLists.deleteProductsPrices(id, payload),
    [adminPriceListKeys.detail(id), adminPriceListKeys.lists()],
    options,
  )
}

/**
 * Delete the prices that a product has in a price list. Deletes the prices of all variants of the product, and returns their IDs. Succeeds even if there are none.
 *
 * @param id the ID of the price list
 * @param productId the ID of the product
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminPriceListKeys.detail(id)`, `adminPriceListKeys.lists()`, `adminProductKeys.detail(productId)`
 * @since 0.1.0
 */
export function useAdminDeletePriceListProductPrices<Context = unknown>(
  id: string,
  productId: string,
  options?: UseMutationOptionsWrapper<Response<AdminPriceListDeleteProductPricesRes>, void, Context>,
): MutationHookResult<Response<AdminPriceListDeleteProductPricesRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.priceLists.deleteProductPrices(id, productId),
    [adminPriceListKeys.detail(id), adminPriceListKeys.lists(), adminProductKeys.detail(productId)],
    options,
  )
}

/**
 * Delete the prices that a variant has in a price list. Returns the IDs of the deleted prices. Succeeds even if there are none.
 *
 * @param id the ID of the price list
 * @param variantId the ID of the variant
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminPriceListKeys.detail(id)`, `adminPriceListKeys.lists()`, `adminVariantKeys.detail(variantId)`
 * @since 0.1.0
 */
export function useAdminDeletePriceListVariantPrices<Context = unknown>(
  id: string,
  variantId: string,
  options?: UseMutationOptionsWrapper<Response<AdminPriceListDeleteVariantPricesRes>, void, Context>,
): MutationHookResult<Response<AdminPriceListDeleteVariantPricesRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.priceLists.deleteVariantPrices(id, variantId),
    [adminPriceListKeys.detail(id), adminPriceListKeys.lists(), adminVariantKeys.detail(variantId)],
    options,
  )
}

/**
 * Create a category. The category becomes the last subcategory of its parent.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostProductCategoriesReq`
 * @remarks Invalidates the queries with these keys: `adminProductCategoryKeys.lists()`, `adminProductKeys.details()`
 * @since 0.1.0
 */
export function useAdminCreateProductCategory<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<
      Answer<AdminProductCategoriesCategoryRes, "product_category", AdminProductCategoriesCategorySelection>
    >,
    AdminPostProductCategoriesReq,
    Context
  >,
): MutationHookResult<
  Response<
    Answer<AdminProductCategoriesCategoryRes, "product_category", AdminProductCategoriesCategorySelection>
  >,
  AdminPostProductCategoriesReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostProductCategoriesReq) => client.admin.productCategories.create(payload),
    [adminProductCategoryKeys.lists(), adminProductKeys.details()],
    options,
  )
}

/**
 * Update a category, or move it in the tree.
 *
 * @param id the ID of the category
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostProductCategoriesCategoryReq`
 * @remarks Invalidates the queries with these keys: `adminProductCategoryKeys.lists()`, `adminProductCategoryKeys.detail(id)`, `adminProductKeys.details()`
 * @since 0.1.0
 */
export function useAdminUpdateProductCategory<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<
      Answer<AdminProductCategoriesCategoryRes, "product_category", AdminProductCategoriesCategorySelection>
    >,
    AdminPostProductCategoriesCategoryReq,
    Context
  >,
): MutationHookResult<
  Response<
    Answer<AdminProductCategoriesCategoryRes, "product_category", AdminProductCategoriesCategorySelection>
  >,
  AdminPostProductCategoriesCategoryReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostProductCategoriesCategoryReq) => client.admin.productCategories.update(id, payload),
    [adminProductCategoryKeys.lists(), adminProductCategoryKeys.detail(id), adminProductKeys.details()],
    options,
  )
}

/**
 * Delete a category without subcategories. The products of the category are not deleted. Succeeds even if the category does not exist.
 *
 * @param id the ID of the category
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminProductCategoryKeys.lists()`, `adminProductCategoryKeys.detail(id)`, `adminProductKeys.all`
 * @since 0.1.0
 */
export function useAdminDeleteProductCategory<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminProductCategoriesCategoryDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminProductCategoriesCategoryDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.productCategories.delete(id),
    [adminProductCategoryKeys.lists(), adminProductCategoryKeys.detail(id), adminProductKeys.all],
    options,
  )
}

/**
 * Add products to a category. Products that are already in the category stay in it.
 *
 * @param id the ID of the category
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostProductCategoriesCategoryProductsBatchReq`
 * @remarks Invalidates the queries with these keys: `adminProductCategoryKeys.lists()`, `adminProductCategoryKeys.detail(id)`, `adminProductKeys.lists()`
 * @since 0.1.0
 */
export function useAdminAddProductsToCategory<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<
      Answer<AdminProductCategoriesCategoryRes, "product_category", AdminProductCategoriesCategorySelection>
    >,
    AdminPostProductCategoriesCategoryProductsBatchReq,
    Context
  >,
): MutationHookResult<
  Response<
    Answer<AdminProductCategoriesCategoryRes, "product_category", AdminProductCategoriesCategorySelection>
  >,
  AdminPostProductCategoriesCategoryProductsBatchReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostProductCategoriesCategoryProductsBatchReq) =>
      client.admin.productCategories.addProducts(id, payload),
    [adminProductCategoryKeys.lists(), adminProductCategoryKeys.detail(id), adminProductKeys.lists()],
    options,
  )
}

/**
 * Remove products from a category. Products that are not in it are ignored. The products are not deleted.
 *
 * @param id the ID of the category
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminDeleteProductCategoriesCategoryProductsBatchReq`
 * @remarks Invalidates the queries with these keys: `adminProductCategoryKeys.lists()`, `adminProductCategoryKeys.detail(id)`, `adminProductKeys.lists()`
 * @since 0.1.0
 */
export function useAdminDeleteProductsFromCategory<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<
      Answer<AdminProductCategoriesCategoryRes, "product_category", AdminProductCategoriesCategorySelection>
    >,
    AdminDeleteProductCategoriesCategoryProductsBatchReq,
    Context
  >,
): MutationHookResult<
  Response<
    Answer<AdminProductCategoriesCategoryRes, "product_category", AdminProductCategoriesCategorySelection>
  >,
  AdminDeleteProductCategoriesCategoryProductsBatchReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminDeleteProductCategoriesCategoryProductsBatchReq) =>
      client.admin.productCategories.removeProducts(id, payload),
    [adminProductCategoryKeys.lists(), adminProductCategoryKeys.detail(id), adminProductKeys.lists()],
    options,
  )
}

/**
 * Create a product with its options, variants and prices.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostProductsReq`
 * @remarks Invalidates the queries with these keys: `adminProductKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateProduct<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminProductsRes, "product", AdminProductsSelection>>,
    AdminPostProductsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminProductsRes, "product", AdminProductsSelection>>,
  AdminPostProductsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostProductsReq) => client.admin.products.create(payload),
    [adminProductKeys.lists()],
    options,
  )
}

/**
 * Update a product. Lists in the body replace the existing ones: variants that are not in the list are deleted. Metadata is merged.
 *
 * @param id the ID of the product
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostProductsProductReq`
 * @remarks Invalidates the queries with these keys: `adminProductKeys.lists()`, `adminProductKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminUpdateProduct<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminProductsRes>, AdminPostProductsProductReq, Context>,
): MutationHookResult<Response<AdminProductsRes>, AdminPostProductsProductReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostProductsProductReq) => client.admin.products.update(id, payload),
    [adminProductKeys.lists(), adminProductKeys.detail(id)],
    options,
  )
}

/**
 * Delete a product with its variants. The handle of the product, and the SKUs and barcodes of its variants, can be used again. Items of orders keep their title and price. Succeeds even if the product does not exist.
 *
 * @param id the ID of the product
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminProductKeys.lists()`, `adminProductKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDeleteProduct<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminProductsDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminProductsDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.products.delete(id),
    [adminProductKeys.lists(), adminProductKeys.detail(id)],
    options,
  )
}

/**
 * Create a variant of a product.
 *
 * @param productId the ID of the product
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostProductsProductVariantsReq`
 * @remarks Invalidates the queries with these keys: `adminProductKeys.lists()`, `adminProductKeys.detail(productId)`
 * @since 0.1.0
 */
export function useAdminCreateVariant<Context = unknown>(
  productId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminProductsRes, "product", AdminProductsSelection>>,
    AdminPostProductsProductVariantsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminProductsRes, "product", AdminProductsSelection>>,
  AdminPostProductsProductVariantsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostProductsProductVariantsReq) => client.admin.products.createVariant(productId, payload),
    [adminProductKeys.lists(), adminProductKeys.detail(productId)],
    options,
  )
}

/** The variables of the mutation of {@link useAdminUpdateVariant}. @since 0.1.0 */
export type AdminUpdateVariantReq = AdminPostProductsProductVariantsVariantReq & { variant_id: string }

/**
 * Update a variant of a product. Prices that are sent replace all prices of the variant outside of price lists.
 *
 * @param productId the ID of the product
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminUpdateVariantReq`
 * @remarks Invalidates the queries with these keys: `adminProductKeys.lists()`, `adminProductKeys.detail(productId)`
 * @since 0.1.0
 */
export function useAdminUpdateVariant<Context = unknown>(
  productId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminProductsRes, "product", AdminPostProductsProductVariantsVariantSelection>>,
    AdminUpdateVariantReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminProductsRes, "product", AdminPostProductsProductVariantsVariantSelection>>,
  AdminUpdateVariantReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ variant_id, ...payload }: AdminUpdateVariantReq) =>
      client.admin.products.updateVariant(productId, variant_id, payload),
    [adminProductKeys.lists(), adminProductKeys.detail(productId)],
    options,
  )
}

/**
 * Delete a variant of a product. The prices of the variant are deleted, too, and its SKU and barcodes can be used again. Items of orders keep their title and price. A variant that the product does not have is ignored.
 *
 * @param productId the ID of the product
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminProductKeys.lists()`, `adminProductKeys.detail(productId)`
 * @since 0.1.0
 */
export function useAdminDeleteVariant<Context = unknown>(
  productId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminProductsDeleteVariantRes, "product", AdminProductsSelection>>,
    string,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminProductsDeleteVariantRes, "product", AdminProductsSelection>>,
  string,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (variantId: string) => client.admin.products.deleteVariant(productId, variantId),
    [adminProductKeys.lists(), adminProductKeys.detail(productId)],
    options,
  )
}

/**
 * Add an option to a product. Existing variants get the value `Default Value`.
 *
 * @param productId the ID of the product
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostProductsProductOptionsReq`
 * @remarks Invalidates the queries with these keys: `adminProductKeys.detail(productId)`
 * @since 0.1.0
 */
export function useAdminCreateProductOption<Context = unknown>(
  productId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminProductsRes, "product", AdminProductsSelection>>,
    AdminPostProductsProductOptionsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminProductsRes, "product", AdminProductsSelection>>,
  AdminPostProductsProductOptionsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostProductsProductOptionsReq) => client.admin.products.addOption(productId, payload),
    [adminProductKeys.detail(productId)],
    options,
  )
}

/** The variables of the mutation of {@link useAdminUpdateProductOption}. @since 0.1.0 */
export type AdminUpdateProductOptionReq = AdminPostProductsProductOptionsOption & { option_id: string }

/**
 * Rename an option of a product.
 *
 * @param productId the ID of the product
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminUpdateProductOptionReq`
 * @remarks Invalidates the queries with these keys: `adminProductKeys.detail(productId)`
 * @since 0.1.0
 */
export function useAdminUpdateProductOption<Context = unknown>(
  productId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminProductsRes, "product", AdminProductsSelection>>,
    AdminUpdateProductOptionReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminProductsRes, "product", AdminProductsSelection>>,
  AdminUpdateProductOptionReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ option_id, ...payload }: AdminUpdateProductOptionReq) =>
      client.admin.products.updateOption(productId, option_id, payload),
    [adminProductKeys.detail(productId)],
    options,
  )
}

/**
 * Delete an option of a product in which its variants do not differ. The values of the option are deleted, too. An option that the product does not have is ignored.
 *
 * @param productId the ID of the product
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminProductKeys.detail(productId)`
 * @since 0.1.0
 */
export function useAdminDeleteProductOption<Context = unknown>(
  productId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminProductsDeleteOptionRes, "product", AdminProductsSelection>>,
    string,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminProductsDeleteOptionRes, "product", AdminProductsSelection>>,
  string,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (optionId: string) => client.admin.products.deleteOption(productId, optionId),
    [adminProductKeys.detail(productId)],
    options,
  )
}

/**
 * Reserve units of an inventory item at a location. You can reserve more units than are in stock, but for a line item at most the units to ship.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostReservationsReq`
 * @remarks Invalidates the queries with these keys: `adminReservationsKeys.lists()`, `adminVariantKeys.all`
 * @since 0.1.0
 */
export function useAdminCreateReservation<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<AdminReservationsRes>, AdminPostReservationsReq, Context>,
): MutationHookResult<Response<AdminReservationsRes>, AdminPostReservationsReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostReservationsReq) => client.admin.reservations.create(payload),
    [adminReservationsKeys.lists(), adminVariantKeys.all],
    options,
  )
}

/**
 * Update a reservation. Units that move to another location are released at the previous one.
 *
 * @param id the ID of the reservation
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostReservationsReservationReq`
 * @remarks Invalidates the queries with these keys: `adminReservationsKeys.lists()`, `adminReservationsKeys.detail(id)`, `adminVariantKeys.all`, `adminInventoryItemsKeys.details()`
 * @since 0.1.0
 */
export function useAdminUpdateReservation<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminReservationsRes>,
    AdminPostReservationsReservationReq,
    Context
  >,
): MutationHookResult<Response<AdminReservationsRes>, AdminPostReservationsReservationReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostReservationsReservationReq) => client.admin.reservations.update(id, payload),
    [
      adminReservationsKeys.lists(),
      adminReservationsKeys.detail(id),
      adminVariantKeys.all,
      adminInventoryItemsKeys.details(),
    ],
    options,
  )
}

/**
 * Delete a reservation and release its units. Succeeds even if it does not exist.
 *
 * @param id the ID of the reservation
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminReservationsKeys.lists()`, `adminReservationsKeys.detail(id)`, `adminVariantKeys.all`
 * @since 0.1.0
 */
export function useAdminDeleteReservation<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminReservationsDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminReservationsDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.reservations.delete(id),
    [adminReservationsKeys.lists(), adminReservationsKeys.detail(id), adminVariantKeys.all],
    options,
  )
}

/**
 * Create a stock location.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostStockLocationsReq`
 * @remarks Invalidates the queries with these keys: `adminStockLocationsKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateStockLocation<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminStockLocationsRes, "stock_location", AdminPostInventoryItemsInventoryItemSelection>>,
    AdminPostStockLocationsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminStockLocationsRes, "stock_location", AdminPostInventoryItemsInventoryItemSelection>>,
  AdminPostStockLocationsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostStockLocationsReq) => client.admin.stockLocations.create(payload),
    [adminStockLocationsKeys.lists()],
    options,
  )
}

/**
 * Update a stock location.
 *
 * @param id the ID of the stock location
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostStockLocationsLocationReq`
 * @remarks Invalidates the queries with these keys: `adminStockLocationsKeys.lists()`, `adminStockLocationsKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminUpdateStockLocation<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminStockLocationsRes, "stock_location", AdminPostInventoryItemsInventoryItemSelection>>,
    AdminPostStockLocationsLocationReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminStockLocationsRes, "stock_location", AdminPostInventoryItemsInventoryItemSelection>>,
  AdminPostStockLocationsLocationReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostStockLocationsLocationReq) => client.admin.stockLocations.update(id, payload),
    [adminStockLocationsKeys.lists(), adminStockLocationsKeys.detail(id)],
    options,
  )
}

/**
 * Delete a stock location with its stock. The reservations at the location are deleted, too, and sales channels no longer sell from it. Succeeds even if the location does not exist.
 *
 * @param id the ID of the stock location
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminStockLocationsKeys.lists()`, `adminStockLocationsKeys.detail(id)`, `adminVariantKeys.all`, `adminProductKeys.lists()`
 * @since 0.1.0
 */
export function useAdminDeleteStockLocation<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminStockLocationsDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminStockLocationsDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.stockLocations.delete(id),
    [
      adminStockLocationsKeys.lists(),
      adminStockLocationsKeys.detail(id),
      adminVariantKeys.all,
      adminProductKeys.lists(),
    ],
    options,
  )
}

/**
 * Set whether prices in a currency include tax.
 *
 * @param code the ISO 4217 code of the currency, in any case
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostCurrenciesCurrencyReq`
 * @remarks Invalidates the queries with these keys: `adminCurrenciesKeys.lists()`, `adminCurrenciesKeys.detail(code)`
 * @since 0.1.0
 */
export function useAdminUpdateCurrency<Context = unknown>(
  code: string,
  options?: UseMutationOptionsWrapper<Response<AdminCurrenciesRes>, AdminPostCurrenciesCurrencyReq, Context>,
): MutationHookResult<Response<AdminCurrenciesRes>, AdminPostCurrenciesCurrencyReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostCurrenciesCurrencyReq) => client.admin.currencies.update(code, payload),
    [adminCurrenciesKeys.lists(), adminCurrenciesKeys.detail(code)],
    options,
  )
}

/**
 * Create a region.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostRegionsReq`
 * @remarks Invalidates the queries with these keys: `adminRegionKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateRegion<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>,
    AdminPostRegionsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>,
  AdminPostRegionsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostRegionsReq) => client.admin.regions.create(payload),
    [adminRegionKeys.lists()],
    options,
  )
}

/**
 * Update a region. Lists of countries and providers replace the region's lists.
 *
 * @param id the ID of the region
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostRegionsRegionReq`
 * @remarks Invalidates the queries with these keys: `adminRegionKeys.lists()`, `adminRegionKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminUpdateRegion<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>,
    AdminPostRegionsRegionReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>,
  AdminPostRegionsRegionReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostRegionsRegionReq) => client.admin.regions.update(id, payload),
    [adminRegionKeys.lists(), adminRegionKeys.detail(id)],
    options,
  )
}

/**
 * Delete a region. The countries of the region can then be added to another one. Orders of the region do not change.
 *
 * @param id the ID of the region
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminRegionKeys.lists()`, `adminRegionKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDeleteRegion<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminRegionsDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminRegionsDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.regions.delete(id),
    [adminRegionKeys.lists(), adminRegionKeys.detail(id)],
    options,
  )
}

/**
 * Add a country to a region. If the region already has the country, the request succeeds and changes nothing.
 *
 * @param id the ID of the region
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostRegionsRegionCountriesReq`
 * @remarks Invalidates the queries with these keys: `adminRegionKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminRegionAddCountry<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>,
    AdminPostRegionsRegionCountriesReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>,
  AdminPostRegionsRegionCountriesReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostRegionsRegionCountriesReq) => client.admin.regions.addCountry(id, payload),
    [adminRegionKeys.detail(id)],
    options,
  )
}

/**
 * Remove a country from a region. If the region does not have the country, the request succeeds and changes nothing.
 *
 * @param id the ID of the region
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminRegionKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminRegionRemoveCountry<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>,
    string,
    Context
  >,
): MutationHookResult<Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>, string, Context> {
  const { client } = useMedusa()
  return useChange(
    (country_code: string) => client.admin.regions.deleteCountry(id, country_code),
    [adminRegionKeys.detail(id)],
    options,
  )
}

/**
 * Add a fulfillment provider to a region.
 *
 * @param id the ID of the region
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostRegionsRegionFulfillmentProvidersReq`
 * @remarks Invalidates the queries with these keys: `adminRegionKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminRegionAddFulfillmentProvider<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>,
    AdminPostRegionsRegionFulfillmentProvidersReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>,
  AdminPostRegionsRegionFulfillmentProvidersReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostRegionsRegionFulfillmentProvidersReq) =>
      client.admin.regions.addFulfillmentProvider(id, payload),
    [adminRegionKeys.detail(id)],
    options,
  )
}

/**
 * Remove a fulfillment provider from a region. A provider that the region does not have is ignored.
 *
 * @param id the ID of the region
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminRegionKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminRegionDeleteFulfillmentProvider<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>,
    string,
    Context
  >,
): MutationHookResult<Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>, string, Context> {
  const { client } = useMedusa()
  return useChange(
    (provider_id: string) => client.admin.regions.deleteFulfillmentProvider(id, provider_id),
    [adminRegionKeys.detail(id)],
    options,
  )
}

/**
 * Add a payment provider to a region.
 *
 * @param id the ID of the region
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostRegionsRegionPaymentProvidersReq`
 * @remarks Invalidates the queries with these keys: `adminRegionKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminRegionAddPaymentProvider<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>,
    AdminPostRegionsRegionPaymentProvidersReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>,
  AdminPostRegionsRegionPaymentProvidersReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostRegionsRegionPaymentProvidersReq) =>
      client.admin.regions.addPaymentProvider(id, payload),
    [adminRegionKeys.detail(id)],
    options,
  )
}

/**
 * Remove a payment provider from a region. A provider that the region does not have is ignored.
 *
 * @param id the ID of the region
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminRegionKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminRegionDeletePaymentProvider<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>,
    string,
    Context
  >,
): MutationHookResult<Response<Answer<AdminRegionsRes, "region", AdminRegionsSelection>>, string, Context> {
  const { client } = useMedusa()
  return useChange(
    (provider_id: string) => client.admin.regions.deletePaymentProvider(id, provider_id),
    [adminRegionKeys.detail(id)],
    options,
  )
}

/**
 * Create a shipping option.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostShippingOptionsReq`
 * @remarks Invalidates the queries with these keys: `adminShippingOptionKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateShippingOption<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminShippingOptionsRes, "shipping_option", AdminShippingOptionsSelection>>,
    AdminPostShippingOptionsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminShippingOptionsRes, "shipping_option", AdminShippingOptionsSelection>>,
  AdminPostShippingOptionsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostShippingOptionsReq) => client.admin.shippingOptions.create(payload),
    [adminShippingOptionKeys.lists()],
    options,
  )
}

/**
 * Update a shipping option. The list of requirements replaces the option's requirements; a requirement with an ID is updated.
 *
 * @param id the ID of the shipping option
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostShippingOptionsOptionReq`
 * @remarks Invalidates the queries with these keys: `adminShippingOptionKeys.lists()`, `adminShippingOptionKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminUpdateShippingOption<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminShippingOptionsRes, "shipping_option", AdminShippingOptionsSelection>>,
    AdminPostShippingOptionsOptionReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminShippingOptionsRes, "shipping_option", AdminShippingOptionsSelection>>,
  AdminPostShippingOptionsOptionReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostShippingOptionsOptionReq) => client.admin.shippingOptions.update(id, payload),
    [adminShippingOptionKeys.lists(), adminShippingOptionKeys.detail(id)],
    options,
  )
}

/**
 * Delete a shipping option. Succeeds even if it does not exist.
 *
 * @param id the ID of the shipping option
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminShippingOptionKeys.lists()`, `adminShippingOptionKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDeleteShippingOption<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminShippingOptionsDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminShippingOptionsDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.shippingOptions.delete(id),
    [adminShippingOptionKeys.lists(), adminShippingOptionKeys.detail(id)],
    options,
  )
}

/**
 * Create a shipping profile.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostShippingProfilesReq`
 * @remarks Invalidates the queries with these keys: `adminShippingProfileKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateShippingProfile<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<AdminShippingProfilesRes>,
    AdminPostShippingProfilesReq,
    Context
  >,
): MutationHookResult<Response<AdminShippingProfilesRes>, AdminPostShippingProfilesReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostShippingProfilesReq) => client.admin.shippingProfiles.create(payload),
    [adminShippingProfileKeys.lists()],
    options,
  )
}

/**
 * Update a shipping profile. Products and shipping options in the body move here from their previous profiles.
 *
 * @param id the ID of the shipping profile
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostShippingProfilesProfileReq`
 * @remarks Invalidates the queries with these keys: `adminShippingProfileKeys.lists()`, `adminShippingProfileKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminUpdateShippingProfile<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminShippingProfilesRes>,
    AdminPostShippingProfilesProfileReq,
    Context
  >,
): MutationHookResult<Response<AdminShippingProfilesRes>, AdminPostShippingProfilesProfileReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostShippingProfilesProfileReq) => client.admin.shippingProfiles.update(id, payload),
    [adminShippingProfileKeys.lists(), adminShippingProfileKeys.detail(id)],
    options,
  )
}

/**
 * Delete a shipping profile. Succeeds even if it does not exist.
 *
 * @param id the ID of the shipping profile
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminShippingProfileKeys.lists()`, `adminShippingProfileKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDeleteShippingProfile<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminDeleteShippingProfileRes>, void, Context>,
): MutationHookResult<Response<AdminDeleteShippingProfileRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.shippingProfiles.delete(id),
    [adminShippingProfileKeys.lists(), adminShippingProfileKeys.detail(id)],
    options,
  )
}

/**
 * Update the store's settings. A list of currencies replaces the store's currencies.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostStoreReq`
 * @remarks Invalidates the queries with these keys: `adminStoreKeys.details()`
 * @since 0.1.0
 */
export function useAdminUpdateStore<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminStoresRes, "store", AdminStoresSelection>>,
    AdminPostStoreReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminStoresRes, "store", AdminStoresSelection>>,
  AdminPostStoreReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostStoreReq) => client.admin.store.update(payload),
    [adminStoreKeys.details()],
    options,
  )
}

/**
 * Add a currency to the store.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminStoreKeys.details()`
 * @since 0.1.0
 */
export function useAdminAddStoreCurrency<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminStoresRes, "store", AdminPostStoreCurrenciesCodeSelection>>,
    string,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminStoresRes, "store", AdminPostStoreCurrenciesCodeSelection>>,
  string,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (currency_code: string) => client.admin.store.addCurrency(currency_code),
    [adminStoreKeys.details()],
    options,
  )
}

/**
 * Remove a currency from the store. Regions with the currency keep it, and existing prices are kept. Succeeds even if the store does not have the currency.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `adminStoreKeys.details()`
 * @since 0.1.0
 */
export function useAdminDeleteStoreCurrency<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminStoresRes, "store", AdminPostStoreCurrenciesCodeSelection>>,
    string,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminStoresRes, "store", AdminPostStoreCurrenciesCodeSelection>>,
  string,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (currency_code: string) => client.admin.store.deleteCurrency(currency_code),
    [adminStoreKeys.details()],
    options,
  )
}

/**
 * Create a tax rate.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostTaxRatesReq`
 * @remarks Invalidates the queries with these keys: `adminTaxRateKeys.lists()`
 * @since 0.1.0
 */
export function useAdminCreateTaxRate<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminTaxRatesRes, "tax_rate", AdminTaxRatesSelection>>,
    AdminPostTaxRatesReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminTaxRatesRes, "tax_rate", AdminTaxRatesSelection>>,
  AdminPostTaxRatesReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostTaxRatesReq) => client.admin.taxRates.create(payload),
    [adminTaxRateKeys.lists()],
    options,
  )
}

/**
 * Update a tax rate. Lists of products, product types and shipping options replace the rate's lists.
 *
 * @param id the ID of the tax rate
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostTaxRatesTaxRateReq`
 * @remarks Invalidates the queries with these keys: `adminTaxRateKeys.lists()`, `adminTaxRateKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminUpdateTaxRate<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<AdminTaxRatesRes, "tax_rate", AdminTaxRatesSelection>>,
    AdminPostTaxRatesTaxRateReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<AdminTaxRatesRes, "tax_rate", AdminTaxRatesSelection>>,
  AdminPostTaxRatesTaxRateReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostTaxRatesTaxRateReq) => client.admin.taxRates.update(id, payload),
    [adminTaxRateKeys.lists(), adminTaxRateKeys.detail(id)],
    options,
  )
}

/**
 * Delete a tax rate. Succeeds even if it does not exist.
 *
 * @param id the ID of the tax rate
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `adminTaxRateKeys.lists()`, `adminTaxRateKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDeleteTaxRate<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<AdminTaxRatesDeleteRes>, void, Context>,
): MutationHookResult<Response<AdminTaxRatesDeleteRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.admin.taxRates.delete(id),
    [adminTaxRateKeys.lists(), adminTaxRateKeys.detail(id)],
    options,
  )
}

/**
 * Add products to a tax rate. Products that already have the tax rate are ignored.
 *
 * @param id the ID of the tax rate
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostTaxRatesTaxRateProductsReq`
 * @remarks Invalidates the queries with these keys: `adminTaxRateKeys.lists()`, `adminTaxRateKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminCreateProductTaxRates<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminTaxRatesRes>,
    AdminPostTaxRatesTaxRateProductsReq,
    Context
  >,
): MutationHookResult<Response<AdminTaxRatesRes>, AdminPostTaxRatesTaxRateProductsReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostTaxRatesTaxRateProductsReq) => client.admin.taxRates.addProducts(id, payload),
    [adminTaxRateKeys.lists(), adminTaxRateKeys.detail(id)],
    options,
  )
}

/**
 * Remove products from a tax rate. Products that do not have the tax rate are ignored.
 *
 * @param id the ID of the tax rate
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminDeleteTaxRatesTaxRateProductsReq`
 * @remarks Invalidates the queries with these keys: `adminTaxRateKeys.lists()`, `adminTaxRateKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDeleteProductTaxRates<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminTaxRatesRes>,
    AdminDeleteTaxRatesTaxRateProductsReq,
    Context
  >,
): MutationHookResult<Response<AdminTaxRatesRes>, AdminDeleteTaxRatesTaxRateProductsReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminDeleteTaxRatesTaxRateProductsReq) => client.admin.taxRates.removeProducts(id, payload),
    [adminTaxRateKeys.lists(), adminTaxRateKeys.detail(id)],
    options,
  )
}

/**
 * Add product types to a tax rate. Product types that already have the tax rate are ignored.
 *
 * @param id the ID of the tax rate
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostTaxRatesTaxRateProductTypesReq`
 * @remarks Invalidates the queries with these keys: `adminTaxRateKeys.lists()`, `adminTaxRateKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminCreateProductTypeTaxRates<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminTaxRatesRes>,
    AdminPostTaxRatesTaxRateProductTypesReq,
    Context
  >,
): MutationHookResult<Response<AdminTaxRatesRes>, AdminPostTaxRatesTaxRateProductTypesReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostTaxRatesTaxRateProductTypesReq) => client.admin.taxRates.addProductTypes(id, payload),
    [adminTaxRateKeys.lists(), adminTaxRateKeys.detail(id)],
    options,
  )
}

/**
 * Remove product types from a tax rate. Product types that do not have the tax rate are ignored.
 *
 * @param id the ID of the tax rate
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminDeleteTaxRatesTaxRateProductTypesReq`
 * @remarks Invalidates the queries with these keys: `adminTaxRateKeys.lists()`, `adminTaxRateKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDeleteProductTypeTaxRates<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminTaxRatesRes>,
    AdminDeleteTaxRatesTaxRateProductTypesReq,
    Context
  >,
): MutationHookResult<Response<AdminTaxRatesRes>, AdminDeleteTaxRatesTaxRateProductTypesReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminDeleteTaxRatesTaxRateProductTypesReq) =>
      client.admin.taxRates.removeProductTypes(id, payload),
    [adminTaxRateKeys.lists(), adminTaxRateKeys.detail(id)],
    options,
  )
}

/**
 * Add shipping options to a tax rate. Shipping options that already have the tax rate are ignored.
 *
 * @param id the ID of the tax rate
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminPostTaxRatesTaxRateShippingOptionsReq`
 * @remarks Invalidates the queries with these keys: `adminTaxRateKeys.lists()`, `adminTaxRateKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminCreateShippingTaxRates<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminTaxRatesRes>,
    AdminPostTaxRatesTaxRateShippingOptionsReq,
    Context
  >,
): MutationHookResult<Response<AdminTaxRatesRes>, AdminPostTaxRatesTaxRateShippingOptionsReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminPostTaxRatesTaxRateShippingOptionsReq) =>
      client.admin.taxRates.addShippingOptions(id, payload),
    [adminTaxRateKeys.lists(), adminTaxRateKeys.detail(id)],
    options,
  )
}

/**
 * Remove shipping options from a tax rate. Shipping options that do not have the tax rate are ignored.
 *
 * @param id the ID of the tax rate
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `AdminDeleteTaxRatesTaxRateShippingOptionsReq`
 * @remarks Invalidates the queries with these keys: `adminTaxRateKeys.lists()`, `adminTaxRateKeys.detail(id)`
 * @since 0.1.0
 */
export function useAdminDeleteShippingTaxRates<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<AdminTaxRatesRes>,
    AdminDeleteTaxRatesTaxRateShippingOptionsReq,
    Context
  >,
): MutationHookResult<Response<AdminTaxRatesRes>, AdminDeleteTaxRatesTaxRateShippingOptionsReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: AdminDeleteTaxRatesTaxRateShippingOptionsReq) =>
      client.admin.taxRates.removeShippingOptions(id, payload),
    [adminTaxRateKeys.lists(), adminTaxRateKeys.detail(id)],
    options,
  )
}
