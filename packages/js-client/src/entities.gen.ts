// Generated from the operations of the core by `npm run generate`. Do not edit.
/** How the value of a discount is allocated. */
export type AllocationType = "total" | "item"

/** What a cart is used for. */
export type CartType = "default" | "swap" | "draft_order" | "payment_link" | "claim"

/** How far the fulfillment of a claim's replacements has progressed. */
export type ClaimFulfillmentStatus =
  | "not_fulfilled"
  | "partially_fulfilled"
  | "fulfilled"
  | "partially_shipped"
  | "shipped"
  | "partially_returned"
  | "returned"
  | "canceled"
  | "requires_action"

/** Whether a claim has been refunded. */
export type ClaimPaymentStatus = "na" | "not_refunded" | "refunded"

/** The reason why an item is claimed. */
export type ClaimReason = "missing_item" | "wrong_item" | "production_failure" | "other"

/** How a claim is settled. */
export type ClaimType = "refund" | "replace"

/** Whether a discount condition includes or excludes the resources it lists. */
export type DiscountConditionOperator = "in" | "not_in"

/** The kind of resource that a discount condition lists. */
export type DiscountConditionType =
  "products" | "product_types" | "product_collections" | "product_tags" | "customer_groups"

/** What a discount takes off. */
export type DiscountRuleType = "fixed" | "percentage" | "free_shipping"

/** Whether a draft order has become an order. */
export type DraftOrderStatus = "open" | "completed"

/** How much of an order has been fulfilled, shipped or returned. */
export type FulfillmentStatus =
  | "not_fulfilled"
  | "partially_fulfilled"
  | "fulfilled"
  | "partially_shipped"
  | "shipped"
  | "partially_returned"
  | "returned"
  | "canceled"
  | "requires_action"

/** The kind of change in an order edit. */
export type OrderEditItemChangeType = "item_add" | "item_remove" | "item_update"

/** The status of an order as a whole. */
export type OrderStatus = "pending" | "completed" | "archived" | "canceled" | "requires_action"

/** How far the amount of a payment collection has been authorized. */
export type PaymentCollectionStatus =
  "not_paid" | "awaiting" | "authorized" | "partially_authorized" | "canceled"

/** What a payment collection pays for. */
export type PaymentCollectionType = "order_edit"

/** The status that the payment provider reports for a payment session. */
export type PaymentSessionStatus = "authorized" | "pending" | "requires_more" | "error" | "canceled"

/** How much of an order has been captured or refunded. */
export type PaymentStatus =
  "not_paid" | "awaiting" | "captured" | "partially_refunded" | "refunded" | "canceled" | "requires_action"

/** Whether the prices of a price list apply. */
export type PriceListStatus = "active" | "draft"

/** How the prices of a price list relate to the default prices. */
export type PriceListType = "sale" | "override"

/** The publication status of a product. */
export type ProductStatus = "draft" | "proposed" | "published" | "rejected"

/** The reason for a refund. */
export type RefundReason = "discount" | "return" | "swap" | "claim" | "other"

/** How a shipping option's requirement compares the cart's subtotal with its amount. */
export type RequirementType = "min_subtotal" | "max_subtotal"

/** How far a return has progressed. */
export type ReturnStatus = "requested" | "received" | "requires_action" | "canceled"

/** Where the price of a shipping option comes from. */
export type ShippingOptionPriceType = "flat_rate" | "calculated"

/** What a shipping profile is for. */
export type ShippingProfileType = "default" | "gift_card" | "custom"

/** How far the fulfillment of a swap's new items has progressed. */
export type SwapFulfillmentStatus =
  "not_fulfilled" | "fulfilled" | "shipped" | "partially_shipped" | "canceled" | "requires_action"

/** Whether the difference of a swap has been paid or refunded. */
export type SwapPaymentStatus =
  | "not_paid"
  | "awaiting"
  | "captured"
  | "confirmed"
  | "canceled"
  | "difference_refunded"
  | "partially_refunded"
  | "refunded"
  | "requires_action"

/** The role of a user in requests and responses; it grants no permissions by itself. */
export type UserRoles = "admin" | "member" | "developer"

/** A postal address used by a customer, a cart, an order, a claim or a swap. */
export interface Address {
  /** The unique identifier: `addr_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The customer whose address book contains the address; null for the address of a cart or an order. */
  customer_id: string | null
  /** The company. */
  company: string | null
  /** The first name. */
  first_name: string | null
  /** The last name. */
  last_name: string | null
  /** The first address line: street and number. */
  address_1: string | null
  /** The second address line, such as the flat or building. */
  address_2: string | null
  /** The city. */
  city: string | null
  /** The two-letter ISO 3166-1 country code in lower case. */
  country_code: string | null
  /** The state, province or canton. */
  province: string | null
  /** The postal code. */
  postal_code: string | null
  /** The phone number. */
  phone: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The customer whose address book contains the address; null for the address of a cart or an order. */
  customer?: Customer | null
  /** The `Country` that `country_code` refers to. */
  country?: Country | null
}

/** A user's choice whether their actions in the dashboard may be recorded for analytics. */
export interface AnalyticsConfig {
  /** The unique identifier: `acfg_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The user who made the choice. */
  user_id: string
  /** Whether the user opted out: nothing is recorded. */
  opt_out: boolean
  /** Whether actions are recorded without the user's name. */
  anonymize: boolean
}

/** A long-running task over many records, such as a product import, that runs in the background. */
export interface BatchJob {
  /** The unique identifier: `batch_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The kind of task, such as `product-import`; it selects the batch job strategy. */
  type: string
  /** The user who created the batch job. */
  created_by: string | null
  /** The parameters of the task; their shape depends on `type`. */
  context: Record<string, unknown> | null
  /** The outcome so far: counts, progress, the file written, and errors. */
  result: Record<string, unknown> | null
  /** Whether the job waits for a confirmation after pre-processing instead of starting at once. Always false in lists, as in v1. */
  dry_run: boolean
  /** The time at which the row was created. */
  created_at: string
  /** The time at which pre-processing ended; null before. */
  pre_processed_at: string | null
  /** The time of the confirmation; null before. */
  confirmed_at: string | null
  /** The time at which processing began; null before. */
  processing_at: string | null
  /** The time at which the job completed; null before. */
  completed_at: string | null
  /** The time at which the job failed; null if it did not. */
  failed_at: string | null
  /** When it was canceled. */
  canceled_at: string | null
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The `User` that `created_by` refers to. */
  created_by_user?: User | null
  /** What happened to it last. */
  status: "created" | "pre_processed" | "confirmed" | "processing" | "completed" | "canceled" | "failed"
}

/** The items, addresses, shipping methods and payment sessions a customer collects before the purchase; completing a cart creates an order. */
export interface Cart {
  /** The type of the record. */
  object?: "cart"
  /** The unique identifier: `cart_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The customer's email address; the order takes it over. */
  email: string | null
  /** The billing address. */
  billing_address_id: string | null
  /** The shipping address. */
  shipping_address_id: string | null
  /** The region that decides the currency, the taxes and the providers. */
  region_id: string
  /** The customer the cart belongs to; null until an email address is set or a customer signs in. */
  customer_id: string | null
  /** The payment authorized for the cart; null before. */
  payment_id: string | null
  /** What the cart is used for. */
  type: CartType
  /** The time at which the cart was completed; null while it is open. */
  completed_at: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The idempotency key of the request that completed the cart. */
  idempotency_key: string | null
  /** Details of the request that created the cart, such as the client's IP address and user agent. */
  context: Record<string, unknown> | null
  /** The time at which the payment was authorized; null before. */
  payment_authorized_at: string | null
  /** The sales channel of the purchase. */
  sales_channel_id: string | null
  /** The billing address. */
  billing_address?: Address | null
  /** The shipping address. */
  shipping_address?: Address | null
  /** Every `LineItem` whose `cart_id` is the `id` of this `Cart`. */
  items?: LineItem[]
  /** The region that decides the currency, the taxes and the providers. */
  region?: Region | null
  /** The discounts that are applied to the cart. */
  discounts?: Discount[]
  /** The gift cards that pay for part of the cart or all of it. */
  gift_cards?: GiftCard[]
  /** The customer the cart belongs to; null until an email address is set or a customer signs in. */
  customer?: Customer | null
  /** Every `PaymentSession` whose `cart_id` is the `id` of this `Cart`. */
  payment_sessions?: PaymentSession[]
  /** The payment authorized for the cart; null before. */
  payment?: Payment | null
  /** Every `ShippingMethod` whose `cart_id` is the `id` of this `Cart`. */
  shipping_methods?: ShippingMethod[]
  /** The sales channel of the purchase. */
  sales_channel?: SalesChannel | null
  /** The selected payment session; left out while none is. */
  payment_session?: { id: string; provider_id: string; [name: string]: unknown }
  /** The lines without tax, before discounts, in the currency's smallest unit. */
  subtotal?: number
  /** What discounts take off the lines, without tax, in the currency's smallest unit. */
  discount_total?: number
  /** The tax on the lines after discounts, in the currency's smallest unit. */
  item_tax_total?: number
  /** The shipping methods without tax, in the currency's smallest unit. */
  shipping_total?: number
  /** The tax on the shipping methods, in the currency's smallest unit. */
  shipping_tax_total?: number
  /** The tax on lines and shipping methods, in the currency's smallest unit. */
  tax_total?: number
  /** What gift cards pay, in the currency's smallest unit. */
  gift_card_total?: number
  /** The tax that was paid when those gift cards were bought, in the currency's smallest unit. */
  gift_card_tax_total?: number
  /** What is to be paid, in the currency's smallest unit. */
  total?: number
  /** The discounts of the lines with their fractions; answers about payment sessions and drafts have it. */
  raw_discount_total?: number
}

