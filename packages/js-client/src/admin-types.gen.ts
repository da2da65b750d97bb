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

/** The response of `admin.analyticsConfigs.delete` (DELETE /admin/analytics-configs), with `user_id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminAnalyticsConfigDeleteRes {
  /** The ID of the user whose choice was deleted. */
  user_id: string
  /** The type of the deleted resource. */
  object: "analytics_config"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.analyticsConfigs.retrieve`, `admin.analyticsConfigs.create` and `admin.analyticsConfigs.update`, with `analytics_config`. @since 0.1.0 */
export interface AdminAnalyticsConfigRes {
  /** A user's choice whether their actions in the dashboard may be recorded for analytics. */
  analytics_config: AnalyticsConfig
}

/** The response of `admin.apps.list` (GET /admin/apps), with `apps`. @since 0.1.0 */
export interface AdminAppsListRes {
  /** A list; each entry is a third-party application that is registered with the shop and can be connected through OAuth. */
  apps: Oauth[]
}

/** The response of `admin.apps.authorize` (POST /admin/apps/authorizations), with `apps`. @since 0.1.0 */
export interface AdminAppsRes {
  /** A third-party application that is registered with the shop and can be connected through OAuth. */
  apps: Oauth
}

/** The response of `admin.auth.getSession`, `admin.auth.createSession` and `admin.auth.changePassword`, with `user`. @since 0.1.0 */
export interface AdminAuthRes {
  /** A person who manages the shop through the dashboard or the Admin API. */
  user: User
}

/** The response of `admin.batchJobs.list` (GET /admin/batch-jobs), with `batch_jobs`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminBatchJobListRes {
  /** A list; each entry is a long-running task over many records, such as a product import, that runs in the background. */
  batch_jobs: BatchJob[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.batchJobs.create`, `admin.batchJobs.cancel`, `admin.batchJobs.confirm` and 1 other method, with `batch_job`. @since 0.1.0 */
export interface AdminBatchJobRes {
  /** A long-running task over many records, such as a product import, that runs in the background. */
  batch_job: BatchJob
}

/** The response of `admin.auth.getToken` (POST /admin/auth/token), with `access_token`. @since 0.1.0 */
export interface AdminBearerAuthRes {
  /** The token that authenticates further requests in the header `Authorization: Bearer …`. */
  access_token: string
}

/** The response of `admin.collections.delete` (DELETE /admin/collections/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminCollectionsDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "product-collection"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.collections.list` (GET /admin/collections), with `collections`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminCollectionsListRes {
  /** A list; each entry is a group of products that are presented together; a product is in at most one collection. */
  collections: ProductCollection[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link AdminCollectionsListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminCollectionsListSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "products"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: "deleted_at" | "metadata"
}

/** The response of `admin.collections.create`, `admin.collections.update`, `admin.collections.retrieve` and 1 other method, with `collection`. @since 0.1.0 */
export interface AdminCollectionsRes {
  /** A group of products that are presented together; a product is in at most one collection. */
  collection: ProductCollection
}

/** What the records in {@link AdminCollectionsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminCollectionsSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "products"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The body of `admin.users.create` (POST /admin/users). @since 0.1.0 */
export interface AdminCreateUserPayload {
  /** Email address for signing in; it is stored in lower case and must be unique among users. */
  email: string
  /** First name. */
  first_name?: string | null
  /** Last name. */
  last_name?: string | null
  /** The role of the user; `member` by default. It does not change permissions. */
  role?: "admin" | "member" | "developer" | null
  /** The password, 8 to 128 characters. */
  password: string
}

/** The response of `admin.currencies.list` (GET /admin/currencies), with `currencies`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminCurrenciesListRes {
  /** A list; each entry is a currency of ISO 4217 that the shop can use. */
  currencies: Currency[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.currencies.update` (POST /admin/currencies/{code}), with `currency`. @since 0.1.0 */
export interface AdminCurrenciesRes {
  /** A currency of ISO 4217 that the shop can use. */
  currency: Currency
}

/** The response of `admin.customerGroups.delete` (DELETE /admin/customer-groups/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminCustomerGroupsDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "customer_group"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.customerGroups.list` (GET /admin/customer-groups), with `customer_groups`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminCustomerGroupsListRes {
  /** A list; each entry is a group of customers that price lists and discount conditions can refer to. */
  customer_groups: CustomerGroup[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.customerGroups.create`, `admin.customerGroups.retrieve`, `admin.customerGroups.update` and 2 other methods, with `customer_group`. @since 0.1.0 */
export interface AdminCustomerGroupsRes {
  /** A group of customers that price lists and discount conditions can refer to. */
  customer_group: CustomerGroup
}

/** The response of `admin.customers.list` and `admin.customerGroups.listCustomers`, with `customers`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminCustomersListRes {
  /** A list; each entry is a person who buys from the shop, with an account or as a guest. */
  customers: Customer[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.customers.create`, `admin.customers.update` and `admin.customers.retrieve`, with `customer`. @since 0.1.0 */
export interface AdminCustomersRes {
  /** A person who buys from the shop, with an account or as a guest. */
  customer: Customer
}

/** What the records in {@link AdminCustomersRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminCustomersSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "shipping_addresses" | "orders"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: never
}

/** The body of `admin.customerGroups.removeCustomers` (DELETE /admin/customer-groups/{id}/customers/batch). @since 0.1.0 */
export interface AdminDeleteCustomerGroupsGroupCustomerBatchReq {
  /** Customers to add or remove. */
  customer_ids: {
    /** ID of a customer. */
    id: string
  }[]
}

/** The body of `admin.discounts.deleteConditionResourceBatch` (DELETE /admin/discounts/{discount_id}/conditions/{condition_id}/batch). @since 0.1.0 */
export interface AdminDeleteDiscountsDiscountConditionsConditionBatchReq {
  /** Resources of the condition's type. */
  resources: {
    /** ID of a product, collection, product type, tag or customer group, as the condition has it. */
    id: string
  }[]
}

/** The body of `admin.priceLists.deletePrices` (DELETE /admin/price-lists/{id}/prices/batch). @since 0.1.0 */
export interface AdminDeletePriceListPricesPricesReq {
  /** IDs of prices of the list, at least one. Prices of other lists are ignored. */
  price_ids: string[]
}

/** The body of `admin.priceLists.deleteProductsPrices` (DELETE /admin/price-lists/{id}/products/prices/batch). @since 0.1.0 */
export interface AdminDeletePriceListsPriceListProductsPricesBatchReq {
  /** IDs of products, at least one; the prices of all their variants are deleted. */
  product_ids: string[]
}

/** The body of `admin.productCategories.removeProducts` (DELETE /admin/product-categories/{id}/products/batch). @since 0.1.0 */
export interface AdminDeleteProductCategoriesCategoryProductsBatchReq {
  /** Products to remove. */
  product_ids: {
    /** ID of a product. */
    id: string
  }[]
}

/** The body of `admin.collections.removeProducts` (DELETE /admin/collections/{id}/products/batch). @since 0.1.0 */
export interface AdminDeleteProductsFromCollectionReq {
  /** IDs of products, at least one. */
  product_ids: string[]
}

/** The response of `admin.collections.removeProducts` (DELETE /admin/collections/{id}/products/batch), with `id`, `object`, `removed_products`. @since 0.1.0 */
export interface AdminDeleteProductsFromCollectionRes {
  /** The ID of the collection. */
  id: string
  /** The type of the resource that the ID belongs to. */
  object: string
  /** The product IDs from the request. */
  removed_products: string[]
}

/** The body of `admin.publishableApiKeys.deleteSalesChannelsBatch` (DELETE /admin/publishable-api-keys/{id}/sales-channels/batch). @since 0.1.0 */
export interface AdminDeletePublishableApiKeySalesChannelsBatchReq {
  /** Sales channels to add or remove. */
  sales_channel_ids: {
    /** ID of a sales channel. */
    id: string
  }[]
}

/** The body of `admin.salesChannels.removeProducts` (DELETE /admin/sales-channels/{id}/products/batch). @since 0.1.0 */
export interface AdminDeleteSalesChannelsChannelProductsBatchReq {
  /** Products to remove. */
  product_ids: {
    /** ID of a product. */
    id: string
  }[]
}

/** The body of `admin.salesChannels.removeLocation` (DELETE /admin/sales-channels/{id}/stock-locations). @since 0.1.0 */
export interface AdminDeleteSalesChannelsChannelStockLocationsReq {
  /** ID of the stock location. */
  location_id: string
}

/** The response of `admin.shippingProfiles.delete` (DELETE /admin/shipping-profiles/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminDeleteShippingProfileRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "shipping_profile"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The query of DELETE /admin/tax-rates/{id}/product-types/batch. @since 0.1.0 */
export interface AdminDeleteTaxRatesTaxRateProductTypesParams {
  /** Relations to return, a list: `expand[]=products`. */
  expand?: string[] | null
  /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
  fields?: string[] | null
}

/** The body of `admin.taxRates.removeProductTypes` (DELETE /admin/tax-rates/{id}/product-types/batch). @since 0.1.0 */
export interface AdminDeleteTaxRatesTaxRateProductTypesReq {
  /** IDs of product types. */
  product_types: string[]
}

/** The query of DELETE /admin/tax-rates/{id}/products/batch. @since 0.1.0 */
export interface AdminDeleteTaxRatesTaxRateProductsParams {
  /** Relations to return, a list: `expand[]=products`. */
  expand?: string[] | null
  /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
  fields?: string[] | null
}

/** The body of `admin.taxRates.removeProducts` (DELETE /admin/tax-rates/{id}/products/batch). @since 0.1.0 */
export interface AdminDeleteTaxRatesTaxRateProductsReq {
  /** IDs of products. */
  products: string[]
}

/** The query of DELETE /admin/tax-rates/{id}/shipping-options/batch. @since 0.1.0 */
export interface AdminDeleteTaxRatesTaxRateShippingOptionsParams {
  /** Relations to return, a list: `expand[]=products`. */
  expand?: string[] | null
  /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
  fields?: string[] | null
}

/** The body of `admin.taxRates.removeShippingOptions` (DELETE /admin/tax-rates/{id}/shipping-options/batch). @since 0.1.0 */
export interface AdminDeleteTaxRatesTaxRateShippingOptionsReq {
  /** IDs of shipping options. */
  shipping_options: string[]
}

/** The body of `admin.uploads.delete` (DELETE /admin/uploads). @since 0.1.0 */
export interface AdminDeleteUploadsReq {
  /** Key from the response of the upload. */
  file_key: string
}

/** The response of `admin.uploads.delete` (DELETE /admin/uploads), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminDeleteUploadsRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "file"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.users.delete` (DELETE /admin/users/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminDeleteUserRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "user"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.discounts.deleteCondition` (DELETE /admin/discounts/{discount_id}/conditions/{condition_id}), with `id`, `object`, `deleted`, `discount`. @since 0.1.0 */
export interface AdminDiscountConditionsDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "discount-condition"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
  /** A discount code that reduces the price of a cart. */
  discount: Discount
}

/** The response of `admin.discounts.getCondition` (GET /admin/discounts/{discount_id}/conditions/{condition_id}), with `discount_condition`. @since 0.1.0 */
export interface AdminDiscountConditionsRes {
  /** A condition that limits a discount rule to certain products or customers. */
  discount_condition: DiscountCondition
}

/** What the records in {@link AdminDiscountConditionsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminDiscountConditionsSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "discount_rule"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: "deleted_at" | "metadata"
}

/** The response of `admin.discounts.delete` (DELETE /admin/discounts/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminDiscountsDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "discount"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.discounts.list` (GET /admin/discounts), with `discounts`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminDiscountsListRes {
  /** A list; each entry is a discount code that reduces the price of a cart. */
  discounts: Discount[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.discounts.addRegion`, `admin.discounts.create`, `admin.discounts.update` and 9 other methods, with `discount`. @since 0.1.0 */
export interface AdminDiscountsRes {
  /** A discount code that reduces the price of a cart. */
  discount: Discount
}

/** What the records in {@link AdminDiscountsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminDiscountsSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "rule" | "rule.conditions" | "parent_discount" | "regions"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The response of `admin.draftOrders.delete` (DELETE /admin/draft-orders/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminDraftOrdersDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "draft-order"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.draftOrders.list` (GET /admin/draft-orders), with `draft_orders`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminDraftOrdersListRes {
  /** A list; each entry is an order that a user prepares on a customer's behalf; once it is marked as paid, it becomes an order. */
  draft_orders: DraftOrder[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link AdminDraftOrdersListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminDraftOrdersListSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "order" | "cart" | "cart.items" | "cart.items.adjustments"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: "completed_at" | "idempotency_key"
}

/** The response of `admin.draftOrders.create`, `admin.draftOrders.addLineItem`, `admin.draftOrders.removeLineItem` and 3 other methods, with `draft_order`. @since 0.1.0 */
export interface AdminDraftOrdersRes {
  /** An order that a user prepares on a customer's behalf; once it is marked as paid, it becomes an order. */
  draft_order: DraftOrder
}

/** What the records in {@link AdminDraftOrdersRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminDraftOrdersSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: "completed_at" | "idempotency_key"
}

/** The response of `admin.store.retrieve` (GET /admin/store), with `store`. @since 0.1.0 */
export interface AdminExtendedStoresRes {
  /** The shop's settings, stored as a single row. */
  store: Store
}

/** What the records in {@link AdminExtendedStoresRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminExtendedStoresSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "default_currency" | "currencies" | "default_sales_channel"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: "feature_flags" | "modules" | "payment_providers" | "fulfillment_providers"
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The query of GET /admin/batch-jobs. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetBatchParams<E extends string = string, F extends string = string> extends FindParams<
  E,
  F
> {
  /** Maximum number of rows to return: 10 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** IDs of batch jobs; only these are listed. */
  id?: string[] | null
  /** Kinds of job, e.g. `product-import`; only jobs of these kinds are listed. */
  type?: string[] | null
  /** Only jobs that were confirmed in this period; `null` lists jobs that were not confirmed. */
  confirmed_at?:
    | string
    | Date
    | {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      }
    | null
  /** Only jobs that were prepared in this period; `null` lists jobs that were not prepared. */
  pre_processed_at?:
    | string
    | Date
    | {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      }
    | null
  /** Only jobs that were completed in this period; `null` lists jobs that were not completed. */
  completed_at?:
    | string
    | Date
    | {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      }
    | null
  /** Only jobs that failed in this period; `null` lists jobs that did not fail. */
  failed_at?:
    | string
    | Date
    | {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      }
    | null
  /** Only jobs that were canceled in this period; `null` lists jobs that were not canceled. */
  canceled_at?:
    | string
    | Date
    | {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      }
    | null
  /** Only jobs that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only jobs whose last change was in this period. */
  updated_at?:
    | string
    | Date
    | {
        /** Before this moment. */
        lt?: string | Date | null
        /** After this moment. */
        gt?: string | Date | null
        /** At this moment or after it. */
        gte?: string | Date | null
        /** At this moment or before it. */
        lte?: string | Date | null
      }
    | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
}

/** The query of GET /admin/collections. @since 0.1.0 */
export interface AdminGetCollectionsParams {
  /** Only collections with exactly this title. Without effect with `q`. */
  title?: string | null
  /** Only the collection with this handle. Without effect with `q`. */
  handle?: string | null
  /** Only collections that were created in this period. Without effect with `q`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only collections whose last change was in this period. Without effect with `q`. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only collections that were deleted in this period. With `q`, deleted ones are searched too, and the period has no effect. */
  deleted_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Searches the title or the handle, ignoring case. */
  q?: string | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** ID of a discount condition; only collections that it names are listed. */
  discount_condition_id?: string | null
  /** Maximum number of rows to return: 10 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
}

/** The query of GET /admin/currencies. @since 0.1.0 */
export interface AdminGetCurrenciesParams {
  /** Only the currency with this code, ISO 4217 in lower case. */
  code?: string | null
  /** Searches the code or the name, ignoring case. Replaces the filter `code`. */
  q?: string | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, currencies are sorted by code. */
  order?: string | null
  /** Omit it: a query string contains only strings, and every string is rejected, as in v1. */
  includes_tax?: boolean | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
}

/** The query of GET /admin/customer-groups/{id}/customers. @since 0.1.0 */
export interface AdminGetCustomerGroupsGroupCustomersParams {
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
  expand?: string | null
  /** Accepted without effect: customers are returned with all columns. */
  fields?: string | null
  /** Searches the email address, the first or the last name, ignoring case. */
  q?: string | null
  /** `true` lists customers with an account, `false` guests. */
  has_account?: boolean | null
  /** IDs of customer groups; customers who are in one of them are listed. */
  groups?: string | string[] | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
}

/** The query of GET /admin/customer-groups. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetCustomerGroupsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 10 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** A list of IDs, `id[]=…`, or bounds of IDs, e.g. `id[gt]=…`; a single value is rejected. */
  id?:
    | string[]
    | {
        /** Before this ID. */
        lt?: string | null
        /** After this ID. */
        gt?: string | null
        /** This ID or one after it. */
        gte?: string | null
        /** This ID or one before it. */
        lte?: string | null
      }
    | null
  /** Searches the name, ignoring case. Replaces the filter `name`. */
  q?: string | null
  /** Names; only groups that have one of them are listed. */
  name?: string[] | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** ID of a discount condition; only groups that it names are listed. */
  discount_condition_id?: string | null
}

/** The query of GET /admin/customers. @since 0.1.0 */
export interface AdminGetCustomersParams {
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Relations to return, separated by commas; they replace the default ones. Relations of relations are written `relation.relation`. */
  expand?: string | null
  /** Accepted without effect: customers are returned with all columns. */
  fields?: string | null
  /** Searches the email address, the first or the last name, ignoring case. */
  q?: string | null
  /** `true` lists customers with an account, `false` guests. */
  has_account?: boolean | null
  /** IDs of customer groups; customers who are in one of them are listed. */
  groups?: string | string[] | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
}

/** The query of GET /admin/discounts. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetDiscountsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Filter by the rule of a discount. */
  rule?: {
    /** Only discounts whose rule is of this type. */
    type?: "fixed" | "percentage" | "free_shipping" | null
    /** Only discounts whose rule applies this way: to the `total`, or to each `item`. */
    allocation?: "total" | "item" | null
  } | null
  /** Searches the code, ignoring case. */
  q?: string | null
  /** `true` lists dynamic discounts, `false` the others. */
  is_dynamic?: boolean | null
  /** `true` lists disabled discounts, `false` the others. */
  is_disabled?: boolean | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Column to sort by, or a column of a relation, such as `rule.type`; several are separated by commas, and a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
}

/** The query of GET /admin/draft-orders. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetDraftOrdersParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Searches the number of the draft or the email address of its cart, ignoring case. */
  q?: string | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
  /** Only drafts of this status, or of these. */
  status?: ("open" | "completed")[] | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
}

/** The query of GET /admin/gift-cards. @since 0.1.0 */
export interface AdminGetGiftCardsParams {
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
  /** Searches the code, ignoring case, or the number of the order that bought the card. */
  q?: string | null
  /** Column to sort by, or a column of a relation, such as `region.name`; several are separated by commas, and a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
}

/** The query of GET /admin/inventory-items/{id}/location-levels. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetInventoryItemsItemLocationLevelsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** IDs of stock locations; only the levels there are returned. */
  location_id?: string | string[] | null
}

/** The query of GET /admin/inventory-items. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetInventoryItemsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** IDs of inventory items; only these are listed. */
  id?: string | string[] | null
  /** Searches the SKU, the title, the description, or the title of a variant or its product, ignoring case. */
  q?: string | null
  /** IDs of stock locations; only items that have a level there are listed, with their levels there. */
  location_id?: string | string[] | null
  /** SKUs; only items that have one of them are listed. */
  sku?: string | string[] | null
  /** Countries of origin, as stored in the items. */
  origin_country?: string | string[] | null
  /** Manufacturer codes, as stored in the items. */
  mid_code?: string | string[] | null
  /** Materials, as stored in the items. */
  material?: string | string[] | null
  /** Customs codes of the Harmonized System: one, several, or a condition. */
  hs_code?:
    | string
    | string[]
    | {
        /** Before this text in the order of the database. */
        lt?: string | null
        /** After this text in the order of the database. */
        gt?: string | null
        /** This text or one after it. */
        gte?: string | null
        /** This text or one before it. */
        lte?: string | null
        /** Contains this text, in any case. */
        contains?: string | null
        /** Starts with this text, in any case. */
        starts_with?: string | null
        /** Ends with this text, in any case. */
        ends_with?: string | null
      }
    | null
  /** Weight of one unit, in a unit of your choice: a number, or bounds such as `weight[gte]=100`. */
  weight?:
    | number
    | {
        /** Less than this. */
        lt?: number | null
        /** More than this. */
        gt?: number | null
        /** This or more. */
        gte?: number | null
        /** This or less. */
        lte?: number | null
      }
    | null
  /** Length of one unit, in a unit of your choice: a number or bounds. */
  length?:
    | number
    | {
        /** Less than this. */
        lt?: number | null
        /** More than this. */
        gt?: number | null
        /** This or more. */
        gte?: number | null
        /** This or less. */
        lte?: number | null
      }
    | null
  /** Height of one unit, in a unit of your choice: a number or bounds. */
  height?:
    | number
    | {
        /** Less than this. */
        lt?: number | null
        /** More than this. */
        gt?: number | null
        /** This or more. */
        gte?: number | null
        /** This or less. */
        lte?: number | null
      }
    | null
  /** Width of one unit, in a unit of your choice: a number or bounds. */
  width?:
    | number
    | {
        /** Less than this. */
        lt?: number | null
        /** More than this. */
        gt?: number | null
        /** This or more. */
        gte?: number | null
        /** This or less. */
        lte?: number | null
      }
    | null
  /** Units in stock that are not reserved, at the locations of `location_id` or, without it, at all locations together: a number, or bounds such as `available_quantity[lte]=5`. An item without a level has 0. Since 0.2; v1 does not have it. */
  available_quantity?:
    | number
    | {
        /** Less than this. */
        lt?: number | null
        /** More than this. */
        gt?: number | null
        /** This or more. */
        gte?: number | null
        /** This or less. */
        lte?: number | null
      }
    | null
  /** `true` lists items that have to be shipped, `false` the others. */
  requires_shipping?: boolean
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
}

