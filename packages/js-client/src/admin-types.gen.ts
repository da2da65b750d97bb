// Generated from the operations of the core by `npm run generate`. Do not edit.
import { type FindParams } from "./client/selection.ts"
import {
  type AnalyticsConfig,
  type BatchJob,
  type Currency,
  type Customer,
  type CustomerGroup,
  type Discount,
  type DiscountCondition,
  type DraftOrder,
  type GiftCard,
  type InventoryItem,
  type Invite,
  type Note,
  type Notification,
  type Oauth,
  type Order,
  type OrderEdit,
  type Payment,
  type PaymentCollection,
  type PaymentProvider,
  type PriceList,
  type Product,
  type ProductCategory,
  type ProductCollection,
  type ProductTag,
  type ProductType,
  type ProductVariant,
  type PublishableApiKey,
  type Refund,
  type Region,
  type ReservationItem,
  type Return,
  type ReturnReason,
  type SalesChannel,
  type ShippingOption,
  type ShippingProfile,
  type StockLocation,
  type Store,
  type Swap,
  type TaxProvider,
  type TaxRate,
  type User,
} from "./entities.gen.ts"

/** An answer with `user_id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminAnalyticsConfigDeleteRes {
  user_id: string
  object: "analytics_config"
  deleted: true
}

/** An answer with `analytics_config`. @since 0.1.0 */
export interface AdminAnalyticsConfigRes {
  analytics_config: AnalyticsConfig
}

/** An answer with `apps`. @since 0.1.0 */
export interface AdminAppsListRes {
  apps: Oauth[]
}

/** An answer with `apps`. @since 0.1.0 */
export interface AdminAppsRes {
  apps: Oauth
}

/** An answer with `user`. @since 0.1.0 */
export interface AdminAuthRes {
  user: User
}

/** An answer with `batch_jobs`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminBatchJobListRes {
  batch_jobs: BatchJob[]
  count: number
  offset: number
  limit: number
}

/** What answers like AdminBatchJobList hold by themselves. */
export interface AdminBatchJobListSelection {
  relations: never
  always: never
  computed: never
  missing: "dry_run"
}

/** An answer with `batch_job`. @since 0.1.0 */
export interface AdminBatchJobRes {
  batch_job: BatchJob
}

/** An answer with `access_token`. @since 0.1.0 */
export interface AdminBearerAuthRes {
  access_token: string
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminCollectionsDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `collections`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminCollectionsListRes {
  collections: ProductCollection[]
  count: number
  offset: number
  limit: number
}

/** What answers like AdminCollectionsList hold by themselves. */
export interface AdminCollectionsListSelection {
  relations: "products"
  always: never
  computed: never
  missing: "deleted_at" | "metadata"
}

/** An answer with `collection`. @since 0.1.0 */
export interface AdminCollectionsRes {
  collection: ProductCollection
}

/** What answers like AdminCollections hold by themselves. */
export interface AdminCollectionsSelection {
  relations: "products"
  always: never
  computed: never
  missing: never
}

/** The body of POST /admin/users. @since 0.1.0 */
export interface AdminCreateUserPayload {
  email: string
  first_name?: string | null
  last_name?: string | null
  role?: "admin" | "member" | "developer" | null
  password: string
}

/** An answer with `currencies`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminCurrenciesListRes {
  currencies: Currency[]
  count: number
  offset: number
  limit: number
}

/** An answer with `currency`. @since 0.1.0 */
export interface AdminCurrenciesRes {
  currency: Currency
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminCustomerGroupsDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `customer_groups`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminCustomerGroupsListRes {
  customer_groups: CustomerGroup[]
  count: number
  offset: number
  limit: number
}

/** An answer with `customer_group`. @since 0.1.0 */
export interface AdminCustomerGroupsRes {
  customer_group: CustomerGroup
}

/** An answer with `customers`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminCustomersListRes {
  customers: Customer[]
  count: number
  offset: number
  limit: number
}

/** An answer with `customer`. @since 0.1.0 */
export interface AdminCustomersRes {
  customer: Customer
}

/** What answers like AdminCustomers hold by themselves. */
export interface AdminCustomersSelection {
  relations: "shipping_addresses" | "orders"
  always: never
  computed: never
  missing: never
}

/** The body of DELETE /admin/customer-groups/{id}/customers/batch. @since 0.1.0 */
export interface AdminDeleteCustomerGroupsGroupCustomerBatchReq {
  customer_ids: { id: string }[]
}

/** The body of DELETE /admin/discounts/{discount_id}/conditions/{condition_id}/batch. @since 0.1.0 */
export interface AdminDeleteDiscountsDiscountConditionsConditionBatchReq {
  resources: { id: string }[]
}

/** The body of DELETE /admin/price-lists/{id}/prices/batch. @since 0.1.0 */
export interface AdminDeletePriceListPricesPricesReq {
  price_ids: string[]
}

/** The body of DELETE /admin/price-lists/{id}/products/prices/batch. @since 0.1.0 */
export interface AdminDeletePriceListsPriceListProductsPricesBatchReq {
  product_ids: string[]
}

/** The body of DELETE /admin/product-categories/{id}/products/batch. @since 0.1.0 */
export interface AdminDeleteProductCategoriesCategoryProductsBatchReq {
  product_ids: { id: string }[]
}

/** The body of DELETE /admin/collections/{id}/products/batch. @since 0.1.0 */
export interface AdminDeleteProductsFromCollectionReq {
  product_ids: string[]
}

/** An answer with `id`, `object`, `removed_products`. @since 0.1.0 */
export interface AdminDeleteProductsFromCollectionRes {
  id: string
  object: string
  removed_products: string[]
}

/** The body of DELETE /admin/publishable-api-keys/{id}/sales-channels/batch. @since 0.1.0 */
export interface AdminDeletePublishableApiKeySalesChannelsBatchReq {
  sales_channel_ids: { id: string }[]
}

/** The body of DELETE /admin/sales-channels/{id}/products/batch. @since 0.1.0 */
export interface AdminDeleteSalesChannelsChannelProductsBatchReq {
  product_ids: { id: string }[]
}

/** The body of DELETE /admin/sales-channels/{id}/stock-locations. @since 0.1.0 */
export interface AdminDeleteSalesChannelsChannelStockLocationsReq {
  location_id: string
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminDeleteShippingProfileRes {
  id: string
  object: string
  deleted: true
}

/** The query of DELETE /admin/tax-rates/{id}/product-types/batch. @since 0.1.0 */
export interface AdminDeleteTaxRatesTaxRateProductTypesParams {
  expand?: string[] | null
  fields?: string[] | null
}

/** The body of DELETE /admin/tax-rates/{id}/product-types/batch. @since 0.1.0 */
export interface AdminDeleteTaxRatesTaxRateProductTypesReq {
  product_types: string[]
}

/** The query of DELETE /admin/tax-rates/{id}/products/batch. @since 0.1.0 */
export interface AdminDeleteTaxRatesTaxRateProductsParams {
  expand?: string[] | null
  fields?: string[] | null
}

/** The body of DELETE /admin/tax-rates/{id}/products/batch. @since 0.1.0 */
export interface AdminDeleteTaxRatesTaxRateProductsReq {
  products: string[]
}

/** The query of DELETE /admin/tax-rates/{id}/shipping-options/batch. @since 0.1.0 */
export interface AdminDeleteTaxRatesTaxRateShippingOptionsParams {
  expand?: string[] | null
  fields?: string[] | null
}

/** The body of DELETE /admin/tax-rates/{id}/shipping-options/batch. @since 0.1.0 */
export interface AdminDeleteTaxRatesTaxRateShippingOptionsReq {
  shipping_options: string[]
}

/** The body of DELETE /admin/uploads. @since 0.1.0 */
export interface AdminDeleteUploadsReq {
  file_key: string
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminDeleteUploadsRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminDeleteUserRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `id`, `object`, `deleted`, `discount`. @since 0.1.0 */
export interface AdminDiscountConditionsDeleteRes {
  id: string
  object: string
  deleted: true
  discount: Discount
}

/** An answer with `discount_condition`. @since 0.1.0 */
export interface AdminDiscountConditionsRes {
  discount_condition: DiscountCondition
}

/** What answers like AdminDiscountConditions hold by themselves. */
export interface AdminDiscountConditionsSelection {
  relations: "discount_rule"
  always: never
  computed: never
  missing: "deleted_at" | "metadata"
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminDiscountsDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `discounts`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminDiscountsListRes {
  discounts: Discount[]
  count: number
  offset: number
  limit: number
}

/** An answer with `discount`. @since 0.1.0 */
export interface AdminDiscountsRes {
  discount: Discount
}

/** What answers like AdminDiscounts hold by themselves. */
export interface AdminDiscountsSelection {
  relations: "rule" | "rule.conditions" | "parent_discount" | "regions"
  always: never
  computed: never
  missing: never
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminDraftOrdersDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `draft_orders`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminDraftOrdersListRes {
  draft_orders: DraftOrder[]
  count: number
  offset: number
  limit: number
}

/** What answers like AdminDraftOrdersList hold by themselves. */
export interface AdminDraftOrdersListSelection {
  relations: "order" | "cart" | "cart.items" | "cart.items.adjustments"
  always: never
  computed: never
  missing: "completed_at" | "idempotency_key"
}

/** An answer with `draft_order`. @since 0.1.0 */
export interface AdminDraftOrdersRes {
  draft_order: DraftOrder
}

/** What answers like AdminDraftOrders hold by themselves. */
export interface AdminDraftOrdersSelection {
  relations:
    | "cart"
    | "cart.billing_address"
    | "cart.shipping_address"
    | "cart.items"
    | "cart.region"
    | "cart.discounts"
    | "cart.gift_cards"
    | "cart.customer"
    | "cart.payment_sessions"
    | "cart.payment"
    | "cart.shipping_methods"
    | "order"
  always: never
  computed: never
  missing: "completed_at" | "idempotency_key"
}

/** An answer with `store`. @since 0.1.0 */
export interface AdminExtendedStoresRes {
  store: Store
}

/** What answers like AdminExtendedStores hold by themselves. */
export interface AdminExtendedStoresSelection {
  relations: "default_currency" | "currencies" | "default_sales_channel"
  always: never
  computed: never
  missing: never
}

/** The query of GET /admin/batch-jobs. @since 0.1.0 */
export interface AdminGetBatchParams<E extends string = string, F extends string = string> extends FindParams<
  E,
  F
> {
  id?: string[] | null
  type?: string[] | null
  confirmed_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  pre_processed_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  completed_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  failed_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  canceled_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  offset?: number | null
  limit?: number | null
  order?: string | null
}

/** The query of GET /admin/collections. @since 0.1.0 */
export interface AdminGetCollectionsParams {
  title?: string | null
  handle?: string | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  deleted_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  q?: string | null
  order?: string | null
  discount_condition_id?: string | null
  limit?: number | null
  offset?: number | null
}

/** The query of GET /admin/currencies. @since 0.1.0 */
export interface AdminGetCurrenciesParams {
  code?: string | null
  q?: string | null
  includes_tax?: boolean | null
  order?: string | null
  offset?: number | null
  limit?: number | null
}

/** The query of GET /admin/customer-groups/{id}/customers. @since 0.1.0 */
export interface AdminGetCustomerGroupsGroupCustomersParams {
  q?: string | null
  limit?: number | null
  offset?: number | null
  expand?: string | null
}

/** The query of GET /admin/customer-groups. @since 0.1.0 */
export interface AdminGetCustomerGroupsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  id?: string[] | { lt?: string | null; gt?: string | null; gte?: string | null; lte?: string | null } | null
  q?: string | null
  name?: string[] | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  discount_condition_id?: string | null
  offset?: number | null
  limit?: number | null
  order?: string | null
}

/** The query of GET /admin/customers. @since 0.1.0 */
export interface AdminGetCustomersParams {
  q?: string | null
  has_account?: boolean
  groups?: string | string[] | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  fields?: string | null
  expand?: string | null
  offset?: number | null
  limit?: number | null
  order?: string | null
}

/** The query of GET /admin/discounts. @since 0.1.0 */
export interface AdminGetDiscountsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  rule?: {
    type?: "fixed" | "percentage" | "free_shipping" | null
    allocation?: "total" | "item" | null
  } | null
  q?: string | null
  is_dynamic?: boolean
  is_disabled?: boolean
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  offset?: number | null
  limit?: number | null
  order?: string | null
}

/** The query of GET /admin/draft-orders. @since 0.1.0 */
export interface AdminGetDraftOrdersParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  offset?: number | null
  limit?: number | null
  order?: string | null
  q?: string | null
  status?: ("open" | "completed")[] | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
}

/** The query of GET /admin/gift-cards. @since 0.1.0 */
export interface AdminGetGiftCardsParams {
  limit?: number | null
  offset?: number | null
  q?: string | null
  order?: string | null
}

/** The query of GET /admin/inventory-items/{id}/location-levels. @since 0.1.0 */
export interface AdminGetInventoryItemsItemLocationLevelsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  location_id?: string[] | null
}

/** The query of GET /admin/inventory-items. @since 0.1.0 */
export interface AdminGetInventoryItemsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  id?: string | string[] | null
  q?: string | null
  location_id?: string | string[] | null
  sku?: string | string[] | null
  origin_country?: string | string[] | null
  mid_code?: string | string[] | null
  material?: string | string[] | null
  hs_code?:
    | string
    | string[]
    | {
        lt?: string | null
        gt?: string | null
        gte?: string | null
        lte?: string | null
        contains?: string | null
        starts_with?: string | null
        ends_with?: string | null
      }
    | null
  weight?:
    number | { lt?: number | null; gt?: number | null; gte?: number | null; lte?: number | null } | null
  length?:
    number | { lt?: number | null; gt?: number | null; gte?: number | null; lte?: number | null } | null
  height?:
    number | { lt?: number | null; gt?: number | null; gte?: number | null; lte?: number | null } | null
  width?: number | { lt?: number | null; gt?: number | null; gte?: number | null; lte?: number | null } | null
  requires_shipping?: boolean
  offset?: number | null
  limit?: number | null
  order?: string | null
}

/** The query of GET /admin/notes. @since 0.1.0 */
export interface AdminGetNotesParams {
  resource_id?: string | null
  limit?: number | null
  offset?: number | null
}

/** The query of GET /admin/notifications. @since 0.1.0 */
export interface AdminGetNotificationsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  limit?: number | null
  offset?: number | null
  event_name?: string | null
  resource_type?: string | null
  resource_id?: string | null
  to?: string | null
  include_resends?: "0" | "1" | "true" | "false" | null
}

