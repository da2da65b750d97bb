import type { ResourceTable } from "./table.ts"

/** Methods of the store, by resource: v1's names, and names for operations that v1's client lacks. */
export const storeMethods: ResourceTable = {
  auth: {
    class: "AuthResource",
    about: "Operations that log customers in and out.",
    methods: {
      authenticate: { operation: "PostAuth", body: "StorePostAuthReq", answer: "StoreAuthRes" },
      deleteSession: { operation: "DeleteAuth", answer: "EmptyRes", token: "forget" },
      getSession: { operation: "GetAuth", answer: "StoreAuthRes" },
      exists: { operation: "GetAuthEmail", answer: "StoreGetAuthEmailRes" },
      getToken: {
        operation: "PostToken",
        body: "StorePostAuthReq",
        answer: "StoreBearerAuthRes",
        token: "keep",
      },
    },
  },
  carts: {
    class: "CartsResource",
    about: "Operations on carts, from the first item to the completed order.",
    methods: {
      addShippingMethod: {
        operation: "PostCartsCartShippingMethod",
        body: "StorePostCartsCartShippingMethodReq",
        answer: "StoreCartsRes",
      },
      complete: { operation: "PostCartsCartComplete", answer: "StoreCompleteCartRes" },
      create: { operation: "PostCart", body: "StorePostCartReq?", answer: "StoreCartsRes" },
      createPaymentSessions: {
        operation: "PostCartsCartPaymentSessions",
        answer: "StoreCartsPaymentSessionsRes",
      },
      deleteDiscount: { operation: "DeleteCartsCartDiscountsDiscount", answer: "StoreCartsRes" },
      deletePaymentSession: { operation: "DeleteCartsCartPaymentSessionsSession", answer: "StoreCartsRes" },
      refreshPaymentSession: { operation: "PostCartsCartPaymentSessionsSession", answer: "StoreCartsRes" },
      retrieve: { operation: "GetCartsCart", answer: "StoreCartsRes" },
      setPaymentSession: {
        operation: "PostCartsCartPaymentSession",
        body: "StorePostCartsCartPaymentSessionReq",
        answer: "StoreCartsRes",
      },
      update: { operation: "PostCartsCart", body: "StorePostCartsCartReq", answer: "StoreCartsRes" },
      updatePaymentSession: {
        operation: "PostCartsCartPaymentSessionUpdate",
        body: "StorePostCartsCartPaymentSessionUpdateReq",
        answer: "StoreCartsRes",
      },
      calculateTaxes: { operation: "PostCartsCartTaxes", answer: "StoreCartsRes" },
    },
  },
  "carts.lineItems": {
    class: "LineItemsResource",
    about: "Operations on the line items of a cart.",
    methods: {
      create: {
        operation: "PostCartsCartLineItems",
        body: "StorePostCartsCartLineItemsReq",
        answer: "StoreCartsRes",
      },
      update: {
        operation: "PostCartsCartLineItemsItem",
        body: "StorePostCartsCartLineItemsItemReq",
        answer: "StoreCartsRes",
      },
      delete: { operation: "DeleteCartsCartLineItemsItem", answer: "StoreCartsRes" },
    },
  },
  customers: {
    class: "CustomersResource",
    about: "Operations on the account of the signed-in customer.",
    methods: {
      create: { operation: "PostCustomers", body: "StorePostCustomersReq", answer: "StoreCustomersRes" },
      retrieve: { operation: "GetCustomersCustomer", answer: "StoreCustomersRes" },
      update: {
        operation: "PostCustomersCustomer",
        body: "StorePostCustomersCustomerReq",
        answer: "StoreCustomersRes",
      },
      listOrders: {
        operation: "GetCustomersCustomerOrders",
        query: "StoreGetCustomersCustomerOrdersParams?",
        answer: "StoreCustomersListOrdersRes",
      },
      resetPassword: {
        operation: "PostCustomersResetPassword",
        body: "StorePostCustomersResetPasswordReq",
        answer: "StoreCustomersRes",
      },
      generatePasswordToken: {
        operation: "PostCustomersCustomerPasswordToken",
        body: "StorePostCustomersCustomerPasswordTokenReq",
        answer: "EmptyRes",
      },
    },
  },
  "customers.paymentMethods": {
    class: "PaymentMethodsResource",
    about: "Operations on the payment methods that providers have saved for the signed-in customer.",
    methods: {
      list: {
        operation: "GetCustomersCustomerPaymentMethods",
        answer: "StoreCustomersListPaymentMethodsRes",
      },
    },
  },
  "customers.addresses": {
    class: "AddressesResource",
    about: "Operations on the addresses of the signed-in customer.",
    methods: {
      addAddress: {
        operation: "PostCustomersCustomerAddresses",
        body: "StorePostCustomersCustomerAddressesReq",
        answer: "StoreCustomersRes",
      },
      deleteAddress: { operation: "DeleteCustomersCustomerAddressesAddress", answer: "StoreCustomersRes" },
      updateAddress: {
        operation: "PostCustomersCustomerAddressesAddress",
        body: "StorePostCustomersCustomerAddressesAddressReq",
        answer: "StoreCustomersRes",
      },
    },
  },
  orders: {
    class: "OrdersResource",
    about: "Operations on orders, as the Store API returns them.",
    methods: {
      retrieve: { operation: "GetOrdersOrder", answer: "StoreOrdersRes" },
      retrieveByCartId: { operation: "GetOrdersOrderCartId", answer: "StoreOrdersRes" },
      lookupOrder: { operation: "GetOrders", query: "StoreGetOrdersParams", answer: "StoreOrdersRes" },
      requestCustomerOrders: {
        operation: "PostOrdersCustomerOrderClaim",
        body: "StorePostCustomersCustomerOrderClaimReq",
        answer: "EmptyRes",
      },
      confirmRequest: {
        operation: "PostOrdersCustomerOrderClaimsCustomerOrderClaimAccept",
        body: "StorePostCustomersCustomerAcceptClaimReq",
        answer: "EmptyRes",
      },
    },
  },
  orderEdits: {
    class: "OrderEditsResource",
    about: "Operations on order edits, which customers confirm or decline.",
    methods: {
      retrieve: { operation: "GetOrderEditsOrderEdit", answer: "StoreOrderEditsRes" },
      decline: {
        operation: "PostOrderEditsOrderEditDecline",
        body: "StorePostOrderEditsOrderEditDecline",
        answer: "StoreOrderEditsRes",
      },
      complete: { operation: "PostOrderEditsOrderEditComplete", answer: "StoreOrderEditsRes" },
    },
  },
  products: {
    class: "ProductsResource",
    about: "Operations on published products and their prices.",
    methods: {
      retrieve: { operation: "GetProductsProduct", answer: "StoreProductsRes" },
      search: { operation: "PostProductsSearch", body: "StorePostSearchReq", answer: "StorePostSearchRes" },
      list: { operation: "GetProducts", query: "StoreGetProductsParams?", answer: "StoreProductsListRes" },
    },
  },
  "products.variants": {
    class: "ProductVariantsResource",
    about: "Operations on product variants and their prices.",
    methods: {
      retrieve: { operation: "GetVariantsVariant", answer: "StoreVariantsRes" },
      list: { operation: "GetVariants", query: "StoreGetVariantsParams?", answer: "StoreVariantsListRes" },
    },
  },
  productTypes: {
    class: "ProductTypesResource",
    about: "Operations on product types.",
    methods: {
      list: {
        operation: "GetProductTypes",
        query: "StoreGetProductTypesParams?",
        answer: "StoreProductTypesListRes",
      },
    },
  },
  regions: {
    class: "RegionsResource",
    about: "Operations on regions.",
    methods: {
      list: { operation: "GetRegions", answer: "StoreRegionsListRes" },
      retrieve: { operation: "GetRegionsRegion", answer: "StoreRegionsRes" },
    },
  },
  returnReasons: {
    class: "ReturnReasonsResource",
    about: "Operations on the return reasons that customers can select.",
    methods: {
      retrieve: { operation: "GetReturnReasonsReason", answer: "StoreReturnReasonsRes" },
      list: { operation: "GetReturnReasons", answer: "StoreReturnReasonsListRes" },
    },
  },
  returns: {
    class: "ReturnsResource",
    about: "Operations on returns.",
    methods: {
      create: { operation: "PostReturns", body: "StorePostReturnsReq", answer: "StoreReturnsRes" },
    },
  },
  shippingOptions: {
    class: "ShippingOptionsResource",
    about: "Operations on shipping options.",
    methods: {
      listCartOptions: { operation: "GetShippingOptionsCartId", answer: "StoreShippingOptionsListRes" },
      list: {
        operation: "GetShippingOptions",
        query: "StoreGetShippingOptionsParams?",
        answer: "StoreShippingOptionsListRes",
      },
    },
  },
  swaps: {
    class: "SwapsResource",
    about: "Operations on swaps.",
    methods: {
      create: { operation: "PostSwaps", body: "StorePostSwapsReq", answer: "StoreSwapsRes" },
      retrieveByCartId: { operation: "GetSwapsSwapCartId", answer: "StoreSwapsRes" },
    },
  },
  collections: {
    class: "CollectionsResource",
    about: "Operations on product collections.",
    methods: {
      retrieve: { operation: "GetCollectionsCollection", answer: "StoreCollectionsRes" },
      list: {
        operation: "GetCollections",
        query: "StoreGetCollectionsParams?",
        answer: "StoreCollectionsListRes",
      },
    },
  },
  giftCards: {
    class: "GiftCardsResource",
    about: "Operations on gift cards.",
    methods: {
      retrieve: { operation: "GetGiftCardsCode", answer: "StoreGiftCardsRes" },
    },
  },
  paymentMethods: {
    class: "PaymentMethodsResource",
    about: "Operations on the payment methods that providers have saved for the signed-in customer.",
    methods: {
      list: {
        operation: "GetCustomersCustomerPaymentMethods",
        answer: "StoreCustomersListPaymentMethodsRes",
      },
    },
  },
  paymentCollections: {
    class: "PaymentCollectionsResource",
    about: "Operations on payment collections and their sessions.",
    methods: {
      retrieve: {
        operation: "GetPaymentCollectionsPaymentCollection",
        query: "StoreGetPaymentCollectionsParams?",
        answer: "StorePaymentCollectionsRes",
      },
      authorizePaymentSession: {
        operation: "PostPaymentCollectionsSessionsSessionAuthorize",
        answer: "StorePaymentCollectionsSessionRes",
      },
      authorizePaymentSessionsBatch: {
        operation: "PostPaymentCollectionsSessionsBatchAuthorize",
        body: "StorePostPaymentCollectionsBatchSessionsAuthorizeReq",
        answer: "StorePaymentCollectionsRes",
      },
      managePaymentSessionsBatch: {
        operation: "PostPaymentCollectionsPaymentCollectionSessionsBatch",
        body: "StorePostPaymentCollectionsBatchSessionsReq",
        answer: "StorePaymentCollectionsRes",
      },
      managePaymentSession: {
        operation: "PostPaymentCollectionsSessions",
        body: "StorePaymentCollectionSessionsReq",
        answer: "StorePaymentCollectionsRes",
      },
      refreshPaymentSession: {
        operation: "PostPaymentCollectionsPaymentCollectionPaymentSessionsSession",
        answer: "StorePaymentCollectionsSessionRes",
      },
    },
  },
  productTags: {
    class: "ProductTagsResource",
    about: "Operations on product tags.",
    methods: {
      list: {
        operation: "GetProductTags",
        query: "StoreGetProductTagsParams?",
        answer: "StoreProductTagsListRes",
      },
    },
  },
  productCategories: {
    class: "ProductCategoriesResource",
    about: "Operations on product categories.",
    methods: {
      retrieve: {
        operation: "GetProductCategoriesCategory",
        query: "StoreGetProductCategoriesCategoryParams?",
        answer: "StoreGetProductCategoriesCategoryRes",
      },
      list: {
        operation: "GetProductCategories",
        query: "StoreGetProductCategoriesParams?",
        answer: "StoreGetProductCategoriesRes",
      },
    },
  },
}
