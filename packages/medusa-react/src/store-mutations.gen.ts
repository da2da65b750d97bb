// Generated from the table of hooks and the client by `npm run generate`. Do not edit.
import {
  type Answer,
  type EmptyRes,
  type Response,
  type StoreCartsPaymentSessionsRes,
  type StoreCartsRes,
  type StoreCartsSelection,
  type StoreCompleteCartRes,
  type StoreCustomersRes,
  type StoreCustomersSelection,
  type StoreOrderEditsRes,
  type StorePaymentCollectionSessionsReq,
  type StorePaymentCollectionsRes,
  type StorePaymentCollectionsSessionRes,
  type StorePostCartReq,
  type StorePostCartsCartLineItemsItemReq,
  type StorePostCartsCartLineItemsReq,
  type StorePostCartsCartPaymentSessionReq,
  type StorePostCartsCartPaymentSessionUpdateReq,
  type StorePostCartsCartReq,
  type StorePostCartsCartShippingMethodReq,
  type StorePostCustomersCustomerAcceptClaimReq,
  type StorePostCustomersCustomerOrderClaimReq,
  type StorePostCustomersCustomerReq,
  type StorePostCustomersReq,
  type StorePostOrderEditsOrderEditDecline,
  type StorePostPaymentCollectionsBatchSessionsAuthorizeReq,
  type StorePostPaymentCollectionsBatchSessionsReq,
  type StorePostPaymentCollectionsPaymentCollectionSessionsBatchSelection,
  type StorePostPaymentCollectionsSessionsBatchAuthorizeSelection,
  type StorePostReturnsReq,
  type StorePostSwapsReq,
  type StoreReturnsRes,
  type StoreReturnsSelection,
  type StoreSwapsRes,
  type StoreSwapsSelection,
} from "@stheno/js-client"
import { useMedusa } from "./contexts/medusa.tsx"
import { type MutationHookResult, useChange, type UseMutationOptionsWrapper } from "./hooks/change.ts"
import {
  cartKeys,
  customerKeys,
  orderEditQueryKeys,
  orderKeys,
  paymentCollectionQueryKeys,
  shippingOptionKey,
} from "./query-keys.ts"

/** The variables of the mutation of {@link useCreateCart}. @since 0.1.0 */
export type CreateCartReq = StorePostCartReq | void

/**
 * Create a cart. Without a region, the store's first one is used. The cart belongs to the signed-in customer, if any. Items in the body are not merged.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `CreateCartReq`
 * @since 0.1.0
 */
export function useCreateCart<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
    CreateCartReq,
    Context
  >,
): MutationHookResult<Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>, CreateCartReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: CreateCartReq) => client.carts.create(typeof payload === "object" ? payload : undefined),
    [],
    options,
  )
}

/**
 * Update a cart. A guest's cart becomes the signed-in customer's, with an empty body too. Changing the region removes shipping methods, gift cards and payment sessions, and lines without a price there.
 *
 * @param cartId the ID of the cart
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `StorePostCartsCartReq`
 * @remarks Invalidates the queries with these keys: `cartKeys.detail(cartId)`, `shippingOptionKey.cart(cartId)`
 * @since 0.1.0
 */
export function useUpdateCart<Context = unknown>(
  cartId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
    StorePostCartsCartReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
  StorePostCartsCartReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: StorePostCartsCartReq) => client.carts.update(cartId, payload),
    [cartKeys.detail(cartId), shippingOptionKey.cart(cartId)],
    options,
  )
}

/**
 * Complete a cart. Creates the order of the cart, or confirms its swap. A repeated request returns the same order. While the payment requires an action of the customer, the response is the cart, with `payment_status`. If units are out of stock, the response is a 409 with a list of `errors`. If the total is now higher than the amount of the payment session, it is a 409 with the code `cart_total_changed`, and nothing is charged.
 *
 * @param cartId the ID of the cart
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `cartKeys.detail(cartId)`, `orderKeys.cart(cartId)`, `customerKeys.orders("me")`
 * @since 0.1.0
 */
