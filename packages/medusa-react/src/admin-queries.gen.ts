// Generated from the table of hooks and the client by `npm run generate`. Do not edit.
import {
  type Answer,
  type FindParams,
  type ResponsePromise,
  type Stheno,
  type AdminAuthRes,
  type AdminBatchJobListRes,
  type AdminBatchJobListSelection,
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
  type AdminGetReservationsParams,
  type AdminGetReturnsParams,
  type AdminGetSalesChannelsParams,
  type AdminGetShippingOptionsParams,
  type AdminGetStockLocationsParams,
  type AdminGetSwapsParams,
  type AdminGetTaxRatesParams,
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
  type AdminRegionsSelection,
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
import {
  answerOptions,
  type QueryHookResult,
  useAnswer,
  type UseQueryOptionsWrapper,
  withQuery,
} from "./hooks/answer.ts"
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
  adminProductTagKeys,
  adminProductTypeKeys,
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
 * What {@link useAdminGetSession} reads, for `prefetchQuery` and the like. Get the logged-in admin user.
 *
 * @param client client that sends the request
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminGetSessionQueryOptions(client: Pick<Stheno, "admin">) {
  return answerOptions(adminAuthKeys.details(), (signal): ResponsePromise<AdminAuthRes> =>
    client.admin.auth.getSession(undefined, { signal }),
  )
}

/**
 * Get the logged-in admin user.
 *
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `user` and `response`
 * @since 0.1.0
 */
export function useAdminGetSession(
  options?: UseQueryOptionsWrapper<AdminAuthRes>,
): QueryHookResult<AdminAuthRes> {
  return useAnswer(adminGetSessionQueryOptions(useMedusa().client), options)
}

/**
 * What {@link useAdminBatchJobs} reads, for `prefetchQuery` and the like. List the batch jobs that the logged-in user started.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminBatchJobsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetBatchParams<E, F>,
) {
  return answerOptions(
    adminBatchJobsKeys.list(query),
    (signal): ResponsePromise<Answer<AdminBatchJobListRes, "batch_jobs", AdminBatchJobListSelection, E, F>> =>
      client.admin.batchJobs.list(query, undefined, { signal }),
  )
}

/**
 * List the batch jobs that the logged-in user started.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `batch_jobs`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminBatchJobs<E extends string = never, F extends string = never>(
  query?: AdminGetBatchParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminBatchJobListRes, "batch_jobs", AdminBatchJobListSelection, E, F>
  >,
): QueryHookResult<Answer<AdminBatchJobListRes, "batch_jobs", AdminBatchJobListSelection, E, F>> {
  return useAnswer(adminBatchJobsQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useAdminBatchJob} reads, for `prefetchQuery` and the like. Get a batch job, to see how far it is.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/batch-jobs/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminBatchJobQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(adminBatchJobsKeys.detail(id), (signal): ResponsePromise<AdminBatchJobRes> =>
    client.admin.batchJobs.retrieve(id, undefined, { signal }),
  )
}

/**
 * Get a batch job, to see how far it is.
 *
 * @param id `{id}` of `/admin/batch-jobs/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `batch_job` and `response`
 * @since 0.1.0
 */
export function useAdminBatchJob(
  id: string,
  options?: UseQueryOptionsWrapper<AdminBatchJobRes>,
): QueryHookResult<AdminBatchJobRes> {
  return useAnswer(adminBatchJobQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useAdminCustomerGroup} reads, for `prefetchQuery` and the like. Get a customer group.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/customer-groups/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminCustomerGroupQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminCustomerGroupKeys.detail(id), query),
    (
      signal,
    ): ResponsePromise<Answer<AdminCustomerGroupsRes, "customer_group", AdminUsersListSelection, E, F>> =>
      client.admin.customerGroups.retrieve(id, query, undefined, { signal }),
  )
}

/**
 * Get a customer group.
 *
 * @param id `{id}` of `/admin/customer-groups/{id}`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `customer_group` and `response`
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
 * What {@link useAdminCustomerGroups} reads, for `prefetchQuery` and the like. List customer groups.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminCustomerGroupsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetCustomerGroupsParams<E, F>,
) {
  return answerOptions(
    adminCustomerGroupKeys.list(query),
    (
      signal,
    ): ResponsePromise<
      Answer<AdminCustomerGroupsListRes, "customer_groups", AdminUsersListSelection, E, F>
    > => client.admin.customerGroups.list(query, undefined, { signal }),
  )
}

/**
 * List customer groups.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `customer_groups`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminCustomerGroupCustomers} reads, for `prefetchQuery` and the like. List the customers of a group.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/customer-groups/{id}/customers`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminCustomerGroupCustomersQueryOptions(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: AdminGetCustomerGroupsGroupCustomersParams,
) {
  return answerOptions(
    adminCustomerGroupKeys.detailCustomer(id, query),
    (signal): ResponsePromise<AdminCustomersListRes> =>
      client.admin.customerGroups.listCustomers(id, query, undefined, { signal }),
  )
}

/**
 * List the customers of a group.
 *
 * @param id `{id}` of `/admin/customer-groups/{id}/customers`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `customers`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminCustomers} reads, for `prefetchQuery` and the like. List customers. Customers are always given whole: `fields` has no effect.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminCustomersQueryOptions(client: Pick<Stheno, "admin">, query?: AdminGetCustomersParams) {
  return answerOptions(adminCustomerKeys.list(query), (signal): ResponsePromise<AdminCustomersListRes> =>
    client.admin.customers.list(query, undefined, { signal }),
  )
}

/**
 * List customers. Customers are always given whole: `fields` has no effect.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `customers`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminCustomers(
  query?: AdminGetCustomersParams,
  options?: UseQueryOptionsWrapper<AdminCustomersListRes>,
): QueryHookResult<AdminCustomersListRes> {
  return useAnswer(adminCustomersQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useAdminCustomer} reads, for `prefetchQuery` and the like. Get a customer. Customers are always given whole: `fields` has no effect.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/customers/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminCustomerQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminCustomerKeys.detail(id), query),
    (signal): ResponsePromise<Answer<AdminCustomersRes, "customer", AdminCustomersSelection, E, F>> =>
      client.admin.customers.retrieve(id, undefined, { signal, query }),
  )
}

/**
 * Get a customer. Customers are always given whole: `fields` has no effect.
 *
 * @param id `{id}` of `/admin/customers/{id}`
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `customer` and `response`
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
 * What {@link useAdminInvites} reads, for `prefetchQuery` and the like. List invites that were not accepted yet, oldest first.
 *
 * @param client client that sends the request
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminInvitesQueryOptions(client: Pick<Stheno, "admin">) {
  return answerOptions(adminInviteKeys.lists(), (signal): ResponsePromise<AdminListInvitesRes> =>
    client.admin.invites.list(undefined, { signal }),
  )
}

/**
 * List invites that were not accepted yet, oldest first.
 *
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `invites` and `response`
 * @since 0.1.0
 */
