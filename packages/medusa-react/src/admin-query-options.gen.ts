// Generated from the table of hooks and the client by `npm run generate`. Do not edit.
import {
  type Answer,
  type FindParams,
  type ResponsePromise,
  type Stheno,
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
import { answerOptions, withQuery } from "./hooks/answer-options.ts"
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
 * Creates the query options of `useAdminGetSession`, for `prefetchQuery` and similar functions. Get the signed-in admin user.
 *
 * @param client the client that sends the request
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminGetSessionQueryOptions(client: Pick<Stheno, "admin">) {
  return answerOptions(adminAuthKeys.details(), (signal): ResponsePromise<AdminAuthRes> =>
    client.admin.auth.getSession(undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminBatchJobs`, for `prefetchQuery` and similar functions. List the batch jobs of the signed-in user.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminBatchJobsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetBatchParams<E, F>,
) {
  return answerOptions(
    adminBatchJobsKeys.list(query),
    (signal): ResponsePromise<Answer<AdminBatchJobListRes, "batch_jobs", AdminUsersListSelection, E, F>> =>
      client.admin.batchJobs.list(query, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminBatchJob`, for `prefetchQuery` and similar functions. Get a batch job and its progress.
 *
 * @param client the client that sends the request
 * @param id the ID of the batch job
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminBatchJobQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(adminBatchJobsKeys.detail(id), (signal): ResponsePromise<AdminBatchJobRes> =>
    client.admin.batchJobs.retrieve(id, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminCustomerGroup`, for `prefetchQuery` and similar functions. Get a customer group.
 *
 * @param client the client that sends the request
 * @param id the ID of the customer group
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminCustomerGroups`, for `prefetchQuery` and similar functions. List customer groups.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminCustomerGroupCustomers`, for `prefetchQuery` and similar functions. List the customers of a group.
 *
 * @param client the client that sends the request
 * @param id the ID of the customer group
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminCustomers`, for `prefetchQuery` and similar functions. List customers. The response contains whole customers; `fields` has no effect.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminCustomersQueryOptions(client: Pick<Stheno, "admin">, query?: AdminGetCustomersParams) {
  return answerOptions(adminCustomerKeys.list(query), (signal): ResponsePromise<AdminCustomersListRes> =>
    client.admin.customers.list(query, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminCustomer`, for `prefetchQuery` and similar functions. Get a customer. The response contains whole customers; `fields` has no effect. It contains at most 8,000 orders, the oldest first; to read all of them, list orders with `customer_id`.
 *
 * @param client the client that sends the request
 * @param id the ID of the customer
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminInvites`, for `prefetchQuery` and similar functions. List invites that were not accepted yet, oldest first.
 *
 * @param client the client that sends the request
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminInvitesQueryOptions(client: Pick<Stheno, "admin">) {
  return answerOptions(adminInviteKeys.lists(), (signal): ResponsePromise<AdminListInvitesRes> =>
    client.admin.invites.list(undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminNotes`, for `prefetchQuery` and similar functions. List notes, oldest first.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminNote`, for `prefetchQuery` and similar functions. Get a note.
 *
 * @param client the client that sends the request
 * @param id the ID of the note
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminNotifications`, for `prefetchQuery` and similar functions. List notifications. The filters accept several values, separated by commas.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminPublishableApiKey`, for `prefetchQuery` and similar functions. Get a publishable key.
 *
 * @param client the client that sends the request
 * @param id the ID of the publishable key: the key itself
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminPublishableApiKeys`, for `prefetchQuery` and similar functions. List publishable keys.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminPublishableApiKeySalesChannels`, for `prefetchQuery` and similar functions. List the sales channels of a publishable key.
 *
 * @param client the client that sends the request
 * @param id the ID of the publishable key: the key itself
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminSalesChannel`, for `prefetchQuery` and similar functions. Get a sales channel.
 *
 * @param client the client that sends the request
 * @param id the ID of the sales channel
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminSalesChannelQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(adminSalesChannelsKeys.detail(id), (signal): ResponsePromise<AdminSalesChannelsRes> =>
    client.admin.salesChannels.retrieve(id, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminSalesChannels`, for `prefetchQuery` and similar functions. List sales channels.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminUsers`, for `prefetchQuery` and similar functions. List admin users.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminUser`, for `prefetchQuery` and similar functions. Get an admin user.
 *
 * @param client the client that sends the request
 * @param id the ID of the user
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminUserQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(adminUserKeys.detail(id), (signal): ResponsePromise<AdminUserRes> =>
    client.admin.users.retrieve(id, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminDraftOrders`, for `prefetchQuery` and similar functions. List draft orders.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminDraftOrder`, for `prefetchQuery` and similar functions. Get a draft order with the totals of its cart.
 *
 * @param client the client that sends the request
 * @param id the ID of the draft order
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminOrderEdit`, for `prefetchQuery` and similar functions. Get an order edit with the totals that its order would have.
 *
 * @param client the client that sends the request
 * @param id the ID of the order edit
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminOrderEdits`, for `prefetchQuery` and similar functions. List order edits with the totals that their orders would have. `q` matches a part of the internal note.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminOrders`, for `prefetchQuery` and similar functions. List orders.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminOrder`, for `prefetchQuery` and similar functions. Get an order with its totals. Pass `returnable_items` in `expand` to get the lines that can be returned.
 *
 * @param client the client that sends the request
 * @param id the ID of the order
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminPaymentCollection`, for `prefetchQuery` and similar functions. Get a payment collection.
 *
 * @param client the client that sends the request
 * @param id the ID of the payment collection
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminPayment`, for `prefetchQuery` and similar functions. Get a payment.
 *
 * @param client the client that sends the request
 * @param id the ID of the payment
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminReturnReasons`, for `prefetchQuery` and similar functions. List return reasons with their children. The children of a return reason are more specific reasons, such as `Wrong size` below `Does not fit`. The list has the reasons without a parent, oldest first; `return_reason_children` contains the others.
 *
 * @param client the client that sends the request
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminReturnReason`, for `prefetchQuery` and similar functions. Get a return reason.
 *
 * @param client the client that sends the request
 * @param id the ID of the return reason
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminReturns`, for `prefetchQuery` and similar functions. List returns.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminSwaps`, for `prefetchQuery` and similar functions. List swaps.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminSwapsQueryOptions(client: Pick<Stheno, "admin">, query?: AdminGetSwapsParams) {
  return answerOptions(adminSwapKeys.list(query), (signal): ResponsePromise<AdminSwapsListRes> =>
    client.admin.swaps.list(query, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminSwap`, for `prefetchQuery` and similar functions. Get a swap with the totals of its cart.
 *
 * @param client the client that sends the request
 * @param id the ID of the swap
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminCollections`, for `prefetchQuery` and similar functions. List collections with their products. All collections of the page together have at most 8,000 products. If they have more, each shows at most an equal share. To read all products of a collection, list products with `collection_id`.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminCollection`, for `prefetchQuery` and similar functions. Get a collection with its products. The response contains at most 8,000 products. To read all of them, list products with `collection_id`.
 *
 * @param client the client that sends the request
 * @param id the ID of the collection
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminDiscounts`, for `prefetchQuery` and similar functions. List discounts.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminDiscount`, for `prefetchQuery` and similar functions. Get a discount.
 *
 * @param client the client that sends the request
 * @param id the ID of the discount
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminGetDiscountByCode`, for `prefetchQuery` and similar functions. Get a discount by its code.
 *
 * @param client the client that sends the request
 * @param code the code of the discount, in any case
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminGetDiscountCondition`, for `prefetchQuery` and similar functions. Get a condition of a discount.
 *
 * @param client the client that sends the request
 * @param id the ID of the discount
 * @param conditionId the ID of a condition of the discount's rule
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminGiftCards`, for `prefetchQuery` and similar functions. List gift cards.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminGiftCard`, for `prefetchQuery` and similar functions. Get a gift card.
 *
 * @param client the client that sends the request
 * @param id the ID of the gift card
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminInventoryItems`, for `prefetchQuery` and similar functions. List inventory items with their variants and levels.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminInventoryItem`, for `prefetchQuery` and similar functions. Get an inventory item with its levels.
 *
 * @param client the client that sends the request
 * @param inventoryItemId the ID of the inventory item
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminInventoryItemLocationLevels`, for `prefetchQuery` and similar functions. List the levels of an inventory item.
 *
 * @param client the client that sends the request
 * @param inventoryItemId the ID of the inventory item
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminPriceLists`, for `prefetchQuery` and similar functions. List price lists.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminPriceListProducts`, for `prefetchQuery` and similar functions. List the products that have prices in a price list.
 *
 * @param client the client that sends the request
 * @param id the ID of the price list
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminPriceList`, for `prefetchQuery` and similar functions. Get a price list with its prices. The response contains at most 8,000 prices. To read all of them, list the products of the price list.
 *
 * @param client the client that sends the request
 * @param id the ID of the price list
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminProductCategories`, for `prefetchQuery` and similar functions. List categories by rank.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminProductCategory`, for `prefetchQuery` and similar functions. Get a category with its parent and its subcategories. The response contains the whole category; `fields` and `expand` have no effect.
 *
 * @param client the client that sends the request
 * @param id the ID of the category
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminProductTags`, for `prefetchQuery` and similar functions. List product tags.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminProductTypes`, for `prefetchQuery` and similar functions. List product types.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminProducts`, for `prefetchQuery` and similar functions. List products.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminProduct`, for `prefetchQuery` and similar functions. Get a product.
 *
 * @param client the client that sends the request
 * @param id the ID of the product
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminProductVariants`, for `prefetchQuery` and similar functions. List the variants of a product.
 *
 * @param client the client that sends the request
 * @param id the ID of the product
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminProductTagUsage`, for `prefetchQuery` and similar functions. List the ten most used product tags.
 *
 * @param client the client that sends the request
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminProductTagUsageQueryOptions(client: Pick<Stheno, "admin">) {
  return answerOptions(adminProductKeys.detail("tags"), (signal): ResponsePromise<AdminProductsListTagsRes> =>
    client.admin.products.listTags(undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminReservations`, for `prefetchQuery` and similar functions. List reservations.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminReservation`, for `prefetchQuery` and similar functions. Get a reservation.
 *
 * @param client the client that sends the request
 * @param id the ID of the reservation
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminReservationQueryOptions(client: Pick<Stheno, "admin">, id: string) {
  return answerOptions(adminReservationsKeys.detail(id), (signal): ResponsePromise<AdminReservationsRes> =>
    client.admin.reservations.retrieve(id, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminStockLocations`, for `prefetchQuery` and similar functions. List stock locations.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
      Answer<
        AdminStockLocationsListRes,
        "stock_locations",
        AdminPostInventoryItemsInventoryItemSelection,
        E,
        F
      >
    > => client.admin.stockLocations.list(query, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminStockLocation`, for `prefetchQuery` and similar functions. Get a stock location.
 *
 * @param client the client that sends the request
 * @param id the ID of the stock location
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
      Answer<AdminStockLocationsRes, "stock_location", AdminPostInventoryItemsInventoryItemSelection, E, F>
    > => client.admin.stockLocations.retrieve(id, undefined, { signal, query }),
  )
}

/**
 * Creates the query options of `useAdminVariants`, for `prefetchQuery` and similar functions. List variants of all products, with prices and stock.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminVariant`, for `prefetchQuery` and similar functions. Get a variant with its prices.
 *
 * @param client the client that sends the request
 * @param id the ID of the variant
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminVariantsInventory`, for `prefetchQuery` and similar functions. Get the inventory items and the availability of a variant.
 *
 * @param client the client that sends the request
 * @param id the ID of the variant
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminCurrencies`, for `prefetchQuery` and similar functions. List currencies.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminCurrenciesQueryOptions(client: Pick<Stheno, "admin">, query?: AdminGetCurrenciesParams) {
  return answerOptions(adminCurrenciesKeys.list(query), (signal): ResponsePromise<AdminCurrenciesListRes> =>
    client.admin.currencies.list(query, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminRegions`, for `prefetchQuery` and similar functions. List regions.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminRegionsQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  query?: AdminGetRegionsParams<E, F>,
) {
  return answerOptions(
    adminRegionKeys.list(query),
    (signal): ResponsePromise<Answer<AdminRegionsListRes, "regions", AdminGetRegionsRegionSelection, E, F>> =>
      client.admin.regions.list(query, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminRegion`, for `prefetchQuery` and similar functions. Get a region.
 *
 * @param client the client that sends the request
 * @param id the ID of the region
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminRegionQueryOptions<E extends string = never, F extends string = never>(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(adminRegionKeys.detail(id), query),
    (signal): ResponsePromise<Answer<AdminRegionsRes, "region", AdminGetRegionsRegionSelection, E, F>> =>
      client.admin.regions.retrieve(id, query, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminRegionFulfillmentOptions`, for `prefetchQuery` and similar functions. List the fulfillment options of a region.
 *
 * @param client the client that sends the request
 * @param regionId the ID of the region
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminShippingOptions`, for `prefetchQuery` and similar functions. List shipping options.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
      Answer<AdminShippingOptionsListRes, "shipping_options", AdminShippingOptionsListSelection, E, F>
    > => client.admin.shippingOptions.list(query, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminShippingOption`, for `prefetchQuery` and similar functions. Get a shipping option.
 *
 * @param client the client that sends the request
 * @param id the ID of the shipping option
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminShippingProfiles`, for `prefetchQuery` and similar functions. List shipping profiles.
 *
 * @param client the client that sends the request
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminShippingProfile`, for `prefetchQuery` and similar functions. Get a shipping profile with its products and shipping options. The response contains at most 8,000 products.
 *
 * @param client the client that sends the request
 * @param id the ID of the shipping profile
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminStorePaymentProviders`, for `prefetchQuery` and similar functions. List payment providers.
 *
 * @param client the client that sends the request
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminStoreTaxProviders`, for `prefetchQuery` and similar functions. List tax providers. The list does not contain the built-in provider, which regions without a tax provider use.
 *
 * @param client the client that sends the request
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminStore`, for `prefetchQuery` and similar functions. Get the store's settings and the server's features.
 *
 * @param client the client that sends the request
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useAdminTaxRates`, for `prefetchQuery` and similar functions. List tax rates.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminTaxRatesQueryOptions(client: Pick<Stheno, "admin">, query?: AdminGetTaxRatesParams) {
  return answerOptions(
    adminTaxRateKeys.list(query),
    (signal): ResponsePromise<Answer<AdminTaxRatesListRes, "tax_rates", AdminTaxRatesSelection>> =>
      client.admin.taxRates.list(query, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useAdminTaxRate`, for `prefetchQuery` and similar functions. Get a tax rate.
 *
 * @param client the client that sends the request
 * @param id the ID of the tax rate
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function adminTaxRateQueryOptions(
  client: Pick<Stheno, "admin">,
  id: string,
  query?: AdminGetTaxRatesTaxRateParams,
) {
  return answerOptions(
    withQuery(adminTaxRateKeys.detail(id), query),
    (signal): ResponsePromise<Answer<AdminTaxRatesRes, "tax_rate", AdminTaxRatesSelection>> =>
      client.admin.taxRates.retrieve(id, query, undefined, { signal }),
  )
}
