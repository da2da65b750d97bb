/** A call that cannot cause every error of the called function. */
export interface Narrowing {
  /** the function that calls, or the operation, and the function that is called */
  readonly from: string
  readonly to: string
  /** errors that it cannot cause; `*` matches any name */
  readonly never: readonly string[]
  readonly because: string
}

/** Functions that replace every error of the work they are given with their own error. */
export const wrappers: ReadonlySet<string> = new Set(["refusingVariants"])

const giftCards = ["gift-cards.*", "carts.gift_card_*"]
const channels = ["sales-channels.*", "carts.channel_disabled"]
const regions = ["regions.*", "carts.country_not_in_region"]

/** Operations that create something, with the function that reads it for the response and the error that it cannot cause. */
const readAfterwards = [
  ["PostCart", "retrieveCart", "carts.not_found"],
  ["createNote", "retrieveNote", "notes.not_found"],
  ["createBatchJob", "readBatchJob", "batch-jobs.not_found"],
  ["PostCollections", "readAdminCollection", "collections.not_found"],
  ["createCustomerGroup", "retrieveCustomerGroup", "customer-groups.not_found"],
  ["PostDiscounts", "retrieveDiscount", "discounts.not_found"],
  ["PostGiftCards", "retrieve", "gift-cards.not_found"],
  ["PostInventoryItems", "retrieveItem", "inventory.item_not_found"],
  ["PostPublishableApiKeys", "retrieveKey", "publishable-keys.not_found"],
  ["PostRegions", "answerRegion", "regions.not_found"],
  ["PostReservations", "retrieveReservation", "reservations.not_found"],
  ["PostSalesChannels", "retrieveSalesChannel", "sales-channels.not_found"],
  ["PostShippingProfiles", "retrieveProfile", "shipping.profile_not_found"],
  ["PostShippingOptions", "retrieveShippingOption", "shipping.option_not_found"],
  ["PostStockLocations", "retrieveStockLocation", "stock-locations.not_found"],
  ["PostProducts", "readChangedProduct", "products.not_found"],
  ["PostPriceListsPriceList", "retrievePriceList", "price-lists.not_found"],
] as const

/** What reading the calls alone does not tell. A test holds each to the code: the call, and something to take away. */
export const narrowings: readonly Narrowing[] = [
  {
    from: "adoptLocked",
    to: "updateCart",
    never: [
      ...giftCards,
      ...channels,
      ...regions,
      "discounts.*",
      "carts.address_not_found",
      "carts.customer_not_found",
      "carts.email_invalid",
      "carts.country_not_available",
      "carts.currency_of_swap",
      "carts.shipping_country_not_in_region",
    ],
    because: "the change is empty: only the customer of the request counts",
  },
  {
    from: "makeCart",
    to: "updateCart",
    never: [
      ...giftCards,
      ...channels,
      "regions.*",
      "carts.currency_of_swap",
      "carts.customer_not_found",
      "carts.email_invalid",
    ],
    because: "only addresses and discounts are handed on",
  },
  {
    from: "updateDraftOrder",
    to: "updateCart",
    never: [...giftCards, ...channels, "carts.currency_of_swap"],
    because:
      "a draft order's body has neither gift cards nor a sales channel, and its cart does not belong to a swap",
  },
  {
    from: "changeAndAnswer",
    to: "settleSessions",
    never: ["payments.*"],
    because: "it is not strict: a provider that fails leaves a session in error",
  },
  {
    from: "createTaxRate",
    to: "addTaxRateTargets",
    never: ["tax.target_not_found"],
    because: "it becomes tax.rate_not_found",
  },
  {
    from: "acceptInvite",
    to: "insertUser",
    never: ["users.email_taken"],
    because: "it becomes invites.already_joined",
  },
  {
    from: "PostRegionsRegionPaymentProviders",
    to: "addRegionProvider",
    never: ["regions.fulfillment_provider_not_found"],
    because: "the function is for both kinds of provider",
  },
  {
    from: "PostRegionsRegionFulfillmentProviders",
    to: "addRegionProvider",
    never: ["regions.payment_provider_not_found"],
    because: "the function is for both kinds of provider",
  },
  {
    from: "PostProductsProductMetadata",
    to: "updateProduct",
    never: [
      "pricing.amount_negative",
      "pricing.currency_missing",
      "products.option_value_not_found",
      "products.variant_not_found",
      "products.variant_refused",
      "products.variants_not_of_product",
    ],
    because: "the change has metadata and no variants",
  },
  {
    from: "PostReservations",
    to: "createReservation",
    never: ["inventory.insufficient_item"],
    because: "it is not limited: units may be reserved that are not in stock",
  },
  {
    from: "PostReservationsReservation",
    to: "updateReservation",
    never: ["inventory.insufficient_item"],
    because: "it is not limited: units may be reserved that are not in stock",
  },
  {
    from: "receiveNow",
    to: "markReceived",
    never: ["returns.nothing_received"],
    because: "the return that was just made has the items that are received",
  },
  {
    from: "fulfillExchange",
    to: "fulfill",
    never: ["fulfillments.quantity_negative"],
    because: "the quantities come from the lines",
  },
  ...readAfterwards.map(([from, to, error]) => ({
    from,
    to,
    never: [error],
    because: "what was just made is there",
  })),
]
