// Generated from the operations of the core by `npm run generate`. Do not edit.
import { type FindParams } from "./client/selection.ts"
import {
  type Cart,
  type Customer,
  type GiftCard,
  type Order,
  type OrderEdit,
  type PaymentCollection,
  type PaymentSession,
  type Product,
  type ProductCategory,
  type ProductCollection,
  type ProductTag,
  type ProductType,
  type ProductVariant,
  type Region,
  type Return,
  type ReturnReason,
  type ShippingOption,
  type Swap,
  type PaymentSessionStatus,
} from "./entities.gen.ts"

/** An answer with `customer`. @since 0.1.0 */
export interface StoreAuthRes {
  customer: Customer
}

/** What answers like StoreAuth hold by themselves. */
export interface StoreAuthSelection {
  relations: "shipping_addresses" | "orders"
  always: never
  computed: never
  missing: never
}

/** An answer with `access_token`. @since 0.1.0 */
export interface StoreBearerAuthRes {
  access_token: string
}

/** An answer with `cart`, `data`. @since 0.1.0 */
export interface StoreCartsPaymentSessionsRes {
  cart: Cart
  data: Cart
}

/** An answer with `cart`. @since 0.1.0 */
export interface StoreCartsRes {
  cart: Cart
}

/** What answers like StoreCarts hold by themselves. */
export interface StoreCartsSelection {
  relations:
    | "gift_cards"
    | "region"
    | "items"
    | "items.variant"
    | "items.adjustments"
    | "payment"
    | "shipping_address"
    | "billing_address"
    | "region.countries"
    | "region.payment_providers"
    | "shipping_methods"
    | "payment_sessions"
    | "shipping_methods.shipping_option"
    | "discounts"
    | "discounts.rule"
    | "sales_channel"
  always: never
  computed:
    | "subtotal"
    | "discount_total"
    | "item_tax_total"
    | "shipping_total"
    | "shipping_tax_total"
    | "tax_total"
    | "gift_card_total"
    | "gift_card_tax_total"
    | "total"
  missing: never
}

/** An answer with `collections`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface StoreCollectionsListRes {
  collections: ProductCollection[]
  count: number
  offset: number
  limit: number
}

/** An answer with `collection`. @since 0.1.0 */
export interface StoreCollectionsRes {
  collection: ProductCollection
}

/** What became of a cart: an order or a confirmed swap, or the cart itself where a payment needs more. */
export type StoreCompleteCartRes =
  | { type: "order"; data: Order }
  | { type: "swap"; data: Swap }
  | { type: "cart"; data: Cart; payment_status?: PaymentSessionStatus }

/** An answer with `orders`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface StoreCustomersListOrdersRes {
  orders: Order[]
  count: number
  offset: number
  limit: number
}

/** What answers like StoreCustomersListOrders hold by themselves. */
export interface StoreCustomersListOrdersSelection {
  relations:
    | "shipping_address"
    | "fulfillments"
    | "fulfillments.tracking_links"
    | "items"
    | "items.variant"
    | "shipping_methods"
    | "shipping_methods.shipping_option"
    | "discounts"
    | "discounts.rule"
    | "customer"
    | "payments"
    | "region"
  always: never
  computed: never
  missing:
    | "billing_address_id"
    | "shipping_address_id"
    | "canceled_at"
    | "updated_at"
    | "metadata"
    | "idempotency_key"
    | "draft_order_id"
    | "no_notification"
    | "external_id"
    | "sales_channel_id"
}

/** An answer with `payment_methods`. @since 0.1.0 */
export interface StoreCustomersListPaymentMethodsRes {
  payment_methods: { provider_id: string; data: Record<string, unknown> }[]
}

/** An answer with `customer`. @since 0.1.0 */
export interface StoreCustomersRes {
  customer: Customer
}

/** What answers like StoreCustomers hold by themselves. */
export interface StoreCustomersSelection {
  relations: "billing_address" | "shipping_addresses"
  always: never
  computed: never
  missing: never
}