export function useAdminInvites(
  options?: UseQueryOptionsWrapper<AdminListInvitesRes>,
): QueryHookResult<AdminListInvitesRes> {
  return useAnswer(adminInvitesQueryOptions(useMedusa().client), options)
}

/**
 * What {@link useAdminNotes} reads, for `prefetchQuery` and the like. List notes, oldest first.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminNotesQueryOptions(client: Pick<Stheno, "admin">, query?: AdminGetNotesParams) {
  return answerOptions(
    adminNoteKeys.list(query),
    (signal): ResponsePromise<Answer<AdminNotesListRes, "notes", AdminNotesSelection>> =>
      client.admin.notes.list(query, undefined, { signal }),
  )
}

/**
 * List notes, oldest first.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `notes`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminNotes(
  query?: AdminGetNotesParams,
  options?: UseQueryOptionsWrapper<Answer<AdminNotesListRes, "notes", AdminNotesSelection>>,
): QueryHookResult<Answer<AdminNotesListRes, "notes", AdminNotesSelection>> {
  return useAnswer(adminNotesQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useAdminNote} reads, for `prefetchQuery` and the like. Get a note.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/notes/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminNoteQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(
    adminNoteKeys.detail(id),
    (signal): ResponsePromise<Answer<AdminNotesRes, "note", AdminNotesSelection>> =>
      client.admin.notes.retrieve(id, undefined, { signal }),
  )
}

/**
 * Get a note.
 *
 * @param id `{id}` of `/admin/notes/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `note` and `response`
 * @since 0.1.0
 */
export function useAdminNote(
  id: string,
  options?: UseQueryOptionsWrapper<Answer<AdminNotesRes, "note", AdminNotesSelection>>,
): QueryHookResult<Answer<AdminNotesRes, "note", AdminNotesSelection>> {
  return useAnswer(adminNoteQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useAdminNotifications} reads, for `prefetchQuery` and the like. List the messages that notification providers sent. The filters take several values, separated by commas.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminNotificationsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetNotificationsParams<E, F>,
) {
  return answerOptions(
    adminNotificationKeys.list(query),
    (
      signal,
    ): ResponsePromise<
      Answer<AdminNotificationsListRes, "notifications", AdminNotificationsListSelection, E, F>
    > => client.admin.notifications.list(query, undefined, { signal }),
  )
}

/**
 * List the messages that notification providers sent. The filters take several values, separated by commas.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `notifications`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminPublishableApiKey} reads, for `prefetchQuery` and the like. Get a publishable key.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/publishable-api-keys/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminPublishableApiKeyQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(
    adminPublishableApiKeysKeys.detail(id),
    (signal): ResponsePromise<AdminPublishableApiKeysRes> =>
      client.admin.publishableApiKeys.retrieve(id, undefined, { signal }),
  )
}

/**
 * Get a publishable key.
 *
 * @param id `{id}` of `/admin/publishable-api-keys/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `publishable_api_key` and `response`
 * @since 0.1.0
 */
export function useAdminPublishableApiKey(
  id: string,
  options?: UseQueryOptionsWrapper<AdminPublishableApiKeysRes>,
): QueryHookResult<AdminPublishableApiKeysRes> {
  return useAnswer(adminPublishableApiKeyQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useAdminPublishableApiKeys} reads, for `prefetchQuery` and the like. List publishable keys.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminPublishableApiKeysQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: GetPublishableApiKeysParams<E, F>,
) {
  return answerOptions(
    adminPublishableApiKeysKeys.list(query),
    (
      signal,
    ): ResponsePromise<
      Answer<AdminPublishableApiKeysListRes, "publishable_api_keys", AdminUsersListSelection, E, F>
    > => client.admin.publishableApiKeys.list(query, undefined, { signal }),
  )
}

/**
 * List publishable keys.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `publishable_api_keys`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminPublishableApiKeySalesChannels} reads, for `prefetchQuery` and the like. List the sales channels that a publishable key shows.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/publishable-api-keys/{id}/sales-channels`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminPublishableApiKeySalesChannelsQueryOptions(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: GetPublishableApiKeySalesChannelsParams,
) {
  return answerOptions(
    adminPublishableApiKeysKeys.detailSalesChannels(id, query),
    (signal): ResponsePromise<AdminPublishableApiKeysListSalesChannelsRes> =>
      client.admin.publishableApiKeys.listSalesChannels(id, query, undefined, { signal }),
  )
}

/**
 * List the sales channels that a publishable key shows.
 *
 * @param id `{id}` of `/admin/publishable-api-keys/{id}/sales-channels`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `sales_channels` and `response`
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
 * What {@link useAdminSalesChannel} reads, for `prefetchQuery` and the like. Get a sales channel.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/sales-channels/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminSalesChannelQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(adminSalesChannelsKeys.detail(id), (signal): ResponsePromise<AdminSalesChannelsRes> =>
    client.admin.salesChannels.retrieve(id, undefined, { signal }),
  )
}

/**
 * Get a sales channel.
 *
 * @param id `{id}` of `/admin/sales-channels/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `sales_channel` and `response`
 * @since 0.1.0
 */
export function useAdminSalesChannel(
  id: string,
  options?: UseQueryOptionsWrapper<AdminSalesChannelsRes>,
): QueryHookResult<AdminSalesChannelsRes> {
  return useAnswer(adminSalesChannelQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useAdminSalesChannels} reads, for `prefetchQuery` and the like. List sales channels.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminSalesChannelsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetSalesChannelsParams<E, F>,
) {
  return answerOptions(
    adminSalesChannelsKeys.list(query),
    (
      signal,
    ): ResponsePromise<Answer<AdminSalesChannelsListRes, "sales_channels", AdminUsersListSelection, E, F>> =>
      client.admin.salesChannels.list(query, undefined, { signal }),
  )
}

/**
 * List sales channels.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `sales_channels`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminUsers} reads, for `prefetchQuery` and the like. List admin users.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminUsersQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetUsersParams<E, F>,
) {
  return answerOptions(
    adminUserKeys.list(query),
    (signal): ResponsePromise<Answer<AdminUsersListRes, "users", AdminUsersListSelection, E, F>> =>
      client.admin.users.list(query, undefined, { signal }),
  )
}

/**
 * List admin users.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `users`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminUsers<E extends string = never, F extends string = never>(
  query?: AdminGetUsersParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<AdminUsersListRes, "users", AdminUsersListSelection, E, F>>,
): QueryHookResult<Answer<AdminUsersListRes, "users", AdminUsersListSelection, E, F>> {
  return useAnswer(adminUsersQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useAdminUser} reads, for `prefetchQuery` and the like. Get an admin user.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/users/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminUserQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(adminUserKeys.detail(id), (signal): ResponsePromise<AdminUserRes> =>
    client.admin.users.retrieve(id, undefined, { signal }),
  )
}

/**
 * Get an admin user.
 *
 * @param id `{id}` of `/admin/users/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `user` and `response`
 * @since 0.1.0
 */