/** The query of GET /admin/orders/{id}/reservations. @since 0.1.0 */
export interface AdminGetOrdersOrderReservationsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  offset?: number | null
  limit?: number | null
  order?: string | null
}

/** What answers like AdminGetOrdersOrder hold by themselves. */
export interface AdminGetOrdersOrderSelection {
  relations:
    | "customer"
    | "billing_address"
    | "shipping_address"
    | "region"
    | "discounts"
    | "gift_cards"
    | "shipping_methods"
    | "shipping_methods.shipping_option"
    | "shipping_methods.tax_lines"
    | "payments"
    | "fulfillments"
    | "fulfillments.items"
    | "fulfillments.tracking_links"
    | "returns"
    | "returns.items"
    | "returns.shipping_method"
    | "claims"
    | "claims.claim_items"
    | "claims.additional_items"
    | "claims.return_order"
    | "claims.shipping_address"
    | "claims.shipping_methods"
    | "claims.fulfillments"
    | "refunds"
    | "swaps"
    | "items"
    | "items.tax_lines"
    | "items.adjustments"
    | "items.variant"
    | "gift_card_transactions"
    | "gift_card_transactions.gift_card"
    | "sales_channel"
  always: never
  computed:
    | "subtotal"
    | "discount_total"
    | "shipping_total"
    | "tax_total"
    | "gift_card_total"
    | "gift_card_tax_total"
    | "total"
    | "paid_total"
    | "refunded_total"
    | "refundable_amount"
  missing: "billing_address_id" | "shipping_address_id" | "idempotency_key" | "external_id"
}

/** The query of GET /admin/orders. @since 0.1.0 */
export interface AdminGetOrdersParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  offset?: number | null
  limit?: number | null
  order?: string | null
  q?: string | null
  id?: string | null
  display_id?: string | null
  cart_id?: string | null
  email?: string | null
  currency_code?: string | null
  tax_rate?: string | null
  canceled_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  status?: ("pending" | "completed" | "archived" | "canceled" | "requires_action")[] | null
  fulfillment_status?:
    | (
        | "not_fulfilled"
        | "fulfilled"
        | "partially_fulfilled"
        | "shipped"
        | "partially_shipped"
        | "canceled"
        | "returned"
        | "partially_returned"
        | "requires_action"
      )[]
    | null
  payment_status?:
    | (
        | "captured"
        | "awaiting"
        | "not_paid"
        | "refunded"
        | "partially_refunded"
        | "canceled"
        | "requires_action"
      )[]
    | null
  customer_id?: string | null
  region_id?: string | string[] | null
  sales_channel_id?: string[] | null
}

/** The query of GET /admin/price-lists. @since 0.1.0 */
export interface AdminGetPriceListPaginationParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  offset?: number | null
  limit?: number | null
  order?: string | null
  id?: string | null
  q?: string | null
  status?: ("active" | "draft")[] | null
  name?: string | null
  customer_groups?: string[] | null
  description?: string | null
  type?: ("sale" | "override")[] | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  deleted_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
}

/** The query of GET /admin/price-lists/{id}/products. @since 0.1.0 */
export interface AdminGetPriceListsPriceListProductsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  id?: string | string[] | null
  q?: string | null
  status?: ("draft" | "proposed" | "published" | "rejected")[] | null
  collection_id?: string[] | null
  tags?: string[] | null
  title?: string | null
  description?: string | null
  handle?: string | null
  is_giftcard?: boolean
  type?: string | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  deleted_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  offset?: number | null
  limit?: number | null
  order?: string | null
}

/** The query of GET /admin/product-categories. @since 0.1.0 */
export interface AdminGetProductCategoriesParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  q?: string | null
  handle?: string | null
  parent_category_id?: string | null
  include_descendants_tree?: boolean
  offset?: number | null
  limit?: number | null
  order?: string | null
  is_internal?: "true" | "false" | null
  is_active?: "true" | "false" | null
}

/** The query of GET /admin/product-tags. @since 0.1.0 */
export interface AdminGetProductTagsParams {
  id?:
    | string
    | string[]
    | {
        lt?: string | null
        gt?: string | null
        gte?: string | null
        lte?: string | null
        contains?: string | null
        starts_with?: string | null
        ends_with?: string | null
      }
    | null
  q?: string | null
  value?:
    | string
    | string[]
    | {
        lt?: string | null
        gt?: string | null
        gte?: string | null
        lte?: string | null
        contains?: string | null
        starts_with?: string | null
        ends_with?: string | null
      }
    | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  order?: string | null
  discount_condition_id?: string | null
  offset?: number | null
  limit?: number | null
}

/** The query of GET /admin/product-types. @since 0.1.0 */
export interface AdminGetProductTypesParams {
  id?:
    | string
    | string[]
    | {
        lt?: string | null
        gt?: string | null
        gte?: string | null
        lte?: string | null
        contains?: string | null
        starts_with?: string | null
        ends_with?: string | null
      }
    | null
  q?: string | null
  value?:
    | string
    | string[]
    | {
        lt?: string | null
        gt?: string | null
        gte?: string | null
        lte?: string | null
        contains?: string | null
        starts_with?: string | null
        ends_with?: string | null
      }
    | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  order?: string | null
  discount_condition_id?: string | null
  offset?: number | null
  limit?: number | null
}

/** The query of GET /admin/products. @since 0.1.0 */
export interface AdminGetProductsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  id?: string | string[] | null
  q?: string | null
  collection_id?: string[] | null
  tags?: string[] | null
  title?: string | null
  description?: string | null
  handle?: string | null
  is_giftcard?: boolean
  type_id?: string[] | null
  sales_channel_id?: string[] | null
  category_id?: string[] | null
  include_category_children?: boolean
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  status?: ("draft" | "proposed" | "published" | "rejected")[] | null
  price_list_id?: string[] | null
  discount_condition_id?: string | null
  deleted_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  offset?: number | null
  limit?: number | null
  order?: string | null
}

/** What answers like AdminGetProductsProduct hold by themselves. */
export interface AdminGetProductsProductSelection {
  relations:
    | "variants"
    | "variants.prices"
    | "variants.options"
    | "profiles"
    | "images"
    | "options"
    | "options.values"
    | "tags"
    | "type"
    | "collection"
    | "sales_channels"
    | "categories"
  always: never
  computed: never
  missing: never
}