/** The query of GET /admin/notes. @since 0.1.0 */
export interface AdminGetNotesParams {
  /** ID of the order or other resource of the notes. */
  resource_id?: string | null
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
}

/** The query of GET /admin/notifications. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetNotificationsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
  /** Names of events, separated by commas; only their notifications are listed. */
  event_name?: string | null
  /** Types of the resources of the notifications, separated by commas, e.g. `order`. */
  resource_type?: string | null
  /** IDs of the resources of the notifications, separated by commas. */
  resource_id?: string | null
  /** Recipients, separated by commas, e.g. email addresses. */
  to?: string | null
  /** `true` or `1` lists messages that were sent again, too. Without it they are left out. */
  include_resends?: "0" | "1" | "true" | "false" | null
}

/** The query of GET /admin/orders/{id}/reservations. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetOrdersOrderReservationsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
}

/** What the records in {@link AdminOrdersRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminGetOrdersOrderSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
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
    | "paid_total"
    | "refunded_total"
    | "refundable_amount"
  /** The columns that are returned only if `fields` names them. */
  missing: "billing_address_id" | "shipping_address_id" | "idempotency_key" | "external_id"
}

/** The query of GET /admin/orders. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetOrdersParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
  /** Searches the order's number, its email address, the first name of the shipping address, or the customer's name or phone number, ignoring case. Replaces the filters `display_id` and `email`. */
  q?: string | null
  /** IDs of orders; only these are listed. */
  id?: string | string[] | null
  /** Only the order with this number; a text that is not a number matches nothing. */
  display_id?: string | null
  /** Only the order of this cart. */
  cart_id?: string | null
  /** Only orders with exactly this email address. */
  email?: string | null
  /** Only orders in this currency, ISO 4217 in lower case. */
  currency_code?: string | null
  /** Only orders with this tax rate, in percent; a text that is not a number matches nothing. */
  tax_rate?: string | null
  /** Only orders that were canceled in this period. */
  canceled_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only orders of these statuses; a list, `status[]=pending`. */
  status?: ("pending" | "completed" | "archived" | "canceled" | "requires_action")[] | null
  /** Only orders with one of these fulfillment statuses; a list. */
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
  /** Only orders with one of these payment statuses; a list. */
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
  /** Only orders of this customer. */
  customer_id?: string | null
  /** IDs of regions; only orders in one of them are listed. */
  region_id?: string | string[] | null
  /** IDs of sales channels; only orders that came through one of them are listed. A list. */
  sales_channel_id?: string[] | null
  /** IDs of claims; only orders with one of them are listed. */
  claim_id?: string | string[] | null
  /** Only orders whose items are in one of these states, a list: as `fulfillment_status`, except that an order whose units have all come back is `returned`, also if it came back in parts and its `fulfillment_status` is `partially_returned`. */
  fulfillment_state?:
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
  /** Only orders whose payment is in one of these states, a list: as `payment_status`, except that an order without a payment, because gift cards or discounts covered its total, is `captured`, and a captured order with refunds is `partially_refunded` or `refunded`. `outstanding` finds the orders of which a part is neither authorized nor captured, such as after an order edit. `captured`, `awaiting` and `not_paid` include these orders only if a payment of them is to be captured. */
  payment_state?:
    | (
        | "captured"
        | "awaiting"
        | "not_paid"
        | "refunded"
        | "partially_refunded"
        | "canceled"
        | "requires_action"
        | "outstanding"
      )[]
    | null
  /** `true` for orders with a payment that is neither captured nor canceled, `false` for the others. An order that gift cards paid completely has no payment, although its `payment_status` is `awaiting`. */
  has_payment_to_capture?: boolean | null
}

/** The query of GET /admin/price-lists. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetPriceListPaginationParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 10 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** Only the price list with this ID. */
  id?: string | null
  /** Searches the name, the description or the name of one of its customer groups, ignoring case. Price lists whose name contains it are listed whatever `name` says, and price lists whose description contains it whatever `description` says. */
  q?: string | null
  /** Only price lists of these statuses; a list, `status[]=active`. */
  status?: ("active" | "draft")[] | null
  /** Only price lists with exactly this name. */
  name?: string | null
  /** IDs of customer groups; only price lists for one of them are listed. A list. */
  customer_groups?: string | string[] | null
  /** Only price lists with exactly this description. */
  description?: string | null
  /** Only price lists of these types; a list. */
  type?: ("sale" | "override")[] | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Matches nothing: deleted price lists are never listed. */
  deleted_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
}

/** The query of GET /admin/price-lists/{id}/products. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetPriceListsPriceListProductsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** IDs of products; only these are listed. */
  id?: string | string[] | null
  /** Text in the title or the description, in the title or SKU of a variant, or in the title of the collection, in any case. Replaces the filters `title` and `description`. The response contains whole products; `fields` has no effect. */
  q?: string | null
  /** Only products of these statuses; a list. */
  status?: ("draft" | "proposed" | "published" | "rejected")[] | null
  /** IDs of collections; only products in one of them are listed. A list. */
  collection_id?: string[] | null
  /** IDs of tags; only products that have one of them are listed. A list. */
  tags?: string[] | null
  /** Only products with exactly this title. */
  title?: string | null
  /** Only products with exactly this description. */
  description?: string | null
  /** Only the product with this handle. */
  handle?: string | null
  /** `true` lists gift cards, `false` other products. */
  is_giftcard?: boolean | null
  /** ID of a product type; only products of this type are listed. */
  type?: string | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Matches nothing: deleted products are not listed here. */
  deleted_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
}

/** The query of GET /admin/product-categories. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetProductCategoriesParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Searches the name or the handle, ignoring case. Replaces the filter `handle`. */
  q?: string | null
  /** Only the category with this handle. */
  handle?: string | null
  /** ID of the parent; only categories directly below it are listed. `null` lists those at the root. */
  parent_category_id?: string | null
  /** `true` returns each category with all its subcategories, instead of its direct children only. */
  include_descendants_tree?: boolean | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 100 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, categories are sorted by rank. */
  order?: string | null
  /** `true` or `false`: only categories with this value. */
  is_internal?: "true" | "false" | null
  /** `true` or `false`: only categories with this value. */
  is_active?: "true" | "false" | null
}

/** The query of GET /admin/product-tags. @since 0.1.0 */
export interface AdminGetProductTagsParams {
  /** An ID, a list of IDs, or a comparison, e.g. `id[gt]=…`. */
  id?:
    | string
    | string[]
    | {
        /** Before this text in the order of the database. */
        lt?: string | null
        /** After this text in the order of the database. */
        gt?: string | null
        /** This text or one after it. */
        gte?: string | null
        /** This text or one before it. */
        lte?: string | null
        /** Contains this text, in any case. */
        contains?: string | null
        /** Starts with this text, in any case. */
        starts_with?: string | null
        /** Ends with this text, in any case. */
        ends_with?: string | null
      }
    | null
  /** Searches the value, ignoring case. Replaces the filter `value`. */
  q?: string | null
  /** A value, a list of values, or a comparison, e.g. `value[contains]=cotton`. */
  value?:
    | string
    | string[]
    | {
        /** Before this text in the order of the database. */
        lt?: string | null
        /** After this text in the order of the database. */
        gt?: string | null
        /** This text or one after it. */
        gte?: string | null
        /** This text or one before it. */
        lte?: string | null
        /** Contains this text, in any case. */
        contains?: string | null
        /** Starts with this text, in any case. */
        starts_with?: string | null
        /** Ends with this text, in any case. */
        ends_with?: string | null
      }
    | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** ID of a discount condition; only the resources that it names are listed. */
  discount_condition_id?: string | null
  /** Maximum number of rows to return: 10 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
}

/** The query of GET /admin/product-types. @since 0.1.0 */
export interface AdminGetProductTypesParams {
  /** An ID, a list of IDs, or a comparison, e.g. `id[gt]=…`. */
  id?:
    | string
    | string[]
    | {
        /** Before this text in the order of the database. */
        lt?: string | null
        /** After this text in the order of the database. */
        gt?: string | null
        /** This text or one after it. */
        gte?: string | null
        /** This text or one before it. */
        lte?: string | null
        /** Contains this text, in any case. */
        contains?: string | null
        /** Starts with this text, in any case. */
        starts_with?: string | null
        /** Ends with this text, in any case. */
        ends_with?: string | null
      }
    | null
  /** Searches the value, ignoring case. Replaces the filter `value`. */
  q?: string | null
  /** A value, a list of values, or a comparison, e.g. `value[contains]=cotton`. */
  value?:
    | string
    | string[]
    | {
        /** Before this text in the order of the database. */
        lt?: string | null
        /** After this text in the order of the database. */
        gt?: string | null
        /** This text or one after it. */
        gte?: string | null
        /** This text or one before it. */
        lte?: string | null
        /** Contains this text, in any case. */
        contains?: string | null
        /** Starts with this text, in any case. */
        starts_with?: string | null
        /** Ends with this text, in any case. */
        ends_with?: string | null
      }
    | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** ID of a discount condition; only the resources that it names are listed. */
  discount_condition_id?: string | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
}

/** The query of GET /admin/products. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetProductsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Column to sort by, such as `title`, or a column of a relation, such as `variants.prices.amount`; several are separated by commas, and a leading `-` reverses the order. By default, the newest products come first. */
  order?: string | null
  /** IDs of products; only these are listed. */
  id?: string | string[] | null
  /** Text in the title or the description, in the title or SKU of a variant, or in the title of the collection, in any case. Replaces the filters `title` and `description`. */
  q?: string | null
  /** IDs of collections; only products in one of them are listed. A list, `collection_id[]=…`. */
  collection_id?: string[] | null
  /** IDs of tags; only products that have one of them are listed. A list. */
  tags?: string[] | null
  /** Only products with exactly this title. */
  title?: string | null
  /** Only products with exactly this description. */
  description?: string | null
  /** Only the product with this handle. */
  handle?: string | null
  /** `true` lists gift cards, `false` other products. */
  is_giftcard?: boolean | null
  /** IDs of product types; only products of one of them are listed. A list. */
  type_id?: string[] | null
  /** IDs of sales channels; only products that are sold in one of them are listed. A list. */
  sales_channel_id?: string[] | null
  /** IDs of categories; only products in one of them are listed. A list. */
  category_id?: string[] | null
  /** `true` counts products of the categories below those in `category_id` too. */
  include_category_children?: boolean | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only products of this status, or of these. */
  status?: ("draft" | "proposed" | "published" | "rejected")[] | null
  /** IDs of price lists; only products that have prices in one of them are listed. A list. */
  price_list_id?: string[] | null
  /** ID of a discount condition; only products that it names are listed. */
  discount_condition_id?: string | null
  /** Only products that were deleted in this period. Without it, deleted ones are left out. */
  deleted_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
}

/** What the records in {@link AdminProductsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminGetProductsProductSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: "profile_id"
  /** The columns that are returned only if `fields` names them. */
  missing: never
}

/** The query of GET /admin/products/{id}/variants. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetProductsVariantsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** IDs of variants; only these are listed. */
  id?: string | string[] | null
  /** Text in the title, the SKU or the product's title, in any case. */
  q?: string | null
  /** Units in stock in the variant itself: a number, or bounds such as `inventory_quantity[gt]=0`. */
  inventory_quantity?:
    | number
    | {
        /** Less than this. */
        lt?: number | null
        /** More than this. */
        gt?: number | null
        /** This or more. */
        gte?: number | null
        /** This or less. */
        lte?: number | null
      }
    | null
  /** `true` lists variants whose stock is managed, `false` the others. */
  manage_inventory?: boolean | null
  /** `true` lists variants that can be bought without stock, `false` the others. */
  allow_backorder?: boolean | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 100 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
}

/** The query of GET /admin/regions. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetRegionsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Searches the name, ignoring case. */
  q?: string | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Matches nothing: deleted regions are never listed. */
  deleted_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
}

/** The response of `admin.regions.retrieveFulfillmentOptions` (GET /admin/regions/{id}/fulfillment-options), with `fulfillment_options`. @since 0.1.0 */
export interface AdminGetRegionsRegionFulfillmentOptionsRes {
  /** The fulfillment providers of the region, each with the services that it offers for shipping options. */
  fulfillment_options: {
    /** The ID of the fulfillment provider. */
    provider_id: string
    /** The services of the provider, each with the properties that the provider defines. */
    options: Record<string, unknown>[]
  }[]
}

/** What the records in {@link AdminRegionsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminGetRegionsRegionSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "countries" | "payment_providers" | "fulfillment_providers" | "currency"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: never
}

/** The query of GET /admin/reservations. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetReservationsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** IDs of stock locations; only reservations there are listed. */
  location_id?: string | string[] | null
  /** IDs of inventory items; only reservations of these are listed. A list. */
  inventory_item_id?: string[] | null
  /** IDs of line items; only reservations for these are listed. A list. */
  line_item_id?: string[] | null
  /** IDs of users; only reservations that one of them made are listed. A list. */
  created_by?: string[] | null
  /** Units reserved: a number, or bounds such as `quantity[gte]=2`. */
  quantity?:
    | number
    | {
        /** Less than this. */
        lt?: number | null
        /** More than this. */
        gt?: number | null
        /** This or more. */
        gte?: number | null
        /** This or less. */
        lte?: number | null
      }
    | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** One description, several, or a condition, e.g. `description[contains]=damaged`. */
  description?:
    | string
    | string[]
    | {
        /** Before this text in the order of the database. */
        lt?: string | null
        /** After this text in the order of the database. */
        gt?: string | null
        /** This text or one after it. */
        gte?: string | null
        /** This text or one before it. */
        lte?: string | null
        /** Contains this text, in any case. */
        contains?: string | null
        /** Starts with this text, in any case. */
        starts_with?: string | null
        /** Ends with this text, in any case. */
        ends_with?: string | null
      }
    | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
}

/** The query of GET /admin/returns. @since 0.1.0 */
export interface AdminGetReturnsParams {
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
}

/** The query of GET /admin/sales-channels. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetSalesChannelsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Only the sales channel with this ID. */
  id?: string | null
  /** Searches the name or the description, ignoring case. The response contains whole channels, oldest first; `fields`, `expand` and `order` have no effect. */
  q?: string | null
  /** Only sales channels with exactly this name. Without effect with `q`. */
  name?: string | null
  /** Only sales channels with exactly this description. Without effect with `q`. */
  description?: string | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Matches nothing: deleted sales channels are never listed. */
  deleted_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
}

/** The query of GET /admin/shipping-options. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetShippingOptionsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** IDs of shipping options; only these are listed. */
  id?: string | string[] | null
  /** Only shipping options with exactly this name. */
  name?: string | null
  /** Only shipping options of this region. */
  region_id?: string | null
  /** `true` lists options for returns, `false` options for delivery. */
  is_return?: boolean | null
  /** `true` lists options that customers are not offered, `false` the others. */
  admin_only?: boolean | null
  /** Searches the name, ignoring case. Replaces the filter `name`. */
  q?: string | null
  /** Column to sort by, or a column of a relation, such as `region.name`; several are separated by commas, and a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Matches nothing: deleted shipping options are never listed. */
  deleted_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
}

/** The query of GET /admin/stock-locations. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetStockLocationsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Searches the name, ignoring case. Replaces the filter `name`. */
  q?: string | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** IDs of stock locations; only these are listed. */
  id?: string | string[] | null
  /** Names; only locations that have exactly one of them are listed. */
  name?: string | string[] | null
  /** IDs of addresses; only locations at one of them are listed. */
  address_id?: string | string[] | null
  /** IDs of sales channels; only locations that serve one of them are listed. Replaces the filter `id`. If none of the channels exists, the response is 404. */
  sales_channel_id?: string | string[] | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
  created_at?: never
  /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
  updated_at?: never
  /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
  deleted_at?: never
}

/** The query of GET /admin/swaps. @since 0.1.0 */
export interface AdminGetSwapsParams {
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
}

