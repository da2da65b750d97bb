// Generated from the table of hooks and the client by `npm run generate`. Do not edit.
import {
  type Answer,
  type FindParams,
  type AdminAuthRes,
  type AdminBatchJobListRes,
  type AdminBatchJobRes,
  type AdminCollectionsListRes,
  type AdminCollectionsListSelection,
  type AdminCollectionsRes,
  type AdminCollectionsSelection,
  type AdminCurrenciesListRes,
  type AdminCustomerGroupsListRes,
  type AdminCustomerGroupsRes,
  type AdminCustomersListRes,
  type AdminCustomersRes,
  type AdminCustomersSelection,
  type AdminDiscountConditionsRes,
  type AdminDiscountConditionsSelection,
  type AdminDiscountsListRes,
  type AdminDiscountsRes,
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
  type AdminGiftCardsListRes,
  type AdminGiftCardsRes,
  type AdminGiftCardsSelection,
  type AdminInventoryItemsListWithVariantsAndLocationLevelsRes,
  type AdminInventoryItemsLocationLevelsRes,
  type AdminInventoryItemsLocationLevelsSelection,
  type AdminInventoryItemsRes,
  type AdminInventoryItemsSelection,
  type AdminListInvitesRes,
  type AdminNotesListRes,
  type AdminNotesRes,
  type AdminNotesSelection,
  type AdminNotificationsListRes,
  type AdminNotificationsListSelection,
  type AdminOrderEditsListRes,
  type AdminOrderEditsRes,
  type AdminOrderEditsSelection,
  type AdminOrdersListRes,
  type AdminOrdersListSelection,
  type AdminOrdersRes,
  type AdminPaymentCollectionsRes,
  type AdminPaymentCollectionsSelection,
  type AdminPaymentProvidersList,
  type AdminPaymentRes,
  type AdminPaymentSelection,
  type AdminPostDiscountsSelection,
  type AdminPostInventoryItemsInventoryItemSelection,
  type AdminPriceListRes,
  type AdminPriceListSelection,
  type AdminPriceListsListRes,
  type AdminPriceListsProductsListRes,
  type AdminPriceListsProductsListSelection,
  type AdminProductCategoriesCategoryRes,
  type AdminProductCategoriesCategorySelection,
  type AdminProductCategoriesListRes,
  type AdminProductTagsListRes,
  type AdminProductTagsListSelection,
  type AdminProductTypesListRes,
  type AdminProductsListRes,
  type AdminProductsListTagsRes,
  type AdminProductsListVariantsRes,
  type AdminProductsListVariantsSelection,
  type AdminProductsRes,
  type AdminPublishableApiKeysListRes,
  type AdminPublishableApiKeysListSalesChannelsRes,
  type AdminPublishableApiKeysRes,
  type AdminRegionsListRes,
  type AdminRegionsRes,
  type AdminReservationsListRes,
  type AdminReservationsListSelection,
  type AdminReservationsRes,
  type AdminReturnReasonsListRes,
  type AdminReturnReasonsRes,
  type AdminReturnReasonsSelection,
  type AdminReturnsListRes,
  type AdminReturnsListSelection,
  type AdminSalesChannelsListRes,
  type AdminSalesChannelsRes,
  type AdminShippingOptionsListRes,
  type AdminShippingOptionsListSelection,
  type AdminShippingOptionsRes,
  type AdminShippingOptionsSelection,
  type AdminShippingProfilesListRes,
  type AdminShippingProfilesRes,
  type AdminStockLocationsListRes,
  type AdminStockLocationsRes,
  type AdminSwapsListRes,
  type AdminSwapsRes,
  type AdminSwapsSelection,
  type AdminTaxProvidersList,
  type AdminTaxRatesListRes,
  type AdminTaxRatesRes,
  type AdminTaxRatesSelection,
  type AdminUserRes,
  type AdminUsersListRes,
  type AdminUsersListSelection,
  type AdminVariantsListRes,
  type AdminVariantsListSelection,
  type AdminVariantsRes,
  type GetOrderEditsParams,
  type GetPublishableApiKeySalesChannelsParams,
  type GetPublishableApiKeysParams,
} from "@stheno/js-client"
import { useMedusa } from "./contexts/medusa.tsx"
import { type QueryHookResult, useAnswer, type UseQueryOptionsWrapper } from "./hooks/answer.ts"
import {
  adminGetSessionQueryOptions,
  adminBatchJobsQueryOptions,
  adminBatchJobQueryOptions,
  adminCustomerGroupQueryOptions,
  adminCustomerGroupsQueryOptions,
  adminCustomerGroupCustomersQueryOptions,
  adminCustomersQueryOptions,
  adminCustomerQueryOptions,
  adminInvitesQueryOptions,
  adminNotesQueryOptions,
  adminNoteQueryOptions,
  adminNotificationsQueryOptions,
  adminPublishableApiKeyQueryOptions,
  adminPublishableApiKeysQueryOptions,
  adminPublishableApiKeySalesChannelsQueryOptions,
  adminSalesChannelQueryOptions,
  adminSalesChannelsQueryOptions,
  adminUsersQueryOptions,
  adminUserQueryOptions,
  adminDraftOrdersQueryOptions,
  adminDraftOrderQueryOptions,
  adminOrderEditQueryOptions,
  adminOrderEditsQueryOptions,
  adminOrdersQueryOptions,
  adminOrderQueryOptions,
  adminPaymentCollectionQueryOptions,
  adminPaymentQueryOptions,
  adminReturnReasonsQueryOptions,
  adminReturnReasonQueryOptions,
  adminReturnsQueryOptions,
  adminSwapsQueryOptions,
  adminSwapQueryOptions,
  adminCollectionsQueryOptions,
  adminCollectionQueryOptions,
  adminDiscountsQueryOptions,
  adminDiscountQueryOptions,
  adminGetDiscountByCodeQueryOptions,
  adminGetDiscountConditionQueryOptions,
  adminGiftCardsQueryOptions,
  adminGiftCardQueryOptions,
  adminInventoryItemsQueryOptions,
  adminInventoryItemQueryOptions,
  adminInventoryItemLocationLevelsQueryOptions,
  adminPriceListsQueryOptions,
  adminPriceListProductsQueryOptions,
  adminPriceListQueryOptions,
  adminProductCategoriesQueryOptions,
  adminProductCategoryQueryOptions,
  adminProductTagsQueryOptions,
  adminProductTypesQueryOptions,
  adminProductsQueryOptions,
  adminProductQueryOptions,
  adminProductVariantsQueryOptions,
  adminProductTagUsageQueryOptions,
  adminReservationsQueryOptions,
  adminReservationQueryOptions,
  adminStockLocationsQueryOptions,
  adminStockLocationQueryOptions,
  adminVariantsQueryOptions,
  adminVariantQueryOptions,
  adminVariantsInventoryQueryOptions,
  adminCurrenciesQueryOptions,
  adminRegionsQueryOptions,
  adminRegionQueryOptions,
  adminRegionFulfillmentOptionsQueryOptions,
  adminShippingOptionsQueryOptions,
  adminShippingOptionQueryOptions,
  adminShippingProfilesQueryOptions,
  adminShippingProfileQueryOptions,
  adminStorePaymentProvidersQueryOptions,
  adminStoreTaxProvidersQueryOptions,
  adminStoreQueryOptions,
  adminTaxRatesQueryOptions,
  adminTaxRateQueryOptions,
} from "./admin-query-options.gen.ts"