/** An answer with `exists`. @since 0.1.0 */
export interface StoreGetAuthEmailRes {
  exists: boolean
}

/** The query of GET /store/collections. @since 0.1.0 */
export interface StoreGetCollectionsParams {
  handle?: string[] | null
  limit?: number | null
  offset?: number | null
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

/** The query of GET /store/customers/me/orders. @since 0.1.0 */
export interface StoreGetCustomersCustomerOrdersParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
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
  region_id?: string | null
  limit?: number | null
  offset?: number | null
}

/** The query of GET /store/orders. @since 0.1.0 */
export interface StoreGetOrdersParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  display_id: number
  email: string
  shipping_address?: { postal_code?: string | null } | null
}

/** An answer with `product_category`. @since 0.1.0 */
export interface StoreGetProductCategoriesCategoryRes {
  product_category: ProductCategory
}

/** What answers like StoreGetProductCategoriesCategory hold by themselves. */
export interface StoreGetProductCategoriesCategorySelection {
  relations: "parent_category" | "category_children"
  always: never
  computed: never
  missing: "is_active" | "is_internal"
}

/** The query of GET /store/product-categories. @since 0.1.0 */
export interface StoreGetProductCategoriesParams<
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
}

/** An answer with `product_categories`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface StoreGetProductCategoriesRes {
  product_categories: ProductCategory[]
  count: number
  offset: number
  limit: number
}

/** The query of GET /store/product-tags. @since 0.1.0 */
export interface StoreGetProductTagsParams {
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

/** The query of GET /store/product-types. @since 0.1.0 */
export interface StoreGetProductTypesParams {
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

/** The query of GET /store/products. @since 0.1.0 */
export interface StoreGetProductsParams<
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
  cart_id?: string | null
  region_id?: string | null
  currency_code?: string | null
  offset?: number | null
  limit?: number | null
  order?: string | null
}

/** The query of GET /store/products/{id}. @since 0.1.0 */
export interface StoreGetProductsProductParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  sales_channel_id?: string | null
  cart_id?: string | null
  region_id?: string | null
  currency_code?: string | null
}

/** The query of GET /store/regions. @since 0.1.0 */
export interface StoreGetRegionsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
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

/** The query of GET /store/regions/{id}. @since 0.1.0 */
export interface StoreGetRegionsRegionParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
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

/** The query of GET /store/shipping-options. @since 0.1.0 */
export interface StoreGetShippingOptionsParams {
  product_ids?: string | null
  region_id?: string | null
  is_return?: boolean | null
}

/** What answers like StoreGetSwapsSwapCartId hold by themselves. */
export interface StoreGetSwapsSwapCartIdSelection {
  relations:
    | "order"
    | "additional_items"
    | "additional_items.variant"
    | "return_order"
    | "return_order.items"
    | "return_order.shipping_method"
    | "fulfillments"
    | "payment"
    | "shipping_address"
    | "shipping_methods"
    | "cart"
  always: never
  computed: never
  missing: never
}

/** The query of GET /store/variants. @since 0.1.0 */
export interface StoreGetVariantsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  ids?: string | null
  sales_channel_id?: string | null
  id?: string | string[] | null
  title?: string | string[] | null
  inventory_quantity?:
    number | { lt?: number | null; gt?: number | null; gte?: number | null; lte?: number | null } | null
  cart_id?: string | null
  region_id?: string | null
  currency_code?: string | null
  limit?: number | null
  offset?: number | null
}

/** The query of GET /store/variants/{id}. @since 0.1.0 */
export interface StoreGetVariantsVariantParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  sales_channel_id?: string | null
  cart_id?: string | null
  region_id?: string | null
  currency_code?: string | null
}

/** An answer with `gift_card`. @since 0.1.0 */
export interface StoreGiftCardsRes {
  gift_card: GiftCard
}

