// Generated from the entities and the migrated database by `npm run generate`. Do not edit.

/** A JSON object, as `metadata` and `data` contain it. */
export type JsonObject = Record<string, unknown>

interface Relation<Target extends string, Below> {
  target: Target
  below: Below
}

/** A relation that reads as a list. With `deleted too`, deleted rows are read in it and in the relations below it. */
export interface Many<Target extends string, Below = ""> extends Relation<Target, Below> {
  reads: "list"
}

/** A relation that always reads as one row. */
export interface One<Target extends string, Below = ""> extends Relation<Target, Below> {
  reads: "row"
}

/** A relation that always has a row, and reads as null when that row is deleted. */
export interface OneUnlessDeleted<Target extends string> extends Relation<Target, ""> {
  reads: "row unless deleted"
}

/** A relation that reads as one row, or as null. */
export interface OneOrNone<Target extends string, Below = ""> extends Relation<Target, Below> {
  reads: "row or null"
}

/** What a read returns of a row of `address`. */
export type AddressColumns = {
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
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface AddressEntity {
  columns: AddressColumns
  relations: {
    customer: OneOrNone<"Customer">
    country: OneOrNone<"Country">
  }
  eager: never
}

/** What a read returns of a row of `analytics_config`. */
export type AnalyticsConfigColumns = {
  id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  user_id: string
  opt_out: boolean
  anonymize: boolean
}

interface AnalyticsConfigEntity {
  columns: AnalyticsConfigColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `auth_session`. */
export type AuthSessionColumns = {
  id: string
  kind: string
  subject_id: string | null
  created_at: string
  expires_at: string
}

interface AuthSessionEntity {
  columns: AuthSessionColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `batch_job`. */
export type BatchJobColumns = {
  id: string
  type: string
  created_by: string | null
  context: JsonObject | null
  result: JsonObject | null
  dry_run: boolean
  created_at: string
  pre_processed_at: string | null
  confirmed_at: string | null
  processing_at: string | null
  completed_at: string | null
  failed_at: string | null
  canceled_at: string | null
  updated_at: string
  deleted_at: string | null
}

interface BatchJobEntity {
  columns: BatchJobColumns
  relations: {
    created_by_user: OneOrNone<"User">
  }
  eager: never
}

/** What a read returns of a row of `cart`. */
export type CartColumns = {
  object: "cart"
  id: string
  email: string | null
  billing_address_id: string | null
  shipping_address_id: string | null
  region_id: string
  customer_id: string | null
  payment_id: string | null
  type: "default" | "swap" | "draft_order" | "payment_link" | "claim"
  completed_at: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
  idempotency_key: string | null
  context: JsonObject | null
  payment_authorized_at: string | null
  sales_channel_id: string | null
}

interface CartEntity {
  columns: CartColumns
  relations: {
    billing_address: OneOrNone<"Address">
    shipping_address: OneOrNone<"Address">
    items: Many<"LineItem">
    region: OneUnlessDeleted<"Region">
    discounts: Many<"Discount">
    gift_cards: Many<"GiftCard">
    customer: OneOrNone<"Customer">
    payment_sessions: Many<"PaymentSession">
    payment: OneOrNone<"Payment">
    shipping_methods: Many<"ShippingMethod">
    sales_channel: OneOrNone<"SalesChannel">
  }
  eager: never
}

/** What a read returns of a row of `changed_order_total`. */
export type ChangedOrderTotalColumns = {
  order_id: string
  total: number
}

interface ChangedOrderTotalEntity {
  columns: ChangedOrderTotalColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `claim_image`. */
export type ClaimImageColumns = {
  id: string
  claim_item_id: string
  url: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface ClaimImageEntity {
  columns: ClaimImageColumns
  relations: {
    claim_item: OneUnlessDeleted<"ClaimItem">
  }
  eager: never
}

/** What a read returns of a row of `claim_item`. */
export type ClaimItemColumns = {
  id: string
  claim_order_id: string
  item_id: string
  variant_id: string
  reason: "missing_item" | "wrong_item" | "production_failure" | "other"
  note: string | null
  quantity: number
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface ClaimItemEntity {
  columns: ClaimItemColumns
  relations: {
    images: Many<"ClaimImage">
    claim_order: OneUnlessDeleted<"ClaimOrder">
    item: One<"LineItem">
    variant: OneUnlessDeleted<"ProductVariant">
    tags: Many<"ClaimTag">
  }
  eager: never
}

/** What a read returns of a row of `claim_order`. */
export type ClaimOrderColumns = {
  id: string
  payment_status: "na" | "not_refunded" | "refunded"
  fulfillment_status: "not_fulfilled" | "partially_fulfilled" | "fulfilled" | "partially_shipped" | "shipped" | "partially_returned" | "returned" | "canceled" | "requires_action"
  type: "refund" | "replace"
  order_id: string
  shipping_address_id: string | null
  refund_amount: number | null
  canceled_at: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
  idempotency_key: string | null
  no_notification: boolean | null
}

interface ClaimOrderEntity {
  columns: ClaimOrderColumns
  relations: {
    claim_items: Many<"ClaimItem">
    additional_items: Many<"LineItem">
    order: One<"Order">
    return_order: OneOrNone<"Return">
    shipping_address: OneOrNone<"Address">
    shipping_methods: Many<"ShippingMethod", "deleted too">
    fulfillments: Many<"Fulfillment">
  }
  eager: never
}

/** What a read returns of a row of `claim_tag`. */
export type ClaimTagColumns = {
  id: string
  value: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface ClaimTagEntity {
  columns: ClaimTagColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `country`. */
export type CountryColumns = {
  id: number
  iso_2: string
  iso_3: string
  num_code: number
  name: string
  display_name: string
  region_id: string | null
}

interface CountryEntity {
  columns: CountryColumns
  relations: {
    region: OneOrNone<"Region">
  }
  eager: never
}

/** What a read returns of a row of `currency`. */
export type CurrencyColumns = {
  code: string
  symbol: string
  symbol_native: string
  name: string
  includes_tax: boolean
}

interface CurrencyEntity {
  columns: CurrencyColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `custom_shipping_option`. */
export type CustomShippingOptionColumns = {
  id: string
  price: number
  shipping_option_id: string
  cart_id: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface CustomShippingOptionEntity {
  columns: CustomShippingOptionColumns
  relations: {
    shipping_option: OneUnlessDeleted<"ShippingOption">
    cart: OneOrNone<"Cart">
  }
  eager: never
}

/** What a read returns of a row of `customer`. */
export type CustomerColumns = {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  billing_address_id: string | null
  phone: string | null
  has_account: boolean
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface CustomerEntity {
  columns: CustomerColumns
  relations: {
    billing_address: OneOrNone<"Address">
    shipping_addresses: Many<"Address">
    orders: Many<"Order">
    groups: Many<"CustomerGroup">
  }
  eager: never
}

/** What a read returns of a row of `customer_group`. */
export type CustomerGroupColumns = {
  id: string
  name: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface CustomerGroupEntity {
  columns: CustomerGroupColumns
  relations: {
    customers: Many<"Customer">
    price_lists: Many<"PriceList">
  }
  eager: never
}

/** What a read returns of a row of `discount`. */
export type DiscountColumns = {
  id: string
  code: string
  is_dynamic: boolean
  rule_id: string | null
  is_disabled: boolean
  parent_discount_id: string | null
  starts_at: string
  ends_at: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
  usage_limit: number | null
  usage_count: number
  valid_duration: string | null
}

interface DiscountEntity {
  columns: DiscountColumns
  relations: {
    rule: OneOrNone<"DiscountRule">
    parent_discount: OneOrNone<"Discount">
    regions: Many<"Region">
  }
  eager: never
}

/** What a read returns of a row of `discount_condition`. */
export type DiscountConditionColumns = {
  id: string
  type: "products" | "product_types" | "product_collections" | "product_tags" | "customer_groups"
  operator: "in" | "not_in"
  discount_rule_id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface DiscountConditionEntity {
  columns: DiscountConditionColumns
  relations: {
    discount_rule: OneUnlessDeleted<"DiscountRule">
    products: Many<"Product">
    product_types: Many<"ProductType">
    product_tags: Many<"ProductTag">
    product_collections: Many<"ProductCollection">
    customer_groups: Many<"CustomerGroup">
  }
  eager: never
}

/** What a read returns of a row of `discount_condition_customer_group`. */
export type DiscountConditionCustomerGroupColumns = {
  customer_group_id: string
  condition_id: string
  created_at: string
  updated_at: string
  metadata: JsonObject | null
}

interface DiscountConditionCustomerGroupEntity {
  columns: DiscountConditionCustomerGroupColumns
  relations: {
    customer_group: OneUnlessDeleted<"CustomerGroup">
    discount_condition: OneUnlessDeleted<"DiscountCondition">
  }
  eager: never
}

/** What a read returns of a row of `discount_condition_product`. */
export type DiscountConditionProductColumns = {
  product_id: string
  condition_id: string
  created_at: string
  updated_at: string
  metadata: JsonObject | null
}

interface DiscountConditionProductEntity {
  columns: DiscountConditionProductColumns
  relations: {
    product: OneUnlessDeleted<"Product">
    discount_condition: OneUnlessDeleted<"DiscountCondition">
  }
  eager: never
}

/** What a read returns of a row of `discount_condition_product_collection`. */
export type DiscountConditionProductCollectionColumns = {
  product_collection_id: string
  condition_id: string
  created_at: string
  updated_at: string
  metadata: JsonObject | null
}

interface DiscountConditionProductCollectionEntity {
  columns: DiscountConditionProductCollectionColumns
  relations: {
    product_collection: OneUnlessDeleted<"ProductCollection">
    discount_condition: OneUnlessDeleted<"DiscountCondition">
  }
  eager: never
}

/** What a read returns of a row of `discount_condition_product_tag`. */
export type DiscountConditionProductTagColumns = {
  product_tag_id: string
  condition_id: string
  created_at: string
  updated_at: string
  metadata: JsonObject | null
}

interface DiscountConditionProductTagEntity {
  columns: DiscountConditionProductTagColumns
  relations: {
    product_tag: OneUnlessDeleted<"ProductTag">
    discount_condition: OneUnlessDeleted<"DiscountCondition">
  }
  eager: never
}

/** What a read returns of a row of `discount_condition_product_type`. */
export type DiscountConditionProductTypeColumns = {
  product_type_id: string
  condition_id: string
  created_at: string
  updated_at: string
  metadata: JsonObject | null
}

interface DiscountConditionProductTypeEntity {
  columns: DiscountConditionProductTypeColumns
  relations: {
    product_type: OneUnlessDeleted<"ProductType">
    discount_condition: OneUnlessDeleted<"DiscountCondition">
  }
  eager: never
}

/** What a read returns of a row of `discount_rule`. */
export type DiscountRuleColumns = {
  id: string
  description: string | null
  type: "fixed" | "percentage" | "free_shipping"
  value: number
  allocation: "total" | "item" | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface DiscountRuleEntity {
  columns: DiscountRuleColumns
  relations: {
    conditions: Many<"DiscountCondition">
    products: Many<"Product">
  }
  eager: never
}

/** What a read returns of a row of `draft_order`. */
export type DraftOrderColumns = {
  id: string
  status: "open" | "completed"
  display_id: number
  cart_id: string | null
  order_id: string | null
  canceled_at: string | null
  created_at: string
  updated_at: string
  completed_at: string | null
  metadata: JsonObject | null
  idempotency_key: string | null
  no_notification_order: boolean | null
}

interface DraftOrderEntity {
  columns: DraftOrderColumns
  relations: {
    cart: OneOrNone<"Cart">
    order: OneOrNone<"Order">
  }
  eager: never
}

/** What a read returns of a row of `fulfillment`. */
export type FulfillmentColumns = {
  id: string
  swap_id: string | null
  order_id: string | null
  tracking_numbers: string[]
  data: JsonObject
  shipped_at: string | null
  canceled_at: string | null
  created_at: string
  updated_at: string
  metadata: JsonObject | null
  idempotency_key: string | null
  provider_id: string | null
  claim_order_id: string | null
  no_notification: boolean | null
  location_id: string | null
}

interface FulfillmentEntity {
  columns: FulfillmentColumns
  relations: {
    claim_order: OneOrNone<"ClaimOrder">
    swap: OneOrNone<"Swap">
    order: OneOrNone<"Order">
    provider: OneOrNone<"FulfillmentProvider">
    items: Many<"FulfillmentItem">
    tracking_links: Many<"TrackingLink">
  }
  eager: "items"
}

/** What a read returns of a row of `fulfillment_item`. */
export type FulfillmentItemColumns = {
  fulfillment_id: string
  item_id: string
  quantity: number
}

interface FulfillmentItemEntity {
  columns: FulfillmentItemColumns
  relations: {
    fulfillment: One<"Fulfillment">
    item: One<"LineItem">
  }
  eager: never
}

/** What a read returns of a row of `fulfillment_provider`. */
export type FulfillmentProviderColumns = {
  id: string
  is_installed: boolean
}

interface FulfillmentProviderEntity {
  columns: FulfillmentProviderColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `gift_card`. */
export type GiftCardColumns = {
  id: string
  code: string
  value: number
  balance: number
  region_id: string
  order_id: string | null
  is_disabled: boolean
  ends_at: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
  tax_rate: number | null
}

interface GiftCardEntity {
  columns: GiftCardColumns
  relations: {
    region: OneUnlessDeleted<"Region">
    order: OneOrNone<"Order">
  }
  eager: never
}

/** What a read returns of a row of `gift_card_transaction`. */
export type GiftCardTransactionColumns = {
  id: string
  gift_card_id: string
  order_id: string
  amount: number
  created_at: string
  is_taxable: boolean | null
  tax_rate: number | null
}

interface GiftCardTransactionEntity {
  columns: GiftCardTransactionColumns
  relations: {
    gift_card: OneUnlessDeleted<"GiftCard">
    order: One<"Order">
  }
  eager: never
}

/** What a read returns of a row of `idempotency_key`. */
export type IdempotencyKeyColumns = {
  id: string
  idempotency_key: string
  created_at: string
  locked_at: string | null
  request_method: string | null
  request_params: JsonObject | null
  request_path: string | null
  response_code: number | null
  response_body: JsonObject | null
  recovery_point: string
}

interface IdempotencyKeyEntity {
  columns: IdempotencyKeyColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `image`. */
export type ImageColumns = {
  id: string
  url: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface ImageEntity {
  columns: ImageColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `inventory_item`. */
export type InventoryItemColumns = {
  id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  sku: string | null
  origin_country: string | null
  hs_code: string | null
  mid_code: string | null
  material: string | null
  weight: number | null
  length: number | null
  height: number | null
  width: number | null
  requires_shipping: boolean
  metadata: JsonObject | null
  title: string | null
  description: string | null
  thumbnail: string | null
}

interface InventoryItemEntity {
  columns: InventoryItemColumns
  relations: {
    inventory_levels: Many<"InventoryLevel">
    variants: Many<"ProductVariant">
  }
  eager: never
}

/** What a read returns of a row of `inventory_level`. */
export type InventoryLevelColumns = {
  id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  inventory_item_id: string
  location_id: string
  stocked_quantity: number
  reserved_quantity: number
  incoming_quantity: number
  metadata: JsonObject | null
}

interface InventoryLevelEntity {
  columns: InventoryLevelColumns
  relations: {
    inventory_item: OneUnlessDeleted<"InventoryItem">
    location: OneUnlessDeleted<"StockLocation">
  }
  eager: never
}

/** What a read returns of a row of `invite`. */
export type InviteColumns = {
  id: string
  user_email: string
  role: "admin" | "member" | "developer" | null
  accepted: boolean
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
  token: string
  expires_at: string
}

interface InviteEntity {
  columns: InviteColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `inventory_item_without_level`. */
export type ItemWithoutLevelColumns = {
  inventory_item_id: string
}

interface ItemWithoutLevelEntity {
  columns: ItemWithoutLevelColumns
  relations: {
    inventory_item: OneUnlessDeleted<"InventoryItem">
  }
  eager: never
}

/** What a read returns of a row of `line_item`. */
export type LineItemColumns = {
  id: string
  cart_id: string | null
  order_id: string | null
  swap_id: string | null
  title: string
  description: string | null
  thumbnail: string | null
  is_giftcard: boolean
  should_merge: boolean
  allow_discounts: boolean
  has_shipping: boolean | null
  unit_price: number
  variant_id: string | null
  quantity: number
  fulfilled_quantity: number | null
  returned_quantity: number | null
  shipped_quantity: number | null
  created_at: string
  updated_at: string
  metadata: JsonObject | null
  claim_order_id: string | null
  is_return: boolean
  includes_tax: boolean
  original_item_id: string | null
  order_edit_id: string | null
}

interface LineItemEntity {
  columns: LineItemColumns
  relations: {
    cart: OneOrNone<"Cart">
    order: OneOrNone<"Order">
    swap: OneOrNone<"Swap">
    claim_order: OneOrNone<"ClaimOrder">
    tax_lines: Many<"LineItemTaxLine">
    adjustments: Many<"LineItemAdjustment">
    order_edit: OneOrNone<"OrderEdit">
    variant: OneOrNone<"ProductVariant">
  }
  eager: never
}

/** What a read returns of a row of `line_item_adjustment`. */
export type LineItemAdjustmentColumns = {
  id: string
  item_id: string
  description: string
  discount_id: string | null
  amount: number
  metadata: JsonObject | null
}

interface LineItemAdjustmentEntity {
  columns: LineItemAdjustmentColumns
  relations: {
    item: One<"LineItem">
    discount: OneOrNone<"Discount">
  }
  eager: never
}

/** What a read returns of a row of `line_item_tax_line`. */
export type LineItemTaxLineColumns = {
  id: string
  rate: number
  name: string
  code: string | null
  created_at: string
  updated_at: string
  metadata: JsonObject | null
  item_id: string
}

interface LineItemTaxLineEntity {
  columns: LineItemTaxLineColumns
  relations: {
    item: One<"LineItem">
  }
  eager: never
}

/** What a read returns of a row of `lock_lease`. */
export type LockLeaseColumns = {
  key: string
  token: string
  expires_at: string
}

interface LockLeaseEntity {
  columns: LockLeaseColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `met_difference`. */
export type MetDifferenceColumns = {
  setting: string
  count: number
  first_met_at: string
  last_met_at: string
}

interface MetDifferenceEntity {
  columns: MetDifferenceColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `money_amount`. */
export type MoneyAmountColumns = {
  id: string
  currency_code: string
  amount: number
  region_id: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  min_quantity: number | null
  max_quantity: number | null
  price_list_id: string | null
}

interface MoneyAmountEntity {
  columns: MoneyAmountColumns
  relations: {
    currency: One<"Currency">
    price_list: OneOrNone<"PriceList">
    variants: Many<"ProductVariant">
    region: OneOrNone<"Region">
    price_set_money_amount: OneOrNone<"PriceSetMoneyAmount">
    variant: OneOrNone<"ProductVariant">
  }
  eager: never
}

/** What a read returns of a row of `note`. */
export type NoteColumns = {
  id: string
  value: string
  resource_type: string
  resource_id: string
  author_id: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface NoteEntity {
  columns: NoteColumns
  relations: {
    author: OneOrNone<"User">
  }
  eager: never
}

/** What a read returns of a row of `notification`. */
export type NotificationColumns = {
  id: string
  event_name: string | null
  resource_type: string
  resource_id: string
  customer_id: string | null
  to: string
  data: JsonObject
  parent_id: string | null
  provider_id: string | null
  created_at: string
  updated_at: string
}

interface NotificationEntity {
  columns: NotificationColumns
  relations: {
    customer: OneOrNone<"Customer">
    parent_notification: OneOrNone<"Notification">
    resends: Many<"Notification">
    provider: OneOrNone<"NotificationProvider">
  }
  eager: never
}

/** What a read returns of a row of `notification_provider`. */
export type NotificationProviderColumns = {
  id: string
  is_installed: boolean
}

interface NotificationProviderEntity {
  columns: NotificationProviderColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `oauth`. */
export type OauthColumns = {
  id: string
  display_name: string
  application_name: string
  install_url: string | null
  uninstall_url: string | null
  data: JsonObject | null
}

interface OauthEntity {
  columns: OauthColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `order`. */
export type OrderColumns = {
  object: "order"
  id: string
  status: "pending" | "completed" | "archived" | "canceled" | "requires_action"
  fulfillment_status: "not_fulfilled" | "partially_fulfilled" | "fulfilled" | "partially_shipped" | "shipped" | "partially_returned" | "returned" | "canceled" | "requires_action"
  payment_status: "not_paid" | "awaiting" | "captured" | "partially_refunded" | "refunded" | "canceled" | "requires_action"
  display_id: number
  cart_id: string | null
  customer_id: string
  email: string
  billing_address_id: string | null
  shipping_address_id: string | null
  region_id: string
  currency_code: string
  tax_rate: number | null
  canceled_at: string | null
  created_at: string
  updated_at: string
  metadata: JsonObject | null
  idempotency_key: string | null
  draft_order_id: string | null
  no_notification: boolean | null
  external_id: string | null
  sales_channel_id: string | null
}

interface OrderEntity {
  columns: OrderColumns
  relations: {
    cart: OneOrNone<"Cart">
    customer: OneUnlessDeleted<"Customer">
    billing_address: OneOrNone<"Address">
    shipping_address: OneOrNone<"Address">
    region: One<"Region", "deleted too">
    currency: One<"Currency">
    discounts: Many<"Discount", "deleted too">
    gift_cards: Many<"GiftCard">
    shipping_methods: Many<"ShippingMethod", "deleted too">
    payments: Many<"Payment">
    fulfillments: Many<"Fulfillment">
    returns: Many<"Return">
    claims: Many<"ClaimOrder">
    refunds: Many<"Refund">
    swaps: Many<"Swap">
    draft_order: OneOrNone<"DraftOrder">
    edits: Many<"OrderEdit">
    items: Many<"LineItem", "deleted too">
    gift_card_transactions: Many<"GiftCardTransaction">
    sales_channel: OneOrNone<"SalesChannel">
  }
  eager: never
}

/** What a read returns of a row of `order_edit`. */
export type OrderEditColumns = {
  id: string
  created_at: string
  updated_at: string
  order_id: string
  internal_note: string | null
  created_by: string
  requested_by: string | null
  requested_at: string | null
  confirmed_by: string | null
  confirmed_at: string | null
  declined_by: string | null
  declined_reason: string | null
  declined_at: string | null
  canceled_by: string | null
  canceled_at: string | null
  payment_collection_id: string | null
}

interface OrderEditEntity {
  columns: OrderEditColumns
  relations: {
    order: One<"Order">
    changes: Many<"OrderItemChange">
    items: Many<"LineItem">
    payment_collection: OneOrNone<"PaymentCollection">
  }
  eager: never
}

/** What a read returns of a row of `order_item_change`. */
export type OrderItemChangeColumns = {
  id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  type: "item_add" | "item_remove" | "item_update"
  order_edit_id: string
  original_line_item_id: string | null
  line_item_id: string | null
}

interface OrderItemChangeEntity {
  columns: OrderItemChangeColumns
  relations: {
    order_edit: One<"OrderEdit">
    original_line_item: OneOrNone<"LineItem">
    line_item: OneOrNone<"LineItem">
  }
  eager: never
}

/** What a read returns of a row of `payment`. */
export type PaymentColumns = {
  id: string
  swap_id: string | null
  cart_id: string | null
  order_id: string | null
  amount: number
  currency_code: string
  amount_refunded: number
  provider_id: string
  data: JsonObject
  captured_at: string | null
  canceled_at: string | null
  created_at: string
  updated_at: string
  metadata: JsonObject | null
  idempotency_key: string | null
}

interface PaymentEntity {
  columns: PaymentColumns
  relations: {
    swap: OneOrNone<"Swap">
    cart: OneOrNone<"Cart">
    order: OneOrNone<"Order">
    currency: One<"Currency">
  }
  eager: never
}

/** What a read returns of a row of `payment_call`. */
export type PaymentCallColumns = {
  id: string
  payment_id: string
  kind: string
  amount: number
  refund_id: string | null
  status: string
  error: string | null
  started_at: string
  ended_at: string | null
  swap_id: string | null
}

interface PaymentCallEntity {
  columns: PaymentCallColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `payment_collection`. */
export type PaymentCollectionColumns = {
  id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  type: "order_edit"
  status: "not_paid" | "awaiting" | "authorized" | "partially_authorized" | "canceled"
  description: string | null
  amount: number
  authorized_amount: number | null
  region_id: string
  currency_code: string
  metadata: JsonObject | null
  created_by: string
}

interface PaymentCollectionEntity {
  columns: PaymentCollectionColumns
  relations: {
    region: OneUnlessDeleted<"Region">
    currency: One<"Currency">
    payment_sessions: Many<"PaymentSession">
    payments: Many<"Payment">
  }
  eager: never
}

/** What a read returns of a row of `payment_provider`. */
export type PaymentProviderColumns = {
  id: string
  is_installed: boolean
}

interface PaymentProviderEntity {
  columns: PaymentProviderColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `payment_session`. */
export type PaymentSessionColumns = {
  id: string
  cart_id: string | null
  provider_id: string
  is_selected: boolean | null
  status: "authorized" | "pending" | "requires_more" | "error" | "canceled"
  data: JsonObject
  created_at: string
  updated_at: string
  idempotency_key: string | null
  payment_authorized_at: string | null
  amount: number | null
  is_initiated: boolean
}

interface PaymentSessionEntity {
  columns: PaymentSessionColumns
  relations: {
    cart: OneOrNone<"Cart">
  }
  eager: never
}

/** What a read returns of a row of `price_list`. */
export type PriceListColumns = {
  id: string
  name: string
  description: string
  type: "sale" | "override"
  status: "active" | "draft"
  starts_at: string | null
  ends_at: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  includes_tax: boolean
}

interface PriceListEntity {
  columns: PriceListColumns
  relations: {
    customer_groups: Many<"CustomerGroup">
    prices: Many<"MoneyAmount">
    price_set_money_amounts: Many<"PriceSetMoneyAmount">
    price_list_rules: Many<"PriceListRule">
    rule_types: Many<"RuleType">
  }
  eager: never
}

/** What a read returns of a row of `price_list_rule`. */
export type PriceListRuleColumns = {
  id: string
  price_list_id: string
  rule_type_id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
}

interface PriceListRuleEntity {
  columns: PriceListRuleColumns
  relations: {
    price_list: OneUnlessDeleted<"PriceList">
    rule_type: OneUnlessDeleted<"RuleType">
    price_list_rule_values: Many<"PriceListRuleValue">
  }
  eager: never
}

/** What a read returns of a row of `price_list_rule_value`. */
export type PriceListRuleValueColumns = {
  id: string
  price_list_rule_id: string
  value: string
  created_at: string
  updated_at: string
  deleted_at: string | null
}

interface PriceListRuleValueEntity {
  columns: PriceListRuleValueColumns
  relations: {
    price_list_rule: OneUnlessDeleted<"PriceListRule">
  }
  eager: never
}

/** What a read returns of a row of `price_rule`. */
export type PriceRuleColumns = {
  id: string
  price_set_id: string
  price_set_money_amount_id: string
  rule_type_id: string
  price_list_id: string | null
  value: string
  priority: number
  created_at: string
  updated_at: string
  deleted_at: string | null
}

interface PriceRuleEntity {
  columns: PriceRuleColumns
  relations: {
    price_set: OneUnlessDeleted<"PriceSet">
    price_set_money_amount: OneUnlessDeleted<"PriceSetMoneyAmount">
    rule_type: OneUnlessDeleted<"RuleType">
  }
  eager: never
}

/** What a read returns of a row of `price_set`. */
export type PriceSetColumns = {
  id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
}

interface PriceSetEntity {
  columns: PriceSetColumns
  relations: {
    money_amounts: Many<"MoneyAmount">
    rule_types: Many<"RuleType">
    price_set_money_amounts: Many<"PriceSetMoneyAmount">
  }
  eager: never
}

/** What a read returns of a row of `price_set_money_amount`. */
export type PriceSetMoneyAmountColumns = {
  id: string
  title: string
  price_set_id: string
  money_amount_id: string
  price_list_id: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
}

interface PriceSetMoneyAmountEntity {
  columns: PriceSetMoneyAmountColumns
  relations: {
    price_set: OneUnlessDeleted<"PriceSet">
    money_amount: OneUnlessDeleted<"MoneyAmount">
    price_list: OneOrNone<"PriceList">
    price_rules: Many<"PriceRule">
  }
  eager: never
}

/** What a read returns of a row of `product`. */
export type ProductColumns = {
  id: string
  title: string
  subtitle: string | null
  description: string | null
  handle: string | null
  is_giftcard: boolean
  thumbnail: string | null
  weight: number | null
  length: number | null
  height: number | null
  width: number | null
  hs_code: string | null
  origin_country: string | null
  mid_code: string | null
  material: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
  collection_id: string | null
  type_id: string | null
  discountable: boolean
  status: "draft" | "proposed" | "published" | "rejected"
  external_id: string | null
}

interface ProductEntity {
  columns: ProductColumns
  relations: {
    images: Many<"Image">
    options: Many<"ProductOption">
    variants: Many<"ProductVariant">
    categories: Many<"ProductCategory">
    profiles: Many<"ShippingProfile">
    collection: OneOrNone<"ProductCollection">
    type: OneOrNone<"ProductType">
    tags: Many<"ProductTag">
    sales_channels: Many<"SalesChannel">
    profile: OneOrNone<"ShippingProfile">
  }
  eager: never
}

/** What a read returns of a row of `product_category`. */
export type ProductCategoryColumns = {
  id: string
  name: string
  handle: string
  parent_category_id: string | null
  is_active: boolean | null
  is_internal: boolean | null
  created_at: string
  updated_at: string
  rank: number
  description: string
  metadata: JsonObject | null
}

interface ProductCategoryEntity {
  columns: ProductCategoryColumns
  relations: {
    parent_category: OneOrNone<"ProductCategory">
    category_children: Many<"ProductCategory">
    products: Many<"Product">
  }
  eager: never
}

/** What a read returns of a row of `product_collection`. */
export type ProductCollectionColumns = {
  id: string
  title: string
  handle: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface ProductCollectionEntity {
  columns: ProductCollectionColumns
  relations: {
    products: Many<"Product">
  }
  eager: never
}

/** What a read returns of a row of `product_option`. */
export type ProductOptionColumns = {
  id: string
  title: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
  product_id: string | null
}

interface ProductOptionEntity {
  columns: ProductOptionColumns
  relations: {
    values: Many<"ProductOptionValue">
    product: OneOrNone<"Product">
  }
  eager: never
}

/** What a read returns of a row of `product_option_value`. */
export type ProductOptionValueColumns = {
  id: string
  value: string
  option_id: string
  variant_id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface ProductOptionValueEntity {
  columns: ProductOptionValueColumns
  relations: {
    option: OneUnlessDeleted<"ProductOption">
    variant: OneUnlessDeleted<"ProductVariant">
  }
  eager: never
}

/** What a read returns of a row of `product_sales_channel`. */
export type ProductSalesChannelColumns = {
  product_id: string
  sales_channel_id: string
}

interface ProductSalesChannelEntity {
  columns: ProductSalesChannelColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `product_tag`. */
export type ProductTagColumns = {
  id: string
  value: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface ProductTagEntity {
  columns: ProductTagColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `product_tax_rate`. */
export type ProductTaxRateColumns = {
  product_id: string
  rate_id: string
  created_at: string
  updated_at: string
  metadata: JsonObject | null
}

interface ProductTaxRateEntity {
  columns: ProductTaxRateColumns
  relations: {
    product: OneUnlessDeleted<"Product">
    tax_rate: One<"TaxRate">
  }
  eager: never
}

/** What a read returns of a row of `product_type`. */
export type ProductTypeColumns = {
  id: string
  value: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface ProductTypeEntity {
  columns: ProductTypeColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `product_type_tax_rate`. */
export type ProductTypeTaxRateColumns = {
  product_type_id: string
  rate_id: string
  created_at: string
  updated_at: string
  metadata: JsonObject | null
}

interface ProductTypeTaxRateEntity {
  columns: ProductTypeTaxRateColumns
  relations: {
    product_type: OneUnlessDeleted<"ProductType">
    tax_rate: One<"TaxRate">
  }
  eager: never
}

/** What a read returns of a row of `product_variant`. */
export type ProductVariantColumns = {
  id: string
  title: string
  product_id: string
  sku: string | null
  barcode: string | null
  ean: string | null
  upc: string | null
  inventory_quantity: number
  allow_backorder: boolean
  manage_inventory: boolean
  hs_code: string | null
  origin_country: string | null
  mid_code: string | null
  material: string | null
  weight: number | null
  length: number | null
  height: number | null
  width: number | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
  variant_rank: number | null
}

interface ProductVariantEntity {
  columns: ProductVariantColumns
  relations: {
    product: OneUnlessDeleted<"Product">
    prices: Many<"MoneyAmount">
    options: Many<"ProductOptionValue">
    inventory_items: Many<"ProductVariantInventoryItem">
  }
  eager: never
}

/** What a read returns of a row of `product_variant_inventory_item`. */
export type ProductVariantInventoryItemColumns = {
  id: string
  created_at: string
  updated_at: string
  inventory_item_id: string
  variant_id: string
  required_quantity: number
  deleted_at: string | null
}

interface ProductVariantInventoryItemEntity {
  columns: ProductVariantInventoryItemColumns
  relations: {
    variant: OneUnlessDeleted<"ProductVariant">
    inventory_item: OneUnlessDeleted<"InventoryItem">
  }
  eager: never
}

/** What a read returns of a row of `product_variant_money_amount`. */
export type ProductVariantMoneyAmountColumns = {
  id: string
  money_amount_id: string
  variant_id: string
  deleted_at: string | null
  created_at: string
  updated_at: string
}

interface ProductVariantMoneyAmountEntity {
  columns: ProductVariantMoneyAmountColumns
  relations: {
    variant: OneUnlessDeleted<"ProductVariant">
    money_amount: OneUnlessDeleted<"MoneyAmount">
  }
  eager: never
}

/** What a read returns of a row of `publishable_api_key`. */
export type PublishableApiKeyColumns = {
  id: string
  created_at: string
  updated_at: string
  created_by: string | null
  revoked_by: string | null
  revoked_at: string | null
  title: string
}

interface PublishableApiKeyEntity {
  columns: PublishableApiKeyColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `publishable_api_key_sales_channel`. */
export type PublishableApiKeySalesChannelColumns = {
  sales_channel_id: string
  publishable_key_id: string
  id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
}

interface PublishableApiKeySalesChannelEntity {
  columns: PublishableApiKeySalesChannelColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `rate_limit`. */
export type RateLimitColumns = {
  key: string
  window_start: string
  count: number
}

interface RateLimitEntity {
  columns: RateLimitColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `refund`. */
export type RefundColumns = {
  id: string
  order_id: string | null
  amount: number
  note: string | null
  reason: "discount" | "return" | "swap" | "claim" | "other"
  created_at: string
  updated_at: string
  metadata: JsonObject | null
  idempotency_key: string | null
  payment_id: string | null
}

interface RefundEntity {
  columns: RefundColumns
  relations: {
    order: OneOrNone<"Order">
    payment: OneOrNone<"Payment">
  }
  eager: never
}

/** What a read returns of a row of `region`. */
export type RegionColumns = {
  id: string
  name: string
  currency_code: string
  tax_rate: number
  tax_code: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
  gift_cards_taxable: boolean
  automatic_taxes: boolean
  tax_provider_id: string | null
  includes_tax: boolean
}

interface RegionEntity {
  columns: RegionColumns
  relations: {
    currency: One<"Currency">
    tax_rates: Many<"TaxRate">
    countries: Many<"Country">
    tax_provider: OneOrNone<"TaxProvider">
    payment_providers: Many<"PaymentProvider">
    fulfillment_providers: Many<"FulfillmentProvider">
  }
  eager: never
}

/** What a read returns of a row of `reservation_item`. */
export type ReservationItemColumns = {
  id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  line_item_id: string | null
  inventory_item_id: string
  location_id: string
  quantity: number
  metadata: JsonObject | null
  external_id: string | null
  description: string | null
  created_by: string | null
}

interface ReservationItemEntity {
  columns: ReservationItemColumns
  relations: {
    inventory_item: OneUnlessDeleted<"InventoryItem">
    line_item: OneOrNone<"LineItem">
  }
  eager: never
}

/** What a read returns of a row of `return`. */
export type ReturnColumns = {
  id: string
  status: "requested" | "received" | "requires_action" | "canceled"
  swap_id: string | null
  order_id: string | null
  shipping_data: JsonObject | null
  refund_amount: number
  received_at: string | null
  created_at: string
  updated_at: string
  metadata: JsonObject | null
  idempotency_key: string | null
  claim_order_id: string | null
  no_notification: boolean | null
  location_id: string | null
}

interface ReturnEntity {
  columns: ReturnColumns
  relations: {
    items: Many<"ReturnItem">
    swap: OneOrNone<"Swap">
    claim_order: OneOrNone<"ClaimOrder">
    order: OneOrNone<"Order">
    shipping_method: OneOrNone<"ShippingMethod", "deleted too">
  }
  eager: "items"
}

/** What a read returns of a row of `return_item`. */
export type ReturnItemColumns = {
  return_id: string
  item_id: string
  quantity: number
  is_requested: boolean
  requested_quantity: number | null
  received_quantity: number | null
  metadata: JsonObject | null
  reason_id: string | null
  note: string | null
}

interface ReturnItemEntity {
  columns: ReturnItemColumns
  relations: {
    return_order: One<"Return">
    item: One<"LineItem">
    reason: OneOrNone<"ReturnReason">
  }
  eager: never
}

/** What a read returns of a row of `return_reason`. */
export type ReturnReasonColumns = {
  id: string
  value: string
  label: string
  description: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
  parent_return_reason_id: string | null
}

interface ReturnReasonEntity {
  columns: ReturnReasonColumns
  relations: {
    parent_return_reason: OneOrNone<"ReturnReason">
    return_reason_children: Many<"ReturnReason">
  }
  eager: never
}

/** What a read returns of a row of `rule_type`. */
export type RuleTypeColumns = {
  id: string
  name: string
  rule_attribute: string
  default_priority: number
  created_at: string
  updated_at: string
  deleted_at: string | null
}

interface RuleTypeEntity {
  columns: RuleTypeColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `sales_channel`. */
export type SalesChannelColumns = {
  id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  name: string
  description: string | null
  is_disabled: boolean
  metadata: JsonObject | null
}

interface SalesChannelEntity {
  columns: SalesChannelColumns
  relations: {
    products: Many<"Product">
    publishableKeys: Many<"PublishableApiKey">
    locations: Many<"SalesChannelLocation">
  }
  eager: never
}

/** What a read returns of a row of `sales_channel_location`. */
export type SalesChannelLocationColumns = {
  id: string
  created_at: string
  updated_at: string
  sales_channel_id: string
  location_id: string
  deleted_at: string | null
}

interface SalesChannelLocationEntity {
  columns: SalesChannelLocationColumns
  relations: {
    sales_channel: OneUnlessDeleted<"SalesChannel">
    location: OneUnlessDeleted<"StockLocation">
  }
  eager: never
}

/** What a read returns of a row of `shipping_method`. */
export type ShippingMethodColumns = {
  id: string
  shipping_option_id: string
  order_id: string | null
  cart_id: string | null
  swap_id: string | null
  return_id: string | null
  price: number
  data: JsonObject
  claim_order_id: string | null
  includes_tax: boolean
}

interface ShippingMethodEntity {
  columns: ShippingMethodColumns
  relations: {
    order: OneOrNone<"Order">
    claim_order: OneOrNone<"ClaimOrder">
    cart: OneOrNone<"Cart">
    swap: OneOrNone<"Swap">
    return_order: OneOrNone<"Return">
    shipping_option: OneUnlessDeleted<"ShippingOption">
    tax_lines: Many<"ShippingMethodTaxLine">
  }
  eager: never
}

/** What a read returns of a row of `shipping_method_tax_line`. */
export type ShippingMethodTaxLineColumns = {
  id: string
  rate: number
  name: string
  code: string | null
  created_at: string
  updated_at: string
  metadata: JsonObject | null
  shipping_method_id: string
}

interface ShippingMethodTaxLineEntity {
  columns: ShippingMethodTaxLineColumns
  relations: {
    shipping_method: One<"ShippingMethod">
  }
  eager: never
}

/** What a read returns of a row of `shipping_option`. */
export type ShippingOptionColumns = {
  id: string
  name: string
  region_id: string
  profile_id: string
  provider_id: string
  price_type: "flat_rate" | "calculated"
  amount: number | null
  is_return: boolean
  data: JsonObject
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
  admin_only: boolean
  includes_tax: boolean
}

interface ShippingOptionEntity {
  columns: ShippingOptionColumns
  relations: {
    region: OneUnlessDeleted<"Region">
    profile: OneUnlessDeleted<"ShippingProfile">
    provider: One<"FulfillmentProvider">
    requirements: Many<"ShippingOptionRequirement">
  }
  eager: never
}

/** What a read returns of a row of `shipping_option_requirement`. */
export type ShippingOptionRequirementColumns = {
  id: string
  shipping_option_id: string
  type: "min_subtotal" | "max_subtotal"
  amount: number
  deleted_at: string | null
}

interface ShippingOptionRequirementEntity {
  columns: ShippingOptionRequirementColumns
  relations: {
    shipping_option: OneUnlessDeleted<"ShippingOption">
  }
  eager: never
}

/** What a read returns of a row of `shipping_profile`. */
export type ShippingProfileColumns = {
  id: string
  name: string
  type: "default" | "gift_card" | "custom"
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
}

interface ShippingProfileEntity {
  columns: ShippingProfileColumns
  relations: {
    products: Many<"Product">
    shipping_options: Many<"ShippingOption">
  }
  eager: never
}

/** What a read returns of a row of `shipping_tax_rate`. */
export type ShippingTaxRateColumns = {
  shipping_option_id: string
  rate_id: string
  created_at: string
  updated_at: string
  metadata: JsonObject | null
}

interface ShippingTaxRateEntity {
  columns: ShippingTaxRateColumns
  relations: {
    shipping_option: OneUnlessDeleted<"ShippingOption">
    tax_rate: One<"TaxRate">
  }
  eager: never
}

/** What a read returns of a row of `staged_job`. */
export type StagedJobColumns = {
  id: string
  event_name: string
  data: JsonObject
  options: JsonObject
  attempts: number | null
  not_before: string | null
  created_at: string | null
  seq: number
  leased_by: string | null
  leased_until: string | null
}

interface StagedJobEntity {
  columns: StagedJobColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `stock_location`. */
export type StockLocationColumns = {
  id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  name: string
  address_id: string | null
  metadata: JsonObject | null
}

interface StockLocationEntity {
  columns: StockLocationColumns
  relations: {
    address: OneOrNone<"StockLocationAddress">
    sales_channels: Many<"SalesChannel">
  }
  eager: never
}

/** What a read returns of a row of `stock_location_address`. */
export type StockLocationAddressColumns = {
  id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  address_1: string
  address_2: string | null
  company: string | null
  city: string | null
  country_code: string
  phone: string | null
  province: string | null
  postal_code: string | null
  metadata: JsonObject | null
}

interface StockLocationAddressEntity {
  columns: StockLocationAddressColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `store`. */
export type StoreColumns = {
  id: string
  name: string
  default_currency_code: string
  swap_link_template: string | null
  created_at: string
  updated_at: string
  metadata: JsonObject | null
  payment_link_template: string | null
  invite_link_template: string | null
  default_sales_channel_id: string | null
  default_location_id: string | null
}

interface StoreEntity {
  columns: StoreColumns
  relations: {
    default_currency: One<"Currency">
    currencies: Many<"Currency">
    default_sales_channel: OneOrNone<"SalesChannel">
  }
  eager: never
}

/** What a read returns of a row of `swap`. */
export type SwapColumns = {
  id: string
  fulfillment_status: "not_fulfilled" | "fulfilled" | "shipped" | "partially_shipped" | "canceled" | "requires_action"
  payment_status: "not_paid" | "awaiting" | "captured" | "confirmed" | "canceled" | "difference_refunded" | "partially_refunded" | "refunded" | "requires_action"
  order_id: string
  difference_due: number | null
  shipping_address_id: string | null
  cart_id: string | null
  confirmed_at: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
  idempotency_key: string | null
  no_notification: boolean | null
  canceled_at: string | null
  allow_backorder: boolean
}

interface SwapEntity {
  columns: SwapColumns
  relations: {
    order: One<"Order">
    additional_items: Many<"LineItem">
    return_order: OneOrNone<"Return">
    fulfillments: Many<"Fulfillment">
    payment: OneOrNone<"Payment">
    shipping_address: OneOrNone<"Address">
    shipping_methods: Many<"ShippingMethod", "deleted too">
    cart: OneOrNone<"Cart">
  }
  eager: never
}

/** What a read returns of a row of `table_change`. */
export type TableChangeColumns = {
  relation: string
  token: number
}

interface TableChangeEntity {
  columns: TableChangeColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `tax_provider`. */
export type TaxProviderColumns = {
  id: string
  is_installed: boolean
}

interface TaxProviderEntity {
  columns: TaxProviderColumns
  relations: {}
  eager: never
}

/** What a read returns of a row of `tax_rate`. */
export type TaxRateColumns = {
  id: string
  rate: number | null
  code: string | null
  name: string
  region_id: string
  created_at: string
  updated_at: string
  metadata: JsonObject | null
}

interface TaxRateEntity {
  columns: TaxRateColumns
  relations: {
    region: OneUnlessDeleted<"Region">
    products: Many<"Product">
    product_types: Many<"ProductType">
    shipping_options: Many<"ShippingOption">
  }
  eager: never
}

/** What a read returns of a row of `tracking_link`. */
export type TrackingLinkColumns = {
  id: string
  url: string | null
  tracking_number: string
  fulfillment_id: string
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
  idempotency_key: string | null
}

interface TrackingLinkEntity {
  columns: TrackingLinkColumns
  relations: {
    fulfillment: One<"Fulfillment">
  }
  eager: never
}

/** What a read returns of a row of `user`. */
export type UserColumns = {
  id: string
  email: string
  first_name: string | null
  last_name: string | null
  api_token: string | null
  created_at: string
  updated_at: string
  deleted_at: string | null
  metadata: JsonObject | null
  role: "admin" | "member" | "developer" | null
}

interface UserEntity {
  columns: UserColumns
  relations: {}
  eager: never
}

/** The entities by name. */
export interface EntityTypes {
  Address: AddressEntity
  AnalyticsConfig: AnalyticsConfigEntity
  AuthSession: AuthSessionEntity
  BatchJob: BatchJobEntity
  Cart: CartEntity
  ChangedOrderTotal: ChangedOrderTotalEntity
  ClaimImage: ClaimImageEntity
  ClaimItem: ClaimItemEntity
  ClaimOrder: ClaimOrderEntity
  ClaimTag: ClaimTagEntity
  Country: CountryEntity
  Currency: CurrencyEntity
  CustomShippingOption: CustomShippingOptionEntity
  Customer: CustomerEntity
  CustomerGroup: CustomerGroupEntity
  Discount: DiscountEntity
  DiscountCondition: DiscountConditionEntity
  DiscountConditionCustomerGroup: DiscountConditionCustomerGroupEntity
  DiscountConditionProduct: DiscountConditionProductEntity
  DiscountConditionProductCollection: DiscountConditionProductCollectionEntity
  DiscountConditionProductTag: DiscountConditionProductTagEntity
  DiscountConditionProductType: DiscountConditionProductTypeEntity
  DiscountRule: DiscountRuleEntity
  DraftOrder: DraftOrderEntity
  Fulfillment: FulfillmentEntity
  FulfillmentItem: FulfillmentItemEntity
  FulfillmentProvider: FulfillmentProviderEntity
  GiftCard: GiftCardEntity
  GiftCardTransaction: GiftCardTransactionEntity
  IdempotencyKey: IdempotencyKeyEntity
  Image: ImageEntity
  InventoryItem: InventoryItemEntity
  InventoryLevel: InventoryLevelEntity
  Invite: InviteEntity
  ItemWithoutLevel: ItemWithoutLevelEntity
  LineItem: LineItemEntity
  LineItemAdjustment: LineItemAdjustmentEntity
  LineItemTaxLine: LineItemTaxLineEntity
  LockLease: LockLeaseEntity
  MetDifference: MetDifferenceEntity
  MoneyAmount: MoneyAmountEntity
  Note: NoteEntity
  Notification: NotificationEntity
  NotificationProvider: NotificationProviderEntity
  Oauth: OauthEntity
  Order: OrderEntity
  OrderEdit: OrderEditEntity
  OrderItemChange: OrderItemChangeEntity
  Payment: PaymentEntity
  PaymentCall: PaymentCallEntity
  PaymentCollection: PaymentCollectionEntity
  PaymentProvider: PaymentProviderEntity
  PaymentSession: PaymentSessionEntity
  PriceList: PriceListEntity
  PriceListRule: PriceListRuleEntity
  PriceListRuleValue: PriceListRuleValueEntity
  PriceRule: PriceRuleEntity
  PriceSet: PriceSetEntity
  PriceSetMoneyAmount: PriceSetMoneyAmountEntity
  Product: ProductEntity
  ProductCategory: ProductCategoryEntity
  ProductCollection: ProductCollectionEntity
  ProductOption: ProductOptionEntity
  ProductOptionValue: ProductOptionValueEntity
  ProductSalesChannel: ProductSalesChannelEntity
  ProductTag: ProductTagEntity
  ProductTaxRate: ProductTaxRateEntity
  ProductType: ProductTypeEntity
  ProductTypeTaxRate: ProductTypeTaxRateEntity
  ProductVariant: ProductVariantEntity
  ProductVariantInventoryItem: ProductVariantInventoryItemEntity
  ProductVariantMoneyAmount: ProductVariantMoneyAmountEntity
  PublishableApiKey: PublishableApiKeyEntity
  PublishableApiKeySalesChannel: PublishableApiKeySalesChannelEntity
  RateLimit: RateLimitEntity
  Refund: RefundEntity
  Region: RegionEntity
  ReservationItem: ReservationItemEntity
  Return: ReturnEntity
  ReturnItem: ReturnItemEntity
  ReturnReason: ReturnReasonEntity
  RuleType: RuleTypeEntity
  SalesChannel: SalesChannelEntity
  SalesChannelLocation: SalesChannelLocationEntity
  ShippingMethod: ShippingMethodEntity
  ShippingMethodTaxLine: ShippingMethodTaxLineEntity
  ShippingOption: ShippingOptionEntity
  ShippingOptionRequirement: ShippingOptionRequirementEntity
  ShippingProfile: ShippingProfileEntity
  ShippingTaxRate: ShippingTaxRateEntity
  StagedJob: StagedJobEntity
  StockLocation: StockLocationEntity
  StockLocationAddress: StockLocationAddressEntity
  Store: StoreEntity
  Swap: SwapEntity
  TableChange: TableChangeEntity
  TaxProvider: TaxProviderEntity
  TaxRate: TaxRateEntity
  TrackingLink: TrackingLinkEntity
  User: UserEntity
}