/** The query of GET /admin/products/{id}/variants. @since 0.1.0 */
export interface AdminGetProductsVariantsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  id?: string | string[] | null
  q?: string | null
  inventory_quantity?:
    number | { lt?: number | null; gt?: number | null; gte?: number | null; lte?: number | null } | null
  manage_inventory?: boolean
  allow_backorder?: boolean
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  offset?: number | null
  limit?: number | null
  order?: string | null
}

/** The query of GET /admin/regions. @since 0.1.0 */
export interface AdminGetRegionsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  q?: string | null
  order?: string | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  deleted_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  offset?: number | null
  limit?: number | null
}

/** An answer with `fulfillment_options`. @since 0.1.0 */
export interface AdminGetRegionsRegionFulfillmentOptionsRes {
  fulfillment_options: { provider_id: string; options: Record<string, unknown>[] }[]
}

/** The query of GET /admin/reservations. @since 0.1.0 */
export interface AdminGetReservationsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  location_id?: string | string[] | null
  inventory_item_id?: string[] | null
  line_item_id?: string[] | null
  created_by?: string[] | null
  quantity?:
    number | { lt?: number | null; gt?: number | null; gte?: number | null; lte?: number | null } | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  description?:
    | string
    | string[]
    | {
        lt?: string | null
        gt?: string | null
        gte?: string | null
        lte?: string | null
        contains?: string | null
        starts_with?: string | null
        ends_with?: string | null
      }
    | null
  offset?: number | null
  limit?: number | null
  order?: string | null
}

/** The query of GET /admin/returns. @since 0.1.0 */
export interface AdminGetReturnsParams {
  limit?: number | null
  offset?: number | null
}

/** The query of GET /admin/sales-channels. @since 0.1.0 */
export interface AdminGetSalesChannelsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  id?: string | null
  q?: string | null
  name?: string | null
  description?: string | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  deleted_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  order?: string | null
  offset?: number | null
  limit?: number | null
}

/** The query of GET /admin/shipping-options. @since 0.1.0 */
export interface AdminGetShippingOptionsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  id?: string | string[] | null
  name?: string | null
  region_id?: string | null
  is_return?: boolean
  admin_only?: boolean
  q?: string | null
  order?: string | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  deleted_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  offset?: number | null
  limit?: number | null
}

/** The query of GET /admin/stock-locations. @since 0.1.0 */
export interface AdminGetStockLocationsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  q?: string | null
  id?: string | string[] | null
  name?: string | string[] | null
  address_id?: string | string[] | null
  sales_channel_id?: string | string[] | null
  offset?: number | null
  limit?: number | null
  order?: string | null
  /** Leave it out: v1's documents name it, v1 refuses it, and so do we. */
  created_at?: never
  /** Leave it out: v1's documents name it, v1 refuses it, and so do we. */
  updated_at?: never
  /** Leave it out: v1's documents name it, v1 refuses it, and so do we. */
  deleted_at?: never
}

/** The query of GET /admin/swaps. @since 0.1.0 */
export interface AdminGetSwapsParams {
  limit?: number | null
  offset?: number | null
}

/** The query of GET /admin/tax-rates. @since 0.1.0 */
export interface AdminGetTaxRatesParams {
  region_id?: string | string[] | null
  name?: string | null
  code?: string | null
  rate?: number | { lt?: number | null; gt?: number | null; gte?: number | null; lte?: number | null } | null
  offset?: number | null
  limit?: number | null
  expand?: string[] | null
  fields?: string[] | null
  order?: string | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  deleted_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  q?: string | null
}

/** The query of GET /admin/tax-rates/{id}. @since 0.1.0 */
export interface AdminGetTaxRatesTaxRateParams {
  expand?: string[] | null
  fields?: string[] | null
}

/** The query of GET /admin/users. @since 0.1.0 */
export interface AdminGetUsersParams<E extends string = string, F extends string = string> extends FindParams<
  E,
  F
> {
  id?: string | string[] | null
  q?: string | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  deleted_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  email?: string | null
  first_name?: string | null
  last_name?: string | null
  role?: ("member" | "admin" | "developer")[] | null
  offset?: number | null
  limit?: number | null
  order?: string | null
}

/** The query of GET /admin/variants. @since 0.1.0 */
export interface AdminGetVariantsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  q?: string | null
  id?: string | string[] | null
  title?: string | string[] | null
  inventory_quantity?:
    number | { lt?: number | null; gt?: number | null; gte?: number | null; lte?: number | null } | null
  manage_inventory?: boolean
  allow_backorder?: boolean
  cart_id?: string | null
  region_id?: string | null
  currency_code?: string | null
  customer_id?: string | null
  limit?: number | null
  offset?: number | null
  order?: string | null
}