/** An image that documents what is wrong with a claimed item. */
export interface ClaimImage {
  /** The unique identifier: `cimg_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The claim item the image documents. */
  claim_item_id: string
  /** The URL of the image. */
  url: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The claim item the image documents. */
  claim_item?: ClaimItem | null
}

/** A line item of the order that a claim concerns, in a quantity. */
export interface ClaimItem {
  /** The unique identifier: `citm_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The claim the row belongs to. */
  claim_order_id: string
  /** The line item that is claimed. */
  item_id: string
  /** The variant of the claimed line item. */
  variant_id: string
  /** The reason for the claim. */
  reason: ClaimReason
  /** A free-text explanation. */
  note: string | null
  /** The number of units claimed. */
  quantity: number
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** Every `ClaimImage` whose `claim_item_id` is the `id` of this `ClaimItem`. */
  images?: ClaimImage[]
  /** The claim the row belongs to. */
  claim_order?: ClaimOrder | null
  /** The line item that is claimed. */
  item?: LineItem | null
  /** The variant of the claimed line item. */
  variant?: ProductVariant | null
  /** The tags of the claim item, for example to count similar faults. */
  tags?: ClaimTag[]
}

/** A customer's claim about items of an order, settled by a refund or by sending replacements. */
export interface ClaimOrder {
  /** The unique identifier: `claim_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** Whether the claim has been refunded. */
  payment_status: ClaimPaymentStatus
  /** How far the fulfillment of the replacements has progressed. */
  fulfillment_status: ClaimFulfillmentStatus
  /** Whether the claim is settled by a refund or by replacements. */
  type: ClaimType
  /** The order whose items are claimed. */
  order_id: string
  /** The address that replacements are shipped to. */
  shipping_address_id: string | null
  /** The amount to refund, an integer in the currency's smallest unit. */
  refund_amount: number | null
  /** The time of the cancellation; null if it was not canceled. */
  canceled_at: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The idempotency key of the request that created the row. */
  idempotency_key: string | null
  /** The `no_notification` of its events: `true` asks subscribers to send no message; null means it was not set. */
  no_notification: boolean | null
  /** Every `ClaimItem` whose `claim_order_id` is the `id` of this `ClaimOrder`. */
  claim_items?: ClaimItem[]
  /** Every `LineItem` whose `claim_order_id` is the `id` of this `ClaimOrder`. */
  additional_items?: LineItem[]
  /** The order whose items are claimed. */
  order?: Order | null
  /** The `Return` whose `claim_order_id` is the `id` of this `ClaimOrder`. */
  return_order?: Return | null
  /** The address that replacements are shipped to. */
  shipping_address?: Address | null
  /** Every `ShippingMethod` whose `claim_order_id` is the `id` of this `ClaimOrder`. */
  shipping_methods?: ShippingMethod[]
  /** Every `Fulfillment` whose `claim_order_id` is the `id` of this `ClaimOrder`. */
  fulfillments?: Fulfillment[]
}

/** A tag for classifying claim items. */
export interface ClaimTag {
  /** The unique identifier: `ctag_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The text of the tag. */
  value: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
}

/** A country of ISO 3166-1. */
export interface Country {
  /** A number that identifies the row. */
  id: number
  /** The two-letter ISO 3166-1 code in lower case. */
  iso_2: string
  /** The three-letter ISO 3166-1 code in lower case. */
  iso_3: string
  /** The numeric ISO 3166-1 code. */
  num_code: number
  /** The name in upper case. */
  name: string
  /** The name shown to customers. */
  display_name: string
  /** The region the country belongs to; null when the shop does not sell there. */
  region_id: string | null
  /** The region the country belongs to; null when the shop does not sell there. */
  region?: Region | null
}

/** A currency of ISO 4217 that the shop can use. */
export interface Currency {
  /** The three-letter ISO 4217 code in lower case; the primary key. */
  code: string
  /** The symbol used outside the currency's own country, such as `CA$`. */
  symbol: string
  /** The symbol used in the currency's own country, such as `$`. */
  symbol_native: string
  /** The currency's name in English. */
  name: string
  /** Whether prices in this currency include tax. */
  includes_tax: boolean
}

/** A person who buys from the shop, with an account or as a guest. */
export interface Customer {
  /** The unique identifier: `cus_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The email address in lower case; at most one account and one guest share an address. */
  email: string
  /** The first name. */
  first_name: string | null
  /** The last name. */
  last_name: string | null
  /** The customer's billing address. */
  billing_address_id: string | null
  /** The phone number. */
  phone: string | null
  /** Whether the customer has an account and can sign in. */
  has_account: boolean
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The customer's billing address. */
  billing_address?: Address | null
  /** Every `Address` whose `customer_id` is the `id` of this `Customer`. */
  shipping_addresses?: Address[]
  /** Every `Order` whose `customer_id` is the `id` of this `Customer`. */
  orders?: Order[]
  /** The customer groups that the customer belongs to. */
  groups?: CustomerGroup[]
}

/** A group of customers that price lists and discount conditions can refer to. */
export interface CustomerGroup {
  /** The unique identifier: `cgrp_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The name of the group; unique among groups that are not deleted. */
  name: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The customers in the group. */
  customers?: Customer[]
  /** The price lists that apply to the group. */
  price_lists?: PriceList[]
}

/** A discount code that reduces the price of a cart. */
export interface Discount {
  /** The unique identifier: `disc_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The code customers enter, in upper case; unique among discounts that are not deleted. */
  code: string
  /** Whether the discount is a template from which codes are generated. */
  is_dynamic: boolean
  /** The discount rule: what is taken off, and from what. */
  rule_id: string | null
  /** Whether it is disabled and cannot be used. */
  is_disabled: boolean
  /** The dynamic discount this code was generated from. */
  parent_discount_id: string | null
  /** The time from which the discount applies. */
  starts_at: string
  /** The time at which the discount expires; null means never. */
  ends_at: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The maximum number of orders that may use the discount; null means no limit. */
  usage_limit: number | null
  /** The number of orders that have used the discount. */
  usage_count: number
  /** How long a code generated from this discount is valid, as an ISO 8601 duration such as `P30D` (30 days). */
  valid_duration: string | null
  /** The discount rule: what is taken off, and from what. */
  rule?: DiscountRule | null
  /** The dynamic discount this code was generated from. */
  parent_discount?: Discount | null
  /** The regions in which the discount can be used. */
  regions?: Region[]
}

/** A condition that limits a discount rule to certain products or customers. Not every response has all columns: by default, `admin.discounts.getCondition` does not return `deleted_at` or `metadata`. */
export interface DiscountCondition {
  /** The unique identifier: `discon_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The kind of resource the condition lists. */
  type: DiscountConditionType
  /** Whether the rule applies to the listed resources or to all others. */
  operator: DiscountConditionOperator
  /** The discount rule that the condition limits. */
  discount_rule_id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The discount rule that the condition limits. */
  discount_rule?: DiscountRule | null
  /** The products of a condition of the type `products`. */
  products?: Product[]
  /** The product types of a condition of the type `product_types`. */
  product_types?: ProductType[]
  /** The product tags of a condition of the type `product_tags`. */
  product_tags?: ProductTag[]
  /** The product collections of a condition of the type `product_collections`. */
  product_collections?: ProductCollection[]
  /** The customer groups of a condition of the type `customer_groups`. */
  customer_groups?: CustomerGroup[]
}

/** What a discount takes off: an amount, a percentage or the shipping price, and how it is allocated. */
export interface DiscountRule {
  /** The unique identifier: `dru_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** A text that describes the rule. */
  description: string | null
  /** Whether the rule takes off an amount, a percentage or the shipping price. */
  type: DiscountRuleType
  /** The amount as an integer in the smallest unit of the currency of the discount's only region (`fixed`), or the percentage (`percentage`). */
  value: number
  /** Whether the value applies once to the total or to each item; null for free shipping. */
  allocation: AllocationType | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** Every `DiscountCondition` whose `discount_rule_id` is the `id` of this `DiscountRule`. */
  conditions?: DiscountCondition[]
  /** The products of a rule from an old version of Medusa v1. New rules have `conditions` instead. */
  products?: Product[]
}

/** An order that a user prepares on a customer's behalf; once it is marked as paid, it becomes an order. Not every response has all columns: by default, `admin.draftOrders.create` does not return `completed_at` or `idempotency_key`. */
export interface DraftOrder {
  /** The unique identifier: `dorder_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** Whether the draft order is open or has become an order. */
  status: DraftOrderStatus
  /** A human-readable sequence number, starting at 1. */
  display_id: number
  /** The cart that holds the draft order's items, addresses and shipping methods. */
  cart_id: string | null
  /** The order created from the draft order; null while it is open. */
  order_id: string | null
  /** The time of the cancellation; null if it was not canceled. */
  canceled_at: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the draft order became an order; null before. */
  completed_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The idempotency key of the request that created the row. */
  idempotency_key: string | null
  /** Whether the order that the draft becomes sends no emails: its `no_notification`. */
  no_notification_order: boolean | null
  /** The cart that holds the draft order's items, addresses and shipping methods. */
  cart?: Cart | null
  /** The order created from the draft order; null while it is open. */
  order?: Order | null
}

