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

/** The response of `auth.authenticate` and `auth.getSession`, with `customer`. @since 0.1.0 */
export interface StoreAuthRes {
  /** A person who buys from the shop, with an account or as a guest. */
  customer: Customer
}

/** What the records in {@link StoreAuthRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreAuthSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "shipping_addresses" | "orders"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The response of `auth.getToken` (POST /store/auth/token), with `access_token`. @since 0.1.0 */
export interface StoreBearerAuthRes {
  /** The token that authenticates further requests in the header `Authorization: Bearer …`. */
  access_token: string
}

/** The response of `carts.createPaymentSessions` (POST /store/carts/{id}/payment-sessions), with `cart`, `data`. @since 0.1.0 */
export interface StoreCartsPaymentSessionsRes {
  /** The items, addresses, shipping methods and payment sessions a customer collects before the purchase; completing a cart creates an order. */
  cart: Cart
  /** The items, addresses, shipping methods and payment sessions a customer collects before the purchase; completing a cart creates an order. */
  data: Cart
}

/** The response of `carts.addShippingMethod`, `carts.create`, `carts.deleteDiscount` and 10 other methods, with `cart`. @since 0.1.0 */
export interface StoreCartsRes {
  /** The items, addresses, shipping methods and payment sessions a customer collects before the purchase; completing a cart creates an order. */
  cart: Cart
}

/** What the records in {@link StoreCartsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreCartsSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
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
  /** The columns that are returned only if `fields` names them. */
  missing: never
}

