import type { QueryTable } from "./entry.ts"

/** Hooks that read, for storefronts. */
export const storeQueries: QueryTable = {
  useGetCart: { method: "carts.retrieve", parameters: ["id"], key: "cartKeys.detail(id)" },
  useCollection: { method: "collections.retrieve", parameters: ["id"], key: "collectionKeys.detail(id)" },
  useCollections: { method: "collections.list", query: true, key: "collectionKeys.list(query)" },
  useMeCustomer: { method: "customers.retrieve", key: 'customerKeys.detail("me")' },
  useCustomerOrders: { method: "customers.listOrders", query: true, key: 'customerKeys.orders("me")' },
  useGiftCard: { method: "giftCards.retrieve", parameters: ["id"], key: "giftCardKeys.detail(id)" },
  useOrderEdit: { method: "orderEdits.retrieve", parameters: ["id"], key: "orderEditQueryKeys.detail(id)" },
  useOrder: { method: "orders.retrieve", parameters: ["id"], key: "orderKeys.detail(id)" },
  useCartOrder: { method: "orders.retrieveByCartId", parameters: ["cartId"], key: "orderKeys.cart(cartId)" },
  useOrders: { method: "orders.lookupOrder", query: true, key: "orderKeys.list(query)" },
  usePaymentCollection: {
    method: "paymentCollections.retrieve",
    parameters: ["id"],
    key: "paymentCollectionQueryKeys.detail(id)",
  },
  useProductCategories: {
    method: "productCategories.list",
    query: true,
    key: "storeProductCategoryKeys.list(query)",
  },
  useProductCategory: {
    method: "productCategories.retrieve",
    parameters: ["id"],
    query: true,
    key: "storeProductCategoryKeys.detail(id)",
  },
  useProductTags: { method: "productTags.list", query: true, key: "productTagKeys.list(query)" },
  useProductTypes: { method: "productTypes.list", query: true, key: "productTypeKeys.list(query)" },
  useProducts: { method: "products.list", query: true, key: "productKeys.list(query)" },
  useProduct: { method: "products.retrieve", parameters: ["id"], key: "productKeys.detail(id)" },
  useRegions: { method: "regions.list", key: "regionsKey.lists()" },
  useRegion: { method: "regions.retrieve", parameters: ["id"], key: "regionsKey.detail(id)" },
  useReturnReasons: { method: "returnReasons.list", key: "returnReasonsKey.lists()" },
  useReturnReason: {
    method: "returnReasons.retrieve",
    parameters: ["id"],
    key: "returnReasonsKey.detail(id)",
  },
  useShippingOptions: { method: "shippingOptions.list", query: true, key: "shippingOptionKey.list(query)" },
  useCartShippingOptions: {
    method: "shippingOptions.listCartOptions",
    parameters: ["cartId"],
    key: "shippingOptionKey.cart(cartId)",
  },
  useCartSwap: { method: "swaps.retrieveByCartId", parameters: ["cartId"], key: "swapKey.cart(cartId)" },
}
