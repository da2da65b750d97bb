import { queryKeysFactory } from "./query-keys-factory.ts"

/** A query as the last part of a key; without one it stands for every query. */
function part(query?: object): [object] {
  return [{ ...query }]
}

/** Keys of auth in the admin. @since 0.1.0 */
export const adminAuthKeys = queryKeysFactory("admin_auth")

/** Keys of batches in the admin. @since 0.1.0 */
export const adminBatchJobsKeys = queryKeysFactory("admin_batches")

/** Keys of collections in the admin. @since 0.1.0 */
export const adminCollectionKeys = queryKeysFactory("admin_collections")

/** Keys of currencies in the admin. @since 0.1.0 */
export const adminCurrenciesKeys = queryKeysFactory("admin_currencies")

/** Keys of customers in the admin. @since 0.1.0 */
export const adminCustomerKeys = queryKeysFactory("admin_customers")

/** Keys of draft orders in the admin. @since 0.1.0 */
export const adminDraftOrderKeys = queryKeysFactory("admin_draft_orders")

/** Keys of gift cards in the admin. @since 0.1.0 */
export const adminGiftCardKeys = queryKeysFactory("admin_gift_cards")

/** Keys of inventory items in the admin. @since 0.1.0 */
export const adminInventoryItemsKeys = queryKeysFactory("admin_inventory_items")

/** Keys of invites in the admin. @since 0.1.0 */
export const adminInviteKeys = queryKeysFactory("admin_invites")

/** Keys of notes in the admin. @since 0.1.0 */
export const adminNoteKeys = queryKeysFactory("admin_notes")

/** Keys of notifications in the admin. @since 0.1.0 */
export const adminNotificationKeys = queryKeysFactory("admin_notifications")

/** Keys of order edits in the admin. @since 0.1.0 */
export const adminOrderEditsKeys = queryKeysFactory("admin_order_edits")

/** Keys of payment collection in the admin. @since 0.1.0 */
export const adminPaymentCollectionQueryKeys = queryKeysFactory("paymentCollection")

/** Keys of payment in the admin. @since 0.1.0 */
export const adminPaymentQueryKeys = queryKeysFactory("payment")

/** Keys of product categories in the admin. @since 0.1.0 */
export const adminProductCategoryKeys = queryKeysFactory("product_categories")

/** Keys of product tags in the admin. @since 0.1.0 */
export const adminProductTagKeys = queryKeysFactory("admin_product_tags")

/** Keys of product types in the admin. @since 0.1.0 */
export const adminProductTypeKeys = queryKeysFactory("admin_product_types")

/** Keys of regions in the admin. @since 0.1.0 */
export const adminRegionKeys = queryKeysFactory("admin_regions")

/** Keys of reservations in the admin. @since 0.1.0 */
export const adminReservationsKeys = queryKeysFactory("admin_reservations")

/** Keys of returns in the admin. @since 0.1.0 */
export const adminReturnKeys = queryKeysFactory("admin_returns")

/** Keys of return reasons in the admin. @since 0.1.0 */
export const adminReturnReasonKeys = queryKeysFactory("admin_return_reasons")

/** Keys of sales channels in the admin. @since 0.1.0 */
export const adminSalesChannelsKeys = queryKeysFactory("admin_sales_channels")

/** Keys of shipping options in the admin. @since 0.1.0 */
export const adminShippingOptionKeys = queryKeysFactory("admin_shipping_options")

/** Keys of shipping profiles in the admin. @since 0.1.0 */
export const adminShippingProfileKeys = queryKeysFactory("admin_shippingProfiles")

/** Keys of stock locations in the admin. @since 0.1.0 */
export const adminStockLocationsKeys = queryKeysFactory("admin_stock_locations")

/** Keys of store in the admin. @since 0.1.0 */
export const adminStoreKeys = queryKeysFactory("admin_store")

/** Keys of swaps in the admin. @since 0.1.0 */
export const adminSwapKeys = queryKeysFactory("admin_swaps")

/** Keys of tax rates in the admin. @since 0.1.0 */
export const adminTaxRateKeys = queryKeysFactory("admin_tax_rates")

/** Keys of users in the admin. @since 0.1.0 */
export const adminUserKeys = queryKeysFactory("admin_users")

/** Keys of variants in the admin. @since 0.1.0 */
export const adminVariantKeys = queryKeysFactory("admin_variants")

/** Keys of carts in the store. @since 0.1.0 */
export const cartKeys = queryKeysFactory("carts")

/** Keys of collections in the store. @since 0.1.0 */
export const collectionKeys = queryKeysFactory("collections")

/** Keys of gift cards in the store. @since 0.1.0 */
export const giftCardKeys = queryKeysFactory("gift_cards")

