import { queryKeysFactory } from "./query-keys-factory.ts"

/** A query as the last part of a key; without one it stands for every query. */
function part(query?: object): [object] {
  return [{ ...query }]
}

/** The query keys of the session in the Admin API. @since 0.1.0 */
export const adminAuthKeys = queryKeysFactory("admin_auth")

/** The query keys of batch jobs in the Admin API. @since 0.1.0 */
export const adminBatchJobsKeys = queryKeysFactory("admin_batches")

/** The query keys of collections in the Admin API. @since 0.1.0 */
export const adminCollectionKeys = queryKeysFactory("admin_collections")

/** The query keys of currencies in the Admin API. @since 0.1.0 */
export const adminCurrenciesKeys = queryKeysFactory("admin_currencies")

/** The query keys of customers in the Admin API. @since 0.1.0 */
export const adminCustomerKeys = queryKeysFactory("admin_customers")

/** The query keys of draft orders in the Admin API. @since 0.1.0 */
export const adminDraftOrderKeys = queryKeysFactory("admin_draft_orders")

/** The query keys of gift cards in the Admin API. @since 0.1.0 */
export const adminGiftCardKeys = queryKeysFactory("admin_gift_cards")

/** The query keys of inventory items in the Admin API. @since 0.1.0 */
export const adminInventoryItemsKeys = queryKeysFactory("admin_inventory_items")

/** The query keys of invites in the Admin API. @since 0.1.0 */
export const adminInviteKeys = queryKeysFactory("admin_invites")

/** The query keys of notes in the Admin API. @since 0.1.0 */
export const adminNoteKeys = queryKeysFactory("admin_notes")

/** The query keys of notifications in the Admin API. @since 0.1.0 */
export const adminNotificationKeys = queryKeysFactory("admin_notifications")

/** The query keys of order edits in the Admin API. @since 0.1.0 */
export const adminOrderEditsKeys = queryKeysFactory("admin_order_edits")

/** The query keys of payment collections in the Admin API. @since 0.1.0 */
export const adminPaymentCollectionQueryKeys = queryKeysFactory("paymentCollection")

/** The query keys of payments in the Admin API. @since 0.1.0 */
export const adminPaymentQueryKeys = queryKeysFactory("payment")

/** The query keys of product categories in the Admin API. @since 0.1.0 */
export const adminProductCategoryKeys = queryKeysFactory("product_categories")

/** The query keys of product tags in the Admin API. @since 0.1.0 */
export const adminProductTagKeys = queryKeysFactory("admin_product_tags")

/** The query keys of product types in the Admin API. @since 0.1.0 */
export const adminProductTypeKeys = queryKeysFactory("admin_product_types")

/** The query keys of regions in the Admin API. @since 0.1.0 */
export const adminRegionKeys = queryKeysFactory("admin_regions")

/** The query keys of reservations in the Admin API. @since 0.1.0 */
export const adminReservationsKeys = queryKeysFactory("admin_reservations")

/** The query keys of returns in the Admin API. @since 0.1.0 */
export const adminReturnKeys = queryKeysFactory("admin_returns")

/** The query keys of return reasons in the Admin API. @since 0.1.0 */
export const adminReturnReasonKeys = queryKeysFactory("admin_return_reasons")

/** The query keys of sales channels in the Admin API. @since 0.1.0 */
export const adminSalesChannelsKeys = queryKeysFactory("admin_sales_channels")

/** The query keys of shipping options in the Admin API. @since 0.1.0 */
export const adminShippingOptionKeys = queryKeysFactory("admin_shipping_options")

/** The query keys of shipping profiles in the Admin API. @since 0.1.0 */
export const adminShippingProfileKeys = queryKeysFactory("admin_shippingProfiles")

/** The query keys of stock locations in the Admin API. @since 0.1.0 */
export const adminStockLocationsKeys = queryKeysFactory("admin_stock_locations")

/** The query keys of the store in the Admin API. @since 0.1.0 */
export const adminStoreKeys = queryKeysFactory("admin_store")

/** The query keys of swaps in the Admin API. @since 0.1.0 */
export const adminSwapKeys = queryKeysFactory("admin_swaps")

/** The query keys of tax rates in the Admin API. @since 0.1.0 */
export const adminTaxRateKeys = queryKeysFactory("admin_tax_rates")

/** The query keys of users in the Admin API. @since 0.1.0 */
export const adminUserKeys = queryKeysFactory("admin_users")

/** The query keys of variants in the Admin API. @since 0.1.0 */
export const adminVariantKeys = queryKeysFactory("admin_variants")

/** The query keys of carts in the Store API. @since 0.1.0 */
export const cartKeys = queryKeysFactory("carts")

/** The query keys of collections in the Store API. @since 0.1.0 */
export const collectionKeys = queryKeysFactory("collections")

/** The query keys of gift cards in the Store API. @since 0.1.0 */
export const giftCardKeys = queryKeysFactory("gift_cards")

