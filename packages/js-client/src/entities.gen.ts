// Generated from the operations of the core by `npm run generate`. Do not edit.
/** How the value of a discount is spread. */
export type AllocationType = "total" | "item"

/** What a cart is for. */
export type CartType = "default" | "swap" | "draft_order" | "payment_link" | "claim"

/** How far the replacements of a claim are on their way. */
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

/** Whether the refund of a claim was made. */
export type ClaimPaymentStatus = "na" | "not_refunded" | "refunded"

/** What was wrong with a claimed item. */
export type ClaimReason = "missing_item" | "wrong_item" | "production_failure" | "other"

/** How a claim is settled. */
export type ClaimType = "refund" | "replace"

/** Whether a discount condition means the listed resources or the others. */
export type DiscountConditionOperator = "in" | "not_in"

/** What a discount condition compares. */
export type DiscountConditionType =
  "products" | "product_types" | "product_collections" | "product_tags" | "customer_groups"

/** What a discount takes off. */
export type DiscountRuleType = "fixed" | "percentage" | "free_shipping"

/** Whether a draft order became an order. */
export type DraftOrderStatus = "open" | "completed"

/** How much of an order was packed, sent or returned. */
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

/** What a change of an order edit does. */
export type OrderEditItemChangeType = "item_add" | "item_remove" | "item_update"

/** Where an order as a whole stands. */
export type OrderStatus = "pending" | "completed" | "archived" | "canceled" | "requires_action"

/** How far a payment collection is paid. */
export type PaymentCollectionStatus =
  "not_paid" | "awaiting" | "authorized" | "partially_authorized" | "canceled"

/** What a payment collection pays for. */
export type PaymentCollectionType = "order_edit"

/** What the provider says of a payment session. */
export type PaymentSessionStatus = "authorized" | "pending" | "requires_more" | "error" | "canceled"

/** How much of an order was paid or refunded. */
export type PaymentStatus =
  "not_paid" | "awaiting" | "captured" | "partially_refunded" | "refunded" | "canceled" | "requires_action"

/** Whether a price list applies. */
export type PriceListStatus = "active" | "draft"

/** What the prices of a price list mean. */
export type PriceListType = "sale" | "override"

/** Whether customers see a product. */
export type ProductStatus = "draft" | "proposed" | "published" | "rejected"

/** Why money was given back. */
export type RefundReason = "discount" | "return" | "swap" | "claim" | "other"

/** What the amount of a shipping option's requirement means. */
export type RequirementType = "min_subtotal" | "max_subtotal"

/** How far a return has come. */
export type ReturnStatus = "requested" | "received" | "requires_action" | "canceled"

/** Where the price of a shipping option comes from. */
export type ShippingOptionPriceType = "flat_rate" | "calculated"

/** What a shipping profile is for. */
export type ShippingProfileType = "default" | "gift_card" | "custom"

/** How far the new items of a swap are on their way. */
export type SwapFulfillmentStatus =
  "not_fulfilled" | "fulfilled" | "shipped" | "partially_shipped" | "canceled" | "requires_action"

/** Whether the difference of a swap was paid or given back. */
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

/** The role of a user; it gives no rights of its own. */
export type UserRoles = "admin" | "member" | "developer"

/** A postal address of a customer, a cart or an order. */
export interface Address {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The customer who keeps it in the address book. */
  customer_id: string | null
  /** The company's name. */
  company: string | null
  /** The first name. */
  first_name: string | null
  /** The last name. */
  last_name: string | null
  /** Street and number. */
  address_1: string | null
  /** A second address line, e.g. the flat. */
  address_2: string | null
  /** The city. */
  city: string | null
  /** The country, an ISO 3166 code of two letters in lower case. */
  country_code: string | null
  /** The province, state or canton. */
  province: string | null
  /** The postal code. */
  postal_code: string | null
  /** A telephone number. */
  phone: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  customer?: Customer | null
  country?: Country | null
}

/** Whether and how a user's actions in the admin are measured. */
export interface AnalyticsConfig {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** The user. */
  user_id: string
  /** Whether nothing is measured. */
  opt_out: boolean
  /** Whether the user's name is left out. */
  anonymize: boolean
}

/** A long task on many rows, e.g. an import. */
export interface BatchJob {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** What it does, e.g. `product-import`. */
  type: string
  /** The user who started it. */
  created_by: string | null
  /** What it was asked to do. */
  context: Record<string, unknown> | null
  /** What it did, and its errors. */
  result: Record<string, unknown> | null
  /** Whether it waits for confirmation after looking at the input. */
  dry_run: boolean
  /** When the row was made. */
  created_at: string
  /** When the input was looked at. */
  pre_processed_at: string | null
  /** When it was confirmed. */
  confirmed_at: string | null
  /** When it began. */
  processing_at: string | null
  /** When it finished. */
  completed_at: string | null
  /** When it failed. */
  failed_at: string | null
  /** When it was canceled. */
  canceled_at: string | null
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  created_by_user?: User | null
  /** What happened to it last. */
  status: "created" | "pre_processed" | "confirmed" | "processing" | "completed" | "canceled" | "failed"
}

