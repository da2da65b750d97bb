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

interface OfReturn extends OfOrder {
  readonly items: readonly MailItem[]
  /** smallest unit */
  readonly refund_amount: number
}

/**
 * What the template of each email is given, by the name of the email.
 * @since 0.1
 */
export interface MailData {
  readonly "order-placed": OfOrder
  readonly "order-canceled": OfOrder
  readonly "order-shipped": OfOrder & {
    readonly items: readonly MailItem[]
    readonly tracking: readonly MailTracking[]
  }
  readonly "return-requested": OfReturn
  readonly "return-received": OfReturn
  readonly "order-refunded": OfOrder & {
    /** smallest unit */
    readonly amount: number
    /** `discount`, `return`, `swap`, `claim` or `other` */
    readonly reason: string
  }
  readonly "order-edit-requested": OfOrder & {
    /** smallest unit; what the customer pays in addition, 0 when nothing is due */
    readonly amount_due: number
    /** where the customer reviews the changes, and pays */
    readonly url: string
  }
  readonly "swap-created": OfOrder & {
    readonly returned_items: readonly MailItem[]
    readonly new_items: readonly MailItem[]
    /** smallest unit; negative when the store owes the customer; null before it is known */
    readonly difference_due: number | null
    /** where the customer confirms the exchange, and pays; undefined when the store has no template for it */
    readonly url: string | undefined
  }
  readonly "claim-created": OfOrder & {
    readonly type: "refund" | "replace"
    readonly items: readonly MailItem[]
    /** what is sent instead */
    readonly new_items: readonly MailItem[]
    /** smallest unit */
    readonly refund_amount: number
  }
  readonly "orders-claimed": {
    readonly email: string
    /** what customers call the orders */
    readonly display_ids: readonly number[]
    /** where the customer confirms that the orders become part of an account */
    readonly url: string
  }
  readonly "gift-card-created": {
    readonly code: string
    /** smallest unit */
    readonly value: number
    readonly currency_code: string
  }
  readonly "customer-password-reset": { readonly email: string; readonly url: string }
  readonly "user-password-reset": { readonly email: string; readonly url: string }
  readonly "invite-created": { readonly email: string; readonly url: string }
  readonly restocked: {
    readonly variant_id: string
    /** the product, with the variant where it says more */
    readonly name: string
    readonly thumbnail: string | null
    readonly url: string
  }
}

/**
 * The name of an email, and of the file in `src/mails` that replaces its template.
 * @since 0.1
 */
export type MailName = keyof MailData

/**
 * What every template is given besides the data of its email.
 * @since 0.1
 */
export interface MailContext {
  readonly store: {
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
 * What a template in `src/mails` is given.
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
