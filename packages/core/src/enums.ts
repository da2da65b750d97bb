/** An enumeration of the wire format, as code and reference pages use it. */
export interface Enumeration {
  readonly about: string
  /** name → the value on the wire and what it means */
  readonly members: Readonly<Record<string, readonly [value: string, about: string]>>
}

/** Every enumeration of the wire format by its name. @since 0.1 */
export const enums = {
  AllocationType: {
    about: "How the value of a discount is spread.",
    members: {
      TOTAL: ["total", "The value counts once, spread over the items by their price."],
      ITEM: ["item", "The value counts for every unit it applies to."],
    },
  },
  BatchJobStatus: {
    about: "How far a batch job has come.",
    members: {
      CREATED: ["created", "It exists; nothing was done."],
      PRE_PROCESSED: ["pre_processed", "Its input was looked at."],
      CONFIRMED: ["confirmed", "It may be carried out."],
      PROCESSING: ["processing", "It is being carried out."],
      COMPLETED: ["completed", "It is done."],
      CANCELED: ["canceled", "It was called off."],
      FAILED: ["failed", "It stopped with an error."],
    },
  },
  CartType: {
    about: "What a cart is for.",
    members: {
      DEFAULT: ["default", "A normal purchase."],
      SWAP: ["swap", "Confirming and paying a swap."],
      DRAFT_ORDER: ["draft_order", "The contents of a draft order."],
      PAYMENT_LINK: ["payment_link", "A purchase paid by following a link."],
      CLAIM: ["claim", "The replacements of a claim."],
    },
  },
  ClaimFulfillmentStatus: {
    about: "How far the replacements of a claim are on their way.",
    members: {
      NOT_FULFILLED: ["not_fulfilled", "Nothing is packed."],
      PARTIALLY_FULFILLED: ["partially_fulfilled", "Some items are packed."],
      FULFILLED: ["fulfilled", "All items are packed."],
      PARTIALLY_SHIPPED: ["partially_shipped", "Some items were sent."],
      SHIPPED: ["shipped", "All items were sent."],
      PARTIALLY_RETURNED: ["partially_returned", "Some items came back."],
      RETURNED: ["returned", "All items came back."],
      CANCELED: ["canceled", "The fulfillments were called off."],
      REQUIRES_ACTION: ["requires_action", "Somebody has to look at it."],
    },
  },
  ClaimPaymentStatus: {
    about: "Whether the refund of a claim was made.",
    members: {
      NA: ["na", "There is nothing to refund."],
      NOT_REFUNDED: ["not_refunded", "The refund is due."],
      REFUNDED: ["refunded", "The refund was made."],
    },
  },
  ClaimReason: {
    about: "What was wrong with a claimed item.",
    members: {
      MISSING_ITEM: ["missing_item", "It was not in the parcel."],
      WRONG_ITEM: ["wrong_item", "Something else was in the parcel."],
      PRODUCTION_FAILURE: ["production_failure", "It is faulty."],
      OTHER: ["other", "Something else; the note says what."],
    },
  },
  ClaimType: {
    about: "How a claim is settled.",
    members: {
      REFUND: ["refund", "Money is given back."],
      REPLACE: ["replace", "New items are sent."],
    },
  },
  DefaultPriceType: {
    about: "The kind of a price that no price list made.",
    members: { DEFAULT: ["default", "The normal price."] },
  },
  DiscountConditionJoinTableForeignKey: {
    about: "The column that lists a discount condition's resources.",
    members: {
      PRODUCT_ID: ["product_id", "Products are listed."],
      PRODUCT_TYPE_ID: ["product_type_id", "Product types are listed."],
      PRODUCT_COLLECTION_ID: ["product_collection_id", "Product collections are listed."],
      PRODUCT_TAG_ID: ["product_tag_id", "Product tags are listed."],
      CUSTOMER_GROUP_ID: ["customer_group_id", "Customer groups are listed."],
    },
  },
  DiscountConditionOperator: {
    about: "Whether a discount condition means the listed resources or the others.",
    members: {
      IN: ["in", "The listed ones are meant."],
      NOT_IN: ["not_in", "All but the listed ones are meant."],
    },
  },
  DiscountConditionType: {
    about: "What a discount condition compares.",
    members: {
      PRODUCTS: ["products", "The product of an item."],
      PRODUCT_TYPES: ["product_types", "The type of the product."],
      PRODUCT_COLLECTIONS: ["product_collections", "The collection of the product."],
      PRODUCT_TAGS: ["product_tags", "The tags of the product."],
      CUSTOMER_GROUPS: ["customer_groups", "The groups of the customer."],
    },
  },
  DiscountRuleType: {
    about: "What a discount takes off.",
    members: {
      FIXED: ["fixed", "An amount of money."],
      PERCENTAGE: ["percentage", "A percentage of the price."],
      FREE_SHIPPING: ["free_shipping", "The price of shipping."],
    },
  },
  DraftOrderStatus: {
    about: "Whether a draft order became an order.",
    members: {
      OPEN: ["open", "It can still be changed."],
      COMPLETED: ["completed", "It became an order."],
    },
  },
  FulfillmentStatus: {
    about: "How much of an order was packed, sent or returned.",
    members: {
      NOT_FULFILLED: ["not_fulfilled", "Nothing is packed."],
      PARTIALLY_FULFILLED: ["partially_fulfilled", "Some items are packed."],
      FULFILLED: ["fulfilled", "All items are packed."],
      PARTIALLY_SHIPPED: ["partially_shipped", "Some items were sent."],
      SHIPPED: ["shipped", "All items were sent."],
      PARTIALLY_RETURNED: ["partially_returned", "Some items came back."],
      RETURNED: ["returned", "All items came back."],
      CANCELED: ["canceled", "The fulfillments were called off."],
      REQUIRES_ACTION: ["requires_action", "Somebody has to look at it."],
    },
  },
  MODULE_RESOURCE_TYPE: {
    about: "Whether a module uses the shop's connections or its own.",
    members: {
      SHARED: ["shared", "It uses the shop's."],
      ISOLATED: ["isolated", "It opens its own."],
    },
  },
  MODULE_SCOPE: {
    about: "Where a module runs.",
    members: {
      INTERNAL: ["internal", "In the process of the shop."],
      EXTERNAL: ["external", "Somewhere else."],
    },
  },
  OrderEditItemChangeType: {
    about: "What a change of an order edit does.",
    members: {
      ITEM_ADD: ["item_add", "An item is added."],
      ITEM_REMOVE: ["item_remove", "An item is removed."],
      ITEM_UPDATE: ["item_update", "An item's quantity is changed."],
    },
  },
  OrderEditStatus: {
    about: "How far an order edit has come.",
    members: {
      CONFIRMED: ["confirmed", "It took effect."],
      DECLINED: ["declined", "The customer said no."],
      REQUESTED: ["requested", "The customer was asked."],
      CREATED: ["created", "It is being put together."],
      CANCELED: ["canceled", "The shop called it off."],
    },
  },
  OrderStatus: {
    about: "Where an order as a whole stands.",
    members: {
      PENDING: ["pending", "It is being worked on."],
      COMPLETED: ["completed", "Everything is done."],
      ARCHIVED: ["archived", "It was put away."],
      CANCELED: ["canceled", "It was called off."],
      REQUIRES_ACTION: ["requires_action", "Somebody has to look at it."],
    },
  },
  PaymentActions: {
    about: "What a payment webhook reports.",
    members: {
      AUTHORIZED: ["authorized", "The payment was authorized."],
      SUCCESSFUL: ["captured", "The money was taken."],
      FAILED: ["failed", "The payment failed."],
      NOT_SUPPORTED: ["not_supported", "The report means nothing to the shop."],
    },
  },
  PaymentCollectionStatus: {
    about: "How far a payment collection is paid.",
    members: {
      NOT_PAID: ["not_paid", "No payment was begun."],
      AWAITING: ["awaiting", "Payments were begun."],
      AUTHORIZED: ["authorized", "The whole amount is authorized."],
      PARTIALLY_AUTHORIZED: ["partially_authorized", "Part of the amount is authorized."],
      CANCELED: ["canceled", "It was called off."],
    },
  },
  PaymentCollectionType: {
    about: "What a payment collection pays for.",
    members: { ORDER_EDIT: ["order_edit", "What an order edit added to the total."] },
  },
  PaymentSessionStatus: {
    about: "What the provider says of a payment session.",
    members: {
      AUTHORIZED: ["authorized", "The payment can be taken."],
      PENDING: ["pending", "The customer has not paid."],
      REQUIRES_MORE: ["requires_more", "The customer has to do something more."],
      ERROR: ["error", "The provider refused or failed."],
      CANCELED: ["canceled", "It was called off."],
    },
  },
  PaymentStatus: {
    about: "How much of an order was paid or refunded.",
    members: {
      NOT_PAID: ["not_paid", "No payment was made."],
      AWAITING: ["awaiting", "Payments are authorized but not taken."],
      CAPTURED: ["captured", "The money was taken."],
      PARTIALLY_REFUNDED: ["partially_refunded", "Part of the money was given back."],
      REFUNDED: ["refunded", "All of the money was given back."],
      CANCELED: ["canceled", "The payments were called off."],
      REQUIRES_ACTION: ["requires_action", "Somebody has to look at it."],
    },
  },
  PostgresError: {
    about: "PostgreSQL's codes of the failures that the API answers in its own words.",
    members: {
      DUPLICATE_ERROR: ["23505", "A unique value exists already."],
      FOREIGN_KEY_ERROR: ["23503", "A row that is pointed to does not exist."],
      SERIALIZATION_FAILURE: ["40001", "Two transactions got in each other's way."],
      NULL_VIOLATION: ["23502", "A value that is needed is missing."],
    },
  },
  PriceListStatus: {
    about: "Whether a price list applies.",
    members: {
      ACTIVE: ["active", "It applies, within its dates."],
      DRAFT: ["draft", "It does not apply."],
    },
  },
  PriceListType: {
    about: "What the prices of a price list mean.",
    members: {
      SALE: ["sale", "They are reduced prices."],
      OVERRIDE: ["override", "They stand in for the normal prices; still the lowest of all that hold counts."],
    },
  },
  ProductStatus: {
    about: "Whether customers see a product.",
    members: {
      DRAFT: ["draft", "It is being written; customers do not see it."],
      PROPOSED: ["proposed", "It waits for approval; customers do not see it."],
      PUBLISHED: ["published", "Customers see it."],
      REJECTED: ["rejected", "It was not approved; customers do not see it."],
    },
  },
  RefundReason: {
    about: "Why money was given back.",
    members: {
      DISCOUNT: ["discount", "The price was reduced afterwards."],
      RETURN: ["return", "Goods came back."],
      SWAP: ["swap", "Goods were exchanged for cheaper ones."],
      CLAIM: ["claim", "The customer complained."],
      OTHER: ["other", "Something else; the note says what."],
    },
  },
  RequirementType: {
    about: "What the amount of a shipping option's requirement means.",
    members: {
      MIN_SUBTOTAL: ["min_subtotal", "The subtotal must reach the amount."],
      MAX_SUBTOTAL: ["max_subtotal", "The subtotal must not exceed the amount."],
    },
  },
  ReturnStatus: {
    about: "How far a return has come.",
    members: {
      REQUESTED: ["requested", "The goods are expected."],
      RECEIVED: ["received", "The goods arrived."],
      REQUIRES_ACTION: ["requires_action", "Something else than expected arrived."],
      CANCELED: ["canceled", "It was called off."],
    },
  },
  ShippingOptionPriceType: {
    about: "Where the price of a shipping option comes from.",
    members: {
      FLAT_RATE: ["flat_rate", "It is the option's amount."],
      CALCULATED: ["calculated", "The fulfillment provider computes it."],
    },
  },
  ShippingProfileType: {
    about: "What a shipping profile is for.",
    members: {
      DEFAULT: ["default", "All products without another profile."],
      GIFT_CARD: ["gift_card", "Gift cards."],
      CUSTOM: ["custom", "Products the shop chose."],
    },
  },
  SwapFulfillmentStatus: {
    about: "How far the new items of a swap are on their way.",
    members: {
      NOT_FULFILLED: ["not_fulfilled", "Nothing is packed."],
      FULFILLED: ["fulfilled", "All items are packed."],
      SHIPPED: ["shipped", "All items were sent."],
      PARTIALLY_SHIPPED: ["partially_shipped", "Some items were sent."],
      CANCELED: ["canceled", "The fulfillments were called off."],
      REQUIRES_ACTION: ["requires_action", "Somebody has to look at it."],
    },
  },
  SwapPaymentStatus: {
    about: "Whether the difference of a swap was paid or given back.",
    members: {
      NOT_PAID: ["not_paid", "Nothing was paid."],
      AWAITING: ["awaiting", "The customer has to pay."],
      CAPTURED: ["captured", "The money was taken."],
      CONFIRMED: ["confirmed", "The customer confirmed; payment is authorized or not needed."],
      CANCELED: ["canceled", "The payment was called off."],
      DIFFERENCE_REFUNDED: ["difference_refunded", "The difference was given back."],
      PARTIALLY_REFUNDED: ["partially_refunded", "Part of the payment was given back."],
      REFUNDED: ["refunded", "The payment was given back."],
      REQUIRES_ACTION: ["requires_action", "Somebody has to look at it."],
    },
  },
  TokenEvents: {
    about: "Events about tokens.",
    members: {
      ORDER_UPDATE_TOKEN_CREATED: ["order-update-token.created", "A customer asked to take over an order."],
    },
  },
  UserRole: {
    about: "The role of a user, as stored.",
    members: {
      MEMBER: ["member", "A member of the team."],
      ADMIN: ["admin", "An administrator."],
      DEVELOPER: ["developer", "A developer."],
    },
  },
  UserRoles: {
    about: "The role of a user; it gives no rights of its own.",
    members: {
      ADMIN: ["admin", "An administrator."],
      MEMBER: ["member", "A member of the team."],
      DEVELOPER: ["developer", "A developer."],
    },
  },
} as const satisfies Record<string, Enumeration>

/** The name of an enumeration. @since 0.1 */
export type EnumName = keyof typeof enums

/** The values of an enumeration on the wire. @since 0.1 */
export type EnumValue<N extends EnumName> =
  (typeof enums)[N]["members"][keyof (typeof enums)[N]["members"]] extends readonly [infer V, string]
    ? V
    : never

/**
 * The values of an enumeration, for schemas and checks.
 * @param name the enumeration
 * @returns the values on the wire, in the enumeration's order
 * @since 0.1
 */
export function enumValues<N extends EnumName>(name: N): [EnumValue<N>, ...EnumValue<N>[]] {
  const { members }: Enumeration = enums[name]
  return Object.values(members).map(([value]) => value) as [EnumValue<N>, ...EnumValue<N>[]]
}