/**
 * Get the signed-in admin user.
 *
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `user` and `response`
 * @since 0.1.0
 */
export function useAdminGetSession(
  options?: UseQueryOptionsWrapper<AdminAuthRes>,
): QueryHookResult<AdminAuthRes> {
  return useAnswer(adminGetSessionQueryOptions(useMedusa().client), options)
}

/**
 * List the batch jobs of the signed-in user.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `batch_jobs`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminBatchJobs<E extends string = never, F extends string = never>(
  query?: AdminGetBatchParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<AdminBatchJobListRes, "batch_jobs", AdminUsersListSelection, E, F>>,
): QueryHookResult<Answer<AdminBatchJobListRes, "batch_jobs", AdminUsersListSelection, E, F>> {
  return useAnswer(adminBatchJobsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a batch job and its progress.
 *
 * @param id the ID of the batch job
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `batch_job` and `response`
 * @since 0.1.0
 */
export function useAdminBatchJob(
  id: string,
  options?: UseQueryOptionsWrapper<AdminBatchJobRes>,
): QueryHookResult<AdminBatchJobRes> {
  return useAnswer(adminBatchJobQueryOptions(useMedusa().client, id), options)
}

/**
 * Get a customer group.
 *
 * @param id the ID of the customer group
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `customer_group` and `response`
 * @since 0.1.0
 */
export function useAdminCustomerGroup<E extends string = never, F extends string = never>(
  id: string,
  query?: FindParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminCustomerGroupsRes, "customer_group", AdminUsersListSelection, E, F>
  >,
): QueryHookResult<Answer<AdminCustomerGroupsRes, "customer_group", AdminUsersListSelection, E, F>> {
  return useAnswer(adminCustomerGroupQueryOptions(useMedusa().client, id, query), options)
}

/**
 * List customer groups.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `customer_groups`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminCustomerGroups<E extends string = never, F extends string = never>(
  query?: AdminGetCustomerGroupsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminCustomerGroupsListRes, "customer_groups", AdminUsersListSelection, E, F>
  >,
): QueryHookResult<Answer<AdminCustomerGroupsListRes, "customer_groups", AdminUsersListSelection, E, F>> {
  return useAnswer(adminCustomerGroupsQueryOptions(useMedusa().client, query), options)
}

/**
 * List the customers of a group.
 *
 * @param id the ID of the customer group
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `customers`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminCustomerGroupCustomers(
  id: string,
  query?: AdminGetCustomerGroupsGroupCustomersParams,
  options?: UseQueryOptionsWrapper<AdminCustomersListRes>,
): QueryHookResult<AdminCustomersListRes> {
  return useAnswer(adminCustomerGroupCustomersQueryOptions(useMedusa().client, id, query), options)
}

/**
 * List customers. The response contains whole customers; `fields` has no effect.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `customers`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminCustomers(
  query?: AdminGetCustomersParams,
  options?: UseQueryOptionsWrapper<AdminCustomersListRes>,
): QueryHookResult<AdminCustomersListRes> {
  return useAnswer(adminCustomersQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a customer. The response contains whole customers; `fields` has no effect. It contains at most 8,000 orders, the oldest first; to read all of them, list orders with `customer_id`.
 *
 * @param id the ID of the customer
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `customer` and `response`
 * @since 0.1.0
 */