/** What answers like StoreGiftCards hold by themselves. */
export interface StoreGiftCardsSelection {
  relations: "region"
  always: never
  computed: never
  missing:
    | "region_id"
    | "order_id"
    | "is_disabled"
    | "ends_at"
    | "created_at"
    | "updated_at"
    | "deleted_at"
    | "metadata"
    | "tax_rate"
}

/** An answer with `order_edit`. @since 0.1.0 */
export interface StoreOrderEditsRes {
  order_edit: OrderEdit
}

/** What answers like StoreOrderEdits hold by themselves. */
export interface StoreOrderEditsSelection {
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
  missing: "updated_at" | "internal_note" | "created_by" | "confirmed_by" | "canceled_by"
}

/** An answer with `order`. @since 0.1.0 */
export interface StoreOrdersRes {
  order: Order
}

/** What answers like StoreOrders hold by themselves. */
export interface StoreOrdersSelection {
  relations:
    | "shipping_address"
    | "fulfillments"
    | "fulfillments.tracking_links"
    | "items"
    | "items.variant"
    | "shipping_methods"
    | "shipping_methods.shipping_option"
    | "discounts"
    | "discounts.rule"
    | "customer"
    | "payments"
    | "region"
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
  missing:
    | "billing_address_id"
    | "shipping_address_id"
    | "canceled_at"
    | "updated_at"
    | "metadata"
    | "idempotency_key"
    | "draft_order_id"
    | "no_notification"
    | "external_id"
    | "sales_channel_id"
}

/** The body of POST /store/payment-collections/{id}/sessions. @since 0.1.0 */
export interface StorePaymentCollectionSessionsReq {
  provider_id: string
}

/** An answer with `payment_collection`. @since 0.1.0 */
export interface StorePaymentCollectionsRes {
  payment_collection: PaymentCollection
}

/** What answers like StorePaymentCollections hold by themselves. */
export interface StorePaymentCollectionsSelection {
  relations: "region" | "payment_sessions"
  always: never
  computed: never
  missing: "updated_at" | "deleted_at" | "authorized_amount" | "region_id" | "created_by"
}

/** An answer with `payment_session`. @since 0.1.0 */
export interface StorePaymentCollectionsSessionRes {
  payment_session: PaymentSession
}

/** The body of POST /store/auth. @since 0.1.0 */
export interface StorePostAuthReq {
  email: string
  password: string
}

/** The body of POST /store/carts. @since 0.1.0 */
export interface StorePostCartReq {
  region_id?: string | null
  country_code?: string | null
  items?: { variant_id: string; quantity: number }[] | null
  context?: Record<string, unknown> | null
  sales_channel_id?: string | null
}

/** The query of POST /store/carts/{id}/complete. @since 0.1.0 */
export interface StorePostCartsCartCompleteParams {
  fields?: string | null
  expand?: string | null
}

/** The body of POST /store/carts/{id}/line-items/{line_id}. @since 0.1.0 */
export interface StorePostCartsCartLineItemsItemReq {
  quantity: number
  metadata?: Record<string, unknown> | null
}

/** The body of POST /store/carts/{id}/line-items. @since 0.1.0 */
export interface StorePostCartsCartLineItemsReq {
  variant_id: string
  quantity: number
  metadata?: Record<string, unknown> | null
}

/** The body of POST /store/carts/{id}/payment-session. @since 0.1.0 */
export interface StorePostCartsCartPaymentSessionReq {
  provider_id: string
}

/** The body of POST /store/carts/{id}/payment-sessions/{provider_id}. @since 0.1.0 */
export interface StorePostCartsCartPaymentSessionUpdateReq {
  data: Record<string, unknown>
}

/** The query of POST /store/carts/{id}/payment-sessions. @since 0.1.0 */
export interface StorePostCartsCartPaymentSessionsParams {
  fields?: string | null
  expand?: string | null
}