/** The response of `collections.list` (GET /store/collections), with `collections`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface StoreCollectionsListRes {
  /** A list; each entry is a group of products that are presented together; a product is in at most one collection. */
  collections: ProductCollection[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `collections.retrieve` (GET /store/collections/{id}), with `collection`. @since 0.1.0 */
export interface StoreCollectionsRes {
  /** A group of products that are presented together; a product is in at most one collection. */
  collection: ProductCollection
}

/** The result of completing a cart: an order or a confirmed swap, or the cart itself if the payment needs another step. */
export type StoreCompleteCartRes =
  | { type: "order"; data: Order }
  | { type: "swap"; data: Swap }
  | { type: "cart"; data: Cart; payment_status?: PaymentSessionStatus }

/** The response of `customers.listOrders` (GET /store/customers/me/orders), with `orders`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface StoreCustomersListOrdersRes {
  /** A list; each entry is a completed purchase with its items, payments, fulfillments, returns, swaps and claims. */
  orders: Order[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link StoreCustomersListOrdersRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreCustomersListOrdersSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
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

/** The response of `customers.paymentMethods.list` and `paymentMethods.list`, with `payment_methods`. @since 0.1.0 */
export interface StoreCustomersListPaymentMethodsRes {
  /** The saved payment methods, each with its data from the provider. */
  payment_methods: {
    /** The ID of the payment provider. */
    provider_id: string
    /** What the provider stores about the method. */
    data: Record<string, unknown>
  }[]
}

/** The response of `customers.create`, `customers.retrieve`, `customers.update` and 4 other methods, with `customer`. @since 0.1.0 */
export interface StoreCustomersRes {
  /** A person who buys from the shop, with an account or as a guest. */
  customer: Customer
}

/** What the records in {@link StoreCustomersRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreCustomersSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "billing_address" | "shipping_addresses"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The response of `auth.exists` (GET /store/auth/{email}), with `exists`. @since 0.1.0 */
export interface StoreGetAuthEmailRes {
  /** Whether a customer has an account with this email address. */
  exists: boolean
}

/** The query of GET /store/collections. @since 0.1.0 */
export interface StoreGetCollectionsParams {
  /** Handles; only collections that have one of them are listed. */
  handle?: string[] | null
  /** Maximum number of rows to return: 10 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
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

/** The query of GET /store/customers/me/orders. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface StoreGetCustomersCustomerOrdersParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Searches the order's number, its email address, the first name of the shipping address, or the customer's name or phone number, ignoring case. Replaces the filters `display_id` and `email`. */
  q?: string | null
  /** Only the order with this ID. */
  id?: string | null
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
  /** Only orders of this status, or of these. */
  status?: ("pending" | "completed" | "archived" | "canceled" | "requires_action")[] | null
  /** Only orders with this fulfillment status, or one of these. */
  fulfillment_status?:
    | (
        | "not_fulfilled"
        | "partially_fulfilled"
        | "fulfilled"
        | "partially_shipped"
        | "shipped"
        | "partially_returned"
        | "returned"
        | "canceled"
        | "requires_action"
      )[]
    | null
  /** Only orders with this payment status, or one of these. */
  payment_status?:
    | (
        | "not_paid"
        | "awaiting"
        | "captured"
        | "partially_refunded"
        | "refunded"
        | "canceled"
        | "requires_action"
      )[]
    | null
  /** Only orders in this region. */
  region_id?: string | null
  /** Maximum number of rows to return: 10 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
}

/** The query of GET /store/orders. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface StoreGetOrdersParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Number of the order, as the customer sees it. */
  display_id: number
  /** The email address the order was placed with, in any case. */
  email: string
  /** Further conditions on the order's shipping address. */
  shipping_address?: {
    /** Postal code of the shipping address, an exact match. */
    postal_code?: string | null
  } | null
}

/** The response of `productCategories.retrieve` (GET /store/product-categories/{id}), with `product_category`. @since 0.1.0 */
export interface StoreGetProductCategoriesCategoryRes {
  /** A node in the tree of product categories that customers browse. */
  product_category: ProductCategory
}

/** What the records in {@link StoreGetProductCategoriesCategoryRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreGetProductCategoriesCategorySelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "parent_category" | "category_children"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: "is_active" | "is_internal"
}

/** The query of GET /store/product-categories. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface StoreGetProductCategoriesParams<
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
}

/** The response of `productCategories.list` (GET /store/product-categories), with `product_categories`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface StoreGetProductCategoriesRes {
  /** A list; each entry is a node in the tree of product categories that customers browse. */
  product_categories: ProductCategory[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The query of GET /store/product-tags. @since 0.1.0 */
export interface StoreGetProductTagsParams {
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

/** The query of GET /store/product-types. @since 0.1.0 */
export interface StoreGetProductTypesParams {
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

/** The query of GET /store/products. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface StoreGetProductsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
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
  /** ID of a cart. Prices come from its region, and `region_id` is ignored. */
  cart_id?: string | null
  /** ID of the region that prices are calculated for. */
  region_id?: string | null
  /** Currency that prices are calculated in, ISO 4217 in lower case. */
  currency_code?: string | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** ID of the item after which the page begins. Unlike a large `offset`, it makes no page slower than the first, and items that are created meanwhile do not move the pages. */
  starting_after?: string | null
  /** Maximum number of rows to return: 100 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Column to sort by, such as `title`, or `variants.title` or `variants.prices.amount`; several are separated by commas, and a leading `-` reverses the order. By default, the newest products come first. */
  order?: string | null
}

/** The query of GET /store/products/{id}. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface StoreGetProductsProductParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** ID of the requested sales channel; with a publishable key, one of the key's channels. */
  sales_channel_id?: string | null
  /** ID of a cart. Prices come from its region, and `region_id` is ignored. */
  cart_id?: string | null
  /** ID of the region that prices are calculated for. */
  region_id?: string | null
  /** Currency that prices are calculated in, ISO 4217 in lower case. */
  currency_code?: string | null
}

/** The query of GET /store/regions. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface StoreGetRegionsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
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

/** The query of GET /store/regions/{id}. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface StoreGetRegionsRegionParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Accepted without effect: the operation reads one region. */
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
  /** Accepted without effect: the operation reads one region. */
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
  /** Accepted without effect: the operation reads one region. */
  offset?: number | null
  /** Accepted without effect: the operation reads one region. */
  limit?: number | null
  /** Accepted without effect: the operation reads one region. */
  order?: string | null
}

/** The query of GET /store/shipping-options. @since 0.1.0 */
export interface StoreGetShippingOptionsParams {
  /** IDs of products, separated by commas; only options that ship one of them are listed. */
  product_ids?: string | null
  /** Only shipping options of this region. The list is empty if it does not exist. */
  region_id?: string | null
  /** `true` lists options for returns, `false` options for delivery; by default, both. */
  is_return?: boolean | null
}

/** What the records in {@link StoreSwapsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreGetSwapsSwapCartIdSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The query of GET /store/variants. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface StoreGetVariantsParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** Maximum number of rows to return: 100 by default, at most 1,000. 0 means 1,000. */
  limit?: number | null
  /** Number of rows to skip, 0 by default. */
  offset?: number | null
  /** IDs of variants, separated by commas; they replace `id`. */
  ids?: string | null
  /** ID of the sales channel whose stock counts; with a publishable key, one of the key's channels. */
  sales_channel_id?: string | null
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
  /** ID of a cart. Prices come from its region, and `region_id` is ignored. */
  cart_id?: string | null
  /** ID of the region that prices are calculated for. */
  region_id?: string | null
  /** Currency that prices are calculated in, ISO 4217 in lower case. */
  currency_code?: string | null
}

/** The query of GET /store/variants/{id}. `E` and `F` are the values of `expand` and `fields`, from which TypeScript infers the type of the response. @since 0.1.0 */
export interface StoreGetVariantsVariantParams<
  E extends string = string,
  F extends string = string,
> extends FindParams<E, F> {
  /** ID of the requested sales channel; with a publishable key, one of the key's channels. */
  sales_channel_id?: string | null
  /** ID of a cart. Prices come from its region, and `region_id` is ignored. */
  cart_id?: string | null
  /** ID of the region that prices are calculated for. */
  region_id?: string | null
  /** Currency that prices are calculated in, ISO 4217 in lower case. */
  currency_code?: string | null
}

/** The response of `giftCards.retrieve` (GET /store/gift-cards/{code}), with `gift_card`. @since 0.1.0 */
export interface StoreGiftCardsRes {
  /** A prepaid balance that anyone who knows the code can spend. */
  gift_card: GiftCard
}

/** What the records in {@link StoreGiftCardsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreGiftCardsSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "region"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
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

/** The response of `orderEdits.retrieve`, `orderEdits.decline` and `orderEdits.complete`, with `order_edit`. @since 0.1.0 */
export interface StoreOrderEditsRes {
  /** A set of changes to the items of an order, which takes effect when it is confirmed. */
  order_edit: OrderEdit
}

/** What the records in {@link StoreOrderEditsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreOrderEditsSelection {
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
  missing: "updated_at" | "internal_note" | "created_by" | "confirmed_by" | "canceled_by"
}

/** The response of `orders.retrieve`, `orders.retrieveByCartId` and `orders.lookupOrder`, with `order`. @since 0.1.0 */
export interface StoreOrdersRes {
  /** A completed purchase with its items, payments, fulfillments, returns, swaps and claims. */
  order: Order
}

/** What the records in {@link StoreOrdersRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreOrdersSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
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

/** The body of `paymentCollections.managePaymentSession` (POST /store/payment-collections/{id}/sessions). @since 0.1.0 */
export interface StorePaymentCollectionSessionsReq {
  /** ID of a payment provider of the region, which takes the whole amount. */
  provider_id: string
}

/** The response of `paymentCollections.retrieve`, `paymentCollections.authorizePaymentSessionsBatch`, `paymentCollections.managePaymentSessionsBatch` and 1 other method, with `payment_collection`. @since 0.1.0 */
export interface StorePaymentCollectionsRes {
  /** An amount that can be paid with several payments, such as the increase of an order's total after an edit. */
  payment_collection: PaymentCollection
}

/** What the records in {@link StorePaymentCollectionsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StorePaymentCollectionsSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "region" | "payment_sessions"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: "updated_at" | "deleted_at" | "authorized_amount" | "region_id" | "created_by"
}

/** The response of `paymentCollections.authorizePaymentSession` and `paymentCollections.refreshPaymentSession`, with `payment_session`. @since 0.1.0 */
export interface StorePaymentCollectionsSessionRes {
  /** A payment attempt with one payment provider, for a cart or a payment collection, before it is authorized. */
  payment_session: PaymentSession
}

/** The body of `auth.authenticate` (POST /store/auth). @since 0.1.0 */
export interface StorePostAuthReq {
  /** Email address of the account. */
  email: string
  /** Password of the account. */
  password: string
}

/** The body of `carts.create` (POST /store/carts). @since 0.1.0 */
export interface StorePostCartReq {
  /** ID of the region to price and tax in. Without it, the store's oldest region is used. */
  region_id?: string | null
  /** ISO 3166-1 code of the country to deliver to, two letters in any case; it must be one of the region's. A region with one country needs none. */
  country_code?: string | null
  /** Line items of the new cart, which get their prices and are checked against the stock; at most 1,000. */
  items?:
    | {
        /** ID of the variant to buy. */
        variant_id: string
        /** Units to buy, at least 1. */
        quantity: number
      }[]
    | null
  /** Information about the visit, stored with the cart. The caller's IP address and browser are added to it. */
  context?: Record<string, unknown> | null
  /** ID of the sales channel of the cart. Defaults to the publishable key's channel, or else to the store's default one. */
  sales_channel_id?: string | null
}

/** The query of POST /store/carts/{id}/complete. @since 0.1.0 */
export interface StorePostCartsCartCompleteParams {
  /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
  expand?: string | null
  /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
  fields?: string | null
}

/** The body of `carts.lineItems.update` (POST /store/carts/{id}/line-items/{line_id}). @since 0.1.0 */
export interface StorePostCartsCartLineItemsItemReq {
  /** New quantity of the line; 0 removes the line from the cart. */
  quantity: number
  /** Key-value pairs to add to the line's own. An empty string removes its key; without `metadata`, the line keeps what it has. */
  metadata?: Record<string, unknown> | null
}

/** The body of `carts.lineItems.create` (POST /store/carts/{id}/line-items). @since 0.1.0 */
export interface StorePostCartsCartLineItemsReq {
  /** ID of the variant to buy. */
  variant_id: string
  /** Units to add, at least 1. They are added to a line of the same variant with the same metadata. */
  quantity: number
  /** Key-value pairs for your own data, stored with the line, e.g. an engraving. */
  metadata?: Record<string, unknown> | null
}

/** The body of `carts.setPaymentSession` (POST /store/carts/{id}/payment-session). @since 0.1.0 */
export interface StorePostCartsCartPaymentSessionReq {
  /** ID of a payment provider of the cart's region, e.g. `manual`. */
  provider_id: string
}

/** The body of `carts.updatePaymentSession` (POST /store/carts/{id}/payment-sessions/{provider_id}). @since 0.1.0 */
export interface StorePostCartsCartPaymentSessionUpdateReq {
  /** Data of the storefront for the payment provider, which determines its format. */
  data: Record<string, unknown>
}

/** The query of POST /store/carts/{id}/payment-sessions. @since 0.1.0 */
export interface StorePostCartsCartPaymentSessionsParams {
  /** Relations to return, separated by commas, e.g. `customer,payment_sessions`; they replace the default ones, except `items`, `gift_cards`, `discounts`, `shipping_methods`, `shipping_address` and `region`, which are always returned. */
  expand?: string | null
  /** Columns to return, separated by commas, instead of the default ones. If each has a leading `+` or `-`, they are added to the default ones or removed from them. Columns of relations are written `relation.column`. */
  fields?: string | null
}

/** The body of `carts.update` (POST /store/carts/{id}). @since 0.1.0 */
export interface StorePostCartsCartReq {
  /** ID of the region to move the cart to. Line items get the prices of the region, and those without a price there are removed, as are shipping methods, gift cards and payment sessions. The ID of the cart's own region only updates the prices. */
  region_id?: string | null
  /** ISO 3166-1 code of the country to deliver to, two letters in any case; it counts together with `region_id` only. */
  country_code?: string | null
  /** Email address for the order confirmation. Unless a customer is signed in or given, the guest with this address becomes the cart's customer. */
  email?: string | null
  /** The billing address: some or all of its properties, or the ID of an address in the signed-in customer's address book (for a guest's cart, of an address that belongs to no customer). Absent properties stay as they are, and null clears a property. Null instead of an address removes it from the cart. */
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
  /** The shipping address, in a country of the cart's region: some or all of its properties, or the ID of an address in the signed-in customer's address book (for a guest's cart, of an address that belongs to no customer). Absent properties stay as they are, and null clears a property. Null instead of an address removes it from the cart. */
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
  /** Gift cards to pay with, which replace the gift cards of the cart; an empty list removes all. */
  gift_cards?:
    | {
        /** Code of the gift card. */
        code: string
      }[]
    | null
  /** Discounts, which replace the discounts of the cart; an empty list removes all. Only the first discount that lowers prices counts; free shipping can be combined with it. */
  discounts?:
    | {
        /** Code of the discount, in any case. */
        code: string
      }[]
    | null
  /** ID of the customer of the cart: the signed-in one, or one without an account. */
  customer_id?: string | null
  /** Information about the visit; its keys are merged with the stored ones. */
  context?: Record<string, unknown> | null
  /** ID of the sales channel to move the cart to; lines of products that are not sold there are removed. */
  sales_channel_id?: string | null
}

/** The body of `carts.addShippingMethod` (POST /store/carts/{id}/shipping-methods). @since 0.1.0 */
export interface StorePostCartsCartShippingMethodReq {
  /** ID of the shipping option, one of those that are offered to the cart. */
  option_id: string
  /** Data for the fulfillment provider, e.g. a drop-off point; the provider validates it. */
  data?: Record<string, unknown> | null
}

/** The body of `orders.confirmRequest` (POST /store/orders/customer/confirm). @since 0.1.0 */
export interface StorePostCustomersCustomerAcceptClaimReq {
  /** Token from the email to the order's address. */
  token: string
}

/** The body of `customers.addresses.updateAddress` (POST /store/customers/me/addresses/{address_id}). @since 0.1.0 */
export interface StorePostCustomersCustomerAddressesAddressReq {
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

/** The body of `customers.addresses.addAddress` (POST /store/customers/me/addresses). @since 0.1.0 */
export interface StorePostCustomersCustomerAddressesReq {
  /** The complete shipping address. */
  address: {
    /** First name of the recipient. */
    first_name: string
    /** Last name of the recipient. */
    last_name: string
    /** Phone number for questions on delivery. */
    phone?: string | null
    /** Key-value pairs for your own data, stored with the address. */
    metadata?: Record<string, unknown> | null
    /** Company of the recipient. */
    company?: string | null
    /** Street and number. */
    address_1: string
    /** Further address details, e.g. a floor. */
    address_2?: string | null
    /** Town or city. */
    city: string
    /** ISO 3166-1 code of the country, two letters in any case. */
    country_code: string
    /** Province, state or county. */
    province?: string | null
    /** Postal code. */
    postal_code: string
  }
}

/** The body of `orders.requestCustomerOrders` (POST /store/orders/batch/customer/token). @since 0.1.0 */
export interface StorePostCustomersCustomerOrderClaimReq {
  /** IDs of orders that were placed without an account, and that the signed-in customer claims. */
  order_ids: string[]
}

/** The body of `customers.generatePasswordToken` (POST /store/customers/password-token). @since 0.1.0 */
export interface StorePostCustomersCustomerPasswordTokenReq {
  /** Email address of the account that the token is for. */
  email: string
}

/** The body of `customers.update` (POST /store/customers/me). @since 0.1.0 */
export interface StorePostCustomersCustomerReq {
  /** Billing address: a new one, or the ID of one of the customer's addresses; null removes it. Unchanged if absent. */
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
  /** First name; null clears it. */
  first_name?: string | null
  /** Last name; null clears it. */
  last_name?: string | null
  /** New password, 8 to 128 characters; it ends all other sessions and tokens of the customer. Unchanged if absent, null or empty. */
  password?: string | null
  /** Phone number; null clears it. */
  phone?: string | null
  /** New address to sign in with, stored in lower case; it must not belong to another account. */
  email?: string | null
  /** Key-value pairs for your own data. They are merged with the stored pairs; an empty string removes its key. */
  metadata?: Record<string, unknown> | null
}

/** The body of `customers.create` (POST /store/customers). @since 0.1.0 */
export interface StorePostCustomersReq {
  /** First name. */
  first_name?: string | null
  /** Last name. */
  last_name?: string | null
  /** Email address for signing in; it is stored in lower case and must be unique among accounts. */
  email: string
  /** The password, 8 to 128 characters. */
  password: string
  /** Phone number. */
  phone?: string | null
}

/** The body of `customers.resetPassword` (POST /store/customers/password-reset). @since 0.1.0 */
export interface StorePostCustomersResetPasswordReq {
  /** Email address of the account. */
  email: string
  /** Token from the email to the customer; it works once, within 15 minutes. */
  token: string
  /** The new password, 8 to 128 characters. */
  password: string
}

/** The body of `orderEdits.decline` (POST /store/order-edits/{id}/decline). @since 0.1.0 */
export interface StorePostOrderEditsOrderEditDecline {
  /** Why the customer declines the order edit. */
  declined_reason?: string | null
}

/** The body of `paymentCollections.authorizePaymentSessionsBatch` (POST /store/payment-collections/{id}/sessions/batch/authorize). @since 0.1.0 */
export interface StorePostPaymentCollectionsBatchSessionsAuthorizeReq {
  /** IDs of payment sessions of the collection to authorize. */
  session_ids: string[]
}

/** The body of `paymentCollections.managePaymentSessionsBatch` (POST /store/payment-collections/{id}/sessions/batch). @since 0.1.0 */
export interface StorePostPaymentCollectionsBatchSessionsReq {
  /** Sessions and their amounts, which must add up to the amount of the collection. Sessions that are not listed are deleted, and providers that the region does not have are ignored. */
  sessions: {
    /** ID of a payment provider of the region. */
    provider_id: string
    /** The amount of the session, in the currency's smallest unit, more than 0. */
    amount: number
    /** ID of an existing session of this provider, which is kept with the new amount; without it, a new one is created. */
    session_id?: string | null
  }[]
}

/** What the records in {@link StorePaymentCollectionsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StorePostPaymentCollectionsPaymentCollectionSessionsBatchSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "region" | "region.payment_providers" | "payment_sessions"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** What the records in {@link StorePaymentCollectionsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StorePostPaymentCollectionsSessionsBatchAuthorizeSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "payment_sessions" | "payments"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The body of `returns.create` (POST /store/returns). @since 0.1.0 */
export interface StorePostReturnsReq {
  /** ID of the order. */
  order_id: string
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
  /** Return shipping; without it, the customer arranges the return. */
  return_shipping?: {
    /** ID of the return shipping option. */
    option_id: string
  } | null
}

/** The body of `products.search` (POST /store/products/search). @since 0.1.0 */
export interface StorePostSearchReq {
  /** Text to search for. The search engine decides in which fields. */
  q?: string | null
  /** Number of hits to skip. */
  offset?: number | null
  /** Maximum number of hits. By default, the search engine decides. */
  limit?: number | null
  /** Filter of the hits, in the syntax of the search engine. */
  filter?: unknown
}

/** The response of `products.search` (POST /store/products/search), with `hits`. @since 0.1.0 */
export interface StorePostSearchRes {
  /** The products that the search engine found, in its format. */
  hits: unknown[]
}

/** The body of `swaps.create` (POST /store/swaps). @since 0.1.0 */
export interface StorePostSwapsReq {
  /** ID of the order; it must be paid and at least partly fulfilled. */
  order_id: string
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
  /** New items. */
  additional_items: {
    /** ID of the variant. */
    variant_id: string
    /** Units, at least 1. */
    quantity: number
  }[]
  /** ID of the return shipping option; without it, the customer arranges the return. */
  return_shipping_option?: string | null
}

/** The response of `productTags.list` (GET /store/product-tags), with `product_tags`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface StoreProductTagsListRes {
  /** A list; each entry is a tag for classifying and filtering products. */
  product_tags: ProductTag[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `productTypes.list` (GET /store/product-types), with `product_types`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface StoreProductTypesListRes {
  /** A list; each entry is a product type, used in filters, tax rates and discount conditions. */
  product_types: ProductType[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link StoreProductTypesListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreProductTypesListSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: never
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: "deleted_at" | "metadata"
}

/** The response of `products.list` (GET /store/products), with `products`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface StoreProductsListRes {
  /** A list; each entry is a product for sale, with its variants. */
  products: Product[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** The response of `products.retrieve` (GET /store/products/{id}), with `product`. @since 0.1.0 */
export interface StoreProductsRes {
  /** A product for sale, with its variants. */
  product: Product
}

/** What the records in {@link StoreProductsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreProductsSelection {
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: "profile_id"
  /** The columns that are returned only if `fields` names them. */
  missing: never
}

/** The response of `regions.list` (GET /store/regions), with `regions`, `count`, `offset`, `limit`. @since 0.1.0 */
export interface StoreRegionsListRes {
  /** A list; each entry is a group of countries that share a currency, tax settings, and payment and fulfillment providers. */
  regions: Region[]
  /** The number of all rows that match. Beyond 20,000 rows or 5,000 matches of a search, it is an estimate, and the response has the header `X-Count: estimate`. */
  count: number
  /** The number of skipped rows: `offset` of the request, or its default. */
  offset: number
  /** The size of the page: `limit` of the request, or its default. */
  limit: number
}

/** What the records in {@link StoreRegionsListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreRegionsListSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "countries" | "payment_providers" | "fulfillment_providers" | "currency"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed: never
  /** The columns that are returned only if `fields` names them. */
  missing: never
}

/** The response of `regions.retrieve` (GET /store/regions/{id}), with `region`. @since 0.1.0 */
export interface StoreRegionsRes {
  /** A group of countries that share a currency, tax settings, and payment and fulfillment providers. */
  region: Region
}

/** The response of `returnReasons.list` (GET /store/return-reasons), with `return_reasons`. @since 0.1.0 */
export interface StoreReturnReasonsListRes {
  /** A list; each entry is a reason for a return, from the list that the store maintains. */
  return_reasons: ReturnReason[]
}

/** The response of `returnReasons.retrieve` (GET /store/return-reasons/{id}), with `return_reason`. @since 0.1.0 */
export interface StoreReturnReasonsRes {
  /** A reason for a return, from the list that the store maintains. */
  return_reason: ReturnReason
}

/** What the records in {@link StoreReturnReasonsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreReturnReasonsSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "parent_return_reason" | "return_reason_children"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: "metadata"
}

/** The response of `returns.create` (POST /store/returns), with `return`. @since 0.1.0 */
export interface StoreReturnsRes {
  /** A return: items that a customer sends back. */
  return: Return
}

/** What the records in {@link StoreReturnsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreReturnsSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "items" | "items.reason"
  /** The names that are always returned. */
  always: "items"
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The response of `shippingOptions.listCartOptions` and `shippingOptions.list`, with `shipping_options`. @since 0.1.0 */
export interface StoreShippingOptionsListRes {
  /** A list; each entry is a way to ship (or return) goods in one region, with its price and its fulfillment provider. */
  shipping_options: ShippingOption[]
}

/** What the records in {@link StoreShippingOptionsListRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreShippingOptionsListSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
  relations: "profile" | "requirements"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: "price_incl_tax" | "tax_rates" | "tax_amount"
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: never
}

/** The response of `swaps.create` and `swaps.retrieveByCartId`, with `swap`. @since 0.1.0 */
export interface StoreSwapsRes {
  /** An exchange: the customer returns items of an order, receives new ones, and the difference is paid or refunded. */
  swap: Swap
}

/** What the records in {@link StoreSwapsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreSwapsSelection {
  /** The paths of the relations that are returned; the operation ignores `expand`. */
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
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned. */
  computed: never
  /** The columns that the operation never returns; it ignores `fields`. */
  missing: "no_notification" | "canceled_at" | "allow_backorder"
}

/** The response of `products.variants.list` (GET /store/variants), with `variants`. @since 0.1.0 */
export interface StoreVariantsListRes {
  /** A list; each entry is a version of a product that customers can buy, such as one size, with its own prices, codes and stock. */
  variants: ProductVariant[]
}

/** The response of `products.variants.retrieve` (GET /store/variants/{id}), with `variant`. @since 0.1.0 */
export interface StoreVariantsRes {
  /** A version of a product that customers can buy, such as one size, with its own prices, codes and stock. */
  variant: ProductVariant
}

/** What the records in {@link StoreVariantsRes} contain by default. The client derives the types of responses from it, as from every {@link Selection}. `never` means that there are no such names. */
export interface StoreVariantsSelection {
  /** The paths of the relations that are returned unless `expand` is given. */
  relations: "prices" | "options" | "product"
  /** The names that are always returned. */
  always: never
  /** Computed fields, such as totals, that are returned unless `fields` is given. */
  computed:
    | "original_price"
    | "calculated_price"
    | "original_price_includes_tax"
    | "calculated_price_includes_tax"
    | "original_price_incl_tax"
    | "calculated_price_incl_tax"
    | "original_tax"
    | "calculated_tax"
    | "tax_rates"
    | "purchasable"
  /** The columns that are returned only if `fields` names them. */
  missing: never
}