export function useAdminCustomer<E extends string = never, F extends string = never>(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<AdminCustomersRes, "customer", AdminCustomersSelection, E, F>,
    FindParams<E, F>
  >,
): QueryHookResult<Answer<AdminCustomersRes, "customer", AdminCustomersSelection, E, F>> {
  return useAnswer(adminCustomerQueryOptions(useMedusa().client, id, options?.query), options)
}

/**
 * List invites that were not accepted yet, oldest first.
 *
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `invites` and `response`
 * @since 0.1.0
 */
export function useAdminInvites(
  options?: UseQueryOptionsWrapper<AdminListInvitesRes>,
): QueryHookResult<AdminListInvitesRes> {
  return useAnswer(adminInvitesQueryOptions(useMedusa().client), options)
}

/**
 * List notes, oldest first.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `notes`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminNotes(
  query?: AdminGetNotesParams,
  options?: UseQueryOptionsWrapper<Answer<AdminNotesListRes, "notes", AdminNotesSelection>>,
): QueryHookResult<Answer<AdminNotesListRes, "notes", AdminNotesSelection>> {
  return useAnswer(adminNotesQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a note.
 *
 * @param id the ID of the note
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `note` and `response`
 * @since 0.1.0
 */
export function useAdminNote(
  id: string,
  options?: UseQueryOptionsWrapper<Answer<AdminNotesRes, "note", AdminNotesSelection>>,
): QueryHookResult<Answer<AdminNotesRes, "note", AdminNotesSelection>> {
  return useAnswer(adminNoteQueryOptions(useMedusa().client, id), options)
}

/**
 * List notifications. The filters accept several values, separated by commas.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `notifications`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminNotifications<E extends string = never, F extends string = never>(
  query?: AdminGetNotificationsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminNotificationsListRes, "notifications", AdminNotificationsListSelection, E, F>
  >,
): QueryHookResult<
  Answer<AdminNotificationsListRes, "notifications", AdminNotificationsListSelection, E, F>
> {
  return useAnswer(adminNotificationsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a publishable key.
 *
 * @param id the ID of the publishable key: the key itself
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `publishable_api_key` and `response`
 * @since 0.1.0
 */
export function useAdminPublishableApiKey(
  id: string,
  options?: UseQueryOptionsWrapper<AdminPublishableApiKeysRes>,
): QueryHookResult<AdminPublishableApiKeysRes> {
  return useAnswer(adminPublishableApiKeyQueryOptions(useMedusa().client, id), options)
}

/**
 * List publishable keys.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `publishable_api_keys`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminPublishableApiKeys<E extends string = never, F extends string = never>(
  query?: GetPublishableApiKeysParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminPublishableApiKeysListRes, "publishable_api_keys", AdminUsersListSelection, E, F>
  >,
): QueryHookResult<
  Answer<AdminPublishableApiKeysListRes, "publishable_api_keys", AdminUsersListSelection, E, F>
> {
  return useAnswer(adminPublishableApiKeysQueryOptions(useMedusa().client, query), options)
}

/**
 * List the sales channels of a publishable key.
 *
 * @param id the ID of the publishable key: the key itself
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `sales_channels` and `response`
 * @since 0.1.0
 */
export function useAdminPublishableApiKeySalesChannels(
  id: string,
  query?: GetPublishableApiKeySalesChannelsParams,
  options?: UseQueryOptionsWrapper<AdminPublishableApiKeysListSalesChannelsRes>,
): QueryHookResult<AdminPublishableApiKeysListSalesChannelsRes> {
  return useAnswer(adminPublishableApiKeySalesChannelsQueryOptions(useMedusa().client, id, query), options)
}

/**
 * Get a sales channel.
 *
 * @param id the ID of the sales channel
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `sales_channel` and `response`
 * @since 0.1.0
 */
export function useAdminSalesChannel(
  id: string,
  options?: UseQueryOptionsWrapper<AdminSalesChannelsRes>,
): QueryHookResult<AdminSalesChannelsRes> {
  return useAnswer(adminSalesChannelQueryOptions(useMedusa().client, id), options)
}

/**
 * List sales channels.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `sales_channels`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminSalesChannels<E extends string = never, F extends string = never>(
  query?: AdminGetSalesChannelsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminSalesChannelsListRes, "sales_channels", AdminUsersListSelection, E, F>
  >,
): QueryHookResult<Answer<AdminSalesChannelsListRes, "sales_channels", AdminUsersListSelection, E, F>> {
  return useAnswer(adminSalesChannelsQueryOptions(useMedusa().client, query), options)
}

/**
 * List admin users.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `users`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminUsers<E extends string = never, F extends string = never>(
  query?: AdminGetUsersParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<AdminUsersListRes, "users", AdminUsersListSelection, E, F>>,
): QueryHookResult<Answer<AdminUsersListRes, "users", AdminUsersListSelection, E, F>> {
  return useAnswer(adminUsersQueryOptions(useMedusa().client, query), options)
}

/**
 * Get an admin user.
 *
 * @param id the ID of the user
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `user` and `response`
 * @since 0.1.0
 */
export function useAdminUser(
  id: string,
  options?: UseQueryOptionsWrapper<AdminUserRes>,
): QueryHookResult<AdminUserRes> {
  return useAnswer(adminUserQueryOptions(useMedusa().client, id), options)
}

