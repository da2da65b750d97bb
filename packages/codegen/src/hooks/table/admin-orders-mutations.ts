import type { MutationTable } from "./entry.ts"

/** Hooks that change, for orders and what follows them. */
export const adminOrdersMutations: MutationTable = {
  useAdminCreateClaim: {
    method: "orders.createClaim",
    parameters: ["orderId"],
    invalidates: ["adminOrderKeys.detail(orderId)"],
  },
  useAdminUpdateClaim: {
    method: "orders.updateClaim",
    parameters: ["orderId"],
    path: ["claim_id"],
    type: "AdminUpdateClaimReq",
    invalidates: ["adminOrderKeys.detail(orderId)"],
  },
  useAdminCancelClaim: {
    method: "orders.cancelClaim",
    parameters: ["orderId"],
    path: "claimId",
    invalidates: ["adminOrderKeys.detail(orderId)"],
  },
  useAdminFulfillClaim: {
    method: "orders.fulfillClaim",
    parameters: ["orderId"],
    path: ["claim_id"],
    type: "AdminFulfillClaimReq",
    invalidates: ["adminOrderKeys.detail(orderId)", "adminVariantKeys.all", "adminProductKeys.lists()"],
  },
  useAdminCancelClaimFulfillment: {
    method: "orders.cancelClaimFulfillment",
    parameters: ["orderId"],
    path: ["claim_id", "fulfillment_id"],
    type: "AdminCancelClaimFulfillmentReq",
    invalidates: ["adminOrderKeys.detail(orderId)"],
  },
  useAdminCreateClaimShipment: {
    method: "orders.createClaimShipment",
    parameters: ["orderId"],
    path: ["claim_id"],
    invalidates: ["adminOrderKeys.detail(orderId)"],
  },
  useAdminCreateDraftOrder: { method: "draftOrders.create", invalidates: ["adminDraftOrderKeys.lists()"] },
  useAdminUpdateDraftOrder: {
    method: "draftOrders.update",
    parameters: ["id"],
    invalidates: ["adminDraftOrderKeys.detail(id)", "adminDraftOrderKeys.lists()"],
  },
  useAdminDeleteDraftOrder: {
    method: "draftOrders.delete",
    parameters: ["id"],
    invalidates: ["adminDraftOrderKeys.detail(id)", "adminDraftOrderKeys.lists()"],
  },
  useAdminDraftOrderRegisterPayment: {
    method: "draftOrders.markPaid",
    parameters: ["id"],
    invalidates: ["adminDraftOrderKeys.detail(id)"],
  },
  useAdminDraftOrderAddLineItem: {
    method: "draftOrders.addLineItem",
    parameters: ["id"],
    invalidates: ["adminDraftOrderKeys.detail(id)"],
  },
  useAdminDraftOrderRemoveLineItem: {
    method: "draftOrders.removeLineItem",
    parameters: ["id"],
    path: "itemId",
    invalidates: ["adminDraftOrderKeys.detail(id)"],
  },
  useAdminDraftOrderUpdateLineItem: {
    method: "draftOrders.updateLineItem",
    parameters: ["id"],
    path: ["item_id"],
    type: "AdminDraftOrderUpdateLineItemReq",
    invalidates: ["adminDraftOrderKeys.detail(id)"],
  },
  useAdminCreateOrderEdit: {
    method: "orderEdits.create",
    invalidates: ["adminOrderEditsKeys.lists()", "adminOrderKeys.details()"],
  },
  useAdminDeleteOrderEdit: {
    method: "orderEdits.delete",
    parameters: ["id"],
    invalidates: [
      "adminOrderEditsKeys.detail(id)",
      "adminOrderEditsKeys.lists()",
      "adminOrderKeys.details()",
    ],
  },
  useAdminDeleteOrderEditItemChange: {
    method: "orderEdits.deleteItemChange",
    parameters: ["orderEditId", "itemChangeId"],
    invalidates: ["adminOrderEditsKeys.detail(orderEditId)", "adminOrderEditsKeys.lists()"],
  },
  useAdminOrderEditUpdateLineItem: {
    method: "orderEdits.updateLineItem",
    parameters: ["orderEditId", "itemId"],
    invalidates: ["adminOrderEditsKeys.detail(orderEditId)", "adminOrderEditsKeys.lists()"],
  },
  useAdminOrderEditDeleteLineItem: {
    method: "orderEdits.removeLineItem",
    parameters: ["orderEditId", "itemId"],
    invalidates: ["adminOrderEditsKeys.detail(orderEditId)", "adminOrderEditsKeys.lists()"],
  },
  useAdminUpdateOrderEdit: {
    method: "orderEdits.update",
    parameters: ["id"],
    invalidates: [
      "adminOrderEditsKeys.lists()",
      "adminOrderEditsKeys.detail(id)",
      "adminOrderKeys.details()",
    ],
  },
  useAdminOrderEditAddLineItem: {
    method: "orderEdits.addLineItem",
    parameters: ["id"],
    invalidates: ["adminOrderEditsKeys.lists()", "adminOrderEditsKeys.detail(id)"],
  },
  useAdminRequestOrderEditConfirmation: {
    method: "orderEdits.requestConfirmation",
    parameters: ["id"],
    invalidates: [
      "adminOrderEditsKeys.lists()",
      "adminOrderEditsKeys.detail(id)",
      "adminOrderKeys.details()",
    ],
  },
  useAdminCancelOrderEdit: {
    method: "orderEdits.cancel",
    parameters: ["id"],
    invalidates: [
      "adminOrderEditsKeys.lists()",
      "adminOrderEditsKeys.detail(id)",
      "adminOrderKeys.details()",
    ],
  },
  useAdminConfirmOrderEdit: {
    method: "orderEdits.confirm",
    parameters: ["id"],
    invalidates: [
      "adminOrderEditsKeys.lists()",
      "adminOrderEditsKeys.detail(id)",
      "adminOrderKeys.details()",
    ],
  },
  useAdminUpdateOrder: {
    method: "orders.update",
    parameters: ["id"],
    invalidates: ["adminOrderKeys.lists()", "adminOrderKeys.detail(id)"],
  },
  useAdminCancelOrder: {
    method: "orders.cancel",
    parameters: ["id"],
    invalidates: ["adminOrderKeys.lists()", "adminOrderKeys.detail(id)"],
  },
  useAdminCompleteOrder: {
    method: "orders.complete",
    parameters: ["id"],
    invalidates: ["adminOrderKeys.lists()", "adminOrderKeys.detail(id)"],
  },
  useAdminCapturePayment: {
    method: "orders.capturePayment",
    parameters: ["id"],
    invalidates: ["adminOrderKeys.lists()", "adminOrderKeys.detail(id)"],
  },
  useAdminRefundPayment: {
    method: "orders.refundPayment",
    parameters: ["id"],
    invalidates: ["adminOrderKeys.lists()", "adminOrderKeys.detail(id)"],
  },
  useAdminCreateFulfillment: {
    method: "orders.createFulfillment",
    parameters: ["orderId"],
    invalidates: [
      "adminOrderKeys.lists()",
      "adminOrderKeys.detail(orderId)",
      "adminVariantKeys.all",
      "adminProductKeys.lists()",
    ],
  },
  useAdminCancelFulfillment: {
    method: "orders.cancelFulfillment",
    parameters: ["orderId"],
    path: "fulfillmentId",
    invalidates: ["adminOrderKeys.lists()", "adminOrderKeys.detail(orderId)"],
  },
  useAdminCreateShipment: {
    method: "orders.createShipment",
    parameters: ["orderId"],
    invalidates: ["adminOrderKeys.detail(orderId)"],
  },
  useAdminRequestReturn: {
    method: "orders.requestReturn",
    parameters: ["orderId"],
    invalidates: ["adminOrderKeys.detail(orderId)"],
  },
  useAdminAddShippingMethod: {
    method: "orders.addShippingMethod",
    parameters: ["orderId"],
    invalidates: ["adminOrderKeys.detail(orderId)"],
  },
  useAdminArchiveOrder: {
    method: "orders.archive",
    parameters: ["id"],
    invalidates: ["adminOrderKeys.lists()", "adminOrderKeys.detail(id)"],
  },
  useAdminDeletePaymentCollection: {
    method: "paymentCollections.delete",
    parameters: ["id"],
    invalidates: ["adminPaymentCollectionQueryKeys.detail(id)", "adminPaymentCollectionQueryKeys.lists()"],
  },
  useAdminUpdatePaymentCollection: {
    method: "paymentCollections.update",
    parameters: ["id"],
    invalidates: ["adminPaymentCollectionQueryKeys.detail(id)", "adminPaymentCollectionQueryKeys.lists()"],
  },
  useAdminMarkPaymentCollectionAsAuthorized: {
    method: "paymentCollections.markAsAuthorized",
    parameters: ["id"],
    invalidates: ["adminPaymentCollectionQueryKeys.detail(id)", "adminPaymentCollectionQueryKeys.lists()"],
  },
  useAdminPaymentsCapturePayment: {
    method: "payments.capturePayment",
    parameters: ["id"],
    invalidates: ["adminPaymentQueryKeys.detail(id)", "adminPaymentQueryKeys.lists()"],
  },
  useAdminPaymentsRefundPayment: {
    method: "payments.refundPayment",
    parameters: ["id"],
    invalidates: ["adminPaymentQueryKeys.detail(id)", "adminPaymentQueryKeys.lists()"],
  },
  useAdminCreateReturnReason: {
    method: "returnReasons.create",
    invalidates: ["adminReturnReasonKeys.lists()"],
  },
  useAdminUpdateReturnReason: {
    method: "returnReasons.update",
    parameters: ["id"],
    invalidates: ["adminReturnReasonKeys.detail(id)", "adminReturnReasonKeys.lists()"],
  },
  useAdminDeleteReturnReason: {
    method: "returnReasons.delete",
    parameters: ["id"],
    invalidates: ["adminReturnReasonKeys.detail(id)", "adminReturnReasonKeys.lists()"],
  },
  useAdminReceiveReturn: {
    method: "returns.receive",
    parameters: ["id"],
    invalidates: ["adminReturnKeys.detail(id)", "adminReturnKeys.lists()"],
  },
  useAdminCancelReturn: {
    method: "returns.cancel",
    parameters: ["id"],
    invalidates: ["adminReturnKeys.detail(id)", "adminReturnKeys.lists()"],
  },
  useAdminCreateSwap: {
    method: "orders.createSwap",
    parameters: ["orderId"],
    invalidates: ["adminOrderKeys.detail(orderId)", "adminSwapKeys.lists()"],
  },
  useAdminCancelSwap: {
    method: "orders.cancelSwap",
    parameters: ["orderId"],
    path: "swapId",
    invalidates: ["adminOrderKeys.detail(orderId)", "adminSwapKeys.lists()"],
  },
  useAdminFulfillSwap: {
    method: "orders.fulfillSwap",
    parameters: ["orderId"],
    path: ["swap_id"],
    type: "AdminFulfillSwapReq",
    invalidates: [
      "adminOrderKeys.detail(orderId)",
      "adminSwapKeys.lists()",
      "adminVariantKeys.all",
      "adminProductKeys.lists()",
    ],
  },
  useAdminCreateSwapShipment: {
    method: "orders.createSwapShipment",
    parameters: ["orderId"],
    path: ["swap_id"],
    type: "AdminCreateSwapShipmentReq",
    invalidates: ["adminOrderKeys.detail(orderId)"],
  },
  useAdminProcessSwapPayment: {
    method: "orders.processSwapPayment",
    parameters: ["orderId"],
    path: "swapId",
    invalidates: ["adminOrderKeys.detail(orderId)", "adminSwapKeys.lists()"],
  },
  useAdminCancelSwapFulfillment: {
    method: "orders.cancelSwapFulfillment",
    parameters: ["orderId"],
    path: ["swap_id", "fulfillment_id"],
    type: "AdminCancelSwapFulfillmentReq",
    invalidates: ["adminOrderKeys.detail(orderId)", "adminSwapKeys.lists()"],
  },
}
