// Generated from the operations of the core by `npm run generate`. Do not edit.
import { BaseResource } from "./client/base-resource.ts"
import { path } from "./client/path.ts"
import { type EmptyRes, type ResponsePromise } from "./client/answer.ts"
import { type CustomHeaders, type RequestOptions } from "./client/config.ts"
import { type Answer, type FindParams } from "./client/selection.ts"
import {
  type StoreAuthRes,
  type StoreAuthSelection,
  type StoreBearerAuthRes,
  type StoreCartsPaymentSessionsRes,
  type StoreCartsRes,
  type StoreCartsSelection,
  type StoreCollectionsListRes,
  type StoreCollectionsRes,
  type StoreCompleteCartRes,
  type StoreCustomersListOrdersRes,
  type StoreCustomersListOrdersSelection,
  type StoreCustomersListPaymentMethodsRes,
  type StoreCustomersRes,
  type StoreCustomersSelection,
  type StoreGetAuthEmailRes,
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
  type StoreGetVariantsParams,
  type StoreGetVariantsVariantParams,
  type StoreGiftCardsRes,
  type StoreGiftCardsSelection,
  type StoreOrderEditsRes,
  type StoreOrderEditsSelection,
  type StoreOrdersRes,
  type StoreOrdersSelection,
  type StorePaymentCollectionSessionsReq,
  type StorePaymentCollectionsRes,
  type StorePaymentCollectionsSelection,
  type StorePaymentCollectionsSessionRes,
  type StorePostAuthReq,
  type StorePostCartReq,
  type StorePostCartsCartCompleteParams,
  type StorePostCartsCartLineItemsItemReq,
  type StorePostCartsCartLineItemsReq,
  type StorePostCartsCartPaymentSessionReq,
  type StorePostCartsCartPaymentSessionUpdateReq,
  type StorePostCartsCartPaymentSessionsParams,
  type StorePostCartsCartReq,
  type StorePostCartsCartShippingMethodReq,
  type StorePostCustomersCustomerAcceptClaimReq,
  type StorePostCustomersCustomerAddressesAddressReq,
  type StorePostCustomersCustomerAddressesReq,
  type StorePostCustomersCustomerOrderClaimReq,
  type StorePostCustomersCustomerPasswordTokenReq,
  type StorePostCustomersCustomerReq,
  type StorePostCustomersReq,
  type StorePostCustomersResetPasswordReq,
  type StorePostOrderEditsOrderEditDecline,
  type StorePostPaymentCollectionsBatchSessionsAuthorizeReq,
  type StorePostPaymentCollectionsBatchSessionsReq,
  type StorePostPaymentCollectionsPaymentCollectionSessionsBatchSelection,
  type StorePostPaymentCollectionsSessionsBatchAuthorizeSelection,
  type StorePostReturnsReq,
  type StorePostSearchReq,
  type StorePostSearchRes,
  type StorePostSwapsReq,
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
  type StoreReturnsRes,
  type StoreReturnsSelection,
  type StoreShippingOptionsListRes,
  type StoreShippingOptionsListSelection,
  type StoreSwapsRes,
  type StoreSwapsSelection,
  type StoreVariantsListRes,
  type StoreVariantsRes,
  type StoreVariantsSelection,
} from "./store-types.gen.ts"