/**
 * List draft orders.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `draft_orders`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminDraftOrders<E extends string = never, F extends string = never>(
  query?: AdminGetDraftOrdersParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminDraftOrdersListRes, "draft_orders", AdminDraftOrdersListSelection, E, F>
  >,
): QueryHookResult<Answer<AdminDraftOrdersListRes, "draft_orders", AdminDraftOrdersListSelection, E, F>> {
  return useAnswer(adminDraftOrdersQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a draft order with the totals of its cart.
 *
 * @param id the ID of the draft order
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `draft_order` and `response`
 * @since 0.1.0
 */
export function useAdminDraftOrder(
  id: string,
  options?: UseQueryOptionsWrapper<Answer<AdminDraftOrdersRes, "draft_order", AdminDraftOrdersSelection>>,
): QueryHookResult<Answer<AdminDraftOrdersRes, "draft_order", AdminDraftOrdersSelection>> {
  return useAnswer(adminDraftOrderQueryOptions(useMedusa().client, id), options)
}

/**
 * Get an order edit with the totals that its order would have.
 *
 * @param id the ID of the order edit
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `order_edit` and `response`
 * @since 0.1.0
 */
export function useAdminOrderEdit<E extends string = never, F extends string = never>(
  id: string,
  query?: FindParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<AdminOrderEditsRes, "order_edit", AdminOrderEditsSelection, E, F>>,
): QueryHookResult<Answer<AdminOrderEditsRes, "order_edit", AdminOrderEditsSelection, E, F>> {
  return useAnswer(adminOrderEditQueryOptions(useMedusa().client, id, query), options)
}

/**
 * List order edits with the totals that their orders would have. `q` matches a part of the internal note.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `order_edits`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminOrderEdits<E extends string = never, F extends string = never>(
  query?: GetOrderEditsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminOrderEditsListRes, "order_edits", AdminOrderEditsSelection, E, F>
  >,
): QueryHookResult<Answer<AdminOrderEditsListRes, "order_edits", AdminOrderEditsSelection, E, F>> {
  return useAnswer(adminOrderEditsQueryOptions(useMedusa().client, query), options)
}

/**
 * List orders.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `orders`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminOrders<E extends string = never, F extends string = never>(
  query?: AdminGetOrdersParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<AdminOrdersListRes, "orders", AdminOrdersListSelection, E, F>>,
): QueryHookResult<Answer<AdminOrdersListRes, "orders", AdminOrdersListSelection, E, F>> {
  return useAnswer(adminOrdersQueryOptions(useMedusa().client, query), options)
}

/**
 * Get an order with its totals. Pass `returnable_items` in `expand` to get the lines that can be returned.
 *
 * @param id the ID of the order
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `order` and `response`
 * @since 0.1.0
 */
export function useAdminOrder<E extends string = never, F extends string = never>(
  id: string,
  query?: FindParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<AdminOrdersRes, "order", AdminGetOrdersOrderSelection, E, F>>,
): QueryHookResult<Answer<AdminOrdersRes, "order", AdminGetOrdersOrderSelection, E, F>> {
  return useAnswer(adminOrderQueryOptions(useMedusa().client, id, query), options)
}

/**
 * Get a payment collection.
 *
 * @param id the ID of the payment collection
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `payment_collection` and `response`
 * @since 0.1.0
 */
export function useAdminPaymentCollection<E extends string = never, F extends string = never>(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<AdminPaymentCollectionsRes, "payment_collection", AdminPaymentCollectionsSelection, E, F>,
    FindParams<E, F>
  >,
): QueryHookResult<
  Answer<AdminPaymentCollectionsRes, "payment_collection", AdminPaymentCollectionsSelection, E, F>
> {
  return useAnswer(adminPaymentCollectionQueryOptions(useMedusa().client, id, options?.query), options)
}

/**
 * Get a payment.
 *
 * @param id the ID of the payment
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `payment` and `response`
 * @since 0.1.0
 */
export function useAdminPayment<E extends string = never, F extends string = never>(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<AdminPaymentRes, "payment", AdminPaymentSelection, E, F>,
    FindParams<E, F>
  >,
): QueryHookResult<Answer<AdminPaymentRes, "payment", AdminPaymentSelection, E, F>> {
  return useAnswer(adminPaymentQueryOptions(useMedusa().client, id, options?.query), options)
}

/**
 * List return reasons with their children. The children of a return reason are more specific reasons, such as `Wrong size` below `Does not fit`. The list has the reasons without a parent, oldest first; `return_reason_children` contains the others.
 *
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `return_reasons` and `response`
 * @since 0.1.0
 */
export function useAdminReturnReasons(
  options?: UseQueryOptionsWrapper<
    Answer<AdminReturnReasonsListRes, "return_reasons", AdminReturnReasonsSelection>
  >,
): QueryHookResult<Answer<AdminReturnReasonsListRes, "return_reasons", AdminReturnReasonsSelection>> {
  return useAnswer(adminReturnReasonsQueryOptions(useMedusa().client), options)
}

/**
 * Get a return reason.
 *
 * @param id the ID of the return reason
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `return_reason` and `response`
 * @since 0.1.0
 */
export function useAdminReturnReason(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<AdminReturnReasonsRes, "return_reason", AdminReturnReasonsSelection>
  >,
): QueryHookResult<Answer<AdminReturnReasonsRes, "return_reason", AdminReturnReasonsSelection>> {
  return useAnswer(adminReturnReasonQueryOptions(useMedusa().client, id), options)
}