/** The query of GET /admin/tax-rates. @since 0.1.0 */
export interface AdminGetTaxRatesParams {
  /** IDs of regions; only tax rates of one of them are listed. */
  region_id?: string | string[] | null
  /** Only tax rates with exactly this name. */
  name?: string | null
  /** Only tax rates with exactly this code. */
  code?: string | null
  /** Rate in percent: a number, or bounds such as `rate[gte]=10`. */
  rate?:
    | number
    | {
        /** Less than this. */
        lt?: number | null
        /** More than this. */
        gt?: number | null
        /** This or more. */
        gte?: number | null
        /** This or less. */
        lte?: number | null
      }
    | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Relations to return, a list: `expand[]=products`. */
  expand?: string[] | null
  /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
  fields?: string[] | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Accepted without effect: deleted tax rates are not kept. */
  deleted_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Searches the name, ignoring case. Replaces the filter `name`. */
  q?: string | null
}

/** The query of GET /admin/tax-rates/{id}. @since 0.1.0 */
export interface AdminGetTaxRatesTaxRateParams {
  /** Relations to return, a list: `expand[]=products`. */
  expand?: string[] | null
  /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
  fields?: string[] | null
}

/** The query of GET /admin/users. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetUsersParams<E extends string = string, F extends string = string> extends FindParams<
  E,
  F
> {
  /** IDs of users; only these are listed. */
  id?: string | string[] | null
  /** Searches the email address, the first or the last name, ignoring case. Replaces the filters `email`, `first_name` and `last_name`. */
  q?: string | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only users who were deleted in this period. Without it, deleted ones are left out. */
  deleted_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only the user with exactly this email address. */
  email?: string | null
  /** Only users with exactly this first name. */
  first_name?: string | null
  /** Only users with exactly this last name. */
  last_name?: string | null
  /** Only users of these roles; a list, `role[]=admin`. */
  role?: ("member" | "admin" | "developer")[] | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 50 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
}

/** The query of GET /admin/variants. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminGetVariantsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Text in the title, the SKU or the product's title, in any case. Replaces the filter `title`. */
  q?: string | null
  /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** IDs of variants; only these are listed. */
  id?: string | string[] | null
  /** Titles; only variants that have exactly one of them are listed. */
  title?: string | string[] | null
  /** Units in stock in the variant itself: a number, or bounds such as `inventory_quantity[gt]=0`. */
  inventory_quantity?:
    | number
    | {
        /** Less than this. */
        lt?: number | null
        /** More than this. */
        gt?: number | null
        /** This or more. */
        gte?: number | null
        /** This or less. */
        lte?: number | null
      }
    | null
  /** `true` lists variants whose stock is managed, `false` the others. */
  manage_inventory?: boolean | null
  /** `true` lists variants that can be bought without stock, `false` the others. */
  allow_backorder?: boolean | null
  /** ID of a cart. Prices come from its region, and `region_id` is ignored. */
  cart_id?: string | null
  /** ID of the region that prices are calculated for. */
  region_id?: string | null
  /** Currency that prices are calculated in, ISO 4217 in lower case. */
  currency_code?: string | null
  /** ID of a customer; prices that their groups have count too. */
  customer_id?: string | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
}

/** The response of `admin.variants.getInventory` (GET /admin/variants/{id}/inventory), with `variant`. @since 0.1.0 */
export interface AdminGetVariantsVariantInventoryRes {
  /** The variant with its inventory items, and with the number of units that each sales channel can sell. */
  variant: {
    /** The ID of the variant. */
    id: string
    /** The inventory items of the variant, with their levels. */
    inventory: {
      /** The ID of the inventory item. */
      id: string
      /** The SKU of the inventory item. */
      sku: string | null
      /** The item's levels, one for each of its locations. */
      location_levels: {
        /** The ID of the level. */
        id: string
        /** The ID of the inventory item. */
        inventory_item_id: string
        /** The ID of the stock location. */
        location_id: string
        /** Units in stock at the location. */
        stocked_quantity: number
        /** Units of those that are reserved. */
        reserved_quantity: number
        /** Units that are expected. */
        incoming_quantity: number
        /** Units in stock that are not reserved. */
        available_quantity?: number
        [name: string]: unknown
      }[]
      [name: string]: unknown
    }[]
    /** How many units each sales channel can sell. */
    sales_channel_availability: {
      /** The name of the sales channel. */
      channel_name: string
      /** The ID of the sales channel. */
      channel_id: string
      /** The number of units that the sales channel can sell. */
      available_quantity: number
    }[]
  }
}

