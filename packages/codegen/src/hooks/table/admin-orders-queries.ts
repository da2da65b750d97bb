import type { QueryTable } from "./entry.ts"

/** Hooks that read, for orders and what follows them. */
export const adminOrdersQueries: QueryTable = {
  useAdminDraftOrders: { method: "draftOrders.list", query: true, key: "adminDraftOrderKeys.list(query)" },
  useAdminDraftOrder: {
    method: "draftOrders.retrieve",
    parameters: ["id"],
    key: "adminDraftOrderKeys.detail(id)",
  },
  useAdminOrderEdit: {
    method: "orderEdits.retrieve",
    parameters: ["id"],
    query: true,
    key: "adminOrderEditsKeys.detail(id)",
  },
  useAdminOrderEdits: { method: "orderEdits.list", query: true, key: "adminOrderEditsKeys.list(query)" },
  useAdminOrders: { method: "orders.list", query: true, key: "adminOrderKeys.list(query)" },
  useAdminOrder: {
    method: "orders.retrieve",
    parameters: ["id"],
    query: true,
    key: "adminOrderKeys.detailOrder(id, query)",
  },
  useAdminPaymentCollection: {
    method: "paymentCollections.retrieve",
    parameters: ["id"],
    key: "adminPaymentCollectionQueryKeys.detail(id)",
  },
  useAdminPayment: {
    method: "payments.retrieve",
    parameters: ["id"],
    key: "adminPaymentQueryKeys.detail(id)",
  },
  useAdminReturnReasons: { method: "returnReasons.list", key: "adminReturnReasonKeys.lists()" },
  useAdminReturnReason: {
    method: "returnReasons.retrieve",
    parameters: ["id"],
    key: "adminReturnReasonKeys.detail(id)",
  },
  useAdminReturns: { method: "returns.list", key: "adminReturnKeys.lists()" },
  useAdminSwaps: { method: "swaps.list", query: true, key: "adminSwapKeys.list(query)" },
  useAdminSwap: { method: "swaps.retrieve", parameters: ["id"], key: "adminSwapKeys.detail(id)" },
}