/**
 * List returns.
 *
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `returns`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminReturns(
  options?: UseQueryOptionsWrapper<
    Answer<AdminReturnsListRes, "returns", AdminReturnsListSelection>,
    AdminGetReturnsParams
  >,
): QueryHookResult<Answer<AdminReturnsListRes, "returns", AdminReturnsListSelection>> {
  return useAnswer(adminReturnsQueryOptions(useMedusa().client, options?.query), options)
}

/**
 * List swaps.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `swaps`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminSwaps(
  query?: AdminGetSwapsParams,
  options?: UseQueryOptionsWrapper<AdminSwapsListRes>,
): QueryHookResult<AdminSwapsListRes> {
  return useAnswer(adminSwapsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a swap with the totals of its cart.
 *
 * @param id the ID of the swap
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `swap` and `response`
 * @since 0.1.0
 */
export function useAdminSwap(
  id: string,
  options?: UseQueryOptionsWrapper<Answer<AdminSwapsRes, "swap", AdminSwapsSelection>>,
): QueryHookResult<Answer<AdminSwapsRes, "swap", AdminSwapsSelection>> {
  return useAnswer(adminSwapQueryOptions(useMedusa().client, id), options)
}

/**
 * List collections with their products. All collections of the page together have at most 8,000 products. If they have more, each shows at most an equal share. To read all products of a collection, list products with `collection_id`.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `collections`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminCollections(
  query?: AdminGetCollectionsParams,
  options?: UseQueryOptionsWrapper<
    Answer<AdminCollectionsListRes, "collections", AdminCollectionsListSelection>
  >,
): QueryHookResult<Answer<AdminCollectionsListRes, "collections", AdminCollectionsListSelection>> {
  return useAnswer(adminCollectionsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a collection with its products. The response contains at most 8,000 products. To read all of them, list products with `collection_id`.
 *
 * @param id the ID of the collection
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `collection` and `response`
 * @since 0.1.0
 */
export function useAdminCollection(
  id: string,
  options?: UseQueryOptionsWrapper<Answer<AdminCollectionsRes, "collection", AdminCollectionsSelection>>,
): QueryHookResult<Answer<AdminCollectionsRes, "collection", AdminCollectionsSelection>> {
  return useAnswer(adminCollectionQueryOptions(useMedusa().client, id), options)
}

/**
 * List discounts.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `discounts`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminDiscounts<E extends string = never, F extends string = never>(
  query?: AdminGetDiscountsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminDiscountsListRes, "discounts", AdminPostDiscountsSelection, E, F>
  >,
): QueryHookResult<Answer<AdminDiscountsListRes, "discounts", AdminPostDiscountsSelection, E, F>> {
  return useAnswer(adminDiscountsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a discount.
 *
 * @param id the ID of the discount
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `discount` and `response`
 * @since 0.1.0
 */
export function useAdminDiscount<E extends string = never, F extends string = never>(
  id: string,
  query?: FindParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection, E, F>>,
): QueryHookResult<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection, E, F>> {
  return useAnswer(adminDiscountQueryOptions(useMedusa().client, id, query), options)
}

/**
 * Get a discount by its code.
 *
 * @param code the code of the discount, in any case
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `discount` and `response`
 * @since 0.1.0
 */
export function useAdminGetDiscountByCode<E extends string = never, F extends string = never>(
  code: string,
  options?: UseQueryOptionsWrapper<
    Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection, E, F>,
    FindParams<E, F>
  >,
): QueryHookResult<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection, E, F>> {
  return useAnswer(adminGetDiscountByCodeQueryOptions(useMedusa().client, code, options?.query), options)
}

/**
 * Get a condition of a discount.
 *
 * @param id the ID of the discount
 * @param conditionId the ID of a condition of the discount's rule
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `discount_condition` and `response`
 * @since 0.1.0
 */
export function useAdminGetDiscountCondition<E extends string = never, F extends string = never>(
  id: string,
  conditionId: string,
  query?: FindParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminDiscountConditionsRes, "discount_condition", AdminDiscountConditionsSelection, E, F>
  >,
): QueryHookResult<
  Answer<AdminDiscountConditionsRes, "discount_condition", AdminDiscountConditionsSelection, E, F>
> {
  return useAnswer(adminGetDiscountConditionQueryOptions(useMedusa().client, id, conditionId, query), options)
}

/**
 * List gift cards.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `gift_cards`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminGiftCards(
  query?: AdminGetGiftCardsParams,
  options?: UseQueryOptionsWrapper<Answer<AdminGiftCardsListRes, "gift_cards", AdminGiftCardsSelection>>,
): QueryHookResult<Answer<AdminGiftCardsListRes, "gift_cards", AdminGiftCardsSelection>> {
  return useAnswer(adminGiftCardsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a gift card.
 *
 * @param id the ID of the gift card
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `gift_card` and `response`
 * @since 0.1.0
 */
export function useAdminGiftCard(
  id: string,
  options?: UseQueryOptionsWrapper<Answer<AdminGiftCardsRes, "gift_card", AdminGiftCardsSelection>>,
): QueryHookResult<Answer<AdminGiftCardsRes, "gift_card", AdminGiftCardsSelection>> {
  return useAnswer(adminGiftCardQueryOptions(useMedusa().client, id), options)
}