/** What a customer is about to buy, until it becomes an order. */
export interface Cart {
  object?: "cart"
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** Where the order confirmation goes. */
  email: string | null
  /** The address the invoice goes to. */
  billing_address_id: string | null
  /** The address the goods go to. */
  shipping_address_id: string | null
  /** The region it is priced and taxed in. */
  region_id: string
  /** The customer who is buying; null until an e-mail address is known. */
  customer_id: string | null
  /** The payment that was authorized for it. */
  payment_id: string | null
  /** What the cart is for: a normal purchase, a swap, a draft order, a payment link or a claim. */
  type: CartType
  /** When it became an order or a confirmed swap; null while it is open. */
  completed_at: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The key of the request that completed it. */
  idempotency_key: string | null
  /** What is known about the request that made it, e.g. the address and browser. */
  context: Record<string, unknown> | null
  /** When its payment was authorized. */
  payment_authorized_at: string | null
  /** The sales channel it is bought in. */
  sales_channel_id: string | null
  billing_address?: Address | null
  shipping_address?: Address | null
  items?: LineItem[]
  region?: Region | null
  discounts?: Discount[]
  gift_cards?: GiftCard[]
  customer?: Customer | null
  payment_sessions?: PaymentSession[]
  payment?: Payment | null
  shipping_methods?: ShippingMethod[]
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

/** A picture that shows what was wrong. */
export interface ClaimImage {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The claimed item it shows. */
  claim_item_id: string
  /** Where the picture is served. */
  url: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  claim_item?: ClaimItem | null
}

/** A line item that a claim is about. */
export interface ClaimItem {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The claim it is part of. */
  claim_order_id: string
  /** The line item it is about. */
  item_id: string
  /** The variant of that line item. */
  variant_id: string
  /** What was wrong. */
  reason: ClaimReason
  /** What was wrong, in words. */
  note: string | null
  /** Units concerned. */
  quantity: number
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  images?: ClaimImage[]
  claim_order?: ClaimOrder | null
  item?: LineItem | null
  variant?: ProductVariant | null
  tags?: ClaimTag[]
}

/** A complaint about an order, settled by a refund or by replacements. */
export interface ClaimOrder {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** Whether the refund was made. */
  payment_status: ClaimPaymentStatus
  /** How far the replacements are on their way. */
  fulfillment_status: ClaimFulfillmentStatus
  /** Whether it is settled by a refund or by replacements. */
  type: ClaimType
  /** The order it is about. */
  order_id: string
  /** The address the replacements go to. */
  shipping_address_id: string | null
  /** What is given back, in the currency's smallest unit. */
  refund_amount: number | null
  /** When it was canceled; null while it was not. */
  canceled_at: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The key of the request that made the row, so that a retry finds it. */
  idempotency_key: string | null
  /** Whether messages about it are held back; null leaves the decision to the default. */
  no_notification: boolean | null
  claim_items?: ClaimItem[]
  additional_items?: LineItem[]
  order?: Order | null
  return_order?: Return | null
  shipping_address?: Address | null
  shipping_methods?: ShippingMethod[]
  fulfillments?: Fulfillment[]
}

/** A word that claimed items can be sorted by. */
export interface ClaimTag {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The word. */
  value: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
}

/** A country of ISO 3166. */
export interface Country {
  /** A number of its own. */
  id: number
  /** The code of two letters, in lower case. */
  iso_2: string
  /** The code of three letters, in lower case. */
  iso_3: string
  /** The numeric code. */
  num_code: number
  /** The name in capitals. */
  name: string
  /** The name customers see. */
  display_name: string
  /** The region the country is in; null when the shop does not sell there. */
  region_id: string | null
  region?: Region | null
}

/** A currency of ISO 4217. */
export interface Currency {
  /** The code, in lower case; it identifies the currency. */
  code: string
  /** The symbol as used abroad. */
  symbol: string
  /** The symbol as used in the currency's own country. */
  symbol_native: string
  /** The name of the currency. */
  name: string
  /** Whether prices in this currency already contain the tax. */
  includes_tax: boolean
}

/** Somebody who buys, with an account or as a guest. */
export interface Customer {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The e-mail address, in lower case; at most one account and one guest have it. */
  email: string
  /** The first name. */
  first_name: string | null
  /** The last name. */
  last_name: string | null
  /** The address invoices go to. */
  billing_address_id: string | null
  /** A telephone number. */
  phone: string | null
  /** Whether the customer can sign in. */
  has_account: boolean
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  billing_address?: Address | null
  shipping_addresses?: Address[]
  orders?: Order[]
  groups?: CustomerGroup[]
}

/** Customers who are treated alike, e.g. in prices and discounts. */
export interface CustomerGroup {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The name of the group; unique among groups that are not deleted. */
  name: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  customers?: Customer[]
  price_lists?: PriceList[]
}

/** A code that lowers what a cart costs. */
export interface Discount {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The code customers enter, in capitals; unique among discounts that are not deleted. */
  code: string
  /** Whether it only serves as the pattern of other discounts. */
  is_dynamic: boolean
  /** What it takes off, and from what. */
  rule_id: string | null
  /** Whether it is switched off. */
  is_disabled: boolean
  /** The dynamic discount it was made from. */
  parent_discount_id: string | null
  /** When it begins to apply. */
  starts_at: string
  /** When it stops applying; null means never. */
  ends_at: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** How many orders may use it; null means any number. */
  usage_limit: number | null
  /** How many orders have used it. */
  usage_count: number
  /** How long a discount made from it lasts, an ISO 8601 duration. */
  valid_duration: string | null
  rule?: DiscountRule | null
  parent_discount?: Discount | null
  regions?: Region[]
}

/** Limits a discount rule to some products or customers. */
export interface DiscountCondition {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** What is compared: products, their types, collections or tags, or customer groups. */
  type: DiscountConditionType
  /** Whether the listed ones are meant, or all others. */
  operator: DiscountConditionOperator
  /** The rule it limits. */
  discount_rule_id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  discount_rule?: DiscountRule | null
  products?: Product[]
  product_types?: ProductType[]
  product_tags?: ProductTag[]
  product_collections?: ProductCollection[]
  customer_groups?: CustomerGroup[]
}

/** What a discount takes off, and how that is spread. */
export interface DiscountRule {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** What the rule is, in words. */
  description: string | null
  /** Whether it takes off an amount, a percentage, or the shipping. */
  type: DiscountRuleType
  /** The amount in the currency's smallest unit, or the percentage. */
  value: number
  /** Whether the value counts once or for each item; null for free shipping. */
  allocation: AllocationType | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  conditions?: DiscountCondition[]
  products?: Product[]
}

/** An order that the shop prepares for a customer. */
export interface DraftOrder {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** Whether it is open or became an order. */
  status: DraftOrderStatus
  /** The number people use, counted up from 1. */
  display_id: number
  /** The cart that holds its contents. */
  cart_id: string | null
  /** The order it became. */
  order_id: string | null
  /** When it was canceled; null while it was not. */
  canceled_at: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When it became an order. */
  completed_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The key of the request that made the row, so that a retry finds it. */
  idempotency_key: string | null
  /** Whether messages about the order are held back. */
  no_notification_order: boolean | null
  cart?: Cart | null
  order?: Order | null
}

/** Items of an order, swap or claim that are packed and sent together. */
export interface Fulfillment {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The swap whose items it sends. */
  swap_id: string | null
  /** The order whose items it sends. */
  order_id: string | null
  /** Numbers to follow the parcel by, kept by old versions; see the tracking links. */
  tracking_numbers: string[]
  /** What the fulfillment provider needs to go on. */
  data: Record<string, unknown>
  /** When it was sent; null before. */
  shipped_at: string | null
  /** When it was canceled; null while it was not. */
  canceled_at: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The key of the request that made the row, so that a retry finds it. */
  idempotency_key: string | null
  /** The fulfillment provider. */
  provider_id: string | null
  /** The claim whose replacements it sends. */
  claim_order_id: string | null
  /** Whether messages about it are held back; null leaves the decision to the default. */
  no_notification: boolean | null
  /** The stock location it is sent from. */
  location_id: string | null
  claim_order?: ClaimOrder | null
  swap?: Swap | null
  order?: Order | null
  provider?: FulfillmentProvider | null
  items?: FulfillmentItem[]
  tracking_links?: TrackingLink[]
}

/** A line item in a fulfillment, in a quantity. */
export interface FulfillmentItem {
  /** The fulfillment it belongs to. */
  fulfillment_id: string
  /** The line item. */
  item_id: string
  /** Units packed. */
  quantity: number
  fulfillment?: Fulfillment | null
  item?: LineItem | null
}

/** A service that ships goods. */
export interface FulfillmentProvider {
  /** The provider's own name. */
  id: string
  /** Whether the running server has this provider. */
  is_installed: boolean
}

/** A balance that whoever knows the code can pay with. */
export interface GiftCard {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The code customers enter; unique. */
  code: string
  /** What it was worth when made, in the currency's smallest unit. */
  value: number
  /** What is left, in the currency's smallest unit; never below zero. */
  balance: number
  /** The region it can be used in. */
  region_id: string
  /** The order that bought it; null when made by hand. */
  order_id: string | null
  /** Whether it is switched off. */
  is_disabled: boolean
  /** When it stops being accepted; null means never. */
  ends_at: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The tax rate due when it pays for something, in percent; null means none. */
  tax_rate: number | null
  region?: Region | null
  order?: Order | null
}

/** What an order took from a gift card. */
export interface GiftCardTransaction {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The gift card. */
  gift_card_id: string
  /** The order that was paid with it. */
  order_id: string
  /** The amount taken, in the currency's smallest unit. */
  amount: number
  /** When the row was made. */
  created_at: string
  /** Whether tax is due on the amount; null on rows of old versions. */
  is_taxable: boolean | null
  /** The tax rate due on the amount, in percent. */
  tax_rate: number | null
  gift_card?: GiftCard | null
  order?: Order | null
}

/** A picture of a product. */
export interface Image {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** Where the picture is served. */
  url: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
}

/** Something that is counted in stock; one or more variants are made of it. */
export interface InventoryItem {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** The shop's own stock keeping code; unique among items that are not deleted. */
  sku: string | null
  /** The country the goods come from. */
  origin_country: string | null
  /** The Harmonized System code, for customs. */
  hs_code: string | null
  /** The manufacturer's identification code, for customs. */
  mid_code: string | null
  /** What the goods are made of. */
  material: string | null
  /** Weight, in the shop's unit. */
  weight: number | null
  /** Length, in the shop's unit. */
  length: number | null
  /** Height, in the shop's unit. */
  height: number | null
  /** Width, in the shop's unit. */
  width: number | null
  /** Whether it has to be sent. */
  requires_shipping: boolean
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The name of the item. */
  title: string | null
  /** What the item is. */
  description: string | null
  /** The address of a small picture. */
  thumbnail: string | null
  inventory_levels?: InventoryLevel[]
  variants?: ProductVariant[]
  /** The item's levels; with the item, each says how many units are in stock and not promised. */
  location_levels?: { location_id: string; available_quantity?: number; [name: string]: unknown }[]
  /** Units in stock at all the levels given. */
  stocked_quantity?: number
  /** Units of those that are promised. */
  reserved_quantity?: number
}

/** How much of an inventory item one location has. */
export interface InventoryLevel {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** The inventory item. */
  inventory_item_id: string
  /** The stock location. */
  location_id: string
  /** Units that are there. */
  stocked_quantity: number
  /** Units of those that are promised to orders. */
  reserved_quantity: number
  /** Units that are on their way in. */
  incoming_quantity: number
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  inventory_item?: InventoryItem | null
  location?: StockLocation | null
}

/** Asks somebody to become a user. */
export interface Invite {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The address that is invited; unique among invites that are not deleted. */
  user_email: string
  /** The role the user will have. */
  role: UserRoles | null
  /** Whether it was accepted. */
  accepted: boolean
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The secret that accepts it. */
  token: string
  /** When it stops being accepted. */
  expires_at: string
}

/** A variant in a quantity, as part of a cart, an order, a swap, a claim or an order edit. */
export interface LineItem {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The cart it is in. */
  cart_id: string | null
  /** The order it was bought with. */
  order_id: string | null
  /** The swap that sends it as a new item. */
  swap_id: string | null
  /** The product's title when it was added. */
  title: string
  /** The variant's title when it was added. */
  description: string | null
  /** The address of a small picture. */
  thumbnail: string | null
  /** Whether it buys a gift card. */
  is_giftcard: boolean
  /** Whether adding the same variant again raises this quantity. */
  should_merge: boolean
  /** Whether discounts may lower it. */
  allow_discounts: boolean
  /** Whether the chosen shipping methods cover it. */
  has_shipping: boolean | null
  /** The price of one unit, in the currency's smallest unit. */
  unit_price: number
  /** The variant it is a purchase of; null for items made up by hand. */
  variant_id: string | null
  /** Units bought, at least 1. */
  quantity: number
  /** Units that were packed. */
  fulfilled_quantity: number | null
  /** Units that came back. */
  returned_quantity: number | null
  /** Units that were sent. */
  shipped_quantity: number | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The claim that sends it as a replacement. */
  claim_order_id: string | null
  /** Whether it stands for goods that come back, in the cart of a swap. */
  is_return: boolean
  /** Whether the unit price already contains the tax. */
  includes_tax: boolean
  /** The order's item it is an edited copy of. */
  original_item_id: string | null
  /** The order edit whose proposal it is part of. */
  order_edit_id: string | null
  cart?: Cart | null
  order?: Order | null
  swap?: Swap | null
  claim_order?: ClaimOrder | null
  tax_lines?: LineItemTaxLine[]
  adjustments?: LineItemAdjustment[]
  order_edit?: OrderEdit | null
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
  /** What could be paid back for it; on lines of orders, in the currency's smallest unit. */
  refundable?: number
}

/** What a discount takes off a line item. */
export interface LineItemAdjustment {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The line item it lowers. */
  item_id: string
  /** Why the amount is taken off. */
  description: string
  /** The discount it comes from; null for one of another origin. */
  discount_id: string | null
  /** The amount taken off, in the currency's smallest unit. */
  amount: number
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  item?: LineItem | null
  discount?: Discount | null
}

/** A tax rate as it applies to a line item. */
export interface LineItemTaxLine {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The percentage. */
  rate: number
  /** The name of the rate. */
  name: string
  /** The code of the rate in the tax system. */
  code: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The line item it taxes. */
  item_id: string
  item?: LineItem | null
}

/** One price: an amount in a currency, perhaps only for a region, a quantity or a price list. */
export interface MoneyAmount {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The currency, an ISO 4217 code in lower case. */
  currency_code: string
  /** The price, in the currency's smallest unit. */
  amount: number
  /** The region it holds in; null means wherever the currency is used. */
  region_id: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** The smallest quantity the price holds for; null means any. */
  min_quantity: number | null
  /** The largest quantity the price holds for; null means any. */
  max_quantity: number | null
  /** The price list it is part of; null for the normal price. */
  price_list_id: string | null
  currency?: Currency | null
  price_list?: PriceList | null
  variants?: ProductVariant[]
  region?: Region | null
  price_set_money_amount?: PriceSetMoneyAmount | null
  variant?: ProductVariant | null
  /** The variant that the price is for. */
  variant_id?: string
}

/** A remark that users leave on something, e.g. on an order. */
export interface Note {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The text. */
  value: string
  /** The kind of thing it is about, e.g. `order`. */
  resource_type: string
  /** The id of the thing it is about. */
  resource_id: string
  /** The user who wrote it. */
  author_id: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  author?: User | null
}

/** A message that was sent to somebody. */
export interface Notification {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The event that caused it. */
  event_name: string | null
  /** The kind of thing it is about, e.g. `order`. */
  resource_type: string
  /** The id of the thing it is about. */
  resource_id: string
  /** The customer it was sent to. */
  customer_id: string | null
  /** Where it was sent. */
  to: string
  /** What the provider needs to send it again. */
  data: Record<string, unknown>
  /** The message this one repeats. */
  parent_id: string | null
  /** The notification provider. */
  provider_id: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  customer?: Customer | null
  parent_notification?: Notification | null
  resends?: Notification[]
  provider?: NotificationProvider | null
}

/** A service that sends messages. */
export interface NotificationProvider {
  /** The provider's own name. */
  id: string
  /** Whether the running server has this provider. */
  is_installed: boolean
}

/** Another application that the shop is connected to. */
export interface Oauth {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The name people see. */
  display_name: string
  /** The name of the application; unique. */
  application_name: string
  /** Where the connection is made. */
  install_url: string | null
  /** Where the connection is ended. */
  uninstall_url: string | null
  /** What the connection needs, e.g. tokens. */
  data: Record<string, unknown> | null
}

/** A completed purchase. */
export interface Order {
  object?: "order"
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** Where the order as a whole stands. */
  status: OrderStatus
  /** How much of it was packed, sent or returned. */
  fulfillment_status: FulfillmentStatus
  /** How much of it was paid or refunded. */
  payment_status: PaymentStatus
  /** The number people use, counted up from 1. */
  display_id: number
  /** The cart it was made from; each cart makes one order at most. */
  cart_id: string | null
  /** The customer who bought. */
  customer_id: string
  /** Where messages about it go. */
  email: string
  /** The address the invoice goes to. */
  billing_address_id: string | null
  /** The address the goods go to. */
  shipping_address_id: string | null
  /** The region it was bought in. */
  region_id: string
  /** The currency, an ISO 4217 code in lower case. */
  currency_code: string
  /** The tax rate in percent, where one is set by hand; null where the tax lines say it. */
  tax_rate: number | null
  /** When it was canceled; null while it was not. */
  canceled_at: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The key of the request that made the row, so that a retry finds it. */
  idempotency_key: string | null
  /** The draft order it came from. */
  draft_order_id: string | null
  /** Whether messages about it are held back; null leaves the decision to the default. */
  no_notification: boolean | null
  /** Its id in another system. */
  external_id: string | null
  /** The sales channel it was bought in. */
  sales_channel_id: string | null
  cart?: Cart | null
  customer?: Customer | null
  billing_address?: Address | null
  shipping_address?: Address | null
  region?: Region | null
  currency?: Currency | null
  discounts?: Discount[]
  gift_cards?: GiftCard[]
  shipping_methods?: ShippingMethod[]
  payments?: Payment[]
  fulfillments?: Fulfillment[]
  returns?: Return[]
  claims?: ClaimOrder[]
  refunds?: Refund[]
  swaps?: Swap[]
  draft_order?: DraftOrder | null
  edits?: OrderEdit[]
  items?: LineItem[]
  gift_card_transactions?: GiftCardTransaction[]
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
  /** What was paid back, in the currency's smallest unit. */
  refunded_total?: number
  /** What can still be paid back, in the currency's smallest unit. */
  refundable_amount?: number
  /** The lines that can come back, where `fields` names `returnable_items`. */
  returnable_items?: { id: string; [name: string]: unknown }[]
}

/** A proposed change to an order's items, which takes effect when confirmed. */
export interface OrderEdit {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** The order to change. */
  order_id: string
  /** A note for the shop only. */
  internal_note: string | null
  /** Who made it. */
  created_by: string
  /** Who asked the customer to confirm. */
  requested_by: string | null
  /** When the customer was asked. */
  requested_at: string | null
  /** Who confirmed it. */
  confirmed_by: string | null
  /** When it was confirmed. */
  confirmed_at: string | null
  /** Who declined it. */
  declined_by: string | null
  /** Why it was declined. */
  declined_reason: string | null
  /** When it was declined. */
  declined_at: string | null
  /** Who canceled it. */
  canceled_by: string | null
  /** When it was canceled; null while it was not. */
  canceled_at: string | null
  /** The payment of what it adds to the total. */
  payment_collection_id: string | null
  order?: Order | null
  changes?: OrderItemChange[]
  items?: LineItem[]
  payment_collection?: PaymentCollection | null
  /** How far the edit has come, by the moments that it holds. */
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

/** One change of an order edit. */
export interface OrderItemChange {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Whether an item is added, removed or changed. */
  type: OrderEditItemChangeType
  /** The order edit it belongs to. */
  order_edit_id: string
  /** The order's item that is changed or removed. */
  original_line_item_id: string | null
  /** The item as it will be; null for a removal. */
  line_item_id: string | null
  order_edit?: OrderEdit | null
  original_line_item?: LineItem | null
  line_item?: LineItem | null
}

/** An authorized payment, which can be captured, refunded or canceled. */
export interface Payment {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The swap whose difference it pays. */
  swap_id: string | null
  /** The cart it was authorized for. */
  cart_id: string | null
  /** The order it pays. */
  order_id: string | null
  /** The amount authorized, in the currency's smallest unit. */
  amount: number
  /** The currency, an ISO 4217 code in lower case. */
  currency_code: string
  /** What was given back, in the currency's smallest unit. */
  amount_refunded: number
  /** The payment provider. */
  provider_id: string
  /** What the provider needs to go on. */
  data: Record<string, unknown>
  /** When the money was taken; null before. */
  captured_at: string | null
  /** When it was canceled; null while it was not. */
  canceled_at: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The key of the request that made the row, so that a retry finds it. */
  idempotency_key: string | null
  swap?: Swap | null
  cart?: Cart | null
  order?: Order | null
  currency?: Currency | null
}

/** Several payments that make up one sum, e.g. for what an order edit added. */
export interface PaymentCollection {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** What it pays for. */
  type: PaymentCollectionType
  /** How far it is paid. */
  status: PaymentCollectionStatus
  /** What it is for, in words. */
  description: string | null
  /** The sum due, in the currency's smallest unit. */
  amount: number
  /** What was authorized so far, in the currency's smallest unit. */
  authorized_amount: number | null
  /** The region it belongs to. */
  region_id: string
  /** The currency, an ISO 4217 code in lower case. */
  currency_code: string
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The user or customer who made it. */
  created_by: string
  region?: Region | null
  currency?: Currency | null
  payment_sessions?: PaymentSession[]
  payments?: Payment[]
}

/** A service that takes payments. */
export interface PaymentProvider {
  /** The provider's own name. */
  id: string
  /** Whether the running server has this provider. */
  is_installed: boolean
}

/** A payment in preparation with one provider, for a cart or a payment collection. */
export interface PaymentSession {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The cart it pays; null within a payment collection. */
  cart_id: string | null
  /** The payment provider. */
  provider_id: string
  /** Whether the customer chose it; null means no. */
  is_selected: boolean | null
  /** What the provider says of it. */
  status: PaymentSessionStatus
  /** What the provider needs to go on. */
  data: Record<string, unknown>
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** The key of the request that made the row, so that a retry finds it. */
  idempotency_key: string | null
  /** When the provider authorized it. */
  payment_authorized_at: string | null
  /** The amount, in the currency's smallest unit. */
  amount: number | null
  /** Whether the provider was already asked to prepare it. */
  is_initiated: boolean
  cart?: Cart | null
}

/** Prices that apply instead of the normal ones, for a time or for some customers. */
export interface PriceList {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The name in the admin. */
  name: string
  /** What the list is for. */
  description: string
  /** Whether the prices are a sale or override the normal ones. */
  type: PriceListType
  /** Whether the list is a draft or active. */
  status: PriceListStatus
  /** When it begins to apply; null means at once. */
  starts_at: string | null
  /** When it stops applying; null means never. */
  ends_at: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Whether the prices of the list already contain the tax. */
  includes_tax: boolean
  customer_groups?: CustomerGroup[]
  prices?: MoneyAmount[]
  price_set_money_amounts?: PriceSetMoneyAmount[]
  price_list_rules?: PriceListRule[]
  rule_types?: RuleType[]
}

/** A condition under which the prices of a list in price sets hold. */
export interface PriceListRule {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The price list. */
  price_list_id: string
  /** What the prices depend on. */
  rule_type_id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  price_list?: PriceList | null
  rule_type?: RuleType | null
  price_list_rule_values?: PriceListRuleValue[]
}

/** One of the values that a rule of a price list accepts. */
export interface PriceListRuleValue {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The rule. */
  price_list_rule_id: string
  /** The value. */
  value: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  price_list_rule?: PriceListRule | null
}

/** A condition under which a price holds. */
export interface PriceRule {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The price set of the price. */
  price_set_id: string
  /** The price within its set. */
  price_set_money_amount_id: string
  /** What the price depends on. */
  rule_type_id: string
  /** The price list of the price. */
  price_list_id: string | null
  /** What the context has to say for the price to hold. */
  value: string
  /** How much the rule weighs among prices with as many rules. */
  priority: number
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  price_set?: PriceSet | null
  price_set_money_amount?: PriceSetMoneyAmount | null
  rule_type?: RuleType | null
}

/** Prices that belong together, e.g. all prices of one thing. */
export interface PriceSet {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  money_amounts?: MoneyAmount[]
  rule_types?: RuleType[]
  price_set_money_amounts?: PriceSetMoneyAmount[]
}

/** Says which price set a price is in. */
export interface PriceSetMoneyAmount {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** What the price is for. */
  title: string
  /** The price set. */
  price_set_id: string
  /** The price; it is in one price set at most. */
  money_amount_id: string
  /** The price list it is part of; null for the normal price. */
  price_list_id: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  price_set?: PriceSet | null
  money_amount?: MoneyAmount | null
  price_list?: PriceList | null
  price_rules?: PriceRule[]
}

/** Something the shop sells, in one or more variants. */
export interface Product {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The name customers see. */
  title: string
  /** A line under the title. */
  subtitle: string | null
  /** The text of the product page. */
  description: string | null
  /** The part of the product's web address that names it; unique among products that are not deleted. */
  handle: string | null
  /** Whether buying it creates a gift card. */
  is_giftcard: boolean
  /** The address of a small picture. */
  thumbnail: string | null
  /** Weight, in the shop's unit. */
  weight: number | null
  /** Length, in the shop's unit. */
  length: number | null
  /** Height, in the shop's unit. */
  height: number | null
  /** Width, in the shop's unit. */
  width: number | null
  /** The Harmonized System code, for customs. */
  hs_code: string | null
  /** The country the goods come from. */
  origin_country: string | null
  /** The manufacturer's identification code, for customs. */
  mid_code: string | null
  /** What the goods are made of. */
  material: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The collection it is part of. */
  collection_id: string | null
  /** Its type. */
  type_id: string | null
  /** Whether discounts may lower its price. */
  discountable: boolean
  /** Whether it is a draft, proposed, published or rejected. */
  status: ProductStatus
  /** Its id in another system. */
  external_id: string | null
  images?: Image[]
  options?: ProductOption[]
  variants?: ProductVariant[]
  categories?: ProductCategory[]
  profiles?: ShippingProfile[]
  collection?: ProductCollection | null
  type?: ProductType | null
  tags?: ProductTag[]
  sales_channels?: SalesChannel[]
  profile?: ShippingProfile | null
  /** The first of its shipping profiles, next to the list of all. */
  profile_id?: string | null
}

/** A node in the tree of categories by which customers browse. */
export interface ProductCategory {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The name customers see. */
  name: string
  /** The part of a web address that names it; unique. */
  handle: string
  /** The category above it; null at the root. */
  parent_category_id: string | null
  /** Whether the category is in use. */
  is_active: boolean | null
  /** Whether only the admin shows it. */
  is_internal: boolean | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** Its place among the categories of the same parent, from 0. */
  rank: number
  /** What the category holds. */
  description: string
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  parent_category?: ProductCategory | null
  category_children?: ProductCategory[]
  products?: Product[]
}

/** Products that are shown together. */
export interface ProductCollection {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The name customers see. */
  title: string
  /** The part of the collection's web address that names it; unique among collections that are not deleted. */
  handle: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  products?: Product[]
}

/** A property in which the variants of a product differ, e.g. the size. */
export interface ProductOption {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The name of the property. */
  title: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The product it belongs to. */
  product_id: string | null
  values?: ProductOptionValue[]
  product?: Product | null
}

/** What one variant has for one option, e.g. the size M. */
export interface ProductOptionValue {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The value customers see. */
  value: string
  /** The option it answers. */
  option_id: string
  /** The variant that has it. */
  variant_id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  option?: ProductOption | null
  variant?: ProductVariant | null
}

/** A word that products can be found by. */
export interface ProductTag {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The word. */
  value: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
}

/** A kind of product, for filters, tax rates and discounts. */
export interface ProductType {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The name of the kind. */
  value: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
}

/** One purchasable form of a product: its stock, its codes and, through prices, what it costs. */
export interface ProductVariant {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The name of the variant, e.g. the size. */
  title: string
  /** The product it is a form of. */
  product_id: string
  /** The shop's own stock keeping code; unique among variants that are not deleted. */
  sku: string | null
  /** A barcode of any kind; unique among variants that are not deleted. */
  barcode: string | null
  /** The European article number; unique among variants that are not deleted. */
  ean: string | null
  /** The universal product code; unique among variants that are not deleted. */
  upc: string | null
  /** Units in stock, where no inventory items are kept. */
  inventory_quantity: number
  /** Whether it can be bought with nothing in stock. */
  allow_backorder: boolean
  /** Whether its stock is counted at all. */
  manage_inventory: boolean
  /** The Harmonized System code, for customs. */
  hs_code: string | null
  /** The country the goods come from. */
  origin_country: string | null
  /** The manufacturer's identification code, for customs. */
  mid_code: string | null
  /** What the goods are made of. */
  material: string | null
  /** Weight, in the shop's unit. */
  weight: number | null
  /** Length, in the shop's unit. */
  length: number | null
  /** Height, in the shop's unit. */
  height: number | null
  /** Width, in the shop's unit. */
  width: number | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** Its place among the product's variants, smallest first. */
  variant_rank: number | null
  product?: Product | null
  prices?: MoneyAmount[]
  options?: ProductOptionValue[]
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
  tax_rates?: { rate: number | null; name: string; code: string | null }[] | null
  /** Whether it can be bought: in stock, not counted, or on backorder. */
  purchasable?: boolean
}

/** Says which inventory items a variant is made of. */
export interface ProductVariantInventoryItem {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** The inventory item. */
  inventory_item_id: string
  /** The product variant. */
  variant_id: string
  /** Units of the item in one unit of the variant. */
  required_quantity: number
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  variant?: ProductVariant | null
  inventory_item?: InventoryItem | null
}

/** A key that storefronts send to say which sales channels they show; it is no secret. */
export interface PublishableApiKey {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** The user who made it. */
  created_by: string | null
  /** The user who revoked it. */
  revoked_by: string | null
  /** When it was revoked; null while it is valid. */
  revoked_at: string | null
  /** The name of the key in the admin. */
  title: string
}

/** Money that was given back. */
export interface Refund {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The order it is for. */
  order_id: string | null
  /** The amount, in the currency's smallest unit. */
  amount: number
  /** Why, in the words of whoever did it. */
  note: string | null
  /** Why, as one of a few kinds. */
  reason: RefundReason
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The key of the request that made the row, so that a retry finds it. */
  idempotency_key: string | null
  /** The payment it was taken from; null when it is of an order with several. */
  payment_id: string | null
  order?: Order | null
  payment?: Payment | null
}

/** Part of the world in which the shop sells with one currency, one way of taxing and one set of providers. */
export interface Region {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The name of the region. */
  name: string
  /** The currency of every cart and order in the region, an ISO 4217 code in lower case. */
  currency_code: string
  /** The default tax rate, in percent. */
  tax_rate: number
  /** The code of the default tax rate in the tax system. */
  tax_code: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** Whether tax is due when a gift card is bought. */
  gift_cards_taxable: boolean
  /** Whether taxes are computed as the cart changes, or only on request. */
  automatic_taxes: boolean
  /** The provider that computes taxes; null for the built-in one. */
  tax_provider_id: string | null
  /** Whether the prices of the region already contain the tax. */
  includes_tax: boolean
  currency?: Currency | null
  tax_rates?: TaxRate[]
  countries?: Country[]
  tax_provider?: TaxProvider | null
  payment_providers?: PaymentProvider[]
  fulfillment_providers?: FulfillmentProvider[]
}

/** Units of an inventory item that are promised, mostly to an order. */
export interface ReservationItem {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** The line item they are promised to; null when reserved by hand. */
  line_item_id: string | null
  /** The inventory item. */
  inventory_item_id: string
  /** The stock location. */
  location_id: string
  /** Units promised. */
  quantity: number
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** Its id in another system. */
  external_id: string | null
  /** Why they are reserved. */
  description: string | null
  /** The user who reserved them. */
  created_by: string | null
  inventory_item?: InventoryItem | null
  line_item?: LineItem | null
}

/** Goods that come back from a customer. */
export interface Return {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** Whether it was requested, received, needs attention or was canceled. */
  status: ReturnStatus
  /** The swap it is part of. */
  swap_id: string | null
  /** The order they were bought with. */
  order_id: string | null
  /** What the fulfillment provider says about the way back. */
  shipping_data: Record<string, unknown> | null
  /** What is given back, in the currency's smallest unit. */
  refund_amount: number
  /** When the goods arrived. */
  received_at: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The key of the request that made the row, so that a retry finds it. */
  idempotency_key: string | null
  /** The claim it is part of. */
  claim_order_id: string | null
  /** Whether messages about it are held back; null leaves the decision to the default. */
  no_notification: boolean | null
  /** The stock location they come back to. */
  location_id: string | null
  items?: ReturnItem[]
  swap?: Swap | null
  claim_order?: ClaimOrder | null
  order?: Order | null
  shipping_method?: ShippingMethod | null
}

/** A line item that comes back, in a quantity. */
export interface ReturnItem {
  /** The return it is part of. */
  return_id: string
  /** The line item that comes back. */
  item_id: string
  /** Units to come back. */
  quantity: number
  /** Whether it was announced before it arrived. */
  is_requested: boolean
  /** Units announced. */
  requested_quantity: number | null
  /** Units that arrived. */
  received_quantity: number | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** Why it comes back. */
  reason_id: string | null
  /** Remarks about it. */
  note: string | null
  return_order?: Return | null
  item?: LineItem | null
  reason?: ReturnReason | null
}

/** Why goods come back, one of the shop's list. */
export interface ReturnReason {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** A short code; unique among reasons that are not deleted. */
  value: string
  /** The text customers see. */
  label: string
  /** What the reason means. */
  description: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The wider reason it is part of. */
  parent_return_reason_id: string | null
  parent_return_reason?: ReturnReason | null
  return_reason_children?: ReturnReason[]
}

/** Something that prices may depend on, e.g. the region. */
export interface RuleType {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** Its name. */
  name: string
  /** The key of the context that is looked at; unique among rule types that are not deleted. */
  rule_attribute: string
  /** How much rules of this type weigh unless they say so themselves. */
  default_priority: number
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
}

/** A place where the shop sells, e.g. the website, with the products that are sold there. */
export interface SalesChannel {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** The name of the channel. */
  name: string
  /** What the channel is. */
  description: string | null
  /** Whether selling through it is switched off. */
  is_disabled: boolean
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  products?: Product[]
  publishableKeys?: PublishableApiKey[]
  locations?: SalesChannelLocation[]
}

/** Lets a sales channel sell what a stock location holds. */
export interface SalesChannelLocation {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** The sales channel. */
  sales_channel_id: string
  /** The stock location. */
  location_id: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  sales_channel?: SalesChannel | null
  location?: StockLocation | null
}

/** A shipping option as it was chosen, with its price. */
export interface ShippingMethod {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The shipping option that was chosen. */
  shipping_option_id: string
  /** The order it belongs to. */
  order_id: string | null
  /** The cart it was chosen for. */
  cart_id: string | null
  /** The swap it belongs to. */
  swap_id: string | null
  /** The return it brings back. */
  return_id: string | null
  /** The price, in the currency's smallest unit. */
  price: number
  /** What the fulfillment provider needs to know, e.g. the pick-up point. */
  data: Record<string, unknown>
  /** The claim it belongs to. */
  claim_order_id: string | null
  /** Whether the price already contains the tax. */
  includes_tax: boolean
  order?: Order | null
  claim_order?: ClaimOrder | null
  cart?: Cart | null
  swap?: Swap | null
  return_order?: Return | null
  shipping_option?: ShippingOption | null
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

/** A tax rate as it applies to a shipping method. */
export interface ShippingMethodTaxLine {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The percentage. */
  rate: number
  /** The name of the rate. */
  name: string
  /** The code of the rate in the tax system. */
  code: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The shipping method it taxes. */
  shipping_method_id: string
  shipping_method?: ShippingMethod | null
}

/** A way to ship that customers can choose, in one region. */
export interface ShippingOption {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The name customers see. */
  name: string
  /** The region it is offered in. */
  region_id: string
  /** The shipping profile whose products it ships. */
  profile_id: string
  /** The fulfillment provider that carries it out. */
  provider_id: string
  /** Whether the price is fixed or asked of the provider. */
  price_type: ShippingOptionPriceType
  /** The fixed price, in the currency's smallest unit; null when the provider computes it. */
  amount: number | null
  /** Whether it brings goods back. */
  is_return: boolean
  /** What the provider needs to know about it. */
  data: Record<string, unknown>
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** Whether only the admin may choose it. */
  admin_only: boolean
  /** Whether the price already contains the tax. */
  includes_tax: boolean
  region?: Region | null
  profile?: ShippingProfile | null
  provider?: FulfillmentProvider | null
  requirements?: ShippingOptionRequirement[]
  /** The price with tax, in the currency's smallest unit. */
  price_incl_tax?: number
  /** The tax rates that the tax comes from. */
  tax_rates?: { rate: number | null; name: string; code: string | null }[]
  /** The tax of the price, in the currency's smallest unit. */
  tax_amount?: number
}

/** What the subtotal of a cart must be for a shipping option to be offered. */
export interface ShippingOptionRequirement {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The shipping option it limits. */
  shipping_option_id: string
  /** Whether the amount is the least or the most. */
  type: RequirementType
  /** The subtotal, in the currency's smallest unit. */
  amount: number
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  shipping_option?: ShippingOption | null
}

/** Products that are shipped in the same ways. */
export interface ShippingProfile {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The name of the profile. */
  name: string
  /** Whether it is the default, the one for gift cards, or one of the shop's own. */
  type: ShippingProfileType
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  products?: Product[]
  shipping_options?: ShippingOption[]
}

/** A place that holds stock. */
export interface StockLocation {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** The name of the place. */
  name: string
  /** Its address. */
  address_id: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  address?: StockLocationAddress | null
  sales_channels?: SalesChannel[]
}

/** The address of a stock location. */
export interface StockLocationAddress {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Street and number. */
  address_1: string
  /** A second address line, e.g. the flat. */
  address_2: string | null
  /** The company's name. */
  company: string | null
  /** The city. */
  city: string | null
  /** The country, an ISO 3166 code of two letters in lower case. */
  country_code: string
  /** A telephone number. */
  phone: string | null
  /** The province, state or canton. */
  province: string | null
  /** The postal code. */
  postal_code: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
}

/** The shop's settings; there is one row. */
export interface Store {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The name of the shop. */
  name: string
  /** The currency used unless another is chosen, an ISO 4217 code in lower case. */
  default_currency_code: string
  /** The pattern of the address at which customers confirm a swap. */
  swap_link_template: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The pattern of the address at which customers pay a draft order. */
  payment_link_template: string | null
  /** The pattern of the address at which an invite is accepted. */
  invite_link_template: string | null
  /** The sales channel used unless another is given. */
  default_sales_channel_id: string | null
  /** The stock location used unless another is given. */
  default_location_id: string | null
  default_currency?: Currency | null
  currencies?: Currency[]
  default_sales_channel?: SalesChannel | null
  /** The features of v1 that could be switched off there; all are on. */
  feature_flags?: { key: string; value: boolean }[]
  /** The modules of v1 that were optional there; all are part of the core. */
  modules?: { module: string; resolution: string }[]
  /** The installed payment providers. */
  payment_providers?: { id: string; is_installed: boolean }[]
  /** The installed fulfillment providers. */
  fulfillment_providers?: { id: string; is_installed: boolean }[]
}

/** An exchange: some items of an order come back, others go out, and the difference is paid. */
export interface Swap {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** How far the new items are on their way. */
  fulfillment_status: SwapFulfillmentStatus
  /** Whether the difference was paid or given back. */
  payment_status: SwapPaymentStatus
  /** The order whose items are exchanged. */
  order_id: string
  /** What the customer still owes, in the currency's smallest unit; negative when the shop owes. */
  difference_due: number | null
  /** The address the new items go to. */
  shipping_address_id: string | null
  /** The cart in which the customer confirms it. */
  cart_id: string | null
  /** When the customer confirmed it. */
  confirmed_at: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The key of the request that made the row, so that a retry finds it. */
  idempotency_key: string | null
  /** Whether messages about it are held back; null leaves the decision to the default. */
  no_notification: boolean | null
  /** When it was canceled; null while it was not. */
  canceled_at: string | null
  /** Whether new items may be out of stock. */
  allow_backorder: boolean
  order?: Order | null
  additional_items?: LineItem[]
  return_order?: Return | null
  fulfillments?: Fulfillment[]
  payment?: Payment | null
  shipping_address?: Address | null
  shipping_methods?: ShippingMethod[]
  cart?: Cart | null
}

/** A service that computes taxes. */
export interface TaxProvider {
  /** The provider's own name. */
  id: string
  /** Whether the running server has this provider. */
  is_installed: boolean
}

/** A percentage of tax in a region, for all or for some of what is sold. */
export interface TaxRate {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The percentage. */
  rate: number | null
  /** The code of the rate in the tax system. */
  code: string | null
  /** The name of the rate. */
  name: string
  /** The region it holds in. */
  region_id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  region?: Region | null
  products?: Product[]
  product_types?: ProductType[]
  shipping_options?: ShippingOption[]
  /** How many products it is on; on request. */
  product_count?: number
  /** How many product types it is on; on request. */
  product_type_count?: number
  /** How many shipping options it is on; on request. */
  shipping_option_count?: number
}

/** Where a parcel can be followed. */
export interface TrackingLink {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The address of the carrier's page. */
  url: string | null
  /** The carrier's number. */
  tracking_number: string
  /** The fulfillment it belongs to. */
  fulfillment_id: string
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** The key of the request that made the row, so that a retry finds it. */
  idempotency_key: string | null
  fulfillment?: Fulfillment | null
}

/** Somebody who runs the shop and signs in to the admin. */
export interface User {
  /** Identifies the row: the entity's prefix and a ULID. */
  id: string
  /** The e-mail address, in lower case; unique among users that are not deleted. */
  email: string
  /** The first name. */
  first_name: string | null
  /** The last name. */
  last_name: string | null
  /** A token that signs requests of this user's programs in; null in answers to anybody but the user, and to whoever sets it. */
  api_token: string | null
  /** When the row was made. */
  created_at: string
  /** When the row was last changed. */
  updated_at: string
  /** When the row was deleted; null while it is alive. */
  deleted_at: string | null
  /** Key-value pairs of your own. */
  metadata: Record<string, unknown> | null
  /** Member, admin or developer; it gives no rights of its own. */
  role: UserRoles | null
}