export function useCompleteCart<Context = unknown>(
  cartId: string,
  options?: UseMutationOptionsWrapper<Response<StoreCompleteCartRes>, void, Context>,
): MutationHookResult<Response<StoreCompleteCartRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.carts.complete(cartId),
    [cartKeys.detail(cartId), orderKeys.cart(cartId), customerKeys.orders("me")],
    options,
  )
}

/**
 * Create the payment sessions of a cart. A payment session prepares a payment with one payment provider: its `data` contains what the storefront needs to show the provider's form. The cart gets one for each payment provider of its region. If there is only one provider, its session is selected; otherwise `POST /store/carts/{id}/payment-session` selects one. Another call adapts the sessions to the cart's total and keeps the selection. A cart with nothing to pay, such as an empty one, has no sessions, and existing ones are deleted. The response contains the cart twice, as `cart` and as `data`; only `cart` has `raw_discount_total`.
 *
 * @param cartId the ID of the cart
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `cartKeys.detail(cartId)`
 * @since 0.1.0
 */
export function useCreatePaymentSession<Context = unknown>(
  cartId: string,
  options?: UseMutationOptionsWrapper<Response<StoreCartsPaymentSessionsRes>, void, Context>,
): MutationHookResult<Response<StoreCartsPaymentSessionsRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(() => client.carts.createPaymentSessions(cartId), [cartKeys.detail(cartId)], options)
}

/** The variables of the mutation of {@link useUpdatePaymentSession}. @since 0.1.0 */
export type UpdatePaymentSessionReq = StorePostCartsCartPaymentSessionUpdateReq & { provider_id: string }

/**
 * Select a payment session and update its data.
 *
 * @param cartId the ID of the cart
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `UpdatePaymentSessionReq`
 * @remarks Invalidates the queries with these keys: `cartKeys.detail(cartId)`
 * @since 0.1.0
 */
export function useUpdatePaymentSession<Context = unknown>(
  cartId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
    UpdatePaymentSessionReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
  UpdatePaymentSessionReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ provider_id, ...payload }: UpdatePaymentSessionReq) =>
      client.carts.updatePaymentSession(cartId, provider_id, payload),
    [cartKeys.detail(cartId)],
    options,
  )
}

/** The variables of the mutation of {@link useRefreshPaymentSession}. @since 0.1.0 */
export type RefreshPaymentSessionMutationData = { provider_id: string }

/**
 * Refresh a payment session with its provider. The session is not selected afterwards. Succeeds even if the session does not exist.
 *
 * @param cartId the ID of the cart
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `RefreshPaymentSessionMutationData`
 * @remarks Invalidates the queries with these keys: `cartKeys.detail(cartId)`
 * @since 0.1.0
 */
export function useRefreshPaymentSession<Context = unknown>(
  cartId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
    RefreshPaymentSessionMutationData,
    Context
  >,
): MutationHookResult<
  Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
  RefreshPaymentSessionMutationData,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ provider_id }: RefreshPaymentSessionMutationData) =>
      client.carts.refreshPaymentSession(cartId, provider_id),
    [cartKeys.detail(cartId)],
    options,
  )
}

/**
 * Select a payment session. The session is prepared with its provider. A session that was selected before is deleted at its provider; the cart keeps it, so that it can be selected again.
 *
 * @param cartId the ID of the cart
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `StorePostCartsCartPaymentSessionReq`
 * @remarks Invalidates the queries with these keys: `cartKeys.detail(cartId)`
 * @since 0.1.0
 */
export function useSetPaymentSession<Context = unknown>(
  cartId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
    StorePostCartsCartPaymentSessionReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
  StorePostCartsCartPaymentSessionReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: StorePostCartsCartPaymentSessionReq) => client.carts.setPaymentSession(cartId, payload),
    [cartKeys.detail(cartId)],
    options,
  )
}

