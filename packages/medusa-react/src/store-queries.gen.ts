// Generated from the table of hooks and the client by `npm run generate`. Do not edit.
import {
  type Answer,
  type FindParams,
  type ResponsePromise,
  type StoreResources,
  type StoreCartsRes,
  type StoreCartsSelection,
  type StoreCollectionsListRes,
  type StoreCollectionsRes,
  type StoreCustomersListOrdersRes,
  type StoreCustomersListOrdersSelection,
  type StoreCustomersRes,
  type StoreCustomersSelection,
  type StoreGetCollectionsParams,
  type StoreGetCustomersCustomerOrdersParams,
  type StoreGetOrdersParams,
  type StoreGetProductCategoriesCategoryRes,
  type StoreGetProductCategoriesCategorySelection,
  type StoreGetProductCategoriesParams,
  type StoreGetProductCategoriesRes,
  type StoreGetProductTagsParams,
  type StoreGetProductTypesParams,
  type StoreGetProductsParams,
  type StoreGetProductsProductParams,
  type StoreGetRegionsParams,
  type StoreGetRegionsRegionParams,
  type StoreGetShippingOptionsParams,
  type StoreGetSwapsSwapCartIdSelection,
  type StoreGiftCardsRes,
  type StoreGiftCardsSelection,
  type StoreOrderEditsRes,
  type StoreOrderEditsSelection,
  type StoreOrdersRes,
  type StoreOrdersSelection,
  type StorePaymentCollectionsRes,
  type StorePaymentCollectionsSelection,
  type StoreProductTagsListRes,
  type StoreProductTypesListRes,
  type StoreProductTypesListSelection,
  type StoreProductsListRes,
  type StoreProductsRes,
  type StoreProductsSelection,
  type StoreRegionsListRes,
  type StoreRegionsListSelection,
  type StoreRegionsRes,
  type StoreReturnReasonsListRes,
  type StoreReturnReasonsRes,
  type StoreReturnReasonsSelection,
  type StoreShippingOptionsListRes,
  type StoreShippingOptionsListSelection,
  type StoreSwapsRes,
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
  cartKeys,
  collectionKeys,
  customerKeys,
  giftCardKeys,
  orderEditQueryKeys,
  orderKeys,
  paymentCollectionQueryKeys,
  productKeys,
  productTagKeys,
  productTypeKeys,
  regionsKey,
  returnReasonsKey,
  shippingOptionKey,
  storeProductCategoryKeys,
  swapKey,
} from "./query-keys.ts"

/**
 * What {@link useGetCart} reads, for `prefetchQuery` and the like. Get a cart with its totals. A guest's cart that a logged-in customer opens becomes theirs.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/store/carts/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function getCartQueryOptions<E extends string = never, F extends string = never>(
  client: StoreResources,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(cartKeys.detail(id), query),
    (signal): ResponsePromise<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> =>
      client.carts.retrieve(id, undefined, { signal, query }),
  )
}

/**
 * Get a cart with its totals. A guest's cart that a logged-in customer opens becomes theirs.
 *
 * @param id `{id}` of `/store/carts/{id}`
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `cart` and `response`
 * @since 0.1.0
 */
export function useGetCart<E extends string = never, F extends string = never>(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>,
    FindParams<E, F>
  >,
): QueryHookResult<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> {
  return useAnswer(getCartQueryOptions(useMedusa().client, id, options?.query), options)
}

/**
 * What {@link useCollection} reads, for `prefetchQuery` and the like. Read a collection.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/store/collections/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function collectionQueryOptions(client: StoreResources, id: string) {
  return answerOptions(collectionKeys.detail(id), (signal): ResponsePromise<StoreCollectionsRes> =>
    client.collections.retrieve(id, undefined, { signal }),
  )
}

/**
 * Read a collection.
 *
 * @param id `{id}` of `/store/collections/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `collection` and `response`
 * @since 0.1.0
 */
