import type { ResourceTable } from "./table.ts"

/** Methods around products and stock. */
export const adminProductMethods: ResourceTable = {
  products: {
    class: "AdminProductsResource",
    about: "Operations on products, their variants and their options.",
    methods: {
      create: { operation: "PostProducts", body: "AdminPostProductsReq", answer: "AdminProductsRes" },
      retrieve: { operation: "GetProductsProduct", answer: "AdminProductsRes" },
      update: {
        operation: "PostProductsProduct",
        body: "AdminPostProductsProductReq",
        answer: "AdminProductsRes",
      },
      delete: { operation: "DeleteProductsProduct", answer: "AdminProductsDeleteRes" },
      list: { operation: "GetProducts", query: "AdminGetProductsParams?", answer: "AdminProductsListRes" },
      listTypes: { operation: "GetProductsTypes", answer: "AdminProductsListTypesRes" },
      listTags: { operation: "GetProductsTagUsage", answer: "AdminProductsListTagsRes" },
      setMetadata: {
        operation: "PostProductsProductMetadata",
        body: "AdminPostProductsProductMetadataReq",
        answer: "AdminProductsRes",
      },
      createVariant: {
        operation: "PostProductsProductVariants",
        body: "AdminPostProductsProductVariantsReq",
        answer: "AdminProductsRes",
      },
      updateVariant: {
        operation: "PostProductsProductVariantsVariant",
        body: "AdminPostProductsProductVariantsVariantReq",
        answer: "AdminProductsRes",
      },
      deleteVariant: {
        operation: "DeleteProductsProductVariantsVariant",
        answer: "AdminProductsDeleteVariantRes",
      },
      listVariants: {
        operation: "GetProductsProductVariants",
        query: "AdminGetProductsVariantsParams?",
        answer: "AdminProductsListVariantsRes",
      },
      addOption: {
        operation: "PostProductsProductOptions",
        body: "AdminPostProductsProductOptionsReq",
        answer: "AdminProductsRes",
      },
      updateOption: {
        operation: "PostProductsProductOptionsOption",
        body: "AdminPostProductsProductOptionsOption",
        answer: "AdminProductsRes",
      },
      deleteOption: {
        operation: "DeleteProductsProductOptionsOption",
        answer: "AdminProductsDeleteOptionRes",
      },
    },
  },
  productCategories: {
    class: "AdminProductCategoriesResource",
    about: "Operations on product categories.",
    methods: {
      retrieve: {
        operation: "GetProductCategoriesCategory",
        query: "AdminGetProductCategoryParams?",
        answer: "AdminProductCategoriesCategoryRes",
      },
      create: {
        operation: "PostProductCategories",
        body: "AdminPostProductCategoriesReq",
        answer: "AdminProductCategoriesCategoryRes",
      },
      update: {
        operation: "PostProductCategoriesCategory",
        body: "AdminPostProductCategoriesCategoryReq",
        answer: "AdminProductCategoriesCategoryRes",
      },
      list: {
        operation: "GetProductCategories",
        query: "AdminGetProductCategoriesParams?",
        answer: "AdminProductCategoriesListRes",
      },
      delete: {
        operation: "DeleteProductCategoriesCategory",
        answer: "AdminProductCategoriesCategoryDeleteRes",
      },
      removeProducts: {
        operation: "DeleteProductCategoriesCategoryProductsBatch",
        body: "AdminDeleteProductCategoriesCategoryProductsBatchReq",
        answer: "AdminProductCategoriesCategoryRes",
      },
      addProducts: {
        operation: "PostProductCategoriesCategoryProductsBatch",
        body: "AdminPostProductCategoriesCategoryProductsBatchReq",
        answer: "AdminProductCategoriesCategoryRes",
      },
    },
  },
  productTags: {
    class: "AdminProductTagsResource",
    about: "Operations on product tags.",
    methods: {
      list: {
        operation: "GetProductTags",
        query: "AdminGetProductTagsParams?",
        answer: "AdminProductTagsListRes",
      },
    },
  },
  productTypes: {
    class: "AdminProductTypesResource",
    about: "Operations on product types.",
    methods: {
      list: {
        operation: "GetProductTypes",
        query: "AdminGetProductTypesParams?",
        answer: "AdminProductTypesListRes",
      },
    },
  },
  variants: {
    class: "AdminVariantsResource",
    about: "Operations on the variants of all products.",
    methods: {
      list: { operation: "GetVariants", query: "AdminGetVariantsParams?", answer: "AdminVariantsListRes" },
      retrieve: {
        operation: "GetVariantsVariant",
        query: "AdminGetVariantParams?",
        answer: "AdminVariantsRes",
      },
      getInventory: {
        operation: "GetVariantsVariantInventory",
        answer: "AdminGetVariantsVariantInventoryRes",
      },
    },
  },
  collections: {
    class: "AdminCollectionsResource",
    about: "Operations on product collections.",
    methods: {
      create: {
        operation: "PostCollections",
        body: "AdminPostCollectionsReq",
        answer: "AdminCollectionsRes",
      },
      update: {
        operation: "PostCollectionsCollection",
        body: "AdminPostCollectionsCollectionReq",
        answer: "AdminCollectionsRes",
      },
      delete: { operation: "DeleteCollectionsCollection", answer: "AdminCollectionsDeleteRes" },
      retrieve: { operation: "GetCollectionsCollection", answer: "AdminCollectionsRes" },
      list: {
        operation: "GetCollections",
        query: "AdminGetCollectionsParams?",
        answer: "AdminCollectionsListRes",
      },
      addProducts: {
        operation: "PostProductsToCollection",
        body: "AdminPostProductsToCollectionReq",
        answer: "AdminCollectionsRes",
      },
      removeProducts: {
        operation: "DeleteProductsFromCollection",
        body: "AdminDeleteProductsFromCollectionReq",
        answer: "AdminDeleteProductsFromCollectionRes",
      },
    },
  },
  inventoryItems: {
    class: "AdminInventoryItemsResource",
    about: "Operations on inventory items and their levels at stock locations.",
    methods: {
      retrieve: {
        operation: "GetInventoryItemsInventoryItem",
        query: "AdminGetInventoryItemsItemParams?",
        answer: "AdminInventoryItemsRes",
      },
      update: {
        operation: "PostInventoryItemsInventoryItem",
        body: "AdminPostInventoryItemsInventoryItemReq",
        query: "AdminPostInventoryItemsInventoryItemParams?",
        answer: "AdminInventoryItemsRes",
      },
      delete: { operation: "DeleteInventoryItemsInventoryItem", answer: "AdminInventoryItemsDeleteRes" },
      create: {
        operation: "PostInventoryItems",
        body: "AdminPostInventoryItemsReq",
        query: "AdminPostInventoryItemsParams?",
        answer: "AdminInventoryItemsRes",
      },
      list: {
        operation: "GetInventoryItems",
        query: "AdminGetInventoryItemsParams?",
        answer: "AdminInventoryItemsListWithVariantsAndLocationLevelsRes",
      },
      updateLocationLevel: {
        operation: "PostInventoryItemsInventoryItemLocationLevelsLocationLevel",
        body: "AdminPostInventoryItemsItemLocationLevelsLevelReq",
        query: "AdminPostInventoryItemsItemLocationLevelsLevelParams?",
        answer: "AdminInventoryItemsRes",
      },
      createLocationLevel: {
        operation: "PostInventoryItemsInventoryItemLocationLevels",
        body: "AdminPostInventoryItemsItemLocationLevelsReq",
        query: "AdminPostInventoryItemsItemLocationLevelsParams?",
        answer: "AdminInventoryItemsRes",
      },
      deleteLocationLevel: {
        operation: "DeleteInventoryItemsInventoryIteLocationLevelsLocation",
        answer: "AdminInventoryItemsRes",
      },
      listLocationLevels: {
        operation: "GetInventoryItemsInventoryItemLocationLevels",
        query: "AdminGetInventoryItemsItemLocationLevelsParams?",
        answer: "AdminInventoryItemsLocationLevelsRes",
      },
    },
  },
  reservations: {
    class: "AdminReservationsResource",
    about: "Operations on reservations.",
    methods: {
      retrieve: { operation: "GetReservationsReservation", answer: "AdminReservationsRes" },
      list: {
        operation: "GetReservations",
        query: "AdminGetReservationsParams?",
        answer: "AdminReservationsListRes",
      },
      create: {
        operation: "PostReservations",
        body: "AdminPostReservationsReq",
        answer: "AdminReservationsRes",
      },
      update: {
        operation: "PostReservationsReservation",
        body: "AdminPostReservationsReservationReq",
        answer: "AdminReservationsRes",
      },
      delete: { operation: "DeleteReservationsReservation", answer: "AdminReservationsDeleteRes" },
    },
  },
  stockLocations: {
    class: "AdminStockLocationsResource",
    about: "Operations on stock locations.",
    methods: {
      create: {
        operation: "PostStockLocations",
        body: "AdminPostStockLocationsReq",
        answer: "AdminStockLocationsRes",
      },
      retrieve: { operation: "GetStockLocationsStockLocation", answer: "AdminStockLocationsRes" },
      update: {
        operation: "PostStockLocationsStockLocation",
        body: "AdminPostStockLocationsLocationReq",
        answer: "AdminStockLocationsRes",
      },
      delete: { operation: "DeleteStockLocationsStockLocation", answer: "AdminStockLocationsDeleteRes" },
      list: {
        operation: "GetStockLocations",
        query: "AdminGetStockLocationsParams?",
        answer: "AdminStockLocationsListRes",
      },
    },
  },
}