/**
 * Add a shipping method to a cart. The new method replaces a shipping method of the same shipping profile.
 *
 * @param cartId the ID of the cart
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `StorePostCartsCartShippingMethodReq`
 * @remarks Invalidates the queries with these keys: `cartKeys.detail(cartId)`
 * @since 0.1.0
 */
export function useAddShippingMethodToCart<Context = unknown>(
  cartId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
    StorePostCartsCartShippingMethodReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
  StorePostCartsCartShippingMethodReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: StorePostCartsCartShippingMethodReq) => client.carts.addShippingMethod(cartId, payload),
    [cartKeys.detail(cartId)],
    options,
  )
}

/** The variables of the mutation of {@link useDeletePaymentSession}. @since 0.1.0 */
export type DeletePaymentSessionMutationData = { provider_id: string }

/**
 * Delete a payment session. The session is deleted at its payment provider, too. Succeeds even if the cart has no session of this provider.
 *
 * @param cartId the ID of the cart
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `DeletePaymentSessionMutationData`
 * @remarks Invalidates the queries with these keys: `cartKeys.detail(cartId)`
 * @since 0.1.0
 */
export function useDeletePaymentSession<Context = unknown>(
  cartId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
    DeletePaymentSessionMutationData,
    Context
  >,
): MutationHookResult<
  Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
  DeletePaymentSessionMutationData,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ provider_id }: DeletePaymentSessionMutationData) =>
      client.carts.deletePaymentSession(cartId, provider_id),
    [cartKeys.detail(cartId)],
    options,
  )
}

/**
 * Create an account and sign in with a session cookie.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `StorePostCustomersReq`
 * @remarks Invalidates the queries with these keys: `customerKeys.detail("me")`
 * @since 0.1.0
 */
export function useCreateCustomer<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<StoreCustomersRes, "customer", StoreCustomersSelection>>,
    StorePostCustomersReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<StoreCustomersRes, "customer", StoreCustomersSelection>>,
  StorePostCustomersReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: StorePostCustomersReq) => client.customers.create(payload),
    [customerKeys.detail("me")],
    options,
  )
}

/** The variables of the mutation of {@link useUpdateMe}. @since 0.1.0 */
export type UpdateMeReq = StorePostCustomersCustomerReq & { id?: string }

/**
 * Update the signed-in customer. A new password ends all other sessions of the customer.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `UpdateMeReq`
 * @remarks Invalidates the queries with these keys: `customerKeys.detail("me")`
 * @since 0.1.0
 */
export function useUpdateMe<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<StoreCustomersRes, "customer", StoreCustomersSelection>>,
    UpdateMeReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<StoreCustomersRes, "customer", StoreCustomersSelection>>,
  UpdateMeReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ id: _id, ...payload }: UpdateMeReq) => client.customers.update(payload),
    [customerKeys.detail("me")],
    options,
  )
}

/**
 * Add units of a variant to a cart. Units of the same variant with the same metadata share one line.
 *
 * @param cartId the ID of the cart
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `StorePostCartsCartLineItemsReq`
 * @remarks Invalidates the queries with these keys: `cartKeys.detail(cartId)`, `shippingOptionKey.cart(cartId)`
 * @since 0.1.0
 */
export function useCreateLineItem<Context = unknown>(
  cartId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
    StorePostCartsCartLineItemsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
  StorePostCartsCartLineItemsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: StorePostCartsCartLineItemsReq) => client.carts.lineItems.create(cartId, payload),
    [cartKeys.detail(cartId), shippingOptionKey.cart(cartId)],
    options,
  )
}

/** The variables of the mutation of {@link useUpdateLineItem}. @since 0.1.0 */
export type UpdateLineItemReq = StorePostCartsCartLineItemsItemReq & { lineId: string }

