import type { MutationTable } from "./entry.ts"

/** Hooks that change, for storefronts. */
export const storeMutations: MutationTable = {
  useCreateCart: { method: "carts.create", type: "CreateCartReq" },
  useUpdateCart: {
    method: "carts.update",
    parameters: ["cartId"],
    invalidates: ["cartKeys.detail(cartId)", "shippingOptionKey.cart(cartId)"],
  },
  useCompleteCart: {
    method: "carts.complete",
    parameters: ["cartId"],
    invalidates: ["cartKeys.detail(cartId)", "orderKeys.cart(cartId)", 'customerKeys.orders("me")'],
  },
  useCreatePaymentSession: {
    method: "carts.createPaymentSessions",
    parameters: ["cartId"],
    invalidates: ["cartKeys.detail(cartId)"],
  },
  useUpdatePaymentSession: {
    method: "carts.updatePaymentSession",
    parameters: ["cartId"],
    path: ["provider_id"],
    type: "UpdatePaymentSessionReq",
    invalidates: ["cartKeys.detail(cartId)"],
  },
  useRefreshPaymentSession: {
    method: "carts.refreshPaymentSession",
    parameters: ["cartId"],
    path: ["provider_id"],
    type: "RefreshPaymentSessionMutationData",
    invalidates: ["cartKeys.detail(cartId)"],
  },
  useSetPaymentSession: {
    method: "carts.setPaymentSession",
    parameters: ["cartId"],
    invalidates: ["cartKeys.detail(cartId)"],
  },
  useAddShippingMethodToCart: {
    method: "carts.addShippingMethod",
    parameters: ["cartId"],
    invalidates: ["cartKeys.detail(cartId)"],
  },
  useDeletePaymentSession: {
    method: "carts.deletePaymentSession",
    parameters: ["cartId"],
    path: ["provider_id"],
    type: "DeletePaymentSessionMutationData",
    invalidates: ["cartKeys.detail(cartId)"],
  },
  useCreateCustomer: { method: "customers.create", invalidates: ['customerKeys.detail("me")'] },
  useUpdateMe: {
    method: "customers.update",
    ignored: ["id"],
    type: "UpdateMeReq",
    invalidates: ['customerKeys.detail("me")'],
  },
  useCreateLineItem: {
    method: "carts.lineItems.create",
    parameters: ["cartId"],
    invalidates: ["cartKeys.detail(cartId)", "shippingOptionKey.cart(cartId)"],
  },
  useUpdateLineItem: {
    method: "carts.lineItems.update",
    parameters: ["cartId"],
    path: ["lineId"],
    type: "UpdateLineItemReq",
    invalidates: ["cartKeys.detail(cartId)", "shippingOptionKey.cart(cartId)"],
  },
  useDeleteLineItem: {
    method: "carts.lineItems.delete",
    parameters: ["cartId"],
    path: ["lineId"],
    invalidates: ["cartKeys.detail(cartId)", "shippingOptionKey.cart(cartId)"],
  },
  useDeclineOrderEdit: {
    method: "orderEdits.decline",
    parameters: ["id"],
    invalidates: ["orderEditQueryKeys.lists()", "orderEditQueryKeys.detail(id)"],
  },
  useCompleteOrderEdit: {
    method: "orderEdits.complete",
    parameters: ["id"],
    invalidates: ["orderEditQueryKeys.lists()", "orderEditQueryKeys.detail(id)"],
  },
  useRequestOrderAccess: { method: "orders.requestCustomerOrders", invalidates: ["orderKeys.all"] },
  useGrantOrderAccess: { method: "orders.confirmRequest", invalidates: ["orderKeys.all"] },
  useManageMultiplePaymentSessions: {
    method: "paymentCollections.managePaymentSessionsBatch",
    parameters: ["id"],
    invalidates: ["paymentCollectionQueryKeys.lists()", "paymentCollectionQueryKeys.detail(id)"],
  },
  useManagePaymentSession: {
    method: "paymentCollections.managePaymentSession",
    parameters: ["id"],
    invalidates: ["paymentCollectionQueryKeys.lists()", "paymentCollectionQueryKeys.detail(id)"],
  },
  useAuthorizePaymentSession: {
    method: "paymentCollections.authorizePaymentSession",
    parameters: ["id"],
    path: "session_id",
    invalidates: ["paymentCollectionQueryKeys.lists()", "paymentCollectionQueryKeys.detail(id)"],
  },
  useAuthorizePaymentSessionsBatch: {
    method: "paymentCollections.authorizePaymentSessionsBatch",
    parameters: ["id"],
    invalidates: ["paymentCollectionQueryKeys.lists()", "paymentCollectionQueryKeys.detail(id)"],
  },
  usePaymentCollectionRefreshPaymentSession: {
    method: "paymentCollections.refreshPaymentSession",
    parameters: ["id"],
    path: "session_id",
    invalidates: ["paymentCollectionQueryKeys.lists()", "paymentCollectionQueryKeys.detail(id)"],
  },
  useCreateReturn: { method: "returns.create", invalidates: ["orderKeys.all", 'customerKeys.orders("me")'] },
  useCreateSwap: { method: "swaps.create", invalidates: ["orderKeys.all", 'customerKeys.orders("me")'] },
}
