/** An enumeration of the wire format, as code and reference pages use it. */
export interface Enumeration {
  readonly about: string
  /** name → the value on the wire and what it means */
  readonly members: Readonly<Record<string, readonly [value: string, about: string]>>
}

/** Every enumeration of the wire format by its name. @since 0.1 */
export const enums = {
  AllocationType: {
    about: "How the value of a discount is allocated.",
    members: {
      TOTAL: [
        "total",
        "The value applies once to the total, divided among the items in proportion to their price.",
      ],
      ITEM: ["item", "The value applies to each unit of every item the discount applies to."],
    },
  },
  BatchJobStatus: {
    about: "How far a batch job has progressed.",
    members: {
      CREATED: ["created", "The job was created; nothing has been processed."],
      PRE_PROCESSED: ["pre_processed", "The input was checked and the amount of work is known."],
      CONFIRMED: ["confirmed", "The job was confirmed and is waiting to be processed."],
      PROCESSING: ["processing", "The job is being processed."],
      COMPLETED: ["completed", "All work is done."],
      CANCELED: ["canceled", "A user canceled the job."],
      FAILED: ["failed", "The job stopped with an error."],
    },
  },
  CartType: {
    about: "What a cart is used for.",
    members: {
      DEFAULT: ["default", "A regular purchase."],
      SWAP: ["swap", "The confirmation and payment of a swap."],
      DRAFT_ORDER: ["draft_order", "The contents of a draft order."],
      PAYMENT_LINK: ["payment_link", "A purchase that is paid through a link."],
      CLAIM: ["claim", "The replacements of a claim."],
    },
  },
  ClaimFulfillmentStatus: {
    about: "How far the fulfillment of a claim's replacements has progressed.",
    members: {
      NOT_FULFILLED: ["not_fulfilled", "Nothing has been fulfilled."],
      PARTIALLY_FULFILLED: ["partially_fulfilled", "Some items have been fulfilled."],
      FULFILLED: ["fulfilled", "All items have been fulfilled."],
      PARTIALLY_SHIPPED: ["partially_shipped", "Some items have been shipped."],
      SHIPPED: ["shipped", "All items have been shipped."],
      PARTIALLY_RETURNED: ["partially_returned", "Some items have been returned."],
      RETURNED: ["returned", "All items have been returned."],
      CANCELED: ["canceled", "The fulfillments were canceled."],
      REQUIRES_ACTION: ["requires_action", "The fulfillment needs a user's attention."],
    },
  },
  ClaimPaymentStatus: {
    about: "Whether a claim has been refunded.",
    members: {
      NA: ["na", "The claim needs no refund."],
      NOT_REFUNDED: ["not_refunded", "The refund is due."],
      REFUNDED: ["refunded", "The amount has been refunded."],
    },
  },
  ClaimReason: {
    about: "The reason why an item is claimed.",
    members: {
      MISSING_ITEM: ["missing_item", "The item was missing from the shipment."],
      WRONG_ITEM: ["wrong_item", "A different item was delivered."],
      PRODUCTION_FAILURE: ["production_failure", "The item is defective."],
      OTHER: ["other", "Another reason, explained in the note."],
    },
  },
  ClaimType: {
    about: "How a claim is settled.",
    members: {
      REFUND: ["refund", "The customer is refunded."],
      REPLACE: ["replace", "The customer receives replacements."],
    },
  },
  DefaultPriceType: {
    about: "The type of a price that belongs to no price list.",
    members: { DEFAULT: ["default", "The default price."] },
  },
  DiscountConditionJoinTableForeignKey: {
    about: "The column that refers to a discount condition's resources in the table that links them.",
    members: {
      PRODUCT_ID: ["product_id", "Refers to products."],
      PRODUCT_TYPE_ID: ["product_type_id", "Refers to product types."],
      PRODUCT_COLLECTION_ID: ["product_collection_id", "Refers to product collections."],
      PRODUCT_TAG_ID: ["product_tag_id", "Refers to product tags."],
      CUSTOMER_GROUP_ID: ["customer_group_id", "Refers to customer groups."],
    },
  },
  DiscountConditionOperator: {
    about: "Whether a discount condition includes or excludes the resources it lists.",
    members: {
      IN: ["in", "The discount applies to the listed resources only."],
      NOT_IN: ["not_in", "The discount applies to all resources but the listed ones."],
    },
  },
  DiscountConditionType: {
    about: "The kind of resource that a discount condition lists.",
    members: {
      PRODUCTS: ["products", "Products."],
      PRODUCT_TYPES: ["product_types", "Types of products."],
      PRODUCT_COLLECTIONS: ["product_collections", "Collections of products."],
      PRODUCT_TAGS: ["product_tags", "Tags of products."],
      CUSTOMER_GROUPS: ["customer_groups", "Groups of customers."],
    },
  },
  DiscountRuleType: {
    about: "What a discount takes off.",
    members: {
      FIXED: ["fixed", "An amount, in the currency's smallest unit."],
      PERCENTAGE: ["percentage", "A percentage of the price."],
      FREE_SHIPPING: ["free_shipping", "The price of shipping."],
    },
  },
  DraftOrderStatus: {
    about: "Whether a draft order has become an order.",
    members: {
      OPEN: ["open", "The draft order can still be changed."],
      COMPLETED: ["completed", "The draft order has become an order."],
    },
  },
  FulfillmentStatus: {
    about: "How much of an order has been fulfilled, shipped or returned.",
    members: {
      NOT_FULFILLED: ["not_fulfilled", "Nothing has been fulfilled."],
      PARTIALLY_FULFILLED: ["partially_fulfilled", "Some items have been fulfilled."],
      FULFILLED: ["fulfilled", "All items have been fulfilled."],
      PARTIALLY_SHIPPED: ["partially_shipped", "Some items have been shipped."],
      SHIPPED: ["shipped", "All items have been shipped."],
      PARTIALLY_RETURNED: ["partially_returned", "Some items have been returned."],
      RETURNED: ["returned", "All items have been returned."],
      CANCELED: ["canceled", "The fulfillments were canceled."],
      REQUIRES_ACTION: [
        "requires_action",
        "A received return could not be refunded and needs a user's attention.",
      ],
    },
  },
  MODULE_RESOURCE_TYPE: {
    about: "Whether a module shares the server's connections.",
    members: {
      SHARED: ["shared", "The module uses the server's connections."],
      ISOLATED: ["isolated", "The module opens its own connections."],
    },
  },
  MODULE_SCOPE: {
    about: "Where a module runs.",
    members: {
      INTERNAL: ["internal", "In the server's process."],
      EXTERNAL: ["external", "Outside the server's process."],
    },
  },
  OrderEditItemChangeType: {
    about: "The kind of change in an order edit.",
    members: {
      ITEM_ADD: ["item_add", "An item is added."],
      ITEM_REMOVE: ["item_remove", "An item is removed."],
      ITEM_UPDATE: ["item_update", "The quantity of an item is changed."],
    },
  },
  OrderEditStatus: {
    about: "How far an order edit has progressed.",
    members: {
      CONFIRMED: ["confirmed", "The changes have been applied to the order."],
      DECLINED: ["declined", "The customer declined the changes."],
      REQUESTED: ["requested", "The customer has been asked to confirm the changes."],
      CREATED: ["created", "Changes are still being added."],
      CANCELED: ["canceled", "A user canceled the order edit."],
    },
  },
  OrderStatus: {
    about: "The status of an order as a whole.",
    members: {
      PENDING: ["pending", "The order is in progress."],
      COMPLETED: ["completed", "A user marked the order as completed."],
      ARCHIVED: ["archived", "The order was completed and then archived."],
      CANCELED: ["canceled", "The order was canceled."],
      REQUIRES_ACTION: ["requires_action", "The order needs a user's attention."],
    },
  },
  PaymentActions: {
    about: "What a payment provider's webhook reports.",
    members: {
      AUTHORIZED: ["authorized", "The payment was authorized."],
      SUCCESSFUL: ["captured", "The payment was captured."],
      FAILED: ["failed", "The payment failed."],
      NOT_SUPPORTED: ["not_supported", "The report does not affect any payment of the shop."],
    },
  },
  PaymentCollectionStatus: {
    about: "How far the amount of a payment collection has been authorized.",
    members: {
      NOT_PAID: ["not_paid", "Nothing has been authorized."],
      AWAITING: ["awaiting", "An authorization was attempted; nothing is authorized."],
      AUTHORIZED: ["authorized", "The whole amount is authorized."],
      PARTIALLY_AUTHORIZED: ["partially_authorized", "Part of the amount is authorized."],
      CANCELED: ["canceled", "The payment collection was canceled."],
    },
  },
  PaymentCollectionType: {
    about: "What a payment collection pays for.",
    members: { ORDER_EDIT: ["order_edit", "The increase of an order's total after an order edit."] },
  },
  PaymentSessionStatus: {
    about: "The status that the payment provider reports for a payment session.",
    members: {
      AUTHORIZED: ["authorized", "The payment is authorized and can be captured."],
      PENDING: ["pending", "The customer has not completed the payment."],
      REQUIRES_MORE: ["requires_more", "The customer has to take a further step, such as 3-D Secure."],
      ERROR: ["error", "The provider refused the payment or failed."],
      CANCELED: ["canceled", "The payment was canceled."],
    },
  },
  PaymentStatus: {
    about: "How much of an order has been captured or refunded.",
    members: {
      NOT_PAID: ["not_paid", "Nothing has been authorized or captured."],
      AWAITING: ["awaiting", "The payments are authorized and wait to be captured."],
      CAPTURED: ["captured", "The payments have been captured."],
      PARTIALLY_REFUNDED: ["partially_refunded", "Part of the captured amount has been refunded."],
      REFUNDED: ["refunded", "The whole captured amount has been refunded."],
      CANCELED: ["canceled", "The payments were canceled."],
      REQUIRES_ACTION: ["requires_action", "A payment could not be captured and needs a user's attention."],
    },
  },
  PostgresError: {
    about: "PostgreSQL error codes (SQLSTATE) that the API translates into API errors.",
    members: {
      DUPLICATE_ERROR: ["23505", "A unique value exists already."],
      FOREIGN_KEY_ERROR: ["23503", "A referenced row does not exist."],
      SERIALIZATION_FAILURE: ["40001", "The transaction conflicted with another one."],
      NULL_VIOLATION: ["23502", "A required value is missing."],
    },
  },
  PriceListStatus: {
    about: "Whether the prices of a price list apply.",
    members: {
      ACTIVE: ["active", "The prices apply between the list's start and end."],
      DRAFT: ["draft", "The prices do not apply."],
    },
  },
  PriceListType: {
    about: "How the prices of a price list relate to the default prices.",
    members: {
      SALE: ["sale", "The prices are reduced; the default price stays the original price."],
      OVERRIDE: [
        "override",
        "The prices replace the default price, also as the original price; the lowest price that applies is still used.",
      ],
    },
  },
  ProductStatus: {
    about: "The publication status of a product.",
    members: {
      DRAFT: ["draft", "The product is being prepared; the Store API does not return it."],
      PROPOSED: ["proposed", "The product waits for approval; the Store API does not return it."],
      PUBLISHED: ["published", "The Store API returns the product."],
      REJECTED: ["rejected", "The product was not approved; the Store API does not return it."],
    },
  },
  RefundReason: {
    about: "The reason for a refund.",
    members: {
      DISCOUNT: ["discount", "The price was reduced after the purchase."],
      RETURN: ["return", "Items were returned."],
      SWAP: ["swap", "Items were exchanged for cheaper ones."],
      CLAIM: ["claim", "Items were claimed."],
      OTHER: ["other", "Another reason, explained in the note."],
    },
  },
  RequirementType: {
    about: "How a shipping option's requirement compares the cart's subtotal with its amount.",
    members: {
      MIN_SUBTOTAL: ["min_subtotal", "The subtotal must be at least the amount."],
      MAX_SUBTOTAL: ["max_subtotal", "The subtotal must not be greater than the amount."],
    },
  },
  ReturnStatus: {
    about: "How far a return has progressed.",
    members: {
      REQUESTED: ["requested", "The return was requested; the items have not been received."],
      RECEIVED: ["received", "The items have been received."],
      REQUIRES_ACTION: ["requires_action", "The items received differ from those requested."],
      CANCELED: ["canceled", "The return was canceled."],
    },
  },
  ShippingOptionPriceType: {
    about: "Where the price of a shipping option comes from.",
    members: {
      FLAT_RATE: ["flat_rate", "The option's fixed amount."],
      CALCULATED: ["calculated", "The fulfillment provider calculates the price for each cart."],
    },
  },
  ShippingProfileType: {
    about: "What a shipping profile is for.",
    members: {
      DEFAULT: ["default", "All products that are in no other profile."],
      GIFT_CARD: ["gift_card", "Gift cards."],
      CUSTOM: ["custom", "Products that users assigned to the profile."],
    },
  },
  SwapFulfillmentStatus: {
    about: "How far the fulfillment of a swap's new items has progressed.",
    members: {
      NOT_FULFILLED: ["not_fulfilled", "Nothing has been fulfilled."],
      FULFILLED: ["fulfilled", "All items have been fulfilled."],
      SHIPPED: ["shipped", "All items have been shipped."],
      PARTIALLY_SHIPPED: ["partially_shipped", "Some items have been shipped."],
      CANCELED: ["canceled", "The fulfillments were canceled."],
      REQUIRES_ACTION: ["requires_action", "The fulfillment needs a user's attention."],
    },
  },
  SwapPaymentStatus: {
    about: "Whether the difference of a swap has been paid or refunded.",
    members: {
      NOT_PAID: ["not_paid", "The customer has not confirmed the swap."],
      AWAITING: [
        "awaiting",
        "The customer confirmed the swap; the difference waits to be captured or refunded.",
      ],
      CAPTURED: ["captured", "The payment has been captured."],
      CONFIRMED: ["confirmed", "The swap is confirmed and its payment is authorized or not needed."],
      CANCELED: ["canceled", "The payment was canceled."],
      DIFFERENCE_REFUNDED: ["difference_refunded", "The difference has been refunded, or there was none."],
      PARTIALLY_REFUNDED: ["partially_refunded", "Part of the payment has been refunded."],
      REFUNDED: ["refunded", "The whole payment has been refunded."],
      REQUIRES_ACTION: [
        "requires_action",
        "Capturing or refunding the difference failed and needs a user's attention.",
      ],
    },
  },
  TokenEvents: {
    about: "Events that carry a token.",
    members: {
      ORDER_UPDATE_TOKEN_CREATED: [
        "order-update-token.created",
        "A customer asked to transfer orders to their account.",
      ],
    },
  },
  UserRole: {
    about: "The role of a user, as stored. Its values are those of `UserRoles`.",
    members: {
      MEMBER: ["member", "A team member."],
      ADMIN: ["admin", "An administrator."],
      DEVELOPER: ["developer", "A developer."],
    },
  },
  UserRoles: {
    about: "The role of a user in requests and responses; it grants no permissions by itself.",
    members: {
      ADMIN: ["admin", "An administrator."],
      MEMBER: ["member", "A team member."],
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
  // No enum is empty.
  return Object.values(members).map(([value]) => value) as [EnumValue<N>, ...EnumValue<N>[]]
}