/** The query keys of order edits in the Store API. @since 0.1.0 */
export const orderEditQueryKeys = queryKeysFactory("orderEdit")

/** The query keys of payment collections in the Store API. @since 0.1.0 */
export const paymentCollectionQueryKeys = queryKeysFactory("paymentCollection")

/** The query keys of products in the Store API. @since 0.1.0 */
export const productKeys = queryKeysFactory("products")

/** The query keys of product tags in the Store API. @since 0.1.0 */
export const productTagKeys = queryKeysFactory("product_tags")

/** The query keys of product types in the Store API. @since 0.1.0 */
export const productTypeKeys = queryKeysFactory("product_types")

/** The query keys of regions in the Store API. @since 0.1.0 */
export const regionsKey = queryKeysFactory("regions")

/** The query keys of return reasons in the Store API. @since 0.1.0 */
export const returnReasonsKey = queryKeysFactory("return_reasons")

/** The query keys of product categories in the Store API. @since 0.1.0 */
export const storeProductCategoryKeys = queryKeysFactory("product_categories")

const ownAdminCustomerGroupKeys = queryKeysFactory("admin_customer_groups")

/** The query keys of customer groups in the Admin API. @since 0.1.0 */
export const adminCustomerGroupKeys = {
  ...ownAdminCustomerGroupKeys,
  /** the customers of a group */
  detailCustomer: (id: string, query?: object) => [
    ...ownAdminCustomerGroupKeys.detail(id),
    "customers",
    ...part(query),
  ],
}

const ownAdminDiscountKeys = queryKeysFactory("admin_discounts")

/** The query keys of discounts in the Admin API. @since 0.1.0 */
export const adminDiscountKeys = {
  ...ownAdminDiscountKeys,
  /** a condition of a discount */
  detailCondition: (id: string, query?: object) => [
    ...ownAdminDiscountKeys.detail(id),
    "condition",
    ...part(query),
  ],
}

const ownAdminOrderKeys = queryKeysFactory("admin_orders")

/** The query keys of orders in the Admin API. @since 0.1.0 */
export const adminOrderKeys = {
  ...ownAdminOrderKeys,
  /** an order for a query */
  detailOrder: (id: string, query?: object) => [...ownAdminOrderKeys.detail(id), ...part(query)],
}

const ownAdminPriceListKeys = queryKeysFactory("admin_price_lists")

/** The query keys of price lists in the Admin API. @since 0.1.0 */
export const adminPriceListKeys = {
  ...ownAdminPriceListKeys,
  /** the products of a price list */
  detailProducts: (id: string, query?: object) => [
    ...ownAdminPriceListKeys.detail(id),
    "products",
    ...part(query),
  ],
}

const ownAdminProductKeys = queryKeysFactory("admin_products")

/** The query keys of products in the Admin API. @since 0.1.0 */
export const adminProductKeys = {
  ...ownAdminProductKeys,
  /** the variants of a product */
  detailVariants: (id: string, query?: object) => [
    ...ownAdminProductKeys.detail(id),
    "variants",
    ...part(query),
  ],
}

const ownAdminPublishableApiKeysKeys = queryKeysFactory("admin_publishable_api_keys")

/** The query keys of publishable API keys in the Admin API. @since 0.1.0 */
export const adminPublishableApiKeysKeys = {
  ...ownAdminPublishableApiKeysKeys,
  /** the sales channels of a key */
  detailSalesChannels: (id: string, query?: object) => [
    ...ownAdminPublishableApiKeysKeys.detail(id),
    "sales_channels",
    ...part(query),
  ],
}

const ownCustomerKeys = queryKeysFactory("customers")

/** The query keys of customers in the Store API. @since 0.1.0 */
export const customerKeys = {
  ...ownCustomerKeys,
  /** the orders of a customer */
  orders: (id: string) => [...ownCustomerKeys.detail(id), "orders"],
}

const ownOrderKeys = queryKeysFactory("orders")

/** The query keys of orders in the Store API. @since 0.1.0 */
export const orderKeys = {
  ...ownOrderKeys,
  /** the order created from a cart */
  cart: (cartId: string) => [...ownOrderKeys.details(), "cart", cartId],
}

const ownShippingOptionKey = queryKeysFactory("shipping_options")

/** The query keys of shipping options in the Store API. @since 0.1.0 */
export const shippingOptionKey = {
  ...ownShippingOptionKey,
  /** the shipping options of a cart */
  cart: (cartId: string) => [...ownShippingOptionKey.all, "cart", cartId],
}

const ownSwapKey = queryKeysFactory("swaps")

/** The query keys of swaps in the Store API. @since 0.1.0 */
export const swapKey = {
  ...ownSwapKey,
  /** the swap of a cart */
  cart: (cartId: string) => [...ownSwapKey.all, "cart", cartId],
}