/** The body of POST /store/carts/{id}. @since 0.1.0 */
export interface StorePostCartsCartReq {
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
  gift_cards?: { code: string }[] | null
  discounts?: { code: string }[] | null
  customer_id?: string | null
  context?: Record<string, unknown> | null
  sales_channel_id?: string | null
}

/** The body of POST /store/carts/{id}/shipping-methods. @since 0.1.0 */
export interface StorePostCartsCartShippingMethodReq {
  option_id: string
  data?: Record<string, unknown> | null
}

/** The body of POST /store/orders/customer/confirm. @since 0.1.0 */
export interface StorePostCustomersCustomerAcceptClaimReq {
  token: string
}

/** The body of POST /store/customers/me/addresses/{address_id}. @since 0.1.0 */
export interface StorePostCustomersCustomerAddressesAddressReq {
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

/** The body of POST /store/customers/me/addresses. @since 0.1.0 */
export interface StorePostCustomersCustomerAddressesReq {
  address: {
    first_name: string
    last_name: string
    phone?: string | null
    metadata?: Record<string, unknown> | null
    company?: string | null
    address_1: string
    address_2?: string | null
    city: string
    country_code: string
    province?: string | null
    postal_code: string
  }
}

/** The body of POST /store/orders/batch/customer/token. @since 0.1.0 */
export interface StorePostCustomersCustomerOrderClaimReq {
  order_ids: string[]
}

/** The body of POST /store/customers/password-token. @since 0.1.0 */
export interface StorePostCustomersCustomerPasswordTokenReq {
  email: string
}

/** The body of POST /store/customers/me. @since 0.1.0 */
export interface StorePostCustomersCustomerReq {
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
  first_name?: string | null
  last_name?: string | null
  password?: string | null
  phone?: string | null
  email?: string | null
  metadata?: Record<string, unknown> | null
}

/** The body of POST /store/customers. @since 0.1.0 */
export interface StorePostCustomersReq {
  first_name?: string | null
  last_name?: string | null
  email: string
  password: string
  phone?: string | null
}

/** The body of POST /store/customers/password-reset. @since 0.1.0 */
export interface StorePostCustomersResetPasswordReq {
  email: string
  token: string
  password: string
}

/** The body of POST /store/order-edits/{id}/decline. @since 0.1.0 */
export interface StorePostOrderEditsOrderEditDecline {
  declined_reason?: string | null
}

/** The body of POST /store/payment-collections/{id}/sessions/batch/authorize. @since 0.1.0 */
export interface StorePostPaymentCollectionsBatchSessionsAuthorizeReq {
  session_ids: string[]
}

/** The body of POST /store/payment-collections/{id}/sessions/batch. @since 0.1.0 */
export interface StorePostPaymentCollectionsBatchSessionsReq {
  sessions: { provider_id: string; amount: number; session_id?: string | null }[]
}

/** What answers like StorePostPaymentCollectionsPaymentCollectionSessionsBatch hold by themselves. */
export interface StorePostPaymentCollectionsPaymentCollectionSessionsBatchSelection {
  relations: "region" | "region.payment_providers" | "payment_sessions"
  always: never
  computed: never
  missing: never
}

/** What answers like StorePostPaymentCollectionsSessionsBatchAuthorize hold by themselves. */
export interface StorePostPaymentCollectionsSessionsBatchAuthorizeSelection {
  relations: "payment_sessions" | "payments"
  always: never
  computed: never
  missing: never
}

/** The body of POST /store/returns. @since 0.1.0 */
export interface StorePostReturnsReq {
  order_id: string
  items: { item_id: string; quantity: number; reason_id?: string | null; note?: string | null }[]
  return_shipping?: { option_id: string } | null
}

/** The body of POST /store/products/search. @since 0.1.0 */
export interface StorePostSearchReq {
  q?: string | null
  offset?: number | null
  limit?: number | null
  filter?: unknown
}

/** An answer with `hits`. @since 0.1.0 */
export interface StorePostSearchRes {
  hits: unknown[]
}

/** The body of POST /store/swaps. @since 0.1.0 */
export interface StorePostSwapsReq {
  order_id: string
  return_items: { item_id: string; quantity: number; reason_id?: string | null; note?: string | null }[]
  additional_items: { variant_id: string; quantity: number }[]
  return_shipping_option?: string | null
}

/** An answer with `product_tags`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface StoreProductTagsListRes {
  product_tags: ProductTag[]
  count: number
  offset: number
  limit: number
}

/** An answer with `product_types`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface StoreProductTypesListRes {
  product_types: ProductType[]
  count: number
  offset: number
  limit: number
}

/** What answers like StoreProductTypesList hold by themselves. */
export interface StoreProductTypesListSelection {
  relations: never
  always: never
  computed: never
  missing: "deleted_at" | "metadata"
}

/** An answer with `products`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface StoreProductsListRes {
  products: Product[]
  count: number
  offset: number
  limit: number
}

/** An answer with `product`. @since 0.1.0 */
export interface StoreProductsRes {
  product: Product
}

/** What answers like StoreProducts hold by themselves. */
export interface StoreProductsSelection {
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
  always: never
  computed: never
  missing: never
}

/** An answer with `regions`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface StoreRegionsListRes {
  regions: Region[]
  count: number
  offset: number
  limit: number
}

/** What answers like StoreRegionsList hold by themselves. */
export interface StoreRegionsListSelection {
  relations: "countries" | "payment_providers" | "fulfillment_providers" | "currency"
  always: never
  computed: never
  missing: never
}

/** An answer with `region`. @since 0.1.0 */
export interface StoreRegionsRes {
  region: Region
}

/** An answer with `return_reasons`. @since 0.1.0 */
export interface StoreReturnReasonsListRes {
  return_reasons: ReturnReason[]
}

/** An answer with `return_reason`. @since 0.1.0 */
export interface StoreReturnReasonsRes {
  return_reason: ReturnReason
}

/** What answers like StoreReturnReasons hold by themselves. */
export interface StoreReturnReasonsSelection {
  relations: "parent_return_reason" | "return_reason_children"
  always: never
  computed: never
  missing: "metadata"
}

/** An answer with `return`. @since 0.1.0 */
export interface StoreReturnsRes {
  return: Return
}

/** What answers like StoreReturns hold by themselves. */
export interface StoreReturnsSelection {
  relations: "items" | "items.reason"
  always: "items"
  computed: never
  missing: never
}

/** An answer with `shipping_options`. @since 0.1.0 */
export interface StoreShippingOptionsListRes {
  shipping_options: ShippingOption[]
}

/** What answers like StoreShippingOptionsList hold by themselves. */
export interface StoreShippingOptionsListSelection {
  relations: "profile" | "requirements"
  always: never
  computed: never
  missing: never
}

/** An answer with `swap`. @since 0.1.0 */
export interface StoreSwapsRes {
  swap: Swap
}

/** What answers like StoreSwaps hold by themselves. */
export interface StoreSwapsSelection {
  relations:
    | "order"
    | "additional_items"
    | "additional_items.variant"
    | "return_order"
    | "return_order.items"
    | "return_order.shipping_method"
    | "fulfillments"
    | "payment"
    | "shipping_address"
    | "shipping_methods"
    | "cart"
  always: never
  computed: never
  missing: "no_notification" | "canceled_at" | "allow_backorder"
}

/** An answer with `variants`. @since 0.1.0 */
export interface StoreVariantsListRes {
  variants: ProductVariant[]
}

/** An answer with `variant`. @since 0.1.0 */
export interface StoreVariantsRes {
  variant: ProductVariant
}

/** What answers like StoreVariants hold by themselves. */
export interface StoreVariantsSelection {
  relations: "prices" | "options" | "product"
  always: never
  computed: never
  missing: never
}