/** Keys of order edit in the store. @since 0.1.0 */
export const orderEditQueryKeys = queryKeysFactory("orderEdit")

/** Keys of payment collection in the store. @since 0.1.0 */
export const paymentCollectionQueryKeys = queryKeysFactory("paymentCollection")

/** Keys of products in the store. @since 0.1.0 */
export const productKeys = queryKeysFactory("products")

/** Keys of product tags in the store. @since 0.1.0 */
export const productTagKeys = queryKeysFactory("product_tags")

/** Keys of product types in the store. @since 0.1.0 */
export const productTypeKeys = queryKeysFactory("product_types")

/** Keys of regions in the store. @since 0.1.0 */
export const regionsKey = queryKeysFactory("regions")

/** Keys of return reasons in the store. @since 0.1.0 */
export const returnReasonsKey = queryKeysFactory("return_reasons")

/** Keys of product categories in the store. @since 0.1.0 */
export const storeProductCategoryKeys = queryKeysFactory("product_categories")

const ownAdminCustomerGroupKeys = queryKeysFactory("admin_customer_groups")

/** Keys of customer groups in the admin. @since 0.1.0 */
export const adminCustomerGroupKeys = {
  ...ownAdminCustomerGroupKeys,
  /** the customers that belong to one of them */
  detailCustomer: (id: string, query?: object) => [
    ...ownAdminCustomerGroupKeys.detail(id),
    "customers",
    ...part(query),
  ],
}

const ownAdminDiscountKeys = queryKeysFactory("admin_discounts")

/** Keys of discounts in the admin. @since 0.1.0 */
export const adminDiscountKeys = {
  ...ownAdminDiscountKeys,
  /** the condition that belong to one of them */
  detailCondition: (id: string, query?: object) => [
    ...ownAdminDiscountKeys.detail(id),
    "condition",
    ...part(query),
  ],
}

const ownAdminOrderKeys = queryKeysFactory("admin_orders")

/** Keys of orders in the admin. @since 0.1.0 */
export const adminOrderKeys = {
  ...ownAdminOrderKeys,
  /** an order under a query */
  detailOrder: (id: string, query?: object) => [...ownAdminOrderKeys.detail(id), ...part(query)],
}

const ownAdminPriceListKeys = queryKeysFactory("admin_price_lists")

/** Keys of price lists in the admin. @since 0.1.0 */
export const adminPriceListKeys = {
  ...ownAdminPriceListKeys,
  /** the products that belong to one of them */
  detailProducts: (id: string, query?: object) => [
    ...ownAdminPriceListKeys.detail(id),
    "products",
    ...part(query),
  ],
}

const ownAdminProductKeys = queryKeysFactory("admin_products")

/** Keys of products in the admin. @since 0.1.0 */
export const adminProductKeys = {
  ...ownAdminProductKeys,
  /** the variants that belong to one of them */
  detailVariants: (id: string, query?: object) => [
    ...ownAdminProductKeys.detail(id),
    "variants",
    ...part(query),
  ],
}

const ownAdminPublishableApiKeysKeys = queryKeysFactory("admin_publishable_api_keys")

/** Keys of publishable api keys in the admin. @since 0.1.0 */
export const adminPublishableApiKeysKeys = {
  ...ownAdminPublishableApiKeysKeys,
  /** the sales channels that belong to one of them */
  detailSalesChannels: (id: string, query?: object) => [
    ...ownAdminPublishableApiKeysKeys.detail(id),
    "sales_channels",
    ...part(query),
  ],
}

const ownCustomerKeys = queryKeysFactory("customers")

/** Keys of customers in the store. @since 0.1.0 */
export const customerKeys = {
  ...ownCustomerKeys,
  /** the orders of a customer */
  orders: (id: string) => [...ownCustomerKeys.detail(id), "orders"],
}

const ownOrderKeys = queryKeysFactory("orders")

/** Keys of orders in the store. @since 0.1.0 */
export const orderKeys = {
  ...ownOrderKeys,
  /** the order that a cart became */
  cart: (cartId: string) => [...ownOrderKeys.details(), "cart", cartId],
}

const ownShippingOptionKey = queryKeysFactory("shipping_options")

/** Keys of shipping options in the store. @since 0.1.0 */
export const shippingOptionKey = {
  ...ownShippingOptionKey,
  /** the options that a cart can have */
  cart: (cartId: string) => [...ownShippingOptionKey.all, "cart", cartId],
}

const ownSwapKey = queryKeysFactory("swaps")

/** Keys of swaps in the store. @since 0.1.0 */
export const swapKey = {
  ...ownSwapKey,
  /** the swap that a cart pays for */
  cart: (cartId: string) => [...ownSwapKey.all, "cart", cartId],
}
