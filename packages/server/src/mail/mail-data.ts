/** A postal address in an email. */
export interface MailAddress {
  readonly first_name: string | null
  readonly last_name: string | null
  readonly company: string | null
  readonly address_1: string | null
  readonly address_2: string | null
  readonly city: string | null
  readonly province: string | null
  readonly postal_code: string | null
  /** ISO 3166, two lowercase letters */
  readonly country_code: string | null
  readonly phone: string | null
}

/** Units of one line item. */
export interface MailItem {
  /** the product, with the variant where it says more: `Mug (blue)` */
  readonly name: string
  readonly quantity: number
  /** URL of a picture */
  readonly thumbnail: string | null
}

/** A line item of an order. Amounts are integers in the currency's smallest unit. */
export interface MailOrderItem extends MailItem {
  /** title of the product */
  readonly title: string
  /** title of the variant */
  readonly description: string | null
  readonly variant_id: string | null
  readonly unit_price: number
  readonly subtotal: number
  readonly total: number
  readonly metadata: Readonly<Record<string, unknown>> | null
}

/** An order in an email. Amounts are integers in the currency's smallest unit. */
export interface MailOrder {
  readonly id: string
  /** the number that customers see */
  readonly display_id: number
  readonly email: string
  /** ISO 4217, three lowercase letters */
  readonly currency_code: string
  /** when the order was placed, ISO 8601 */
  readonly created_at: string
  /** what the customer is called; undefined when neither the address nor the account says */
  readonly first_name: string | undefined
  readonly items: readonly MailOrderItem[]
  /** names of the shipping options */
  readonly shipping_methods: readonly string[]
  readonly subtotal: number
  readonly discount_total: number
  readonly shipping_total: number
  readonly tax_total: number
  /** what gift cards paid, with its tax */
  readonly gift_card_total: number
  readonly total: number
  readonly shipping_address: MailAddress | null
  readonly billing_address: MailAddress | null
  readonly metadata: Readonly<Record<string, unknown>> | null
}

/** A tracking number, with the address at the carrier where it is known. */
export interface MailTracking {
  readonly number: string
  readonly url: string | null
}

interface OfOrder {
  readonly order: MailOrder
}

/** An email with a link that contains a token. */
interface ByLink {
  /** the recipient */
  readonly email: string
  /** page that the link opens, with the token */
  readonly url: string
}

interface OfReturn extends OfOrder {
  readonly items: readonly MailItem[]
  /** smallest unit */
  readonly refund_amount: number
}

/**
 * What the template of each email receives, by the name of the email.
 * @since 0.1
 */
