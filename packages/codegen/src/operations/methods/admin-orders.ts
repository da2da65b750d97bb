import type { ResourceTable } from "./table.ts"

/** Methods around orders, payments, returns and price lists. */
export const adminOrderMethods: ResourceTable = {
  orders: {
    class: "AdminOrdersResource",
    about: "Operations on orders, with their payments, fulfillments, returns, swaps and claims.",
    methods: {
      update: { operation: "PostOrdersOrder", body: "AdminPostOrdersOrderReq", answer: "AdminOrdersRes" },
      retrieve: { operation: "GetOrdersOrder", query: "FindParams?", answer: "AdminOrdersRes" },
      list: { operation: "GetOrders", query: "AdminGetOrdersParams?", answer: "AdminOrdersListRes" },
      complete: { operation: "PostOrdersOrderComplete", answer: "AdminOrdersRes" },
      capturePayment: { operation: "PostOrdersOrderCapture", answer: "AdminOrdersRes" },
      refundPayment: {
        operation: "PostOrdersOrderRefunds",
        body: "AdminPostOrdersOrderRefundsReq",
        answer: "AdminOrdersRes",
      },
      createFulfillment: {
        operation: "PostOrdersOrderFulfillments",
        body: "AdminPostOrdersOrderFulfillmentsReq",
        answer: "AdminOrdersRes",
      },
      cancelFulfillment: { operation: "PostOrdersOrderFulfillmentsCancel", answer: "AdminOrdersRes" },
      cancelSwapFulfillment: { operation: "PostOrdersSwapFulfillmentsCancel", answer: "AdminOrdersRes" },
      cancelClaimFulfillment: { operation: "PostOrdersClaimFulfillmentsCancel", answer: "AdminOrdersRes" },
      createShipment: {
        operation: "PostOrdersOrderShipment",
        body: "AdminPostOrdersOrderShipmentReq",
        answer: "AdminOrdersRes",
      },
      requestReturn: {
        operation: "PostOrdersOrderReturns",
        body: "AdminPostOrdersOrderReturnsReq",
        answer: "AdminOrdersRes",
      },
      cancel: { operation: "PostOrdersOrderCancel", answer: "AdminOrdersRes" },
      addShippingMethod: {
        operation: "PostOrdersOrderShippingMethods",
        body: "AdminPostOrdersOrderShippingMethodsReq",
        answer: "AdminOrdersRes",
      },
      archive: { operation: "PostOrdersOrderArchive", answer: "AdminOrdersRes" },
      createSwap: {
        operation: "PostOrdersOrderSwaps",
        body: "AdminPostOrdersOrderSwapsReq",
        answer: "AdminOrdersRes",
      },
      cancelSwap: { operation: "PostOrdersSwapCancel", answer: "AdminOrdersRes" },
      fulfillSwap: {
        operation: "PostOrdersOrderSwapsSwapFulfillments",
        body: "AdminPostOrdersOrderSwapsSwapFulfillmentsReq",
        answer: "AdminOrdersRes",
      },
      createSwapShipment: {
        operation: "PostOrdersOrderSwapsSwapShipments",
        body: "AdminPostOrdersOrderSwapsSwapShipmentsReq",
        answer: "AdminOrdersRes",
      },
      processSwapPayment: { operation: "PostOrdersOrderSwapsSwapProcessPayment", answer: "AdminOrdersRes" },
      createClaim: {
        operation: "PostOrdersOrderClaims",
        body: "AdminPostOrdersOrderClaimsReq",
        answer: "AdminOrdersRes",
      },
      cancelClaim: { operation: "PostOrdersClaimCancel", answer: "AdminOrdersRes" },
      updateClaim: {
        operation: "PostOrdersOrderClaimsClaim",
        body: "AdminPostOrdersOrderClaimsClaimReq",
        answer: "AdminOrdersRes",
      },
      fulfillClaim: {
        operation: "PostOrdersOrderClaimsClaimFulfillments",
        body: "AdminPostOrdersOrderClaimsClaimFulfillmentsReq",
        answer: "AdminOrdersRes",
      },
      createClaimShipment: {
        operation: "PostOrdersOrderClaimsClaimShipments",
        body: "AdminPostOrdersOrderClaimsClaimShipmentsReq",
        answer: "AdminOrdersRes",
      },
      listReservations: {
        operation: "GetOrdersOrderReservations",
        query: "AdminGetOrdersOrderReservationsParams?",
        answer: "AdminReservationsListRes",
      },
      createReservation: {
        operation: "PostOrdersOrderLineItemReservations",
        body: "AdminOrdersOrderLineItemReservationReq",
        answer: "AdminPostOrdersOrderLineItemReservationsRes",
      },
    },
  },
  orderEdits: {
    class: "AdminOrderEditsResource",
    about: "Operations on order edits, which change the items of an order.",
    methods: {
      retrieve: {
        operation: "GetOrderEditsOrderEdit",
        query: "GetOrderEditsOrderEditParams?",
        answer: "AdminOrderEditsRes",
      },
      list: { operation: "GetOrderEdits", query: "GetOrderEditsParams?", answer: "AdminOrderEditsListRes" },
      create: { operation: "PostOrderEdits", body: "AdminPostOrderEditsReq", answer: "AdminOrderEditsRes" },
      update: {
        operation: "PostOrderEditsOrderEdit",
        body: "AdminPostOrderEditsOrderEditReq",
        answer: "AdminOrderEditsRes",
      },
      delete: { operation: "DeleteOrderEditsOrderEdit", answer: "AdminOrderEditDeleteRes" },
      addLineItem: {
        operation: "PostOrderEditsEditLineItems",
        body: "AdminPostOrderEditsEditLineItemsReq",
        answer: "AdminOrderEditsRes",
      },
      deleteItemChange: {
        operation: "DeleteOrderEditsOrderEditItemChange",
        answer: "AdminOrderEditItemChangeDeleteRes",
      },
      requestConfirmation: { operation: "PostOrderEditsOrderEditRequest", answer: "AdminOrderEditsRes" },
      cancel: { operation: "PostOrderEditsOrderEditCancel", answer: "AdminOrderEditsRes" },
      confirm: { operation: "PostOrderEditsOrderEditConfirm", answer: "AdminOrderEditsRes" },
      updateLineItem: {
        operation: "PostOrderEditsEditLineItemsLineItem",
        body: "AdminPostOrderEditsEditLineItemsLineItemReq",
        answer: "AdminOrderEditsRes",
      },
      removeLineItem: {
        operation: "DeleteOrderEditsOrderEditLineItemsLineItem",
        answer: "AdminOrderEditsRes",
      },
    },
  },
  payments: {
    class: "AdminPaymentsResource",
    about: "Operations on payments.",
    methods: {
      retrieve: { operation: "GetPaymentsPayment", query: "GetPaymentsParams?", answer: "AdminPaymentRes" },
      capturePayment: { operation: "PostPaymentsPaymentCapture", answer: "AdminPaymentRes" },
      refundPayment: {
        operation: "PostPaymentsPaymentRefunds",
        body: "AdminPostPaymentRefundsReq",
        answer: "AdminRefundRes",
      },
    },
  },
  paymentCollections: {
    class: "AdminPaymentCollectionsResource",
    about: "Operations on payment collections.",
    methods: {
      retrieve: {
        operation: "GetPaymentCollectionsPaymentCollection",
        query: "AdminGetPaymentCollectionsParams?",
        answer: "AdminPaymentCollectionsRes",
      },
      update: {
        operation: "PostPaymentCollectionsPaymentCollection",
        body: "AdminUpdatePaymentCollectionsReq",
        answer: "AdminPaymentCollectionsRes",
      },
      delete: {
        operation: "DeletePaymentCollectionsPaymentCollection",
        answer: "AdminPaymentCollectionDeleteRes",
      },
      markAsAuthorized: {
        operation: "PostPaymentCollectionsPaymentCollectionAuthorize",
        answer: "AdminPaymentCollectionsRes",
      },
    },
  },
  returns: {
    class: "AdminReturnsResource",
    about: "Operations on returns.",
    methods: {
      cancel: { operation: "PostReturnsReturnCancel", answer: "AdminReturnsCancelRes" },
      receive: {
        operation: "PostReturnsReturnReceive",
        body: "AdminPostReturnsReturnReceiveReq",
        answer: "AdminReturnsRes",
      },
      list: { operation: "GetReturns", query: "AdminGetReturnsParams?", answer: "AdminReturnsListRes" },
    },
  },
  returnReasons: {
    class: "AdminReturnReasonsResource",
    about: "Operations on return reasons.",
    methods: {
      create: {
        operation: "PostReturnReasons",
        body: "AdminPostReturnReasonsReq",
        answer: "AdminReturnReasonsRes",
      },
      update: {
        operation: "PostReturnReasonsReason",
        body: "AdminPostReturnReasonsReasonReq",
        answer: "AdminReturnReasonsRes",
      },
      delete: { operation: "DeleteReturnReason", answer: "AdminReturnReasonsDeleteRes" },
      retrieve: { operation: "GetReturnReasonsReason", answer: "AdminReturnReasonsRes" },
      list: { operation: "GetReturnReasons", answer: "AdminReturnReasonsListRes" },
    },
  },
  swaps: {
    class: "AdminSwapsResource",
    about: "Operations on swaps.",
    methods: {
      retrieve: { operation: "GetSwapsSwap", answer: "AdminSwapsRes" },
      list: { operation: "GetSwaps", query: "AdminGetSwapsParams?", answer: "AdminSwapsListRes" },
    },
  },
  priceLists: {
    class: "AdminPriceListResource",
    about: "Operations on price lists and their prices.",
    methods: {
      create: {
        operation: "PostPriceListsPriceList",
        body: "AdminPostPriceListsPriceListReq",
        answer: "AdminPriceListRes",
      },
      update: {
        operation: "PostPriceListsPriceListPriceList",
        body: "AdminPostPriceListsPriceListPriceListReq",
        answer: "AdminPriceListRes",
      },
      delete: { operation: "DeletePriceListsPriceList", answer: "AdminPriceListDeleteRes" },
      retrieve: { operation: "GetPriceListsPriceList", answer: "AdminPriceListRes" },
      list: {
        operation: "GetPriceLists",
        query: "AdminGetPriceListPaginationParams?",
        answer: "AdminPriceListsListRes",
      },
      listProducts: {
        operation: "GetPriceListsPriceListProducts",
        query: "AdminGetPriceListsPriceListProductsParams?",
        answer: "AdminPriceListsProductsListRes",
      },
      addPrices: {
        operation: "PostPriceListsPriceListPricesBatch",
        body: "AdminPostPriceListPricesPricesReq",
        answer: "AdminPriceListRes",
      },
      deletePrices: {
        operation: "DeletePriceListsPriceListPricesBatch",
        body: "AdminDeletePriceListPricesPricesReq",
        answer: "AdminPriceListDeleteBatchRes",
      },
      deleteProductPrices: {
        operation: "DeletePriceListsPriceListProductsProductPrices",
        answer: "AdminPriceListDeleteProductPricesRes",
      },
      deleteVariantPrices: {
        operation: "DeletePriceListsPriceListVariantsVariantPrices",
        answer: "AdminPriceListDeleteVariantPricesRes",
      },
      deleteProductsPrices: {
        operation: "DeletePriceListsPriceListProductsPricesBatch",
        body: "AdminDeletePriceListsPriceListProductsPricesBatchReq",
        answer: "AdminPriceListDeleteProductPricesRes",
      },
    },
  },
}
