import type { QueryTable } from "./entry.ts"

/** Hooks that read, for products, prices and stock. */
export const adminProductsQueries: QueryTable = {
  useAdminCollections: { method: "collections.list", query: true, key: "adminCollectionKeys.list(query)" },
  useAdminCollection: {
    method: "collections.retrieve",
    parameters: ["id"],
    key: "adminCollectionKeys.detail(id)",
  },
  useAdminDiscounts: { method: "discounts.list", query: true, key: "adminDiscountKeys.list(query)" },
  useAdminDiscount: {
    method: "discounts.retrieve",
    parameters: ["id"],
    query: true,
    key: "adminDiscountKeys.detail(id)",
  },
  useAdminGetDiscountByCode: {
    method: "discounts.retrieveByCode",
    parameters: ["code"],
    key: "adminDiscountKeys.detail(code)",
  },
  useAdminGetDiscountCondition: {
    method: "discounts.getCondition",
    parameters: ["id", "conditionId"],
    query: true,
    key: "adminDiscountKeys.detailCondition(conditionId, query)",
  },
  useAdminGiftCards: { method: "giftCards.list", query: true, key: "adminGiftCardKeys.list(query)" },
  useAdminGiftCard: { method: "giftCards.retrieve", parameters: ["id"], key: "adminGiftCardKeys.detail(id)" },
  useAdminInventoryItems: {
    method: "inventoryItems.list",
    query: true,
    key: "adminInventoryItemsKeys.list(query)",
  },
  useAdminInventoryItem: {
    method: "inventoryItems.retrieve",
    parameters: ["inventoryItemId"],
    query: true,
    key: "adminInventoryItemsKeys.detail(inventoryItemId)",
  },
  useAdminInventoryItemLocationLevels: {
    method: "inventoryItems.listLocationLevels",
    parameters: ["inventoryItemId"],
    query: true,
    key: '[...adminInventoryItemsKeys.detail(inventoryItemId), "location_levels"]',
  },
  useAdminPriceLists: { method: "priceLists.list", query: true, key: "adminPriceListKeys.list(query)" },
  useAdminPriceListProducts: {
    method: "priceLists.listProducts",
    parameters: ["id"],
    query: true,
    key: "adminPriceListKeys.detailProducts(id, query)",
  },
  useAdminPriceList: {
    method: "priceLists.retrieve",
    parameters: ["id"],
    key: "adminPriceListKeys.detail(id)",
  },
  useAdminProductCategories: {
    method: "productCategories.list",
    query: true,
    key: "adminProductCategoryKeys.list(query)",
  },
  useAdminProductCategory: {
    method: "productCategories.retrieve",
    parameters: ["id"],
    query: true,
    key: "adminProductCategoryKeys.detail(id)",
  },
  useAdminProductTags: { method: "productTags.list", query: true, key: "adminProductTagKeys.list(query)" },
  useAdminProductTypes: { method: "productTypes.list", query: true, key: "adminProductTypeKeys.list(query)" },
  useAdminProducts: { method: "products.list", query: true, key: "adminProductKeys.list(query)" },
  useAdminProduct: {
    method: "products.retrieve",
    parameters: ["id"],
    query: true,
    key: "adminProductKeys.detail(id)",
  },
  useAdminProductVariants: {
    method: "products.listVariants",
    parameters: ["id"],
    query: true,
    key: "adminProductKeys.detailVariants(id, query)",
  },
  useAdminProductTagUsage: { method: "products.listTags", key: 'adminProductKeys.detail("tags")' },
  useAdminReservations: {
    method: "reservations.list",
    query: true,
    key: "adminReservationsKeys.list(query)",
  },
  useAdminReservation: {
    method: "reservations.retrieve",
    parameters: ["id"],
    key: "adminReservationsKeys.detail(id)",
  },
  useAdminStockLocations: {
    method: "stockLocations.list",
    query: true,
    key: "adminStockLocationsKeys.list(query)",
  },
  useAdminStockLocation: {
    method: "stockLocations.retrieve",
    parameters: ["id"],
    key: "adminStockLocationsKeys.detail(id)",
  },
  useAdminVariants: { method: "variants.list", query: true, key: "adminVariantKeys.list(query)" },
  useAdminVariant: {
    method: "variants.retrieve",
    parameters: ["id"],
    query: true,
    key: "adminVariantKeys.detail(id)",
  },
  useAdminVariantsInventory: {
    method: "variants.getInventory",
    parameters: ["id"],
    key: '[...adminVariantKeys.detail(id), "inventory"]',
  },
}
