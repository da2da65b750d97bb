import type { ProviderData } from "./provider-data.ts"

/**
 * The status of a payment, as `authorize` and `status` of a payment provider return it: `authorized` can be captured,
 * `pending` waits for the customer, `requires_more` needs a further step of the customer, such as 3-D Secure, `error`
 * failed, and `canceled` was canceled.
 */
export type PaymentSessionStatus = "authorized" | "pending" | "requires_more" | "error" | "canceled"

/**
 * A line of a cart as payment services list it. Amounts are integers in the currency's smallest unit and include taxes.
 */
export interface PaymentLine {
  /** what the line is */
  readonly kind: "product" | "shipping"
  /** the name for customers */
  readonly title: string
  /** the SKU of the variant, if it has one */
  readonly sku?: string | undefined
  /** the number of units */
  readonly quantity: number
  /** the price of all units before discounts */
  readonly originalTotal: number
  /** the price of all units after discounts */
  readonly total: number
  /** the tax in `total` */
  readonly taxTotal: number
  /** the sum of the tax rates in percent */
  readonly taxRate: number
  /** whether the line is shipped */
  readonly isShipped: boolean
}

/**
 * What a payment provider receives about a cart or a payment collection. Amounts are integers in the currency's
 * smallest unit.
 */
export interface PaymentContext {
  /** the amount, an integer in the currency's smallest unit */
  readonly amount: number
  /** the three-letter ISO 4217 code in lower case */
  readonly currencyCode: string
  /** the ID of the cart or the payment collection */
  readonly resourceId: string
  /** the ID of the customer, if there is one. For the payment of an order edit, the signed-in customer if it is their order */
  readonly customerId?: string | undefined
  /** the customer's email address, if it is known */
  readonly email?: string | undefined
  /**
   * the two-letter country code of the shipping address in lower case, if it is known. For a payment collection, the order's
   * billing address or the only country of the region can take its place
   */
  readonly countryCode?: string | undefined
  /** the customer's `metadata`, for a provider with `readsCustomer` */
  readonly customerMetadata?: ProviderData | undefined
  /**
   * the lines and the shipping of a cart; their sum is more than `amount` when gift cards pay a part. A payment collection has
   * none
   */
  readonly lines?: readonly PaymentLine[] | undefined
  /** the context of the cart, such as the client's IP address */
  readonly context?: ProviderData | undefined
}

/**
 * Identifies a call to a payment provider. A repeated call, for example after a crash, has the same id: pass it
 * to the payment service as the idempotency key, so that the call takes effect once.
 */
export interface ProviderCall {
  /** the ID of the call, which is the same when the call is repeated */
  readonly id: string
}

/** Identifies a call that captures a payment, and says how much to capture. */
export interface CaptureCall extends ProviderCall {
  /**
   * the part to capture, an integer in the currency's smallest unit that is less than the amount of the payment; undefined for
   * the whole payment. Only providers with `capturesPart` receive it
   * @since 0.1
   */
  readonly amount?: number | undefined
}

/**
 * A payment provider: authorizes, captures, refunds and cancels payments. Methods that use the network are called
 * outside of database transactions. After a crash a method can be called again with the same data, and must not
 * charge twice.
 */
export interface PaymentProvider {
  /** the provider's ID */
  readonly id: string
  /** whether `initiate` and `update` receive the `metadata` of the customer */
  readonly readsCustomer?: boolean
  /**
   * whether `capture` can capture a part of the payment; the service then releases the rest
   * @since 0.1
   */
  readonly capturesPart?: boolean
  /**
   * creates a payment and returns the data of the session
   * @param context the amount, the currency and the customer
   */
  initiate(context: PaymentContext): Promise<{ data: ProviderData; customerMetadata?: ProviderData }>
  /**
   * updates the payment when the amount or the context changes, and returns the new data
   * @param data the data of the session
   * @param context the new amount, the currency and the customer
   */
  update(data: ProviderData, context: PaymentContext): Promise<ProviderData>
  /**
   * updates a session with data from the storefront; without the method, sessions are not updated
   * @param data the data of the session
   * @param change what the storefront sent, unchecked
   */
  amend?(data: ProviderData, change: ProviderData): Promise<ProviderData>
  /**
   * authorizes the payment and returns its status and data
   * @param data the data of the session
   * @param context `ip_address` and `user_agent` of the request, null if they are unknown; with a cart also its
   *   `idempotency_key`
   */
  authorize(
    data: ProviderData,
    context: ProviderData,
  ): Promise<{ status: PaymentSessionStatus; data: ProviderData }>
  /**
   * returns the status of the payment
   * @param data the data of the session or the payment
   */
  status(data: ProviderData): Promise<PaymentSessionStatus>
  /**
   * deletes the payment of a session that is not used
   * @param data the data of the session
   */
  remove(data: ProviderData): Promise<ProviderData>
  /**
   * captures the payment and returns the new data
   * @param data the data of the payment
   * @param call identifies the call, for the idempotency key, and has the amount if only a part is captured
   */
  capture(data: ProviderData, call?: CaptureCall): Promise<ProviderData>
  /**
   * returns what was captured according to the data that `capture` returned, an integer in the currency's smallest
   * unit, if it is less than the amount of the payment; the payment then has this amount, and no more can be refunded.
   * With undefined, the whole payment was captured. Without the method, what `capture` was asked for was captured
   * @param data what `capture` returned
   */
  capturedAmount?(data: ProviderData): number | undefined
  /**
   * refunds an amount, an integer in the currency's smallest unit, and returns the new data; throws
   * `unknownRefundOutcome` when the service did not say whether it made the refund
   * @param data the data of the payment
   * @param amount an integer in the currency's smallest unit
   * @param call identifies the call, for the idempotency key
   */
  refund(data: ProviderData, amount: number, call?: ProviderCall): Promise<ProviderData>
  /**
   * cancels the payment and returns the new data
   * @param data the data of the payment
   * @param call identifies the call, for the idempotency key
   */
  cancel(data: ProviderData, call?: ProviderCall): Promise<ProviderData>
  /**
   * returns the payment methods saved for a customer, such as cards; without the method there are none. If it throws,
   * the error is logged, and the customer gets the methods of the other providers
   * @param customer the row of the customer, with `metadata`
   */
  savedMethods?(customer: ProviderData): Promise<readonly ProviderData[]>
}