/**
 * List inventory items with their variants and levels.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `inventory_items`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminInventoryItems<E extends string = never, F extends string = never>(
  query?: AdminGetInventoryItemsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<
      AdminInventoryItemsListWithVariantsAndLocationLevelsRes,
      "inventory_items",
      AdminInventoryItemsSelection,
      E,
      F
    >
  >,
): QueryHookResult<
  Answer<
    AdminInventoryItemsListWithVariantsAndLocationLevelsRes,
    "inventory_items",
    AdminInventoryItemsSelection,
    E,
    F
  >
> {
  return useAnswer(adminInventoryItemsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get an inventory item with its levels.
 *
 * @param inventoryItemId the ID of the inventory item
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `inventory_item` and `response`
 * @since 0.1.0
 */
export function useAdminInventoryItem<E extends string = never, F extends string = never>(
  inventoryItemId: string,
  query?: FindParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminInventoryItemsRes, "inventory_item", AdminInventoryItemsSelection, E, F>
  >,
): QueryHookResult<Answer<AdminInventoryItemsRes, "inventory_item", AdminInventoryItemsSelection, E, F>> {
  return useAnswer(adminInventoryItemQueryOptions(useMedusa().client, inventoryItemId, query), options)
}

/**
 * List the levels of an inventory item.
 *
 * @param inventoryItemId the ID of the inventory item
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `inventory_item` and `response`
 * @since 0.1.0
 */
export function useAdminInventoryItemLocationLevels<E extends string = never, F extends string = never>(
  inventoryItemId: string,
  query?: AdminGetInventoryItemsItemLocationLevelsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<
      AdminInventoryItemsLocationLevelsRes,
      "inventory_item",
      AdminInventoryItemsLocationLevelsSelection,
      E,
      F
    >
  >,
): QueryHookResult<
  Answer<
    AdminInventoryItemsLocationLevelsRes,
    "inventory_item",
    AdminInventoryItemsLocationLevelsSelection,
    E,
    F
  >
> {
  return useAnswer(
    adminInventoryItemLocationLevelsQueryOptions(useMedusa().client, inventoryItemId, query),
    options,
  )
}

/**
 * List price lists.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `price_lists`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminPriceLists<E extends string = never, F extends string = never>(
  query?: AdminGetPriceListPaginationParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminPriceListsListRes, "price_lists", AdminUsersListSelection, E, F>
  >,
): QueryHookResult<Answer<AdminPriceListsListRes, "price_lists", AdminUsersListSelection, E, F>> {
  return useAnswer(adminPriceListsQueryOptions(useMedusa().client, query), options)
}

/**
 * List the products that have prices in a price list.
 *
 * @param id the ID of the price list
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `products`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminPriceListProducts<E extends string = never, F extends string = never>(
  id: string,
  query?: AdminGetPriceListsPriceListProductsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminPriceListsProductsListRes, "products", AdminPriceListsProductsListSelection, E, F>
  >,
): QueryHookResult<
  Answer<AdminPriceListsProductsListRes, "products", AdminPriceListsProductsListSelection, E, F>
> {
  return useAnswer(adminPriceListProductsQueryOptions(useMedusa().client, id, query), options)
}

/**
 * Get a price list with its prices. The response contains at most 8,000 prices. To read all of them, list the products of the price list.
 *
 * @param id the ID of the price list
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `price_list` and `response`
 * @since 0.1.0
 */
export function useAdminPriceList(
  id: string,
  options?: UseQueryOptionsWrapper<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>>,
): QueryHookResult<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>> {
  return useAnswer(adminPriceListQueryOptions(useMedusa().client, id), options)
}

/**
 * List categories by rank.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `product_categories`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminProductCategories<E extends string = never, F extends string = never>(
  query?: AdminGetProductCategoriesParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminProductCategoriesListRes, "product_categories", AdminProductCategoriesCategorySelection, E, F>
  >,
): QueryHookResult<
  Answer<AdminProductCategoriesListRes, "product_categories", AdminProductCategoriesCategorySelection, E, F>
> {
  return useAnswer(adminProductCategoriesQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a category with its parent and its subcategories. The response contains the whole category; `fields` and `expand` have no effect.
 *
 * @param id the ID of the category
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `product_category` and `response`
 * @since 0.1.0
 */
export function useAdminProductCategory<E extends string = never, F extends string = never>(
  id: string,
  query?: FindParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<
      AdminProductCategoriesCategoryRes,
      "product_category",
      AdminProductCategoriesCategorySelection,
      E,
      F
    >
  >,
): QueryHookResult<
  Answer<AdminProductCategoriesCategoryRes, "product_category", AdminProductCategoriesCategorySelection, E, F>
> {
  return useAnswer(adminProductCategoryQueryOptions(useMedusa().client, id, query), options)
}

/**
 * List product tags.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `product_tags`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminProductTags(
  query?: AdminGetProductTagsParams,
  options?: UseQueryOptionsWrapper<
    Answer<AdminProductTagsListRes, "product_tags", AdminProductTagsListSelection>
  >,
): QueryHookResult<Answer<AdminProductTagsListRes, "product_tags", AdminProductTagsListSelection>> {
  return useAnswer(adminProductTagsQueryOptions(useMedusa().client, query), options)
}

/**
 * List product types.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `product_types`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminProductTypes(
  query?: AdminGetProductTypesParams,
  options?: UseQueryOptionsWrapper<
    Answer<AdminProductTypesListRes, "product_types", AdminProductTagsListSelection>
  >,
): QueryHookResult<Answer<AdminProductTypesListRes, "product_types", AdminProductTagsListSelection>> {
  return useAnswer(adminProductTypesQueryOptions(useMedusa().client, query), options)
}

/**
 * List products.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `products`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminProducts<E extends string = never, F extends string = never>(
  query?: AdminGetProductsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminProductsListRes, "products", AdminGetProductsProductSelection, E, F>
  >,
): QueryHookResult<Answer<AdminProductsListRes, "products", AdminGetProductsProductSelection, E, F>> {
  return useAnswer(adminProductsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a product.
 *
 * @param id the ID of the product
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `product` and `response`
 * @since 0.1.0
 */