export function useCollection(
  id: string,
  options?: UseQueryOptionsWrapper<StoreCollectionsRes>,
): QueryHookResult<StoreCollectionsRes> {
  return useAnswer(collectionQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useCollections} reads, for `prefetchQuery` and the like. List collections.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function collectionsQueryOptions(client: StoreResources, query?: StoreGetCollectionsParams) {
  return answerOptions(collectionKeys.list(query), (signal): ResponsePromise<StoreCollectionsListRes> =>
    client.collections.list(query, undefined, { signal }),
  )
}

/**
 * List collections.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `collections`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useCollections(
  query?: StoreGetCollectionsParams,
  options?: UseQueryOptionsWrapper<StoreCollectionsListRes>,
): QueryHookResult<StoreCollectionsListRes> {
  return useAnswer(collectionsQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useMeCustomer} reads, for `prefetchQuery` and the like. Get the logged-in customer.
 *
 * @param client client that sends the request
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function meCustomerQueryOptions(client: StoreResources) {
  return answerOptions(
    customerKeys.detail("me"),
    (signal): ResponsePromise<Answer<StoreCustomersRes, "customer", StoreCustomersSelection>> =>
      client.customers.retrieve(undefined, { signal }),
  )
}

/**
 * Get the logged-in customer.
 *
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `customer` and `response`
 * @since 0.1.0
 */
export function useMeCustomer(
  options?: UseQueryOptionsWrapper<Answer<StoreCustomersRes, "customer", StoreCustomersSelection>>,
): QueryHookResult<Answer<StoreCustomersRes, "customer", StoreCustomersSelection>> {
  return useAnswer(meCustomerQueryOptions(useMedusa().client), options)
}

/**
 * What {@link useCustomerOrders} reads, for `prefetchQuery` and the like. List the logged-in customer's orders.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function customerOrdersQueryOptions<E extends string = never, F extends string = never>(
  client: StoreResources,
  query?: StoreGetCustomersCustomerOrdersParams<E, F>,
) {
  return answerOptions(
    withQuery(customerKeys.orders("me"), query),
    (
      signal,
    ): ResponsePromise<
      Answer<StoreCustomersListOrdersRes, "orders", StoreCustomersListOrdersSelection, E, F>
    > => client.customers.listOrders(query, undefined, { signal }),
  )
}

/**
 * List the logged-in customer's orders.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `orders`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useCustomerOrders<E extends string = never, F extends string = never>(
  query?: StoreGetCustomersCustomerOrdersParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<StoreCustomersListOrdersRes, "orders", StoreCustomersListOrdersSelection, E, F>
  >,
): QueryHookResult<Answer<StoreCustomersListOrdersRes, "orders", StoreCustomersListOrdersSelection, E, F>> {
  return useAnswer(customerOrdersQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useGiftCard} reads, for `prefetchQuery` and the like. Look a gift card up by its code. Codes that do not exist count as attempts: an address that guesses is told to wait, whatever it asks for then.
 *
 * @param client client that sends the request
 * @param id `{code}` of `/store/gift-cards/{code}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function giftCardQueryOptions(client: StoreResources, id: string) {
  return answerOptions(
    giftCardKeys.detail(id),
    (signal): ResponsePromise<Answer<StoreGiftCardsRes, "gift_card", StoreGiftCardsSelection>> =>
      client.giftCards.retrieve(id, undefined, { signal }),
  )
}

/**
 * Look a gift card up by its code. Codes that do not exist count as attempts: an address that guesses is told to wait, whatever it asks for then.
 *
 * @param id `{code}` of `/store/gift-cards/{code}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `gift_card` and `response`
 * @since 0.1.0
 */
export function useGiftCard(
  id: string,
  options?: UseQueryOptionsWrapper<Answer<StoreGiftCardsRes, "gift_card", StoreGiftCardsSelection>>,
): QueryHookResult<Answer<StoreGiftCardsRes, "gift_card", StoreGiftCardsSelection>> {
  return useAnswer(giftCardQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useOrderEdit} reads, for `prefetchQuery` and the like. Read an order edit with the totals that its order would have.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/store/order-edits/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function orderEditQueryOptions<E extends string = never, F extends string = never>(
  client: StoreResources,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(orderEditQueryKeys.detail(id), query),
    (signal): ResponsePromise<Answer<StoreOrderEditsRes, "order_edit", StoreOrderEditsSelection, E, F>> =>
      client.orderEdits.retrieve(id, undefined, { signal, query }),
  )
}

/**
 * Read an order edit with the totals that its order would have.
 *
 * @param id `{id}` of `/store/order-edits/{id}`
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `order_edit` and `response`
 * @since 0.1.0
 */
export function useOrderEdit<E extends string = never, F extends string = never>(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<StoreOrderEditsRes, "order_edit", StoreOrderEditsSelection, E, F>,
    FindParams<E, F>
  >,
): QueryHookResult<Answer<StoreOrderEditsRes, "order_edit", StoreOrderEditsSelection, E, F>> {
  return useAnswer(orderEditQueryOptions(useMedusa().client, id, options?.query), options)
}

/**
 * What {@link useOrder} reads, for `prefetchQuery` and the like. Read an order with its totals. Who is logged in does not find the order of another account.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/store/orders/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function orderQueryOptions<E extends string = never, F extends string = never>(
  client: StoreResources,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(orderKeys.detail(id), query),
    (signal): ResponsePromise<Answer<StoreOrdersRes, "order", StoreOrdersSelection, E, F>> =>
      client.orders.retrieve(id, undefined, { signal, query }),
  )
}

/**
 * Read an order with its totals. Who is logged in does not find the order of another account.
 *
 * @param id `{id}` of `/store/orders/{id}`
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `order` and `response`
 * @since 0.1.0
 */
export function useOrder<E extends string = never, F extends string = never>(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<StoreOrdersRes, "order", StoreOrdersSelection, E, F>,
    FindParams<E, F>
  >,
): QueryHookResult<Answer<StoreOrdersRes, "order", StoreOrdersSelection, E, F>> {
  return useAnswer(orderQueryOptions(useMedusa().client, id, options?.query), options)
}

/**
 * What {@link useCartOrder} reads, for `prefetchQuery` and the like. Read the order that a cart became.
 *
 * @param client client that sends the request
 * @param cartId `{cart_id}` of `/store/orders/cart/{cart_id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function cartOrderQueryOptions<E extends string = never, F extends string = never>(
  client: StoreResources,
  cartId: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(orderKeys.cart(cartId), query),
    (signal): ResponsePromise<Answer<StoreOrdersRes, "order", StoreOrdersSelection, E, F>> =>
      client.orders.retrieveByCartId(cartId, undefined, { signal, query }),
  )
}

/**
 * Read the order that a cart became.
 *
 * @param cartId `{cart_id}` of `/store/orders/cart/{cart_id}`
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `order` and `response`
 * @since 0.1.0
 */
export function useCartOrder<E extends string = never, F extends string = never>(
  cartId: string,
  options?: UseQueryOptionsWrapper<
    Answer<StoreOrdersRes, "order", StoreOrdersSelection, E, F>,
    FindParams<E, F>
  >,
): QueryHookResult<Answer<StoreOrdersRes, "order", StoreOrdersSelection, E, F>> {
  return useAnswer(cartOrderQueryOptions(useMedusa().client, cartId, options?.query), options)
}

/**
 * What {@link useOrders} reads, for `prefetchQuery` and the like. Look an order up by its number and e-mail address. For customers without an account: whoever knows both may see the order.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function ordersQueryOptions<E extends string = never, F extends string = never>(
  client: StoreResources,
  query: StoreGetOrdersParams<E, F>,
) {
  return answerOptions(
    orderKeys.list(query),
    (signal): ResponsePromise<Answer<StoreOrdersRes, "order", StoreOrdersSelection, E, F>> =>
      client.orders.lookupOrder(query, undefined, { signal }),
  )
}

/**
 * Look an order up by its number and e-mail address. For customers without an account: whoever knows both may see the order.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `order` and `response`
 * @since 0.1.0
 */
export function useOrders<E extends string = never, F extends string = never>(
  query: StoreGetOrdersParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<StoreOrdersRes, "order", StoreOrdersSelection, E, F>>,
): QueryHookResult<Answer<StoreOrdersRes, "order", StoreOrdersSelection, E, F>> {
  return useAnswer(ordersQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link usePaymentCollection} reads, for `prefetchQuery` and the like. Read a payment collection.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/store/payment-collections/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function paymentCollectionQueryOptions<E extends string = never, F extends string = never>(
  client: StoreResources,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(paymentCollectionQueryKeys.detail(id), query),
    (
      signal,
    ): ResponsePromise<
      Answer<StorePaymentCollectionsRes, "payment_collection", StorePaymentCollectionsSelection, E, F>
    > => client.paymentCollections.retrieve(id, query, undefined, { signal }),
  )
}

/**
 * Read a payment collection.
 *
 * @param id `{id}` of `/store/payment-collections/{id}`
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `payment_collection` and `response`
 * @since 0.1.0
 */
export function usePaymentCollection<E extends string = never, F extends string = never>(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<StorePaymentCollectionsRes, "payment_collection", StorePaymentCollectionsSelection, E, F>,
    FindParams<E, F>
  >,
): QueryHookResult<
  Answer<StorePaymentCollectionsRes, "payment_collection", StorePaymentCollectionsSelection, E, F>
> {
  return useAnswer(paymentCollectionQueryOptions(useMedusa().client, id, options?.query), options)
}

/**
 * What {@link useProductCategories} reads, for `prefetchQuery` and the like. List active, public categories by rank.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function productCategoriesQueryOptions<E extends string = never, F extends string = never>(
  client: StoreResources,
  query?: StoreGetProductCategoriesParams<E, F>,
) {
  return answerOptions(
    storeProductCategoryKeys.list(query),
    (
      signal,
    ): ResponsePromise<
      Answer<
        StoreGetProductCategoriesRes,
        "product_categories",
        StoreGetProductCategoriesCategorySelection,
        E,
        F
      >
    > => client.productCategories.list(query, undefined, { signal }),
  )
}

/**
 * List active, public categories by rank.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `product_categories`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useProductCategories<E extends string = never, F extends string = never>(
  query?: StoreGetProductCategoriesParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<
      StoreGetProductCategoriesRes,
      "product_categories",
      StoreGetProductCategoriesCategorySelection,
      E,
      F
    >
  >,
): QueryHookResult<
  Answer<StoreGetProductCategoriesRes, "product_categories", StoreGetProductCategoriesCategorySelection, E, F>
> {
  return useAnswer(productCategoriesQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useProductCategory} reads, for `prefetchQuery` and the like. Read an active, public category with its parent and the tree below it.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/store/product-categories/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function productCategoryQueryOptions<E extends string = never, F extends string = never>(
  client: StoreResources,
  id: string,
  query?: FindParams<E, F>,
) {
  return answerOptions(
    withQuery(storeProductCategoryKeys.detail(id), query),
    (
      signal,
    ): ResponsePromise<
      Answer<
        StoreGetProductCategoriesCategoryRes,
        "product_category",
        StoreGetProductCategoriesCategorySelection,
        E,
        F
      >
    > => client.productCategories.retrieve(id, query, undefined, { signal }),
  )
}

/**
 * Read an active, public category with its parent and the tree below it.
 *
 * @param id `{id}` of `/store/product-categories/{id}`
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `product_category` and `response`
 * @since 0.1.0
 */
export function useProductCategory<E extends string = never, F extends string = never>(
  id: string,
  query?: FindParams<E, F>,
  options?: UseQueryOptionsWrapper<
    Answer<
      StoreGetProductCategoriesCategoryRes,
      "product_category",
      StoreGetProductCategoriesCategorySelection,
      E,
      F
    >
  >,
): QueryHookResult<
  Answer<
    StoreGetProductCategoriesCategoryRes,
    "product_category",
    StoreGetProductCategoriesCategorySelection,
    E,
    F
  >
> {
  return useAnswer(productCategoryQueryOptions(useMedusa().client, id, query), options)
}

/**
 * What {@link useProductTags} reads, for `prefetchQuery` and the like. List product tags.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function productTagsQueryOptions(client: StoreResources, query?: StoreGetProductTagsParams) {
  return answerOptions(
    productTagKeys.list(query),
    (
      signal,
    ): ResponsePromise<Answer<StoreProductTagsListRes, "product_tags", StoreProductTypesListSelection>> =>
      client.productTags.list(query, undefined, { signal }),
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
export function useProductTags(
  query?: StoreGetProductTagsParams,
  options?: UseQueryOptionsWrapper<
    Answer<StoreProductTagsListRes, "product_tags", StoreProductTypesListSelection>
  >,
): QueryHookResult<Answer<StoreProductTagsListRes, "product_tags", StoreProductTypesListSelection>> {
  return useAnswer(productTagsQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useProductTypes} reads, for `prefetchQuery` and the like. List product types.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function productTypesQueryOptions(client: StoreResources, query?: StoreGetProductTypesParams) {
  return answerOptions(
    productTypeKeys.list(query),
    (
      signal,
    ): ResponsePromise<Answer<StoreProductTypesListRes, "product_types", StoreProductTypesListSelection>> =>
      client.productTypes.list(query, undefined, { signal }),
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
export function useProductTypes(
  query?: StoreGetProductTypesParams,
  options?: UseQueryOptionsWrapper<
    Answer<StoreProductTypesListRes, "product_types", StoreProductTypesListSelection>
  >,
): QueryHookResult<Answer<StoreProductTypesListRes, "product_types", StoreProductTypesListSelection>> {
  return useAnswer(productTypesQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useProducts} reads, for `prefetchQuery` and the like. List the published products of the sales channels, with prices and availability.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function productsQueryOptions<E extends string = never, F extends string = never>(
  client: StoreResources,
  query?: StoreGetProductsParams<E, F>,
) {
  return answerOptions(
    productKeys.list(query),
    (signal): ResponsePromise<Answer<StoreProductsListRes, "products", StoreProductsSelection, E, F>> =>
      client.products.list(query, undefined, { signal }),
  )
}

/**
 * List the published products of the sales channels, with prices and availability.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `products`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useProducts<E extends string = never, F extends string = never>(
  query?: StoreGetProductsParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<StoreProductsListRes, "products", StoreProductsSelection, E, F>>,
): QueryHookResult<Answer<StoreProductsListRes, "products", StoreProductsSelection, E, F>> {
  return useAnswer(productsQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useProduct} reads, for `prefetchQuery` and the like. Read a published product, with prices and availability.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/store/products/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function productQueryOptions<E extends string = never, F extends string = never>(
  client: StoreResources,
  id: string,
  query?: StoreGetProductsProductParams<E, F>,
) {
  return answerOptions(
    withQuery(productKeys.detail(id), query),
    (signal): ResponsePromise<Answer<StoreProductsRes, "product", StoreProductsSelection, E, F>> =>
      client.products.retrieve(id, undefined, { signal, query }),
  )
}

/**
 * Read a published product, with prices and availability.
 *
 * @param id `{id}` of `/store/products/{id}`
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `product` and `response`
 * @since 0.1.0
 */
export function useProduct<E extends string = never, F extends string = never>(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<StoreProductsRes, "product", StoreProductsSelection, E, F>,
    StoreGetProductsProductParams<E, F>
  >,
): QueryHookResult<Answer<StoreProductsRes, "product", StoreProductsSelection, E, F>> {
  return useAnswer(productQueryOptions(useMedusa().client, id, options?.query), options)
}

/**
 * What {@link useRegions} reads, for `prefetchQuery` and the like. List regions.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function regionsQueryOptions<E extends string = never, F extends string = never>(
  client: StoreResources,
  query?: StoreGetRegionsParams<E, F>,
) {
  return answerOptions(
    withQuery(regionsKey.lists(), query),
    (signal): ResponsePromise<Answer<StoreRegionsListRes, "regions", StoreRegionsListSelection, E, F>> =>
      client.regions.list(undefined, { signal, query }),
  )
}

/**
 * List regions.
 *
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `regions`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useRegions<E extends string = never, F extends string = never>(
  options?: UseQueryOptionsWrapper<
    Answer<StoreRegionsListRes, "regions", StoreRegionsListSelection, E, F>,
    StoreGetRegionsParams<E, F>
  >,
): QueryHookResult<Answer<StoreRegionsListRes, "regions", StoreRegionsListSelection, E, F>> {
  return useAnswer(regionsQueryOptions(useMedusa().client, options?.query), options)
}

/**
 * What {@link useRegion} reads, for `prefetchQuery` and the like. Get a region.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/store/regions/{id}`
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function regionQueryOptions<E extends string = never, F extends string = never>(
  client: StoreResources,
  id: string,
  query?: StoreGetRegionsRegionParams<E, F>,
) {
  return answerOptions(
    withQuery(regionsKey.detail(id), query),
    (signal): ResponsePromise<Answer<StoreRegionsRes, "region", StoreRegionsListSelection, E, F>> =>
      client.regions.retrieve(id, undefined, { signal, query }),
  )
}

/**
 * Get a region.
 *
 * @param id `{id}` of `/store/regions/{id}`
 * @param options options of TanStack Query, e.g. `enabled`, and the `query`
 * @returns the result of TanStack Query and beside it `region` and `response`
 * @since 0.1.0
 */
export function useRegion<E extends string = never, F extends string = never>(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<StoreRegionsRes, "region", StoreRegionsListSelection, E, F>,
    StoreGetRegionsRegionParams<E, F>
  >,
): QueryHookResult<Answer<StoreRegionsRes, "region", StoreRegionsListSelection, E, F>> {
  return useAnswer(regionQueryOptions(useMedusa().client, id, options?.query), options)
}

/**
 * What {@link useReturnReasons} reads, for `prefetchQuery` and the like. List the return reasons without parent, each with those below it.
 *
 * @param client client that sends the request
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function returnReasonsQueryOptions(client: StoreResources) {
  return answerOptions(
    returnReasonsKey.lists(),
    (
      signal,
    ): ResponsePromise<Answer<StoreReturnReasonsListRes, "return_reasons", StoreReturnReasonsSelection>> =>
      client.returnReasons.list(undefined, { signal }),
  )
}

/**
 * List the return reasons without parent, each with those below it.
 *
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `return_reasons` and `response`
 * @since 0.1.0
 */
export function useReturnReasons(
  options?: UseQueryOptionsWrapper<
    Answer<StoreReturnReasonsListRes, "return_reasons", StoreReturnReasonsSelection>
  >,
): QueryHookResult<Answer<StoreReturnReasonsListRes, "return_reasons", StoreReturnReasonsSelection>> {
  return useAnswer(returnReasonsQueryOptions(useMedusa().client), options)
}

/**
 * What {@link useReturnReason} reads, for `prefetchQuery` and the like. Get a return reason.
 *
 * @param client client that sends the request
 * @param id `{id}` of `/store/return-reasons/{id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function returnReasonQueryOptions(client: StoreResources, id: string) {
  return answerOptions(
    returnReasonsKey.detail(id),
    (signal): ResponsePromise<Answer<StoreReturnReasonsRes, "return_reason", StoreReturnReasonsSelection>> =>
      client.returnReasons.retrieve(id, undefined, { signal }),
  )
}

/**
 * Get a return reason.
 *
 * @param id `{id}` of `/store/return-reasons/{id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `return_reason` and `response`
 * @since 0.1.0
 */
export function useReturnReason(
  id: string,
  options?: UseQueryOptionsWrapper<
    Answer<StoreReturnReasonsRes, "return_reason", StoreReturnReasonsSelection>
  >,
): QueryHookResult<Answer<StoreReturnReasonsRes, "return_reason", StoreReturnReasonsSelection>> {
  return useAnswer(returnReasonQueryOptions(useMedusa().client, id), options)
}

/**
 * What {@link useShippingOptions} reads, for `prefetchQuery` and the like. List shipping options, e.g. of a region or for some products.
 *
 * @param client client that sends the request
 * @param query filters, paging and what the answer is to hold
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function shippingOptionsQueryOptions(client: StoreResources, query?: StoreGetShippingOptionsParams) {
  return answerOptions(
    shippingOptionKey.list(query),
    (signal): ResponsePromise<StoreShippingOptionsListRes> =>
      client.shippingOptions.list(query, undefined, { signal }),
  )
}

/**
 * List shipping options, e.g. of a region or for some products.
 *
 * @param query filters, paging and what the answer is to hold
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `shipping_options` and `response`
 * @since 0.1.0
 */
export function useShippingOptions(
  query?: StoreGetShippingOptionsParams,
  options?: UseQueryOptionsWrapper<StoreShippingOptionsListRes>,
): QueryHookResult<StoreShippingOptionsListRes> {
  return useAnswer(shippingOptionsQueryOptions(useMedusa().client, query), options)
}

/**
 * What {@link useCartShippingOptions} reads, for `prefetchQuery` and the like. List the shipping options that a cart can have.
 *
 * @param client client that sends the request
 * @param cartId `{cart_id}` of `/store/shipping-options/{cart_id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function cartShippingOptionsQueryOptions(client: StoreResources, cartId: string) {
  return answerOptions(
    shippingOptionKey.cart(cartId),
    (
      signal,
    ): ResponsePromise<
      Answer<StoreShippingOptionsListRes, "shipping_options", StoreShippingOptionsListSelection>
    > => client.shippingOptions.listCartOptions(cartId, undefined, { signal }),
  )
}

/**
 * List the shipping options that a cart can have.
 *
 * @param cartId `{cart_id}` of `/store/shipping-options/{cart_id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `shipping_options` and `response`
 * @since 0.1.0
 */
export function useCartShippingOptions(
  cartId: string,
  options?: UseQueryOptionsWrapper<
    Answer<StoreShippingOptionsListRes, "shipping_options", StoreShippingOptionsListSelection>
  >,
): QueryHookResult<
  Answer<StoreShippingOptionsListRes, "shipping_options", StoreShippingOptionsListSelection>
> {
  return useAnswer(cartShippingOptionsQueryOptions(useMedusa().client, cartId), options)
}

/**
 * What {@link useCartSwap} reads, for `prefetchQuery` and the like. Read the swap that a cart is for.
 *
 * @param client client that sends the request
 * @param cartId `{cart_id}` of `/store/swaps/{cart_id}`
 * @returns options with the key and the function of the query
 * @since 0.1.0
 */
export function cartSwapQueryOptions(client: StoreResources, cartId: string) {
  return answerOptions(
    swapKey.cart(cartId),
    (signal): ResponsePromise<Answer<StoreSwapsRes, "swap", StoreGetSwapsSwapCartIdSelection>> =>
      client.swaps.retrieveByCartId(cartId, undefined, { signal }),
  )
}

/**
 * Read the swap that a cart is for.
 *
 * @param cartId `{cart_id}` of `/store/swaps/{cart_id}`
 * @param options options of TanStack Query, e.g. `enabled`
 * @returns the result of TanStack Query and beside it `swap` and `response`
 * @since 0.1.0
 */
export function useCartSwap(
  cartId: string,
  options?: UseQueryOptionsWrapper<Answer<StoreSwapsRes, "swap", StoreGetSwapsSwapCartIdSelection>>,
): QueryHookResult<Answer<StoreSwapsRes, "swap", StoreGetSwapsSwapCartIdSelection>> {
  return useAnswer(cartSwapQueryOptions(useMedusa().client, cartId), options)
}
