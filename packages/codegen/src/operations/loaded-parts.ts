/** Operations that do not select by rules, and what their answers hold all the same. */
interface Loaded {
  /** operations, with their area */
  readonly operations: readonly string[]
  /** paths of relations that are there, separated by spaces */
  readonly relations: string
  /** columns that may not be there, separated by spaces */
  readonly missing?: string
}

const loaded: readonly Loaded[] = [
  {
    operations: ["admin.DeleteDiscountsDiscountRegionsRegion", "admin.PostDiscountsDiscountRegionsRegion"],
    relations: "rule rule.conditions parent_discount regions",
  },
  {
    operations: [
      "admin.DeleteOrderEditsOrderEditLineItemsLineItem",
      "admin.PostOrderEditsEditLineItems",
      "admin.PostOrderEditsEditLineItemsLineItem",
      "admin.PostOrderEditsOrderEdit",
      "admin.PostOrderEditsOrderEditConfirm",
      "admin.PostOrderEditsOrderEditRequest",
    ],
    relations:
      "changes changes.original_line_item changes.line_item items items.tax_lines items.adjustments items.variant payment_collection",
    missing: "updated_at",
  },
  {
    operations: [
      "admin.DeleteProductsProductOptionsOption",
      "admin.DeleteProductsProductVariantsVariant",
      "admin.PostProducts",
      "admin.PostProductsProductOptions",
      "admin.PostProductsProductOptionsOption",
      "admin.PostProductsProductVariants",
      "admin.PostProductsProductVariantsVariant",
    ],
    relations:
      "images options options.values variants variants.prices variants.options categories profiles collection type tags sales_channels profile",
  },
  {
    operations: ["admin.DeleteStoreCurrenciesCode", "admin.PostStoreCurrenciesCode"],
    relations: "currencies",
  },
  { operations: ["admin.GetCollections"], relations: "products", missing: "deleted_at metadata" },
  {
    operations: [
      "admin.GetCollectionsCollection",
      "admin.PostCollections",
      "admin.PostCollectionsCollection",
    ],
    relations: "products",
  },
  {
    operations: [
      "admin.GetCustomersCustomer",
      "admin.PostCustomersCustomer",
      "store.GetAuth",
      "store.PostAuth",
    ],
    relations: "shipping_addresses orders",
  },
  {
    operations: ["admin.GetDraftOrdersDraftOrder", "admin.PostDraftOrders"],
    relations:
      "cart cart.billing_address cart.shipping_address cart.items cart.region cart.discounts cart.gift_cards cart.customer cart.payment_sessions cart.payment cart.shipping_methods order",
    missing: "completed_at idempotency_key",
  },
  {
    operations: [
      "admin.GetGiftCards",
      "admin.GetGiftCardsGiftCard",
      "admin.PostGiftCards",
      "admin.PostGiftCardsGiftCard",
    ],
    relations: "region order",
    missing: "order_id",
  },
  { operations: ["admin.GetNotes", "admin.GetNotesNote"], relations: "author" },
  {
    operations: ["admin.GetOrdersOrder"],
    relations:
      "customer billing_address shipping_address region discounts gift_cards shipping_methods shipping_methods.shipping_option shipping_methods.tax_lines payments fulfillments fulfillments.items fulfillments.tracking_links returns returns.items returns.shipping_method claims claims.claim_items claims.additional_items claims.return_order claims.shipping_address claims.shipping_methods claims.fulfillments refunds swaps items items.tax_lines items.adjustments items.variant gift_card_transactions gift_card_transactions.gift_card sales_channel",
    missing: "billing_address_id shipping_address_id idempotency_key external_id",
  },
  {
    operations: [
      "admin.GetPriceListsPriceList",
      "admin.PostPriceListsPriceList",
      "admin.PostPriceListsPriceListPriceList",
      "admin.PostPriceListsPriceListPricesBatch",
    ],
    relations: "customer_groups prices prices.variants prices.variant",
  },
  {
    operations: [
      "admin.GetProductTags",
      "admin.GetProductTypes",
      "store.GetProductTags",
      "store.GetProductTypes",
    ],
    relations: "",
    missing: "deleted_at metadata",
  },
  {
    operations: [
      "admin.GetReturnReasons",
      "admin.GetReturnReasonsReason",
      "admin.PostReturnReasons",
      "admin.PostReturnReasonsReason",
      "store.GetReturnReasons",
      "store.GetReturnReasonsReason",
    ],
    relations: "parent_return_reason return_reason_children",
    missing: "metadata",
  },
  { operations: ["admin.GetReturns"], relations: "items swap order" },
  {
    operations: [
      "admin.GetShippingOptionsOption",
      "admin.PostShippingOptions",
      "admin.PostShippingOptionsOption",
    ],
    relations: "region profile requirements",
  },
  { operations: ["admin.GetStore"], relations: "default_currency currencies default_sales_channel" },
  {
    operations: ["admin.GetSwapsSwap"],
    relations:
      "order additional_items additional_items.adjustments return_order return_order.items fulfillments fulfillments.items payment shipping_address shipping_methods shipping_methods.shipping_option cart cart.shipping_address cart.items cart.region cart.discounts cart.gift_cards cart.shipping_methods",
    missing:
      "shipping_address_id confirmed_at deleted_at idempotency_key no_notification canceled_at allow_backorder",
  },
  {
    operations: [
      "admin.GetTaxRates",
      "admin.GetTaxRatesTaxRate",
      "admin.PostTaxRates",
      "admin.PostTaxRatesTaxRate",
    ],
    relations: "",
    missing: "metadata",
  },
  {
    operations: ["admin.PostDraftOrdersDraftOrder"],
    relations:
      "cart cart.billing_address cart.shipping_address cart.items cart.region cart.discounts cart.gift_cards cart.customer cart.payment_sessions cart.payment cart.shipping_methods",
  },
  {
    operations: ["admin.PostOrderEdits", "admin.PostOrderEditsOrderEditCancel"],
    relations: "changes items items.tax_lines items.adjustments items.variant payment_collection",
    missing: "updated_at",
  },
  { operations: ["admin.PostReturnsReturnReceive"], relations: "items swap" },
  { operations: ["admin.PostStore"], relations: "default_currency currencies" },
  {
    operations: ["store.GetCustomersCustomer", "store.PostCustomers", "store.PostCustomersCustomer"],
    relations: "billing_address shipping_addresses",
  },
  {
    operations: ["store.GetGiftCardsCode"],
    relations: "region",
    missing: "region_id order_id is_disabled ends_at created_at updated_at deleted_at metadata tax_rate",
  },
  { operations: ["store.GetShippingOptionsCartId"], relations: "profile requirements" },
  {
    operations: ["store.GetSwapsSwapCartId"],
    relations:
      "order additional_items additional_items.variant return_order return_order.items return_order.shipping_method fulfillments payment shipping_address shipping_methods cart",
  },
  {
    operations: [
      "store.PostPaymentCollectionsPaymentCollectionSessionsBatch",
      "store.PostPaymentCollectionsSessions",
    ],
    relations: "region region.payment_providers payment_sessions",
  },
  {
    operations: ["store.PostPaymentCollectionsSessionsBatchAuthorize"],
    relations: "payment_sessions payments",
  },
  { operations: ["store.PostReturns"], relations: "items items.reason" },
  {
    operations: ["store.PostSwaps"],
    relations:
      "order additional_items additional_items.variant return_order return_order.items return_order.shipping_method fulfillments payment shipping_address shipping_methods cart",
    missing: "no_notification canceled_at allow_backorder",
  },
]

/** What the answer of an operation without rules of selection is known to hold and to lack. */
export interface LoadedParts {
  readonly relations: readonly string[]
  readonly missing: readonly string[]
}

/**
 * What an operation without rules of selection answers with.
 * @param operation with its area, e.g. `admin.PostProducts`
 * @returns undefined where nothing is known
 */
export function loadedBy(operation: string): LoadedParts | undefined {
  const found = loaded.find(({ operations }) => operations.includes(operation))
  return found && { relations: words(found.relations), missing: words(found.missing ?? "") }
}

function words(text: string): readonly string[] {
  return text.split(" ").filter(Boolean)
}