/** Items of an order, a swap or a claim that a fulfillment provider packs and ships together. */
export interface Fulfillment {
  /** The unique identifier: `ful_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The swap whose new items are shipped. */
  swap_id: string | null
  /** The order whose items are shipped. */
  order_id: string | null
  /** Tracking numbers stored by old versions; new ones are in `tracking_links`. */
  tracking_numbers: string[]
  /** Data that the fulfillment provider stores with the fulfillment. */
  data: Record<string, unknown>
  /** The time of the shipment; null before. */
  shipped_at: string | null
  /** The time of the cancellation; null if it was not canceled. */
  canceled_at: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The idempotency key of the request that created the row. */
  idempotency_key: string | null
  /** The fulfillment provider. */
  provider_id: string | null
  /** The claim whose replacements are shipped. */
  claim_order_id: string | null
  /** The `no_notification` of its events: `true` asks subscribers to send no message; null means it was not set. */
  no_notification: boolean | null
  /** The stock location the items are shipped from. */
  location_id: string | null
  /** The claim whose replacements are shipped. */
  claim_order?: ClaimOrder | null
  /** The swap whose new items are shipped. */
  swap?: Swap | null
  /** The order whose items are shipped. */
  order?: Order | null
  /** The fulfillment provider. */
  provider?: FulfillmentProvider | null
  /** Every `FulfillmentItem` whose `fulfillment_id` is the `id` of this `Fulfillment`. */
  items?: FulfillmentItem[]
  /** Every `TrackingLink` whose `fulfillment_id` is the `id` of this `Fulfillment`. */
  tracking_links?: TrackingLink[]
}

/** A line item of a fulfillment with the quantity that is shipped. */
export interface FulfillmentItem {
  /** The fulfillment the row belongs to. */
  fulfillment_id: string
  /** The line item. */
  item_id: string
  /** The number of units in the fulfillment. */
  quantity: number
  /** The fulfillment the row belongs to. */
  fulfillment?: Fulfillment | null
  /** The line item. */
  item?: LineItem | null
}

/** A fulfillment provider that is, or was, installed on the server. */
export interface FulfillmentProvider {
  /** The ID that the code of the provider defines, such as `manual`. */
  id: string
  /** Whether the provider is installed on the running server. */
  is_installed: boolean
}

/** A prepaid balance that anyone who knows the code can spend. Not every response has all columns: by default, `giftCards.retrieve` does not return `region_id`, `order_id`, `is_disabled`, `ends_at` and other columns. */
export interface GiftCard {
  /** The unique identifier: `gift_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The code that customers enter; unique. */
  code: string
  /** The initial balance, an integer in the currency's smallest unit. */
  value: number
  /** The remaining balance, an integer in the currency's smallest unit; never negative. */
  balance: number
  /** The region in which the gift card can be used; its currency is the balance's. */
  region_id: string
  /** The order with which the gift card was bought; null if a user created it. */
  order_id: string | null
  /** Whether it is disabled and cannot be used. */
  is_disabled: boolean
  /** The time at which it expires; null means never. */
  ends_at: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The tax rate, in percent, applied to amounts paid with the gift card; null means none. */
  tax_rate: number | null
  /** The region in which the gift card can be used; its currency is the balance's. */
  region?: Region | null
  /** The order with which the gift card was bought; null if a user created it. */
  order?: Order | null
}

/** An amount that an order took from a gift card. */
export interface GiftCardTransaction {
  /** The unique identifier: `gct_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The gift card that was charged. */
  gift_card_id: string
  /** The order that was paid for. */
  order_id: string
  /** The amount charged, an integer in the currency's smallest unit. */
  amount: number
  /** The time at which the row was created. */
  created_at: string
  /** Whether the amount is taxable; null for rows of old versions. */
  is_taxable: boolean | null
  /** The tax rate of the amount, in percent. */
  tax_rate: number | null
  /** The gift card that was charged. */
  gift_card?: GiftCard | null
  /** The order that was paid for. */
  order?: Order | null
}

/** An image of a product. */
export interface Image {
  /** The unique identifier: `img_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The URL of the image. */
  url: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
}