export function useAdminProduct<E extends string = never, F extends string = never>(
  id: string,
  query?: FindParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminProductsRes, "product", AdminGetProductsProductSelection, E, F>
  >,
): QueryHookResult<Answer<AdminProductsRes, "product", AdminGetProductsProductSelection, E, F>> {
  return useAnswer(adminProductQueryOptions(useMedusa().client, id, query), options)
}

/**
 * List the variants of a product.
 *
 * @param id the ID of the product
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `variants`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminProductVariants<E extends string = never, F extends string = never>(
  id: string,
  query?: AdminGetProductsVariantsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminProductsListVariantsRes, "variants", AdminProductsListVariantsSelection, E, F>
  >,
): QueryHookResult<
  Answer<AdminProductsListVariantsRes, "variants", AdminProductsListVariantsSelection, E, F>
> {
  return useAnswer(adminProductVariantsQueryOptions(useMedusa().client, id, query), options)
}

/**
 * List the ten most used product tags.
 *
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `tags` and `response`
 * @since 0.1.0
 */
export function useAdminProductTagUsage(
  options?: UseQueryOptionsWrapper<AdminProductsListTagsRes>,
): QueryHookResult<AdminProductsListTagsRes> {
  return useAnswer(adminProductTagUsageQueryOptions(useMedusa().client), options)
}

/**
 * List reservations.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `reservations`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminReservations<E extends string = never, F extends string = never>(
  query?: AdminGetReservationsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminReservationsListRes, "reservations", AdminReservationsListSelection, E, F>
  >,
): QueryHookResult<Answer<AdminReservationsListRes, "reservations", AdminReservationsListSelection, E, F>> {
  return useAnswer(adminReservationsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a reservation.
 *
 * @param id the ID of the reservation
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `reservation` and `response`
 * @since 0.1.0
 */
export function useAdminReservation(
  id: string,
  options?: UseQueryOptionsWrapper<AdminReservationsRes>,
): QueryHookResult<AdminReservationsRes> {
  return useAnswer(adminReservationQueryOptions(useMedusa().client, id), options)
}

/**
 * List stock locations.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `stock_locations`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminStockLocations<E extends string = never, F extends string = never>(
  query?: AdminGetStockLocationsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminStockLocationsListRes, "stock_locations", AdminPostInventoryItemsInventoryItemSelection, E, F>
  >,
): QueryHookResult<
  Answer<AdminStockLocationsListRes, "stock_locations", AdminPostInventoryItemsInventoryItemSelection, E, F>
> {
  return useAnswer(adminStockLocationsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a stock location.
 *
 * @param id the ID of the stock location
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `stock_location` and `response`
 * @since 0.1.0
 */
export function useAdminStockLocation<E extends string = never, F extends string = never>(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<AdminStockLocationsRes, "stock_location", AdminPostInventoryItemsInventoryItemSelection, E, F>,
    FindParams<E, F>
  >,
): QueryHookResult<
  Answer<AdminStockLocationsRes, "stock_location", AdminPostInventoryItemsInventoryItemSelection, E, F>
> {
  return useAnswer(adminStockLocationQueryOptions(useMedusa().client, id, options?.query), options)
}

/**
 * List variants of all products, with prices and stock.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `variants`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminVariants<E extends string = never, F extends string = never>(
  query?: AdminGetVariantsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminVariantsListRes, "variants", AdminVariantsListSelection, E, F>
  >,
): QueryHookResult<Answer<AdminVariantsListRes, "variants", AdminVariantsListSelection, E, F>> {
  return useAnswer(adminVariantsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a variant with its prices.
 *
 * @param id the ID of the variant
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `variant` and `response`
 * @since 0.1.0
 */
export function useAdminVariant<E extends string = never, F extends string = never>(
  id: string,
  query?: FindParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<AdminVariantsRes, "variant", AdminVariantsListSelection, E, F>>,
): QueryHookResult<Answer<AdminVariantsRes, "variant", AdminVariantsListSelection, E, F>> {
  return useAnswer(adminVariantQueryOptions(useMedusa().client, id, query), options)
}

/**
 * Get the inventory items and the availability of a variant.
 *
 * @param id the ID of the variant
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `variant` and `response`
 * @since 0.1.0
 */
export function useAdminVariantsInventory(
  id: string,
  options?: UseQueryOptionsWrapper<AdminGetVariantsVariantInventoryRes>,
): QueryHookResult<AdminGetVariantsVariantInventoryRes> {
  return useAnswer(adminVariantsInventoryQueryOptions(useMedusa().client, id), options)
}

/**
 * List currencies.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `currencies`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminCurrencies(
  query?: AdminGetCurrenciesParams,
  options?: UseQueryOptionsWrapper<AdminCurrenciesListRes>,
): QueryHookResult<AdminCurrenciesListRes> {
  return useAnswer(adminCurrenciesQueryOptions(useMedusa().client, query), options)
}

/**
 * List regions.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `regions`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminRegions<E extends string = never, F extends string = never>(
  query?: AdminGetRegionsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminRegionsListRes, "regions", AdminGetRegionsRegionSelection, E, F>
  >,
): QueryHookResult<Answer<AdminRegionsListRes, "regions", AdminGetRegionsRegionSelection, E, F>> {
  return useAnswer(adminRegionsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a region.
 *
 * @param id the ID of the region
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `region` and `response`
 * @since 0.1.0
 */