/**
 * Update the quantity of a line item. Quantity 0 removes the line. Metadata is merged key by key.
 *
 * @param cartId the ID of the cart
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `UpdateLineItemReq`
 * @remarks Invalidates the queries with these keys: `cartKeys.detail(cartId)`, `shippingOptionKey.cart(cartId)`
 * @since 0.1.0
 */
export function useUpdateLineItem<Context = unknown>(
  cartId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
    UpdateLineItemReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
  UpdateLineItemReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ lineId, ...payload }: UpdateLineItemReq) => client.carts.lineItems.update(cartId, lineId, payload),
    [cartKeys.detail(cartId), shippingOptionKey.cart(cartId)],
    options,
  )
}

/**
 * Remove a line item from a cart. A line that the cart does not have is ignored. The shipping methods of the cart are removed, too: add one again.
 *
 * @param cartId the ID of the cart
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `{ lineId: string }`
 * @remarks Invalidates the queries with these keys: `cartKeys.detail(cartId)`, `shippingOptionKey.cart(cartId)`
 * @since 0.1.0
 */
export function useDeleteLineItem<Context = unknown>(
  cartId: string,
  options?: UseMutationOptionsWrapper<
    Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
    { lineId: string },
    Context
  >,
): MutationHookResult<
  Response<Answer<StoreCartsRes, "cart", StoreCartsSelection>>,
  { lineId: string },
  Context
> {
  const { client } = useMedusa()
  return useChange(
    ({ lineId }: { lineId: string }) => client.carts.lineItems.delete(cartId, lineId),
    [cartKeys.detail(cartId), shippingOptionKey.cart(cartId)],
    options,
  )
}

/**
 * Decline an order edit. The payments that were authorized for the edit are canceled. You can repeat the request.
 *
 * @param id the ID of the order edit
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `StorePostOrderEditsOrderEditDecline`
 * @remarks Invalidates the queries with these keys: `orderEditQueryKeys.lists()`, `orderEditQueryKeys.detail(id)`
 * @since 0.1.0
 */
export function useDeclineOrderEdit<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<StoreOrderEditsRes>,
    StorePostOrderEditsOrderEditDecline,
    Context
  >,
): MutationHookResult<Response<StoreOrderEditsRes>, StorePostOrderEditsOrderEditDecline, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: StorePostOrderEditsOrderEditDecline) => client.orderEdits.decline(id, payload),
    [orderEditQueryKeys.lists(), orderEditQueryKeys.detail(id)],
    options,
  )
}

/**
 * Confirm an order edit. The increase of the total must be authorized first. You can repeat the request.
 *
 * @param id the ID of the order edit
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts no variables
 * @remarks Invalidates the queries with these keys: `orderEditQueryKeys.lists()`, `orderEditQueryKeys.detail(id)`
 * @since 0.1.0
 */
export function useCompleteOrderEdit<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<StoreOrderEditsRes>, void, Context>,
): MutationHookResult<Response<StoreOrderEditsRes>, void, Context> {
  const { client } = useMedusa()
  return useChange(
    () => client.orderEdits.complete(id),
    [orderEditQueryKeys.lists(), orderEditQueryKeys.detail(id)],
    options,
  )
}

/**
 * Request to claim orders that were placed without the account. A token is sent to the email addresses that the orders were placed with; anyone who has it can confirm. The limit per minute and IP address is the same as for sign-in.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `StorePostCustomersCustomerOrderClaimReq`
 * @remarks Invalidates the queries with these keys: `orderKeys.all`
 * @since 0.1.0
 */
export function useRequestOrderAccess<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<EmptyRes>, StorePostCustomersCustomerOrderClaimReq, Context>,
): MutationHookResult<Response<EmptyRes>, StorePostCustomersCustomerOrderClaimReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: StorePostCustomersCustomerOrderClaimReq) => client.orders.requestCustomerOrders(payload),
    [orderKeys.all],
    options,
  )
}

