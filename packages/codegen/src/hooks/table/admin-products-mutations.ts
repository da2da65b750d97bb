import type { MutationTable } from "./entry.ts"

/** Hooks that change, for products, prices and stock. */
export const adminProductsMutations: MutationTable = {
  useAdminCreateCollection: { method: "collections.create", invalidates: ["adminCollectionKeys.lists()"] },
  useAdminUpdateCollection: {
    method: "collections.update",
    parameters: ["id"],
    invalidates: ["adminCollectionKeys.lists()", "adminCollectionKeys.detail(id)"],
  },
  useAdminDeleteCollection: {
    method: "collections.delete",
    parameters: ["id"],
    invalidates: ["adminCollectionKeys.lists()", "adminCollectionKeys.detail(id)"],
  },
  useAdminAddProductsToCollection: {
    method: "collections.addProducts",
    parameters: ["id"],
    invalidates: ["adminCollectionKeys.lists()", "adminCollectionKeys.detail(id)"],
  },
  useAdminRemoveProductsFromCollection: {
    method: "collections.removeProducts",
    parameters: ["id"],
    invalidates: ["adminCollectionKeys.lists()", "adminCollectionKeys.detail(id)"],
  },
  useAdminAddDiscountConditionResourceBatch: {
    method: "discounts.addConditionResourceBatch",
    parameters: ["discountId", "conditionId"],
    query: true,
    invalidates: ["adminDiscountKeys.detail(discountId)"],
  },
  useAdminDeleteDiscountConditionResourceBatch: {
    method: "discounts.deleteConditionResourceBatch",
    parameters: ["discountId", "conditionId"],
    invalidates: ["adminDiscountKeys.detail(discountId)"],
  },
  useAdminCreateDiscount: { method: "discounts.create", invalidates: ["adminDiscountKeys.lists()"] },
  useAdminUpdateDiscount: {
    method: "discounts.update",
    parameters: ["id"],
    invalidates: ["adminDiscountKeys.detail(id)"],
  },
  useAdminDeleteDiscount: {
    method: "discounts.delete",
    parameters: ["id"],
    invalidates: ["adminDiscountKeys.lists()"],
  },
  useAdminDiscountAddRegion: {
    method: "discounts.addRegion",
    parameters: ["id"],
    path: "regionId",
    invalidates: ["adminDiscountKeys.detail(id)"],
  },
  useAdminDiscountRemoveRegion: {
    method: "discounts.removeRegion",
    parameters: ["id"],
    path: "regionId",
    invalidates: ["adminDiscountKeys.detail(id)"],
  },
  useAdminCreateDynamicDiscountCode: {
    method: "discounts.createDynamicCode",
    parameters: ["id"],
    invalidates: ["adminDiscountKeys.lists()", "adminDiscountKeys.detail(id)"],
  },
  useAdminDeleteDynamicDiscountCode: {
    method: "discounts.deleteDynamicCode",
    parameters: ["id"],
    path: "code",
    invalidates: ["adminDiscountKeys.lists()", "adminDiscountKeys.detail(id)"],
  },
  useAdminDiscountCreateCondition: {
    method: "discounts.createCondition",
    parameters: ["discountId"],
    invalidates: ["adminDiscountKeys.detail(discountId)"],
  },
  useAdminDiscountUpdateCondition: {
    method: "discounts.updateCondition",
    parameters: ["discountId", "conditionId"],
    invalidates: ["adminDiscountKeys.detail(discountId)"],
  },
  useAdminDiscountRemoveCondition: {
    method: "discounts.deleteCondition",
    parameters: ["discountId"],
    path: "conditionId",
    invalidates: ["adminDiscountKeys.detail(discountId)"],
  },
  useAdminCreateGiftCard: { method: "giftCards.create", invalidates: ["adminGiftCardKeys.lists()"] },
  useAdminUpdateGiftCard: {
    method: "giftCards.update",
    parameters: ["id"],
    invalidates: ["adminGiftCardKeys.lists()", "adminGiftCardKeys.detail(id)"],
  },
  useAdminDeleteGiftCard: {
    method: "giftCards.delete",
    parameters: ["id"],
    invalidates: ["adminGiftCardKeys.lists()", "adminGiftCardKeys.detail(id)"],
  },
  useAdminCreateInventoryItem: {
    method: "inventoryItems.create",
    invalidates: ["adminInventoryItemsKeys.lists()"],
  },
  useAdminUpdateInventoryItem: {
    method: "inventoryItems.update",
    parameters: ["inventoryItemId"],
    invalidates: ["adminInventoryItemsKeys.lists()", "adminInventoryItemsKeys.detail(inventoryItemId)"],
  },
  useAdminDeleteInventoryItem: {
    method: "inventoryItems.delete",
    parameters: ["inventoryItemId"],
    invalidates: ["adminInventoryItemsKeys.lists()", "adminInventoryItemsKeys.detail(inventoryItemId)"],
  },
  useAdminUpdateLocationLevel: {
    method: "inventoryItems.updateLocationLevel",
    parameters: ["inventoryItemId"],
    path: ["stockLocationId"],
    type: "AdminUpdateLocationLevelReq",
    invalidates: ["adminInventoryItemsKeys.detail(inventoryItemId)", "adminInventoryItemsKeys.lists()"],
  },
  useAdminDeleteLocationLevel: {
    method: "inventoryItems.deleteLocationLevel",
    parameters: ["inventoryItemId"],
    path: "stockLocationId",
    invalidates: ["adminInventoryItemsKeys.detail(inventoryItemId)", "adminInventoryItemsKeys.lists()"],
  },
  useAdminCreateLocationLevel: {
    method: "inventoryItems.createLocationLevel",
    parameters: ["inventoryItemId"],
    invalidates: ["adminInventoryItemsKeys.detail(inventoryItemId)", "adminInventoryItemsKeys.lists()"],
  },
  useAdminCreatePriceList: { method: "priceLists.create", invalidates: ["adminPriceListKeys.lists()"] },
  useAdminUpdatePriceList: {
    method: "priceLists.update",
    parameters: ["id"],
    invalidates: [
      "adminPriceListKeys.detail(id)",
      "adminPriceListKeys.lists()",
      "adminPriceListKeys.detailProducts(id)",
    ],
  },
  useAdminDeletePriceList: {
    method: "priceLists.delete",
    parameters: ["id"],
    invalidates: ["adminPriceListKeys.detail(id)", "adminPriceListKeys.lists()"],
  },
  useAdminCreatePriceListPrices: {
    method: "priceLists.addPrices",
    parameters: ["id"],
    invalidates: [
      "adminPriceListKeys.detail(id)",
      "adminPriceListKeys.lists()",
      "adminPriceListKeys.detailProducts(id)",
    ],
  },
  useAdminDeletePriceListPrices: {
    method: "priceLists.deletePrices",
    parameters: ["id"],
    invalidates: [
      "adminPriceListKeys.detail(id)",
      "adminPriceListKeys.lists()",
      "adminPriceListKeys.detailProducts(id)",
    ],
  },
  useAdminDeletePriceListProductsPrices: {
    method: "priceLists.deleteProductsPrices",
    parameters: ["id"],
    invalidates: ["adminPriceListKeys.detail(id)", "adminPriceListKeys.lists()"],
  },
  useAdminDeletePriceListProductPrices: {
    method: "priceLists.deleteProductPrices",
    parameters: ["id", "productId"],
    invalidates: [
      "adminPriceListKeys.detail(id)",
      "adminPriceListKeys.lists()",
      "adminProductKeys.detail(productId)",
    ],
  },
  useAdminDeletePriceListVariantPrices: {
    method: "priceLists.deleteVariantPrices",
    parameters: ["id", "variantId"],
    invalidates: [
      "adminPriceListKeys.detail(id)",
      "adminPriceListKeys.lists()",
      "adminVariantKeys.detail(variantId)",
    ],
  },
  useAdminCreateProductCategory: {
    method: "productCategories.create",
    invalidates: ["adminProductCategoryKeys.lists()", "adminProductKeys.details()"],
  },
  useAdminUpdateProductCategory: {
    method: "productCategories.update",
    parameters: ["id"],
    invalidates: [
      "adminProductCategoryKeys.lists()",
      "adminProductCategoryKeys.detail(id)",
      "adminProductKeys.details()",
    ],
  },
  useAdminDeleteProductCategory: {
    method: "productCategories.delete",
    parameters: ["id"],
    invalidates: [
      "adminProductCategoryKeys.lists()",
      "adminProductCategoryKeys.detail(id)",
      "adminProductKeys.all",
    ],
  },
  useAdminAddProductsToCategory: {
    method: "productCategories.addProducts",
    parameters: ["id"],
    invalidates: [
      "adminProductCategoryKeys.lists()",
      "adminProductCategoryKeys.detail(id)",
      "adminProductKeys.lists()",
    ],
  },
  useAdminDeleteProductsFromCategory: {
    method: "productCategories.removeProducts",
    parameters: ["id"],
    invalidates: [
      "adminProductCategoryKeys.lists()",
      "adminProductCategoryKeys.detail(id)",
      "adminProductKeys.lists()",
    ],
  },
  useAdminCreateProduct: { method: "products.create", invalidates: ["adminProductKeys.lists()"] },
  useAdminUpdateProduct: {
    method: "products.update",
    parameters: ["id"],
    invalidates: ["adminProductKeys.lists()", "adminProductKeys.detail(id)"],
  },
  useAdminDeleteProduct: {
    method: "products.delete",
    parameters: ["id"],
    invalidates: ["adminProductKeys.lists()", "adminProductKeys.detail(id)"],
  },
  useAdminCreateVariant: {
    method: "products.createVariant",
    parameters: ["productId"],
    invalidates: ["adminProductKeys.lists()", "adminProductKeys.detail(productId)"],
  },
  useAdminUpdateVariant: {
    method: "products.updateVariant",
    parameters: ["productId"],
    path: ["variant_id"],
    type: "AdminUpdateVariantReq",
    invalidates: ["adminProductKeys.lists()", "adminProductKeys.detail(productId)"],
  },
  useAdminDeleteVariant: {
    method: "products.deleteVariant",
    parameters: ["productId"],
    path: "variantId",
    invalidates: ["adminProductKeys.lists()", "adminProductKeys.detail(productId)"],
  },
  useAdminCreateProductOption: {
    method: "products.addOption",
    parameters: ["productId"],
    invalidates: ["adminProductKeys.detail(productId)"],
  },
  useAdminUpdateProductOption: {
    method: "products.updateOption",
    parameters: ["productId"],
    path: ["option_id"],
    type: "AdminUpdateProductOptionReq",
    invalidates: ["adminProductKeys.detail(productId)"],
  },
  useAdminDeleteProductOption: {
    method: "products.deleteOption",
    parameters: ["productId"],
    path: "optionId",
    invalidates: ["adminProductKeys.detail(productId)"],
  },
  useAdminCreateReservation: {
    method: "reservations.create",
    invalidates: ["adminReservationsKeys.lists()", "adminVariantKeys.all"],
  },
  useAdminUpdateReservation: {
    method: "reservations.update",
    parameters: ["id"],
    invalidates: [
      "adminReservationsKeys.lists()",
      "adminReservationsKeys.detail(id)",
      "adminVariantKeys.all",
      "adminInventoryItemsKeys.details()",
    ],
  },
  useAdminDeleteReservation: {
    method: "reservations.delete",
    parameters: ["id"],
    invalidates: [
      "adminReservationsKeys.lists()",
      "adminReservationsKeys.detail(id)",
      "adminVariantKeys.all",
    ],
  },
  useAdminCreateStockLocation: {
    method: "stockLocations.create",
    invalidates: ["adminStockLocationsKeys.lists()"],
  },
  useAdminUpdateStockLocation: {
    method: "stockLocations.update",
    parameters: ["id"],
    invalidates: ["adminStockLocationsKeys.lists()", "adminStockLocationsKeys.detail(id)"],
  },
  useAdminDeleteStockLocation: {
    method: "stockLocations.delete",
    parameters: ["id"],
    invalidates: [
      "adminStockLocationsKeys.lists()",
      "adminStockLocationsKeys.detail(id)",
      "adminVariantKeys.all",
      "adminProductKeys.lists()",
    ],
  },
}
