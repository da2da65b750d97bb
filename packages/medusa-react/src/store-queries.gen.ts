// Generated from the table of hooks and the client by `npm run generate`. Do not edit.
import {
  type Answer,
  type FindParams,
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
import { type QueryHookResult, useAnswer, type UseQueryOptionsWrapper } from "./hooks/answer.ts"
import {
  getCartQueryOptions,
  collectionQueryOptions,
  collectionsQueryOptions,
  meCustomerQueryOptions,
  customerOrdersQueryOptions,
  giftCardQueryOptions,
  orderEditQueryOptions,
  orderQueryOptions,
  cartOrderQueryOptions,
  ordersQueryOptions,
  paymentCollectionQueryOptions,
  productCategoriesQueryOptions,
  productCategoryQueryOptions,
  productTagsQueryOptions,
  productTypesQueryOptions,
  productsQueryOptions,
  productQueryOptions,
  regionsQueryOptions,
  regionQueryOptions,
  returnReasonsQueryOptions,
  returnReasonQueryOptions,
  shippingOptionsQueryOptions,
  cartShippingOptionsQueryOptions,
  cartSwapQueryOptions,
} from "./store-query-options.gen.ts"

/**
 * Get a cart with its totals. Retrieving a cart does not change it. `customer` is `null` when the cart belongs to an account that is not signed in.
 *
 * @param id the ID of the cart
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `cart` and `response`
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
 * Get a collection. With a publishable key that has sales channels, a collection whose products are all in other channels is not found.
 *
 * @param id the ID of the collection
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `collection` and `response`
 * @since 0.1.0
 */
export function useCollection(
  id: string,
  options?: UseQueryOptionsWrapper<StoreCollectionsRes>,
): QueryHookResult<StoreCollectionsRes> {
  return useAnswer(collectionQueryOptions(useMedusa().client, id), options)
}

/**
 * List collections. With a publishable key that has sales channels, collections whose products are all in other channels are left out.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `collections`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useCollections(
  query?: StoreGetCollectionsParams,
  options?: UseQueryOptionsWrapper<StoreCollectionsListRes>,
): QueryHookResult<StoreCollectionsListRes> {
  return useAnswer(collectionsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get the signed-in customer.
 *
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `customer` and `response`
 * @since 0.1.0
 */
export function useMeCustomer(
  options?: UseQueryOptionsWrapper<Answer<StoreCustomersRes, "customer", StoreCustomersSelection>>,
): QueryHookResult<Answer<StoreCustomersRes, "customer", StoreCustomersSelection>> {
  return useAnswer(meCustomerQueryOptions(useMedusa().client), options)
}

/**
 * List the signed-in customer's orders.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `orders`, `count`, `offset`, `limit` and `response`
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
 * Get a gift card by its code. Codes that do not exist count as attempts. An IP address with too many attempts gets `429`, also for codes that exist.
 *
 * @param id the code of the gift card, exactly as it was given out
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `gift_card` and `response`
 * @since 0.1.0
 */
export function useGiftCard(
  id: string,
  options?: UseQueryOptionsWrapper<Answer<StoreGiftCardsRes, "gift_card", StoreGiftCardsSelection>>,
): QueryHookResult<Answer<StoreGiftCardsRes, "gift_card", StoreGiftCardsSelection>> {
  return useAnswer(giftCardQueryOptions(useMedusa().client, id), options)
}

/**
 * Get an order edit with the totals that its order would have.
 *
 * @param id the ID of the order edit
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `order_edit` and `response`
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
 * Get an order with its totals. Signed-in customers do not find orders of other accounts.
 *
 * @param id the ID of the order
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `order` and `response`
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
 * Get the order of a cart.
 *
 * @param cartId the ID of the cart that became the order
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `order` and `response`
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
 * Look up an order by its number and email address. For customers without an account: anyone who knows both can see the order. An IP address that fails as often within a minute as it may try to sign in gets `429`, also for orders that exist.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `order` and `response`
 * @since 0.1.0
 */
export function useOrders<E extends string = never, F extends string = never>(
  query: StoreGetOrdersParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<StoreOrdersRes, "order", StoreOrdersSelection, E, F>>,
): QueryHookResult<Answer<StoreOrdersRes, "order", StoreOrdersSelection, E, F>> {
  return useAnswer(ordersQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a payment collection.
 *
 * @param id the ID of the payment collection
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `payment_collection` and `response`
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
 * List active, public categories by rank. With a publishable key that has sales channels, categories are left out if all products of them and their subcategories are in other channels.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `product_categories`, `count`, `offset`, `limit` and `response`
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
 * Get an active, public category with its parent and its subcategories. With a publishable key that has sales channels, a category whose products are all in other channels is not found.
 *
 * @param id the ID of the category
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `product_category` and `response`
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
 * List product tags. With a publishable key that has sales channels, tags whose products are all in other channels are left out.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `product_tags`, `count`, `offset`, `limit` and `response`
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
 * List product types. With a publishable key that has sales channels, types whose products are all in other channels are left out.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `product_types`, `count`, `offset`, `limit` and `response`
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
 * List the published products of the sales channels, with prices and availability. With the header `x-preview-token`, a list by `handle` or `id` also contains the product of the token in any status.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `products`, `count`, `offset`, `limit` and `response`
 * @since 0.1.0
 */
export function useProducts<E extends string = never, F extends string = never>(
  query?: StoreGetProductsParams<E, F>,
  options?: UseQueryOptionsWrapper<Answer<StoreProductsListRes, "products", StoreProductsSelection, E, F>>,
): QueryHookResult<Answer<StoreProductsListRes, "products", StoreProductsSelection, E, F>> {
  return useAnswer(productsQueryOptions(useMedusa().client, query), options)
}

/**
 * Get a published product with prices and availability. With the header `x-preview-token`, the product of the token is returned in any status.
 *
 * @param id the ID of the product
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `product` and `response`
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
 * List regions.
 *
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `regions`, `count`, `offset`, `limit` and `response`
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
 * Get a region.
 *
 * @param id the ID of the region
 * @param options options of TanStack Query, such as `enabled`, and the `query`
 * @returns the result of TanStack Query together with `region` and `response`
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
 * List return reasons with their children. The children of a return reason are more specific reasons, such as `Wrong size` below `Does not fit`. A customer chooses one of them instead of their parent. The list has the reasons without a parent, oldest first; `return_reason_children` contains the others.
 *
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `return_reasons` and `response`
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
 * Get a return reason.
 *
 * @param id the ID of the return reason
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `return_reason` and `response`
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
 * List shipping options. Use it where there is no cart, such as on a product page or for a return, and filter by region and products. Requirements are in the response, but options are listed whether or not they are met. An option whose price a provider calculates has the `amount` `null`. At checkout, use `GET /store/shipping-options/{cart_id}`.
 *
 * @param query the filters, the page, and the fields and relations to return
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `shipping_options` and `response`
 * @since 0.1.0
 */
export function useShippingOptions(
  query?: StoreGetShippingOptionsParams,
  options?: UseQueryOptionsWrapper<StoreShippingOptionsListRes>,
): QueryHookResult<StoreShippingOptionsListRes> {
  return useAnswer(shippingOptionsQueryOptions(useMedusa().client, query), options)
}

/**
 * List the shipping options of a cart. Use it at checkout. The response contains only the options that can be chosen for this cart: options of its region and its products whose requirements it meets, with their calculated prices.
 *
 * @param cartId the ID of the cart that the options are for
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `shipping_options` and `response`
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
 * Get the swap of a cart.
 *
 * @param cartId the ID of the cart in which the swap is confirmed
 * @param options options of TanStack Query, such as `enabled`
 * @returns the result of TanStack Query together with `swap` and `response`
 * @since 0.1.0
 */
export function useCartSwap(
  cartId: string,
  options?: UseQueryOptionsWrapper<Answer<StoreSwapsRes, "swap", StoreGetSwapsSwapCartIdSelection>>,
): QueryHookResult<Answer<StoreSwapsRes, "swap", StoreGetSwapsSwapCartIdSelection>> {
  return useAnswer(cartSwapQueryOptions(useMedusa().client, cartId), options)
}