/** The response of `admin.giftCards.delete` (DELETE /admin/gift-cards/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminGiftCardsDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "gift-card"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.giftCards.list` (GET /admin/gift-cards), with `gift_cards`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminGiftCardsListRes {
  /** A list; each entry is a prepaid balance that anyone who knows the code can spend. */
  gift_cards: GiftCard[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.giftCards.create`, `admin.giftCards.update` and `admin.giftCards.retrieve`, with `gift_card`. @since 0.1.0 */
export interface AdminGiftCardsRes {
  /** A prepaid balance that anyone who knows the code can spend. */
  gift_card: GiftCard
}

/** What the records in {@link AdminGiftCardsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminGiftCardsSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "region" | "order"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: "order_id"
}

/** The response of `admin.inventoryItems.delete` (DELETE /admin/inventory-items/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminInventoryItemsDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "inventory_item"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.inventoryItems.list` (GET /admin/inventory-items), with `inventory_items`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminInventoryItemsListWithVariantsAndLocationLevelsRes {
  /** A list; each entry is a physical item that is kept in stock; each product variant consists of inventory items. */
  inventory_items: InventoryItem[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.inventoryItems.listLocationLevels` (GET /admin/inventory-items/{id}/location-levels), with `inventory_item`. @since 0.1.0 */
export interface AdminInventoryItemsLocationLevelsRes {
  /** A physical item that is kept in stock; each product variant consists of inventory items. */
  inventory_item: InventoryItem
}

/** What the records in {@link AdminInventoryItemsLocationLevelsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminInventoryItemsLocationLevelsSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: never
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: "location_levels"
  /** The columns that are returned only if `fields` names them. */
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

/** The response of `admin.inventoryItems.retrieve`, `admin.inventoryItems.update`, `admin.inventoryItems.create` and 3 other methods, with `inventory_item`. @since 0.1.0 */
export interface AdminInventoryItemsRes {
  /** A physical item that is kept in stock; each product variant consists of inventory items. */
  inventory_item: InventoryItem
}

/** What the records in {@link AdminInventoryItemsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminInventoryItemsSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: never
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: "location_levels" | "stocked_quantity" | "reserved_quantity"
  /** The columns that are returned only if `fields` names them. */
  missing: "deleted_at"
}

/** The response of `admin.invites.delete` (DELETE /admin/invites/{invite_id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminInviteDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "invite"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.invites.list` (GET /admin/invites), with `invites`. @since 0.1.0 */
export interface AdminListInvitesRes {
  /** A list; each entry is an invitation to become a user of the dashboard. */
  invites: Invite[]
}

/** The response of `admin.notes.delete` (DELETE /admin/notes/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminNotesDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "note"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.notes.list` (GET /admin/notes), with `notes`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminNotesListRes {
  /** A list; each entry is a note that a user attaches to a resource, such as an order. */
  notes: Note[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.notes.create`, `admin.notes.update` and `admin.notes.retrieve`, with `note`. @since 0.1.0 */
export interface AdminNotesRes {
  /** A note that a user attaches to a resource, such as an order. */
  note: Note
}

/** What the records in {@link AdminNotesRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminNotesSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "author"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The response of `admin.notifications.list` (GET /admin/notifications), with `notifications`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminNotificationsListRes {
  /** A list; each entry is a message that a notification provider sent, such as an order confirmation. */
  notifications: Notification[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link AdminNotificationsListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminNotificationsListSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "resends"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: "customer_id" | "data" | "parent_id"
}

/** The response of `admin.notifications.resend` (POST /admin/notifications/{id}/resend), with `notification`. @since 0.1.0 */
export interface AdminNotificationsRes {
  /** A message that a notification provider sent, such as an order confirmation. */
  notification: Notification
}

/** The response of `admin.orderEdits.delete` (DELETE /admin/order-edits/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminOrderEditDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "order_edit"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.orderEdits.deleteItemChange` (DELETE /admin/order-edits/{id}/changes/{change_id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminOrderEditItemChangeDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "item_change"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.orderEdits.list` (GET /admin/order-edits), with `order_edits`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminOrderEditsListRes {
  /** A list; each entry is a set of changes to the items of an order, which takes effect when it is confirmed. */
  order_edits: OrderEdit[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.orderEdits.retrieve`, `admin.orderEdits.create`, `admin.orderEdits.update` and 6 other methods, with `order_edit`. @since 0.1.0 */
export interface AdminOrderEditsRes {
  /** A set of changes to the items of an order, which takes effect when it is confirmed. */
  order_edit: OrderEdit
}

/** What the records in {@link AdminOrderEditsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminOrderEditsSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed:
    | "subtotal"
    | "discount_total"
    | "shipping_total"
    | "tax_total"
    | "gift_card_total"
    | "gift_card_tax_total"
    | "total"
    | "difference_due"
  /** The columns that are returned only if `fields` names them. */
  missing: "updated_at"
}

/** The response of `admin.orders.list` (GET /admin/orders), with `orders`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminOrdersListRes {
  /** A list; each entry is a completed purchase with its items, payments, fulfillments, returns, swaps and claims. */
  orders: Order[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link AdminOrdersListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminOrdersListSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: "billing_address_id" | "shipping_address_id" | "idempotency_key" | "external_id"
}

/** The body of `admin.orders.createReservation` (POST /admin/orders/{id}/line-items/{line_item_id}/reserve). @since 0.1.0 */
export interface AdminOrdersOrderLineItemReservationReq {
  /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
  location_id?: never
  /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
  quantity?: never
}

/** The response of `admin.orders.update`, `admin.orders.retrieve`, `admin.orders.complete` and 21 other methods, with `order`. @since 0.1.0 */
export interface AdminOrdersRes {
  /** A completed purchase with its items, payments, fulfillments, returns, swaps and claims. */
  order: Order
}

/** What the records in {@link AdminOrdersRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminOrdersSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
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
    | "paid_total"
    | "refunded_total"
    | "refundable_amount"
  /** The columns that are returned only if `fields` names them. */
  missing: "billing_address_id" | "shipping_address_id" | "idempotency_key" | "external_id"
}

/** The response of `admin.paymentCollections.delete` (DELETE /admin/payment-collections/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminPaymentCollectionDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "payment_collection"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.paymentCollections.retrieve`, `admin.paymentCollections.update` and `admin.paymentCollections.markAsAuthorized`, with `payment_collection`. @since 0.1.0 */
export interface AdminPaymentCollectionsRes {
  /** An amount that can be paid with several payments, such as the increase of an order's total after an edit. */
  payment_collection: PaymentCollection
}

/** What the records in {@link AdminPaymentCollectionsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminPaymentCollectionsSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "region" | "payment_sessions" | "payments"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: "updated_at" | "deleted_at" | "region_id" | "created_by"
}

/** The response of `admin.store.listPaymentProviders` (GET /admin/store/payment-providers), with `payment_providers`. @since 0.1.0 */
export interface AdminPaymentProvidersList {
  /** A list; each entry is a payment processor that is, or was, installed on the server. */
  payment_providers: PaymentProvider[]
}

/** The response of `admin.payments.retrieve` and `admin.payments.capturePayment`, with `payment`. @since 0.1.0 */
export interface AdminPaymentRes {
  /** An authorized payment that can be captured, refunded or canceled. */
  payment: Payment
}

/** What the records in {@link AdminPaymentRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminPaymentSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: never
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: "updated_at" | "idempotency_key"
}

/** The body of `admin.analyticsConfigs.create` (POST /admin/analytics-configs). @since 0.1.0 */
export interface AdminPostAnalyticsConfigReq {
  /** True if the user opts out of analytics. */
  opt_out: boolean
  /** True if analytics must not identify the user. */
  anonymize?: boolean
}

/** The body of `admin.analyticsConfigs.update` (POST /admin/analytics-configs/update). @since 0.1.0 */
export interface AdminPostAnalyticsConfigUpdateReq {
  /** True if the user opts out of analytics. Unchanged if absent. */
  opt_out?: boolean | null
  /** True if analytics must not identify the user. Unchanged if absent. */
  anonymize?: boolean | null
}

/** The body of `admin.apps.authorize` (POST /admin/apps/authorizations). @since 0.1.0 */
export interface AdminPostAppsReq {
  /** Name of the app. */
  application_name: string
  /** State that the app sent, which is returned to it. */
  state: string
  /** Code that the app's sign-in returned. */
  code: string
}

/** The body of `admin.auth.changePassword` (POST /admin/auth/password). @since 0.1.0 */
export interface AdminPostAuthPasswordReq {
  /** The current password of the user. */
  old_password: string
  /** The new password, 8 to 128 characters. */
  new_password: string
}

/** The body of `admin.auth.createSession` (POST /admin/auth). @since 0.1.0 */
export interface AdminPostAuthReq {
  /** Email address of the account. */
  email: string
  /** Password of the account. */
  password: string
}

/** The body of `admin.batchJobs.create` (POST /admin/batch-jobs). @since 0.1.0 */
export interface AdminPostBatchesReq {
  /** Kind of job, e.g. `product-export` or `price-list-import`. */
  type: string
  /** Input of the job: `fileKey` of an uploaded file for an import, `filterable_fields` for an export. */
  context: Record<string, unknown>
  /** If true, the job checks its input and waits: nothing changes before it is confirmed. */
  dry_run?: boolean | null
}

/** The body of `admin.collections.update` (POST /admin/collections/{id}). @since 0.1.0 */
export interface AdminPostCollectionsCollectionReq {
  /** Title, for customers. Unchanged if absent. */
  title?: string | null
  /** The unique part of its URL; null removes it. Unchanged if absent. */
  handle?: string | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.collections.create` (POST /admin/collections). @since 0.1.0 */
export interface AdminPostCollectionsReq {
  /** Title, for customers. */
  title: string
  /** The unique part of its URL; derived from the title by default. */
  handle?: string | null
  /** Key-value pairs for your own data, stored with the collection. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.currencies.update` (POST /admin/currencies/{code}). @since 0.1.0 */
export interface AdminPostCurrenciesCurrencyReq {
  /** Whether prices in this currency include tax. Unchanged if absent. */
  includes_tax?: boolean | null
}

/** The body of `admin.customerGroups.addCustomers` (POST /admin/customer-groups/{id}/customers/batch). @since 0.1.0 */
export interface AdminPostCustomerGroupsGroupCustomersBatchReq {
  /** Customers to add or remove. */
  customer_ids: {
    /** ID of a customer. */
    id: string
  }[]
}

/** The body of `admin.customerGroups.update` (POST /admin/customer-groups/{id}). @since 0.1.0 */
export interface AdminPostCustomerGroupsGroupReq {
  /** New name; no other group may have it. Unchanged if absent. */
  name?: string | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.customerGroups.create` (POST /admin/customer-groups). @since 0.1.0 */
export interface AdminPostCustomerGroupsReq {
  /** Name of the group; no other group may have it. */
  name: string
  /** Key-value pairs for your own data, stored with the group. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.customers.update` (POST /admin/customers/{id}). @since 0.1.0 */
export interface AdminPostCustomersCustomerReq {
  /** New address, stored in lower case. Unchanged if absent. */
  email?: string | null
  /** First name; null clears it. */
  first_name?: string | null
  /** Last name; null clears it. */
  last_name?: string | null
  /** New password, 8 to 128 characters; it ends all sessions and tokens of the customer. Unchanged if absent, null or empty. */
  password?: string | null
  /** Phone number; null clears it. */
  phone?: string | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
  /** Groups of the customer, which replace the previous ones. Unchanged if absent or null. */
  groups?:
    | {
        /** ID of a customer group. */
        id: string
      }[]
    | null
}

/** The body of `admin.customers.create` (POST /admin/customers). @since 0.1.0 */
export interface AdminPostCustomersReq {
  /** Email address for signing in; it is stored in lower case and must be unique among accounts. */
  email: string
  /** First name. */
  first_name: string
  /** Last name. */
  last_name: string
  /** The password, 8 to 128 characters. */
  password: string
  /** Phone number. */
  phone?: string | null
  /** Key-value pairs for your own data, stored with the customer. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.discounts.createCondition` (POST /admin/discounts/{discount_id}/conditions). @since 0.1.0 */
export interface AdminPostDiscountsDiscountConditions {
  /** With `in`, the discount applies to the listed resources; with `not_in`, to everything else. */
  operator: string
  /** IDs of products. A condition can have only one of these lists. */
  products?: string[] | null
  /** IDs of collections. A condition can have only one of these lists. */
  product_collections?: string[] | null
  /** IDs of product types. A condition can have only one of these lists. */
  product_types?: string[] | null
  /** IDs of tags. A condition can have only one of these lists. */
  product_tags?: string[] | null
  /** IDs of customer groups. A condition can have only one of these lists. */
  customer_groups?: string[] | null
}

/** The body of `admin.discounts.updateCondition` (POST /admin/discounts/{discount_id}/conditions/{condition_id}). @since 0.1.0 */
export interface AdminPostDiscountsDiscountConditionsCondition {
  /** IDs of products. A condition can have only one of these lists. */
  products?: string[] | null
  /** IDs of collections. A condition can have only one of these lists. */
  product_collections?: string[] | null
  /** IDs of product types. A condition can have only one of these lists. */
  product_types?: string[] | null
  /** IDs of tags. A condition can have only one of these lists. */
  product_tags?: string[] | null
  /** IDs of customer groups. A condition can have only one of these lists. */
  customer_groups?: string[] | null
}

/** The body of `admin.discounts.addConditionResourceBatch` (POST /admin/discounts/{discount_id}/conditions/{condition_id}/batch). @since 0.1.0 */
export interface AdminPostDiscountsDiscountConditionsConditionBatchReq {
  /** Resources of the condition's type. */
  resources: {
    /** ID of a product, collection, product type, tag or customer group, as the condition has it. */
    id: string
  }[]
}

/** The body of `admin.discounts.createDynamicCode` (POST /admin/discounts/{id}/dynamic-codes). @since 0.1.0 */
export interface AdminPostDiscountsDiscountDynamicCodesReq {
  /** Code that customers enter, stored in upper case. */
  code: string
  /** Accepted and not used, as in v1: the code has the `usage_limit` of its discount. */
  usage_limit?: number | null
  /** Key-value pairs for your own data, stored with the code. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.discounts.update` (POST /admin/discounts/{id}). @since 0.1.0 */
export interface AdminPostDiscountsDiscountReq {
  /** Code that customers enter, stored in upper case. Unchanged if absent or null. */
  code?: string | null
  /** The value of the discount; its type cannot be changed. */
  rule?: {
    /** ID of the discount's own rule. */
    id: string
    /** Description of the discount; null clears it. Unchanged if absent. */
    description?: string | null
    /** Value of the discount: percent up to 100, or the smallest unit of the currency for a `fixed` discount; never negative. Unchanged if absent. */
    value?: number | null
    /** `total` spreads a fixed value over the lines, `item` takes it off every unit. Null removes it. Unchanged if absent. */
    allocation?: "total" | "item" | null
    /** Conditions to update, by ID, and conditions to add; the others are unchanged. */
    conditions?:
      | {
          /** ID of a condition of the rule to update. Without it, a condition is added. */
          id?: string | null
          /** With `in`, the discount applies to the listed resources; with `not_in`, to everything else. A new condition has `in` by default, and an existing one keeps its operator. */
          operator?: string | null
          /** IDs of products. A condition can have only one of these lists. */
          products?: string[] | null
          /** IDs of collections. A condition can have only one of these lists. */
          product_collections?: string[] | null
          /** IDs of product types. A condition can have only one of these lists. */
          product_types?: string[] | null
          /** IDs of tags. A condition can have only one of these lists. */
          product_tags?: string[] | null
          /** IDs of customer groups. A condition can have only one of these lists. */
          customer_groups?: string[] | null
        }[]
      | null
  } | null
  /** If true, nobody can use it. Unchanged if absent. */
  is_disabled?: boolean | null
  /** When the discount becomes valid. Unchanged if absent. */
  starts_at?: string | Date | null
  /** When the discount expires, later than `starts_at`; null means never. Unchanged if absent. */
  ends_at?: string | Date | null
  /** How long a code that is created from it is valid, an ISO 8601 duration; null means without limit. Unchanged if absent. */
  valid_duration?: string | null
  /** How many orders can use it; null means unlimited. Unchanged if absent. */
  usage_limit?: number | null
  /** IDs of the regions it can be used in, which replace the previous ones; not more than one for a `fixed` discount. Unchanged if absent or null. */
  regions?: string[] | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.discounts.create` (POST /admin/discounts). @since 0.1.0 */
export interface AdminPostDiscountsReq {
  /** Code that customers enter, stored in upper case. */
  code: string
  /** The value of the discount, and what it applies to. */
  rule: {
    /** Description of the discount. */
    description?: string | null
    /** `fixed` takes an amount off, `percentage` a part of the price, `free_shipping` the price of shipping. */
    type: "fixed" | "percentage" | "free_shipping"
    /** Value of the discount: percent up to 100, or the smallest unit of the currency for a `fixed` discount; never negative. Ignored for `free_shipping`. */
    value: number
    /** `total` spreads a fixed value over the lines, `item` takes it off every unit. */
    allocation: "total" | "item"
    /** What it applies to and who can use it; everything and everyone by default. */
    conditions?:
      | {
          /** With `in`, the discount applies to the listed resources; with `not_in`, to everything else. */
          operator: string
          /** IDs of products. A condition can have only one of these lists. */
          products?: string[] | null
          /** IDs of collections. A condition can have only one of these lists. */
          product_collections?: string[] | null
          /** IDs of product types. A condition can have only one of these lists. */
          product_types?: string[] | null
          /** IDs of tags. A condition can have only one of these lists. */
          product_tags?: string[] | null
          /** IDs of customer groups. A condition can have only one of these lists. */
          customer_groups?: string[] | null
        }[]
      | null
  }
  /** If true, codes that share its rule can be created from it. */
  is_dynamic?: boolean | null
  /** If true, nobody can use it. */
  is_disabled?: boolean | null
  /** When the discount becomes valid; immediately by default. */
  starts_at?: string | Date | null
  /** When the discount expires, later than `starts_at`; never by default. */
  ends_at?: string | Date | null
  /** How long a code that is created from it is valid, an ISO 8601 duration such as `P3DT12H`; without limit by default. */
  valid_duration?: string | null
  /** How many orders can use it; unlimited by default. */
  usage_limit?: number | null
  /** IDs of the regions it can be used in, at least one; exactly one for a `fixed` discount. */
  regions: string[]
  /** Key-value pairs for your own data, stored with the discount. */
  metadata?: Record<string, unknown> | null
}

/** What the records in {@link AdminDiscountsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminPostDiscountsSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "parent_discount" | "regions" | "rule" | "rule.conditions"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: never
}

/** The body of `admin.draftOrders.updateLineItem` (POST /admin/draft-orders/{id}/line-items/{line_id}). @since 0.1.0 */
export interface AdminPostDraftOrdersDraftOrderLineItemsItemReq {
  /** Title of the line. Unchanged if absent. */
  title?: string | null
  /** Custom price of one unit in the currency's smallest unit, at least 0. Unchanged if absent. */
  unit_price?: number | null
  /** New quantity of the line; 0 removes the line. Unchanged if absent. */
  quantity?: number | null
  /** Key-value pairs to add to the line's own. An empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.draftOrders.addLineItem` (POST /admin/draft-orders/{id}/line-items). @since 0.1.0 */
export interface AdminPostDraftOrdersDraftOrderLineItemsReq {
  /** Title of a custom item; `Custom item` by default. Without effect on a variant. */
  title?: string | null
  /** Price of one unit in the currency's smallest unit, at least 0. By default, the price of the variant, or 0 for a custom item. */
  unit_price?: number | null
  /** ID of the variant; without it, the item is a custom item. */
  variant_id?: string | null
  /** Units; at least 1 of a variant. */
  quantity: number
  /** Key-value pairs for your own data, stored with the line. */
  metadata?: Record<string, unknown> | null
}

/** The response of `admin.draftOrders.markPaid` (POST /admin/draft-orders/{id}/pay), with `order`. @since 0.1.0 */
export interface AdminPostDraftOrdersDraftOrderRegisterPaymentRes {
  /** A completed purchase with its items, payments, fulfillments, returns, swaps and claims. */
  order: Order
}

/** The body of `admin.draftOrders.update` (POST /admin/draft-orders/{id}). @since 0.1.0 */
export interface AdminPostDraftOrdersDraftOrderReq {
  /** ID of the region to move the draft to. Lines get the prices of the region; lines without a price there and shipping methods are removed. */
  region_id?: string | null
  /** ISO 3166-1 code of the country to deliver to, two letters in any case; it counts together with `region_id` only. */
  country_code?: string | null
  /** Email address for the order confirmation, stored in lower case. */
  email?: string | null
  /** The billing address: some or all of its properties, or the ID of an address in the customer's address book. Absent properties stay as they are, and null clears a property. */
  billing_address?:
    | {
        /** First name of the recipient. */
        first_name?: string | null
        /** Last name of the recipient. */
        last_name?: string | null
        /** Phone number for questions on delivery. */
        phone?: string | null
        /** Key-value pairs for your own data, stored with the address. */
        metadata?: Record<string, unknown> | null
        /** Company of the recipient. */
        company?: string | null
        /** Street and number. */
        address_1?: string | null
        /** Further address details, e.g. a floor. */
        address_2?: string | null
        /** Town or city. */
        city?: string | null
        /** ISO 3166-1 code of the country, two letters in any case. */
        country_code?: string | null
        /** Province, state or county. */
        province?: string | null
        /** Postal code. */
        postal_code?: string | null
      }
    | string
    | null
  /** The shipping address, in a country of the region: some or all of its properties, or the ID of an address in the customer's address book. Absent properties stay as they are, and null clears a property. */
  shipping_address?:
    | {
        /** First name of the recipient. */
        first_name?: string | null
        /** Last name of the recipient. */
        last_name?: string | null
        /** Phone number for questions on delivery. */
        phone?: string | null
        /** Key-value pairs for your own data, stored with the address. */
        metadata?: Record<string, unknown> | null
        /** Company of the recipient. */
        company?: string | null
        /** Street and number. */
        address_1?: string | null
        /** Further address details, e.g. a floor. */
        address_2?: string | null
        /** Town or city. */
        city?: string | null
        /** ISO 3166-1 code of the country, two letters in any case. */
        country_code?: string | null
        /** Province, state or county. */
        province?: string | null
        /** Postal code. */
        postal_code?: string | null
      }
    | string
    | null
  /** Discounts, which replace the discounts of the draft; an empty list removes all. */
  discounts?:
    | {
        /** Code of the discount, in any case. */
        code: string
      }[]
    | null
  /** ID of the customer, with or without an account. */
  customer_id?: string | null
  /** If true, the customer gets no notifications about the order; false changes nothing, as in v1. */
  no_notification_order?: boolean | null
}

/** What the records in {@link AdminDraftOrdersRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminPostDraftOrdersDraftOrderSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The body of `admin.draftOrders.create` (POST /admin/draft-orders). @since 0.1.0 */
export interface AdminPostDraftOrdersReq {
  /** Has no effect, as in v1: a new draft order is `open`. */
  status?: "open" | "completed" | null
  /** The customer's email address, stored in lower case. Without `customer_id`, or when no customer has that ID, the guest with this address is the customer. */
  email: string
  /** The billing address, or the ID of an address in the customer's address book. */
  billing_address?:
    | {
        /** First name of the recipient. */
        first_name?: string | null
        /** Last name of the recipient. */
        last_name?: string | null
        /** Phone number for questions on delivery. */
        phone?: string | null
        /** Key-value pairs for your own data, stored with the address. */
        metadata?: Record<string, unknown> | null
        /** Company of the recipient. */
        company?: string | null
        /** Street and number. */
        address_1?: string | null
        /** Further address details, e.g. a floor. */
        address_2?: string | null
        /** Town or city. */
        city?: string | null
        /** ISO 3166-1 code of the country, two letters in any case. */
        country_code?: string | null
        /** Province, state or county. */
        province?: string | null
        /** Postal code. */
        postal_code?: string | null
      }
    | string
    | null
  /** The shipping address, in a country of the region, or the ID of an address in the customer's address book. */
  shipping_address?:
    | {
        /** First name of the recipient. */
        first_name?: string | null
        /** Last name of the recipient. */
        last_name?: string | null
        /** Phone number for questions on delivery. */
        phone?: string | null
        /** Key-value pairs for your own data, stored with the address. */
        metadata?: Record<string, unknown> | null
        /** Company of the recipient. */
        company?: string | null
        /** Street and number. */
        address_1?: string | null
        /** Further address details, e.g. a floor. */
        address_2?: string | null
        /** Town or city. */
        city?: string | null
        /** ISO 3166-1 code of the country, two letters in any case. */
        country_code?: string | null
        /** Province, state or county. */
        province?: string | null
        /** Postal code. */
        postal_code?: string | null
      }
    | string
    | null
  /** Items of the order: variants or custom items. */
  items?:
    | {
        /** Title of a custom item; `Custom item` by default. Without effect on a variant. */
        title?: string | null
        /** Price of one unit in the currency's smallest unit, at least 0. By default, the price of the variant, or 0 for a custom item. */
        unit_price?: number | null
        /** ID of the variant; without it, the item is a custom item. */
        variant_id?: string | null
        /** Units; at least 1 of a variant. */
        quantity: number
        /** Key-value pairs for your own data, stored with the line. */
        metadata?: Record<string, unknown> | null
      }[]
    | null
  /** ID of the region to price and tax in. */
  region_id: string
  /** Discounts to apply. */
  discounts?:
    | {
        /** Code of the discount, in any case. */
        code: string
      }[]
    | null
  /** ID of the customer, with or without an account. */
  customer_id?: string | null
  /** If true, the customer gets no notifications about the order. */
  no_notification_order?: boolean | null
  /** Shipping methods. The list can be empty. */
  shipping_methods: {
    /** ID of a shipping option of the region. */
    option_id: string
    /** Data for the fulfillment provider, which validates it. */
    data?: Record<string, unknown> | null
    /** Price in the currency's smallest unit; by default, the price of the option. */
    price?: number | null
  }[]
  /** Key-value pairs for your own data, stored with the cart of the draft. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.giftCards.update` (POST /admin/gift-cards/{id}). @since 0.1.0 */
export interface AdminPostGiftCardsGiftCardReq {
  /** The balance, in the smallest unit of the region's currency, from 0 to the card's value. Unchanged if absent. */
  balance?: number | null
  /** If true, the card cannot be used. Unchanged if absent. */
  is_disabled?: boolean | null
  /** When the card expires; null means never. Unchanged if absent. */
  ends_at?: string | Date | null
  /** ID of the region whose carts accept the card. Unchanged if absent or null. */
  region_id?: string | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.giftCards.create` (POST /admin/gift-cards). @since 0.1.0 */
export interface AdminPostGiftCardsReq {
  /** The value of the card, in the smallest unit of the region's currency, at least 0; required. The balance starts at this value. */
  value?: number | null
  /** When the card expires; never by default. */
  ends_at?: string | Date | null
  /** If true, the card cannot be used; false by default. */
  is_disabled?: boolean | null
  /** ID of the region whose carts accept the card. */
  region_id: string
  /** Key-value pairs for your own data, stored with the gift card. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.inventoryItems.update` (POST /admin/inventory-items/{id}). @since 0.1.0 */
export interface AdminPostInventoryItemsInventoryItemReq {
  /** Stock-keeping unit (SKU), unique among inventory items. Null clears it. */
  sku?: string | null
  /** Country it was made in; null clears it. */
  origin_country?: string | null
  /** Customs code of the Harmonized System; null clears it. */
  hs_code?: string | null
  /** Code of the manufacturer, for customs; null clears it. */
  mid_code?: string | null
  /** The material it is made of; null clears it. */
  material?: string | null
  /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
  weight?: number | null
  /** Height of one unit, a whole number in a unit of your choice; null clears it. */
  height?: number | null
  /** Length of one unit, a whole number in a unit of your choice; null clears it. */
  length?: number | null
  /** Width of one unit, a whole number in a unit of your choice; null clears it. */
  width?: number | null
  /** Title, for your team; null clears it. */
  title?: string | null
  /** What it is; null clears it. */
  description?: string | null
  /** URL of the thumbnail; null clears it. */
  thumbnail?: string | null
  /** Whether it has to be shipped. Unchanged if absent. */
  requires_shipping?: boolean | null
}

/** What the records in {@link AdminInventoryItemsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminPostInventoryItemsInventoryItemSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: never
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: "deleted_at"
}

/** The body of `admin.inventoryItems.updateLocationLevel` (POST /admin/inventory-items/{id}/location-levels/{location_id}). @since 0.1.0 */
export interface AdminPostInventoryItemsItemLocationLevelsLevelReq {
  /** Incoming units, a whole number. Unchanged if absent. */
  incoming_quantity?: number | null
  /** Units in stock there, a whole number. Unchanged if absent. */
  stocked_quantity?: number | null
}

/** The body of `admin.inventoryItems.createLocationLevel` (POST /admin/inventory-items/{id}/location-levels). @since 0.1.0 */
export interface AdminPostInventoryItemsItemLocationLevelsReq {
  /** ID of the stock location. */
  location_id: string
  /** Units in stock there, a whole number. */
  stocked_quantity: number
  /** Incoming units, a whole number; 0 by default. */
  incoming_quantity?: number | null
}

/** The query of POST /admin/inventory-items. @since 0.1.0 */
export interface AdminPostInventoryItemsParams {
  /** Accepted without effect: the response is always the same. */
  expand?: string | null
  /** Accepted without effect: the response is always the same. */
  fields?: string | null
}

/** The body of `admin.inventoryItems.create` (POST /admin/inventory-items). @since 0.1.0 */
export interface AdminPostInventoryItemsReq {
  /** The ID of the variant that is sold from the item; required. */
  variant_id?: string | null
  /** Stock-keeping unit (SKU), unique among inventory items. Null clears it. */
  sku?: string | null
  /** Customs code of the Harmonized System; null clears it. */
  hs_code?: string | null
  /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
  weight?: number | null
  /** Length of one unit, a whole number in a unit of your choice; null clears it. */
  length?: number | null
  /** Height of one unit, a whole number in a unit of your choice; null clears it. */
  height?: number | null
  /** Width of one unit, a whole number in a unit of your choice; null clears it. */
  width?: number | null
  /** Country it was made in; null clears it. */
  origin_country?: string | null
  /** Code of the manufacturer, for customs; null clears it. */
  mid_code?: string | null
  /** The material it is made of; null clears it. */
  material?: string | null
  /** Title, for your team; null clears it. */
  title?: string | null
  /** What it is; null clears it. */
  description?: string | null
  /** URL of the thumbnail; null clears it. */
  thumbnail?: string | null
  /** Key-value pairs for your own data, stored with the item. */
  metadata?: Record<string, unknown> | null
  /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
  ean?: never
  /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
  upc?: never
  /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
  barcode?: never
  /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
  inventory_quantity?: never
  /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
  allow_backorder?: never
  /** Omit it: v1 documents this parameter but rejects it, and so does Stheno. */
  manage_inventory?: never
}

/** The body of `admin.invites.accept` (POST /admin/invites/accept). @since 0.1.0 */
export interface AdminPostInvitesInviteAcceptReq {
  /** Token of the invite; it works once, within 7 days. */
  token: string
  /** The person who accepts. */
  user: {
    /** First name. */
    first_name?: string | null
    /** Last name. */
    last_name?: string | null
    /** The password, 8 to 128 characters. */
    password: string
  }
}

/** The body of `admin.invites.create` (POST /admin/invites). @since 0.1.0 */
export interface AdminPostInvitesPayload {
  /** Email address to invite. It must not belong to a user. Inviting it again replaces the invite. */
  user: string
  /** Role of the user. It does not change permissions. */
  role: "admin" | "member" | "developer"
}

/** The body of `admin.notes.update` (POST /admin/notes/{id}). @since 0.1.0 */
export interface AdminPostNotesNoteReq {
  /** Text of the note. */
  value: string
}

/** The body of `admin.notes.create` (POST /admin/notes). @since 0.1.0 */
export interface AdminPostNotesReq {
  /** ID of the order or other resource that the note is about. The server does not check whether it exists. */
  resource_id: string
  /** Type of that resource, such as `order`. Any text is valid. */
  resource_type: string
  /** Text of the note. */
  value: string
}

/** The body of `admin.notifications.resend` (POST /admin/notifications/{id}/resend). @since 0.1.0 */
export interface AdminPostNotificationsNotificationResendReq {
  /** Recipient; the recipient of the first message by default. */
  to?: string | null
}

/** The body of `admin.orderEdits.updateLineItem` (POST /admin/order-edits/{id}/items/{item_id}). @since 0.1.0 */
export interface AdminPostOrderEditsEditLineItemsLineItemReq {
  /** New quantity of the line, at least 1. */
  quantity: number
}

/** The body of `admin.orderEdits.addLineItem` (POST /admin/order-edits/{id}/items). @since 0.1.0 */
export interface AdminPostOrderEditsEditLineItemsReq {
  /** ID of the variant to add. */
  variant_id: string
  /** Units to add, at least 1. */
  quantity: number
  /** Key-value pairs for your own data, stored with the line. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.orderEdits.update` (POST /admin/order-edits/{id}). @since 0.1.0 */
export interface AdminPostOrderEditsOrderEditReq {
  /** A note for your team; customers do not see it. Unchanged if absent; null clears it. */
  internal_note?: string | null
}

/** What the records in {@link AdminOrderEditsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminPostOrderEditsOrderEditSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations:
    | "changes"
    | "changes.original_line_item"
    | "changes.line_item"
    | "items"
    | "items.tax_lines"
    | "items.adjustments"
    | "items.variant"
    | "payment_collection"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed:
    | "subtotal"
    | "discount_total"
    | "shipping_total"
    | "tax_total"
    | "gift_card_total"
    | "gift_card_tax_total"
    | "total"
    | "difference_due"
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: "updated_at"
}

/** The body of `admin.orderEdits.create` (POST /admin/order-edits). @since 0.1.0 */
export interface AdminPostOrderEditsReq {
  /** ID of the order to edit; it must not have another open edit. */
  order_id: string
  /** A note for your team; customers do not see it. */
  internal_note?: string | null
  /** Accepted without effect: the signed-in user is the creator. */
  created_by?: string | null
}

/** What the records in {@link AdminOrderEditsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminPostOrderEditsSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations:
    "changes" | "items" | "items.tax_lines" | "items.adjustments" | "items.variant" | "payment_collection"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed:
    | "subtotal"
    | "discount_total"
    | "shipping_total"
    | "tax_total"
    | "gift_card_total"
    | "gift_card_tax_total"
    | "total"
    | "difference_due"
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: "updated_at"
}

/** The body of `admin.orders.fulfillClaim` (POST /admin/orders/{id}/claims/{claim_id}/fulfillments). @since 0.1.0 */
export interface AdminPostOrdersOrderClaimsClaimFulfillmentsReq {
  /** Key-value pairs for your own data, stored with each fulfillment. */
  metadata?: Record<string, unknown> | null
  /** If true, the customer gets no notifications about it; by default, the previous setting applies. */
  no_notification?: boolean | null
  /** ID of the stock location to ship from; without it, the stock does not change. */
  location_id?: string | null
}

/** The body of `admin.orders.updateClaim` (POST /admin/orders/{id}/claims/{claim_id}). @since 0.1.0 */
export interface AdminPostOrdersOrderClaimsClaimReq {
  /** Items of the claim to update; the others are unchanged. */
  claim_items?:
    | {
        /** ID of the claimed item. */
        id: string
        /** A note on what was wrong. Unchanged if absent or null. */
        note?: string | null
        /** Reason: `missing_item`, `wrong_item`, `production_failure` or `other`. Unchanged if absent or null. */
        reason?: string | null
        /** Images of the item; images that are not listed are removed. */
        images: {
          /** ID of an image to keep; an unknown ID adds an image. */
          id?: string | null
          /** URL of an image to add, or the new URL of the image with this `id`. */
          url?: string | null
        }[]
        /** Tags of the item; tags that are not listed are removed. */
        tags: {
          /** ID of a tag to keep or to add; an unknown ID adds a tag with `value`. */
          id?: string | null
          /** Text of a tag to add, if `id` is absent. */
          value?: string | null
        }[]
        /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
        metadata?: Record<string, unknown> | null
      }[]
    | null
  /** Shipping methods of the replacements; rejected if the claim has shipping methods already. */
  shipping_methods?:
    | {
        /** ID of an existing shipping method to use for the claim. */
        id?: string | null
        /** ID of the shipping option for a new shipping method, if `id` is absent. */
        option_id?: string | null
        /** Price in the currency's smallest unit; by default, the price of the option. */
        price?: number | null
        /** Data for the fulfillment provider, which validates it. */
        data?: Record<string, unknown> | null
      }[]
    | null
  /** If true, the customer gets no notifications about the claim. Unchanged if absent or null. */
  no_notification?: boolean | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.orders.createClaimShipment` (POST /admin/orders/{id}/claims/{claim_id}/shipments). @since 0.1.0 */
export interface AdminPostOrdersOrderClaimsClaimShipmentsReq {
  /** ID of the shipped fulfillment of the claim. */
  fulfillment_id: string
  /** Tracking numbers of the shipment. */
  tracking_numbers?: string[] | null
}

/** The body of `admin.orders.createClaim` (POST /admin/orders/{id}/claims). @since 0.1.0 */
export interface AdminPostOrdersOrderClaimsReq {
  /** `refund` refunds the customer, `replace` ships other items. */
  type: "refund" | "replace"
  /** Claimed items of the order, line by line. */
  claim_items: {
    /** ID of the line of the order. */
    item_id: string
    /** The number of units to claim, at least 1. Each fulfilled unit can be claimed, returned or exchanged once. */
    quantity: number
    /** A note on what was wrong. */
    note?: string | null
    /** What was wrong. A request without it, or with null, is rejected, as in v1. */
    reason?: "missing_item" | "wrong_item" | "production_failure" | "other" | null
    /** Tags of the claim; new ones are created. */
    tags?: string[] | null
    /** URLs of images that show what was wrong. */
    images?: string[] | null
  }[]
  /** Return shipping of the claimed items, if they are returned. */
  return_shipping?: {
    /** ID of the return shipping option; without it, no return shipping is arranged. */
    option_id?: string | null
    /** Price of the return shipping in the currency's smallest unit; by default, the price of the option. */
    price?: number | null
  } | null
  /** Replacement items; a claim of type `replace` needs at least one. */
  additional_items?:
    | {
        /** ID of the variant to send. */
        variant_id: string
        /** Units to send, at least 1. */
        quantity: number
      }[]
    | null
  /** Shipping methods of the replacements. */
  shipping_methods?:
    | {
        /** ID of an existing shipping method to use for the claim. */
        id?: string | null
        /** ID of the shipping option for a new shipping method, if `id` is absent. */
        option_id?: string | null
        /** Price in the currency's smallest unit; by default, the price of the option. */
        price?: number | null
        /** Data for the fulfillment provider, which validates it. */
        data?: Record<string, unknown> | null
      }[]
    | null
  /** The refund of a claim of type `refund`, in the currency's smallest unit; the price of the claimed units by default. */
  refund_amount?: number | null
  /** The shipping address of the replacements; the order's shipping address by default. */
  shipping_address?: {
    /** First name of the recipient. */
    first_name?: string | null
    /** Last name of the recipient. */
    last_name?: string | null
    /** Phone number for questions on delivery. */
    phone?: string | null
    /** Key-value pairs for your own data, stored with the address. */
    metadata?: Record<string, unknown> | null
    /** Company of the recipient. */
    company?: string | null
    /** Street and number. */
    address_1?: string | null
    /** Further address details, e.g. a floor. */
    address_2?: string | null
    /** Town or city. */
    city?: string | null
    /** ISO 3166-1 code of the country, two letters in any case. */
    country_code?: string | null
    /** Province, state or county. */
    province?: string | null
    /** Postal code. */
    postal_code?: string | null
  } | null
  /** If true, the customer gets no notifications about the claim; by default, the setting of the order applies. */
  no_notification?: boolean | null
  /** ID of the stock location that receives the claimed items. */
  return_location_id?: string | null
  /** Key-value pairs for your own data, stored with the claim. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.orders.createFulfillment` (POST /admin/orders/{id}/fulfillment). @since 0.1.0 */
export interface AdminPostOrdersOrderFulfillmentsReq {
  /** Lines to fulfill. */
  items: {
    /** ID of the line of the order. */
    item_id: string
    /** Units to fulfill, at most the units that are not fulfilled yet. */
    quantity: number
  }[]
  /** ID of the stock location to ship from; without it, the stock does not change. */
  location_id?: string | null
  /** If true, the customer gets no notifications about it; by default, the setting of the order applies. */
  no_notification?: boolean | null
  /** Key-value pairs for your own data, stored with each fulfillment. */
  metadata?: Record<string, unknown> | null
}

/** The response of `admin.orders.createReservation` (POST /admin/orders/{id}/line-items/{line_item_id}/reserve), with `reservation`, `line_item_id`, `location_id`, `inventory_item_id`, `quantity`, `description`, `metadata`. @since 0.1.0 */
export interface AdminPostOrdersOrderLineItemReservationsRes {
  /** A reservation of units of an inventory item at a stock location, usually for a line item. */
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

/** The body of `admin.orders.refundPayment` (POST /admin/orders/{id}/refund). @since 0.1.0 */
export interface AdminPostOrdersOrderRefundsReq {
  /** Amount to refund, in the currency's smallest unit: at most what was paid and not refunded yet. */
  amount: number
  /** Reason for the refund: `discount`, `return`, `swap`, `claim` or `other`. */
  reason: string
  /** A note on the reason. */
  note?: string | null
  /** If true, the customer gets no notifications about it; by default, the setting of the order applies. */
  no_notification?: boolean | null
}

/** The body of `admin.orders.update` (POST /admin/orders/{id}). @since 0.1.0 */
export interface AdminPostOrdersOrderReq {
  /** Email address for notifications about the order, stored in lower case. Unchanged if absent. */
  email?: string | null
  /** Billing address; absent properties are unchanged. */
  billing_address?: {
    /** First name of the recipient; null clears it. */
    first_name?: string | null
    /** Last name of the recipient; null clears it. */
    last_name?: string | null
    /** Phone number for questions on delivery; null clears it. */
    phone?: string | null
    /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
    metadata?: Record<string, unknown> | null
    /** Company of the recipient; null clears it. */
    company?: string | null
    /** Street and number; null clears it. */
    address_1?: string | null
    /** Further address details, e.g. a floor; null clears it. */
    address_2?: string | null
    /** Town or city; null clears it. */
    city?: string | null
    /** ISO 3166-1 code of a country of the order's region, two letters in any case. */
    country_code?: string | null
    /** Province, state or county; null clears it. */
    province?: string | null
    /** Postal code; null clears it. */
    postal_code?: string | null
  } | null
  /** Shipping address; absent properties are unchanged. */
  shipping_address?: {
    /** First name of the recipient; null clears it. */
    first_name?: string | null
    /** Last name of the recipient; null clears it. */
    last_name?: string | null
    /** Phone number for questions on delivery; null clears it. */
    phone?: string | null
    /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
    metadata?: Record<string, unknown> | null
    /** Company of the recipient; null clears it. */
    company?: string | null
    /** Street and number; null clears it. */
    address_1?: string | null
    /** Further address details, e.g. a floor; null clears it. */
    address_2?: string | null
    /** Town or city; null clears it. */
    city?: string | null
    /** ISO 3166-1 code of a country of the order's region, two letters in any case. */
    country_code?: string | null
    /** Province, state or county; null clears it. */
    province?: string | null
    /** Postal code; null clears it. */
    postal_code?: string | null
  } | null
  /** Accepted without effect: use an order edit to change items. */
  items?: unknown[] | null
  /** Accepted without effect: an order stays in its region. */
  region?: string | null
  /** Accepted without effect. */
  discounts?: unknown[] | null
  /** ID of the customer the order belongs to. Unchanged if absent. */
  customer_id?: string | null
  /** Accepted without effect. */
  payment_method?: {
    /** Accepted without effect. */
    provider_id?: string | null
    /** Accepted without effect. */
    data?: Record<string, unknown> | null
  } | null
  /** Accepted, and without effect: shipping methods are added by a separate operation. */
  shipping_method?:
    | {
        /** Accepted without effect. */
        provider_id?: string | null
        /** Accepted without effect. */
        profile_id?: string | null
        /** Accepted without effect. */
        price?: number | null
        /** Accepted without effect. */
        data?: Record<string, unknown> | null
        /** Accepted without effect. */
        items?: unknown[] | null
      }[]
    | null
  /** If true, the customer gets no further notifications about the order. Unchanged if absent or null. */
  no_notification?: boolean | null
}

/** The body of `admin.orders.requestReturn` (POST /admin/orders/{id}/return). @since 0.1.0 */
export interface AdminPostOrdersOrderReturnsReq {
  /** Items to return. */
  items: {
    /** ID of a line of the order, or of one of its swaps or claims. */
    item_id: string
    /** The number of units to return, at least 0. Each unit can be claimed, returned or exchanged once. */
    quantity: number
    /** ID of the return reason. */
    reason_id?: string | null
    /** A note on the reason. */
    note?: string | null
  }[]
  /** Return shipping; without it, none is arranged. */
  return_shipping?: {
    /** ID of the return shipping option; without it, no return shipping is arranged. */
    option_id?: string | null
    /** Price of the return shipping in the currency's smallest unit; by default, the price of the option. */
    price?: number | null
  } | null
  /** Accepted without effect. */
  note?: string | null
  /** If true, the items have arrived already. This refunds nothing, as in v1. */
  receive_now?: boolean | null
  /** If true, the customer gets no notifications about it; by default, the setting of the order applies. */
  no_notification?: boolean | null
  /** The amount to refund when the return is received, in the currency's smallest unit, at most the order's `refundable_amount`. By default what was paid for the units minus the return shipping. */
  refund?: number | null
  /** ID of the stock location that receives the items. */
  location_id?: string | null
}

/** The body of `admin.orders.createShipment` (POST /admin/orders/{id}/shipment). @since 0.1.0 */
export interface AdminPostOrdersOrderShipmentReq {
  /** ID of the shipped fulfillment of the order. */
  fulfillment_id: string
  /** Tracking numbers of the shipment. */
  tracking_numbers?: string[] | null
  /** If true, the customer gets no notifications about it; by default, the setting of the order applies. */
  no_notification?: boolean | null
}

/** The body of `admin.orders.addShippingMethod` (POST /admin/orders/{id}/shipping-methods). @since 0.1.0 */
export interface AdminPostOrdersOrderShippingMethodsReq {
  /** Price in the currency's smallest unit, at least 0. */
  price: number
  /** ID of the shipping option; the order must not have a method of its shipping profile. */
  option_id: string
  /** Data for the fulfillment provider, which validates it. */
  data?: Record<string, unknown> | null
}

/** The body of `admin.orders.createSwap` (POST /admin/orders/{id}/swaps). @since 0.1.0 */
export interface AdminPostOrdersOrderSwapsReq {
  /** Items to return. */
  return_items: {
    /** ID of a line of the order, or of one of its swaps or claims. */
    item_id: string
    /** Units to return, at least 1 and at most the units that were not returned yet. */
    quantity: number
    /** ID of the return reason. */
    reason_id?: string | null
    /** A note on the reason. */
    note?: string | null
  }[]
  /** Return shipping; without it, none is arranged. */
  return_shipping?: {
    /** ID of the return shipping option. */
    option_id: string
    /** Price of the return shipping in the currency's smallest unit; by default, the price of the option. */
    price?: number | null
  } | null
  /** ID of the sales channel of the cart that confirms the swap; the order's channel by default. */
  sales_channel_id?: string | null
  /** Replacement items. */
  additional_items?:
    | {
        /** ID of the variant to send. */
        variant_id: string
        /** Units to send, at least 1. */
        quantity: number
      }[]
    | null
  /** Shipping options that the customer can choose from for the new items, with custom prices. */
  custom_shipping_options?:
    | {
        /** ID of the shipping option. */
        option_id: string
        /** Price in this swap, in the currency's smallest unit, at least 0. */
        price: number
      }[]
    | null
  /** If true, the customer gets no notifications about the swap; by default, the setting of the order applies. */
  no_notification?: boolean | null
  /** ID of the stock location that receives the items. */
  return_location_id?: string | null
  /** Whether the new items may be out of stock when the customer confirms. */
  allow_backorder?: boolean | null
}

/** The body of `admin.orders.fulfillSwap` (POST /admin/orders/{id}/swaps/{swap_id}/fulfillments). @since 0.1.0 */
export interface AdminPostOrdersOrderSwapsSwapFulfillmentsReq {
  /** Key-value pairs for your own data, stored with each fulfillment. */
  metadata?: Record<string, unknown> | null
  /** If true, the customer gets no notifications about it; by default, the previous setting applies. */
  no_notification?: boolean | null
  /** ID of the stock location to ship from; without it, the stock does not change. */
  location_id?: string | null
}

/** The body of `admin.orders.createSwapShipment` (POST /admin/orders/{id}/swaps/{swap_id}/shipments). @since 0.1.0 */
export interface AdminPostOrdersOrderSwapsSwapShipmentsReq {
  /** ID of the shipped fulfillment of the swap. */
  fulfillment_id: string
  /** Tracking numbers of the shipment. */
  tracking_numbers?: string[] | null
  /** If true, the customer gets no notifications about it; by default, the setting of the swap applies. */
  no_notification?: boolean | null
}

/** The body of `admin.payments.refundPayment` (POST /admin/payments/{id}/refund). @since 0.1.0 */
export interface AdminPostPaymentRefundsReq {
  /** Amount to refund, in the currency's smallest unit: at most what was captured and not refunded yet. */
  amount: number
  /** Reason for the refund. */
  reason: "discount" | "return" | "swap" | "claim" | "other"
  /** A note on the reason. */
  note?: string | null
}

/** The body of `admin.priceLists.addPrices` (POST /admin/price-lists/{id}/prices/batch). @since 0.1.0 */
export interface AdminPostPriceListPricesPricesReq {
  /** Prices to add, each for a region or for a currency. */
  prices: {
    /** ID of a price of the list to update when the whole list is updated; ignored when prices are added. */
    id?: string | null
    /** ID of the region the price is for, instead of a currency; the amount is in its currency. */
    region_id?: string | null
    /** Currency the price is in, ISO 4217, instead of a region. */
    currency_code?: string | null
    /** The price of one unit, in the currency's smallest unit, at least 0. */
    amount: number
    /** ID of the variant the price is for. */
    variant_id: string
    /** Minimum quantity of a line for which the price applies; no minimum by default. */
    min_quantity?: number | null
    /** Maximum quantity of a line for which the price applies; no maximum by default. */
    max_quantity?: number | null
  }[]
  /** If true, all prices of the list are deleted before these are added. */
  override?: boolean | null
}

/** The body of `admin.priceLists.update` (POST /admin/price-lists/{id}). @since 0.1.0 */
export interface AdminPostPriceListsPriceListPriceListReq {
  /** Name, for your team. Unchanged if absent. */
  name?: string | null
  /** Description of the price list. Unchanged if absent. */
  description?: string | null
  /** When the prices start to apply; null means immediately. Unchanged if absent. */
  starts_at?: string | Date | null
  /** When the prices stop applying; null means never. Unchanged if absent. */
  ends_at?: string | Date | null
  /** The prices of an `active` list apply, the prices of a `draft` do not. Unchanged if absent. */
  status?: "active" | "draft" | null
  /** `sale` or `override`: the type that responses show for a price of the list. Of all prices that apply, the lowest one counts, regardless of the type. Unchanged if absent. */
  type?: "sale" | "override" | null
  /** Prices to update, by ID, and prices to add; the others are unchanged. */
  prices?:
    | {
        /** ID of a price of the list to update when the whole list is updated; ignored when prices are added. */
        id?: string | null
        /** ID of the region the price is for, instead of a currency; the amount is in its currency. */
        region_id?: string | null
        /** Currency the price is in, ISO 4217, instead of a region. */
        currency_code?: string | null
        /** The price of one unit, in the currency's smallest unit, at least 0. */
        amount: number
        /** ID of the variant the price is for. */
        variant_id: string
        /** Minimum quantity of a line for which the price applies; no minimum by default. */
        min_quantity?: number | null
        /** Maximum quantity of a line for which the price applies; no maximum by default. */
        max_quantity?: number | null
      }[]
    | null
  /** Customer groups that the prices are for; everyone if empty. In an update, they replace the previous ones. */
  customer_groups?:
    | {
        /** ID of a customer group. */
        id: string
      }[]
    | null
  /** Whether the prices include tax. Unchanged if absent. */
  includes_tax?: boolean | null
}

/** The body of `admin.priceLists.create` (POST /admin/price-lists). @since 0.1.0 */
export interface AdminPostPriceListsPriceListReq {
  /** Name, for your team. */
  name: string
  /** Description of the price list. */
  description: string
  /** When the prices start to apply; immediately by default. */
  starts_at?: string | Date | null
  /** When the prices stop applying; never by default. */
  ends_at?: string | Date | null
  /** The prices of an `active` list apply, the prices of a `draft` do not; `draft` by default. */
  status?: "active" | "draft" | null
  /** `sale` or `override`: the type that responses show for a price of the list. Of all prices that apply, the lowest one counts, regardless of the type. */
  type: "sale" | "override"
  /** The prices, each for a region or for a currency. */
  prices: {
    /** ID of the region the price is for, instead of a currency; the amount is in its currency. */
    region_id?: string | null
    /** Currency the price is in, ISO 4217, instead of a region. */
    currency_code?: string | null
    /** The price of one unit, in the currency's smallest unit, at least 0. */
    amount: number
    /** ID of the variant the price is for. */
    variant_id: string
    /** Minimum quantity of a line for which the price applies; no minimum by default. */
    min_quantity?: number | null
    /** Maximum quantity of a line for which the price applies; no maximum by default. */
    max_quantity?: number | null
  }[]
  /** Customer groups that the prices are for; everyone if empty. In an update, they replace the previous ones. */
  customer_groups?:
    | {
        /** ID of a customer group. */
        id: string
      }[]
    | null
  /** Whether the prices include tax; false by default. */
  includes_tax?: boolean | null
}

/** The body of `admin.productCategories.addProducts` (POST /admin/product-categories/{id}/products/batch). @since 0.1.0 */
export interface AdminPostProductCategoriesCategoryProductsBatchReq {
  /** Products to add. */
  product_ids: {
    /** ID of a product. */
    id: string
  }[]
}

/** The body of `admin.productCategories.update` (POST /admin/product-categories/{id}). @since 0.1.0 */
export interface AdminPostProductCategoriesCategoryReq {
  /** Name, for customers. Unchanged if absent. */
  name?: string | null
  /** The unique part of its URL. */
  handle?: string | null
  /** Position among the categories of its parent, from 0. If absent, it keeps its position, or is last below a new parent. */
  rank?: number | null
  /** Key-value pairs for your own data. Unlike for other resources, an update replaces the stored pairs. */
  metadata?: Record<string, unknown> | null
  /** Description for customers. Unchanged if absent. */
  description?: string
  /** If true, the category is hidden from customers. Unchanged if absent. */
  is_internal?: boolean | null
  /** If true, customers see the category. Unchanged if absent. */
  is_active?: boolean | null
  /** ID of the parent category. Null, or the text `null`, means the root. If absent, the category is not moved. */
  parent_category_id?: string | null
}

/** The body of `admin.productCategories.create` (POST /admin/product-categories). @since 0.1.0 */
export interface AdminPostProductCategoriesReq {
  /** Name, for customers. */
  name: string
  /** Key-value pairs for your own data. Unlike for other resources, an update replaces the stored pairs. */
  metadata?: Record<string, unknown> | null
  /** Description for customers; empty by default. */
  description?: string
  /** The unique part of its URL; derived from the name by default. */
  handle?: string | null
  /** If true, the category is hidden from customers; false by default. */
  is_internal?: boolean | null
  /** If true, customers see the category; false by default. */
  is_active?: boolean | null
  /** ID of the parent category. Null, the text `null` or no value means the root. */
  parent_category_id?: string | null
}

/** The body of `admin.products.setMetadata` (POST /admin/products/{id}/metadata). @since 0.1.0 */
export interface AdminPostProductsProductMetadataReq {
  /** The key to set. */
  key: string
  /** Its value; an empty string removes the key. */
  value: string
}

/** The body of `admin.products.updateOption` (POST /admin/products/{id}/options/{option_id}). @since 0.1.0 */
export interface AdminPostProductsProductOptionsOption {
  /** Name of the option, e.g. `Size`; no other option of the product may have it. */
  title: string
  /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.products.addOption` (POST /admin/products/{id}/options). @since 0.1.0 */
export interface AdminPostProductsProductOptionsReq {
  /** Name of the option, e.g. `Size`; no other option of the product may have it. */
  title: string
  /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.products.update` (POST /admin/products/{id}). @since 0.1.0 */
export interface AdminPostProductsProductReq {
  /** Title, for customers. Unchanged if absent. */
  title?: string | null
  /** A line below the title; null clears it. */
  subtitle?: string | null
  /** Description for customers; null clears it. */
  description?: string | null
  /** Whether discounts may lower its price. Unchanged if absent. */
  discountable?: boolean | null
  /** URLs of images, in order, which replace the existing ones. Unchanged if absent or null. */
  images?: string[] | null
  /** URL of the thumbnail; null clears it. If the product has none and it is absent, the first given image becomes the thumbnail. */
  thumbnail?: string | null
  /** The unique part of its URL; null removes it. Unchanged if absent. */
  handle?: string | null
  /** Status of the product; customers see it if it is `published`. */
  status?: "draft" | "proposed" | "published" | "rejected"
  /** Type of the product; null removes it. */
  type?: {
    /** Accepted without effect: the value determines it. */
    id?: string | null
    /** Name of the product type; it is created if it does not exist. */
    value: string
  } | null
  /** ID of the product's collection; null removes it from the collection. */
  collection_id?: string | null
  /** Tags, which replace the existing ones. Unchanged if absent or null. */
  tags?:
    | {
        /** Accepted without effect: the value determines it. */
        id?: string | null
        /** Text of the tag; it is created if it does not exist. */
        value: string
      }[]
    | null
  /** Categories of the product, which replace the previous ones; null removes it from all. */
  categories?:
    | {
        /** Id of the category. */
        id: string
      }[]
    | null
  /** The variants of the product, in this order. Variants with an ID are updated, others are created, and variants that are not listed are deleted. */
  variants?:
    | {
        /** ID of a variant to update; without it, a new one is created, which needs a title, stock and a value for each option. */
        id?: string | null
        /** Title of the variant. Unchanged if absent. */
        title?: string | null
        /** Stock-keeping unit (SKU), unique among variants. Null or an empty string clears it. */
        sku?: string | null
        /** European article number (EAN), unique among variants. Null or an empty string clears it. */
        ean?: string | null
        /** Universal product code (UPC), unique among variants. Null or an empty string clears it. */
        upc?: string | null
        /** Any other barcode, unique among variants. Null or an empty string clears it. */
        barcode?: string | null
        /** Customs code of the Harmonized System; null clears it. */
        hs_code?: string | null
        /** Units in stock, if stock is not managed per location. Unchanged if absent; required for a new variant. */
        inventory_quantity?: number | null
        /** Whether it can be bought without stock. Unchanged if absent; false for a new variant. */
        allow_backorder?: boolean | null
        /** Whether its stock is managed. Unchanged if absent; true for a new variant. */
        manage_inventory?: boolean | null
        /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
        weight?: number | null
        /** Length of one unit, a whole number in a unit of your choice; null clears it. */
        length?: number | null
        /** Height of one unit, a whole number in a unit of your choice; null clears it. */
        height?: number | null
        /** Width of one unit, a whole number in a unit of your choice; null clears it. */
        width?: number | null
        /** Country it was made in; null clears it. */
        origin_country?: string | null
        /** Code of the manufacturer, for customs; null clears it. */
        mid_code?: string | null
        /** The material it is made of; null clears it. */
        material?: string | null
        /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
        metadata?: Record<string, unknown> | null
        /** Prices, which replace its prices outside of price lists; if all of them are for regions and none has an `id`, its prices for currencies stay. Unchanged if absent or null. */
        prices?:
          | {
              /** ID of a price of the variant to update. */
              id?: string | null
              /** ID of the region the price is for, instead of a currency; the amount is in its currency. */
              region_id?: string | null
              /** Currency the price is in, ISO 4217, instead of a region. */
              currency_code?: string | null
              /** The price of one unit, in the currency's smallest unit, at least 0. */
              amount: number
              /** Minimum quantity of a line for which the price applies; no minimum by default. */
              min_quantity?: number | null
              /** Maximum quantity of a line for which the price applies; no maximum by default. */
              max_quantity?: number | null
            }[]
          | null
        /** New values of the product's options; options that are not listed are unchanged. */
        options?:
          | {
              /** Value of the option, e.g. `Small`. */
              value: string
              /** ID of the product's option. */
              option_id: string
            }[]
          | null
      }[]
    | null
  /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
  weight?: number | null
  /** Length of one unit, a whole number in a unit of your choice; null clears it. */
  length?: number | null
  /** Height of one unit, a whole number in a unit of your choice; null clears it. */
  height?: number | null
  /** Width of one unit, a whole number in a unit of your choice; null clears it. */
  width?: number | null
  /** Customs code of the Harmonized System; null clears it. */
  hs_code?: string | null
  /** Country it was made in; null clears it. */
  origin_country?: string | null
  /** Code of the manufacturer, for customs; null clears it. */
  mid_code?: string | null
  /** The material it is made of; null clears it. */
  material?: string | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
  /** Sales channels of the product, which replace the previous ones; null removes it from all. */
  sales_channels?:
    | {
        /** Id of the sales channel. */
        id: string
      }[]
    | null
}

/** The body of `admin.products.createVariant` (POST /admin/products/{id}/variants). @since 0.1.0 */
export interface AdminPostProductsProductVariantsReq {
  /** Title of the variant, e.g. `Small, red`. */
  title: string
  /** Stock-keeping unit (SKU), unique among variants. Null or an empty string clears it. */
  sku?: string | null
  /** European article number (EAN), unique among variants. Null or an empty string clears it. */
  ean?: string | null
  /** Universal product code (UPC), unique among variants. Null or an empty string clears it. */
  upc?: string | null
  /** Any other barcode, unique among variants. Null or an empty string clears it. */
  barcode?: string | null
  /** Customs code of the Harmonized System; null clears it. */
  hs_code?: string | null
  /** Units in stock, if stock is not managed per location; 0 by default. */
  inventory_quantity?: number | null
  /** Whether it can be bought without stock; false by default. */
  allow_backorder?: boolean | null
  /** Whether its stock is managed. */
  manage_inventory?: boolean | null
  /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
  weight?: number | null
  /** Length of one unit, a whole number in a unit of your choice; null clears it. */
  length?: number | null
  /** Height of one unit, a whole number in a unit of your choice; null clears it. */
  height?: number | null
  /** Width of one unit, a whole number in a unit of your choice; null clears it. */
  width?: number | null
  /** Country it was made in; null clears it. */
  origin_country?: string | null
  /** Code of the manufacturer, for customs; null clears it. */
  mid_code?: string | null
  /** The material it is made of; null clears it. */
  material?: string | null
  /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
  /** Its prices, each for a region or for a currency. */
  prices: {
    /** ID of the region the price is for, instead of a currency; the amount is in its currency. */
    region_id?: string | null
    /** Currency the price is in, ISO 4217, instead of a region. */
    currency_code?: string | null
    /** The price of one unit, in the currency's smallest unit, at least 0. */
    amount: number
    /** Minimum quantity of a line for which the price applies; no minimum by default. */
    min_quantity?: number | null
    /** Maximum quantity of a line for which the price applies; no maximum by default. */
    max_quantity?: number | null
  }[]
  /** Values of the product's options; every option needs a value, and no other variant may have the same values. */
  options?:
    | {
        /** Value of the option, e.g. `Small`. */
        value: string
        /** ID of the product's option. */
        option_id: string
      }[]
    | null
}

/** The query of POST /admin/products/{id}/variants/{variant_id}. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface AdminPostProductsProductVariantsVariantParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Accepted without effect: the response has no calculated prices. */
  cart_id?: string | null
  /** Accepted without effect: the response has no calculated prices. */
  region_id?: string | null
  /** Accepted without effect: the response has no calculated prices. */
  currency_code?: string | null
}

/** The body of `admin.products.updateVariant` (POST /admin/products/{id}/variants/{variant_id}). @since 0.1.0 */
export interface AdminPostProductsProductVariantsVariantReq {
  /** Title of the variant. Unchanged if absent. */
  title?: string | null
  /** Stock-keeping unit (SKU), unique among variants. Null or an empty string clears it. */
  sku?: string | null
  /** European article number (EAN), unique among variants. Null or an empty string clears it. */
  ean?: string | null
  /** Universal product code (UPC), unique among variants. Null or an empty string clears it. */
  upc?: string | null
  /** Any other barcode, unique among variants. Null or an empty string clears it. */
  barcode?: string | null
  /** Customs code of the Harmonized System; null clears it. */
  hs_code?: string | null
  /** Units in stock, if stock is not managed per location. Unchanged if absent. */
  inventory_quantity?: number | null
  /** Whether it can be bought without stock. Unchanged if absent. */
  allow_backorder?: boolean | null
  /** Whether its stock is managed. Unchanged if absent. */
  manage_inventory?: boolean | null
  /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
  weight?: number | null
  /** Length of one unit, a whole number in a unit of your choice; null clears it. */
  length?: number | null
  /** Height of one unit, a whole number in a unit of your choice; null clears it. */
  height?: number | null
  /** Width of one unit, a whole number in a unit of your choice; null clears it. */
  width?: number | null
  /** Country it was made in; null clears it. */
  origin_country?: string | null
  /** Code of the manufacturer, for customs; null clears it. */
  mid_code?: string | null
  /** The material it is made of; null clears it. */
  material?: string | null
  /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
  /** Prices, which replace its prices outside of price lists; if all of them are for regions and none has an `id`, its prices for currencies stay. Unchanged if absent or null. */
  prices?:
    | {
        /** ID of a price of the variant to update. */
        id?: string | null
        /** ID of the region the price is for, instead of a currency; the amount is in its currency. */
        region_id?: string | null
        /** Currency the price is in, ISO 4217, instead of a region. */
        currency_code?: string | null
        /** The price of one unit, in the currency's smallest unit, at least 0. */
        amount: number
        /** Minimum quantity of a line for which the price applies; no minimum by default. */
        min_quantity?: number | null
        /** Maximum quantity of a line for which the price applies; no maximum by default. */
        max_quantity?: number | null
      }[]
    | null
  /** New values of the product's options; options that are not listed are unchanged. */
  options?:
    | {
        /** Value of the option, e.g. `Small`. */
        value: string
        /** ID of the product's option. */
        option_id: string
      }[]
    | null
}

/** What the records in {@link AdminProductsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminPostProductsProductVariantsVariantSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: "profile_id"
  /** The columns that are returned only if `fields` names them. */
  missing: never
}

/** The body of `admin.products.create` (POST /admin/products). @since 0.1.0 */
export interface AdminPostProductsReq {
  /** Title, for customers. */
  title: string
  /** A line below the title. */
  subtitle?: string | null
  /** Description for customers. */
  description?: string | null
  /** If true, the product is a gift card: the customer receives a code of that value. */
  is_giftcard?: boolean
  /** Whether discounts may lower its price. */
  discountable?: boolean
  /** URLs of images, in order. */
  images?: string[] | null
  /** URL of the thumbnail; the first image by default. */
  thumbnail?: string | null
  /** The unique part of its URL; derived from the title by default. */
  handle?: string | null
  /** Status of the product; customers see it if it is `published`. */
  status?: "draft" | "proposed" | "published" | "rejected" | null
  /** Type of the product. */
  type?: {
    /** Accepted without effect: the value determines it. */
    id?: string | null
    /** Name of the product type; it is created if it does not exist. */
    value: string
  } | null
  /** ID of the product's collection. */
  collection_id?: string | null
  /** Tags. */
  tags?:
    | {
        /** Accepted without effect: the value determines it. */
        id?: string | null
        /** Text of the tag; it is created if it does not exist. */
        value: string
      }[]
    | null
  /** Categories of the product. */
  categories?:
    | {
        /** Id of the category. */
        id: string
      }[]
    | null
  /** Options that its variants differ in, e.g. size and color. */
  options?:
    | {
        /** Name of the option, e.g. `Size`. */
        title: string
      }[]
    | null
  /** Variants of the product. */
  variants?:
    | {
        /** Title of the variant, e.g. `Small, red`. */
        title: string
        /** Stock-keeping unit (SKU), unique among variants. Null or an empty string clears it. */
        sku?: string | null
        /** European article number (EAN), unique among variants. Null or an empty string clears it. */
        ean?: string | null
        /** Universal product code (UPC), unique among variants. Null or an empty string clears it. */
        upc?: string | null
        /** Any other barcode, unique among variants. Null or an empty string clears it. */
        barcode?: string | null
        /** Customs code of the Harmonized System; null clears it. */
        hs_code?: string | null
        /** Units in stock, if stock is not managed per location; 0 by default. */
        inventory_quantity?: number | null
        /** Whether it can be bought without stock; false by default. */
        allow_backorder?: boolean | null
        /** Whether its stock is managed; true by default. */
        manage_inventory?: boolean | null
        /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
        weight?: number | null
        /** Length of one unit, a whole number in a unit of your choice; null clears it. */
        length?: number | null
        /** Height of one unit, a whole number in a unit of your choice; null clears it. */
        height?: number | null
        /** Width of one unit, a whole number in a unit of your choice; null clears it. */
        width?: number | null
        /** Country it was made in; null clears it. */
        origin_country?: string | null
        /** Code of the manufacturer, for customs; null clears it. */
        mid_code?: string | null
        /** The material it is made of; null clears it. */
        material?: string | null
        /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
        metadata?: Record<string, unknown> | null
        /** Its prices, each for a region or for a currency. */
        prices: {
          /** ID of the region the price is for, instead of a currency; the amount is in its currency. */
          region_id?: string | null
          /** Currency the price is in, ISO 4217, instead of a region. */
          currency_code?: string | null
          /** The price of one unit, in the currency's smallest unit, at least 0. */
          amount: number
          /** Minimum quantity of a line for which the price applies; no minimum by default. */
          min_quantity?: number | null
          /** Maximum quantity of a line for which the price applies; no maximum by default. */
          max_quantity?: number | null
        }[]
        /** Values of the product's options, in their order; one value for each option. */
        options?:
          | {
              /** Value of the product's option at the same position, e.g. `Small`. */
              value: string
            }[]
          | null
      }[]
    | null
  /** Weight of one unit, a whole number in a unit of your choice; null clears it. */
  weight?: number | null
  /** Length of one unit, a whole number in a unit of your choice; null clears it. */
  length?: number | null
  /** Height of one unit, a whole number in a unit of your choice; null clears it. */
  height?: number | null
  /** Width of one unit, a whole number in a unit of your choice; null clears it. */
  width?: number | null
  /** Customs code of the Harmonized System; null clears it. */
  hs_code?: string | null
  /** Country it was made in; null clears it. */
  origin_country?: string | null
  /** Code of the manufacturer, for customs; null clears it. */
  mid_code?: string | null
  /** The material it is made of; null clears it. */
  material?: string | null
  /** Key-value pairs for your own data, stored with the product. */
  metadata?: Record<string, unknown> | null
  /** Sales channels of the product; the store's default sales channel by default. */
  sales_channels?:
    | {
        /** Id of the sales channel. */
        id: string
      }[]
    | null
}

/** The body of `admin.collections.addProducts` (POST /admin/collections/{id}/products/batch). @since 0.1.0 */
export interface AdminPostProductsToCollectionReq {
  /** IDs of products, at least one. */
  product_ids: string[]
}

/** The body of `admin.publishableApiKeys.addSalesChannelsBatch` (POST /admin/publishable-api-keys/{id}/sales-channels/batch). @since 0.1.0 */
export interface AdminPostPublishableApiKeySalesChannelsBatchReq {
  /** Sales channels to add or remove. */
  sales_channel_ids: {
    /** ID of a sales channel. */
    id: string
  }[]
}

/** The body of `admin.publishableApiKeys.update` (POST /admin/publishable-api-keys/{id}). @since 0.1.0 */
export interface AdminPostPublishableApiKeysPublishableApiKeyReq {
  /** Title, for your team. Unchanged if absent. */
  title?: string | null
}

/** The body of `admin.publishableApiKeys.create` (POST /admin/publishable-api-keys). @since 0.1.0 */
export interface AdminPostPublishableApiKeysReq {
  /** Title, for your team. */
  title: string
}

/** The body of `admin.regions.addCountry` (POST /admin/regions/{id}/countries). @since 0.1.0 */
export interface AdminPostRegionsRegionCountriesReq {
  /** ISO 3166-1 code of the country, two letters in any case; no other region may have it. */
  country_code: string
}

/** The body of `admin.regions.addFulfillmentProvider` (POST /admin/regions/{id}/fulfillment-providers). @since 0.1.0 */
export interface AdminPostRegionsRegionFulfillmentProvidersReq {
  /** ID of the provider. */
  provider_id: string
}

/** The body of `admin.regions.addPaymentProvider` (POST /admin/regions/{id}/payment-providers). @since 0.1.0 */
export interface AdminPostRegionsRegionPaymentProvidersReq {
  /** ID of the provider. */
  provider_id: string
}

/** The body of `admin.regions.update` (POST /admin/regions/{id}). @since 0.1.0 */
export interface AdminPostRegionsRegionReq {
  /** Name of the region. Unchanged if absent. */
  name?: string | null
  /** Currency of the region's carts, an ISO 4217 code in any case; one of the store's currencies. Unchanged if absent or null. */
  currency_code?: string | null
  /** Code of the default tax rate, for your accounting; null clears it. */
  tax_code?: string | null
  /** Default tax rate in percent, from 0 to 100. Unchanged if absent. */
  tax_rate?: number | null
  /** Whether gift cards are taxed. Unchanged if absent. */
  gift_cards_taxable?: boolean | null
  /** Whether the taxes of carts are calculated automatically. Unchanged if absent. */
  automatic_taxes?: boolean | null
  /** ID of the tax provider; null means the store's tax rates. */
  tax_provider_id?: string | null
  /** IDs of the payment providers that carts in the region can use, which replace the previous ones; null removes all. Unchanged if absent. */
  payment_providers?: string[] | null
  /** IDs of the fulfillment providers that carts in the region can use, which replace the previous ones; null removes all. Unchanged if absent. */
  fulfillment_providers?: string[] | null
  /** ISO 3166-1 codes of its countries, two letters in any case, which replace the previous ones. Unchanged if absent or null. */
  countries?: string[] | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
  /** Whether prices for the region include tax. Unchanged if absent. */
  includes_tax?: boolean | null
}

/** The body of `admin.regions.create` (POST /admin/regions). @since 0.1.0 */
export interface AdminPostRegionsReq {
  /** Name of the region. */
  name: string
  /** Currency of the region's carts, an ISO 4217 code in any case; one of the store's currencies. */
  currency_code: string
  /** Code of the default tax rate, for your accounting. */
  tax_code?: string | null
  /** Default tax rate in percent, from 0 to 100. */
  tax_rate: number
  /** IDs of the payment providers that carts in the region can use. */
  payment_providers: string[]
  /** IDs of the fulfillment providers that carts in the region can use. */
  fulfillment_providers: string[]
  /** ISO 3166-1 codes of its countries, two letters in any case; no other region may have one of them. */
  countries: string[]
  /** Key-value pairs for your own data, stored with the region. */
  metadata?: Record<string, unknown> | null
  /** Whether prices for the region include tax; false by default. */
  includes_tax?: boolean | null
}

/** The body of `admin.reservations.create` (POST /admin/reservations). @since 0.1.0 */
export interface AdminPostReservationsReq {
  /** ID of the line of an order they are for; none by default. */
  line_item_id?: string | null
  /** ID of the stock location; the item must be stocked there. */
  location_id: string
  /** ID of the inventory item. */
  inventory_item_id: string
  /** Units to reserve, a whole number, in stock or not; for a line, at most the units that are not shipped yet. */
  quantity: number
  /** Reason for the reservation. */
  description?: string | null
  /** Key-value pairs for your own data, stored with the reservation. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.reservations.update` (POST /admin/reservations/{id}). @since 0.1.0 */
export interface AdminPostReservationsReservationReq {
  /** Units to reserve, a whole number; for a line, at most the units that are not shipped yet. Unchanged if absent. */
  quantity?: number | null
  /** ID of the stock location to move them to. Unchanged if absent. */
  location_id?: string | null
  /** Reason for the reservation; null clears it. */
  description?: string | null
  /** Key-value pairs for your own data, which replace the stored ones. Unchanged if absent or null. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.returnReasons.update` (POST /admin/return-reasons/{id}). @since 0.1.0 */
export interface AdminPostReturnReasonsReasonReq {
  /** Name that customers see; null is rejected. Unchanged if absent. */
  label?: string | null
  /** A short code; no other return reason may have it, and null is rejected. Unchanged if absent. */
  value?: string | null
  /** A description of when to choose it; null clears it. */
  description?: string | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.returnReasons.create` (POST /admin/return-reasons). @since 0.1.0 */
export interface AdminPostReturnReasonsReq {
  /** A short code; no other return reason may have it. */
  value: string
  /** Name that customers see. */
  label: string
  /** ID of the parent reason, which must not have a parent itself; none by default. */
  parent_return_reason_id?: string | null
  /** A description of when to choose it. */
  description?: string | null
  /** Key-value pairs for your own data, stored with the return reason. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.returns.receive` (POST /admin/returns/{id}/receive). @since 0.1.0 */
export interface AdminPostReturnsReturnReceiveReq {
  /** Received items. If they differ from the request, the return requires action. */
  items: {
    /** ID of the line. */
    item_id: string
    /** Received units. */
    quantity: number
  }[]
  /** The amount to refund, in the currency's smallest unit, at most the order's `refundable_amount`. By default the amount of the return. The return of a claim refunds only the amount given here, and the return of a swap nothing. */
  refund?: number | null
  /** ID of the stock location that receives the items; the location of the request by default. */
  location_id?: string | null
}

/** The body of `admin.salesChannels.addProducts` (POST /admin/sales-channels/{id}/products/batch). @since 0.1.0 */
export interface AdminPostSalesChannelsChannelProductsBatchReq {
  /** Products to add. */
  product_ids: {
    /** ID of a product. */
    id: string
  }[]
}

/** The body of `admin.salesChannels.addLocation` (POST /admin/sales-channels/{id}/stock-locations). @since 0.1.0 */
export interface AdminPostSalesChannelsChannelStockLocationsReq {
  /** ID of the stock location. */
  location_id: string
}

/** The body of `admin.salesChannels.create` (POST /admin/sales-channels). @since 0.1.0 */
export interface AdminPostSalesChannelsReq {
  /** Name of the sales channel. */
  name: string
  /** Description of the sales channel. */
  description?: string | null
  /** If true, no carts can be created in it; false by default. */
  is_disabled?: boolean | null
}

/** The body of `admin.salesChannels.update` (POST /admin/sales-channels/{id}). @since 0.1.0 */
export interface AdminPostSalesChannelsSalesChannelReq {
  /** Name of the sales channel. Unchanged if absent. */
  name?: string | null
  /** What it is for; null clears it. */
  description?: string | null
  /** If true, no carts can be created in it. Unchanged if absent. */
  is_disabled?: boolean | null
}

/** The body of `admin.shippingOptions.update` (POST /admin/shipping-options/{id}). @since 0.1.0 */
export interface AdminPostShippingOptionsOptionReq {
  /** Name, for customers. Unchanged if absent. */
  name?: string | null
  /** Price in the smallest unit of the region's currency, never negative. Unchanged if absent; a flat rate does not accept null. */
  amount?: number | null
  /** `flat_rate` costs `amount`, `calculated` what the fulfillment provider says. Unchanged if absent. */
  price_type?: "flat_rate" | "calculated" | null
  /** Requirements on the cart's subtotal, which replace the previous ones; an empty list removes them. */
  requirements: {
    /** ID of a requirement to update; without it, one is added. */
    id?: string | null
    /** `min_subtotal` asks for the amount or more, `max_subtotal` for less than it. */
    type: "min_subtotal" | "max_subtotal"
    /** The subtotal, in the smallest unit of the region's currency. */
    amount: number
  }[]
  /** If true, it is hidden from customers. Unchanged if absent. */
  admin_only?: boolean | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
  /** Whether the price includes tax. Unchanged if absent. */
  includes_tax?: boolean | null
}

/** The body of `admin.shippingOptions.create` (POST /admin/shipping-options). @since 0.1.0 */
export interface AdminPostShippingOptionsReq {
  /** Name, for customers. */
  name: string
  /** ID of the region it is offered in. */
  region_id: string
  /** ID of a fulfillment provider of the region, e.g. `manual`. */
  provider_id: string
  /** ID of the shipping profile whose products it ships; the default profile if omitted. */
  profile_id?: string | null
  /** Data that identifies the service of the fulfillment provider; the provider validates it. */
  data: Record<string, unknown>
  /** `flat_rate` costs `amount`, `calculated` what the fulfillment provider says. */
  price_type: "flat_rate" | "calculated"
  /** Price in the smallest unit of the region's currency, never negative. Required for a flat rate, otherwise ignored. */
  amount?: number | null
  /** Requirements on the cart's subtotal for the option to be offered; at most one of each type. */
  requirements?:
    | {
        /** `min_subtotal` asks for the amount or more, `max_subtotal` for less than it. */
        type: "min_subtotal" | "max_subtotal"
        /** The subtotal, in the smallest unit of the region's currency. */
        amount: number
      }[]
    | null
  /** If true, it is hidden from customers. */
  admin_only?: boolean | null
  /** If true, it is an option for returns. */
  is_return?: boolean | null
  /** Key-value pairs for your own data, stored with the shipping option. */
  metadata?: Record<string, unknown> | null
  /** Whether the price includes tax; false by default. */
  includes_tax?: boolean | null
}

/** The body of `admin.shippingProfiles.update` (POST /admin/shipping-profiles/{id}). @since 0.1.0 */
export interface AdminPostShippingProfilesProfileReq {
  /** Name, for your team. Unchanged if absent. */
  name?: string | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
  /** `default` for products, `gift_card` for gift cards, `custom` for anything else. Unchanged if absent. */
  type?: "default" | "gift_card" | "custom" | null
  /** IDs of products to move here from their profiles; those it has stay. */
  products?: string[] | null
  /** IDs of shipping options to move here from their profiles; those it has stay. */
  shipping_options?: string[] | null
}

/** The body of `admin.shippingProfiles.create` (POST /admin/shipping-profiles). @since 0.1.0 */
export interface AdminPostShippingProfilesReq {
  /** Name, for your team. */
  name: string
  /** `default` for products, `gift_card` for gift cards, `custom` for anything else. */
  type: "default" | "gift_card" | "custom"
  /** Key-value pairs for your own data, stored with the profile. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.stockLocations.update` (POST /admin/stock-locations/{id}). @since 0.1.0 */
export interface AdminPostStockLocationsLocationReq {
  /** Name, for your team. Unchanged if absent. */
  name?: string | null
  /** Address of the location. An existing address is updated in part; otherwise one is created. */
  address?: {
    /** Street and number. */
    address_1: string
    /** Further address details; null clears it. */
    address_2?: string | null
    /** Company at the address; null clears it. */
    company?: string | null
    /** Town or city; null clears it. */
    city?: string | null
    /** ISO 3166-1 code of the country, two letters. */
    country_code: string
    /** Phone number at the address; null clears it. */
    phone?: string | null
    /** Postal code; null clears it. */
    postal_code?: string | null
    /** Province, state or county; null clears it. */
    province?: string | null
  } | null
  /** ID of an address to use. */
  address_id?: string | null
  /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.stockLocations.create` (POST /admin/stock-locations). @since 0.1.0 */
export interface AdminPostStockLocationsReq {
  /** Name, for your team. Blanks at its beginning and end are removed. */
  name: string
  /** Address of the location. An existing address is updated in part; otherwise one is created. */
  address?: {
    /** Street and number. */
    address_1: string
    /** Further address details; null clears it. */
    address_2?: string | null
    /** Company at the address; null clears it. */
    company?: string | null
    /** Town or city; null clears it. */
    city?: string | null
    /** ISO 3166-1 code of the country, two letters. */
    country_code: string
    /** Phone number at the address; null clears it. */
    phone?: string | null
    /** Postal code; null clears it. */
    postal_code?: string | null
    /** Province, state or county; null clears it. */
    province?: string | null
  } | null
  /** ID of an address to use. */
  address_id?: string | null
  /** Key-value pairs for your own data. An update merges them with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** What the records in {@link AdminStoresRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminPostStoreCurrenciesCodeSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "currencies"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The body of `admin.store.update` (POST /admin/store). @since 0.1.0 */
export interface AdminPostStoreReq {
  /** Name of the store. Unchanged if absent. */
  name?: string | null
  /** URL template of the page where customers confirm a swap, e.g. with `{cart_id}`, for your notifications; null clears it. */
  swap_link_template?: string | null
  /** URL template of the page where customers pay a draft order, e.g. with `{cart_id}`, for your notifications; null clears it. */
  payment_link_template?: string | null
  /** URL template of the page where invites are accepted, e.g. with `{invite_token}`, for your notifications; null clears it. */
  invite_link_template?: string | null
  /** The store's default currency, ISO 4217 in any case; one of its currencies. Unchanged if absent or null. */
  default_currency_code?: string | null
  /** ISO 4217 codes of the currencies it sells in, in any case, which replace the previous ones; the default one must be among them. Unchanged if absent or null. */
  currencies?: string[] | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** The query of POST /admin/tax-rates. @since 0.1.0 */
export interface AdminPostTaxRatesParams {
  /** Relations to return, a list: `expand[]=products`. */
  expand?: string[] | null
  /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
  fields?: string[] | null
}

/** The body of `admin.taxRates.create` (POST /admin/tax-rates). @since 0.1.0 */
export interface AdminPostTaxRatesReq {
  /** Code of the tax rate, for your accounting. */
  code: string
  /** Name of the tax rate, e.g. `VAT`. */
  name: string
  /** ID of the region in which the rate applies. */
  region_id: string
  /** The rate in percent, at least 0, such as 20; without it, the rate counts as 0. */
  rate?: number | null
  /** IDs of products that the rate applies to. */
  products?: string[] | null
  /** IDs of shipping options of the region that the rate applies to. */
  shipping_options?: string[] | null
  /** IDs of product types that the rate applies to. */
  product_types?: string[] | null
}

/** The query of POST /admin/tax-rates/{id}. @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateParams {
  /** Relations to return, a list: `expand[]=products`. */
  expand?: string[] | null
  /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
  fields?: string[] | null
}

/** The query of POST /admin/tax-rates/{id}/product-types/batch. @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateProductTypesParams {
  /** Relations to return, a list: `expand[]=products`. */
  expand?: string[] | null
  /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
  fields?: string[] | null
}

/** The body of `admin.taxRates.addProductTypes` (POST /admin/tax-rates/{id}/product-types/batch). @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateProductTypesReq {
  /** IDs of product types. */
  product_types: string[]
}

/** The query of POST /admin/tax-rates/{id}/products/batch. @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateProductsParams {
  /** Relations to return, a list: `expand[]=products`. */
  expand?: string[] | null
  /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
  fields?: string[] | null
}

/** The body of `admin.taxRates.addProducts` (POST /admin/tax-rates/{id}/products/batch). @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateProductsReq {
  /** IDs of products. */
  products: string[]
}

/** The body of `admin.taxRates.update` (POST /admin/tax-rates/{id}). @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateReq {
  /** Code of the tax rate, for your accounting. Unchanged if absent; null removes it. */
  code?: string | null
  /** Name of the tax rate. Unchanged if absent. */
  name?: string | null
  /** ID of the region in which the rate applies. Unchanged if absent. */
  region_id?: string | null
  /** The rate in percent, at least 0, e.g. 20; null removes it. */
  rate?: number | null
  /** IDs of products that the rate applies to, which replace the previous ones. Unchanged if absent or null. */
  products?: string[] | null
  /** IDs of shipping options of the region that the rate applies to, which replace the previous ones. Unchanged if absent or null. */
  shipping_options?: string[] | null
  /** IDs of product types that the rate applies to, which replace the previous ones. Unchanged if absent or null. */
  product_types?: string[] | null
}

/** The query of POST /admin/tax-rates/{id}/shipping-options/batch. @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateShippingOptionsParams {
  /** Relations to return, a list: `expand[]=products`. */
  expand?: string[] | null
  /** Columns to return, a list, instead of the default ones: `fields[]=name&fields[]=rate`. `product_count`, `product_type_count` and `shipping_option_count` are counted if they are listed. */
  fields?: string[] | null
}

/** The body of `admin.taxRates.addShippingOptions` (POST /admin/tax-rates/{id}/shipping-options/batch). @since 0.1.0 */
export interface AdminPostTaxRatesTaxRateShippingOptionsReq {
  /** IDs of shipping options. */
  shipping_options: string[]
}

/** The body of `admin.uploads.getPresignedDownloadUrl` (POST /admin/uploads/download-url). @since 0.1.0 */
export interface AdminPostUploadsDownloadUrlReq {
  /** Key from the response of the upload. */
  file_key: string
}

/** The response of `admin.priceLists.deletePrices` (DELETE /admin/price-lists/{id}/prices/batch), with `ids`, `object`, `deleted`. @since 0.1.0 */
export interface AdminPriceListDeleteBatchRes {
  /** The IDs of the deleted prices. */
  ids: string[]
  /** The type of the deleted resources. */
  object: "money-amount"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.priceLists.deleteProductPrices` and `admin.priceLists.deleteProductsPrices`, with `ids`, `object`, `deleted`. @since 0.1.0 */
export interface AdminPriceListDeleteProductPricesRes {
  /** The IDs of the deleted prices. */
  ids: string[]
  /** The type of the deleted resources. */
  object: "money-amount"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.priceLists.delete` (DELETE /admin/price-lists/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminPriceListDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "price-list"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.priceLists.deleteVariantPrices` (DELETE /admin/price-lists/{id}/variants/{variant_id}/prices), with `ids`, `object`, `deleted`. @since 0.1.0 */
export interface AdminPriceListDeleteVariantPricesRes {
  /** The IDs of the deleted prices. */
  ids: string[]
  /** The type of the deleted resources. */
  object: "money-amount"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.priceLists.create`, `admin.priceLists.update`, `admin.priceLists.retrieve` and 1 other method, with `price_list`. @since 0.1.0 */
export interface AdminPriceListRes {
  /** A list of special prices that apply for a period of time or for certain customer groups. */
  price_list: PriceList
}

/** What the records in {@link AdminPriceListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminPriceListSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "customer_groups" | "prices" | "prices.variants" | "prices.variant"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The response of `admin.priceLists.list` (GET /admin/price-lists), with `price_lists`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminPriceListsListRes {
  /** A list; each entry is a list of special prices that apply for a period of time or for certain customer groups. */
  price_lists: PriceList[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.priceLists.listProducts` (GET /admin/price-lists/{id}/products), with `products`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminPriceListsProductsListRes {
  /** A list; each entry is a product for sale, with its variants. */
  products: Product[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link AdminPriceListsProductsListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminPriceListsProductsListSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: "profile_id"
  /** The columns that are returned only if `fields` names them. */
  missing: never
}

/** The response of `admin.productCategories.delete` (DELETE /admin/product-categories/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminProductCategoriesCategoryDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "product-category"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.productCategories.retrieve`, `admin.productCategories.create`, `admin.productCategories.update` and 2 other methods, with `product_category`. @since 0.1.0 */
export interface AdminProductCategoriesCategoryRes {
  /** A node in the tree of product categories that customers browse. */
  product_category: ProductCategory
}

/** What the records in {@link AdminProductCategoriesCategoryRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminProductCategoriesCategorySelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "parent_category" | "category_children"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: never
}

/** The response of `admin.productCategories.list` (GET /admin/product-categories), with `product_categories`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminProductCategoriesListRes {
  /** A list; each entry is a node in the tree of product categories that customers browse. */
  product_categories: ProductCategory[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.productTags.list` (GET /admin/product-tags), with `product_tags`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminProductTagsListRes {
  /** A list; each entry is a tag for classifying and filtering products. */
  product_tags: ProductTag[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link AdminProductTagsListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminProductTagsListSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: never
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: "deleted_at" | "metadata"
}

/** The response of `admin.productTypes.list` (GET /admin/product-types), with `product_types`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminProductTypesListRes {
  /** A list; each entry is a product type, used in filters, tax rates and discount conditions. */
  product_types: ProductType[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.products.deleteOption` (DELETE /admin/products/{id}/options/{option_id}), with `option_id`, `object`, `deleted`, `product`. @since 0.1.0 */
export interface AdminProductsDeleteOptionRes {
  /** The ID of the deleted resource. */
  option_id: string
  /** The type of the deleted resource. */
  object: string
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
  /** A product for sale, with its variants. */
  product: Product
}

/** The response of `admin.products.delete` (DELETE /admin/products/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminProductsDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "product"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.products.deleteVariant` (DELETE /admin/products/{id}/variants/{variant_id}), with `variant_id`, `object`, `deleted`, `product`. @since 0.1.0 */
export interface AdminProductsDeleteVariantRes {
  /** The ID of the deleted resource. */
  variant_id: string
  /** The type of the deleted resource. */
  object: string
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
  /** A product for sale, with its variants. */
  product: Product
}

/** The response of `admin.products.list` (GET /admin/products), with `products`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminProductsListRes {
  /** A list; each entry is a product for sale, with its variants. */
  products: Product[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.products.listTags` (GET /admin/products/tag-usage), with `tags`. @since 0.1.0 */
export interface AdminProductsListTagsRes {
  /** The tags, each with the number of its products as text in `usage_count`. */
  tags: {
    /** The ID of the tag. */
    id: string
    /** The number of products that have the tag, as text. */
    usage_count: string
    /** The text of the tag. */
    value: string
  }[]
}

/** The response of `admin.products.listTypes` (GET /admin/products/types), with `types`. @since 0.1.0 */
export interface AdminProductsListTypesRes {
  /** A list; each entry is a product type, used in filters, tax rates and discount conditions. */
  types: ProductType[]
}

/** The response of `admin.products.listVariants` (GET /admin/products/{id}/variants), with `variants`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminProductsListVariantsRes {
  /** A list; each entry is a version of a product that customers can buy, such as one size, with its own prices, codes and stock. */
  variants: ProductVariant[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link AdminProductsListVariantsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminProductsListVariantsSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "options" | "prices"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: never
}

/** The response of `admin.products.create`, `admin.products.retrieve`, `admin.products.update` and 5 other methods, with `product`. @since 0.1.0 */
export interface AdminProductsRes {
  /** A product for sale, with its variants. */
  product: Product
}

/** What the records in {@link AdminProductsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminProductsSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: "profile_id"
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The response of `admin.publishableApiKeys.delete` (DELETE /admin/publishable-api-keys/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminPublishableApiKeyDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "publishable_api_key"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.publishableApiKeys.list` (GET /admin/publishable-api-keys), with `publishable_api_keys`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminPublishableApiKeysListRes {
  /** A list; each entry is a key that storefronts send in `x-publishable-api-key` to limit their requests to its sales channels; it is not a secret. */
  publishable_api_keys: PublishableApiKey[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.publishableApiKeys.listSalesChannels` (GET /admin/publishable-api-keys/{id}/sales-channels), with `sales_channels`. @since 0.1.0 */
export interface AdminPublishableApiKeysListSalesChannelsRes {
  /** A list; each entry is a channel through which the shop sells, such as a website, with the products available in it. */
  sales_channels: SalesChannel[]
}

/** The response of `admin.publishableApiKeys.retrieve`, `admin.publishableApiKeys.create`, `admin.publishableApiKeys.update` and 3 other methods, with `publishable_api_key`. @since 0.1.0 */
export interface AdminPublishableApiKeysRes {
  /** A key that storefronts send in `x-publishable-api-key` to limit their requests to its sales channels; it is not a secret. */
  publishable_api_key: PublishableApiKey
}

/** The response of `admin.payments.refundPayment` (POST /admin/payments/{id}/refund), with `refund`. @since 0.1.0 */
export interface AdminRefundRes {
  /** An amount refunded to a customer. */
  refund: Refund
}

/** The response of `admin.regions.delete` (DELETE /admin/regions/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminRegionsDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "region"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.regions.list` (GET /admin/regions), with `regions`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminRegionsListRes {
  /** A list; each entry is a group of countries that share a currency, tax settings, and payment and fulfillment providers. */
  regions: Region[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.regions.create`, `admin.regions.update`, `admin.regions.retrieve` and 6 other methods, with `region`. @since 0.1.0 */
export interface AdminRegionsRes {
  /** A group of countries that share a currency, tax settings, and payment and fulfillment providers. */
  region: Region
}

/** What the records in {@link AdminRegionsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminRegionsSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "countries" | "payment_providers" | "fulfillment_providers" | "currency"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The response of `admin.reservations.delete` (DELETE /admin/reservations/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminReservationsDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "reservation"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.orders.listReservations` and `admin.reservations.list`, with `reservations`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminReservationsListRes {
  /** A list; each entry is a reservation of units of an inventory item at a stock location, usually for a line item. */
  reservations: ReservationItem[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link AdminReservationsListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminReservationsListSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: never
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: "deleted_at" | "external_id" | "created_by"
}

/** The response of `admin.reservations.retrieve`, `admin.reservations.create` and `admin.reservations.update`, with `reservation`. @since 0.1.0 */
export interface AdminReservationsRes {
  /** A reservation of units of an inventory item at a stock location, usually for a line item. */
  reservation: ReservationItem
}

/** The body of `admin.users.resetPassword` (POST /admin/users/reset-password). @since 0.1.0 */
export interface AdminResetPasswordRequest {
  /** Email address of the user; the address in the token by default. */
  email?: string | null
  /** Token from the email to the user; it works once, within 15 minutes. */
  token: string
  /** The new password, 8 to 128 characters. */
  password: string
}

/** The body of `admin.users.sendResetPasswordToken` (POST /admin/users/password-token). @since 0.1.0 */
export interface AdminResetPasswordTokenRequest {
  /** Email address of the user that the token is for. */
  email: string
}

/** The response of `admin.returnReasons.delete` (DELETE /admin/return-reasons/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminReturnReasonsDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "return_reason"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.returnReasons.list` (GET /admin/return-reasons), with `return_reasons`. @since 0.1.0 */
export interface AdminReturnReasonsListRes {
  /** A list; each entry is a reason for a return, from the list that the store maintains. */
  return_reasons: ReturnReason[]
}

/** The response of `admin.returnReasons.create`, `admin.returnReasons.update` and `admin.returnReasons.retrieve`, with `return_reason`. @since 0.1.0 */
export interface AdminReturnReasonsRes {
  /** A reason for a return, from the list that the store maintains. */
  return_reason: ReturnReason
}

/** What the records in {@link AdminReturnReasonsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminReturnReasonsSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "parent_return_reason" | "return_reason_children"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: "metadata"
}

/** The response of `admin.returns.cancel` (POST /admin/returns/{id}/cancel), with `order`. @since 0.1.0 */
export interface AdminReturnsCancelRes {
  /** A completed purchase with its items, payments, fulfillments, returns, swaps and claims. */
  order: Order
}

/** The response of `admin.returns.list` (GET /admin/returns), with `returns`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminReturnsListRes {
  /** A list; each entry is a return: items that a customer sends back. */
  returns: Return[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link AdminReturnsListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminReturnsListSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "items" | "swap" | "order"
  /** The names that are always returned. */
  always: "items"
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The response of `admin.returns.receive` (POST /admin/returns/{id}/receive), with `return`. @since 0.1.0 */
export interface AdminReturnsRes {
  /** A return: items that a customer sends back. */
  return: Return
}

/** What the records in {@link AdminReturnsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminReturnsSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "items" | "swap"
  /** The names that are always returned. */
  always: "items"
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The response of `admin.salesChannels.removeLocation` (DELETE /admin/sales-channels/{id}/stock-locations), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminSalesChannelsDeleteLocationRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "stock-location"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.salesChannels.delete` (DELETE /admin/sales-channels/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminSalesChannelsDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "sales-channel"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.salesChannels.list` (GET /admin/sales-channels), with `sales_channels`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminSalesChannelsListRes {
  /** A list; each entry is a channel through which the shop sells, such as a website, with the products available in it. */
  sales_channels: SalesChannel[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.salesChannels.retrieve`, `admin.salesChannels.create`, `admin.salesChannels.update` and 3 other methods, with `sales_channel`. @since 0.1.0 */
export interface AdminSalesChannelsRes {
  /** A channel through which the shop sells, such as a website, with the products available in it. */
  sales_channel: SalesChannel
}

/** The response of `admin.shippingOptions.delete` (DELETE /admin/shipping-options/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminShippingOptionsDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "shipping-option"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.shippingOptions.list` (GET /admin/shipping-options), with `shipping_options`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminShippingOptionsListRes {
  /** A list; each entry is a way to ship (or return) goods in one region, with its price and its fulfillment provider. */
  shipping_options: ShippingOption[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link AdminShippingOptionsListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminShippingOptionsListSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "region" | "profile" | "requirements"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: "price_incl_tax" | "tax_rates" | "tax_amount"
  /** The columns that are returned only if `fields` names them. */
  missing: never
}

/** The response of `admin.shippingOptions.create`, `admin.shippingOptions.update` and `admin.shippingOptions.retrieve`, with `shipping_option`. @since 0.1.0 */
export interface AdminShippingOptionsRes {
  /** A way to ship (or return) goods in one region, with its price and its fulfillment provider. */
  shipping_option: ShippingOption
}

/** What the records in {@link AdminShippingOptionsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminShippingOptionsSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "region" | "profile" | "requirements"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The response of `admin.shippingProfiles.list` (GET /admin/shipping-profiles), with `shipping_profiles`. @since 0.1.0 */
export interface AdminShippingProfilesListRes {
  /** A list; each entry is a group of products that are shipped in the same way. */
  shipping_profiles: ShippingProfile[]
}

/** The response of `admin.shippingProfiles.create`, `admin.shippingProfiles.update` and `admin.shippingProfiles.retrieve`, with `shipping_profile`. @since 0.1.0 */
export interface AdminShippingProfilesRes {
  /** A group of products that are shipped in the same way. */
  shipping_profile: ShippingProfile
}

/** The response of `admin.stockLocations.delete` (DELETE /admin/stock-locations/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminStockLocationsDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "stock_location"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.stockLocations.list` (GET /admin/stock-locations), with `stock_locations`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminStockLocationsListRes {
  /** A list; each entry is a place where stock is kept, such as a warehouse. */
  stock_locations: StockLocation[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.stockLocations.create`, `admin.stockLocations.retrieve` and `admin.stockLocations.update`, with `stock_location`. @since 0.1.0 */
export interface AdminStockLocationsRes {
  /** A place where stock is kept, such as a warehouse. */
  stock_location: StockLocation
}

/** The response of `admin.store.update`, `admin.store.addCurrency` and `admin.store.deleteCurrency`, with `store`. @since 0.1.0 */
export interface AdminStoresRes {
  /** The shop's settings, stored as a single row. */
  store: Store
}

/** What the records in {@link AdminStoresRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminStoresSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "default_currency" | "currencies"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The response of `admin.swaps.list` (GET /admin/swaps), with `swaps`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminSwapsListRes {
  /** A list; each entry is an exchange: the customer returns items of an order, receives new ones, and the difference is paid or refunded. */
  swaps: Swap[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.swaps.retrieve` (GET /admin/swaps/{id}), with `swap`. @since 0.1.0 */
export interface AdminSwapsRes {
  /** An exchange: the customer returns items of an order, receives new ones, and the difference is paid or refunded. */
  swap: Swap
}

/** What the records in {@link AdminSwapsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminSwapsSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing:
    | "shipping_address_id"
    | "confirmed_at"
    | "deleted_at"
    | "idempotency_key"
    | "no_notification"
    | "canceled_at"
    | "allow_backorder"
}

/** The response of `admin.store.listTaxProviders` (GET /admin/store/tax-providers), with `tax_providers`. @since 0.1.0 */
export interface AdminTaxProvidersList {
  /** A list; each entry is a tax provider that is, or was, installed on the server. */
  tax_providers: TaxProvider[]
}

/** The response of `admin.taxRates.delete` (DELETE /admin/tax-rates/{id}), with `id`, `object`, `deleted`. @since 0.1.0 */
export interface AdminTaxRatesDeleteRes {
  /** The ID of the deleted resource. */
  id: string
  /** The type of the deleted resource. */
  object: "tax-rate"
  /** Always `true`: a failed deletion returns an error instead. */
  deleted: true
}

/** The response of `admin.taxRates.list` (GET /admin/tax-rates), with `tax_rates`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminTaxRatesListRes {
  /** A list; each entry is a tax rate of a region for certain products, product types or shipping options. */
  tax_rates: TaxRate[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `admin.taxRates.retrieve`, `admin.taxRates.create`, `admin.taxRates.update` and 6 other methods, with `tax_rate`. @since 0.1.0 */
export interface AdminTaxRatesRes {
  /** A tax rate of a region for certain products, product types or shipping options. */
  tax_rate: TaxRate
}

/** What the records in {@link AdminTaxRatesRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminTaxRatesSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: never
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: "metadata"
}

/** The body of `admin.paymentCollections.update` (POST /admin/payment-collections/{id}). @since 0.1.0 */
export interface AdminUpdatePaymentCollectionsReq {
  /** Description of the collection. Unchanged if absent; null clears it. */
  description?: string | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** The body of `admin.users.update` (POST /admin/users/{id}). @since 0.1.0 */
export interface AdminUpdateUserPayload {
  /** First name; null clears it. */
  first_name?: string | null
  /** Last name; null clears it. */
  last_name?: string | null
  /** The role of the user. It does not change the user's permissions. */
  role?: "admin" | "member" | "developer" | null
  /** API token that authenticates the user in the header `x-medusa-access-token`; null removes it. */
  api_token?: string | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** The response of `admin.uploads.getPresignedDownloadUrl` (POST /admin/uploads/download-url), with `download_url`. @since 0.1.0 */
export interface AdminUploadsDownloadUrlRes {
  /** The URL of the file. */
  download_url: string
}

/** The response of `admin.uploads.create` and `admin.uploads.createProtected`, with `uploads`. @since 0.1.0 */
export interface AdminUploadsRes {
  /** The stored files in the order of the request. The `key` identifies a file in other operations. */
  uploads: {
    /** The address of the file. */
    url: string
    /** The key that identifies the file in other operations. */
    key: string
  }[]
}

/** The response of `admin.users.resetPassword`, `admin.users.retrieve`, `admin.users.create` and 1 other method, with `user`. @since 0.1.0 */
export interface AdminUserRes {
  /** A person who manages the shop through the dashboard or the Admin API. */
  user: User
}

/** The response of `admin.users.list` (GET /admin/users), with `users`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminUsersListRes {
  /** A list; each entry is a person who manages the shop through the dashboard or the Admin API. */
  users: User[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link AdminUsersListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminUsersListSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: never
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: never
}

/** The response of `admin.variants.list` (GET /admin/variants), with `variants`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface AdminVariantsListRes {
  /** A list; each entry is a version of a product that customers can buy, such as one size, with its own prices, codes and stock. */
  variants: ProductVariant[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link AdminVariantsListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface AdminVariantsListSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "product" | "prices" | "options"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: "variant_rank"
}

/** The response of `admin.variants.retrieve` (GET /admin/variants/{id}), with `variant`. @since 0.1.0 */
export interface AdminVariantsRes {
  /** A version of a product that customers can buy, such as one size, with its own prices, codes and stock. */
  variant: ProductVariant
}

/** The query of GET /admin/order-edits. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface GetOrderEditsParams<E extends string = string, F extends string = string> extends FindParams<
  E,
  F
> {
  /** Searches the internal note, ignoring case. */
  q?: string | null
  /** Only edits of this order. */
  order_id?: string | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
}

/** The query of GET /admin/publishable-api-keys/{id}/sales-channels. @since 0.1.0 */
export interface GetPublishableApiKeySalesChannelsParams {
  /** Searches the name or the description of a sales channel, ignoring case. */
  q?: string | null
}

/** The query of GET /admin/publishable-api-keys. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface GetPublishableApiKeysParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Searches the title, ignoring case. */
  q?: string | null
  /** Column to sort by, or several separated by commas; a leading `-` reverses the order. By default, the newest rows come first. */
  order?: string | null
  /** Only rows that were created in this period, e.g. `created_at[gte]=2026-01-01`. */
  created_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only rows whose last change was in this period. */
  updated_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Only keys that were revoked in this period. */
  revoked_at?: {
    /** Before this moment. */
    lt?: string | Date | null
    /** After this moment. */
    gt?: string | Date | null
    /** At this moment or after it. */
    gte?: string | Date | null
    /** At this moment or before it. */
    lte?: string | Date | null
  } | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** Maximum number of rows to return: 20 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
}
