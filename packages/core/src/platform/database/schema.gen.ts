// Generated from the migrated database by `npm run generate`. Do not edit.
import type { ColumnType, Generated } from "kysely"

/** Anything JSON can say. */
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

/** Read parsed, written as JSON text. */
export type Json = ColumnType<JsonValue, string, string>
/** A JSON column with a default. */
export type GeneratedJson = ColumnType<JsonValue, string | undefined, string>
/** A moment: text when read as JSON, a Date from the driver. */
export type Timestamp = ColumnType<string | Date, string | Date, string | Date>
/** A moment with a default. */
export type GeneratedTimestamp = ColumnType<string | Date, string | Date | undefined, string | Date>

/** The kinds of columns the query compiler tells apart. */
export type ColumnKind =
  "text" | "integer" | "numeric" | "real" | "boolean" | "timestamptz" | "jsonb" | "enum" | "bigint"

/** A column as the query compiler sees it. */
export interface ColumnFacts {
  readonly kind: ColumnKind
  readonly nullable: boolean
  /** what the database writes without a value, in SQL: a constant without quotes and type, or an expression */
  readonly default?: string
  /** the type of an enumeration, and what is in it */
  readonly type?: string
  readonly values?: readonly string[]
}

/** A row of `address`. */
export interface AddressTable {
  id: string
  customer_id: string | null
  company: string | null
  first_name: string | null
  last_name: string | null
  address_1: string | null
  address_2: string | null
  city: string | null
  country_code: string | null
  province: string | null
  postal_code: string | null
  phone: string | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `analytics_config`. */
export interface AnalyticsConfigTable {
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  user_id: string
  opt_out: Generated<boolean>
  anonymize: Generated<boolean>
}

/** A row of `auth_session`. */
export interface AuthSessionTable {
  id: string
  sid: string
  kind: string
  subject_id: string | null
  data: GeneratedJson
  created_at: GeneratedTimestamp
  expires_at: Timestamp
}

/** A row of `batch_job`. */
export interface BatchJobTable {
  id: string
  type: string
  created_by: string | null
  context: Json | null
  result: Json | null
  dry_run: Generated<boolean>
  created_at: GeneratedTimestamp
  pre_processed_at: Timestamp | null
  confirmed_at: Timestamp | null
  processing_at: Timestamp | null
  completed_at: Timestamp | null
  failed_at: Timestamp | null
  canceled_at: Timestamp | null
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  attempts: Generated<number | null>
  resume_from: Json | null
}

/** A row of `cart`. */
export interface CartTable {
  id: string
  email: string | null
  billing_address_id: string | null
  shipping_address_id: string | null
  region_id: string
  customer_id: string | null
  payment_id: string | null
  type: Generated<"default" | "swap" | "draft_order" | "payment_link" | "claim">
  completed_at: Timestamp | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
  idempotency_key: string | null
  context: Json | null
  payment_authorized_at: Timestamp | null
  sales_channel_id: string | null
}

/** A row of `cart_discounts`. */
export interface CartDiscountsTable {
  cart_id: string
  discount_id: string
}

/** A row of `cart_gift_cards`. */
export interface CartGiftCardsTable {
  cart_id: string
  gift_card_id: string
}

/** A row of `changed_order_total`. */
export interface ChangedOrderTotalTable {
  order_id: string
  total: number
}

/** A row of `claim_image`. */
export interface ClaimImageTable {
  id: string
  claim_item_id: string
  url: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `claim_item`. */
export interface ClaimItemTable {
  id: string
  claim_order_id: string
  item_id: string
  variant_id: string
  reason: "missing_item" | "wrong_item" | "production_failure" | "other"
  note: string | null
  quantity: number
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `claim_item_tags`. */
export interface ClaimItemTagsTable {
  item_id: string
  tag_id: string
}

/** A row of `claim_order`. */
export interface ClaimOrderTable {
  id: string
  payment_status: Generated<"na" | "not_refunded" | "refunded">
  fulfillment_status: Generated<
    | "not_fulfilled"
    | "partially_fulfilled"
    | "fulfilled"
    | "partially_shipped"
    | "shipped"
    | "partially_returned"
    | "returned"
    | "canceled"
    | "requires_action"
  >
  type: "refund" | "replace"
  order_id: string
  shipping_address_id: string | null
  refund_amount: number | null
  canceled_at: Timestamp | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
  idempotency_key: string | null
  no_notification: boolean | null
}

/** A row of `claim_tag`. */
export interface ClaimTagTable {
  id: string
  value: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `country`. */
export interface CountryTable {
  id: Generated<number>
  iso_2: string
  iso_3: string
  num_code: number
  name: string
  display_name: string
  region_id: string | null
}

/** A row of `currency`. */
export interface CurrencyTable {
  code: string
  symbol: string
  symbol_native: string
  name: string
  includes_tax: Generated<boolean>
}

/** A row of `custom_shipping_option`. */
export interface CustomShippingOptionTable {
  id: string
  price: number
  shipping_option_id: string
  cart_id: string | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `customer`. */
export interface CustomerTable {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  billing_address_id: string | null
  password_hash: string | null
  phone: string | null
  has_account: Generated<boolean>
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `customer_group`. */
export interface CustomerGroupTable {
  id: string
  name: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `customer_group_customers`. */
export interface CustomerGroupCustomersTable {
  customer_group_id: string
  customer_id: string
}

/** A row of `discount`. */
export interface DiscountTable {
  id: string
  code: string
  is_dynamic: boolean
  rule_id: string | null
  is_disabled: boolean
  parent_discount_id: string | null
  starts_at: GeneratedTimestamp
  ends_at: Timestamp | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
  usage_limit: number | null
  usage_count: Generated<number>
  valid_duration: string | null
}

/** A row of `discount_condition`. */
export interface DiscountConditionTable {
  id: string
  type: "products" | "product_types" | "product_collections" | "product_tags" | "customer_groups"
  operator: "in" | "not_in"
  discount_rule_id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `discount_condition_customer_group`. */
export interface DiscountConditionCustomerGroupTable {
  customer_group_id: string
  condition_id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
}

/** A row of `discount_condition_product`. */
export interface DiscountConditionProductTable {
  product_id: string
  condition_id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
}

/** A row of `discount_condition_product_collection`. */
export interface DiscountConditionProductCollectionTable {
  product_collection_id: string
  condition_id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
}

/** A row of `discount_condition_product_tag`. */
export interface DiscountConditionProductTagTable {
  product_tag_id: string
  condition_id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
}

/** A row of `discount_condition_product_type`. */
export interface DiscountConditionProductTypeTable {
  product_type_id: string
  condition_id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
}

/** A row of `discount_regions`. */
export interface DiscountRegionsTable {
  discount_id: string
  region_id: string
}

/** A row of `discount_rule`. */
export interface DiscountRuleTable {
  id: string
  description: string | null
  type: "fixed" | "percentage" | "free_shipping"
  value: number
  allocation: "total" | "item" | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `discount_rule_products`. */
export interface DiscountRuleProductsTable {
  discount_rule_id: string
  product_id: string
}

/** A row of `draft_order`. */
export interface DraftOrderTable {
  id: string
  status: Generated<"open" | "completed">
  display_id: Generated<number>
  cart_id: string | null
  order_id: string | null
  canceled_at: Timestamp | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  completed_at: Timestamp | null
  metadata: Json | null
  idempotency_key: string | null
  no_notification_order: boolean | null
}

/** A row of `fulfillment`. */
export interface FulfillmentTable {
  id: string
  swap_id: string | null
  order_id: string | null
  tracking_numbers: GeneratedJson
  data: Json
  shipped_at: Timestamp | null
  canceled_at: Timestamp | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
  idempotency_key: string | null
  provider_id: string | null
  claim_order_id: string | null
  no_notification: boolean | null
  location_id: string | null
}

/** A row of `fulfillment_item`. */
export interface FulfillmentItemTable {
  fulfillment_id: string
  item_id: string
  quantity: number
}

/** A row of `fulfillment_provider`. */
export interface FulfillmentProviderTable {
  id: string
  is_installed: Generated<boolean>
}

/** A row of `gift_card`. */
export interface GiftCardTable {
  id: string
  code: string
  value: number
  balance: number
  region_id: string
  order_id: string | null
  is_disabled: Generated<boolean>
  ends_at: Timestamp | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
  tax_rate: number | null
  is_disabled_by_user: Generated<boolean>
}

/** A row of `gift_card_transaction`. */
export interface GiftCardTransactionTable {
  id: string
  gift_card_id: string
  order_id: string
  amount: number
  created_at: GeneratedTimestamp
  is_taxable: boolean | null
  tax_rate: number | null
}

/** A row of `idempotency_key`. */
export interface IdempotencyKeyTable {
  id: string
  idempotency_key: string
  created_at: GeneratedTimestamp
  locked_at: Timestamp | null
  request_method: string | null
  request_params: Json | null
  request_path: string | null
  response_code: number | null
  response_body: Json | null
  recovery_point: Generated<string>
  fingerprint: string | null
  response_text: string | null
}

/** A row of `image`. */
export interface ImageTable {
  id: string
  url: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `inventory_item`. */
export interface InventoryItemTable {
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  sku: string | null
  origin_country: string | null
  hs_code: string | null
  mid_code: string | null
  material: string | null
  weight: number | null
  length: number | null
  height: number | null
  width: number | null
  requires_shipping: Generated<boolean>
  metadata: Json | null
  title: string | null
  description: string | null
  thumbnail: string | null
}

/** A row of `inventory_item_without_level`. */
export interface InventoryItemWithoutLevelTable {
  inventory_item_id: string
}

/** A row of `inventory_level`. */
export interface InventoryLevelTable {
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  inventory_item_id: string
  location_id: string
  stocked_quantity: Generated<number>
  reserved_quantity: Generated<number>
  incoming_quantity: Generated<number>
  metadata: Json | null
}

/** A row of `invite`. */
export interface InviteTable {
  id: string
  user_email: string
  role: Generated<"admin" | "member" | "developer" | null>
  accepted: Generated<boolean>
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
  token: string
  expires_at: GeneratedTimestamp
}

/** A row of `line_item`. */
export interface LineItemTable {
  id: string
  cart_id: string | null
  order_id: string | null
  swap_id: string | null
  title: string
  description: string | null
  thumbnail: string | null
  is_giftcard: Generated<boolean>
  should_merge: Generated<boolean>
  allow_discounts: Generated<boolean>
  has_shipping: boolean | null
  unit_price: number
  variant_id: string | null
  quantity: number
  fulfilled_quantity: number | null
  returned_quantity: number | null
  shipped_quantity: number | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
  claim_order_id: string | null
  is_return: Generated<boolean>
  includes_tax: Generated<boolean>
  original_item_id: string | null
  order_edit_id: string | null
}

/** A row of `line_item_adjustment`. */
export interface LineItemAdjustmentTable {
  id: string
  item_id: string
  description: string
  discount_id: string | null
  amount: number
  metadata: Json | null
}

/** A row of `line_item_tax_line`. */
export interface LineItemTaxLineTable {
  id: string
  rate: number
  name: string
  code: string | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
  item_id: string
}

/** A row of `lock_lease`. */
export interface LockLeaseTable {
  key: string
  token: string
  expires_at: Timestamp
}

/** A row of `met_difference`. */
export interface MetDifferenceTable {
  setting: string
  count: number
  first_met_at: GeneratedTimestamp
  last_met_at: GeneratedTimestamp
}

/** A row of `money_amount`. */
export interface MoneyAmountTable {
  id: string
  currency_code: string
  amount: number
  region_id: string | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  min_quantity: number | null
  max_quantity: number | null
  price_list_id: string | null
}

/** A row of `note`. */
export interface NoteTable {
  id: string
  value: string
  resource_type: string
  resource_id: string
  author_id: string | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `notification`. */
export interface NotificationTable {
  id: string
  event_name: string | null
  resource_type: string
  resource_id: string
  customer_id: string | null
  to: string
  data: Json
  parent_id: string | null
  provider_id: string | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
}

/** A row of `notification_provider`. */
export interface NotificationProviderTable {
  id: string
  is_installed: Generated<boolean>
}

/** A row of `oauth`. */
export interface OauthTable {
  id: string
  display_name: string
  application_name: string
  install_url: string | null
  uninstall_url: string | null
  data: Json | null
}

/** A row of `order`. */
export interface OrderTable {
  id: string
  status: Generated<"pending" | "completed" | "archived" | "canceled" | "requires_action">
  fulfillment_status: Generated<
    | "not_fulfilled"
    | "partially_fulfilled"
    | "fulfilled"
    | "partially_shipped"
    | "shipped"
    | "partially_returned"
    | "returned"
    | "canceled"
    | "requires_action"
  >
  payment_status: Generated<
    "not_paid" | "awaiting" | "captured" | "partially_refunded" | "refunded" | "canceled" | "requires_action"
  >
  display_id: Generated<number>
  cart_id: string | null
  customer_id: string
  email: string
  billing_address_id: string | null
  shipping_address_id: string | null
  region_id: string
  currency_code: string
  tax_rate: number | null
  canceled_at: Timestamp | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
  idempotency_key: string | null
  draft_order_id: string | null
  no_notification: boolean | null
  external_id: string | null
  sales_channel_id: string | null
}

/** A row of `order_discounts`. */
export interface OrderDiscountsTable {
  order_id: string
  discount_id: string
}

/** A row of `order_edit`. */
export interface OrderEditTable {
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  order_id: string
  internal_note: string | null
  created_by: string
  requested_by: string | null
  requested_at: Timestamp | null
  confirmed_by: string | null
  confirmed_at: Timestamp | null
  declined_by: string | null
  declined_reason: string | null
  declined_at: Timestamp | null
  canceled_by: string | null
  canceled_at: Timestamp | null
  payment_collection_id: string | null
}

/** A row of `order_gift_cards`. */
export interface OrderGiftCardsTable {
  order_id: string
  gift_card_id: string
}

/** A row of `order_item_change`. */
export interface OrderItemChangeTable {
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  type: "item_add" | "item_remove" | "item_update"
  order_edit_id: string
  original_line_item_id: string | null
  line_item_id: string | null
}

/** A row of `payment`. */
export interface PaymentTable {
  id: string
  swap_id: string | null
  cart_id: string | null
  order_id: string | null
  amount: number
  currency_code: string
  amount_refunded: Generated<number>
  provider_id: string
  data: Json
  captured_at: Timestamp | null
  canceled_at: Timestamp | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
  idempotency_key: string | null
}

/** A row of `payment_call`. */
export interface PaymentCallTable {
  id: string
  payment_id: string
  kind: string
  amount: Generated<number>
  refund_id: string | null
  status: Generated<string>
  error: string | null
  started_at: GeneratedTimestamp
  ended_at: Timestamp | null
  swap_id: string | null
}

/** A row of `payment_collection`. */
export interface PaymentCollectionTable {
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  type: "order_edit"
  status: "not_paid" | "awaiting" | "authorized" | "partially_authorized" | "canceled"
  description: string | null
  amount: number
  authorized_amount: number | null
  region_id: string
  currency_code: string
  metadata: Json | null
  created_by: string
}

/** A row of `payment_collection_payments`. */
export interface PaymentCollectionPaymentsTable {
  payment_collection_id: string
  payment_id: string
}

/** A row of `payment_collection_sessions`. */
export interface PaymentCollectionSessionsTable {
  payment_collection_id: string
  payment_session_id: string
}

/** A row of `payment_provider`. */
export interface PaymentProviderTable {
  id: string
  is_installed: Generated<boolean>
}

/** A row of `payment_session`. */
export interface PaymentSessionTable {
  id: string
  cart_id: string | null
  provider_id: string
  is_selected: boolean | null
  status: "authorized" | "pending" | "requires_more" | "error" | "canceled"
  data: Json
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  idempotency_key: string | null
  payment_authorized_at: Timestamp | null
  amount: number | null
  is_initiated: Generated<boolean>
}

/** A row of `price_list`. */
export interface PriceListTable {
  id: string
  name: string
  description: string
  type: Generated<"sale" | "override">
  status: Generated<"active" | "draft">
  starts_at: Timestamp | null
  ends_at: Timestamp | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  includes_tax: Generated<boolean>
  announced_at: GeneratedTimestamp
}

/** A row of `price_list_customer_groups`. */
export interface PriceListCustomerGroupsTable {
  price_list_id: string
  customer_group_id: string
}

/** A row of `price_list_rule`. */
export interface PriceListRuleTable {
  id: string
  price_list_id: string
  rule_type_id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
}

/** A row of `price_list_rule_value`. */
export interface PriceListRuleValueTable {
  id: string
  price_list_rule_id: string
  value: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
}

/** A row of `price_rule`. */
export interface PriceRuleTable {
  id: string
  price_set_id: string
  price_set_money_amount_id: string
  rule_type_id: string
  price_list_id: string | null
  value: string
  priority: Generated<number>
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
}

/** A row of `price_set`. */
export interface PriceSetTable {
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
}

/** A row of `price_set_money_amount`. */
export interface PriceSetMoneyAmountTable {
  id: string
  title: Generated<string>
  price_set_id: string
  money_amount_id: string
  price_list_id: string | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
}

/** A row of `price_set_rule_type`. */
export interface PriceSetRuleTypeTable {
  price_set_id: string
  rule_type_id: string
}

/** A row of `product`. */
export interface ProductTable {
  id: string
  title: string
  subtitle: string | null
  description: string | null
  handle: string | null
  is_giftcard: Generated<boolean>
  thumbnail: string | null
  weight: number | null
  length: number | null
  height: number | null
  width: number | null
  hs_code: string | null
  origin_country: string | null
  mid_code: string | null
  material: string | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
  collection_id: string | null
  type_id: string | null
  discountable: Generated<boolean>
  status: Generated<"draft" | "proposed" | "published" | "rejected">
  external_id: string | null
}

/** A row of `product_category`. */
export interface ProductCategoryTable {
  id: string
  name: string
  handle: string
  parent_category_id: string | null
  mpath: string | null
  is_active: Generated<boolean | null>
  is_internal: Generated<boolean | null>
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  rank: Generated<number>
  description: Generated<string>
  metadata: Json | null
}

/** A row of `product_category_product`. */
export interface ProductCategoryProductTable {
  product_category_id: string
  product_id: string
}

/** A row of `product_collection`. */
export interface ProductCollectionTable {
  id: string
  title: string
  handle: string | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `product_images`. */
export interface ProductImagesTable {
  product_id: string
  image_id: string
  rank: number | null
}

/** A row of `product_option`. */
export interface ProductOptionTable {
  id: string
  title: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
  product_id: string | null
}

/** A row of `product_option_value`. */
export interface ProductOptionValueTable {
  id: string
  value: string
  option_id: string
  variant_id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `product_sales_channel`. */
export interface ProductSalesChannelTable {
  product_id: string
  sales_channel_id: string
}

/** A row of `product_shipping_profile`. */
export interface ProductShippingProfileTable {
  profile_id: string
  product_id: string
}

/** A row of `product_tag`. */
export interface ProductTagTable {
  id: string
  value: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `product_tags`. */
export interface ProductTagsTable {
  product_id: string
  product_tag_id: string
}

/** A row of `product_tax_rate`. */
export interface ProductTaxRateTable {
  product_id: string
  rate_id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
}

/** A row of `product_type`. */
export interface ProductTypeTable {
  id: string
  value: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `product_type_tax_rate`. */
export interface ProductTypeTaxRateTable {
  product_type_id: string
  rate_id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
}

/** A row of `product_variant`. */
export interface ProductVariantTable {
  id: string
  title: string
  product_id: string
  sku: string | null
  barcode: string | null
  ean: string | null
  upc: string | null
  inventory_quantity: number
  allow_backorder: Generated<boolean>
  manage_inventory: Generated<boolean>
  hs_code: string | null
  origin_country: string | null
  mid_code: string | null
  material: string | null
  weight: number | null
  length: number | null
  height: number | null
  width: number | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
  variant_rank: Generated<number | null>
}

/** A row of `product_variant_inventory_item`. */
export interface ProductVariantInventoryItemTable {
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  inventory_item_id: string
  variant_id: string
  required_quantity: Generated<number>
  deleted_at: Timestamp | null
}

/** A row of `product_variant_money_amount`. */
export interface ProductVariantMoneyAmountTable {
  id: string
  money_amount_id: string
  variant_id: string
  deleted_at: Timestamp | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
}

/** A row of `publishable_api_key`. */
export interface PublishableApiKeyTable {
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  created_by: string | null
  revoked_by: string | null
  revoked_at: Timestamp | null
  title: string
}

/** A row of `publishable_api_key_sales_channel`. */
export interface PublishableApiKeySalesChannelTable {
  sales_channel_id: string
  publishable_key_id: string
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
}

/** A row of `rate_limit`. */
export interface RateLimitTable {
  key: string
  window_start: Timestamp
  count: Generated<number>
}

/** A row of `refund`. */
export interface RefundTable {
  id: string
  order_id: string | null
  amount: number
  note: string | null
  reason: "discount" | "return" | "swap" | "claim" | "other"
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
  idempotency_key: string | null
  payment_id: string | null
}

/** A row of `region`. */
export interface RegionTable {
  id: string
  name: string
  currency_code: string
  tax_rate: number
  tax_code: string | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
  gift_cards_taxable: Generated<boolean>
  automatic_taxes: Generated<boolean>
  tax_provider_id: string | null
  includes_tax: Generated<boolean>
}

/** A row of `region_fulfillment_providers`. */
export interface RegionFulfillmentProvidersTable {
  region_id: string
  provider_id: string
}

/** A row of `region_payment_providers`. */
export interface RegionPaymentProvidersTable {
  region_id: string
  provider_id: string
}

/** A row of `reservation_item`. */
export interface ReservationItemTable {
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  line_item_id: string | null
  inventory_item_id: string
  location_id: string
  quantity: number
  metadata: Json | null
  external_id: string | null
  description: string | null
  created_by: string | null
}

/** A row of `return`. */
export interface ReturnTable {
  id: string
  status: Generated<"requested" | "received" | "requires_action" | "canceled">
  swap_id: string | null
  order_id: string | null
  shipping_data: Json | null
  refund_amount: number
  received_at: Timestamp | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
  idempotency_key: string | null
  claim_order_id: string | null
  no_notification: boolean | null
  location_id: string | null
}

/** A row of `return_item`. */
export interface ReturnItemTable {
  return_id: string
  item_id: string
  quantity: number
  is_requested: Generated<boolean>
  requested_quantity: number | null
  received_quantity: number | null
  metadata: Json | null
  reason_id: string | null
  note: string | null
}

/** A row of `return_reason`. */
export interface ReturnReasonTable {
  id: string
  value: string
  label: string
  description: string | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
  parent_return_reason_id: string | null
}

/** A row of `rule_type`. */
export interface RuleTypeTable {
  id: string
  name: string
  rule_attribute: string
  default_priority: Generated<number>
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
}

/** A row of `sales_channel`. */
export interface SalesChannelTable {
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  name: string
  description: string | null
  is_disabled: Generated<boolean>
  metadata: Json | null
}

/** A row of `sales_channel_location`. */
export interface SalesChannelLocationTable {
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  sales_channel_id: string
  location_id: string
  deleted_at: Timestamp | null
}

/** A row of `shipping_method`. */
export interface ShippingMethodTable {
  id: string
  shipping_option_id: string
  order_id: string | null
  cart_id: string | null
  swap_id: string | null
  return_id: string | null
  price: number
  data: Json
  claim_order_id: string | null
  includes_tax: Generated<boolean>
}

/** A row of `shipping_method_tax_line`. */
export interface ShippingMethodTaxLineTable {
  id: string
  rate: number
  name: string
  code: string | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
  shipping_method_id: string
}

/** A row of `shipping_option`. */
export interface ShippingOptionTable {
  id: string
  name: string
  region_id: string
  profile_id: string
  provider_id: string
  price_type: "flat_rate" | "calculated"
  amount: number | null
  is_return: Generated<boolean>
  data: Json
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
  admin_only: Generated<boolean>
  includes_tax: Generated<boolean>
}

/** A row of `shipping_option_requirement`. */
export interface ShippingOptionRequirementTable {
  id: string
  shipping_option_id: string
  type: "min_subtotal" | "max_subtotal"
  amount: number
  deleted_at: Timestamp | null
}

/** A row of `shipping_profile`. */
export interface ShippingProfileTable {
  id: string
  name: string
  type: "default" | "gift_card" | "custom"
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
}

/** A row of `shipping_tax_rate`. */
export interface ShippingTaxRateTable {
  shipping_option_id: string
  rate_id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
}

/** A row of `staged_job`. */
export interface StagedJobTable {
  id: string
  event_name: string
  data: Json
  options: GeneratedJson
  attempts: Generated<number | null>
  not_before: Timestamp | null
  created_at: GeneratedTimestamp | null
  seq: Generated<number>
  leased_by: string | null
  leased_until: Timestamp | null
}

/** A row of `stock_location`. */
export interface StockLocationTable {
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  name: string
  address_id: string | null
  metadata: Json | null
}

/** A row of `stock_location_address`. */
export interface StockLocationAddressTable {
  id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  address_1: string
  address_2: string | null
  company: string | null
  city: string | null
  country_code: string
  phone: string | null
  province: string | null
  postal_code: string | null
  metadata: Json | null
}

/** A row of `store`. */
export interface StoreTable {
  id: string
  name: Generated<string>
  default_currency_code: Generated<string>
  swap_link_template: string | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
  payment_link_template: string | null
  invite_link_template: string | null
  default_sales_channel_id: string | null
  default_location_id: string | null
}

/** A row of `store_currencies`. */
export interface StoreCurrenciesTable {
  store_id: string
  currency_code: string
}

/** A row of `swap`. */
export interface SwapTable {
  id: string
  fulfillment_status:
    "not_fulfilled" | "fulfilled" | "shipped" | "partially_shipped" | "canceled" | "requires_action"
  payment_status:
    | "not_paid"
    | "awaiting"
    | "captured"
    | "confirmed"
    | "canceled"
    | "difference_refunded"
    | "partially_refunded"
    | "refunded"
    | "requires_action"
  order_id: string
  difference_due: number | null
  shipping_address_id: string | null
  cart_id: string | null
  confirmed_at: Timestamp | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
  idempotency_key: string | null
  no_notification: boolean | null
  canceled_at: Timestamp | null
  allow_backorder: Generated<boolean>
}

/** A row of `table_change`. */
export interface TableChangeTable {
  relation: string
  token: number
}

/** A row of `tax_provider`. */
export interface TaxProviderTable {
  id: string
  is_installed: Generated<boolean>
}

/** A row of `tax_rate`. */
export interface TaxRateTable {
  id: string
  rate: number | null
  code: string | null
  name: string
  region_id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  metadata: Json | null
}

/** A row of `tracking_link`. */
export interface TrackingLinkTable {
  id: string
  url: string | null
  tracking_number: string
  fulfillment_id: string
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
  idempotency_key: string | null
}

/** A row of `user`. */
export interface UserTable {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  password_hash: string | null
  api_token: string | null
  created_at: GeneratedTimestamp
  updated_at: GeneratedTimestamp
  deleted_at: Timestamp | null
  metadata: Json | null
  role: Generated<"admin" | "member" | "developer" | null>
}

/** Every table of Stheno and the type of its rows. */
interface Tables {
  address: AddressTable
  analytics_config: AnalyticsConfigTable
  auth_session: AuthSessionTable
  batch_job: BatchJobTable
  cart: CartTable
  cart_discounts: CartDiscountsTable
  cart_gift_cards: CartGiftCardsTable
  changed_order_total: ChangedOrderTotalTable
  claim_image: ClaimImageTable
  claim_item: ClaimItemTable
  claim_item_tags: ClaimItemTagsTable
  claim_order: ClaimOrderTable
  claim_tag: ClaimTagTable
  country: CountryTable
  currency: CurrencyTable
  custom_shipping_option: CustomShippingOptionTable
  customer: CustomerTable
  customer_group: CustomerGroupTable
  customer_group_customers: CustomerGroupCustomersTable
  discount: DiscountTable
  discount_condition: DiscountConditionTable
  discount_condition_customer_group: DiscountConditionCustomerGroupTable
  discount_condition_product: DiscountConditionProductTable
  discount_condition_product_collection: DiscountConditionProductCollectionTable
  discount_condition_product_tag: DiscountConditionProductTagTable
  discount_condition_product_type: DiscountConditionProductTypeTable
  discount_regions: DiscountRegionsTable
  discount_rule: DiscountRuleTable
  discount_rule_products: DiscountRuleProductsTable
  draft_order: DraftOrderTable
  fulfillment: FulfillmentTable
  fulfillment_item: FulfillmentItemTable
  fulfillment_provider: FulfillmentProviderTable
  gift_card: GiftCardTable
  gift_card_transaction: GiftCardTransactionTable
  idempotency_key: IdempotencyKeyTable
  image: ImageTable
  inventory_item: InventoryItemTable
  inventory_item_without_level: InventoryItemWithoutLevelTable
  inventory_level: InventoryLevelTable
  invite: InviteTable
  line_item: LineItemTable
  line_item_adjustment: LineItemAdjustmentTable
  line_item_tax_line: LineItemTaxLineTable
  lock_lease: LockLeaseTable
  met_difference: MetDifferenceTable
  money_amount: MoneyAmountTable
  note: NoteTable
  notification: NotificationTable
  notification_provider: NotificationProviderTable
  oauth: OauthTable
  order: OrderTable
  order_discounts: OrderDiscountsTable
  order_edit: OrderEditTable
  order_gift_cards: OrderGiftCardsTable
  order_item_change: OrderItemChangeTable
  payment: PaymentTable
  payment_call: PaymentCallTable
  payment_collection: PaymentCollectionTable
  payment_collection_payments: PaymentCollectionPaymentsTable
  payment_collection_sessions: PaymentCollectionSessionsTable
  payment_provider: PaymentProviderTable
  payment_session: PaymentSessionTable
  price_list: PriceListTable
  price_list_customer_groups: PriceListCustomerGroupsTable
  price_list_rule: PriceListRuleTable
  price_list_rule_value: PriceListRuleValueTable
  price_rule: PriceRuleTable
  price_set: PriceSetTable
  price_set_money_amount: PriceSetMoneyAmountTable
  price_set_rule_type: PriceSetRuleTypeTable
  product: ProductTable
  product_category: ProductCategoryTable
  product_category_product: ProductCategoryProductTable
  product_collection: ProductCollectionTable
  product_images: ProductImagesTable
  product_option: ProductOptionTable
  product_option_value: ProductOptionValueTable
  product_sales_channel: ProductSalesChannelTable
  product_shipping_profile: ProductShippingProfileTable
  product_tag: ProductTagTable
  product_tags: ProductTagsTable
  product_tax_rate: ProductTaxRateTable
  product_type: ProductTypeTable
  product_type_tax_rate: ProductTypeTaxRateTable
  product_variant: ProductVariantTable
  product_variant_inventory_item: ProductVariantInventoryItemTable
  product_variant_money_amount: ProductVariantMoneyAmountTable
  publishable_api_key: PublishableApiKeyTable
  publishable_api_key_sales_channel: PublishableApiKeySalesChannelTable
  rate_limit: RateLimitTable
  refund: RefundTable
  region: RegionTable
  region_fulfillment_providers: RegionFulfillmentProvidersTable
  region_payment_providers: RegionPaymentProvidersTable
  reservation_item: ReservationItemTable
  return: ReturnTable
  return_item: ReturnItemTable
  return_reason: ReturnReasonTable
  rule_type: RuleTypeTable
  sales_channel: SalesChannelTable
  sales_channel_location: SalesChannelLocationTable
  shipping_method: ShippingMethodTable
  shipping_method_tax_line: ShippingMethodTaxLineTable
  shipping_option: ShippingOptionTable
  shipping_option_requirement: ShippingOptionRequirementTable
  shipping_profile: ShippingProfileTable
  shipping_tax_rate: ShippingTaxRateTable
  staged_job: StagedJobTable
  stock_location: StockLocationTable
  stock_location_address: StockLocationAddressTable
  store: StoreTable
  store_currencies: StoreCurrenciesTable
  swap: SwapTable
  table_change: TableChangeTable
  tax_provider: TaxProviderTable
  tax_rate: TaxRateTable
  tracking_link: TrackingLinkTable
  user: UserTable
}

/** Every table and the type of its rows; a project adds its own by declaration merging. */
export interface Database extends Tables {}

/** The name of a table of Stheno. */
export type TableName = keyof Tables

/** Every column of every table, in the database's order. */
export const tableColumns = {
  address: {
    id: { kind: "text", nullable: false },
    customer_id: { kind: "text", nullable: true },
    company: { kind: "text", nullable: true },
    first_name: { kind: "text", nullable: true },
    last_name: { kind: "text", nullable: true },
    address_1: { kind: "text", nullable: true },
    address_2: { kind: "text", nullable: true },
    city: { kind: "text", nullable: true },
    country_code: { kind: "text", nullable: true },
    province: { kind: "text", nullable: true },
    postal_code: { kind: "text", nullable: true },
    phone: { kind: "text", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  analytics_config: {
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    user_id: { kind: "text", nullable: false },
    opt_out: { kind: "boolean", nullable: false, default: "false" },
    anonymize: { kind: "boolean", nullable: false, default: "false" },
  },
  auth_session: {
    id: { kind: "text", nullable: false },
    sid: { kind: "text", nullable: false },
    kind: { kind: "text", nullable: false },
    subject_id: { kind: "text", nullable: true },
    data: { kind: "jsonb", nullable: false, default: "{}" },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    expires_at: { kind: "timestamptz", nullable: false },
  },
  batch_job: {
    id: { kind: "text", nullable: false },
    type: { kind: "text", nullable: false },
    created_by: { kind: "text", nullable: true },
    context: { kind: "jsonb", nullable: true },
    result: { kind: "jsonb", nullable: true },
    dry_run: { kind: "boolean", nullable: false, default: "false" },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    pre_processed_at: { kind: "timestamptz", nullable: true },
    confirmed_at: { kind: "timestamptz", nullable: true },
    processing_at: { kind: "timestamptz", nullable: true },
    completed_at: { kind: "timestamptz", nullable: true },
    failed_at: { kind: "timestamptz", nullable: true },
    canceled_at: { kind: "timestamptz", nullable: true },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    attempts: { kind: "integer", nullable: true, default: "0" },
    resume_from: { kind: "jsonb", nullable: true },
  },
  cart: {
    id: { kind: "text", nullable: false },
    email: { kind: "text", nullable: true },
    billing_address_id: { kind: "text", nullable: true },
    shipping_address_id: { kind: "text", nullable: true },
    region_id: { kind: "text", nullable: false },
    customer_id: { kind: "text", nullable: true },
    payment_id: { kind: "text", nullable: true },
    type: {
      kind: "enum",
      nullable: false,
      default: "default",
      type: "cart_type_enum",
      values: ["default", "swap", "draft_order", "payment_link", "claim"],
    },
    completed_at: { kind: "timestamptz", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    idempotency_key: { kind: "text", nullable: true },
    context: { kind: "jsonb", nullable: true },
    payment_authorized_at: { kind: "timestamptz", nullable: true },
    sales_channel_id: { kind: "text", nullable: true },
  },
  cart_discounts: {
    cart_id: { kind: "text", nullable: false },
    discount_id: { kind: "text", nullable: false },
  },
  cart_gift_cards: {
    cart_id: { kind: "text", nullable: false },
    gift_card_id: { kind: "text", nullable: false },
  },
  changed_order_total: {
    order_id: { kind: "text", nullable: false },
    total: { kind: "bigint", nullable: false },
  },
  claim_image: {
    id: { kind: "text", nullable: false },
    claim_item_id: { kind: "text", nullable: false },
    url: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  claim_item: {
    id: { kind: "text", nullable: false },
    claim_order_id: { kind: "text", nullable: false },
    item_id: { kind: "text", nullable: false },
    variant_id: { kind: "text", nullable: false },
    reason: {
      kind: "enum",
      nullable: false,
      type: "claim_item_reason_enum",
      values: ["missing_item", "wrong_item", "production_failure", "other"],
    },
    note: { kind: "text", nullable: true },
    quantity: { kind: "integer", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  claim_item_tags: { item_id: { kind: "text", nullable: false }, tag_id: { kind: "text", nullable: false } },
  claim_order: {
    id: { kind: "text", nullable: false },
    payment_status: {
      kind: "enum",
      nullable: false,
      default: "na",
      type: "claim_order_payment_status_enum",
      values: ["na", "not_refunded", "refunded"],
    },
    fulfillment_status: {
      kind: "enum",
      nullable: false,
      default: "not_fulfilled",
      type: "claim_order_fulfillment_status_enum",
      values: [
        "not_fulfilled",
        "partially_fulfilled",
        "fulfilled",
        "partially_shipped",
        "shipped",
        "partially_returned",
        "returned",
        "canceled",
        "requires_action",
      ],
    },
    type: { kind: "enum", nullable: false, type: "claim_order_type_enum", values: ["refund", "replace"] },
    order_id: { kind: "text", nullable: false },
    shipping_address_id: { kind: "text", nullable: true },
    refund_amount: { kind: "integer", nullable: true },
    canceled_at: { kind: "timestamptz", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    idempotency_key: { kind: "text", nullable: true },
    no_notification: { kind: "boolean", nullable: true },
  },
  claim_tag: {
    id: { kind: "text", nullable: false },
    value: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  country: {
    id: { kind: "integer", nullable: false, default: "nextval('country_id_seq'::regclass)" },
    iso_2: { kind: "text", nullable: false },
    iso_3: { kind: "text", nullable: false },
    num_code: { kind: "integer", nullable: false },
    name: { kind: "text", nullable: false },
    display_name: { kind: "text", nullable: false },
    region_id: { kind: "text", nullable: true },
  },
  currency: {
    code: { kind: "text", nullable: false },
    symbol: { kind: "text", nullable: false },
    symbol_native: { kind: "text", nullable: false },
    name: { kind: "text", nullable: false },
    includes_tax: { kind: "boolean", nullable: false, default: "false" },
  },
  custom_shipping_option: {
    id: { kind: "text", nullable: false },
    price: { kind: "integer", nullable: false },
    shipping_option_id: { kind: "text", nullable: false },
    cart_id: { kind: "text", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  customer: {
    id: { kind: "text", nullable: false },
    email: { kind: "text", nullable: false },
    first_name: { kind: "text", nullable: true },
    last_name: { kind: "text", nullable: true },
    billing_address_id: { kind: "text", nullable: true },
    password_hash: { kind: "text", nullable: true },
    phone: { kind: "text", nullable: true },
    has_account: { kind: "boolean", nullable: false, default: "false" },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  customer_group: {
    id: { kind: "text", nullable: false },
    name: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  customer_group_customers: {
    customer_group_id: { kind: "text", nullable: false },
    customer_id: { kind: "text", nullable: false },
  },
  discount: {
    id: { kind: "text", nullable: false },
    code: { kind: "text", nullable: false },
    is_dynamic: { kind: "boolean", nullable: false },
    rule_id: { kind: "text", nullable: true },
    is_disabled: { kind: "boolean", nullable: false },
    parent_discount_id: { kind: "text", nullable: true },
    starts_at: { kind: "timestamptz", nullable: false, default: "CURRENT_TIMESTAMP" },
    ends_at: { kind: "timestamptz", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    usage_limit: { kind: "integer", nullable: true },
    usage_count: { kind: "integer", nullable: false, default: "0" },
    valid_duration: { kind: "text", nullable: true },
  },
  discount_condition: {
    id: { kind: "text", nullable: false },
    type: {
      kind: "enum",
      nullable: false,
      type: "discount_condition_type_enum",
      values: ["products", "product_types", "product_collections", "product_tags", "customer_groups"],
    },
    operator: {
      kind: "enum",
      nullable: false,
      type: "discount_condition_operator_enum",
      values: ["in", "not_in"],
    },
    discount_rule_id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  discount_condition_customer_group: {
    customer_group_id: { kind: "text", nullable: false },
    condition_id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
  },
  discount_condition_product: {
    product_id: { kind: "text", nullable: false },
    condition_id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
  },
  discount_condition_product_collection: {
    product_collection_id: { kind: "text", nullable: false },
    condition_id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
  },
  discount_condition_product_tag: {
    product_tag_id: { kind: "text", nullable: false },
    condition_id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
  },
  discount_condition_product_type: {
    product_type_id: { kind: "text", nullable: false },
    condition_id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
  },
  discount_regions: {
    discount_id: { kind: "text", nullable: false },
    region_id: { kind: "text", nullable: false },
  },
  discount_rule: {
    id: { kind: "text", nullable: false },
    description: { kind: "text", nullable: true },
    type: {
      kind: "enum",
      nullable: false,
      type: "discount_rule_type_enum",
      values: ["fixed", "percentage", "free_shipping"],
    },
    value: { kind: "integer", nullable: false },
    allocation: {
      kind: "enum",
      nullable: true,
      type: "discount_rule_allocation_enum",
      values: ["total", "item"],
    },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  discount_rule_products: {
    discount_rule_id: { kind: "text", nullable: false },
    product_id: { kind: "text", nullable: false },
  },
  draft_order: {
    id: { kind: "text", nullable: false },
    status: {
      kind: "enum",
      nullable: false,
      default: "open",
      type: "draft_order_status_enum",
      values: ["open", "completed"],
    },
    display_id: {
      kind: "integer",
      nullable: false,
      default: "nextval('draft_order_display_id_seq'::regclass)",
    },
    cart_id: { kind: "text", nullable: true },
    order_id: { kind: "text", nullable: true },
    canceled_at: { kind: "timestamptz", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    completed_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    idempotency_key: { kind: "text", nullable: true },
    no_notification_order: { kind: "boolean", nullable: true },
  },
  fulfillment: {
    id: { kind: "text", nullable: false },
    swap_id: { kind: "text", nullable: true },
    order_id: { kind: "text", nullable: true },
    tracking_numbers: { kind: "jsonb", nullable: false, default: "[]" },
    data: { kind: "jsonb", nullable: false },
    shipped_at: { kind: "timestamptz", nullable: true },
    canceled_at: { kind: "timestamptz", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
    idempotency_key: { kind: "text", nullable: true },
    provider_id: { kind: "text", nullable: true },
    claim_order_id: { kind: "text", nullable: true },
    no_notification: { kind: "boolean", nullable: true },
    location_id: { kind: "text", nullable: true },
  },
  fulfillment_item: {
    fulfillment_id: { kind: "text", nullable: false },
    item_id: { kind: "text", nullable: false },
    quantity: { kind: "integer", nullable: false },
  },
  fulfillment_provider: {
    id: { kind: "text", nullable: false },
    is_installed: { kind: "boolean", nullable: false, default: "true" },
  },
  gift_card: {
    id: { kind: "text", nullable: false },
    code: { kind: "text", nullable: false },
    value: { kind: "integer", nullable: false },
    balance: { kind: "integer", nullable: false },
    region_id: { kind: "text", nullable: false },
    order_id: { kind: "text", nullable: true },
    is_disabled: { kind: "boolean", nullable: false, default: "false" },
    ends_at: { kind: "timestamptz", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    tax_rate: { kind: "real", nullable: true },
    is_disabled_by_user: { kind: "boolean", nullable: false, default: "false" },
  },
  gift_card_transaction: {
    id: { kind: "text", nullable: false },
    gift_card_id: { kind: "text", nullable: false },
    order_id: { kind: "text", nullable: false },
    amount: { kind: "integer", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    is_taxable: { kind: "boolean", nullable: true },
    tax_rate: { kind: "real", nullable: true },
  },
  idempotency_key: {
    id: { kind: "text", nullable: false },
    idempotency_key: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    locked_at: { kind: "timestamptz", nullable: true },
    request_method: { kind: "text", nullable: true },
    request_params: { kind: "jsonb", nullable: true },
    request_path: { kind: "text", nullable: true },
    response_code: { kind: "integer", nullable: true },
    response_body: { kind: "jsonb", nullable: true },
    recovery_point: { kind: "text", nullable: false, default: "started" },
    fingerprint: { kind: "text", nullable: true },
    response_text: { kind: "text", nullable: true },
  },
  image: {
    id: { kind: "text", nullable: false },
    url: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  inventory_item: {
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    sku: { kind: "text", nullable: true },
    origin_country: { kind: "text", nullable: true },
    hs_code: { kind: "text", nullable: true },
    mid_code: { kind: "text", nullable: true },
    material: { kind: "text", nullable: true },
    weight: { kind: "integer", nullable: true },
    length: { kind: "integer", nullable: true },
    height: { kind: "integer", nullable: true },
    width: { kind: "integer", nullable: true },
    requires_shipping: { kind: "boolean", nullable: false, default: "true" },
    metadata: { kind: "jsonb", nullable: true },
    title: { kind: "text", nullable: true },
    description: { kind: "text", nullable: true },
    thumbnail: { kind: "text", nullable: true },
  },
  inventory_item_without_level: { inventory_item_id: { kind: "text", nullable: false } },
  inventory_level: {
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    inventory_item_id: { kind: "text", nullable: false },
    location_id: { kind: "text", nullable: false },
    stocked_quantity: { kind: "integer", nullable: false, default: "0" },
    reserved_quantity: { kind: "integer", nullable: false, default: "0" },
    incoming_quantity: { kind: "integer", nullable: false, default: "0" },
    metadata: { kind: "jsonb", nullable: true },
  },
  invite: {
    id: { kind: "text", nullable: false },
    user_email: { kind: "text", nullable: false },
    role: {
      kind: "enum",
      nullable: true,
      default: "member",
      type: "invite_role_enum",
      values: ["admin", "member", "developer"],
    },
    accepted: { kind: "boolean", nullable: false, default: "false" },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    token: { kind: "text", nullable: false },
    expires_at: { kind: "timestamptz", nullable: false, default: "now()" },
  },
  line_item: {
    id: { kind: "text", nullable: false },
    cart_id: { kind: "text", nullable: true },
    order_id: { kind: "text", nullable: true },
    swap_id: { kind: "text", nullable: true },
    title: { kind: "text", nullable: false },
    description: { kind: "text", nullable: true },
    thumbnail: { kind: "text", nullable: true },
    is_giftcard: { kind: "boolean", nullable: false, default: "false" },
    should_merge: { kind: "boolean", nullable: false, default: "true" },
    allow_discounts: { kind: "boolean", nullable: false, default: "true" },
    has_shipping: { kind: "boolean", nullable: true },
    unit_price: { kind: "integer", nullable: false },
    variant_id: { kind: "text", nullable: true },
    quantity: { kind: "integer", nullable: false },
    fulfilled_quantity: { kind: "integer", nullable: true },
    returned_quantity: { kind: "integer", nullable: true },
    shipped_quantity: { kind: "integer", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
    claim_order_id: { kind: "text", nullable: true },
    is_return: { kind: "boolean", nullable: false, default: "false" },
    includes_tax: { kind: "boolean", nullable: false, default: "false" },
    original_item_id: { kind: "text", nullable: true },
    order_edit_id: { kind: "text", nullable: true },
  },
  line_item_adjustment: {
    id: { kind: "text", nullable: false },
    item_id: { kind: "text", nullable: false },
    description: { kind: "text", nullable: false },
    discount_id: { kind: "text", nullable: true },
    amount: { kind: "numeric", nullable: false },
    metadata: { kind: "jsonb", nullable: true },
  },
  line_item_tax_line: {
    id: { kind: "text", nullable: false },
    rate: { kind: "real", nullable: false },
    name: { kind: "text", nullable: false },
    code: { kind: "text", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
    item_id: { kind: "text", nullable: false },
  },
  lock_lease: {
    key: { kind: "text", nullable: false },
    token: { kind: "text", nullable: false },
    expires_at: { kind: "timestamptz", nullable: false },
  },
  met_difference: {
    setting: { kind: "text", nullable: false },
    count: { kind: "bigint", nullable: false },
    first_met_at: { kind: "timestamptz", nullable: false, default: "now()" },
    last_met_at: { kind: "timestamptz", nullable: false, default: "now()" },
  },
  money_amount: {
    id: { kind: "text", nullable: false },
    currency_code: { kind: "text", nullable: false },
    amount: { kind: "integer", nullable: false },
    region_id: { kind: "text", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    min_quantity: { kind: "integer", nullable: true },
    max_quantity: { kind: "integer", nullable: true },
    price_list_id: { kind: "text", nullable: true },
  },
  note: {
    id: { kind: "text", nullable: false },
    value: { kind: "text", nullable: false },
    resource_type: { kind: "text", nullable: false },
    resource_id: { kind: "text", nullable: false },
    author_id: { kind: "text", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  notification: {
    id: { kind: "text", nullable: false },
    event_name: { kind: "text", nullable: true },
    resource_type: { kind: "text", nullable: false },
    resource_id: { kind: "text", nullable: false },
    customer_id: { kind: "text", nullable: true },
    to: { kind: "text", nullable: false },
    data: { kind: "jsonb", nullable: false },
    parent_id: { kind: "text", nullable: true },
    provider_id: { kind: "text", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
  },
  notification_provider: {
    id: { kind: "text", nullable: false },
    is_installed: { kind: "boolean", nullable: false, default: "true" },
  },
  oauth: {
    id: { kind: "text", nullable: false },
    display_name: { kind: "text", nullable: false },
    application_name: { kind: "text", nullable: false },
    install_url: { kind: "text", nullable: true },
    uninstall_url: { kind: "text", nullable: true },
    data: { kind: "jsonb", nullable: true },
  },
  order: {
    id: { kind: "text", nullable: false },
    status: {
      kind: "enum",
      nullable: false,
      default: "pending",
      type: "order_status_enum",
      values: ["pending", "completed", "archived", "canceled", "requires_action"],
    },
    fulfillment_status: {
      kind: "enum",
      nullable: false,
      default: "not_fulfilled",
      type: "order_fulfillment_status_enum",
      values: [
        "not_fulfilled",
        "partially_fulfilled",
        "fulfilled",
        "partially_shipped",
        "shipped",
        "partially_returned",
        "returned",
        "canceled",
        "requires_action",
      ],
    },
    payment_status: {
      kind: "enum",
      nullable: false,
      default: "not_paid",
      type: "order_payment_status_enum",
      values: [
        "not_paid",
        "awaiting",
        "captured",
        "partially_refunded",
        "refunded",
        "canceled",
        "requires_action",
      ],
    },
    display_id: { kind: "integer", nullable: false, default: "nextval('order_display_id_seq'::regclass)" },
    cart_id: { kind: "text", nullable: true },
    customer_id: { kind: "text", nullable: false },
    email: { kind: "text", nullable: false },
    billing_address_id: { kind: "text", nullable: true },
    shipping_address_id: { kind: "text", nullable: true },
    region_id: { kind: "text", nullable: false },
    currency_code: { kind: "text", nullable: false },
    tax_rate: { kind: "real", nullable: true },
    canceled_at: { kind: "timestamptz", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
    idempotency_key: { kind: "text", nullable: true },
    draft_order_id: { kind: "text", nullable: true },
    no_notification: { kind: "boolean", nullable: true },
    external_id: { kind: "text", nullable: true },
    sales_channel_id: { kind: "text", nullable: true },
  },
  order_discounts: {
    order_id: { kind: "text", nullable: false },
    discount_id: { kind: "text", nullable: false },
  },
  order_edit: {
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    order_id: { kind: "text", nullable: false },
    internal_note: { kind: "text", nullable: true },
    created_by: { kind: "text", nullable: false },
    requested_by: { kind: "text", nullable: true },
    requested_at: { kind: "timestamptz", nullable: true },
    confirmed_by: { kind: "text", nullable: true },
    confirmed_at: { kind: "timestamptz", nullable: true },
    declined_by: { kind: "text", nullable: true },
    declined_reason: { kind: "text", nullable: true },
    declined_at: { kind: "timestamptz", nullable: true },
    canceled_by: { kind: "text", nullable: true },
    canceled_at: { kind: "timestamptz", nullable: true },
    payment_collection_id: { kind: "text", nullable: true },
  },
  order_gift_cards: {
    order_id: { kind: "text", nullable: false },
    gift_card_id: { kind: "text", nullable: false },
  },
  order_item_change: {
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    type: {
      kind: "enum",
      nullable: false,
      type: "order_item_change_type_enum",
      values: ["item_add", "item_remove", "item_update"],
    },
    order_edit_id: { kind: "text", nullable: false },
    original_line_item_id: { kind: "text", nullable: true },
    line_item_id: { kind: "text", nullable: true },
  },
  payment: {
    id: { kind: "text", nullable: false },
    swap_id: { kind: "text", nullable: true },
    cart_id: { kind: "text", nullable: true },
    order_id: { kind: "text", nullable: true },
    amount: { kind: "integer", nullable: false },
    currency_code: { kind: "text", nullable: false },
    amount_refunded: { kind: "integer", nullable: false, default: "0" },
    provider_id: { kind: "text", nullable: false },
    data: { kind: "jsonb", nullable: false },
    captured_at: { kind: "timestamptz", nullable: true },
    canceled_at: { kind: "timestamptz", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
    idempotency_key: { kind: "text", nullable: true },
  },
  payment_call: {
    id: { kind: "text", nullable: false },
    payment_id: { kind: "text", nullable: false },
    kind: { kind: "text", nullable: false },
    amount: { kind: "integer", nullable: false, default: "0" },
    refund_id: { kind: "text", nullable: true },
    status: { kind: "text", nullable: false, default: "started" },
    error: { kind: "text", nullable: true },
    started_at: { kind: "timestamptz", nullable: false, default: "clock_timestamp()" },
    ended_at: { kind: "timestamptz", nullable: true },
    swap_id: { kind: "text", nullable: true },
  },
  payment_collection: {
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    type: { kind: "enum", nullable: false, type: "PAYMENT_COLLECTION_TYPE_ENUM", values: ["order_edit"] },
    status: {
      kind: "enum",
      nullable: false,
      type: "PAYMENT_COLLECTION_STATUS_ENUM",
      values: ["not_paid", "awaiting", "authorized", "partially_authorized", "canceled"],
    },
    description: { kind: "text", nullable: true },
    amount: { kind: "integer", nullable: false },
    authorized_amount: { kind: "integer", nullable: true },
    region_id: { kind: "text", nullable: false },
    currency_code: { kind: "text", nullable: false },
    metadata: { kind: "jsonb", nullable: true },
    created_by: { kind: "text", nullable: false },
  },
  payment_collection_payments: {
    payment_collection_id: { kind: "text", nullable: false },
    payment_id: { kind: "text", nullable: false },
  },
  payment_collection_sessions: {
    payment_collection_id: { kind: "text", nullable: false },
    payment_session_id: { kind: "text", nullable: false },
  },
  payment_provider: {
    id: { kind: "text", nullable: false },
    is_installed: { kind: "boolean", nullable: false, default: "true" },
  },
  payment_session: {
    id: { kind: "text", nullable: false },
    cart_id: { kind: "text", nullable: true },
    provider_id: { kind: "text", nullable: false },
    is_selected: { kind: "boolean", nullable: true },
    status: {
      kind: "enum",
      nullable: false,
      type: "payment_session_status_enum",
      values: ["authorized", "pending", "requires_more", "error", "canceled"],
    },
    data: { kind: "jsonb", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    idempotency_key: { kind: "text", nullable: true },
    payment_authorized_at: { kind: "timestamptz", nullable: true },
    amount: { kind: "integer", nullable: true },
    is_initiated: { kind: "boolean", nullable: false, default: "false" },
  },
  price_list: {
    id: { kind: "text", nullable: false },
    name: { kind: "text", nullable: false },
    description: { kind: "text", nullable: false },
    type: {
      kind: "enum",
      nullable: false,
      default: "sale",
      type: "price_list_type_enum",
      values: ["sale", "override"],
    },
    status: {
      kind: "enum",
      nullable: false,
      default: "draft",
      type: "price_list_status_enum",
      values: ["active", "draft"],
    },
    starts_at: { kind: "timestamptz", nullable: true },
    ends_at: { kind: "timestamptz", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    includes_tax: { kind: "boolean", nullable: false, default: "false" },
    announced_at: { kind: "timestamptz", nullable: false, default: "now()" },
  },
  price_list_customer_groups: {
    price_list_id: { kind: "text", nullable: false },
    customer_group_id: { kind: "text", nullable: false },
  },
  price_list_rule: {
    id: { kind: "text", nullable: false },
    price_list_id: { kind: "text", nullable: false },
    rule_type_id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
  },
  price_list_rule_value: {
    id: { kind: "text", nullable: false },
    price_list_rule_id: { kind: "text", nullable: false },
    value: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
  },
  price_rule: {
    id: { kind: "text", nullable: false },
    price_set_id: { kind: "text", nullable: false },
    price_set_money_amount_id: { kind: "text", nullable: false },
    rule_type_id: { kind: "text", nullable: false },
    price_list_id: { kind: "text", nullable: true },
    value: { kind: "text", nullable: false },
    priority: { kind: "integer", nullable: false, default: "0" },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
  },
  price_set: {
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
  },
  price_set_money_amount: {
    id: { kind: "text", nullable: false },
    title: { kind: "text", nullable: false, default: "" },
    price_set_id: { kind: "text", nullable: false },
    money_amount_id: { kind: "text", nullable: false },
    price_list_id: { kind: "text", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
  },
  price_set_rule_type: {
    price_set_id: { kind: "text", nullable: false },
    rule_type_id: { kind: "text", nullable: false },
  },
  product: {
    id: { kind: "text", nullable: false },
    title: { kind: "text", nullable: false },
    subtitle: { kind: "text", nullable: true },
    description: { kind: "text", nullable: true },
    handle: { kind: "text", nullable: true },
    is_giftcard: { kind: "boolean", nullable: false, default: "false" },
    thumbnail: { kind: "text", nullable: true },
    weight: { kind: "integer", nullable: true },
    length: { kind: "integer", nullable: true },
    height: { kind: "integer", nullable: true },
    width: { kind: "integer", nullable: true },
    hs_code: { kind: "text", nullable: true },
    origin_country: { kind: "text", nullable: true },
    mid_code: { kind: "text", nullable: true },
    material: { kind: "text", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    collection_id: { kind: "text", nullable: true },
    type_id: { kind: "text", nullable: true },
    discountable: { kind: "boolean", nullable: false, default: "true" },
    status: {
      kind: "enum",
      nullable: false,
      default: "draft",
      type: "product_status_enum",
      values: ["draft", "proposed", "published", "rejected"],
    },
    external_id: { kind: "text", nullable: true },
  },
  product_category: {
    id: { kind: "text", nullable: false },
    name: { kind: "text", nullable: false },
    handle: { kind: "text", nullable: false },
    parent_category_id: { kind: "text", nullable: true },
    mpath: { kind: "text", nullable: true },
    is_active: { kind: "boolean", nullable: true, default: "false" },
    is_internal: { kind: "boolean", nullable: true, default: "false" },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    rank: { kind: "integer", nullable: false, default: "0" },
    description: { kind: "text", nullable: false, default: "" },
    metadata: { kind: "jsonb", nullable: true },
  },
  product_category_product: {
    product_category_id: { kind: "text", nullable: false },
    product_id: { kind: "text", nullable: false },
  },
  product_collection: {
    id: { kind: "text", nullable: false },
    title: { kind: "text", nullable: false },
    handle: { kind: "text", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  product_images: {
    product_id: { kind: "text", nullable: false },
    image_id: { kind: "text", nullable: false },
    rank: { kind: "integer", nullable: true },
  },
  product_option: {
    id: { kind: "text", nullable: false },
    title: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    product_id: { kind: "text", nullable: true },
  },
  product_option_value: {
    id: { kind: "text", nullable: false },
    value: { kind: "text", nullable: false },
    option_id: { kind: "text", nullable: false },
    variant_id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  product_sales_channel: {
    product_id: { kind: "text", nullable: false },
    sales_channel_id: { kind: "text", nullable: false },
  },
  product_shipping_profile: {
    profile_id: { kind: "text", nullable: false },
    product_id: { kind: "text", nullable: false },
  },
  product_tag: {
    id: { kind: "text", nullable: false },
    value: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  product_tags: {
    product_id: { kind: "text", nullable: false },
    product_tag_id: { kind: "text", nullable: false },
  },
  product_tax_rate: {
    product_id: { kind: "text", nullable: false },
    rate_id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
  },
  product_type: {
    id: { kind: "text", nullable: false },
    value: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  product_type_tax_rate: {
    product_type_id: { kind: "text", nullable: false },
    rate_id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
  },
  product_variant: {
    id: { kind: "text", nullable: false },
    title: { kind: "text", nullable: false },
    product_id: { kind: "text", nullable: false },
    sku: { kind: "text", nullable: true },
    barcode: { kind: "text", nullable: true },
    ean: { kind: "text", nullable: true },
    upc: { kind: "text", nullable: true },
    inventory_quantity: { kind: "integer", nullable: false },
    allow_backorder: { kind: "boolean", nullable: false, default: "false" },
    manage_inventory: { kind: "boolean", nullable: false, default: "true" },
    hs_code: { kind: "text", nullable: true },
    origin_country: { kind: "text", nullable: true },
    mid_code: { kind: "text", nullable: true },
    material: { kind: "text", nullable: true },
    weight: { kind: "integer", nullable: true },
    length: { kind: "integer", nullable: true },
    height: { kind: "integer", nullable: true },
    width: { kind: "integer", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    variant_rank: { kind: "integer", nullable: true, default: "0" },
  },
  product_variant_inventory_item: {
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    inventory_item_id: { kind: "text", nullable: false },
    variant_id: { kind: "text", nullable: false },
    required_quantity: { kind: "integer", nullable: false, default: "1" },
    deleted_at: { kind: "timestamptz", nullable: true },
  },
  product_variant_money_amount: {
    id: { kind: "text", nullable: false },
    money_amount_id: { kind: "text", nullable: false },
    variant_id: { kind: "text", nullable: false },
    deleted_at: { kind: "timestamptz", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
  },
  publishable_api_key: {
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    created_by: { kind: "text", nullable: true },
    revoked_by: { kind: "text", nullable: true },
    revoked_at: { kind: "timestamptz", nullable: true },
    title: { kind: "text", nullable: false },
  },
  publishable_api_key_sales_channel: {
    sales_channel_id: { kind: "text", nullable: false },
    publishable_key_id: { kind: "text", nullable: false },
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
  },
  rate_limit: {
    key: { kind: "text", nullable: false },
    window_start: { kind: "timestamptz", nullable: false },
    count: { kind: "integer", nullable: false, default: "1" },
  },
  refund: {
    id: { kind: "text", nullable: false },
    order_id: { kind: "text", nullable: true },
    amount: { kind: "integer", nullable: false },
    note: { kind: "text", nullable: true },
    reason: {
      kind: "enum",
      nullable: false,
      type: "refund_reason_enum",
      values: ["discount", "return", "swap", "claim", "other"],
    },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
    idempotency_key: { kind: "text", nullable: true },
    payment_id: { kind: "text", nullable: true },
  },
  region: {
    id: { kind: "text", nullable: false },
    name: { kind: "text", nullable: false },
    currency_code: { kind: "text", nullable: false },
    tax_rate: { kind: "real", nullable: false },
    tax_code: { kind: "text", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    gift_cards_taxable: { kind: "boolean", nullable: false, default: "true" },
    automatic_taxes: { kind: "boolean", nullable: false, default: "true" },
    tax_provider_id: { kind: "text", nullable: true },
    includes_tax: { kind: "boolean", nullable: false, default: "false" },
  },
  region_fulfillment_providers: {
    region_id: { kind: "text", nullable: false },
    provider_id: { kind: "text", nullable: false },
  },
  region_payment_providers: {
    region_id: { kind: "text", nullable: false },
    provider_id: { kind: "text", nullable: false },
  },
  reservation_item: {
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    line_item_id: { kind: "text", nullable: true },
    inventory_item_id: { kind: "text", nullable: false },
    location_id: { kind: "text", nullable: false },
    quantity: { kind: "integer", nullable: false },
    metadata: { kind: "jsonb", nullable: true },
    external_id: { kind: "text", nullable: true },
    description: { kind: "text", nullable: true },
    created_by: { kind: "text", nullable: true },
  },
  return: {
    id: { kind: "text", nullable: false },
    status: {
      kind: "enum",
      nullable: false,
      default: "requested",
      type: "return_status_enum",
      values: ["requested", "received", "requires_action", "canceled"],
    },
    swap_id: { kind: "text", nullable: true },
    order_id: { kind: "text", nullable: true },
    shipping_data: { kind: "jsonb", nullable: true },
    refund_amount: { kind: "integer", nullable: false },
    received_at: { kind: "timestamptz", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
    idempotency_key: { kind: "text", nullable: true },
    claim_order_id: { kind: "text", nullable: true },
    no_notification: { kind: "boolean", nullable: true },
    location_id: { kind: "text", nullable: true },
  },
  return_item: {
    return_id: { kind: "text", nullable: false },
    item_id: { kind: "text", nullable: false },
    quantity: { kind: "integer", nullable: false },
    is_requested: { kind: "boolean", nullable: false, default: "true" },
    requested_quantity: { kind: "integer", nullable: true },
    received_quantity: { kind: "integer", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    reason_id: { kind: "text", nullable: true },
    note: { kind: "text", nullable: true },
  },
  return_reason: {
    id: { kind: "text", nullable: false },
    value: { kind: "text", nullable: false },
    label: { kind: "text", nullable: false },
    description: { kind: "text", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    parent_return_reason_id: { kind: "text", nullable: true },
  },
  rule_type: {
    id: { kind: "text", nullable: false },
    name: { kind: "text", nullable: false },
    rule_attribute: { kind: "text", nullable: false },
    default_priority: { kind: "integer", nullable: false, default: "0" },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
  },
  sales_channel: {
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    name: { kind: "text", nullable: false },
    description: { kind: "text", nullable: true },
    is_disabled: { kind: "boolean", nullable: false, default: "false" },
    metadata: { kind: "jsonb", nullable: true },
  },
  sales_channel_location: {
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    sales_channel_id: { kind: "text", nullable: false },
    location_id: { kind: "text", nullable: false },
    deleted_at: { kind: "timestamptz", nullable: true },
  },
  shipping_method: {
    id: { kind: "text", nullable: false },
    shipping_option_id: { kind: "text", nullable: false },
    order_id: { kind: "text", nullable: true },
    cart_id: { kind: "text", nullable: true },
    swap_id: { kind: "text", nullable: true },
    return_id: { kind: "text", nullable: true },
    price: { kind: "integer", nullable: false },
    data: { kind: "jsonb", nullable: false },
    claim_order_id: { kind: "text", nullable: true },
    includes_tax: { kind: "boolean", nullable: false, default: "false" },
  },
  shipping_method_tax_line: {
    id: { kind: "text", nullable: false },
    rate: { kind: "real", nullable: false },
    name: { kind: "text", nullable: false },
    code: { kind: "text", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
    shipping_method_id: { kind: "text", nullable: false },
  },
  shipping_option: {
    id: { kind: "text", nullable: false },
    name: { kind: "text", nullable: false },
    region_id: { kind: "text", nullable: false },
    profile_id: { kind: "text", nullable: false },
    provider_id: { kind: "text", nullable: false },
    price_type: {
      kind: "enum",
      nullable: false,
      type: "shipping_option_price_type_enum",
      values: ["flat_rate", "calculated"],
    },
    amount: { kind: "integer", nullable: true },
    is_return: { kind: "boolean", nullable: false, default: "false" },
    data: { kind: "jsonb", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    admin_only: { kind: "boolean", nullable: false, default: "false" },
    includes_tax: { kind: "boolean", nullable: false, default: "false" },
  },
  shipping_option_requirement: {
    id: { kind: "text", nullable: false },
    shipping_option_id: { kind: "text", nullable: false },
    type: {
      kind: "enum",
      nullable: false,
      type: "shipping_option_requirement_type_enum",
      values: ["min_subtotal", "max_subtotal"],
    },
    amount: { kind: "integer", nullable: false },
    deleted_at: { kind: "timestamptz", nullable: true },
  },
  shipping_profile: {
    id: { kind: "text", nullable: false },
    name: { kind: "text", nullable: false },
    type: {
      kind: "enum",
      nullable: false,
      type: "shipping_profile_type_enum",
      values: ["default", "gift_card", "custom"],
    },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  shipping_tax_rate: {
    shipping_option_id: { kind: "text", nullable: false },
    rate_id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
  },
  staged_job: {
    id: { kind: "text", nullable: false },
    event_name: { kind: "text", nullable: false },
    data: { kind: "jsonb", nullable: false },
    options: { kind: "jsonb", nullable: false, default: "{}" },
    attempts: { kind: "integer", nullable: true, default: "0" },
    not_before: { kind: "timestamptz", nullable: true },
    created_at: { kind: "timestamptz", nullable: true, default: "now()" },
    seq: { kind: "bigint", nullable: false, default: "nextval('staged_job_seq_seq'::regclass)" },
    leased_by: { kind: "text", nullable: true },
    leased_until: { kind: "timestamptz", nullable: true },
  },
  stock_location: {
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    name: { kind: "text", nullable: false },
    address_id: { kind: "text", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  stock_location_address: {
    id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    address_1: { kind: "text", nullable: false },
    address_2: { kind: "text", nullable: true },
    company: { kind: "text", nullable: true },
    city: { kind: "text", nullable: true },
    country_code: { kind: "text", nullable: false },
    phone: { kind: "text", nullable: true },
    province: { kind: "text", nullable: true },
    postal_code: { kind: "text", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
  },
  store: {
    id: { kind: "text", nullable: false },
    name: { kind: "text", nullable: false, default: "Medusa Store" },
    default_currency_code: { kind: "text", nullable: false, default: "usd" },
    swap_link_template: { kind: "text", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
    payment_link_template: { kind: "text", nullable: true },
    invite_link_template: { kind: "text", nullable: true },
    default_sales_channel_id: { kind: "text", nullable: true },
    default_location_id: { kind: "text", nullable: true },
  },
  store_currencies: {
    store_id: { kind: "text", nullable: false },
    currency_code: { kind: "text", nullable: false },
  },
  swap: {
    id: { kind: "text", nullable: false },
    fulfillment_status: {
      kind: "enum",
      nullable: false,
      type: "swap_fulfillment_status_enum",
      values: ["not_fulfilled", "fulfilled", "shipped", "partially_shipped", "canceled", "requires_action"],
    },
    payment_status: {
      kind: "enum",
      nullable: false,
      type: "swap_payment_status_enum",
      values: [
        "not_paid",
        "awaiting",
        "captured",
        "confirmed",
        "canceled",
        "difference_refunded",
        "partially_refunded",
        "refunded",
        "requires_action",
      ],
    },
    order_id: { kind: "text", nullable: false },
    difference_due: { kind: "integer", nullable: true },
    shipping_address_id: { kind: "text", nullable: true },
    cart_id: { kind: "text", nullable: true },
    confirmed_at: { kind: "timestamptz", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    idempotency_key: { kind: "text", nullable: true },
    no_notification: { kind: "boolean", nullable: true },
    canceled_at: { kind: "timestamptz", nullable: true },
    allow_backorder: { kind: "boolean", nullable: false, default: "false" },
  },
  table_change: { relation: { kind: "text", nullable: false }, token: { kind: "numeric", nullable: false } },
  tax_provider: {
    id: { kind: "text", nullable: false },
    is_installed: { kind: "boolean", nullable: false, default: "true" },
  },
  tax_rate: {
    id: { kind: "text", nullable: false },
    rate: { kind: "real", nullable: true },
    code: { kind: "text", nullable: true },
    name: { kind: "text", nullable: false },
    region_id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    metadata: { kind: "jsonb", nullable: true },
  },
  tracking_link: {
    id: { kind: "text", nullable: false },
    url: { kind: "text", nullable: true },
    tracking_number: { kind: "text", nullable: false },
    fulfillment_id: { kind: "text", nullable: false },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    idempotency_key: { kind: "text", nullable: true },
  },
  user: {
    id: { kind: "text", nullable: false },
    email: { kind: "text", nullable: false },
    first_name: { kind: "text", nullable: true },
    last_name: { kind: "text", nullable: true },
    password_hash: { kind: "text", nullable: true },
    api_token: { kind: "text", nullable: true },
    created_at: { kind: "timestamptz", nullable: false, default: "now()" },
    updated_at: { kind: "timestamptz", nullable: false, default: "now()" },
    deleted_at: { kind: "timestamptz", nullable: true },
    metadata: { kind: "jsonb", nullable: true },
    role: {
      kind: "enum",
      nullable: true,
      default: "member",
      type: "user_role_enum",
      values: ["admin", "member", "developer"],
    },
  },
} as const satisfies Record<TableName, Record<string, ColumnFacts>>

/** The columns of each primary key; two tables of pairs have none. */
export const primaryKeys = {
  address: ["id"],
  analytics_config: ["id"],
  auth_session: ["id"],
  batch_job: ["id"],
  cart: ["id"],
  cart_discounts: ["cart_id", "discount_id"],
  cart_gift_cards: ["cart_id", "gift_card_id"],
  changed_order_total: ["order_id"],
  claim_image: ["id"],
  claim_item: ["id"],
  claim_item_tags: ["item_id", "tag_id"],
  claim_order: ["id"],
  claim_tag: ["id"],
  country: ["id"],
  currency: ["code"],
  custom_shipping_option: ["id"],
  customer: ["id"],
  customer_group: ["id"],
  customer_group_customers: ["customer_group_id", "customer_id"],
  discount: ["id"],
  discount_condition: ["id"],
  discount_condition_customer_group: ["customer_group_id", "condition_id"],
  discount_condition_product: ["product_id", "condition_id"],
  discount_condition_product_collection: ["product_collection_id", "condition_id"],
  discount_condition_product_tag: ["product_tag_id", "condition_id"],
  discount_condition_product_type: ["product_type_id", "condition_id"],
  discount_regions: ["discount_id", "region_id"],
  discount_rule: ["id"],
  discount_rule_products: ["discount_rule_id", "product_id"],
  draft_order: ["id"],
  fulfillment: ["id"],
  fulfillment_item: ["fulfillment_id", "item_id"],
  fulfillment_provider: ["id"],
  gift_card: ["id"],
  gift_card_transaction: ["id"],
  idempotency_key: ["id"],
  image: ["id"],
  inventory_item: ["id"],
  inventory_item_without_level: ["inventory_item_id"],
  inventory_level: ["id"],
  invite: ["id"],
  line_item: ["id"],
  line_item_adjustment: ["id"],
  line_item_tax_line: ["id"],
  lock_lease: ["key"],
  met_difference: ["setting"],
  money_amount: ["id"],
  note: ["id"],
  notification: ["id"],
  notification_provider: ["id"],
  oauth: ["id"],
  order: ["id"],
  order_discounts: ["order_id", "discount_id"],
  order_edit: ["id"],
  order_gift_cards: ["order_id", "gift_card_id"],
  order_item_change: ["id"],
  payment: ["id"],
  payment_call: ["id"],
  payment_collection: ["id"],
  payment_collection_payments: ["payment_collection_id", "payment_id"],
  payment_collection_sessions: ["payment_collection_id", "payment_session_id"],
  payment_provider: ["id"],
  payment_session: ["id"],
  price_list: ["id"],
  price_list_customer_groups: ["price_list_id", "customer_group_id"],
  price_list_rule: ["id"],
  price_list_rule_value: ["id"],
  price_rule: ["id"],
  price_set: ["id"],
  price_set_money_amount: ["id"],
  price_set_rule_type: ["price_set_id", "rule_type_id"],
  product: ["id"],
  product_category: ["id"],
  product_category_product: [],
  product_collection: ["id"],
  product_images: ["product_id", "image_id"],
  product_option: ["id"],
  product_option_value: ["id"],
  product_sales_channel: ["product_id", "sales_channel_id"],
  product_shipping_profile: [],
  product_tag: ["id"],
  product_tags: ["product_id", "product_tag_id"],
  product_tax_rate: ["product_id", "rate_id"],
  product_type: ["id"],
  product_type_tax_rate: ["product_type_id", "rate_id"],
  product_variant: ["id"],
  product_variant_inventory_item: ["id"],
  product_variant_money_amount: ["id"],
  publishable_api_key: ["id"],
  publishable_api_key_sales_channel: ["sales_channel_id", "publishable_key_id"],
  rate_limit: ["key"],
  refund: ["id"],
  region: ["id"],
  region_fulfillment_providers: ["region_id", "provider_id"],
  region_payment_providers: ["region_id", "provider_id"],
  reservation_item: ["id"],
  return: ["id"],
  return_item: ["return_id", "item_id"],
  return_reason: ["id"],
  rule_type: ["id"],
  sales_channel: ["id"],
  sales_channel_location: ["id"],
  shipping_method: ["id"],
  shipping_method_tax_line: ["id"],
  shipping_option: ["id"],
  shipping_option_requirement: ["id"],
  shipping_profile: ["id"],
  shipping_tax_rate: ["shipping_option_id", "rate_id"],
  staged_job: ["id"],
  stock_location: ["id"],
  stock_location_address: ["id"],
  store: ["id"],
  store_currencies: ["store_id", "currency_code"],
  swap: ["id"],
  table_change: [],
  tax_provider: ["id"],
  tax_rate: ["id"],
  tracking_link: ["id"],
  user: ["id"],
} as const satisfies Record<TableName, readonly string[]>