/** A physical item that is kept in stock; each product variant consists of inventory items. Not every response has all columns: by default, `admin.inventoryItems.retrieve` does not return `deleted_at`. */
export interface InventoryItem {
  /** The unique identifier: `iitem_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The stock keeping unit (SKU); unique among inventory items that are not deleted. */
  sku: string | null
  /** The country of origin. */
  origin_country: string | null
  /** The Harmonized System (HS) code for customs. */
  hs_code: string | null
  /** The manufacturer identification (MID) code for customs. */
  mid_code: string | null
  /** The material. */
  material: string | null
  /** The weight; the store decides the unit. */
  weight: number | null
  /** The length; the store decides the unit. */
  length: number | null
  /** The height; the store decides the unit. */
  height: number | null
  /** The width; the store decides the unit. */
  width: number | null
  /** Whether the item has to be shipped. */
  requires_shipping: boolean
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The item's name. */
  title: string | null
  /** A text that describes the item. */
  description: string | null
  /** The URL of the thumbnail image. */
  thumbnail: string | null
  /** Every `InventoryLevel` whose `inventory_item_id` is the `id` of this `InventoryItem`. */
  inventory_levels?: InventoryLevel[]
  /** The product variants that the item is part of. */
  variants?: ProductVariant[]
  /** The item's levels, one for each stock location. In the response of an item, `available_quantity` of a level is the number of units that are in stock and not reserved. */
  location_levels?: {
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
  /** Units in stock at all of these locations. */
  stocked_quantity?: number
  /** Units that are reserved at all of these locations. */
  reserved_quantity?: number
}

/** The stock of one inventory item at one stock location; an item has at most one level per location. */
export interface InventoryLevel {
  /** The unique identifier: `ilev_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The inventory item. */
  inventory_item_id: string
  /** The ID of the stock location. */
  location_id: string
  /** The number of units at the location. */
  stocked_quantity: number
  /** The number of units that are reserved. If an admin user reserves more than are in stock, it is greater than `stocked_quantity`. */
  reserved_quantity: number
  /** The number of units expected to arrive. They cannot be sold yet. */
  incoming_quantity: number
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The inventory item. */
  inventory_item?: InventoryItem | null
  /** The stock location. */
  location?: StockLocation | null
}

/** An invitation to become a user of the dashboard. */
export interface Invite {
  /** The unique identifier: `invite_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The invited email address; unique among invites that are not deleted. */
  user_email: string
  /** The role the new user receives. */
  role: UserRoles | null
  /** Whether the invite was accepted. */
  accepted: boolean
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The secret token with which the invite is accepted. */
  token: string
  /** The time at which the invite expires. */
  expires_at: string
}

/** A product variant in a quantity: one line of a cart, an order, a swap, a claim or an order edit. */
export interface LineItem {
  /** The unique identifier: `item_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The cart the item was added to. */
  cart_id: string | null
  /** The order the item belongs to; null when there is none. */
  order_id: string | null
  /** The swap that sends the item to the customer as a new item. */
  swap_id: string | null
  /** The product's title, copied when the item was added. */
  title: string
  /** The variant's title, copied when the item was added. */
  description: string | null
  /** The URL of the thumbnail image. */
  thumbnail: string | null
  /** Whether the item is a gift card. */
  is_giftcard: boolean
  /** Whether adding the same variant with the same metadata raises this item's quantity instead of adding an item. */
  should_merge: boolean
  /** Whether discounts apply to the item. */
  allow_discounts: boolean
  /** Whether the cart's shipping methods cover the item's shipping profile. */
  has_shipping: boolean | null
  /** The price of one unit, an integer in the currency's smallest unit. */
  unit_price: number
  /** The variant that is bought; null for a custom item of a draft order. */
  variant_id: string | null
  /** The number of units, at least 1. */
  quantity: number
  /** The number of units in fulfillments; null means none. */
  fulfilled_quantity: number | null
  /** The number of units that were returned; null means none. */
  returned_quantity: number | null
  /** The number of units that were shipped; null means none. */
  shipped_quantity: number | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The claim that sends the item to the customer as a replacement. */
  claim_order_id: string | null
  /** Whether the item stands for returned goods in the cart of a swap. */
  is_return: boolean
  /** Whether `unit_price` includes tax. */
  includes_tax: boolean
  /** The item of the order that this item of an order edit replaces. */
  original_item_id: string | null
  /** The order edit that proposed the item; null when there is none. */
  order_edit_id: string | null
  /** The cart the item was added to. */
  cart?: Cart | null
  /** The order the item belongs to; null when there is none. */
  order?: Order | null
  /** The swap that sends the item to the customer as a new item. */
  swap?: Swap | null
  /** The claim that sends the item to the customer as a replacement. */
  claim_order?: ClaimOrder | null
  /** Every `LineItemTaxLine` whose `item_id` is the `id` of this `LineItem`. */
  tax_lines?: LineItemTaxLine[]
  /** Every `LineItemAdjustment` whose `item_id` is the `id` of this `LineItem`. */
  adjustments?: LineItemAdjustment[]
  /** The order edit that proposed the item; null when there is none. */
  order_edit?: OrderEdit | null
  /** The variant that is bought; null for a custom item of a draft order. */
  variant?: ProductVariant | null
  /** All units without tax, before discounts, in the currency's smallest unit. */
  subtotal?: number
  /** What discounts take off the line, without tax, in the currency's smallest unit. */
  discount_total?: number
  /** The same with its fraction: a share of a discount over the whole cart has one. */
  raw_discount_total?: number
  /** The tax after discounts, in the currency's smallest unit. */
  tax_total?: number
  /** The tax before discounts, in the currency's smallest unit. */
  original_tax_total?: number
  /** What the line costs, discounts and tax included, in the currency's smallest unit. */
  total?: number
  /** What the line would cost without discounts, tax included, in the currency's smallest unit. */
  original_total?: number
  /** What can be refunded for it; on lines of orders, in the currency's smallest unit. */
  refundable?: number
}

/** An amount by which the price of a line item is reduced, usually because of a discount. */
export interface LineItemAdjustment {
  /** The unique identifier: `lia_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The line item whose price is reduced. */
  item_id: string
  /** The reason for the reduction, such as `discount`. */
  description: string
  /** The discount that causes the reduction; null when the reduction has another cause. */
  discount_id: string | null
  /** The reduction for the whole line, an integer in the currency's smallest unit. */
  amount: number
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The line item whose price is reduced. */
  item?: LineItem | null
  /** The discount that causes the reduction; null when the reduction has another cause. */
  discount?: Discount | null
}

/** A tax rate as applied to a line item. */
export interface LineItemTaxLine {
  /** The unique identifier: `litl_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The rate in percent. */
  rate: number
  /** The rate's name. */
  name: string
  /** The code of the rate, as a tax system knows it. */
  code: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The taxed line item. */
  item_id: string
  /** The taxed line item. */
  item?: LineItem | null
}

/** A price: an amount in a currency, optionally limited to a region, a range of quantities or a price list. */
export interface MoneyAmount {
  /** The unique identifier: `ma_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The three-letter ISO 4217 currency code in lower case. */
  currency_code: string
  /** The price of one unit, an integer in the currency's smallest unit. Whether it includes tax depends on `includes_tax` of its price list, region or currency. */
  amount: number
  /** The region in which the price applies; null means every region with the currency. */
  region_id: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The smallest quantity the price applies to; null means no minimum. */
  min_quantity: number | null
  /** The largest quantity the price applies to; null means no maximum. */
  max_quantity: number | null
  /** The price list the price belongs to; null for a default price. */
  price_list_id: string | null
  /** The `Currency` that `currency_code` refers to. */
  currency?: Currency | null
  /** The price list the price belongs to; null for a default price. */
  price_list?: PriceList | null
  /** The product variants that have the price; usually one. */
  variants?: ProductVariant[]
  /** The region in which the price applies; null means every region with the currency. */
  region?: Region | null
  /** The `PriceSetMoneyAmount` whose `money_amount_id` is the `id` of this `MoneyAmount`. */
  price_set_money_amount?: PriceSetMoneyAmount | null
  /** The product variant that has the price. */
  variant?: ProductVariant | null
  /** The variant that the price is for. */
  variant_id?: string
}

/** A note that a user attaches to a resource, such as an order. */
export interface Note {
  /** The unique identifier: `note_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The text of the note. */
  value: string
  /** The type of the resource, such as `order`. Any text is valid. */
  resource_type: string
  /** The ID of the resource. */
  resource_id: string
  /** The user who wrote the note. */
  author_id: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The user who wrote the note. */
  author?: User | null
}

/** A message that a notification provider sent, such as an order confirmation. Not every response has all columns: by default, `admin.notifications.list` does not return `customer_id`, `data` or `parent_id`. */
export interface Notification {
  /** The unique identifier: `noti_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The event that triggered the message. */
  event_name: string | null
  /** The type of the resource, such as `order`. */
  resource_type: string
  /** The ID of the resource. */
  resource_id: string
  /** The customer who received the message; null when there is none. */
  customer_id: string | null
  /** The recipient's address, such as an email address. */
  to: string
  /** The data the provider returned; it uses them to send the message again. */
  data: Record<string, unknown>
  /** The notification this one resends; null for the first. */
  parent_id: string | null
  /** The provider that sent the message. */
  provider_id: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The customer who received the message; null when there is none. */
  customer?: Customer | null
  /** The notification this one resends; null for the first. */
  parent_notification?: Notification | null
  /** Every `Notification` whose `parent_id` is the `id` of this `Notification`. */
  resends?: Notification[]
  /** The provider that sent the message. */
  provider?: NotificationProvider | null
}

/** A notification provider that is, or was, installed on the server. */
export interface NotificationProvider {
  /** The ID that the code of the provider defines. */
  id: string
  /** Whether the provider is installed on the running server. */
  is_installed: boolean
}

/** A third-party application that is registered with the shop and can be connected through OAuth. */
export interface Oauth {
  /** The unique identifier: `oauth_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The name shown to users. */
  display_name: string
  /** The name that requests use for the application; unique. */
  application_name: string
  /** The URL at which a user connects the application. */
  install_url: string | null
  /** The URL at which a user disconnects the application. */
  uninstall_url: string | null
  /** Credentials of the connection, such as access tokens. */
  data: Record<string, unknown> | null
}

/** A completed purchase with its items, payments, fulfillments, returns, swaps and claims. Not every response has all columns: by default, `customers.listOrders` does not return `billing_address_id`, `shipping_address_id`, `canceled_at`, `updated_at` and other columns. */
export interface Order {
  /** The type of the record. */
  object?: "order"
  /** The unique identifier: `order_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The status of the order as a whole. */
  status: OrderStatus
  /** How much of the order has been fulfilled, shipped or returned. */
  fulfillment_status: FulfillmentStatus
  /** How much of the order has been captured or refunded. */
  payment_status: PaymentStatus
  /** A human-readable sequence number, starting at 1. */
  display_id: number
  /** The cart the order was created from; unique. */
  cart_id: string | null
  /** The customer who placed the order. */
  customer_id: string
  /** The email address for messages about the order. */
  email: string
  /** The billing address. */
  billing_address_id: string | null
  /** The shipping address. */
  shipping_address_id: string | null
  /** The region of the purchase. */
  region_id: string
  /** The three-letter ISO 4217 currency code in lower case. */
  currency_code: string
  /** A tax rate in percent that applies to the whole order; null when tax lines hold the rates. */
  tax_rate: number | null
  /** The time of the cancellation; null if it was not canceled. */
  canceled_at: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The idempotency key of the request that created the row. */
  idempotency_key: string | null
  /** The draft order the order was created from; null when there is none. */
  draft_order_id: string | null
  /** The `no_notification` of its events: `true` asks subscribers to send no message; null means it was not set. */
  no_notification: boolean | null
  /** An identifier in an external system. */
  external_id: string | null
  /** The sales channel of the purchase. */
  sales_channel_id: string | null
  /** The cart the order was created from; unique. */
  cart?: Cart | null
  /** The customer who placed the order. */
  customer?: Customer | null
  /** The billing address. */
  billing_address?: Address | null
  /** The shipping address. */
  shipping_address?: Address | null
  /** The region of the purchase. */
  region?: Region | null
  /** The `Currency` that `currency_code` refers to. */
  currency?: Currency | null
  /** The discounts that were applied to the order. */
  discounts?: Discount[]
  /** The gift cards that paid for part of the order or all of it. */
  gift_cards?: GiftCard[]
  /** Every `ShippingMethod` whose `order_id` is the `id` of this `Order`. */
  shipping_methods?: ShippingMethod[]
  /** Every `Payment` whose `order_id` is the `id` of this `Order`. */
  payments?: Payment[]
  /** Every `Fulfillment` whose `order_id` is the `id` of this `Order`. */
  fulfillments?: Fulfillment[]
  /** Every `Return` whose `order_id` is the `id` of this `Order`. */
  returns?: Return[]
  /** Every `ClaimOrder` whose `order_id` is the `id` of this `Order`. */
  claims?: ClaimOrder[]
  /** Every `Refund` whose `order_id` is the `id` of this `Order`. */
  refunds?: Refund[]
  /** Every `Swap` whose `order_id` is the `id` of this `Order`. */
  swaps?: Swap[]
  /** The draft order the order was created from; null when there is none. */
  draft_order?: DraftOrder | null
  /** Every `OrderEdit` whose `order_id` is the `id` of this `Order`. */
  edits?: OrderEdit[]
  /** Every `LineItem` whose `order_id` is the `id` of this `Order`. */
  items?: LineItem[]
  /** Every `GiftCardTransaction` whose `order_id` is the `id` of this `Order`. */
  gift_card_transactions?: GiftCardTransaction[]
  /** The sales channel of the purchase. */
  sales_channel?: SalesChannel | null
  /** The lines without tax, before discounts, in the currency's smallest unit. */
  subtotal?: number
  /** What discounts take off the lines, without tax, in the currency's smallest unit. */
  discount_total?: number
  /** The same with its fraction. */
  raw_discount_total?: number
  /** The tax on the lines after discounts, in the currency's smallest unit. */
  item_tax_total?: number
  /** The shipping methods without tax, in the currency's smallest unit. */
  shipping_total?: number
  /** The tax on the shipping methods, in the currency's smallest unit. */
  shipping_tax_total?: number
  /** The tax on lines and shipping methods, in the currency's smallest unit. */
  tax_total?: number
  /** What gift cards paid, in the currency's smallest unit. */
  gift_card_total?: number
  /** The tax that was paid when those gift cards were bought, in the currency's smallest unit. */
  gift_card_tax_total?: number
  /** What the order costs, in the currency's smallest unit. */
  total?: number
  /** What was paid, authorized amounts included, in the currency's smallest unit. */
  paid_total?: number
  /** What was refunded, in the currency's smallest unit. */
  refunded_total?: number
  /** What can still be refunded, in the currency's smallest unit. */
  refundable_amount?: number
  /** The lines that can be returned; only in the response to a single order, when `expand` names it. */
  returnable_items?: { id: string; [name: string]: unknown }[]
}

/** A set of changes to the items of an order, which takes effect when it is confirmed. Not every response has all columns: by default, `orderEdits.retrieve` does not return `updated_at`, `internal_note`, `created_by`, `confirmed_by` and other columns. */
export interface OrderEdit {
  /** The unique identifier: `oe_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The order that is edited. */
  order_id: string
  /** A note that customers do not see. */
  internal_note: string | null
  /** The ID of the user or customer who created the order edit. */
  created_by: string
  /** The ID of the user who requested the customer's confirmation. */
  requested_by: string | null
  /** The time at which the confirmation was requested; null before. */
  requested_at: string | null
  /** The ID of the user or customer who confirmed the order edit. */
  confirmed_by: string | null
  /** The time of the confirmation; null before. */
  confirmed_at: string | null
  /** The ID of the customer who declined the order edit. */
  declined_by: string | null
  /** The customer's reason for declining. */
  declined_reason: string | null
  /** The time at which it was declined; null if it was not. */
  declined_at: string | null
  /** The ID of the user who canceled the order edit. */
  canceled_by: string | null
  /** The time of the cancellation; null if it was not canceled. */
  canceled_at: string | null
  /** The payment collection that pays for the increase of the total. */
  payment_collection_id: string | null
  /** The order that is edited. */
  order?: Order | null
  /** Every `OrderItemChange` whose `order_edit_id` is the `id` of this `OrderEdit`. */
  changes?: OrderItemChange[]
  /** Every `LineItem` whose `order_edit_id` is the `id` of this `OrderEdit`. */
  items?: LineItem[]
  /** The payment collection that pays for the increase of the total. */
  payment_collection?: PaymentCollection | null
  /** The status of the edit, which follows from its timestamps. */
  status: "created" | "requested" | "confirmed" | "declined" | "canceled"
  /** The edited lines without tax, before discounts, in the currency's smallest unit. */
  subtotal?: number
  /** What discounts take off the edited lines, without tax, in the currency's smallest unit. */
  discount_total?: number
  /** The order's shipping methods without tax, in the currency's smallest unit. */
  shipping_total?: number
  /** The tax on edited lines and shipping methods, in the currency's smallest unit. */
  tax_total?: number
  /** What gift cards pay, in the currency's smallest unit. */
  gift_card_total?: number
  /** The tax that was paid when those gift cards were bought, in the currency's smallest unit. */
  gift_card_tax_total?: number
  /** What the order would cost, in the currency's smallest unit. */
  total?: number
  /** How much more that is than the order costs now; negative when it is less, in the currency's smallest unit. */
  difference_due?: number
}

/** One change of an order edit: an item added, removed or changed in quantity. */
export interface OrderItemChange {
  /** The unique identifier: `oic_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Whether the item is added, removed or updated. */
  type: OrderEditItemChangeType
  /** The order edit the change belongs to. */
  order_edit_id: string
  /** The item of the order that is updated or removed; null for an addition. */
  original_line_item_id: string | null
  /** The item after the change; null for a removal. */
  line_item_id: string | null
  /** The order edit the change belongs to. */
  order_edit?: OrderEdit | null
  /** The item of the order that is updated or removed; null for an addition. */
  original_line_item?: LineItem | null
  /** The item after the change; null for a removal. */
  line_item?: LineItem | null
}

/** An authorized payment that can be captured, refunded or canceled. Not every response has all columns: by default, `admin.payments.retrieve` does not return `updated_at` or `idempotency_key`. */
export interface Payment {
  /** The unique identifier: `pay_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The swap whose difference is paid; null when there is none. */
  swap_id: string | null
  /** The cart the payment was authorized for. */
  cart_id: string | null
  /** The order that is paid; null before the cart is completed. */
  order_id: string | null
  /** The authorized amount, an integer in the currency's smallest unit. */
  amount: number
  /** The three-letter ISO 4217 currency code in lower case. */
  currency_code: string
  /** The refunded amount, an integer in the currency's smallest unit. */
  amount_refunded: number
  /** The ID of the payment provider. */
  provider_id: string
  /** Data that the payment provider stores with the row. */
  data: Record<string, unknown>
  /** The time of the capture; null before. */
  captured_at: string | null
  /** The time of the cancellation; null if it was not canceled. */
  canceled_at: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The idempotency key of the request that created the row. */
  idempotency_key: string | null
  /** The swap whose difference is paid; null when there is none. */
  swap?: Swap | null
  /** The cart the payment was authorized for. */
  cart?: Cart | null
  /** The order that is paid; null before the cart is completed. */
  order?: Order | null
  /** The `Currency` that `currency_code` refers to. */
  currency?: Currency | null
}

/** An amount that can be paid with several payments, such as the increase of an order's total after an edit. Not every response has all columns: by default, `paymentCollections.retrieve` does not return `updated_at`, `deleted_at`, `authorized_amount`, `region_id` and other columns. */
export interface PaymentCollection {
  /** The unique identifier: `paycol_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** What the collection pays for. */
  type: PaymentCollectionType
  /** How far the amount has been authorized. */
  status: PaymentCollectionStatus
  /** A text that describes the collection. */
  description: string | null
  /** The amount to pay, an integer in the currency's smallest unit. */
  amount: number
  /** The amount authorized so far, an integer in the currency's smallest unit. */
  authorized_amount: number | null
  /** The region that decides the currency and the payment providers. */
  region_id: string
  /** The three-letter ISO 4217 currency code in lower case. */
  currency_code: string
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The ID of the user or customer who created the collection. */
  created_by: string
  /** The region that decides the currency and the payment providers. */
  region?: Region | null
  /** The `Currency` that `currency_code` refers to. */
  currency?: Currency | null
  /** The payment sessions with which the collection can be paid. */
  payment_sessions?: PaymentSession[]
  /** The authorized payments of the collection. */
  payments?: Payment[]
}

/** A payment processor that is, or was, installed on the server. */
export interface PaymentProvider {
  /** The ID that the code of the provider defines, such as `manual`. */
  id: string
  /** Whether the provider is installed on the running server. */
  is_installed: boolean
}

/** A payment attempt with one payment provider, for a cart or a payment collection, before it is authorized. */
export interface PaymentSession {
  /** The unique identifier: `ps_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The cart that is paid; null within a payment collection. */
  cart_id: string | null
  /** The ID of the payment provider. */
  provider_id: string
  /** Whether the customer selected this session; null means no. */
  is_selected: boolean | null
  /** The status that the provider reports. */
  status: PaymentSessionStatus
  /** Data that the payment provider stores with the row. */
  data: Record<string, unknown>
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The idempotency key of the request that created the row. */
  idempotency_key: string | null
  /** The time of the authorization; null before. */
  payment_authorized_at: string | null
  /** The amount, an integer in the currency's smallest unit; null only in rows from an early version of v1. */
  amount: number | null
  /** Whether the session has been created with the provider. */
  is_initiated: boolean
  /** The cart that is paid; null within a payment collection. */
  cart?: Cart | null
}

/** A list of special prices that apply for a period of time or for certain customer groups. */
export interface PriceList {
  /** The unique identifier: `pl_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The name shown in the dashboard. */
  name: string
  /** A text that describes the list. */
  description: string
  /** Whether responses call the prices a sale or an override; the lowest price counts either way. */
  type: PriceListType
  /** Whether the list is active or a draft. */
  status: PriceListStatus
  /** The time from which the prices apply; null means no lower limit. */
  starts_at: string | null
  /** The time at which the list expires; null means never. */
  ends_at: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Whether the list's prices include tax. */
  includes_tax: boolean
  /** The customer groups that the list is limited to; empty for a list for everyone. */
  customer_groups?: CustomerGroup[]
  /** Every `MoneyAmount` whose `price_list_id` is the `id` of this `PriceList`. */
  prices?: MoneyAmount[]
  /** Every `PriceSetMoneyAmount` whose `price_list_id` is the `id` of this `PriceList`. */
  price_set_money_amounts?: PriceSetMoneyAmount[]
  /** Every `PriceListRule` whose `price_list_id` is the `id` of this `PriceList`. */
  price_list_rules?: PriceListRule[]
  /** The kinds of rules that limit when the list applies, in the pricing module. */
  rule_types?: RuleType[]
}

/** A condition that the pricing context has to meet for the prices of a price list to apply. */
export interface PriceListRule {
  /** The unique identifier: `plrule_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The price list the rule limits. */
  price_list_id: string
  /** The rule type, which names the compared attribute. */
  rule_type_id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The price list the rule limits. */
  price_list?: PriceList | null
  /** The rule type, which names the compared attribute. */
  rule_type?: RuleType | null
  /** Every `PriceListRuleValue` whose `price_list_rule_id` is the `id` of this `PriceListRule`. */
  price_list_rule_values?: PriceListRuleValue[]
}

/** A value that satisfies a rule of a price list. */
export interface PriceListRuleValue {
  /** The unique identifier: `plrv_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The rule of the price list. */
  price_list_rule_id: string
  /** The accepted value of the attribute. */
  value: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The rule of the price list. */
  price_list_rule?: PriceListRule | null
}

/** A condition that the pricing context has to meet for a price to apply. */
export interface PriceRule {
  /** The unique identifier: `prule_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The price set that contains the price. */
  price_set_id: string
  /** The link that places the price in its set. */
  price_set_money_amount_id: string
  /** The rule type, which names the compared attribute. */
  rule_type_id: string
  /** The price list of the price; null for a default price. */
  price_list_id: string | null
  /** The value that the pricing context must have for the price to apply. */
  value: string
  /** The weight that decides between prices with the same number of rules: the price with the higher sum of priorities applies. */
  priority: number
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The price set that contains the price. */
  price_set?: PriceSet | null
  /** The link that places the price in its set. */
  price_set_money_amount?: PriceSetMoneyAmount | null
  /** The rule type, which names the compared attribute. */
  rule_type?: RuleType | null
}

/** A set of prices that belong to one item for sale. */
export interface PriceSet {
  /** The unique identifier: `pset_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The prices of the set. */
  money_amounts?: MoneyAmount[]
  /** The kinds of rules that prices of the set can have. */
  rule_types?: RuleType[]
  /** Every `PriceSetMoneyAmount` whose `price_set_id` is the `id` of this `PriceSet`. */
  price_set_money_amounts?: PriceSetMoneyAmount[]
}

/** The link between a price set and one of its prices. */
export interface PriceSetMoneyAmount {
  /** The unique identifier: `psma_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** A text that names the price. */
  title: string
  /** The price set. */
  price_set_id: string
  /** The price; unique, so a price is in at most one price set. */
  money_amount_id: string
  /** The price list the price belongs to; null for a default price. */
  price_list_id: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The price set. */
  price_set?: PriceSet | null
  /** The price; unique, so a price is in at most one price set. */
  money_amount?: MoneyAmount | null
  /** The price list the price belongs to; null for a default price. */
  price_list?: PriceList | null
  /** Every `PriceRule` whose `price_set_money_amount_id` is the `id` of this `PriceSetMoneyAmount`. */
  price_rules?: PriceRule[]
}

/** A product for sale, with its variants. */
export interface Product {
  /** The unique identifier: `prod_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The name shown to customers. */
  title: string
  /** A second line shown with the title. */
  subtitle: string | null
  /** A text that describes the product. */
  description: string | null
  /** The URL-safe name; unique among products that are not deleted. */
  handle: string | null
  /** Whether the product is a gift card; buying it creates one. */
  is_giftcard: boolean
  /** The URL of the thumbnail image. */
  thumbnail: string | null
  /** The weight; the store decides the unit. */
  weight: number | null
  /** The length; the store decides the unit. */
  length: number | null
  /** The height; the store decides the unit. */
  height: number | null
  /** The width; the store decides the unit. */
  width: number | null
  /** The Harmonized System (HS) code for customs. */
  hs_code: string | null
  /** The country of origin. */
  origin_country: string | null
  /** The manufacturer identification (MID) code for customs. */
  mid_code: string | null
  /** The material. */
  material: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The collection the product is in; null when there is none. */
  collection_id: string | null
  /** The product type; null when there is none. */
  type_id: string | null
  /** Whether discounts apply to the product. */
  discountable: boolean
  /** The publication status; the Store API lists only published products. */
  status: ProductStatus
  /** An identifier in an external system. */
  external_id: string | null
  /** The images of the product. */
  images?: Image[]
  /** Every `ProductOption` whose `product_id` is the `id` of this `Product`. */
  options?: ProductOption[]
  /** Every `ProductVariant` whose `product_id` is the `id` of this `Product`. */
  variants?: ProductVariant[]
  /** The categories that contain the product. */
  categories?: ProductCategory[]
  /** The shipping profiles of the product; usually one. */
  profiles?: ShippingProfile[]
  /** The collection the product is in; null when there is none. */
  collection?: ProductCollection | null
  /** The product type; null when there is none. */
  type?: ProductType | null
  /** The tags of the product. */
  tags?: ProductTag[]
  /** The sales channels that sell the product. */
  sales_channels?: SalesChannel[]
  /** The shipping profile of the product. */
  profile?: ShippingProfile | null
  /** The first of its shipping profiles, next to the list of all. */
  profile_id?: string | null
}

/** A node in the tree of product categories that customers browse. Not every response has all columns: by default, `productCategories.retrieve` does not return `is_active` or `is_internal`. */
export interface ProductCategory {
  /** The unique identifier: `pcat_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The name shown to customers. */
  name: string
  /** The URL-safe name; unique. */
  handle: string
  /** The parent category; null for a root category. */
  parent_category_id: string | null
  /** Whether the category is active; the Store API lists only active ones. */
  is_active: boolean | null
  /** Whether the category is internal; the Store API leaves internal ones out. */
  is_internal: boolean | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The position among the categories of the same parent, starting at 0. */
  rank: number
  /** A text that describes the category. */
  description: string
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The parent category; null for a root category. */
  parent_category?: ProductCategory | null
  /** Every `ProductCategory` whose `parent_category_id` is the `id` of this `ProductCategory`. */
  category_children?: ProductCategory[]
  /** The products in the category, without the products of its subcategories. */
  products?: Product[]
}

/** A group of products that are presented together; a product is in at most one collection. Not every response has all columns: by default, `admin.collections.list` does not return `deleted_at` or `metadata`. */
export interface ProductCollection {
  /** The unique identifier: `pcol_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The name shown to customers. */
  title: string
  /** The URL-safe name; unique among collections that are not deleted. */
  handle: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** Every `Product` whose `collection_id` is the `id` of this `ProductCollection`. */
  products?: Product[]
}

/** A property in which a product's variants differ, such as the size. */
export interface ProductOption {
  /** The unique identifier: `opt_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The option's name. */
  title: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The product the option belongs to. */
  product_id: string | null
  /** Every `ProductOptionValue` whose `option_id` is the `id` of this `ProductOption`. */
  values?: ProductOptionValue[]
  /** The product the option belongs to. */
  product?: Product | null
}

/** The value that a variant has for a product option, such as the size M. */
export interface ProductOptionValue {
  /** The unique identifier: `optval_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The value shown to customers. */
  value: string
  /** The option the value is for. */
  option_id: string
  /** The variant that has the value. */
  variant_id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The option the value is for. */
  option?: ProductOption | null
  /** The variant that has the value. */
  variant?: ProductVariant | null
}

/** A tag for classifying and filtering products. Not every response has all columns: by default, `productTags.list` does not return `deleted_at` or `metadata`. */
export interface ProductTag {
  /** The unique identifier: `ptag_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The text of the tag. */
  value: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
}

/** A product type, used in filters, tax rates and discount conditions. Not every response has all columns: by default, `productTypes.list` does not return `deleted_at` or `metadata`. */
export interface ProductType {
  /** The unique identifier: `ptyp_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The name of the type. */
  value: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
}

/** A version of a product that customers can buy, such as one size, with its own prices, codes and stock. Not every response has all columns: by default, `admin.variants.list` does not return `variant_rank`. */
export interface ProductVariant {
  /** The unique identifier: `variant_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The variant's name, such as the size. */
  title: string
  /** The product the variant belongs to. */
  product_id: string
  /** The stock keeping unit (SKU); unique among variants that are not deleted. */
  sku: string | null
  /** A barcode of any standard; unique among variants that are not deleted. */
  barcode: string | null
  /** The European Article Number (EAN); unique among variants that are not deleted. */
  ean: string | null
  /** The Universal Product Code (UPC); unique among variants that are not deleted. */
  upc: string | null
  /** The number of units in stock when the variant has no inventory items. */
  inventory_quantity: number
  /** Whether the variant can be bought when it is out of stock. */
  allow_backorder: boolean
  /** Whether stock is tracked for the variant; `false` means it is always available. */
  manage_inventory: boolean
  /** The Harmonized System (HS) code for customs. */
  hs_code: string | null
  /** The country of origin. */
  origin_country: string | null
  /** The manufacturer identification (MID) code for customs. */
  mid_code: string | null
  /** The material. */
  material: string | null
  /** The weight; the store decides the unit. */
  weight: number | null
  /** The length; the store decides the unit. */
  length: number | null
  /** The height; the store decides the unit. */
  height: number | null
  /** The width; the store decides the unit. */
  width: number | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The position among the product's variants, in ascending order. */
  variant_rank: number | null
  /** The product the variant belongs to. */
  product?: Product | null
  /** The prices of the variant, including prices in price lists. */
  prices?: MoneyAmount[]
  /** Every `ProductOptionValue` whose `variant_id` is the `id` of this `ProductVariant`. */
  options?: ProductOptionValue[]
  /** Every `ProductVariantInventoryItem` whose `variant_id` is the `id` of this `ProductVariant`. */
  inventory_items?: ProductVariantInventoryItem[]
  /** The normal price here, in the currency's smallest unit. */
  original_price?: number | null
  /** The price that counts here, in the currency's smallest unit. */
  calculated_price?: number | null
  /** Where the price that counts comes from; left out where nothing is calculated. */
  calculated_price_type?: "default" | "sale" | "override"
  /** Whether the normal price contains the tax already. */
  original_price_includes_tax?: boolean | null
  /** Whether the price that counts contains the tax already. */
  calculated_price_includes_tax?: boolean | null
  /** The normal price with tax; null where taxes are not automatic. */
  original_price_incl_tax?: number | null
  /** The price that counts with tax; null where taxes are not automatic. */
  calculated_price_incl_tax?: number | null
  /** The tax in or on the normal price. */
  original_tax?: number | null
  /** The tax in or on the price that counts. */
  calculated_tax?: number | null
  /** The tax rates of the product; null where taxes are not automatic. */
  tax_rates?:
    | {
        /** The rate in percent. */
        rate: number | null
        /** The name of the rate. */
        name: string
        /** The code of the rate, for accounting. */
        code: string | null
      }[]
    | null
  /** Whether it can be bought: in stock, not counted, or on backorder. */
  purchasable?: boolean
}

/** The link between a product variant and an inventory item it consists of. */
export interface ProductVariantInventoryItem {
  /** The unique identifier: `pvitem_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The inventory item. */
  inventory_item_id: string
  /** The product variant. */
  variant_id: string
  /** The number of units of the inventory item in one unit of the variant. */
  required_quantity: number
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The product variant. */
  variant?: ProductVariant | null
  /** The inventory item. */
  inventory_item?: InventoryItem | null
}

/** A key that storefronts send in `x-publishable-api-key` to limit their requests to its sales channels; it is not a secret. */
export interface PublishableApiKey {
  /** The unique identifier: `pk_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The user who created the key. */
  created_by: string | null
  /** The user who revoked the key. */
  revoked_by: string | null
  /** The time at which the key was revoked; null while it is valid. */
  revoked_at: string | null
  /** The name shown in the dashboard. */
  title: string
}

/** An amount refunded to a customer. */
export interface Refund {
  /** The unique identifier: `ref_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The order the refund belongs to. */
  order_id: string | null
  /** The amount, an integer in the currency's smallest unit. */
  amount: number
  /** A free-text explanation. */
  note: string | null
  /** The reason for the refund. */
  reason: RefundReason
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The idempotency key of the request that created the row. */
  idempotency_key: string | null
  /** The payment that was refunded; null when the refund is spread over several payments of an order. */
  payment_id: string | null
  /** The order the refund belongs to. */
  order?: Order | null
  /** The payment that was refunded; null when the refund is spread over several payments of an order. */
  payment?: Payment | null
}

/** A group of countries that share a currency, tax settings, and payment and fulfillment providers. */
export interface Region {
  /** The unique identifier: `reg_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The region's name. */
  name: string
  /** The currency of every cart and order in the region: a three-letter ISO 4217 code in lower case. */
  currency_code: string
  /** The default tax rate, in percent. */
  tax_rate: number
  /** The code of the default tax rate, as a tax system knows it. */
  tax_code: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** Whether gift cards are taxable in the region. */
  gift_cards_taxable: boolean
  /** Whether taxes are calculated whenever a cart changes; `false` means only on request. */
  automatic_taxes: boolean
  /** The tax provider that calculates taxes; null means the built-in one. */
  tax_provider_id: string | null
  /** Whether prices of the region include tax. */
  includes_tax: boolean
  /** The `Currency` that `currency_code` refers to. */
  currency?: Currency | null
  /** Every `TaxRate` whose `region_id` is the `id` of this `Region`. */
  tax_rates?: TaxRate[]
  /** Every `Country` whose `region_id` is the `id` of this `Region`. */
  countries?: Country[]
  /** The tax provider that calculates taxes; null means the built-in one. */
  tax_provider?: TaxProvider | null
  /** The payment providers that customers in the region can pay with. */
  payment_providers?: PaymentProvider[]
  /** The fulfillment providers whose shipping options the region can have. */
  fulfillment_providers?: FulfillmentProvider[]
}

/** A reservation of units of an inventory item at a stock location, usually for a line item. Not every response has all columns: by default, `admin.reservations.list` does not return `deleted_at`, `external_id` or `created_by`. */
export interface ReservationItem {
  /** The unique identifier: `resitem_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The line item the units are reserved for; null for a reservation without one. */
  line_item_id: string | null
  /** The inventory item. */
  inventory_item_id: string
  /** The ID of the stock location. */
  location_id: string
  /** The number of units reserved. */
  quantity: number
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** An identifier in an external system. */
  external_id: string | null
  /** A text that explains the reservation. */
  description: string | null
  /** The user who created the reservation. */
  created_by: string | null
  /** The inventory item. */
  inventory_item?: InventoryItem | null
  /** The line item the units are reserved for; null for a reservation without one. */
  line_item?: LineItem | null
}

/** A return: items that a customer sends back. */
export interface Return {
  /** The unique identifier: `ret_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The status of the return. */
  status: ReturnStatus
  /** The swap the return belongs to; null when there is none. */
  swap_id: string | null
  /** The order whose items are returned. */
  order_id: string | null
  /** Data that the fulfillment provider stores about the return shipment. */
  shipping_data: Record<string, unknown> | null
  /** The amount to refund, an integer in the currency's smallest unit. */
  refund_amount: number
  /** The time at which the items were received; null before. */
  received_at: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The idempotency key of the request that created the row. */
  idempotency_key: string | null
  /** The claim the return belongs to; null when there is none. */
  claim_order_id: string | null
  /** The `no_notification` of its events: `true` asks subscribers to send no message; null means it was not set. */
  no_notification: boolean | null
  /** The stock location the items are returned to. */
  location_id: string | null
  /** Every `ReturnItem` whose `return_id` is the `id` of this `Return`. */
  items?: ReturnItem[]
  /** The swap the return belongs to; null when there is none. */
  swap?: Swap | null
  /** The claim the return belongs to; null when there is none. */
  claim_order?: ClaimOrder | null
  /** The order whose items are returned. */
  order?: Order | null
  /** The `ShippingMethod` whose `return_id` is the `id` of this `Return`. */
  shipping_method?: ShippingMethod | null
}

/** A line item of a return, with its quantities. */
export interface ReturnItem {
  /** The return the row belongs to. */
  return_id: string
  /** The line item that is returned. */
  item_id: string
  /** The number of units to return. */
  quantity: number
  /** Whether the item was part of the request; `false` means it was received without having been requested. */
  is_requested: boolean
  /** The number of units that were requested. */
  requested_quantity: number | null
  /** The number of units that were received. */
  received_quantity: number | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The return reason. */
  reason_id: string | null
  /** A free-text note. */
  note: string | null
  /** The return the row belongs to. */
  return_order?: Return | null
  /** The line item that is returned. */
  item?: LineItem | null
  /** The return reason. */
  reason?: ReturnReason | null
}

/** A reason for a return, from the list that the store maintains. Not every response has all columns: by default, `returnReasons.retrieve` does not return `metadata`. */
export interface ReturnReason {
  /** The unique identifier: `rr_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** A machine-readable code; unique among reasons that are not deleted. */
  value: string
  /** The text shown to customers. */
  label: string
  /** A text that explains the reason. */
  description: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The parent return reason; null for a top-level reason. */
  parent_return_reason_id: string | null
  /** The parent return reason; null for a top-level reason. */
  parent_return_reason?: ReturnReason | null
  /** Every `ReturnReason` whose `parent_return_reason_id` is the `id` of this `ReturnReason`. */
  return_reason_children?: ReturnReason[]
}

/** An attribute that prices can depend on, such as the region. */
export interface RuleType {
  /** The unique identifier: `rul-typ_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The name of the rule type. */
  name: string
  /** The key of the pricing context, such as `region_id`, whose value rules of this type compare; unique among rule types that are not deleted. */
  rule_attribute: string
  /** The priority of rules of this type that do not set one. Of prices with equally many rules, the price with the higher sum of priorities applies. */
  default_priority: number
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
}

/** A channel through which the shop sells, such as a website, with the products available in it. */
export interface SalesChannel {
  /** The unique identifier: `sc_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The channel's name. */
  name: string
  /** A text that describes the channel. */
  description: string | null
  /** Whether the channel is disabled; carts cannot be created in a disabled channel. */
  is_disabled: boolean
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The products that the channel sells. */
  products?: Product[]
  /** The publishable API keys that limit requests to the channel. */
  publishableKeys?: PublishableApiKey[]
  /** Every `SalesChannelLocation` whose `sales_channel_id` is the `id` of this `SalesChannel`. */
  locations?: SalesChannelLocation[]
}

/** The link between a sales channel and a stock location whose stock it sells. */
export interface SalesChannelLocation {
  /** The unique identifier: `scloc_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The sales channel. */
  sales_channel_id: string
  /** The ID of the stock location. */
  location_id: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The sales channel. */
  sales_channel?: SalesChannel | null
  /** The stock location. */
  location?: StockLocation | null
}

/** A shipping option as selected for a cart, an order, a swap, a claim or a return, with its price. */
export interface ShippingMethod {
  /** The unique identifier: `sm_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The selected shipping option. */
  shipping_option_id: string
  /** The order the shipping method belongs to. */
  order_id: string | null
  /** The cart the shipping method was selected for. */
  cart_id: string | null
  /** The swap the shipping method belongs to. */
  swap_id: string | null
  /** The return the shipping method is for. */
  return_id: string | null
  /** The price, an integer in the currency's smallest unit. */
  price: number
  /** Data for the fulfillment provider, such as a pick-up point. */
  data: Record<string, unknown>
  /** The claim the shipping method belongs to. */
  claim_order_id: string | null
  /** Whether the price includes tax. */
  includes_tax: boolean
  /** The order the shipping method belongs to. */
  order?: Order | null
  /** The claim the shipping method belongs to. */
  claim_order?: ClaimOrder | null
  /** The cart the shipping method was selected for. */
  cart?: Cart | null
  /** The swap the shipping method belongs to. */
  swap?: Swap | null
  /** The return the shipping method is for. */
  return_order?: Return | null
  /** The selected shipping option. */
  shipping_option?: ShippingOption | null
  /** Every `ShippingMethodTaxLine` whose `shipping_method_id` is the `id` of this `ShippingMethod`. */
  tax_lines?: ShippingMethodTaxLine[]
  /** The price without tax; 0 under free shipping, in the currency's smallest unit. */
  subtotal?: number
  /** The tax; 0 under free shipping, in the currency's smallest unit. */
  tax_total?: number
  /** The price with tax; 0 under free shipping, in the currency's smallest unit. */
  total?: number
  /** The tax, free shipping or not, in the currency's smallest unit. */
  original_tax_total?: number
  /** The price with tax, free shipping or not, in the currency's smallest unit. */
  original_total?: number
}

/** A tax rate as applied to a shipping method. */
export interface ShippingMethodTaxLine {
  /** The unique identifier: `smtl_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The rate in percent. */
  rate: number
  /** The rate's name. */
  name: string
  /** The code of the rate, as a tax system knows it. */
  code: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The taxed shipping method. */
  shipping_method_id: string
  /** The taxed shipping method. */
  shipping_method?: ShippingMethod | null
}

/** A way to ship (or return) goods in one region, with its price and its fulfillment provider. */
export interface ShippingOption {
  /** The unique identifier: `so_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The name shown to customers. */
  name: string
  /** The region in which the option is available. */
  region_id: string
  /** The shipping profile whose products the option ships. */
  profile_id: string
  /** The fulfillment provider that handles the shipment. */
  provider_id: string
  /** Whether the price is fixed or calculated by the provider. */
  price_type: ShippingOptionPriceType
  /** The fixed price, an integer in the currency's smallest unit; null when the provider calculates the price. */
  amount: number | null
  /** Whether the option is for returns. */
  is_return: boolean
  /** Data that the provider needs for the option. */
  data: Record<string, unknown>
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** Whether the Store API leaves the option out of its lists. */
  admin_only: boolean
  /** Whether the price includes tax. */
  includes_tax: boolean
  /** The region in which the option is available. */
  region?: Region | null
  /** The shipping profile whose products the option ships. */
  profile?: ShippingProfile | null
  /** The fulfillment provider that handles the shipment. */
  provider?: FulfillmentProvider | null
  /** Every `ShippingOptionRequirement` whose `shipping_option_id` is the `id` of this `ShippingOption`. */
  requirements?: ShippingOptionRequirement[]
  /** The price with tax, in the currency's smallest unit. */
  price_incl_tax?: number
  /** The tax rates that the tax comes from. */
  tax_rates?: {
    /** The rate in percent. */
    rate: number | null
    /** The name of the rate. */
    name: string
    /** The code of the rate, for accounting. */
    code: string | null
  }[]
  /** The tax of the price, in the currency's smallest unit. */
  tax_amount?: number
}

/** A limit on the cart's subtotal that decides whether a shipping option is offered. */
export interface ShippingOptionRequirement {
  /** The unique identifier: `sor_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The shipping option that is limited. */
  shipping_option_id: string
  /** Whether the amount is a minimum or a maximum. */
  type: RequirementType
  /** The limit, an integer in the currency's smallest unit. */
  amount: number
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The shipping option that is limited. */
  shipping_option?: ShippingOption | null
}

/** A group of products that are shipped in the same way. */
export interface ShippingProfile {
  /** The unique identifier: `sp_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The profile's name. */
  name: string
  /** Whether the profile is the default, the one for gift cards, or a custom one. */
  type: ShippingProfileType
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The products that are shipped with options of the profile. */
  products?: Product[]
  /** Every `ShippingOption` whose `profile_id` is the `id` of this `ShippingProfile`. */
  shipping_options?: ShippingOption[]
}

/** A place where stock is kept, such as a warehouse. Not every response has all columns: by default, `admin.stockLocations.create` does not return `deleted_at`. */
export interface StockLocation {
  /** The unique identifier: `sloc_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The location's name. */
  name: string
  /** The location's address. */
  address_id: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The location's address. */
  address?: StockLocationAddress | null
  /** The sales channels that sell from the location. */
  sales_channels?: SalesChannel[]
}

/** The address of a stock location. */
export interface StockLocationAddress {
  /** The unique identifier: `laddr_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** The first address line: street and number. */
  address_1: string
  /** The second address line, such as the flat or building. */
  address_2: string | null
  /** The company. */
  company: string | null
  /** The city. */
  city: string | null
  /** The two-letter ISO 3166-1 country code in lower case. */
  country_code: string
  /** The phone number. */
  phone: string | null
  /** The state, province or canton. */
  province: string | null
  /** The postal code. */
  postal_code: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
}

/** The shop's settings, stored as a single row. */
export interface Store {
  /** The unique identifier: `store_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The store's name. */
  name: string
  /** The default currency: a three-letter ISO 4217 code in lower case. */
  default_currency_code: string
  /** The template of the URL at which customers confirm a swap. */
  swap_link_template: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The template of the URL at which customers pay a draft order. */
  payment_link_template: string | null
  /** The template of the URL at which an invite is accepted. */
  invite_link_template: string | null
  /** The default sales channel. */
  default_sales_channel_id: string | null
  /** The default stock location. */
  default_location_id: string | null
  /** The `Currency` that `default_currency_code` refers to. */
  default_currency?: Currency | null
  /** The currencies in which the store can have prices. */
  currencies?: Currency[]
  /** The default sales channel. */
  default_sales_channel?: SalesChannel | null
  /** The features of v1 that could be switched off there; all are on. */
  feature_flags?: {
    /** The name of the feature. */
    key: string
    /** Whether the feature is on. */
    value: boolean
  }[]
  /** The modules of v1 that were optional there; all are part of the core. */
  modules?: {
    /** The name of the module. */
    module: string
    /** The package that provides the module. */
    resolution: string
  }[]
  /** The installed payment providers. */
  payment_providers?: {
    /** The ID of the provider. */
    id: string
    /** Whether the provider is installed on the running server. */
    is_installed: boolean
  }[]
  /** The installed fulfillment providers. */
  fulfillment_providers?: {
    /** The ID of the provider. */
    id: string
    /** Whether the provider is installed on the running server. */
    is_installed: boolean
  }[]
}

/** An exchange: the customer returns items of an order, receives new ones, and the difference is paid or refunded. Not every response has all columns: by default, `swaps.create` does not return `no_notification`, `canceled_at` or `allow_backorder`. */
export interface Swap {
  /** The unique identifier: `swap_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** How far the fulfillment of the new items has progressed. */
  fulfillment_status: SwapFulfillmentStatus
  /** Whether the difference has been paid or refunded. */
  payment_status: SwapPaymentStatus
  /** The order whose items are exchanged. */
  order_id: string
  /** The amount the customer owes, an integer in the currency's smallest unit; negative when the shop owes the customer. */
  difference_due: number | null
  /** The address that the new items are shipped to. */
  shipping_address_id: string | null
  /** The cart with which the customer confirms and pays the swap; null before it is created. */
  cart_id: string | null
  /** The time at which the customer confirmed the swap; null before. */
  confirmed_at: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The idempotency key of the request that created the row. */
  idempotency_key: string | null
  /** The `no_notification` of its events: `true` asks subscribers to send no message; null means it was not set. */
  no_notification: boolean | null
  /** The time of the cancellation; null if it was not canceled. */
  canceled_at: string | null
  /** Whether new items may be out of stock. */
  allow_backorder: boolean
  /** The order whose items are exchanged. */
  order?: Order | null
  /** Every `LineItem` whose `swap_id` is the `id` of this `Swap`. */
  additional_items?: LineItem[]
  /** The `Return` whose `swap_id` is the `id` of this `Swap`. */
  return_order?: Return | null
  /** Every `Fulfillment` whose `swap_id` is the `id` of this `Swap`. */
  fulfillments?: Fulfillment[]
  /** The `Payment` whose `swap_id` is the `id` of this `Swap`. */
  payment?: Payment | null
  /** The address that the new items are shipped to. */
  shipping_address?: Address | null
  /** Every `ShippingMethod` whose `swap_id` is the `id` of this `Swap`. */
  shipping_methods?: ShippingMethod[]
  /** The cart with which the customer confirms and pays the swap; null before it is created. */
  cart?: Cart | null
}

/** A tax provider that is, or was, installed on the server. */
export interface TaxProvider {
  /** The ID that the code of the provider defines. */
  id: string
  /** Whether the provider is installed on the running server. */
  is_installed: boolean
}

/** A tax rate of a region for certain products, product types or shipping options. Not every response has all columns: by default, `admin.taxRates.retrieve` does not return `metadata`. */
export interface TaxRate {
  /** The unique identifier: `txr_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The rate in percent; null counts as 0. */
  rate: number | null
  /** The code of the rate, as a tax system knows it. */
  code: string | null
  /** The rate's name. */
  name: string
  /** The region in which the rate applies. */
  region_id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The region in which the rate applies. */
  region?: Region | null
  /** The products that the rate applies to. */
  products?: Product[]
  /** The product types that the rate applies to. */
  product_types?: ProductType[]
  /** The shipping options that the rate applies to. */
  shipping_options?: ShippingOption[]
  /** The number of products that the rate applies to; returned only if `fields` names it. */
  product_count?: number
  /** The number of product types that the rate applies to; returned only if `fields` names it. */
  product_type_count?: number
  /** The number of shipping options that the rate applies to; returned only if `fields` names it. */
  shipping_option_count?: number
}

/** A tracking number of a shipment, and the page on which to follow it. */
export interface TrackingLink {
  /** The unique identifier: `tlink_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The URL of the carrier's tracking page. */
  url: string | null
  /** The carrier's tracking number. */
  tracking_number: string
  /** The fulfillment the row belongs to. */
  fulfillment_id: string
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The idempotency key of the request that created the row. */
  idempotency_key: string | null
  /** The fulfillment the row belongs to. */
  fulfillment?: Fulfillment | null
}

/** A person who manages the shop through the dashboard or the Admin API. */
export interface User {
  /** The unique identifier: `usr_` and a ULID, 26 characters that sort by time of creation. */
  id: string
  /** The email address in lower case; unique among users that are not deleted. */
  email: string
  /** The first name. */
  first_name: string | null
  /** The last name. */
  last_name: string | null
  /** A token that authenticates API requests as this user; null in responses to anyone except the user and the person who sets it. */
  api_token: string | null
  /** The time at which the row was created. */
  created_at: string
  /** The time at which the row was last updated. */
  updated_at: string
  /** The time at which the row was deleted; null if it is not deleted. */
  deleted_at: string | null
  /** Key-value pairs for your own data. */
  metadata: Record<string, unknown> | null
  /** The user's role: `member`, `admin` or `developer`. It grants no permissions by itself. */
  role: UserRoles | null
}