export function useAdminUser(
  id: string,
  options?: UseQueryOptionsWrapper<AdminUserRes>,
): QueryHookResult<AdminUserRes> {
  return useAnswer(adminUserQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useAdminDraftOrders} reads, for `prefetchQuery` and the like. List draft orders.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminDraftOrdersQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetDraftOrdersParams<E, F>,
) {
  return answerOptions(
    adminDraftOrderKeys.list(query),
    (
      signal,
    ): ResponsePromise<
      Answer<AdminDraftOrdersListRes, "draft_orders", AdminDraftOrdersListSelection, E, F>
    > => client.admin.draftOrders.list(query, undefined, { signal }),
  )
}

/**
 * List draft orders.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `draft_orders`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminDraftOrder} reads, for `prefetchQuery` and the like. Read a draft order with the totals of its cart.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/draft-orders/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminDraftOrderQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(
    adminDraftOrderKeys.detail(id),
    (signal): ResponsePromise<Answer<AdminDraftOrdersRes, "draft_order", AdminDraftOrdersSelection>> =>
      client.admin.draftOrders.retrieve(id, undefined, { signal }),
  )
}

/**
 * Read a draft order with the totals of its cart.
 *
 * @param id `{id}` of `/admin/draft-orders/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `draft_order` and `response`
 * @since 0.1.0
 */
export function useAdminDraftOrder(
  id: string,
  options?: UseQueryOptionsWrapper<Answer<AdminDraftOrdersRes, "draft_order", AdminDraftOrdersSelection>>,
): QueryHookResult<Answer<AdminDraftOrdersRes, "draft_order", AdminDraftOrdersSelection>> {
  return useAnswer(adminDraftOrderQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useAdminOrderEdit} reads, for `prefetchQuery` and the like. Read an order edit with the totals that its order would have.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/order-edits/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminOrderEditQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminOrderEditsKeys.detail(id), query),
    (signal): ResponsePromise<Answer<AdminOrderEditsRes, "order_edit", AdminOrderEditsSelection, E, F>> =>
      client.admin.orderEdits.retrieve(id, query, undefined, { signal }),
  )
}

/**
 * Read an order edit with the totals that its order would have.
 *
 * @param id `{id}` of `/admin/order-edits/{id}`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `order_edit` and `response`
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
 * What {@link useAdminOrderEdits} reads, for `prefetchQuery` and the like. List order edits with the totals that their orders would have. `q` finds a part of the internal note.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminOrderEditsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: GetOrderEditsParams<E, F>,
) {
  return answerOptions(
    adminOrderEditsKeys.list(query),
    (
      signal,
    ): ResponsePromise<Answer<AdminOrderEditsListRes, "order_edits", AdminOrderEditsSelection, E, F>> =>
      client.admin.orderEdits.list(query, undefined, { signal }),
  )
}

/**
 * List order edits with the totals that their orders would have. `q` finds a part of the internal note.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `order_edits`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminOrders} reads, for `prefetchQuery` and the like. List orders.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminOrdersQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetOrdersParams<E, F>,
) {
  return answerOptions(
    adminOrderKeys.list(query),
    (signal): ResponsePromise<Answer<AdminOrdersListRes, "orders", AdminOrdersListSelection, E, F>> =>
      client.admin.orders.list(query, undefined, { signal }),
  )
}

/**
 * List orders.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `orders`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminOrders<E extends string = never, F extends string = never>(
  query?: AdminGetOrdersParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<AdminOrdersListRes, "orders", AdminOrdersListSelection, E, F>>,
): QueryHookResult<Answer<AdminOrdersListRes, "orders", AdminOrdersListSelection, E, F>> {
  return useAnswer(adminOrdersQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useAdminOrder} reads, for `prefetchQuery` and the like. Read an order with its totals. `returnable_items` among `fields` adds the lines that can come back.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/orders/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminOrderQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    adminOrderKeys.detailOrder(id, query),
    (signal): ResponsePromise<Answer<AdminOrdersRes, "order", AdminGetOrdersOrderSelection, E, F>> =>
      client.admin.orders.retrieve(id, query, undefined, { signal }),
  )
}

/**
 * Read an order with its totals. `returnable_items` among `fields` adds the lines that can come back.
 *
 * @param id `{id}` of `/admin/orders/{id}`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `order` and `response`
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
 * What {@link useAdminPaymentCollection} reads, for `prefetchQuery` and the like. Read a payment collection.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/payment-collections/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminPaymentCollectionQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminPaymentCollectionQueryKeys.detail(id), query),
    (
      signal,
    ): ResponsePromise<
      Answer<AdminPaymentCollectionsRes, "payment_collection", AdminPaymentCollectionsSelection, E, F>
    > => client.admin.paymentCollections.retrieve(id, query, undefined, { signal }),
  )
}

/**
 * Read a payment collection.
 *
 * @param id `{id}` of `/admin/payment-collections/{id}`
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `payment_collection` and `response`
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
 * What {@link useAdminPayment} reads, for `prefetchQuery` and the like. Read a payment.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/payments/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminPaymentQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminPaymentQueryKeys.detail(id), query),
    (signal): ResponsePromise<Answer<AdminPaymentRes, "payment", AdminPaymentSelection, E, F>> =>
      client.admin.payments.retrieve(id, query, undefined, { signal }),
  )
}

/**
 * Read a payment.
 *
 * @param id `{id}` of `/admin/payments/{id}`
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `payment` and `response`
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
 * What {@link useAdminReturnReasons} reads, for `prefetchQuery` and the like. List the return reasons without parent, each with those below it.
 *
 * @param client client that sends the request
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminReturnReasonsQueryOptions(client: Pick<Stheno, "admin">) {
  return answerOptions(
    adminReturnReasonKeys.lists(),
    (
      signal,
    ): ResponsePromise<Answer<AdminReturnReasonsListRes, "return_reasons", AdminReturnReasonsSelection>> =>
      client.admin.returnReasons.list(undefined, { signal }),
  )
}

/**
 * List the return reasons without parent, each with those below it.
 *
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `return_reasons` and `response`
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
 * What {@link useAdminReturnReason} reads, for `prefetchQuery` and the like. Get a return reason.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/return-reasons/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminReturnReasonQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(
    adminReturnReasonKeys.detail(id),
    (signal): ResponsePromise<Answer<AdminReturnReasonsRes, "return_reason", AdminReturnReasonsSelection>> =>
      client.admin.returnReasons.retrieve(id, undefined, { signal }),
  )
}

/**
 * Get a return reason.
 *
 * @param id `{id}` of `/admin/return-reasons/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `return_reason` and `response`
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
 * What {@link useAdminReturns} reads, for `prefetchQuery` and the like. List returns.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminReturnsQueryOptions(client: Pick<Stheno, "admin">, query?: AdminGetReturnsParams) {
  return answerOptions(
    withQuery(adminReturnKeys.lists(), query),
    (signal): ResponsePromise<Answer<AdminReturnsListRes, "returns", AdminReturnsListSelection>> =>
      client.admin.returns.list(query, undefined, { signal }),
  )
}

/**
 * List returns.
 *
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `returns`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminSwaps} reads, for `prefetchQuery` and the like. List swaps.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminSwapsQueryOptions(client: Pick<Stheno, "admin">, query?: AdminGetSwapsParams) {
  return answerOptions(adminSwapKeys.list(query), (signal): ResponsePromise<AdminSwapsListRes> =>
    client.admin.swaps.list(query, undefined, { signal }),
  )
}

/**
 * List swaps.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `swaps`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminSwaps(
  query?: AdminGetSwapsParams,
  options?: UseQueryOptionsWrapper<AdminSwapsListRes>,
): QueryHookResult<AdminSwapsListRes> {
  return useAnswer(adminSwapsQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useAdminSwap} reads, for `prefetchQuery` and the like. Read a swap with the totals of its cart.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/swaps/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminSwapQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(
    adminSwapKeys.detail(id),
    (signal): ResponsePromise<Answer<AdminSwapsRes, "swap", AdminSwapsSelection>> =>
      client.admin.swaps.retrieve(id, undefined, { signal }),
  )
}

/**
 * Read a swap with the totals of its cart.
 *
 * @param id `{id}` of `/admin/swaps/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `swap` and `response`
 * @since 0.1.0
 */