/**
 * Move claimed orders to a customer's account.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `StorePostCustomersCustomerAcceptClaimReq`
 * @remarks Invalidates the queries with these keys: `orderKeys.all`
 * @since 0.1.0
 */
export function useGrantOrderAccess<Context = unknown>(
  options?: UseMutationOptionsWrapper<Response<EmptyRes>, StorePostCustomersCustomerAcceptClaimReq, Context>,
): MutationHookResult<Response<EmptyRes>, StorePostCustomersCustomerAcceptClaimReq, Context> {
  const { client } = useMedusa()
  return useChange(
    (payload: StorePostCustomersCustomerAcceptClaimReq) => client.orders.confirmRequest(payload),
    [orderKeys.all],
    options,
  )
}

/**
 * Split the amount among payment sessions. The amounts must add up to the total. Sessions whose `session_id` is not listed are deleted.
 *
 * @param id the ID of the payment collection
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `StorePostPaymentCollectionsBatchSessionsReq`
 * @remarks Invalidates the queries with these keys: `paymentCollectionQueryKeys.lists()`, `paymentCollectionQueryKeys.detail(id)`
 * @since 0.1.0
 */
export function useManageMultiplePaymentSessions<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<
      Answer<
        StorePaymentCollectionsRes,
        "payment_collection",
        StorePostPaymentCollectionsPaymentCollectionSessionsBatchSelection
      >
    >,
    StorePostPaymentCollectionsBatchSessionsReq,
    Context
  >,
): MutationHookResult<
  Response<
    Answer<
      StorePaymentCollectionsRes,
      "payment_collection",
      StorePostPaymentCollectionsPaymentCollectionSessionsBatchSelection
    >
  >,
  StorePostPaymentCollectionsBatchSessionsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: StorePostPaymentCollectionsBatchSessionsReq) =>
      client.paymentCollections.managePaymentSessionsBatch(id, payload),
    [paymentCollectionQueryKeys.lists(), paymentCollectionQueryKeys.detail(id)],
    options,
  )
}

/**
 * Create a payment session for the whole amount. Sessions of other providers are deleted.
 *
 * @param id the ID of the payment collection
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `StorePaymentCollectionSessionsReq`
 * @remarks Invalidates the queries with these keys: `paymentCollectionQueryKeys.lists()`, `paymentCollectionQueryKeys.detail(id)`
 * @since 0.1.0
 */
export function useManagePaymentSession<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<
      Answer<
        StorePaymentCollectionsRes,
        "payment_collection",
        StorePostPaymentCollectionsPaymentCollectionSessionsBatchSelection
      >
    >,
    StorePaymentCollectionSessionsReq,
    Context
  >,
): MutationHookResult<
  Response<
    Answer<
      StorePaymentCollectionsRes,
      "payment_collection",
      StorePostPaymentCollectionsPaymentCollectionSessionsBatchSelection
    >
  >,
  StorePaymentCollectionSessionsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: StorePaymentCollectionSessionsReq) =>
      client.paymentCollections.managePaymentSession(id, payload),
    [paymentCollectionQueryKeys.lists(), paymentCollectionQueryKeys.detail(id)],
    options,
  )
}

/**
 * Authorize a payment session. An authorized session creates a payment. You can repeat the request.
 *
 * @param id the ID of the payment collection
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `paymentCollectionQueryKeys.lists()`, `paymentCollectionQueryKeys.detail(id)`
 * @since 0.1.0
 */
export function useAuthorizePaymentSession<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<StorePaymentCollectionsSessionRes>, string, Context>,
): MutationHookResult<Response<StorePaymentCollectionsSessionRes>, string, Context> {
  const { client } = useMedusa()
  return useChange(
    (session_id: string) => client.paymentCollections.authorizePaymentSession(id, session_id),
    [paymentCollectionQueryKeys.lists(), paymentCollectionQueryKeys.detail(id)],
    options,
  )
}