export function useAdminRegion<E extends string = never, F extends string = never>(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<AdminRegionsRes, "region", AdminGetRegionsRegionSelection, E, F>,
    FindParams<E, F>
  >,
): QueryHookResult<Answer<AdminRegionsRes, "region", AdminGetRegionsRegionSelection, E, F>> {
  return useAnswer(adminRegionQueryOptions(useMedusa().client, id, options?.query), options)
}

/**
 * List the fulfillment options of a region.
 *
 * @param regionId the ID of the region
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `fulfillment_options` and `response`
 * @since 0.1.0
 */
export function useAdminRegionFulfillmentOptions(
  regionId: string,
  options?: UseQueryOptionsWrapper<AdminGetRegionsRegionFulfillmentOptionsRes>,
): QueryHookResult<AdminGetRegionsRegionFulfillmentOptionsRes> {
  return useAnswer(adminRegionFulfillmentOptionsQueryOptions(useMedusa().client, regionId), options)
}

/**
 * List shipping options.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `shipping_options`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminShippingOptions<E extends string = never, F extends string = never>(
  query?: AdminGetShippingOptionsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminShippingOptionsListRes, "shipping_options", AdminShippingOptionsListSelection, E, F>
  >,
): QueryHookResult<
  Answer<AdminShippingOptionsListRes, "shipping_options", AdminShippingOptionsListSelection, E, F>
> {
  return useAnswer(adminShippingOptionsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a shipping option.
 *
 * @param id the ID of the shipping option
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `shipping_option` and `response`
 * @since 0.1.0
 */
export function useAdminShippingOption(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<AdminShippingOptionsRes, "shipping_option", AdminShippingOptionsSelection>
  >,
): QueryHookResult<Answer<AdminShippingOptionsRes, "shipping_option", AdminShippingOptionsSelection>> {
  return useAnswer(adminShippingOptionQueryOptions(useMedusa().client, id), options)
}

/**
 * List shipping profiles.
 *
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `shipping_profiles` and `response`
 * @since 0.1.0
 */
export function useAdminShippingProfiles(
  options?: UseQueryOptionsWrapper<AdminShippingProfilesListRes>,
): QueryHookResult<AdminShippingProfilesListRes> {
  return useAnswer(adminShippingProfilesQueryOptions(useMedusa().client), options)
}

/**
 * Get a shipping profile with its products and shipping options. The response contains at most 8,000 products.
 *
 * @param id the ID of the shipping profile
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `shipping_profile` and `response`
 * @since 0.1.0
 */
export function useAdminShippingProfile(
  id: string,
  options?: UseQueryOptionsWrapper<AdminShippingProfilesRes>,
): QueryHookResult<AdminShippingProfilesRes> {
  return useAnswer(adminShippingProfileQueryOptions(useMedusa().client, id), options)
}

/**
 * List payment providers.
 *
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `payment_providers` and `response`
 * @since 0.1.0
 */
export function useAdminStorePaymentProviders(
  options?: UseQueryOptionsWrapper<AdminPaymentProvidersList>,
): QueryHookResult<AdminPaymentProvidersList> {
  return useAnswer(adminStorePaymentProvidersQueryOptions(useMedusa().client), options)
}

/**
 * List tax providers. The list does not contain the built-in provider, which regions without a tax provider use.
 *
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `tax_providers` and `response`
 * @since 0.1.0
 */
export function useAdminStoreTaxProviders(
  options?: UseQueryOptionsWrapper<AdminTaxProvidersList>,
): QueryHookResult<AdminTaxProvidersList> {
  return useAnswer(adminStoreTaxProvidersQueryOptions(useMedusa().client), options)
}

/**
 * Get the store's settings and the server's features.
 *
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `store` and `response`
 * @since 0.1.0
 */
export function useAdminStore(
  options?: UseQueryOptionsWrapper<Answer<AdminExtendedStoresRes, "store", AdminExtendedStoresSelection>>,
): QueryHookResult<Answer<AdminExtendedStoresRes, "store", AdminExtendedStoresSelection>> {
  return useAnswer(adminStoreQueryOptions(useMedusa().client), options)
}

/**
 * List tax rates.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `tax_rates`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminTaxRates(
  query?: AdminGetTaxRatesParams,
  options?: UseQueryOptionsWrapper<Answer<AdminTaxRatesListRes, "tax_rates", AdminTaxRatesSelection>>,
): QueryHookResult<Answer<AdminTaxRatesListRes, "tax_rates", AdminTaxRatesSelection>> {
  return useAnswer(adminTaxRatesQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a tax rate.
 *
 * @param id the ID of the tax rate
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `tax_rate` and `response`
 * @since 0.1.0
 */
export function useAdminTaxRate(
  id: string,
  query?: AdminGetTaxRatesTaxRateParams,
  options?: UseQueryOptionsWrapper<Answer<AdminTaxRatesRes, "tax_rate", AdminTaxRatesSelection>>,
): QueryHookResult<Answer<AdminTaxRatesRes, "tax_rate", AdminTaxRatesSelection>> {
  return useAnswer(adminTaxRateQueryOptions(useMedusa().client, id, query), options)
}