export function useAdminSwap(
  id: string,
  options?: UseQueryOptionsWrapper<Answer<AdminSwapsRes, "swap", AdminSwapsSelection>>,
): QueryHookResult<Answer<AdminSwapsRes, "swap", AdminSwapsSelection>> {
  return useAnswer(adminSwapQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useAdminCollections} reads, for `prefetchQuery` and the like. List collections with their products.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminCollectionsQueryOptions(
  client: Pick<Stheno, "admin">,
  query?: AdminGetCollectionsParams,
) {
  return answerOptions(
    adminCollectionKeys.list(query),
    (
      signal,
    ): ResponsePromise<Answer<AdminCollectionsListRes, "collections", AdminCollectionsListSelection>> =>
      client.admin.collections.list(query, undefined, { signal }),
  )
}

/**
 * List collections with their products.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `collections`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminCollection} reads, for `prefetchQuery` and the like. Read a collection with its products.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/collections/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminCollectionQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(
    adminCollectionKeys.detail(id),
    (signal): ResponsePromise<Answer<AdminCollectionsRes, "collection", AdminCollectionsSelection>> =>
      client.admin.collections.retrieve(id, undefined, { signal }),
  )
}

/**
 * Read a collection with its products.
 *
 * @param id `{id}` of `/admin/collections/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `collection` and `response`
 * @since 0.1.0
 */
export function useAdminCollection(
  id: string,
  options?: UseQueryOptionsWrapper<Answer<AdminCollectionsRes, "collection", AdminCollectionsSelection>>,
): QueryHookResult<Answer<AdminCollectionsRes, "collection", AdminCollectionsSelection>> {
  return useAnswer(adminCollectionQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useAdminDiscounts} reads, for `prefetchQuery` and the like. List discounts.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminDiscountsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetDiscountsParams<E, F>,
) {
  return answerOptions(
    adminDiscountKeys.list(query),
    (
      signal,
    ): ResponsePromise<Answer<AdminDiscountsListRes, "discounts", AdminPostDiscountsSelection, E, F>> =>
      client.admin.discounts.list(query, undefined, { signal }),
  )
}

/**
 * List discounts.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `discounts`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminDiscount} reads, for `prefetchQuery` and the like. Get a discount.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/discounts/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminDiscountQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminDiscountKeys.detail(id), query),
    (signal): ResponsePromise<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection, E, F>> =>
      client.admin.discounts.retrieve(id, query, undefined, { signal }),
  )
}

/**
 * Get a discount.
 *
 * @param id `{id}` of `/admin/discounts/{id}`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `discount` and `response`
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
 * What {@link useAdminGetDiscountByCode} reads, for `prefetchQuery` and the like. Get a discount by its code.
 *
 * @param client client that sends the request
 * @param code `{code}` of `/admin/discounts/code/{code}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminGetDiscountByCodeQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  code: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminDiscountKeys.detail(code), query),
    (signal): ResponsePromise<Answer<AdminDiscountsRes, "discount", AdminPostDiscountsSelection, E, F>> =>
      client.admin.discounts.retrieveByCode(code, undefined, { signal, query }),
  )
}

/**
 * Get a discount by its code.
 *
 * @param code `{code}` of `/admin/discounts/code/{code}`
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `discount` and `response`
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
 * What {@link useAdminGetDiscountCondition} reads, for `prefetchQuery` and the like. Get a condition of a discount.
 *
 * @param client client that sends the request
 * @param id `{discount_id}` of `/admin/discounts/{discount_id}/conditions/{condition_id}`
 * @param conditionId `{condition_id}` of `/admin/discounts/{discount_id}/conditions/{condition_id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminGetDiscountConditionQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  conditionId: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    adminDiscountKeys.detailCondition(conditionId, query),
    (
      signal,
    ): ResponsePromise<
      Answer<AdminDiscountConditionsRes, "discount_condition", AdminDiscountConditionsSelection, E, F>
    > => client.admin.discounts.getCondition(id, conditionId, query, undefined, { signal }),
  )
}

/**
 * Get a condition of a discount.
 *
 * @param id `{discount_id}` of `/admin/discounts/{discount_id}/conditions/{condition_id}`
 * @param conditionId `{condition_id}` of `/admin/discounts/{discount_id}/conditions/{condition_id}`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `discount_condition` and `response`
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
 * What {@link useAdminGiftCards} reads, for `prefetchQuery` and the like. List gift cards.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminGiftCardsQueryOptions(client: Pick<Stheno, "admin">, query?: AdminGetGiftCardsParams) {
  return answerOptions(
    adminGiftCardKeys.list(query),
    (signal): ResponsePromise<Answer<AdminGiftCardsListRes, "gift_cards", AdminGiftCardsSelection>> =>
      client.admin.giftCards.list(query, undefined, { signal }),
  )
}

/**
 * List gift cards.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `gift_cards`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminGiftCards(
  query?: AdminGetGiftCardsParams,
  options?: UseQueryOptionsWrapper<Answer<AdminGiftCardsListRes, "gift_cards", AdminGiftCardsSelection>>,
): QueryHookResult<Answer<AdminGiftCardsListRes, "gift_cards", AdminGiftCardsSelection>> {
  return useAnswer(adminGiftCardsQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useAdminGiftCard} reads, for `prefetchQuery` and the like. Get a gift card.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/gift-cards/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminGiftCardQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(
    adminGiftCardKeys.detail(id),
    (signal): ResponsePromise<Answer<AdminGiftCardsRes, "gift_card", AdminGiftCardsSelection>> =>
      client.admin.giftCards.retrieve(id, undefined, { signal }),
  )
}

/**
 * Get a gift card.
 *
 * @param id `{id}` of `/admin/gift-cards/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `gift_card` and `response`
 * @since 0.1.0
 */
export function useAdminGiftCard(
  id: string,
  options?: UseQueryOptionsWrapper<Answer<AdminGiftCardsRes, "gift_card", AdminGiftCardsSelection>>,
): QueryHookResult<Answer<AdminGiftCardsRes, "gift_card", AdminGiftCardsSelection>> {
  return useAnswer(adminGiftCardQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useAdminInventoryItems} reads, for `prefetchQuery` and the like. List inventory items with their variants and levels.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminInventoryItemsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetInventoryItemsParams<E, F>,
) {
  return answerOptions(
    adminInventoryItemsKeys.list(query),
    (
      signal,
    ): ResponsePromise<
      Answer<
        AdminInventoryItemsListWithVariantsAndLocationLevelsRes,
        "inventory_items",
        AdminInventoryItemsSelection,
        E,
        F
      >
    > => client.admin.inventoryItems.list(query, undefined, { signal }),
  )
}

/**
 * List inventory items with their variants and levels.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `inventory_items`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminInventoryItem} reads, for `prefetchQuery` and the like. Get an inventory item with its levels.
 *
 * @param client client that sends the request
 * @param inventoryItemId `{id}` of `/admin/inventory-items/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminInventoryItemQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  inventoryItemId: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminInventoryItemsKeys.detail(inventoryItemId), query),
    (
      signal,
    ): ResponsePromise<
      Answer<AdminInventoryItemsRes, "inventory_item", AdminInventoryItemsSelection, E, F>
    > => client.admin.inventoryItems.retrieve(inventoryItemId, query, undefined, { signal }),
  )
}

/**
 * Get an inventory item with its levels.
 *
 * @param inventoryItemId `{id}` of `/admin/inventory-items/{id}`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `inventory_item` and `response`
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
 * What {@link useAdminInventoryItemLocationLevels} reads, for `prefetchQuery` and the like. List the levels of an inventory item.
 *
 * @param client client that sends the request
 * @param inventoryItemId `{id}` of `/admin/inventory-items/{id}/location-levels`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminInventoryItemLocationLevelsQueryOptions<
  E extends string = never,
  F extends string = never,
>(
  client: Pick<Stheno, "admin">,
  inventoryItemId: string,
  query?: AdminGetInventoryItemsItemLocationLevelsParams<E, F>,
) {
  return answerOptions(
    withQuery([...adminInventoryItemsKeys.detail(inventoryItemId), "location_levels"], query),
    (
      signal,
    ): ResponsePromise<
      Answer<
        AdminInventoryItemsLocationLevelsRes,
        "inventory_item",
        AdminInventoryItemsLocationLevelsSelection,
        E,
        F
      >
    > => client.admin.inventoryItems.listLocationLevels(inventoryItemId, query, undefined, { signal }),
  )
}

/**
 * List the levels of an inventory item.
 *
 * @param inventoryItemId `{id}` of `/admin/inventory-items/{id}/location-levels`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `inventory_item` and `response`
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
 * What {@link useAdminPriceLists} reads, for `prefetchQuery` and the like. List price lists.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminPriceListsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetPriceListPaginationParams<E, F>,
) {
  return answerOptions(
    adminPriceListKeys.list(query),
    (signal): ResponsePromise<Answer<AdminPriceListsListRes, "price_lists", AdminUsersListSelection, E, F>> =>
      client.admin.priceLists.list(query, undefined, { signal }),
  )
}

/**
 * List price lists.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `price_lists`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminPriceListProducts} reads, for `prefetchQuery` and the like. List the products that have prices in a price list.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/price-lists/{id}/products`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminPriceListProductsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: AdminGetPriceListsPriceListProductsParams<E, F>,
) {
  return answerOptions(
    adminPriceListKeys.detailProducts(id, query),
    (
      signal,
    ): ResponsePromise<
      Answer<AdminPriceListsProductsListRes, "products", AdminPriceListsProductsListSelection, E, F>
    > => client.admin.priceLists.listProducts(id, query, undefined, { signal }),
  )
}

/**
 * List the products that have prices in a price list.
 *
 * @param id `{id}` of `/admin/price-lists/{id}/products`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `products`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminPriceList} reads, for `prefetchQuery` and the like. Get a price list with its prices.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/price-lists/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminPriceListQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(
    adminPriceListKeys.detail(id),
    (signal): ResponsePromise<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>> =>
      client.admin.priceLists.retrieve(id, undefined, { signal }),
  )
}

/**
 * Get a price list with its prices.
 *
 * @param id `{id}` of `/admin/price-lists/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `price_list` and `response`
 * @since 0.1.0
 */
export function useAdminPriceList(
  id: string,
  options?: UseQueryOptionsWrapper<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>>,
): QueryHookResult<Answer<AdminPriceListRes, "price_list", AdminPriceListSelection>> {
  return useAnswer(adminPriceListQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useAdminProductCategories} reads, for `prefetchQuery` and the like. List categories by rank.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminProductCategoriesQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetProductCategoriesParams<E, F>,
) {
  return answerOptions(
    adminProductCategoryKeys.list(query),
    (
      signal,
    ): ResponsePromise<
      Answer<
        AdminProductCategoriesListRes,
        "product_categories",
        AdminProductCategoriesCategorySelection,
        E,
        F
      >
    > => client.admin.productCategories.list(query, undefined, { signal }),
  )
}

/**
 * List categories by rank.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `product_categories`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminProductCategory} reads, for `prefetchQuery` and the like. Read a category with its parent and the tree below it. The category comes whole, whatever `fields` and `expand` say.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/product-categories/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminProductCategoryQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminProductCategoryKeys.detail(id), query),
    (
      signal,
    ): ResponsePromise<
      Answer<
        AdminProductCategoriesCategoryRes,
        "product_category",
        AdminProductCategoriesCategorySelection,
        E,
        F
      >
    > => client.admin.productCategories.retrieve(id, query, undefined, { signal }),
  )
}

/**
 * Read a category with its parent and the tree below it. The category comes whole, whatever `fields` and `expand` say.
 *
 * @param id `{id}` of `/admin/product-categories/{id}`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `product_category` and `response`
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
 * What {@link useAdminProductTags} reads, for `prefetchQuery` and the like. List product tags.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminProductTagsQueryOptions(
  client: Pick<Stheno, "admin">,
  query?: AdminGetProductTagsParams,
) {
  return answerOptions(
    adminProductTagKeys.list(query),
    (
      signal,
    ): ResponsePromise<Answer<AdminProductTagsListRes, "product_tags", AdminProductTagsListSelection>> =>
      client.admin.productTags.list(query, undefined, { signal }),
  )
}

/**
 * List product tags.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `product_tags`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminProductTypes} reads, for `prefetchQuery` and the like. List product types.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminProductTypesQueryOptions(
  client: Pick<Stheno, "admin">,
  query?: AdminGetProductTypesParams,
) {
  return answerOptions(
    adminProductTypeKeys.list(query),
    (
      signal,
    ): ResponsePromise<Answer<AdminProductTypesListRes, "product_types", AdminProductTagsListSelection>> =>
      client.admin.productTypes.list(query, undefined, { signal }),
  )
}

/**
 * List product types.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `product_types`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminProducts} reads, for `prefetchQuery` and the like. List products.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminProductsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetProductsParams<E, F>,
) {
  return answerOptions(
    adminProductKeys.list(query),
    (
      signal,
    ): ResponsePromise<Answer<AdminProductsListRes, "products", AdminGetProductsProductSelection, E, F>> =>
      client.admin.products.list(query, undefined, { signal }),
  )
}

/**
 * List products.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `products`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminProduct} reads, for `prefetchQuery` and the like. Read a product.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/products/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminProductQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminProductKeys.detail(id), query),
    (signal): ResponsePromise<Answer<AdminProductsRes, "product", AdminGetProductsProductSelection, E, F>> =>
      client.admin.products.retrieve(id, undefined, { signal, query }),
  )
}

/**
 * Read a product.
 *
 * @param id `{id}` of `/admin/products/{id}`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `product` and `response`
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
 * What {@link useAdminProductVariants} reads, for `prefetchQuery` and the like. List the variants of a product.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/products/{id}/variants`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminProductVariantsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: AdminGetProductsVariantsParams<E, F>,
) {
  return answerOptions(
    adminProductKeys.detailVariants(id, query),
    (
      signal,
    ): ResponsePromise<
      Answer<AdminProductsListVariantsRes, "variants", AdminProductsListVariantsSelection, E, F>
    > => client.admin.products.listVariants(id, query, undefined, { signal }),
  )
}

/**
 * List the variants of a product.
 *
 * @param id `{id}` of `/admin/products/{id}/variants`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `variants`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminProductTagUsage} reads, for `prefetchQuery` and the like. List the ten most used product tags.
 *
 * @param client client that sends the request
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminProductTagUsageQueryOptions(client: Pick<Stheno, "admin">) {
  return answerOptions(adminProductKeys.detail("tags"), (signal): ResponsePromise<AdminProductsListTagsRes> =>
    client.admin.products.listTags(undefined, { signal }),
  )
}

/**
 * List the ten most used product tags.
 *
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `tags` and `response`
 * @since 0.1.0
 */
export function useAdminProductTagUsage(
  options?: UseQueryOptionsWrapper<AdminProductsListTagsRes>,
): QueryHookResult<AdminProductsListTagsRes> {
  return useAnswer(adminProductTagUsageQueryOptions(useMedusa().client), options)
}

/**
 * What {@link useAdminReservations} reads, for `prefetchQuery` and the like. List reservations.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminReservationsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetReservationsParams<E, F>,
) {
  return answerOptions(
    adminReservationsKeys.list(query),
    (
      signal,
    ): ResponsePromise<
      Answer<AdminReservationsListRes, "reservations", AdminReservationsListSelection, E, F>
    > => client.admin.reservations.list(query, undefined, { signal }),
  )
}

/**
 * List reservations.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `reservations`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminReservation} reads, for `prefetchQuery` and the like. Get a reservation.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/reservations/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminReservationQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(adminReservationsKeys.detail(id), (signal): ResponsePromise<AdminReservationsRes> =>
    client.admin.reservations.retrieve(id, undefined, { signal }),
  )
}

/**
 * Get a reservation.
 *
 * @param id `{id}` of `/admin/reservations/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `reservation` and `response`
 * @since 0.1.0
 */
export function useAdminReservation(
  id: string,
  options?: UseQueryOptionsWrapper<AdminReservationsRes>,
): QueryHookResult<AdminReservationsRes> {
  return useAnswer(adminReservationQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useAdminStockLocations} reads, for `prefetchQuery` and the like. List stock locations.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminStockLocationsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetStockLocationsParams<E, F>,
) {
  return answerOptions(
    adminStockLocationsKeys.list(query),
    (
      signal,
    ): ResponsePromise<
      Answer<AdminStockLocationsListRes, "stock_locations", AdminInventoryItemsSelection, E, F>
    > => client.admin.stockLocations.list(query, undefined, { signal }),
  )
}

/**
 * List stock locations.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `stock_locations`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminStockLocations<E extends string = never, F extends string = never>(
  query?: AdminGetStockLocationsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminStockLocationsListRes, "stock_locations", AdminInventoryItemsSelection, E, F>
  >,
): QueryHookResult<
  Answer<AdminStockLocationsListRes, "stock_locations", AdminInventoryItemsSelection, E, F>
> {
  return useAnswer(adminStockLocationsQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useAdminStockLocation} reads, for `prefetchQuery` and the like. Get a stock location.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/stock-locations/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminStockLocationQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminStockLocationsKeys.detail(id), query),
    (
      signal,
    ): ResponsePromise<
      Answer<AdminStockLocationsRes, "stock_location", AdminInventoryItemsSelection, E, F>
    > => client.admin.stockLocations.retrieve(id, undefined, { signal, query }),
  )
}

/**
 * Get a stock location.
 *
 * @param id `{id}` of `/admin/stock-locations/{id}`
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `stock_location` and `response`
 * @since 0.1.0
 */
export function useAdminStockLocation<E extends string = never, F extends string = never>(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<AdminStockLocationsRes, "stock_location", AdminInventoryItemsSelection, E, F>,
    FindParams<E, F>
  >,
): QueryHookResult<Answer<AdminStockLocationsRes, "stock_location", AdminInventoryItemsSelection, E, F>> {
  return useAnswer(adminStockLocationQueryOptions(useMedusa().client, id, options?.query), options)
}

/**
 * What {@link useAdminVariants} reads, for `prefetchQuery` and the like. List variants of all products, with prices and stock.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminVariantsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetVariantsParams<E, F>,
) {
  return answerOptions(
    adminVariantKeys.list(query),
    (signal): ResponsePromise<Answer<AdminVariantsListRes, "variants", AdminVariantsListSelection, E, F>> =>
      client.admin.variants.list(query, undefined, { signal }),
  )
}

/**
 * List variants of all products, with prices and stock.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `variants`, `count`, `offset`, `limit` and `response`
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
 * What {@link useAdminVariant} reads, for `prefetchQuery` and the like. Read a variant with its prices.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/variants/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminVariantQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminVariantKeys.detail(id), query),
    (signal): ResponsePromise<Answer<AdminVariantsRes, "variant", AdminVariantsListSelection, E, F>> =>
      client.admin.variants.retrieve(id, query, undefined, { signal }),
  )
}

/**
 * Read a variant with its prices.
 *
 * @param id `{id}` of `/admin/variants/{id}`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `variant` and `response`
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
 * What {@link useAdminVariantsInventory} reads, for `prefetchQuery` and the like. Get what a variant is made of and how much of it each sales channel has.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/variants/{id}/inventory`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminVariantsInventoryQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(
    [...adminVariantKeys.detail(id), "inventory"],
    (signal): ResponsePromise<AdminGetVariantsVariantInventoryRes> =>
      client.admin.variants.getInventory(id, undefined, { signal }),
  )
}

/**
 * Get what a variant is made of and how much of it each sales channel has.
 *
 * @param id `{id}` of `/admin/variants/{id}/inventory`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `variant` and `response`
 * @since 0.1.0
 */
export function useAdminVariantsInventory(
  id: string,
  options?: UseQueryOptionsWrapper<AdminGetVariantsVariantInventoryRes>,
): QueryHookResult<AdminGetVariantsVariantInventoryRes> {
  return useAnswer(adminVariantsInventoryQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useAdminCurrencies} reads, for `prefetchQuery` and the like. List currencies.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminCurrenciesQueryOptions(client: Pick<Stheno, "admin">, query?: AdminGetCurrenciesParams) {
  return answerOptions(adminCurrenciesKeys.list(query), (signal): ResponsePromise<AdminCurrenciesListRes> =>
    client.admin.currencies.list(query, undefined, { signal }),
  )
}

/**
 * List currencies.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `currencies`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminCurrencies(
  query?: AdminGetCurrenciesParams,
  options?: UseQueryOptionsWrapper<AdminCurrenciesListRes>,
): QueryHookResult<AdminCurrenciesListRes> {
  return useAnswer(adminCurrenciesQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useAdminRegions} reads, for `prefetchQuery` and the like. List regions.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminRegionsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetRegionsParams<E, F>,
) {
  return answerOptions(
    adminRegionKeys.list(query),
    (signal): ResponsePromise<Answer<AdminRegionsListRes, "regions", AdminRegionsSelection, E, F>> =>
      client.admin.regions.list(query, undefined, { signal }),
  )
}

/**
 * List regions.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `regions`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminRegions<E extends string = never, F extends string = never>(
  query?: AdminGetRegionsParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<AdminRegionsListRes, "regions", AdminRegionsSelection, E, F>>,
): QueryHookResult<Answer<AdminRegionsListRes, "regions", AdminRegionsSelection, E, F>> {
  return useAnswer(adminRegionsQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useAdminRegion} reads, for `prefetchQuery` and the like. Get a region.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/regions/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminRegionQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminRegionKeys.detail(id), query),
    (signal): ResponsePromise<Answer<AdminRegionsRes, "region", AdminRegionsSelection, E, F>> =>
      client.admin.regions.retrieve(id, query, undefined, { signal }),
  )
}

/**
 * Get a region.
 *
 * @param id `{id}` of `/admin/regions/{id}`
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `region` and `response`
 * @since 0.1.0
 */
export function useAdminRegion<E extends string = never, F extends string = never>(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<AdminRegionsRes, "region", AdminRegionsSelection, E, F>,
    FindParams<E, F>
  >,
): QueryHookResult<Answer<AdminRegionsRes, "region", AdminRegionsSelection, E, F>> {
  return useAnswer(adminRegionQueryOptions(useMedusa().client, id, options?.query), options)
}

/**
 * What {@link useAdminRegionFulfillmentOptions} reads, for `prefetchQuery` and the like. List what the fulfillment providers of a region offer.
 *
 * @param client client that sends the request
 * @param regionId `{id}` of `/admin/regions/{id}/fulfillment-options`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminRegionFulfillmentOptionsQueryOptions(client: Pick<Stheno, "admin">, regionId: string) {
  return answerOptions(
    adminRegionKeys.detail(`${regionId}_fullfillment-options`),
    (signal): ResponsePromise<AdminGetRegionsRegionFulfillmentOptionsRes> =>
      client.admin.regions.retrieveFulfillmentOptions(regionId, undefined, { signal }),
  )
}

/**
 * List what the fulfillment providers of a region offer.
 *
 * @param regionId `{id}` of `/admin/regions/{id}/fulfillment-options`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `fulfillment_options` and `response`
 * @since 0.1.0
 */
export function useAdminRegionFulfillmentOptions(
  regionId: string,
  options?: UseQueryOptionsWrapper<AdminGetRegionsRegionFulfillmentOptionsRes>,
): QueryHookResult<AdminGetRegionsRegionFulfillmentOptionsRes> {
  return useAnswer(adminRegionFulfillmentOptionsQueryOptions(useMedusa().client, regionId), options)
}

/**
 * What {@link useAdminShippingOptions} reads, for `prefetchQuery` and the like. List shipping options.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminShippingOptionsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetShippingOptionsParams<E, F>,
) {
  return answerOptions(
    adminShippingOptionKeys.list(query),
    (
      signal,
    ): ResponsePromise<
      Answer<AdminShippingOptionsListRes, "shipping_options", AdminShippingOptionsSelection, E, F>
    > => client.admin.shippingOptions.list(query, undefined, { signal }),
  )
}

/**
 * List shipping options.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `shipping_options`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminShippingOptions<E extends string = never, F extends string = never>(
  query?: AdminGetShippingOptionsParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<AdminShippingOptionsListRes, "shipping_options", AdminShippingOptionsSelection, E, F>
  >,
): QueryHookResult<
  Answer<AdminShippingOptionsListRes, "shipping_options", AdminShippingOptionsSelection, E, F>
> {
  return useAnswer(adminShippingOptionsQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useAdminShippingOption} reads, for `prefetchQuery` and the like. Get a shipping option.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/shipping-options/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminShippingOptionQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(
    adminShippingOptionKeys.detail(id),
    (
      signal,
    ): ResponsePromise<Answer<AdminShippingOptionsRes, "shipping_option", AdminShippingOptionsSelection>> =>
      client.admin.shippingOptions.retrieve(id, undefined, { signal }),
  )
}

/**
 * Get a shipping option.
 *
 * @param id `{id}` of `/admin/shipping-options/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `shipping_option` and `response`
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
 * What {@link useAdminShippingProfiles} reads, for `prefetchQuery` and the like. List shipping profiles.
 *
 * @param client client that sends the request
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminShippingProfilesQueryOptions(client: Pick<Stheno, "admin">) {
  return answerOptions(
    adminShippingProfileKeys.lists(),
    (signal): ResponsePromise<AdminShippingProfilesListRes> =>
      client.admin.shippingProfiles.list(undefined, { signal }),
  )
}

/**
 * List shipping profiles.
 *
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `shipping_profiles` and `response`
 * @since 0.1.0
 */
export function useAdminShippingProfiles(
  options?: UseQueryOptionsWrapper<AdminShippingProfilesListRes>,
): QueryHookResult<AdminShippingProfilesListRes> {
  return useAnswer(adminShippingProfilesQueryOptions(useMedusa().client), options)
}

/**
 * What {@link useAdminShippingProfile} reads, for `prefetchQuery` and the like. Get a shipping profile with its products and shipping options.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/shipping-profiles/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminShippingProfileQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(
    adminShippingProfileKeys.detail(id),
    (signal): ResponsePromise<AdminShippingProfilesRes> =>
      client.admin.shippingProfiles.retrieve(id, undefined, { signal }),
  )
}

/**
 * Get a shipping profile with its products and shipping options.
 *
 * @param id `{id}` of `/admin/shipping-profiles/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `shipping_profile` and `response`
 * @since 0.1.0
 */
export function useAdminShippingProfile(
  id: string,
  options?: UseQueryOptionsWrapper<AdminShippingProfilesRes>,
): QueryHookResult<AdminShippingProfilesRes> {
  return useAnswer(adminShippingProfileQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useAdminStorePaymentProviders} reads, for `prefetchQuery` and the like. List payment providers.
 *
 * @param client client that sends the request
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminStorePaymentProvidersQueryOptions(client: Pick<Stheno, "admin">) {
  return answerOptions(
    adminStoreKeys.detail("payment_providers"),
    (signal): ResponsePromise<AdminPaymentProvidersList> =>
      client.admin.store.listPaymentProviders(undefined, { signal }),
  )
}

/**
 * List payment providers.
 *
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `payment_providers` and `response`
 * @since 0.1.0
 */
export function useAdminStorePaymentProviders(
  options?: UseQueryOptionsWrapper<AdminPaymentProvidersList>,
): QueryHookResult<AdminPaymentProvidersList> {
  return useAnswer(adminStorePaymentProvidersQueryOptions(useMedusa().client), options)
}

/**
 * What {@link useAdminStoreTaxProviders} reads, for `prefetchQuery` and the like. List tax providers. The built-in one is not among them: a region without a tax provider uses it.
 *
 * @param client client that sends the request
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminStoreTaxProvidersQueryOptions(client: Pick<Stheno, "admin">) {
  return answerOptions(
    adminStoreKeys.detail("tax_providers"),
    (signal): ResponsePromise<AdminTaxProvidersList> =>
      client.admin.store.listTaxProviders(undefined, { signal }),
  )
}

/**
 * List tax providers. The built-in one is not among them: a region without a tax provider uses it.
 *
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `tax_providers` and `response`
 * @since 0.1.0
 */
export function useAdminStoreTaxProviders(
  options?: UseQueryOptionsWrapper<AdminTaxProvidersList>,
): QueryHookResult<AdminTaxProvidersList> {
  return useAnswer(adminStoreTaxProvidersQueryOptions(useMedusa().client), options)
}

/**
 * What {@link useAdminStore} reads, for `prefetchQuery` and the like. Get the shop's settings with what the server can do.
 *
 * @param client client that sends the request
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminStoreQueryOptions(client: Pick<Stheno, "admin">) {
  return answerOptions(
    adminStoreKeys.details(),
    (signal): ResponsePromise<Answer<AdminExtendedStoresRes, "store", AdminExtendedStoresSelection>> =>
      client.admin.store.retrieve(undefined, { signal }),
  )
}

/**
 * Get the shop's settings with what the server can do.
 *
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `store` and `response`
 * @since 0.1.0
 */
export function useAdminStore(
  options?: UseQueryOptionsWrapper<Answer<AdminExtendedStoresRes, "store", AdminExtendedStoresSelection>>,
): QueryHookResult<Answer<AdminExtendedStoresRes, "store", AdminExtendedStoresSelection>> {
  return useAnswer(adminStoreQueryOptions(useMedusa().client), options)
}

/**
 * What {@link useAdminTaxRates} reads, for `prefetchQuery` and the like. List tax rates.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminTaxRatesQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetTaxRatesParams<E, F>,
) {
  return answerOptions(
    adminTaxRateKeys.list(query),
    (signal): ResponsePromise<Answer<AdminTaxRatesListRes, "tax_rates", AdminTaxRatesSelection, E, F>> =>
      client.admin.taxRates.list(query, undefined, { signal }),
  )
}

/**
 * List tax rates.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `tax_rates`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useAdminTaxRates<E extends string = never, F extends string = never>(
  query?: AdminGetTaxRatesParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<AdminTaxRatesListRes, "tax_rates", AdminTaxRatesSelection, E, F>>,
): QueryHookResult<Answer<AdminTaxRatesListRes, "tax_rates", AdminTaxRatesSelection, E, F>> {
  return useAnswer(adminTaxRatesQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useAdminTaxRate} reads, for `prefetchQuery` and the like. Get a tax rate.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/admin/tax-rates/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function adminTaxRateQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminTaxRateKeys.detail(id), query),
    (signal): ResponsePromise<Answer<AdminTaxRatesRes, "tax_rate", AdminTaxRatesSelection, E, F>> =>
      client.admin.taxRates.retrieve(id, query, undefined, { signal }),
  )
}

/**
 * Get a tax rate.
 *
 * @param id `{id}` of `/admin/tax-rates/{id}`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `tax_rate` and `response`
 * @since 0.1.0
 */
export function useAdminTaxRate<E extends string = never, F extends string = never>(
  id: string,
  query?: FindParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<AdminTaxRatesRes, "tax_rate", AdminTaxRatesSelection, E, F>>,
): QueryHookResult<Answer<AdminTaxRatesRes, "tax_rate", AdminTaxRatesSelection, E, F>> {
  return useAnswer(adminTaxRateQueryOptions(useMedusa().client, id, query), options)
}