/** Operations on the line items of a cart. @since 0.1.0 */
export class LineItemsResource extends BaseResource {
  /**
   * Add units of a variant to a cart. Units of the same variant with the same metadata share one line.
   *
   * @param id the ID of the cart
   * @param payload the request body, {@link StorePostCartsCartLineItemsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ cart }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async create<E extends string = never, F extends string = never>(
    id: string,
    payload: StorePostCartsCartLineItemsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> {
    return this.client.request("POST", path`/store/carts/${id}/line-items`, payload, options, customHeaders)
  }

  /**
   * Update the quantity of a line item. Quantity 0 removes the line. Metadata is merged key by key.
   *
   * @param id the ID of the cart
   * @param line_id the ID of the line
   * @param payload the request body, {@link StorePostCartsCartLineItemsItemReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ cart }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async update<E extends string = never, F extends string = never>(
    id: string,
    line_id: string,
    payload: StorePostCartsCartLineItemsItemReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/store/carts/${id}/line-items/${line_id}`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Remove a line item from a cart. A line that the cart does not have is ignored. The shipping methods of the cart are removed, too: add one again.
   *
   * @param id the ID of the cart
   * @param line_id the ID of the line
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ cart }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async delete<E extends string = never, F extends string = never>(
    id: string,
    line_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> {
    return this.client.request(
      "DELETE",
      path`/store/carts/${id}/line-items/${line_id}`,
      undefined,
      options,
      customHeaders,
    )
  }
}

/** Operations on the payment methods that providers have saved for the signed-in customer. @since 0.1.0 */
export class PaymentMethodsResource extends BaseResource {
  /**
   * List the saved payment methods of the customer.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ payment_methods }`
   * @throws SthenoError `unauthorized` (401) when no customer is signed in
   * @since 0.1.0
   */
  list(
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StoreCustomersListPaymentMethodsRes> {
    return this.client.request(
      "GET",
      "/store/customers/me/payment-methods",
      undefined,
      options,
      customHeaders,
    )
  }
}

/** Operations on the addresses of the signed-in customer. @since 0.1.0 */
export class AddressesResource extends BaseResource {
  /**
   * Add an address to the address book. An existing address is not added again.
   *
   * @param payload the request body, {@link StorePostCustomersCustomerAddressesReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer }`
   * @throws SthenoError `unauthorized` (401) when no customer is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  addAddress(
    payload: StorePostCustomersCustomerAddressesReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StoreCustomersRes> {
    return this.client.request("POST", "/store/customers/me/addresses", payload, options, customHeaders)
  }

  /**
   * Delete an address from the address book. Succeeds even if it does not exist.
   *
   * @param address_id the ID of an address of the customer's address book
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer }`
   * @throws SthenoError `unauthorized` (401) when no customer is signed in
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteAddress(
    address_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StoreCustomersRes> {
    return this.client.request(
      "DELETE",
      path`/store/customers/me/addresses/${address_id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Update an address in the address book. Absent properties are unchanged; metadata is merged key by key.
   *
   * @param address_id the ID of an address of the customer's address book
   * @param payload the request body, {@link StorePostCustomersCustomerAddressesAddressReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer }`
   * @throws SthenoError `unauthorized` (401) when no customer is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async updateAddress(
    address_id: string,
    payload: StorePostCustomersCustomerAddressesAddressReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StoreCustomersRes> {
    return this.client.request(
      "POST",
      path`/store/customers/me/addresses/${address_id}`,
      payload,
      options,
      customHeaders,
    )
  }
}

/** Operations on product variants and their prices. @since 0.1.0 */
export class ProductVariantsResource extends BaseResource {
  /**
   * Get a variant of a published product with prices and availability.
   *
   * @param id the ID of the variant
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ variant }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<StoreGetVariantsVariantParams<E, F>>,
  ): ResponsePromise<Answer<StoreVariantsRes, "variant", StoreVariantsSelection, E, F>> {
    return this.client.request("GET", path`/store/variants/${id}`, undefined, options, customHeaders)
  }

  /**
   * List variants of published products, with prices and availability.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ variants }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: StoreGetVariantsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreVariantsListRes, "variants", StoreVariantsSelection, E, F>> {
    return this.client.request("GET", "/store/variants", undefined, { ...options, query }, customHeaders)
  }
}

/** Operations that log customers in and out. @since 0.1.0 */
export class AuthResource extends BaseResource {
  /**
   * Sign in a customer with a session cookie.
   *
   * @param payload the request body, {@link StorePostAuthReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer }`
   * @throws SthenoError `unauthorized` (401) when the credentials or the token are not valid
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  authenticate(
    payload: StorePostAuthReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreAuthRes, "customer", StoreAuthSelection>> {
    return this.client.request("POST", "/store/auth", payload, { ...options, isOnce: true }, customHeaders)
  }

  /**
   * Sign the customer out. Ends the session of this browser. With a bearer token in the `Authorization` header, ends that token instead of waiting for it to expire.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns an object with the response's metadata in `response` only
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  deleteSession(customHeaders?: CustomHeaders, options?: RequestOptions): ResponsePromise<EmptyRes> {
    return this.client.request(
      "DELETE",
      "/store/auth",
      undefined,
      { ...options, token: "forget" },
      customHeaders,
    )
  }

  /**
   * Get the signed-in customer.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer }`
   * @throws SthenoError `unauthorized` (401) when no customer is signed in
   * @since 0.1.0
   */
  getSession(
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreAuthRes, "customer", StoreAuthSelection>> {
    return this.client.request("GET", "/store/auth", undefined, options, customHeaders)
  }

  /**
   * Check whether an email address has an account. Limited to five times as many requests per minute from one address as sign-in.
   *
   * @param email the email address to look for, in any case
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ exists }`
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  async exists(
    email: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StoreGetAuthEmailRes> {
    return this.client.request("GET", path`/store/auth/${email}`, undefined, options, customHeaders)
  }

  /**
   * Get a JWT for a customer. Send the token as `Authorization: Bearer …`. It is valid for 30 days.
   *
   * @param payload the request body, {@link StorePostAuthReq}
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
    payload: StorePostAuthReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StoreBearerAuthRes> {
    return this.client.request(
      "POST",
      "/store/auth/token",
      payload,
      { ...options, isOnce: true, token: "keep" },
      customHeaders,
    )
  }
}

/** Operations on carts, from the first item to the completed order. @since 0.1.0 */
export class CartsResource extends BaseResource {
  /** Operations on the line items of a cart. */
  readonly lineItems = new LineItemsResource(this.client)

  /**
   * Add a shipping method to a cart. The new method replaces a shipping method of the same shipping profile.
   *
   * @param id the ID of the cart
   * @param payload the request body, {@link StorePostCartsCartShippingMethodReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ cart }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async addShippingMethod<E extends string = never, F extends string = never>(
    id: string,
    payload: StorePostCartsCartShippingMethodReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/store/carts/${id}/shipping-methods`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Complete a cart. Creates the order of the cart, or confirms its swap. A repeated request returns the same order. While the payment requires an action of the customer, the response is the cart, with `payment_status`. If units are out of stock, the response is a 409 with a list of `errors`. If the total is now higher than the amount of the payment session, it is a 409 with the code `cart_total_changed`, and nothing is charged.
   *
   * @param id the ID of the cart
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ type, data, payment_status }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async complete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<StorePostCartsCartCompleteParams>,
  ): ResponsePromise<StoreCompleteCartRes> {
    return this.client.request("POST", path`/store/carts/${id}/complete`, undefined, options, customHeaders)
  }

  /**
   * Create a cart. Without a region, the store's first one is used. The cart belongs to the signed-in customer, if any. Items in the body are not merged.
   *
   * @param payload the request body, {@link StorePostCartReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ cart }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create<E extends string = never, F extends string = never>(
    payload?: StorePostCartReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> {
    return this.client.request("POST", "/store/carts", payload, options, customHeaders)
  }

  /**
   * Create the payment sessions of a cart. A payment session prepares a payment with one payment provider: its `data` contains what the storefront needs to show the provider's form. The cart gets one for each payment provider of its region. If there is only one provider, its session is selected; otherwise `POST /store/carts/{id}/payment-session` selects one. Another call adapts the sessions to the cart's total and keeps the selection. A cart with nothing to pay, such as an empty one, has no sessions, and existing ones are deleted. The response contains the cart twice, as `cart` and as `data`; only `cart` has `raw_discount_total`.
   *
   * @param id the ID of the cart
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ cart, data }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async createPaymentSessions(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<StorePostCartsCartPaymentSessionsParams>,
  ): ResponsePromise<StoreCartsPaymentSessionsRes> {
    return this.client.request(
      "POST",
      path`/store/carts/${id}/payment-sessions`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Remove a discount from a cart. A code that the cart does not have is ignored. If this removes free shipping, shipping methods get the prices of their options again, and methods whose price a provider calculates are removed.
   *
   * @param id the ID of the cart
   * @param code the code of the discount, in any case
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ cart }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deleteDiscount<E extends string = never, F extends string = never>(
    id: string,
    code: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> {
    return this.client.request(
      "DELETE",
      path`/store/carts/${id}/discounts/${code}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Delete a payment session. The session is deleted at its payment provider, too. Succeeds even if the cart has no session of this provider.
   *
   * @param id the ID of the cart
   * @param provider_id the ID of the payment provider whose session it is
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ cart }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async deletePaymentSession<E extends string = never, F extends string = never>(
    id: string,
    provider_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> {
    return this.client.request(
      "DELETE",
      path`/store/carts/${id}/payment-sessions/${provider_id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Refresh a payment session with its provider. The session is not selected afterwards. Succeeds even if the session does not exist.
   *
   * @param id the ID of the cart
   * @param provider_id the ID of the payment provider whose session it is
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ cart }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async refreshPaymentSession<E extends string = never, F extends string = never>(
    id: string,
    provider_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/store/carts/${id}/payment-sessions/${provider_id}/refresh`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Get a cart with its totals. Retrieving a cart does not change it. `customer` is `null` when the cart belongs to an account that is not signed in.
   *
   * @param id the ID of the cart
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ cart }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> {
    return this.client.request("GET", path`/store/carts/${id}`, undefined, options, customHeaders)
  }

  /**
   * Select a payment session. The session is prepared with its provider. A session that was selected before is deleted at its provider; the cart keeps it, so that it can be selected again.
   *
   * @param id the ID of the cart
   * @param payload the request body, {@link StorePostCartsCartPaymentSessionReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ cart }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async setPaymentSession<E extends string = never, F extends string = never>(
    id: string,
    payload: StorePostCartsCartPaymentSessionReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/store/carts/${id}/payment-session`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Update a cart. A guest's cart becomes the signed-in customer's, with an empty body too. Changing the region removes shipping methods, gift cards and payment sessions, and lines without a price there.
   *
   * @param id the ID of the cart
   * @param payload the request body, {@link StorePostCartsCartReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ cart }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  async update<E extends string = never, F extends string = never>(
    id: string,
    payload: StorePostCartsCartReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> {
    return this.client.request("POST", path`/store/carts/${id}`, payload, options, customHeaders)
  }

  /**
   * Select a payment session and update its data.
   *
   * @param id the ID of the cart
   * @param provider_id the ID of the payment provider whose session it is
   * @param payload the request body, {@link StorePostCartsCartPaymentSessionUpdateReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ cart }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async updatePaymentSession<E extends string = never, F extends string = never>(
    id: string,
    provider_id: string,
    payload: StorePostCartsCartPaymentSessionUpdateReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> {
    return this.client.request(
      "POST",
      path`/store/carts/${id}/payment-sessions/${provider_id}`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Calculate the taxes of a cart.
   *
   * @param id the ID of the cart
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ cart }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async calculateTaxes<E extends string = never, F extends string = never>(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreCartsRes, "cart", StoreCartsSelection, E, F>> {
    return this.client.request("POST", path`/store/carts/${id}/taxes`, undefined, options, customHeaders)
  }
}

/** Operations on the account of the signed-in customer. @since 0.1.0 */
export class CustomersResource extends BaseResource {
  /** Operations on the payment methods that providers have saved for the signed-in customer. */
  readonly paymentMethods = new PaymentMethodsResource(this.client)

  /** Operations on the addresses of the signed-in customer. */
  readonly addresses = new AddressesResource(this.client)

  /**
   * Create an account and sign in with a session cookie.
   *
   * @param payload the request body, {@link StorePostCustomersReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  create(
    payload: StorePostCustomersReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreCustomersRes, "customer", StoreCustomersSelection>> {
    return this.client.request(
      "POST",
      "/store/customers",
      payload,
      { ...options, isOnce: true },
      customHeaders,
    )
  }

  /**
   * Get the signed-in customer.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer }`
   * @throws SthenoError `unauthorized` (401) when no customer is signed in
   * @since 0.1.0
   */
  retrieve(
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreCustomersRes, "customer", StoreCustomersSelection>> {
    return this.client.request("GET", "/store/customers/me", undefined, options, customHeaders)
  }

  /**
   * Update the signed-in customer. A new password ends all other sessions of the customer.
   *
   * @param payload the request body, {@link StorePostCustomersCustomerReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer }`
   * @throws SthenoError `unauthorized` (401) when no customer is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  update(
    payload: StorePostCustomersCustomerReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreCustomersRes, "customer", StoreCustomersSelection>> {
    return this.client.request("POST", "/store/customers/me", payload, options, customHeaders)
  }

  /**
   * List the signed-in customer's orders.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ orders, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when no customer is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  listOrders<E extends string = never, F extends string = never>(
    query?: StoreGetCustomersCustomerOrdersParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreCustomersListOrdersRes, "orders", StoreCustomersListOrdersSelection, E, F>> {
    return this.client.request(
      "GET",
      "/store/customers/me/orders",
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Iterates over all orders and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `orders` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when no customer is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  iterateOrders<E extends string = never, F extends string = never>(
    query?: StoreGetCustomersCustomerOrdersParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<StoreCustomersListOrdersRes, "orders", StoreCustomersListOrdersSelection, E, F>["orders"][number],
    void,
    undefined
  > {
    return this.client.iterate("/store/customers/me/orders", "orders", query, options, customHeaders)
  }

  /**
   * Set a new password with a reset token. A token works once, within 15 minutes. All sessions of the customer end.
   *
   * @param payload the request body, {@link StorePostCustomersResetPasswordReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ customer }`
   * @throws SthenoError `unauthorized` (401) when the credentials or the token are not valid
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  resetPassword(
    payload: StorePostCustomersResetPasswordReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StoreCustomersRes> {
    return this.client.request(
      "POST",
      "/store/customers/password-reset",
      payload,
      { ...options, isOnce: true },
      customHeaders,
    )
  }

  /**
   * Request a password reset. The event `customer.password_reset` contains a token. If a mail server is set up, the server emails a link with it; otherwise, a custom subscriber has to send it. The response is the same whether or not an account has the address.
   *
   * @param payload the request body, {@link StorePostCustomersCustomerPasswordTokenReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns an object with the response's metadata in `response` only
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  generatePasswordToken(
    payload: StorePostCustomersCustomerPasswordTokenReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<EmptyRes> {
    return this.client.request(
      "POST",
      "/store/customers/password-token",
      payload,
      { ...options, isOnce: true },
      customHeaders,
    )
  }
}

/** Operations on orders, as the Store API returns them. @since 0.1.0 */
export class OrdersResource extends BaseResource {
  /**
   * Get an order with its totals. Signed-in customers do not find orders of other accounts.
   *
   * @param id the ID of the order
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreOrdersRes, "order", StoreOrdersSelection, E, F>> {
    return this.client.request("GET", path`/store/orders/${id}`, undefined, options, customHeaders)
  }

  /**
   * Get the order of a cart.
   *
   * @param cart_id the ID of the cart that became the order
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieveByCartId<E extends string = never, F extends string = never>(
    cart_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreOrdersRes, "order", StoreOrdersSelection, E, F>> {
    return this.client.request("GET", path`/store/orders/cart/${cart_id}`, undefined, options, customHeaders)
  }

  /**
   * Look up an order by its number and email address. For customers without an account: anyone who knows both can see the order. An IP address that fails as often within a minute as it may try to sign in gets `429`, also for orders that exist.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  lookupOrder<E extends string = never, F extends string = never>(
    query: StoreGetOrdersParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreOrdersRes, "order", StoreOrdersSelection, E, F>> {
    return this.client.request("GET", "/store/orders", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Request to claim orders that were placed without the account. A token is sent to the email addresses that the orders were placed with; anyone who has it can confirm. The limit per minute and IP address is the same as for sign-in.
   *
   * @param payload the request body, {@link StorePostCustomersCustomerOrderClaimReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns an object with the response's metadata in `response` only
   * @throws SthenoError `unauthorized` (401) when no customer is signed in
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  requestCustomerOrders(
    payload: StorePostCustomersCustomerOrderClaimReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<EmptyRes> {
    return this.client.request(
      "POST",
      "/store/orders/batch/customer/token",
      payload,
      { ...options, isOnce: true },
      customHeaders,
    )
  }

  /**
   * Move claimed orders to a customer's account.
   *
   * @param payload the request body, {@link StorePostCustomersCustomerAcceptClaimReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns an object with the response's metadata in `response` only
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  confirmRequest(
    payload: StorePostCustomersCustomerAcceptClaimReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<EmptyRes> {
    return this.client.request(
      "POST",
      "/store/orders/customer/confirm",
      payload,
      { ...options, isOnce: true },
      customHeaders,
    )
  }
}

/** Operations on order edits, which customers confirm or decline. @since 0.1.0 */
export class OrderEditsResource extends BaseResource {
  /**
   * Get an order edit with the totals that its order would have.
   *
   * @param id the ID of the order edit
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ order_edit }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<FindParams<E, F>>,
  ): ResponsePromise<Answer<StoreOrderEditsRes, "order_edit", StoreOrderEditsSelection, E, F>> {
    return this.client.request("GET", path`/store/order-edits/${id}`, undefined, options, customHeaders)
  }

  /**
   * Decline an order edit. The payments that were authorized for the edit are canceled. You can repeat the request.
   *
   * @param id the ID of the order edit
   * @param payload the request body, {@link StorePostOrderEditsOrderEditDecline}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order_edit }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async decline(
    id: string,
    payload: StorePostOrderEditsOrderEditDecline,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StoreOrderEditsRes> {
    return this.client.request(
      "POST",
      path`/store/order-edits/${id}/decline`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Confirm an order edit. The increase of the total must be authorized first. You can repeat the request.
   *
   * @param id the ID of the order edit
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ order_edit }`
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async complete(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StoreOrderEditsRes> {
    return this.client.request(
      "POST",
      path`/store/order-edits/${id}/complete`,
      undefined,
      options,
      customHeaders,
    )
  }
}

/** Operations on published products and their prices. @since 0.1.0 */
export class ProductsResource extends BaseResource {
  /** Operations on product variants and their prices. */
  readonly variants = new ProductVariantsResource(this.client)

  /**
   * Get a published product with prices and availability. With the header `x-preview-token`, the product of the token is returned in any status.
   *
   * @param id the ID of the product
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ product }`
   * @throws SthenoError `unauthorized` (401) when the credentials or the token are not valid
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<StoreGetProductsProductParams<E, F>>,
  ): ResponsePromise<Answer<StoreProductsRes, "product", StoreProductsSelection, E, F>> {
    return this.client.request("GET", path`/store/products/${id}`, undefined, options, customHeaders)
  }

  /**
   * Search products. Without a search engine, the result is empty. To search in the database, use `q` of the product list.
   *
   * @param payload the request body, {@link StorePostSearchReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ hits }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  search(
    payload: StorePostSearchReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StorePostSearchRes> {
    return this.client.request("POST", "/store/products/search", payload, options, customHeaders)
  }

  /**
   * List the published products of the sales channels, with prices and availability. With the header `x-preview-token`, a list by `handle` or `id` also contains the product of the token in any status.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ products, count, offset, limit }`
   * @throws SthenoError `unauthorized` (401) when the credentials or the token are not valid
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: StoreGetProductsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreProductsListRes, "products", StoreProductsSelection, E, F>> {
    return this.client.request("GET", "/store/products", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all products and requests the pages as they are needed. With the header `x-preview-token`, a list by `handle` or `id` also contains the product of the token in any status.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `products` one by one, from an `AsyncGenerator`
   * @throws SthenoError `unauthorized` (401) when the credentials or the token are not valid
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: StoreGetProductsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<StoreProductsListRes, "products", StoreProductsSelection, E, F>["products"][number],
    void,
    undefined
  > {
    return this.client.iterate("/store/products", "products", query, options, customHeaders)
  }
}

/** Operations on product types. @since 0.1.0 */
export class ProductTypesResource extends BaseResource {
  /**
   * List product types. With a publishable key that has sales channels, types whose products are all in other channels are left out.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ product_types, count, offset, limit }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  list(
    query?: StoreGetProductTypesParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreProductTypesListRes, "product_types", StoreProductTypesListSelection>> {
    return this.client.request("GET", "/store/product-types", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all product types and requests the pages as they are needed. With a publishable key that has sales channels, types whose products are all in other channels are left out.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `product_types` one by one, from an `AsyncGenerator`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  iterate(
    query?: StoreGetProductTypesParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<
      StoreProductTypesListRes,
      "product_types",
      StoreProductTypesListSelection
    >["product_types"][number],
    void,
    undefined
  > {
    return this.client.iterate("/store/product-types", "product_types", query, options, customHeaders)
  }
}

/** Operations on regions. @since 0.1.0 */
export class RegionsResource extends BaseResource {
  /**
   * List regions.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ regions, count, offset, limit }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    customHeaders?: CustomHeaders,
    options?: RequestOptions<StoreGetRegionsParams<E, F>>,
  ): ResponsePromise<Answer<StoreRegionsListRes, "regions", StoreRegionsListSelection, E, F>> {
    return this.client.request("GET", "/store/regions", undefined, options, customHeaders)
  }

  /**
   * Iterates over all regions and requests the pages as they are needed.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `regions` one by one, from an `AsyncGenerator`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: StoreGetRegionsParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<StoreRegionsListRes, "regions", StoreRegionsListSelection, E, F>["regions"][number],
    void,
    undefined
  > {
    return this.client.iterate("/store/regions", "regions", query, options, customHeaders)
  }

  /**
   * Get a region.
   *
   * @param id the ID of the region
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries, idempotency key and `query` of the request
   * @returns `{ region }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve<E extends string = never, F extends string = never>(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions<StoreGetRegionsRegionParams<E, F>>,
  ): ResponsePromise<Answer<StoreRegionsRes, "region", StoreRegionsListSelection, E, F>> {
    return this.client.request("GET", path`/store/regions/${id}`, undefined, options, customHeaders)
  }
}

/** Operations on the return reasons that customers can select. @since 0.1.0 */
export class ReturnReasonsResource extends BaseResource {
  /**
   * Get a return reason.
   *
   * @param id the ID of the return reason
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ return_reason }`
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreReturnReasonsRes, "return_reason", StoreReturnReasonsSelection>> {
    return this.client.request("GET", path`/store/return-reasons/${id}`, undefined, options, customHeaders)
  }

  /**
   * List return reasons with their children. The children of a return reason are more specific reasons, such as `Wrong size` below `Does not fit`. A customer chooses one of them instead of their parent. The list has the reasons without a parent, oldest first; `return_reason_children` contains the others.
   *
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ return_reasons }`
   * @since 0.1.0
   */
  list(
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreReturnReasonsListRes, "return_reasons", StoreReturnReasonsSelection>> {
    return this.client.request("GET", "/store/return-reasons", undefined, options, customHeaders)
  }
}

/** Operations on returns. @since 0.1.0 */
export class ReturnsResource extends BaseResource {
  /**
   * Request a return of an order.
   *
   * @param payload the request body, {@link StorePostReturnsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ return }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: StorePostReturnsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreReturnsRes, "return", StoreReturnsSelection>> {
    return this.client.request("POST", "/store/returns", payload, options, customHeaders)
  }
}

/** Operations on shipping options. @since 0.1.0 */
export class ShippingOptionsResource extends BaseResource {
  /**
   * List the shipping options of a cart. Use it at checkout. The response contains only the options that can be chosen for this cart: options of its region and its products whose requirements it meets, with their calculated prices.
   *
   * @param cart_id the ID of the cart that the options are for
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ shipping_options }`
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async listCartOptions(
    cart_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<StoreShippingOptionsListRes, "shipping_options", StoreShippingOptionsListSelection>
  > {
    return this.client.request(
      "GET",
      path`/store/shipping-options/${cart_id}`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * List shipping options. Use it where there is no cart, such as on a product page or for a return, and filter by region and products. Requirements are in the response, but options are listed whether or not they are met. An option whose price a provider calculates has the `amount` `null`. At checkout, use `GET /store/shipping-options/{cart_id}`.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ shipping_options }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list(
    query?: StoreGetShippingOptionsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StoreShippingOptionsListRes> {
    return this.client.request(
      "GET",
      "/store/shipping-options",
      undefined,
      { ...options, query },
      customHeaders,
    )
  }
}

/** Operations on swaps. @since 0.1.0 */
export class SwapsResource extends BaseResource {
  /**
   * Create a swap of an order. Complete the cart of the swap to confirm it.
   *
   * @param payload the request body, {@link StorePostSwapsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ swap }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  create(
    payload: StorePostSwapsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreSwapsRes, "swap", StoreSwapsSelection>> {
    return this.client.request("POST", "/store/swaps", payload, options, customHeaders)
  }

  /**
   * Get the swap of a cart.
   *
   * @param cart_id the ID of the cart in which the swap is confirmed
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ swap }`
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieveByCartId(
    cart_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreSwapsRes, "swap", StoreGetSwapsSwapCartIdSelection>> {
    return this.client.request("GET", path`/store/swaps/${cart_id}`, undefined, options, customHeaders)
  }
}

/** Operations on product collections. @since 0.1.0 */
export class CollectionsResource extends BaseResource {
  /**
   * Get a collection. With a publishable key that has sales channels, a collection whose products are all in other channels is not found.
   *
   * @param id the ID of the collection
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ collection }`
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @since 0.1.0
   */
  async retrieve(
    id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StoreCollectionsRes> {
    return this.client.request("GET", path`/store/collections/${id}`, undefined, options, customHeaders)
  }

  /**
   * List collections. With a publishable key that has sales channels, collections whose products are all in other channels are left out.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ collections, count, offset, limit }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  list(
    query?: StoreGetCollectionsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StoreCollectionsListRes> {
    return this.client.request("GET", "/store/collections", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all collections and requests the pages as they are needed. With a publishable key that has sales channels, collections whose products are all in other channels are left out.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `collections` one by one, from an `AsyncGenerator`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @since 0.1.0
   */
  iterate(
    query?: StoreGetCollectionsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<StoreCollectionsListRes["collections"][number], void, undefined> {
    return this.client.iterate("/store/collections", "collections", query, options, customHeaders)
  }
}

/** Operations on gift cards. @since 0.1.0 */
export class GiftCardsResource extends BaseResource {
  /**
   * Get a gift card by its code. Codes that do not exist count as attempts. An IP address with too many attempts gets `429`, also for codes that exist.
   *
   * @param code the code of the gift card, exactly as it was given out
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ gift_card }`
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  async retrieve(
    code: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreGiftCardsRes, "gift_card", StoreGiftCardsSelection>> {
    return this.client.request("GET", path`/store/gift-cards/${code}`, undefined, options, customHeaders)
  }
}

/** Operations on payment collections and their sessions. @since 0.1.0 */
export class PaymentCollectionsResource extends BaseResource {
  /**
   * Get a payment collection.
   *
   * @param id the ID of the payment collection
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ payment_collection }`
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
    Answer<StorePaymentCollectionsRes, "payment_collection", StorePaymentCollectionsSelection, E, F>
  > {
    return this.client.request(
      "GET",
      path`/store/payment-collections/${id}`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Authorize a payment session. An authorized session creates a payment. You can repeat the request.
   *
   * @param id the ID of the payment collection
   * @param session_id the ID of a payment session of the collection
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ payment_session }`
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async authorizePaymentSession(
    id: string,
    session_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StorePaymentCollectionsSessionRes> {
    return this.client.request(
      "POST",
      path`/store/payment-collections/${id}/sessions/${session_id}/authorize`,
      undefined,
      options,
      customHeaders,
    )
  }

  /**
   * Authorize several payment sessions. Each authorized session creates a payment. You can repeat the request.
   *
   * @param id the ID of the payment collection
   * @param payload the request body, {@link StorePostPaymentCollectionsBatchSessionsAuthorizeReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ payment_collection }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async authorizePaymentSessionsBatch(
    id: string,
    payload: StorePostPaymentCollectionsBatchSessionsAuthorizeReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<
      StorePaymentCollectionsRes,
      "payment_collection",
      StorePostPaymentCollectionsSessionsBatchAuthorizeSelection
    >
  > {
    return this.client.request(
      "POST",
      path`/store/payment-collections/${id}/sessions/batch/authorize`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Split the amount among payment sessions. The amounts must add up to the total. Sessions whose `session_id` is not listed are deleted.
   *
   * @param id the ID of the payment collection
   * @param payload the request body, {@link StorePostPaymentCollectionsBatchSessionsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ payment_collection }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async managePaymentSessionsBatch(
    id: string,
    payload: StorePostPaymentCollectionsBatchSessionsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<
      StorePaymentCollectionsRes,
      "payment_collection",
      StorePostPaymentCollectionsPaymentCollectionSessionsBatchSelection
    >
  > {
    return this.client.request(
      "POST",
      path`/store/payment-collections/${id}/sessions/batch`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Create a payment session for the whole amount. Sessions of other providers are deleted.
   *
   * @param id the ID of the payment collection
   * @param payload the request body, {@link StorePaymentCollectionSessionsReq}
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ payment_collection }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async managePaymentSession(
    id: string,
    payload: StorePaymentCollectionSessionsReq,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<
      StorePaymentCollectionsRes,
      "payment_collection",
      StorePostPaymentCollectionsPaymentCollectionSessionsBatchSelection
    >
  > {
    return this.client.request(
      "POST",
      path`/store/payment-collections/${id}/sessions`,
      payload,
      options,
      customHeaders,
    )
  }

  /**
   * Refresh a payment session. The response is the new session, which has another ID.
   *
   * @param id the ID of the payment collection
   * @param session_id the ID of a payment session of the collection
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ payment_session }`
   * @throws SthenoError `not_found` (404) when the resource in the path does not exist
   * @throws SthenoError `not_allowed` (400) or `conflict` (409) when the state of the resource does not allow the request
   * @since 0.1.0
   */
  async refreshPaymentSession(
    id: string,
    session_id: string,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<StorePaymentCollectionsSessionRes> {
    return this.client.request(
      "POST",
      path`/store/payment-collections/${id}/sessions/${session_id}`,
      undefined,
      options,
      customHeaders,
    )
  }
}

/** Operations on product tags. @since 0.1.0 */
export class ProductTagsResource extends BaseResource {
  /**
   * List product tags. With a publishable key that has sales channels, tags whose products are all in other channels are left out.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ product_tags, count, offset, limit }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  list(
    query?: StoreGetProductTagsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<Answer<StoreProductTagsListRes, "product_tags", StoreProductTypesListSelection>> {
    return this.client.request("GET", "/store/product-tags", undefined, { ...options, query }, customHeaders)
  }

  /**
   * Iterates over all product tags and requests the pages as they are needed. With a publishable key that has sales channels, tags whose products are all in other channels are left out.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `product_tags` one by one, from an `AsyncGenerator`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  iterate(
    query?: StoreGetProductTagsParams,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<StoreProductTagsListRes, "product_tags", StoreProductTypesListSelection>["product_tags"][number],
    void,
    undefined
  > {
    return this.client.iterate("/store/product-tags", "product_tags", query, options, customHeaders)
  }
}

/** Operations on product categories. @since 0.1.0 */
export class ProductCategoriesResource extends BaseResource {
  /**
   * Get an active, public category with its parent and its subcategories. With a publishable key that has sales channels, a category whose products are all in other channels is not found.
   *
   * @param id the ID of the category
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ product_category }`
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
      StoreGetProductCategoriesCategoryRes,
      "product_category",
      StoreGetProductCategoriesCategorySelection,
      E,
      F
    >
  > {
    return this.client.request(
      "GET",
      path`/store/product-categories/${id}`,
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * List active, public categories by rank. With a publishable key that has sales channels, categories are left out if all products of them and their subcategories are in other channels.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns `{ product_categories, count, offset, limit }`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  list<E extends string = never, F extends string = never>(
    query?: StoreGetProductCategoriesParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): ResponsePromise<
    Answer<
      StoreGetProductCategoriesRes,
      "product_categories",
      StoreGetProductCategoriesCategorySelection,
      E,
      F
    >
  > {
    return this.client.request(
      "GET",
      "/store/product-categories",
      undefined,
      { ...options, query },
      customHeaders,
    )
  }

  /**
   * Iterates over all product categories and requests the pages as they are needed. With a publishable key that has sales channels, categories are left out if all products of them and their subcategories are in other channels.
   *
   * @param query the query parameters of the operation: filters, the page, and the fields and relations to return
   * @param customHeaders additional headers of the request
   * @param options the signal, timeout, retries and idempotency key of the request
   * @returns the items of `product_categories` one by one, from an `AsyncGenerator`
   * @throws SthenoError `invalid_data` (400) when the request is not valid; the message names each property
   * @throws SthenoError with status 429 after too many attempts
   * @since 0.1.0
   */
  iterate<E extends string = never, F extends string = never>(
    query?: StoreGetProductCategoriesParams<E, F>,
    customHeaders?: CustomHeaders,
    options?: RequestOptions,
  ): AsyncGenerator<
    Answer<
      StoreGetProductCategoriesRes,
      "product_categories",
      StoreGetProductCategoriesCategorySelection,
      E,
      F
    >["product_categories"][number],
    void,
    undefined
  > {
    return this.client.iterate(
      "/store/product-categories",
      "product_categories",
      query,
      options,
      customHeaders,
    )
  }
}

/** The resources of the Store API. @since 0.1.0 */
export class StoreResources extends BaseResource {
  /** Operations that log customers in and out. */
  readonly auth = new AuthResource(this.client)
  /** Operations on carts, from the first item to the completed order. */
  readonly carts = new CartsResource(this.client)
  /** Operations on the account of the signed-in customer. */
  readonly customers = new CustomersResource(this.client)
  /** Operations on orders, as the Store API returns them. */
  readonly orders = new OrdersResource(this.client)
  /** Operations on order edits, which customers confirm or decline. */
  readonly orderEdits = new OrderEditsResource(this.client)
  /** Operations on published products and their prices. */
  readonly products = new ProductsResource(this.client)
  /** Operations on product types. */
  readonly productTypes = new ProductTypesResource(this.client)
  /** Operations on regions. */
  readonly regions = new RegionsResource(this.client)
  /** Operations on the return reasons that customers can select. */
  readonly returnReasons = new ReturnReasonsResource(this.client)
  /** Operations on returns. */
  readonly returns = new ReturnsResource(this.client)
  /** Operations on shipping options. */
  readonly shippingOptions = new ShippingOptionsResource(this.client)
  /** Operations on swaps. */
  readonly swaps = new SwapsResource(this.client)
  /** Operations on product collections. */
  readonly collections = new CollectionsResource(this.client)
  /** Operations on gift cards. */
  readonly giftCards = new GiftCardsResource(this.client)
  /** Operations on the payment methods that providers have saved for the signed-in customer. */
  readonly paymentMethods = new PaymentMethodsResource(this.client)
  /** Operations on payment collections and their sessions. */
  readonly paymentCollections = new PaymentCollectionsResource(this.client)
  /** Operations on product tags. */
  readonly productTags = new ProductTagsResource(this.client)
  /** Operations on product categories. */
  readonly productCategories = new ProductCategoriesResource(this.client)
}
