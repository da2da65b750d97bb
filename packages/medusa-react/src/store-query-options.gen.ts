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
import { answerOptions, withQuery } from "./hooks/answer-options.ts"
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
 * Creates the query options of `useGetCart`, for `prefetchQuery` and similar functions. Get a cart with its totals. Retrieving a cart does not change it. `customer` is `null` when the cart belongs to an account that is not signed in.
 *
 * @param client the client that sends the request
 * @param id the ID of the cart
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useCollection`, for `prefetchQuery` and similar functions. Get a collection. With a publishable key that has sales channels, a collection whose products are all in other channels is not found.
 *
 * @param client the client that sends the request
 * @param id the ID of the collection
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function collectionQueryOptions(client: StoreResources, id: string) {
  return answerOptions(collectionKeys.detail(id), (signal): ResponsePromise<StoreCollectionsRes> =>
    client.collections.retrieve(id, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useCollections`, for `prefetchQuery` and similar functions. List collections. With a publishable key that has sales channels, collections whose products are all in other channels are left out.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function collectionsQueryOptions(client: StoreResources, query?: StoreGetCollectionsParams) {
  return answerOptions(collectionKeys.list(query), (signal): ResponsePromise<StoreCollectionsListRes> =>
    client.collections.list(query, undefined, { signal }),
  )
}

/**
 * Creates the query options of `useMeCustomer`, for `prefetchQuery` and similar functions. Get the signed-in customer.
 *
 * @param client the client that sends the request
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useCustomerOrders`, for `prefetchQuery` and similar functions. List the signed-in customer's orders.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useGiftCard`, for `prefetchQuery` and similar functions. Get a gift card by its code. Codes that do not exist count as attempts. An IP address with too many attempts gets `429`, also for codes that exist.
 *
 * @param client the client that sends the request
 * @param id the code of the gift card, exactly as it was given out
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useOrderEdit`, for `prefetchQuery` and similar functions. Get an order edit with the totals that its order would have.
 *
 * @param client the client that sends the request
 * @param id the ID of the order edit
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useOrder`, for `prefetchQuery` and similar functions. Get an order with its totals. Signed-in customers do not find orders of other accounts.
 *
 * @param client the client that sends the request
 * @param id the ID of the order
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useCartOrder`, for `prefetchQuery` and similar functions. Get the order of a cart.
 *
 * @param client the client that sends the request
 * @param cartId the ID of the cart that became the order
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useOrders`, for `prefetchQuery` and similar functions. Look up an order by its number and email address. For customers without an account: anyone who knows both can see the order. An IP address that fails as often within a minute as it may try to sign in gets `429`, also for orders that exist.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `usePaymentCollection`, for `prefetchQuery` and similar functions. Get a payment collection.
 *
 * @param client the client that sends the request
 * @param id the ID of the payment collection
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useProductCategories`, for `prefetchQuery` and similar functions. List active, public categories by rank. With a publishable key that has sales channels, categories are left out if all products of them and their subcategories are in other channels.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useProductCategory`, for `prefetchQuery` and similar functions. Get an active, public category with its parent and its subcategories. With a publishable key that has sales channels, a category whose products are all in other channels is not found.
 *
 * @param client the client that sends the request
 * @param id the ID of the category
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useProductTags`, for `prefetchQuery` and similar functions. List product tags. With a publishable key that has sales channels, tags whose products are all in other channels are left out.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useProductTypes`, for `prefetchQuery` and similar functions. List product types. With a publishable key that has sales channels, types whose products are all in other channels are left out.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useProducts`, for `prefetchQuery` and similar functions. List the published products of the sales channels, with prices and availability. With the header `x-preview-token`, a list by `handle` or `id` also contains the product of the token in any status.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useProduct`, for `prefetchQuery` and similar functions. Get a published product with prices and availability. With the header `x-preview-token`, the product of the token is returned in any status.
 *
 * @param client the client that sends the request
 * @param id the ID of the product
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useRegions`, for `prefetchQuery` and similar functions. List regions.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useRegion`, for `prefetchQuery` and similar functions. Get a region.
 *
 * @param client the client that sends the request
 * @param id the ID of the region
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useReturnReasons`, for `prefetchQuery` and similar functions. List return reasons with their children. The children of a return reason are more specific reasons, such as `Wrong size` below `Does not fit`. A customer chooses one of them instead of their parent. The list has the reasons without a parent, oldest first; `return_reason_children` contains the others.
 *
 * @param client the client that sends the request
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useReturnReason`, for `prefetchQuery` and similar functions. Get a return reason.
 *
 * @param client the client that sends the request
 * @param id the ID of the return reason
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useShippingOptions`, for `prefetchQuery` and similar functions. List shipping options. Use it where there is no cart, such as on a product page or for a return, and filter by region and products. Requirements are in the response, but options are listed whether or not they are met. An option whose price a provider calculates has the `amount` `null`. At checkout, use `GET /store/shipping-options/{cart_id}`.
 *
 * @param client the client that sends the request
 * @param query the filters, the page, and the fields and relations to return
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useCartShippingOptions`, for `prefetchQuery` and similar functions. List the shipping options of a cart. Use it at checkout. The response contains only the options that can be chosen for this cart: options of its region and its products whose requirements it meets, with their calculated prices.
 *
 * @param client the client that sends the request
 * @param cartId the ID of the cart that the options are for
 * @returns query options with `queryKey` and `queryFn`
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
 * Creates the query options of `useCartSwap`, for `prefetchQuery` and similar functions. Get the swap of a cart.
 *
 * @param client the client that sends the request
 * @param cartId the ID of the cart in which the swap is confirmed
 * @returns query options with `queryKey` and `queryFn`
 * @since 0.1.0
 */
export function cartSwapQueryOptions(client: StoreResources, cartId: string) {
  return answerOptions(
    swapKey.cart(cartId),
    (signal): ResponsePromise<Answer<StoreSwapsRes, "swap", StoreGetSwapsSwapCartIdSelection>> =>
      client.swaps.retrieveByCartId(cartId, undefined, { signal }),
  )
}