/** An answer with `variant`. @since 0.1.0 */
export interface AdminGetVariantsVariantInventoryRes {
  variant: {
    id: string
    inventory: { id: string; [name: string]: unknown }[]
    sales_channel_availability: { channel_name: string; channel_id: string; available_quantity: number }[]
  }
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminGiftCardsDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `gift_cards`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminGiftCardsListRes {
  gift_cards: GiftCard[]
  count: number
  offset: number
  limit: number
}

/** An answer with `gift_card`. @since 0.1.0 */
export interface AdminGiftCardsRes {
  gift_card: GiftCard
}

/** What answers like AdminGiftCards hold by themselves. */
export interface AdminGiftCardsSelection {
  relations: "region" | "order"
  always: never
  computed: never
  missing: "order_id"
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminInventoryItemsDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `inventory_items`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminInventoryItemsListWithVariantsAndLocationLevelsRes {
  inventory_items: InventoryItem[]
  count: number
  offset: number
  limit: number
}

/** An answer with `inventory_item`. @since 0.1.0 */
export interface AdminInventoryItemsLocationLevelsRes {
  inventory_item: InventoryItem
}

/** What answers like AdminInventoryItemsLocationLevels hold by themselves. */
export interface AdminInventoryItemsLocationLevelsSelection {
  relations: never
  always: never
  computed: never
  missing:
    | "deleted_at"
    | "sku"
    | "origin_country"
    | "hs_code"
    | "mid_code"
    | "material"
    | "weight"
    | "length"
    | "height"
    | "width"
    | "requires_shipping"
    | "title"
    | "description"
    | "thumbnail"
}

/** An answer with `inventory_item`. @since 0.1.0 */
export interface AdminInventoryItemsRes {
  inventory_item: InventoryItem
}

/** What answers like AdminInventoryItems hold by themselves. */
export interface AdminInventoryItemsSelection {
  relations: never
  always: never
  computed: never
  missing: "deleted_at"
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminInviteDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `invites`. @since 0.1.0 */
export interface AdminListInvitesRes {
  invites: Invite[]
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminNotesDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `notes`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminNotesListRes {
  notes: Note[]
  count: number
  offset: number
  limit: number
}

/** An answer with `note`. @since 0.1.0 */
export interface AdminNotesRes {
  note: Note
}

/** What answers like AdminNotes hold by themselves. */
export interface AdminNotesSelection {
  relations: "author"
  always: never
  computed: never
  missing: never
}

/** An answer with `notifications`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminNotificationsListRes {
  notifications: Notification[]
  count: number
  offset: number
  limit: number
}

/** What answers like AdminNotificationsList hold by themselves. */
export interface AdminNotificationsListSelection {
  relations: "resends"
  always: never
  computed: never
  missing: "customer_id" | "data" | "parent_id"
}

/** An answer with `notification`. @since 0.1.0 */
export interface AdminNotificationsRes {
  notification: Notification
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminOrderEditDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminOrderEditItemChangeDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `order_edits`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminOrderEditsListRes {
  order_edits: OrderEdit[]
  count: number
  offset: number
  limit: number
}

/** An answer with `order_edit`. @since 0.1.0 */
export interface AdminOrderEditsRes {
  order_edit: OrderEdit
}

/** What answers like AdminOrderEdits hold by themselves. */
export interface AdminOrderEditsSelection {
  relations:
    | "changes"
    | "changes.line_item"
    | "changes.line_item.variant"
    | "changes.original_line_item"
    | "changes.original_line_item.variant"
    | "items"
    | "items.variant"
    | "items.adjustments"
    | "items.tax_lines"
    | "payment_collection"
  always: never
  computed: never
  missing: "updated_at"
}

/** An answer with `orders`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminOrdersListRes {
  orders: Order[]
  count: number
  offset: number
  limit: number
}

/** What answers like AdminOrdersList hold by themselves. */
export interface AdminOrdersListSelection {
  relations:
    | "billing_address"
    | "claims"
    | "claims.additional_items"
    | "claims.additional_items.variant"
    | "claims.claim_items"
    | "claims.claim_items.images"
    | "claims.claim_items.item"
    | "claims.fulfillments"
    | "claims.fulfillments.tracking_links"
    | "claims.return_order"
    | "claims.return_order.shipping_method"
    | "claims.return_order.shipping_method.tax_lines"
    | "claims.shipping_address"
    | "claims.shipping_methods"
    | "customer"
    | "discounts"
    | "discounts.rule"
    | "fulfillments"
    | "fulfillments.items"
    | "fulfillments.tracking_links"
    | "gift_card_transactions"
    | "gift_cards"
    | "items"
    | "payments"
    | "refunds"
    | "region"
    | "returns"
    | "returns.items"
    | "returns.items.reason"
    | "returns.shipping_method"
    | "returns.shipping_method.shipping_option"
    | "returns.shipping_method.tax_lines"
    | "shipping_address"
    | "shipping_methods"
    | "shipping_methods.shipping_option"
    | "shipping_methods.tax_lines"
    | "swaps"
    | "swaps.additional_items"
    | "swaps.additional_items.variant"
    | "swaps.fulfillments"
    | "swaps.fulfillments.tracking_links"
    | "swaps.payment"
    | "swaps.return_order"
    | "swaps.return_order.shipping_method"
    | "swaps.return_order.shipping_method.shipping_option"
    | "swaps.return_order.shipping_method.tax_lines"
    | "swaps.shipping_address"
    | "swaps.shipping_methods"
    | "swaps.shipping_methods.shipping_option"
    | "swaps.shipping_methods.tax_lines"
    | "sales_channel"
  always: never
  computed: never
  missing: "billing_address_id" | "shipping_address_id" | "idempotency_key" | "external_id"
}

/** The body of POST /admin/orders/{id}/line-items/{line_item_id}/reserve. @since 0.1.0 */
export interface AdminOrdersOrderLineItemReservationReq {
  /** Leave it out: v1's documents name it, v1 refuses it, and so do we. */
  location_id?: never
  /** Leave it out: v1's documents name it, v1 refuses it, and so do we. */
  quantity?: never
}

/** An answer with `order`. @since 0.1.0 */
export interface AdminOrdersRes {
  order: Order
}

/** What answers like AdminOrders hold by themselves. */
export interface AdminOrdersSelection {
  relations:
    | "billing_address"
    | "claims"
    | "claims.additional_items"
    | "claims.additional_items.variant"
    | "claims.claim_items"
    | "claims.claim_items.images"
    | "claims.claim_items.item"
    | "claims.fulfillments"
    | "claims.fulfillments.tracking_links"
    | "claims.return_order"
    | "claims.return_order.shipping_method"
    | "claims.return_order.shipping_method.tax_lines"
    | "claims.shipping_address"
    | "claims.shipping_methods"
    | "customer"
    | "discounts"
    | "discounts.rule"
    | "fulfillments"
    | "fulfillments.items"
    | "fulfillments.tracking_links"
    | "gift_card_transactions"
    | "gift_cards"
    | "items"
    | "payments"
    | "refunds"
    | "region"
    | "returns"
    | "returns.items"
    | "returns.items.reason"
    | "returns.shipping_method"
    | "returns.shipping_method.shipping_option"
    | "returns.shipping_method.tax_lines"
    | "shipping_address"
    | "shipping_methods"
    | "shipping_methods.shipping_option"
    | "shipping_methods.tax_lines"
    | "swaps"
    | "swaps.additional_items"
    | "swaps.additional_items.variant"
    | "swaps.fulfillments"
    | "swaps.fulfillments.tracking_links"
    | "swaps.payment"
    | "swaps.return_order"
    | "swaps.return_order.shipping_method"
    | "swaps.return_order.shipping_method.shipping_option"
    | "swaps.return_order.shipping_method.tax_lines"
    | "swaps.shipping_address"
    | "swaps.shipping_methods"
    | "swaps.shipping_methods.shipping_option"
    | "swaps.shipping_methods.tax_lines"
    | "sales_channel"
  always: never
  computed:
    | "subtotal"
    | "discount_total"
    | "shipping_total"
    | "tax_total"
    | "gift_card_total"
    | "gift_card_tax_total"
    | "total"
    | "paid_total"
    | "refunded_total"
    | "refundable_amount"
  missing: "billing_address_id" | "shipping_address_id" | "idempotency_key" | "external_id"
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminPaymentCollectionDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `payment_collection`. @since 0.1.0 */
export interface AdminPaymentCollectionsRes {
  payment_collection: PaymentCollection
}

/** What answers like AdminPaymentCollections hold by themselves. */
export interface AdminPaymentCollectionsSelection {
  relations: "region" | "payment_sessions" | "payments"
  always: never
  computed: never
  missing: "updated_at" | "deleted_at" | "region_id" | "created_by"
}

/** An answer with `payment_providers`. @since 0.1.0 */
export interface AdminPaymentProvidersList {
  payment_providers: PaymentProvider[]
}

/** An answer with `payment`. @since 0.1.0 */
export interface AdminPaymentRes {
  payment: Payment
}

/** What answers like AdminPayment hold by themselves. */
export interface AdminPaymentSelection {
  relations: never
  always: never
  computed: never
  missing: "updated_at" | "idempotency_key"
}

/** The body of POST /admin/analytics-configs. @since 0.1.0 */
export interface AdminPostAnalyticsConfigReq {
  opt_out: boolean
  anonymize?: boolean | null
}

/** The body of POST /admin/analytics-configs/update. @since 0.1.0 */
export interface AdminPostAnalyticsConfigUpdateReq {
  opt_out?: boolean | null
  anonymize?: boolean | null
}

/** The body of POST /admin/apps/authorizations. @since 0.1.0 */
export interface AdminPostAppsReq {
  application_name: string
  state: string
  code: string
}

/** The body of POST /admin/auth. @since 0.1.0 */
export interface AdminPostAuthReq {
  email: string
  password: string
}

/** The body of POST /admin/batch-jobs. @since 0.1.0 */
export interface AdminPostBatchesReq {
  type: string
  context: Record<string, unknown>
  dry_run?: boolean | null
}

/** The body of POST /admin/collections/{id}. @since 0.1.0 */
export interface AdminPostCollectionsCollectionReq {
  title?: string | null
  handle?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/collections. @since 0.1.0 */
export interface AdminPostCollectionsReq {
  title: string
  handle?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/currencies/{code}. @since 0.1.0 */
export interface AdminPostCurrenciesCurrencyReq {
  includes_tax?: boolean | null
}

/** The body of POST /admin/customer-groups/{id}/customers/batch. @since 0.1.0 */
export interface AdminPostCustomerGroupsGroupCustomersBatchReq {
  customer_ids: { id: string }[]
}

/** The body of POST /admin/customer-groups/{id}. @since 0.1.0 */
export interface AdminPostCustomerGroupsGroupReq {
  name?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/customer-groups. @since 0.1.0 */
export interface AdminPostCustomerGroupsReq {
  name: string
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/customers/{id}. @since 0.1.0 */
export interface AdminPostCustomersCustomerReq {
  email?: string | null
  first_name?: string | null
  last_name?: string | null
  password?: string | null
  phone?: string | null
  metadata?: Record<string, unknown> | null
  groups?: { id: string }[] | null
}

/** The body of POST /admin/customers. @since 0.1.0 */
export interface AdminPostCustomersReq {
  email: string
  first_name: string
  last_name: string
  password: string
  phone?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/discounts/{discount_id}/conditions. @since 0.1.0 */
export interface AdminPostDiscountsDiscountConditions {
  operator: string
  products?: string[] | null
  product_collections?: string[] | null
  product_types?: string[] | null
  product_tags?: string[] | null
  customer_groups?: string[] | null
}

/** The body of POST /admin/discounts/{discount_id}/conditions/{condition_id}. @since 0.1.0 */
export interface AdminPostDiscountsDiscountConditionsCondition {
  products?: string[] | null
  product_collections?: string[] | null
  product_types?: string[] | null
  product_tags?: string[] | null
  customer_groups?: string[] | null
}

/** The body of POST /admin/discounts/{discount_id}/conditions/{condition_id}/batch. @since 0.1.0 */
export interface AdminPostDiscountsDiscountConditionsConditionBatchReq {
  resources: { id: string }[]
}

/** The body of POST /admin/discounts/{id}/dynamic-codes. @since 0.1.0 */
export interface AdminPostDiscountsDiscountDynamicCodesReq {
  code: string
  usage_limit?: number | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/discounts/{id}. @since 0.1.0 */
export interface AdminPostDiscountsDiscountReq {
  code?: string | null
  rule?: {
    id: string
    description?: string | null
    value?: number | null
    allocation?: "total" | "item" | null
    conditions?:
      | {
          id?: string | null
          operator?: string | null
          products?: string[] | null
          product_collections?: string[] | null
          product_types?: string[] | null
          product_tags?: string[] | null
          customer_groups?: string[] | null
        }[]
      | null
  } | null
  is_disabled?: boolean | null
  starts_at?: string | Date | null
  ends_at?: string | Date | null
  valid_duration?: string | null
  usage_limit?: number | null
  regions?: string[] | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/discounts. @since 0.1.0 */
export interface AdminPostDiscountsReq {
  code: string
  rule: {
    description?: string | null
    type: "fixed" | "percentage" | "free_shipping"
    value: number
    allocation: "total" | "item"
    conditions?:
      | {
          operator: string
          products?: string[] | null
          product_collections?: string[] | null
          product_types?: string[] | null
          product_tags?: string[] | null
          customer_groups?: string[] | null
        }[]
      | null
  }
  is_dynamic?: boolean | null
  is_disabled?: boolean | null
  starts_at?: string | Date | null
  ends_at?: string | Date | null
  valid_duration?: string | null
  usage_limit?: number | null
  regions: string[]
  metadata?: Record<string, unknown> | null
}

/** What answers like AdminPostDiscounts hold by themselves. */
export interface AdminPostDiscountsSelection {
  relations: "parent_discount" | "regions" | "rule" | "rule.conditions"
  always: never
  computed: never
  missing: never
}

/** The body of POST /admin/draft-orders/{id}/line-items/{line_id}. @since 0.1.0 */
export interface AdminPostDraftOrdersDraftOrderLineItemsItemReq {
  title?: string | null
  unit_price?: number | null
  quantity?: number | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/draft-orders/{id}/line-items. @since 0.1.0 */
export interface AdminPostDraftOrdersDraftOrderLineItemsReq {
  title?: string | null
  unit_price?: number | null
  variant_id?: string | null
  quantity: number
  metadata?: Record<string, unknown> | null
}

/** An answer with `order`. @since 0.1.0 */
export interface AdminPostDraftOrdersDraftOrderRegisterPaymentRes {
  order: Order
}

/** The body of POST /admin/draft-orders/{id}. @since 0.1.0 */
export interface AdminPostDraftOrdersDraftOrderReq {
  region_id?: string | null
  country_code?: string | null
  email?: string | null
  billing_address?:
    | {
        first_name?: string | null
        last_name?: string | null
        phone?: string | null
        metadata?: Record<string, unknown> | null
        company?: string | null
        address_1?: string | null
        address_2?: string | null
        city?: string | null
        country_code?: string | null
        province?: string | null
        postal_code?: string | null
      }
    | string
    | null
  shipping_address?:
    | {
        first_name?: string | null
        last_name?: string | null
        phone?: string | null
        metadata?: Record<string, unknown> | null
        company?: string | null
        address_1?: string | null
        address_2?: string | null
        city?: string | null
        country_code?: string | null
        province?: string | null
        postal_code?: string | null
      }
    | string
    | null
  discounts?: { code: string }[] | null
  customer_id?: string | null
  no_notification_order?: boolean | null
}

/** What answers like AdminPostDraftOrdersDraftOrder hold by themselves. */
export interface AdminPostDraftOrdersDraftOrderSelection {
  relations:
    | "cart"
    | "cart.billing_address"
    | "cart.shipping_address"
    | "cart.items"
    | "cart.region"
    | "cart.discounts"
    | "cart.gift_cards"
    | "cart.customer"
    | "cart.payment_sessions"
    | "cart.payment"
    | "cart.shipping_methods"
  always: never
  computed: never
  missing: never
}

/** The body of POST /admin/draft-orders. @since 0.1.0 */
export interface AdminPostDraftOrdersReq {
  status?: "open" | "completed" | null
  email: string
  billing_address?:
    | {
        first_name?: string | null
        last_name?: string | null
        phone?: string | null
        metadata?: Record<string, unknown> | null
        company?: string | null
        address_1?: string | null
        address_2?: string | null
        city?: string | null
        country_code?: string | null
        province?: string | null
        postal_code?: string | null
      }
    | string
    | null
  shipping_address?:
    | {
        first_name?: string | null
        last_name?: string | null
        phone?: string | null
        metadata?: Record<string, unknown> | null
        company?: string | null
        address_1?: string | null
        address_2?: string | null
        city?: string | null
        country_code?: string | null
        province?: string | null
        postal_code?: string | null
      }
    | string
    | null
  items?:
    | {
        title?: string | null
        unit_price?: number | null
        variant_id?: string | null
        quantity: number
        metadata?: Record<string, unknown> | null
      }[]
    | null
  region_id: string
  discounts?: { code: string }[] | null
  customer_id?: string | null
  no_notification_order?: boolean | null
  shipping_methods: { option_id: string; data?: Record<string, unknown> | null; price?: number | null }[]
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/gift-cards/{id}. @since 0.1.0 */
export interface AdminPostGiftCardsGiftCardReq {
  balance?: number | null
  is_disabled?: boolean | null
  ends_at?: string | Date | null
  region_id?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/gift-cards. @since 0.1.0 */
export interface AdminPostGiftCardsReq {
  value?: number | null
  ends_at?: string | Date | null
  is_disabled?: boolean | null
  region_id: string
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/inventory-items/{id}. @since 0.1.0 */
export interface AdminPostInventoryItemsInventoryItemReq {
  sku?: string | null
  hs_code?: string | null
  weight?: number | null
  length?: number | null
  height?: number | null
  width?: number | null
  origin_country?: string | null
  mid_code?: string | null
  material?: string | null
  title?: string | null
  description?: string | null
  thumbnail?: string | null
  requires_shipping?: boolean | null
}

/** The body of POST /admin/inventory-items/{id}/location-levels/{location_id}. @since 0.1.0 */
export interface AdminPostInventoryItemsItemLocationLevelsLevelReq {
  incoming_quantity?: number | null
  stocked_quantity?: number | null
}

/** The body of POST /admin/inventory-items/{id}/location-levels. @since 0.1.0 */
export interface AdminPostInventoryItemsItemLocationLevelsReq {
  location_id: string
  stocked_quantity: number
  incoming_quantity?: number | null
}

/** The body of POST /admin/inventory-items. @since 0.1.0 */
export interface AdminPostInventoryItemsReq {
  variant_id?: string | null
  sku?: string | null
  hs_code?: string | null
  weight?: number | null
  length?: number | null
  height?: number | null
  width?: number | null
  origin_country?: string | null
  mid_code?: string | null
  material?: string | null
  title?: string | null
  description?: string | null
  thumbnail?: string | null
  metadata?: Record<string, unknown> | null
  /** Leave it out: v1's documents name it, v1 refuses it, and so do we. */
  ean?: never
  /** Leave it out: v1's documents name it, v1 refuses it, and so do we. */
  upc?: never
  /** Leave it out: v1's documents name it, v1 refuses it, and so do we. */
  barcode?: never
  /** Leave it out: v1's documents name it, v1 refuses it, and so do we. */
  inventory_quantity?: never
  /** Leave it out: v1's documents name it, v1 refuses it, and so do we. */
  allow_backorder?: never
  /** Leave it out: v1's documents name it, v1 refuses it, and so do we. */
  manage_inventory?: never
}

/** The body of POST /admin/invites/accept. @since 0.1.0 */
export interface AdminPostInvitesInviteAcceptReq {
  token: string
  user: { first_name?: string | null; last_name?: string | null; password: string }
}

/** The body of POST /admin/invites. @since 0.1.0 */
export interface AdminPostInvitesPayload {
  user: string
  role: "admin" | "member" | "developer"
}

/** The body of POST /admin/notes/{id}. @since 0.1.0 */
export interface AdminPostNotesNoteReq {
  value: string
}

/** The body of POST /admin/notes. @since 0.1.0 */
export interface AdminPostNotesReq {
  resource_id: string
  resource_type: string
  value: string
}

/** The body of POST /admin/notifications/{id}/resend. @since 0.1.0 */
export interface AdminPostNotificationsNotificationResendReq {
  to?: string | null
}

/** The body of POST /admin/order-edits/{id}/items/{item_id}. @since 0.1.0 */
export interface AdminPostOrderEditsEditLineItemsLineItemReq {
  quantity: number
}

/** The body of POST /admin/order-edits/{id}/items. @since 0.1.0 */
export interface AdminPostOrderEditsEditLineItemsReq {
  variant_id: string
  quantity: number
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/order-edits/{id}. @since 0.1.0 */
export interface AdminPostOrderEditsOrderEditReq {
  internal_note?: string | null
}

/** What answers like AdminPostOrderEditsOrderEdit hold by themselves. */
export interface AdminPostOrderEditsOrderEditSelection {
  relations:
    | "changes"
    | "changes.original_line_item"
    | "changes.line_item"
    | "items"
    | "items.tax_lines"
    | "items.adjustments"
    | "items.variant"
    | "payment_collection"
  always: never
  computed: never
  missing: "updated_at"
}

/** The body of POST /admin/order-edits. @since 0.1.0 */
export interface AdminPostOrderEditsReq {
  order_id: string
  internal_note?: string | null
  created_by?: string | null
}

/** What answers like AdminPostOrderEdits hold by themselves. */
export interface AdminPostOrderEditsSelection {
  relations:
    "changes" | "items" | "items.tax_lines" | "items.adjustments" | "items.variant" | "payment_collection"
  always: never
  computed: never
  missing: "updated_at"
}

/** The body of POST /admin/orders/{id}/claims/{claim_id}/fulfillments. @since 0.1.0 */
export interface AdminPostOrdersOrderClaimsClaimFulfillmentsReq {
  metadata?: Record<string, unknown> | null
  no_notification?: boolean | null
  location_id?: string | null
}

/** The body of POST /admin/orders/{id}/claims/{claim_id}. @since 0.1.0 */
export interface AdminPostOrdersOrderClaimsClaimReq {
  claim_items?:
    | {
        id: string
        note?: string | null
        reason?: string | null
        images: { id?: string | null; url?: string | null }[]
        tags: { id?: string | null; value?: string | null }[]
        metadata?: Record<string, unknown> | null
      }[]
    | null
  shipping_methods?:
    | {
        id?: string | null
        option_id?: string | null
        price?: number | null
        data?: Record<string, unknown> | null
      }[]
    | null
  no_notification?: boolean | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/orders/{id}/claims/{claim_id}/shipments. @since 0.1.0 */
export interface AdminPostOrdersOrderClaimsClaimShipmentsReq {
  fulfillment_id: string
  tracking_numbers?: string[] | null
}

/** The body of POST /admin/orders/{id}/claims. @since 0.1.0 */
export interface AdminPostOrdersOrderClaimsReq {
  type: "refund" | "replace"
  claim_items: {
    item_id: string
    quantity: number
    note?: string | null
    reason?: "missing_item" | "wrong_item" | "production_failure" | "other" | null
    tags?: string[] | null
    images?: string[] | null
  }[]
  return_shipping?: { option_id?: string | null; price?: number | null } | null
  additional_items?: { variant_id: string; quantity: number }[] | null
  shipping_methods?:
    | {
        id?: string | null
        option_id?: string | null
        price?: number | null
        data?: Record<string, unknown> | null
      }[]
    | null
  refund_amount?: number | null
  shipping_address?: {
    first_name?: string | null
    last_name?: string | null
    phone?: string | null
    metadata?: Record<string, unknown> | null
    company?: string | null
    address_1?: string | null
    address_2?: string | null
    city?: string | null
    country_code?: string | null
    province?: string | null
    postal_code?: string | null
  } | null
  no_notification?: boolean | null
  return_location_id?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/orders/{id}/fulfillment. @since 0.1.0 */
export interface AdminPostOrdersOrderFulfillmentsReq {
  items: { item_id: string; quantity: number }[]
  location_id?: string | null
  no_notification?: boolean | null
  metadata?: Record<string, unknown> | null
}

/** An answer with `reservation`, `line_item_id`, `location_id`, `inventory_item_id`, `quantity`, `description`, `metadata`. @since 0.1.0 */
export interface AdminPostOrdersOrderLineItemReservationsRes {
  reservation: ReservationItem | null
  /** Never given here: it is a column of `reservation`. */
  line_item_id: never
  /** Never given here: it is a column of `reservation`. */
  location_id: never
  /** Never given here: it is a column of `reservation`. */
  inventory_item_id: never
  /** Never given here: it is a column of `reservation`. */
  quantity: never
  /** Never given here: it is a column of `reservation`. */
  description: never
  /** Never given here: it is a column of `reservation`. */
  metadata: never
}

/** The body of POST /admin/orders/{id}/refund. @since 0.1.0 */
export interface AdminPostOrdersOrderRefundsReq {
  amount: number
  reason: string
  note?: string | null
  no_notification?: boolean | null
}

/** The body of POST /admin/orders/{id}. @since 0.1.0 */
export interface AdminPostOrdersOrderReq {
  email?: string | null
  billing_address?: {
    first_name?: string | null
    last_name?: string | null
    phone?: string | null
    metadata?: Record<string, unknown> | null
    company?: string | null
    address_1?: string | null
    address_2?: string | null
    city?: string | null
    country_code?: string | null
    province?: string | null
    postal_code?: string | null
  } | null
  shipping_address?: {
    first_name?: string | null
    last_name?: string | null
    phone?: string | null
    metadata?: Record<string, unknown> | null
    company?: string | null
    address_1?: string | null
    address_2?: string | null
    city?: string | null
    country_code?: string | null
    province?: string | null
    postal_code?: string | null
  } | null
  items?: unknown[] | null
  region?: string | null
  discounts?: unknown[] | null
  customer_id?: string | null
  payment_method?: { provider_id?: string | null; data?: Record<string, unknown> | null } | null
  shipping_method?:
    | {
        provider_id?: string | null
        profile_id?: string | null
        price?: number | null
        data?: Record<string, unknown> | null
        items?: unknown[] | null
      }[]
    | null
  no_notification?: boolean | null
}

/** The body of POST /admin/orders/{id}/return. @since 0.1.0 */
export interface AdminPostOrdersOrderReturnsReq {
  items: { item_id: string; quantity: number; reason_id?: string | null; note?: string | null }[]
  return_shipping?: { option_id?: string | null; price?: number | null } | null
  note?: string | null
  receive_now?: boolean | null
  no_notification?: boolean | null
  refund?: number | null
  location_id?: string | null
}

/** The body of POST /admin/orders/{id}/shipment. @since 0.1.0 */
export interface AdminPostOrdersOrderShipmentReq {
  fulfillment_id: string
  tracking_numbers?: string[] | null
  no_notification?: boolean | null
}

/** The body of POST /admin/orders/{id}/shipping-methods. @since 0.1.0 */
export interface AdminPostOrdersOrderShippingMethodsReq {
  price: number
  option_id: string
  data?: Record<string, unknown> | null
}

/** The body of POST /admin/orders/{id}/swaps. @since 0.1.0 */
export interface AdminPostOrdersOrderSwapsReq {
  return_items: { item_id: string; quantity: number; reason_id?: string | null; note?: string | null }[]
  return_shipping?: { option_id: string; price?: number | null } | null
  sales_channel_id?: string | null
  additional_items?: { variant_id: string; quantity: number }[] | null
  custom_shipping_options?: { option_id: string; price: number }[] | null
  no_notification?: boolean | null
  return_location_id?: string | null
  allow_backorder?: boolean | null
}

/** The body of POST /admin/orders/{id}/swaps/{swap_id}/fulfillments. @since 0.1.0 */
export interface AdminPostOrdersOrderSwapsSwapFulfillmentsReq {
  metadata?: Record<string, unknown> | null
  no_notification?: boolean | null
  location_id?: string | null
}

/** The body of POST /admin/orders/{id}/swaps/{swap_id}/shipments. @since 0.1.0 */
export interface AdminPostOrdersOrderSwapsSwapShipmentsReq {
  fulfillment_id: string
  tracking_numbers?: string[] | null
  no_notification?: boolean | null
}

/** The body of POST /admin/payments/{id}/refund. @since 0.1.0 */
export interface AdminPostPaymentRefundsReq {
  amount: number
  reason: "discount" | "return" | "swap" | "claim" | "other"
  note?: string | null
}

/** The body of POST /admin/price-lists/{id}/prices/batch. @since 0.1.0 */
export interface AdminPostPriceListPricesPricesReq {
  prices: {
    id?: string | null
    region_id?: string | null
    currency_code?: string | null
    amount: number
    variant_id: string
    min_quantity?: number | null
    max_quantity?: number | null
  }[]
  override?: boolean | null
}

/** The body of POST /admin/price-lists/{id}. @since 0.1.0 */
export interface AdminPostPriceListsPriceListPriceListReq {
  name?: string | null
  description?: string | null
  starts_at?: string | Date | null
  ends_at?: string | Date | null
  status?: "active" | "draft" | null
  type?: "sale" | "override" | null
  prices?:
    | {
        id?: string | null
        region_id?: string | null
        currency_code?: string | null
        amount: number
        variant_id: string
        min_quantity?: number | null
        max_quantity?: number | null
      }[]
    | null
  customer_groups?: { id: string }[] | null
  includes_tax?: boolean | null
}

/** The body of POST /admin/price-lists. @since 0.1.0 */
export interface AdminPostPriceListsPriceListReq {
  name: string
  description: string
  starts_at?: string | Date | null
  ends_at?: string | Date | null
  status?: "active" | "draft" | null
  type: "sale" | "override"
  prices: {
    region_id?: string | null
    currency_code?: string | null
    amount: number
    variant_id: string
    min_quantity?: number | null
    max_quantity?: number | null
  }[]
  customer_groups?: { id: string }[] | null
  includes_tax?: boolean | null
}

/** The body of POST /admin/product-categories/{id}/products/batch. @since 0.1.0 */
export interface AdminPostProductCategoriesCategoryProductsBatchReq {
  product_ids: { id: string }[]
}

/** The body of POST /admin/product-categories/{id}. @since 0.1.0 */
export interface AdminPostProductCategoriesCategoryReq {
  name?: string | null
  handle?: string | null
  rank?: number | null
  description?: string
  is_internal?: boolean | null
  is_active?: boolean | null
  parent_category_id?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/product-categories. @since 0.1.0 */
export interface AdminPostProductCategoriesReq {
  name: string
  handle?: string | null
  description?: string
  is_internal?: boolean | null
  is_active?: boolean | null
  parent_category_id?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/products/{id}/metadata. @since 0.1.0 */
export interface AdminPostProductsProductMetadataReq {
  key: string
  value: string
}

/** The body of POST /admin/products/{id}/options/{option_id}. @since 0.1.0 */
export interface AdminPostProductsProductOptionsOption {
  title: string
}

/** The body of POST /admin/products/{id}/options. @since 0.1.0 */
export interface AdminPostProductsProductOptionsReq {
  title: string
}

/** The body of POST /admin/products/{id}. @since 0.1.0 */
export interface AdminPostProductsProductReq {
  title?: string | null
  subtitle?: string | null
  description?: string | null
  discountable?: boolean | null
  images?: string[] | null
  thumbnail?: string | null
  handle?: string | null
  status?: "draft" | "proposed" | "published" | "rejected"
  type?: { id?: string | null; value: string } | null
  collection_id?: string | null
  tags?: { id?: string | null; value: string }[] | null
  sales_channels?: { id: string }[] | null
  categories?: { id: string }[] | null
  variants?:
    | {
        id?: string | null
        title?: string | null
        sku?: string | null
        ean?: string | null
        upc?: string | null
        barcode?: string | null
        inventory_quantity?: number | null
        allow_backorder?: boolean | null
        manage_inventory?: boolean | null
        weight?: number | null
        length?: number | null
        height?: number | null
        width?: number | null
        hs_code?: string | null
        origin_country?: string | null
        mid_code?: string | null
        material?: string | null
        metadata?: Record<string, unknown> | null
        prices?:
          | {
              id?: string | null
              region_id?: string | null
              currency_code?: string | null
              amount: number
              min_quantity?: number | null
              max_quantity?: number | null
            }[]
          | null
        options?: { value: string; option_id: string }[] | null
      }[]
    | null
  weight?: number | null
  length?: number | null
  height?: number | null
  width?: number | null
  hs_code?: string | null
  origin_country?: string | null
  mid_code?: string | null
  material?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/products/{id}/variants. @since 0.1.0 */
export interface AdminPostProductsProductVariantsReq {
  title: string
  sku?: string | null
  ean?: string | null
  upc?: string | null
  barcode?: string | null
  inventory_quantity?: number | null
  allow_backorder?: boolean | null
  manage_inventory?: boolean | null
  weight?: number | null
  length?: number | null
  height?: number | null
  width?: number | null
  hs_code?: string | null
  origin_country?: string | null
  mid_code?: string | null
  material?: string | null
  metadata?: Record<string, unknown> | null
  prices: {
    region_id?: string | null
    currency_code?: string | null
    amount: number
    min_quantity?: number | null
    max_quantity?: number | null
  }[]
  options?: { value: string; option_id: string }[] | null
}

/** The query of POST /admin/products/{id}/variants/{variant_id}. @since 0.1.0 */
export interface AdminPostProductsProductVariantsVariantParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  cart_id?: string | null
  region_id?: string | null
  currency_code?: string | null
}

/** The body of POST /admin/products/{id}/variants/{variant_id}. @since 0.1.0 */
export interface AdminPostProductsProductVariantsVariantReq {
  title?: string | null
  sku?: string | null
  ean?: string | null
  upc?: string | null
  barcode?: string | null
  inventory_quantity?: number | null
  allow_backorder?: boolean | null
  manage_inventory?: boolean | null
  weight?: number | null
  length?: number | null
  height?: number | null
  width?: number | null
  hs_code?: string | null
  origin_country?: string | null
  mid_code?: string | null
  material?: string | null
  metadata?: Record<string, unknown> | null
  prices?:
    | {
        id?: string | null
        region_id?: string | null
        currency_code?: string | null
        amount: number
        min_quantity?: number | null
        max_quantity?: number | null
      }[]
    | null
  options?: { value: string; option_id: string }[] | null
}

/** The body of POST /admin/products. @since 0.1.0 */
export interface AdminPostProductsReq {
  title: string
  subtitle?: string | null
  description?: string | null
  is_giftcard?: boolean | null
  discountable?: boolean | null
  images?: string[] | null
  thumbnail?: string | null
  handle?: string | null
  status?: "draft" | "proposed" | "published" | "rejected" | null
  type?: { id?: string | null; value: string } | null
  collection_id?: string | null
  tags?: { id?: string | null; value: string }[] | null
  sales_channels?: { id: string }[] | null
  categories?: { id: string }[] | null
  options?: { title: string }[] | null
  variants?:
    | {
        title: string
        sku?: string | null
        ean?: string | null
        upc?: string | null
        barcode?: string | null
        inventory_quantity?: number | null
        allow_backorder?: boolean | null
        manage_inventory?: boolean | null
        weight?: number | null
        length?: number | null
        height?: number | null
        width?: number | null
        hs_code?: string | null
        origin_country?: string | null
        mid_code?: string | null
        material?: string | null
        metadata?: Record<string, unknown> | null
        prices: {
          region_id?: string | null
          currency_code?: string | null
          amount: number
          min_quantity?: number | null
          max_quantity?: number | null
        }[]
        options?: { value: string }[] | null
      }[]
    | null
  weight?: number | null
  length?: number | null
  height?: number | null
  width?: number | null
  hs_code?: string | null
  origin_country?: string | null
  mid_code?: string | null
  material?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/collections/{id}/products/batch. @since 0.1.0 */
export interface AdminPostProductsToCollectionReq {
  product_ids: string[]
}

/** The body of POST /admin/publishable-api-keys/{id}/sales-channels/batch. @since 0.1.0 */
export interface AdminPostPublishableApiKeySalesChannelsBatchReq {
  sales_channel_ids: { id: string }[]
}

/** The body of POST /admin/publishable-api-keys/{id}. @since 0.1.0 */
export interface AdminPostPublishableApiKeysPublishableApiKeyReq {
  title?: string | null
}

/** The body of POST /admin/publishable-api-keys. @since 0.1.0 */
export interface AdminPostPublishableApiKeysReq {
  title: string
}

/** The body of POST /admin/regions/{id}/countries. @since 0.1.0 */
export interface AdminPostRegionsRegionCountriesReq {
  country_code: string
}

/** The body of POST /admin/regions/{id}/fulfillment-providers. @since 0.1.0 */
export interface AdminPostRegionsRegionFulfillmentProvidersReq {
  provider_id: string
}

/** The body of POST /admin/regions/{id}/payment-providers. @since 0.1.0 */
export interface AdminPostRegionsRegionPaymentProvidersReq {
  provider_id: string
}

/** The body of POST /admin/regions/{id}. @since 0.1.0 */
export interface AdminPostRegionsRegionReq {
  name?: string | null
  currency_code?: string | null
  tax_code?: string | null
  tax_rate?: number | null
  gift_cards_taxable?: boolean | null
  automatic_taxes?: boolean | null
  tax_provider_id?: string | null
  payment_providers?: string[] | null
  fulfillment_providers?: string[] | null
  countries?: string[] | null
  includes_tax?: boolean | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/regions. @since 0.1.0 */
export interface AdminPostRegionsReq {
  name: string
  currency_code: string
  tax_code?: string | null
  tax_rate: number
  payment_providers: string[]
  fulfillment_providers: string[]
  countries: string[]
  includes_tax?: boolean | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/reservations. @since 0.1.0 */
export interface AdminPostReservationsReq {
  line_item_id?: string | null
  location_id: string
  inventory_item_id: string
  quantity: number
  description?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/reservations/{id}. @since 0.1.0 */
export interface AdminPostReservationsReservationReq {
  quantity?: number | null
  location_id?: string | null
  description?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/return-reasons/{id}. @since 0.1.0 */
export interface AdminPostReturnReasonsReasonReq {
  label?: string | null
  value?: string | null
  description?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/return-reasons. @since 0.1.0 */
export interface AdminPostReturnReasonsReq {
  value: string
  label: string
  parent_return_reason_id?: string | null
  description?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/returns/{id}/receive. @since 0.1.0 */
export interface AdminPostReturnsReturnReceiveReq {
  items: { item_id: string; quantity: number }[]
  refund?: number | null
  location_id?: string | null
}

/** The body of POST /admin/sales-channels/{id}/products/batch. @since 0.1.0 */
export interface AdminPostSalesChannelsChannelProductsBatchReq {
  product_ids: { id: string }[]
}

/** The body of POST /admin/sales-channels/{id}/stock-locations. @since 0.1.0 */
export interface AdminPostSalesChannelsChannelStockLocationsReq {
  location_id: string
}

/** The body of POST /admin/sales-channels. @since 0.1.0 */
export interface AdminPostSalesChannelsReq {
  name: string
  description?: string | null
  is_disabled?: boolean | null
}

/** The body of POST /admin/sales-channels/{id}. @since 0.1.0 */
export interface AdminPostSalesChannelsSalesChannelReq {
  name?: string | null
  description?: string | null
  is_disabled?: boolean | null
}

/** The body of POST /admin/shipping-options/{id}. @since 0.1.0 */
export interface AdminPostShippingOptionsOptionReq {
  name?: string | null
  amount?: number | null
  price_type?: "flat_rate" | "calculated" | null
  requirements: { id?: string | null; type: "min_subtotal" | "max_subtotal"; amount: number }[]
  admin_only?: boolean | null
  metadata?: Record<string, unknown> | null
  includes_tax?: boolean | null
}

/** The body of POST /admin/shipping-options. @since 0.1.0 */
export interface AdminPostShippingOptionsReq {
  name: string
  region_id: string
  provider_id: string
  profile_id?: string | null
  data: Record<string, unknown>
  price_type: "flat_rate" | "calculated"
  amount?: number | null
  requirements?: { type: "min_subtotal" | "max_subtotal"; amount: number }[] | null
  admin_only?: boolean | null
  is_return?: boolean | null
  metadata?: Record<string, unknown> | null
  includes_tax?: boolean | null
}

/** The body of POST /admin/shipping-profiles/{id}. @since 0.1.0 */
export interface AdminPostShippingProfilesProfileReq {
  name?: string | null
  metadata?: Record<string, unknown> | null
  type?: "default" | "gift_card" | "custom" | null
  products?: string[] | null
  shipping_options?: string[] | null
}

/** The body of POST /admin/shipping-profiles. @since 0.1.0 */
export interface AdminPostShippingProfilesReq {
  name: string
  type: "default" | "gift_card" | "custom"
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/stock-locations/{id}. @since 0.1.0 */
export interface AdminPostStockLocationsLocationReq {
  name?: string | null
  address?: {
    address_1: string
    address_2?: string | null
    company?: string | null
    city?: string | null
    country_code: string
    phone?: string | null
    postal_code?: string | null
    province?: string | null
  } | null
  address_id?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/stock-locations. @since 0.1.0 */
export interface AdminPostStockLocationsReq {
  name: string
  address?: {
    address_1: string
    address_2?: string | null
    company?: string | null
    city?: string | null
    country_code: string
    phone?: string | null
    postal_code?: string | null
    province?: string | null
  } | null
  address_id?: string | null
  metadata?: Record<string, unknown> | null
}

/** What answers like AdminPostStoreCurrenciesCode hold by themselves. */
export interface AdminPostStoreCurrenciesCodeSelection {
  relations: "currencies"
  always: never
  computed: never
  missing: never
}

/** The body of POST /admin/store. @since 0.1.0 */
export interface AdminPostStoreReq {
  name?: string | null
  swap_link_template?: string | null
  payment_link_template?: string | null
  invite_link_template?: string | null
  default_currency_code?: string | null
  currencies?: string[] | null
  metadata?: Record<string, unknown> | null
}

/** The query of POST /admin/tax-rates. @since 0.1.0 */
export interface AdminPostTaxRatesParams {
  expand?: string[] | null
  fields?: string[] | null
}

/** The body of POST /admin/tax-rates. @since 0.1.0 */
export interface AdminPostTaxRatesReq {
  code: string
  name: string
  region_id: string
  rate?: number | null
  products?: string[] | null
  shipping_options?: string[] | null
  product_types?: string[] | null
}

/** The query of POST /admin/tax-rates/{id}. @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateParams {
  expand?: string[] | null
  fields?: string[] | null
}

/** The query of POST /admin/tax-rates/{id}/product-types/batch. @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateProductTypesParams {
  expand?: string[] | null
  fields?: string[] | null
}

/** The body of POST /admin/tax-rates/{id}/product-types/batch. @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateProductTypesReq {
  product_types: string[]
}

/** The query of POST /admin/tax-rates/{id}/products/batch. @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateProductsParams {
  expand?: string[] | null
  fields?: string[] | null
}

/** The body of POST /admin/tax-rates/{id}/products/batch. @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateProductsReq {
  products: string[]
}

/** The body of POST /admin/tax-rates/{id}. @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateReq {
  code?: string | null
  name?: string | null
  region_id?: string | null
  rate?: number | null
  products?: string[] | null
  shipping_options?: string[] | null
  product_types?: string[] | null
}

/** The query of POST /admin/tax-rates/{id}/shipping-options/batch. @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateShippingOptionsParams {
  expand?: string[] | null
  fields?: string[] | null
}

/** The body of POST /admin/tax-rates/{id}/shipping-options/batch. @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateShippingOptionsReq {
  shipping_options: string[]
}

/** The body of POST /admin/uploads/download-url. @since 0.1.0 */
export interface AdminPostUploadsDownloadUrlReq {
  file_key: string
}

/** An answer with `ids`, `object`, `deleted`. @since 0.1.0 */
export interface AdminPriceListDeleteBatchRes {
  ids: string[]
  object: "money-amount"
  deleted: true
}

/** An answer with `ids`, `object`, `deleted`. @since 0.1.0 */
export interface AdminPriceListDeleteProductPricesRes {
  ids: string[]
  object: "money-amount"
  deleted: true
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminPriceListDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `ids`, `object`, `deleted`. @since 0.1.0 */
export interface AdminPriceListDeleteVariantPricesRes {
  ids: string[]
  object: "money-amount"
  deleted: true
}

/** An answer with `price_list`. @since 0.1.0 */
export interface AdminPriceListRes {
  price_list: PriceList
}

/** What answers like AdminPriceList hold by themselves. */
export interface AdminPriceListSelection {
  relations: "customer_groups" | "prices" | "prices.variants" | "prices.variant"
  always: never
  computed: never
  missing: never
}

/** An answer with `price_lists`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminPriceListsListRes {
  price_lists: PriceList[]
  count: number
  offset: number
  limit: number
}

/** An answer with `products`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminPriceListsProductsListRes {
  products: Product[]
  count: number
  offset: number
  limit: number
}

/** What answers like AdminPriceListsProductsList hold by themselves. */
export interface AdminPriceListsProductsListSelection {
  relations:
    | "variants"
    | "variants.options"
    | "profiles"
    | "images"
    | "options"
    | "options.values"
    | "tags"
    | "type"
    | "collection"
  always: never
  computed: never
  missing: never
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminProductCategoriesCategoryDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `product_category`. @since 0.1.0 */
export interface AdminProductCategoriesCategoryRes {
  product_category: ProductCategory
}

/** What answers like AdminProductCategoriesCategory hold by themselves. */
export interface AdminProductCategoriesCategorySelection {
  relations: "parent_category" | "category_children"
  always: never
  computed: never
  missing: never
}

/** An answer with `product_categories`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminProductCategoriesListRes {
  product_categories: ProductCategory[]
  count: number
  offset: number
  limit: number
}

/** An answer with `product_tags`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminProductTagsListRes {
  product_tags: ProductTag[]
  count: number
  offset: number
  limit: number
}

/** What answers like AdminProductTagsList hold by themselves. */
export interface AdminProductTagsListSelection {
  relations: never
  always: never
  computed: never
  missing: "deleted_at" | "metadata"
}

/** An answer with `product_types`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminProductTypesListRes {
  product_types: ProductType[]
  count: number
  offset: number
  limit: number
}

/** An answer with `option_id`, `object`, `deleted`, `product`. @since 0.1.0 */
export interface AdminProductsDeleteOptionRes {
  option_id: string
  object: string
  deleted: true
  product: Product
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminProductsDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `variant_id`, `object`, `deleted`, `product`. @since 0.1.0 */
export interface AdminProductsDeleteVariantRes {
  variant_id: string
  object: string
  deleted: true
  product: Product
}

/** An answer with `products`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminProductsListRes {
  products: Product[]
  count: number
  offset: number
  limit: number
}

/** An answer with `tags`. @since 0.1.0 */
export interface AdminProductsListTagsRes {
  tags: { id: string; usage_count: string; value: string }[]
}

/** An answer with `types`. @since 0.1.0 */
export interface AdminProductsListTypesRes {
  types: ProductType[]
}

/** An answer with `variants`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminProductsListVariantsRes {
  variants: ProductVariant[]
  count: number
  offset: number
  limit: number
}

/** What answers like AdminProductsListVariants hold by themselves. */
export interface AdminProductsListVariantsSelection {
  relations: "options" | "prices"
  always: never
  computed: never
  missing: never
}

/** An answer with `product`. @since 0.1.0 */
export interface AdminProductsRes {
  product: Product
}

/** What answers like AdminProducts hold by themselves. */
export interface AdminProductsSelection {
  relations:
    | "images"
    | "options"
    | "options.values"
    | "variants"
    | "variants.prices"
    | "variants.options"
    | "categories"
    | "profiles"
    | "collection"
    | "type"
    | "tags"
    | "sales_channels"
    | "profile"
  always: never
  computed: never
  missing: never
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminPublishableApiKeyDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `publishable_api_keys`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminPublishableApiKeysListRes {
  publishable_api_keys: PublishableApiKey[]
  count: number
  offset: number
  limit: number
}

/** An answer with `sales_channels`. @since 0.1.0 */
export interface AdminPublishableApiKeysListSalesChannelsRes {
  sales_channels: SalesChannel[]
}

/** An answer with `publishable_api_key`. @since 0.1.0 */
export interface AdminPublishableApiKeysRes {
  publishable_api_key: PublishableApiKey
}

/** An answer with `refund`. @since 0.1.0 */
export interface AdminRefundRes {
  refund: Refund
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminRegionsDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `regions`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminRegionsListRes {
  regions: Region[]
  count: number
  offset: number
  limit: number
}

/** An answer with `region`. @since 0.1.0 */
export interface AdminRegionsRes {
  region: Region
}

/** What answers like AdminRegions hold by themselves. */
export interface AdminRegionsSelection {
  relations: "countries" | "payment_providers" | "fulfillment_providers" | "currency"
  always: never
  computed: never
  missing: never
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminReservationsDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `reservations`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminReservationsListRes {
  reservations: ReservationItem[]
  count: number
  offset: number
  limit: number
}

/** What answers like AdminReservationsList hold by themselves. */
export interface AdminReservationsListSelection {
  relations: never
  always: never
  computed: never
  missing: "deleted_at" | "external_id" | "created_by"
}

/** An answer with `reservation`. @since 0.1.0 */
export interface AdminReservationsRes {
  reservation: ReservationItem
}

/** The body of POST /admin/users/reset-password. @since 0.1.0 */
export interface AdminResetPasswordRequest {
  email?: string | null
  token: string
  password: string
}

/** The body of POST /admin/users/password-token. @since 0.1.0 */
export interface AdminResetPasswordTokenRequest {
  email: string
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminReturnReasonsDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `return_reasons`. @since 0.1.0 */
export interface AdminReturnReasonsListRes {
  return_reasons: ReturnReason[]
}

/** An answer with `return_reason`. @since 0.1.0 */
export interface AdminReturnReasonsRes {
  return_reason: ReturnReason
}

/** What answers like AdminReturnReasons hold by themselves. */
export interface AdminReturnReasonsSelection {
  relations: "parent_return_reason" | "return_reason_children"
  always: never
  computed: never
  missing: "metadata"
}

/** An answer with `order`. @since 0.1.0 */
export interface AdminReturnsCancelRes {
  order: Order
}

/** An answer with `returns`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminReturnsListRes {
  returns: Return[]
  count: number
  offset: number
  limit: number
}

/** What answers like AdminReturnsList hold by themselves. */
export interface AdminReturnsListSelection {
  relations: "items" | "swap" | "order"
  always: "items"
  computed: never
  missing: never
}

/** An answer with `return`. @since 0.1.0 */
export interface AdminReturnsRes {
  return: Return
}

/** What answers like AdminReturns hold by themselves. */
export interface AdminReturnsSelection {
  relations: "items" | "swap"
  always: "items"
  computed: never
  missing: never
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminSalesChannelsDeleteLocationRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminSalesChannelsDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `sales_channels`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminSalesChannelsListRes {
  sales_channels: SalesChannel[]
  count: number
  offset: number
  limit: number
}

/** An answer with `sales_channel`. @since 0.1.0 */
export interface AdminSalesChannelsRes {
  sales_channel: SalesChannel
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminShippingOptionsDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `shipping_options`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminShippingOptionsListRes {
  shipping_options: ShippingOption[]
  count: number
  offset: number
  limit: number
}

/** An answer with `shipping_option`. @since 0.1.0 */
export interface AdminShippingOptionsRes {
  shipping_option: ShippingOption
}

/** What answers like AdminShippingOptions hold by themselves. */
export interface AdminShippingOptionsSelection {
  relations: "region" | "profile" | "requirements"
  always: never
  computed: never
  missing: never
}

/** An answer with `shipping_profiles`. @since 0.1.0 */
export interface AdminShippingProfilesListRes {
  shipping_profiles: ShippingProfile[]
}

/** An answer with `shipping_profile`. @since 0.1.0 */
export interface AdminShippingProfilesRes {
  shipping_profile: ShippingProfile
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminStockLocationsDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `stock_locations`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminStockLocationsListRes {
  stock_locations: StockLocation[]
  count: number
  offset: number
  limit: number
}

/** An answer with `stock_location`. @since 0.1.0 */
export interface AdminStockLocationsRes {
  stock_location: StockLocation
}

/** An answer with `store`. @since 0.1.0 */
export interface AdminStoresRes {
  store: Store
}

/** What answers like AdminStores hold by themselves. */
export interface AdminStoresSelection {
  relations: "default_currency" | "currencies"
  always: never
  computed: never
  missing: never
}

/** An answer with `swaps`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminSwapsListRes {
  swaps: Swap[]
  count: number
  offset: number
  limit: number
}

/** An answer with `swap`. @since 0.1.0 */
export interface AdminSwapsRes {
  swap: Swap
}

/** What answers like AdminSwaps hold by themselves. */
export interface AdminSwapsSelection {
  relations:
    | "order"
    | "additional_items"
    | "additional_items.adjustments"
    | "return_order"
    | "return_order.items"
    | "fulfillments"
    | "fulfillments.items"
    | "payment"
    | "shipping_address"
    | "shipping_methods"
    | "shipping_methods.shipping_option"
    | "cart"
    | "cart.shipping_address"
    | "cart.items"
    | "cart.region"
    | "cart.discounts"
    | "cart.gift_cards"
    | "cart.shipping_methods"
  always: never
  computed: never
  missing:
    | "shipping_address_id"
    | "confirmed_at"
    | "deleted_at"
    | "idempotency_key"
    | "no_notification"
    | "canceled_at"
    | "allow_backorder"
}

/** An answer with `tax_providers`. @since 0.1.0 */
export interface AdminTaxProvidersList {
  tax_providers: TaxProvider[]
}

/** An answer with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminTaxRatesDeleteRes {
  id: string
  object: string
  deleted: true
}

/** An answer with `tax_rates`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminTaxRatesListRes {
  tax_rates: TaxRate[]
  count: number
  offset: number
  limit: number
}

/** An answer with `tax_rate`. @since 0.1.0 */
export interface AdminTaxRatesRes {
  tax_rate: TaxRate
}

/** What answers like AdminTaxRates hold by themselves. */
export interface AdminTaxRatesSelection {
  relations: never
  always: never
  computed: never
  missing: "metadata"
}

/** The body of POST /admin/payment-collections/{id}. @since 0.1.0 */
export interface AdminUpdatePaymentCollectionsReq {
  description?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /admin/users/{id}. @since 0.1.0 */
export interface AdminUpdateUserPayload {
  first_name?: string | null
  last_name?: string | null
  role?: "admin" | "member" | "developer" | null
  api_token?: string | null
  metadata?: Record<string, unknown> | null
}

/** An answer with `download_url`. @since 0.1.0 */
export interface AdminUploadsDownloadUrlRes {
  download_url: string
}

/** An answer with `uploads`. @since 0.1.0 */
export interface AdminUploadsRes {
  uploads: { url: string; key: string }[]
}

/** An answer with `user`. @since 0.1.0 */
export interface AdminUserRes {
  user: User
}

/** An answer with `users`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminUsersListRes {
  users: User[]
  count: number
  offset: number
  limit: number
}

/** What answers like AdminUsersList hold by themselves. */
export interface AdminUsersListSelection {
  relations: never
  always: never
  computed: never
  missing: never
}

/** An answer with `variants`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminVariantsListRes {
  variants: ProductVariant[]
  count: number
  offset: number
  limit: number
}

/** What answers like AdminVariantsList hold by themselves. */
export interface AdminVariantsListSelection {
  relations: "product" | "prices" | "options"
  always: never
  computed: never
  missing: "variant_rank"
}

/** An answer with `variant`. @since 0.1.0 */
export interface AdminVariantsRes {
  variant: ProductVariant
}

/** The query of GET /admin/order-edits. @since 0.1.0 */
export interface GetOrderEditsParams<E extends string = string, F extends string = string> extends FindParams<
  E,
  F
> {
  q?: string | null
  order_id?: string | null
  limit?: number | null
  offset?: number | null
}

/** The query of GET /admin/publishable-api-keys/{id}/sales-channels. @since 0.1.0 */
export interface GetPublishableApiKeySalesChannelsParams {
  q?: string | null
}

/** The query of GET /admin/publishable-api-keys. @since 0.1.0 */
export interface GetPublishableApiKeysParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  q?: string | null
  order?: string | null
  created_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  updated_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  revoked_at?: {
    lt?: string | Date | null
    gt?: string | Date | null
    gte?: string | Date | null
    lte?: string | Date | null
  } | null
  offset?: number | null
  limit?: number | null
}