export interface MailData {
  /** to the customer, when an order is placed */
  readonly "order-placed": OfOrder
  /** to the customer, when an order is canceled */
  readonly "order-canceled": OfOrder
  /** to the customer, when a shipment of an order is created */
  readonly "order-shipped": OfOrder & {
    /** the shipped items */
    readonly items: readonly MailItem[]
    /** tracking numbers of the shipment */
    readonly tracking: readonly MailTracking[]
  }
  /** to the customer, when a return is requested */
  readonly "return-requested": OfReturn
  /** to the customer, when the store has received the returned items */
  readonly "return-received": OfReturn
  /** to the customer, when an amount is refunded */
  readonly "order-refunded": OfOrder & {
    /** smallest unit */
    readonly amount: number
    /** `discount`, `return`, `swap`, `claim` or `other` */
    readonly reason: string
  }
  /** to the customer, when the store asks to confirm changes of an order */
  readonly "order-edit-requested": OfOrder & {
    /** smallest unit; what the customer pays in addition, 0 when nothing is due */
    readonly amount_due: number
    /** where the customer reviews the changes, and pays */
    readonly url: string
  }
  /** to the customer, when the store creates an exchange */
  readonly "swap-created": OfOrder & {
    /** the items that the customer sends back */
    readonly returned_items: readonly MailItem[]
    /** the items that the customer receives instead */
    readonly new_items: readonly MailItem[]
    /** smallest unit; negative when the store owes the customer; null before it is known */
    readonly difference_due: number | null
    /** where the customer confirms the exchange, and pays; undefined when the store has no template for it */
    readonly url: string | undefined
  }
  /** to the customer, when a claim is created */
  readonly "claim-created": OfOrder & {
    /** whether the store refunds the items or sends others */
    readonly type: "refund" | "replace"
    /** the claimed items */
    readonly items: readonly MailItem[]
    /** what is sent instead */
    readonly new_items: readonly MailItem[]
    /** smallest unit */
    readonly refund_amount: number
  }
  /** to the address of guest orders that a customer wants to add to an account */
  readonly "orders-claimed": {
    /** the recipient */
    readonly email: string
    /** what customers call the orders */
    readonly display_ids: readonly number[]
    /** where the customer confirms that the orders become part of an account */
    readonly url: string
  }
  /** to the customer, when a gift card is created */
  readonly "gift-card-created": {
    /** the code to enter at checkout */
    readonly code: string
    /** smallest unit */
    readonly value: number
    /** ISO 4217, three lowercase letters */
    readonly currency_code: string
  }
  /** to a customer who asks for a new password */
  readonly "customer-password-reset": ByLink
  /** to an admin user who asks for a new password */
  readonly "user-password-reset": ByLink
  /** to a person who is invited to the team */
  readonly "invite-created": ByLink
  /** to a person who waits for a variant that is in stock again */
  readonly restocked: {
    /** ID of the variant */
    readonly variant_id: string
    /** the product, with the variant where it says more */
    readonly name: string
    /** URL of the product's picture */
    readonly thumbnail: string | null
    /** page of the product in the storefront */
    readonly url: string
  }
}

/**
 * The name of an email, and of the file in `src/mails` that replaces its template.
 * @since 0.1
 */
export type MailName = keyof MailData

/**
 * What every template receives in addition to the data of its email.
 * @since 0.1
 */
export interface MailContext {
  /** the store that sends the email */
  readonly store: {
    /** name of the store, as its settings have it */
    readonly name: string
    /** URL of the storefront */
    readonly url: string
  }
  /** language and region, such as `de` or `de-AT` */
  readonly locale: string
  /** subject of the built-in template */
  readonly subject: string
  /**
   * Returns a text in the language of the email.
   * @param key of a built-in text, or of one in `src/mails/messages`; a key without a text is returned as it is
   * @param values replace the placeholders of the text
   */
  readonly t: (key: string, values?: Readonly<Record<string, string | number>>) => string
  /**
   * Formats an amount for the language of the email.
   * @param amount integer in the currency's smallest unit
   * @param currency ISO 4217
   */
  readonly money: (amount: number, currency: string) => string
}

/**
 * What a template in `src/mails` receives.
 * @since 0.1
 */
export type MailProps<N extends MailName> = MailData[N] & MailContext

/** Every email with its events. */
export const eventsOfMails: Readonly<Record<MailName, readonly string[]>> = {
  "order-placed": ["order.placed"],
  "order-canceled": ["order.canceled"],
  "order-shipped": ["order.shipment_created", "swap.shipment_created", "claim.shipment_created"],
  "return-requested": ["order.return_requested"],
  "return-received": ["order.items_returned", "swap.received"],
  "order-refunded": ["order.refund_created"],
  "order-edit-requested": ["order-edit.requested"],
  "swap-created": ["swap.created"],
  "claim-created": ["claim.created"],
  "orders-claimed": ["order-update-token.created"],
  "gift-card-created": ["gift_card.created"],
  "customer-password-reset": ["customer.password_reset"],
  "user-password-reset": ["user.password_reset"],
  "invite-created": ["invite.created"],
  restocked: ["restock-notification.restocked"],
}

/** The names of all emails. */
export const mailNames = Object.keys(eventsOfMails) as readonly MailName[]

/** The names of the events that have emails. */
export const mailedEvents: readonly string[] = Object.values(eventsOfMails).flat()