/**
 * Authorize several payment sessions. Each authorized session creates a payment. You can repeat the request.
 *
 * @param id the ID of the payment collection
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `StorePostPaymentCollectionsBatchSessionsAuthorizeReq`
 * @remarks Invalidates the queries with these keys: `paymentCollectionQueryKeys.lists()`, `paymentCollectionQueryKeys.detail(id)`
 * @since 0.1.0
 */
export function useAuthorizePaymentSessionsBatch<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<
    Response<
      Answer<
        StorePaymentCollectionsRes,
        "payment_collection",
        StorePostPaymentCollectionsSessionsBatchAuthorizeSelection
      >
    >,
    StorePostPaymentCollectionsBatchSessionsAuthorizeReq,
    Context
  >,
): MutationHookResult<
  Response<
    Answer<
      StorePaymentCollectionsRes,
      "payment_collection",
      StorePostPaymentCollectionsSessionsBatchAuthorizeSelection
    >
  >,
  StorePostPaymentCollectionsBatchSessionsAuthorizeReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: StorePostPaymentCollectionsBatchSessionsAuthorizeReq) =>
      client.paymentCollections.authorizePaymentSessionsBatch(id, payload),
    [paymentCollectionQueryKeys.lists(), paymentCollectionQueryKeys.detail(id)],
    options,
  )
}

/**
 * Refresh a payment session. The response is the new session, which has another ID.
 *
 * @param id the ID of the payment collection
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `string`
 * @remarks Invalidates the queries with these keys: `paymentCollectionQueryKeys.lists()`, `paymentCollectionQueryKeys.detail(id)`
 * @since 0.1.0
 */
export function usePaymentCollectionRefreshPaymentSession<Context = unknown>(
  id: string,
  options?: UseMutationOptionsWrapper<Response<StorePaymentCollectionsSessionRes>, string, Context>,
): MutationHookResult<Response<StorePaymentCollectionsSessionRes>, string, Context> {
  const { client } = useMedusa()
  return useChange(
    (session_id: string) => client.paymentCollections.refreshPaymentSession(id, session_id),
    [paymentCollectionQueryKeys.lists(), paymentCollectionQueryKeys.detail(id)],
    options,
  )
}

/**
 * Request a return of an order.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `StorePostReturnsReq`
 * @remarks Invalidates the queries with these keys: `orderKeys.all`, `customerKeys.orders("me")`
 * @since 0.1.0
 */
export function useCreateReturn<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<StoreReturnsRes, "return", StoreReturnsSelection>>,
    StorePostReturnsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<StoreReturnsRes, "return", StoreReturnsSelection>>,
  StorePostReturnsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: StorePostReturnsReq) => client.returns.create(payload),
    [orderKeys.all, customerKeys.orders("me")],
    options,
  )
}

/**
 * Create a swap of an order. Complete the cart of the swap to confirm it.
 *
 * @param options options of TanStack Query, such as `onSuccess`
 * @returns a mutation whose `mutate` accepts `StorePostSwapsReq`
 * @remarks Invalidates the queries with these keys: `orderKeys.all`, `customerKeys.orders("me")`
 * @since 0.1.0
 */
export function useCreateSwap<Context = unknown>(
  options?: UseMutationOptionsWrapper<
    Response<Answer<StoreSwapsRes, "swap", StoreSwapsSelection>>,
    StorePostSwapsReq,
    Context
  >,
): MutationHookResult<
  Response<Answer<StoreSwapsRes, "swap", StoreSwapsSelection>>,
  StorePostSwapsReq,
  Context
> {
  const { client } = useMedusa()
  return useChange(
    (payload: StorePostSwapsReq) => client.swaps.create(payload),
    [orderKeys.all, customerKeys.orders("me")],
    options,
  )
}
