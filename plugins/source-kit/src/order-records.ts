import type { SourceAddress, SourceMetadata } from "./record-parts.ts"

/** A tax of a line. */
export interface SourceTax {
  readonly name: string
  /** percent */
  readonly rate: number
}

/** A line of an order. */
export interface SourceOrderLine {
  readonly id: string
  readonly title: string
  /** the title of the variant */
  readonly description: string | null
  readonly variantId: string | null
  readonly quantity: number
  readonly isGiftCard: boolean
  /** the price of one unit before discounts, in the smallest unit of the currency */
  readonly unit_price: number
  /** what the discounts take off all units */
  readonly discount: number
  /** the sum of the taxes of all units */
  readonly tax: number
  readonly taxes: readonly SourceTax[]
}

/** A shipping method of an order. */
export interface SourceShipping {
  readonly title: string
  /** the price after discounts, in the smallest unit of the currency */
  readonly price: number
  readonly taxes: readonly SourceTax[]
}

/** What was paid for an order. */
export interface SourcePayment {
  /** when the whole total was captured; null if nothing was */
  readonly captured_at: string | null
  /** the name of the payment method */
  readonly gateway: string | null
}

/** Money that was paid back. */
export interface SourceRefund {
  readonly amount: number
  readonly note: string | null
  readonly created_at: string
}

/** Units that were shipped together. */
export interface SourceFulfillment {
  readonly shipped_at: string
  readonly tracking: readonly { readonly number: string; readonly url: string | null }[]
  readonly items: readonly { readonly lineId: string; readonly quantity: number }[]
}

/** An order of the source. Amounts are in the smallest unit of the currency. */
export interface SourceOrder {
  readonly id: string
  /** the number that customers know */
  readonly name: string
  readonly email: string | null
  readonly customerId: string | null
  readonly currency_code: string
  readonly created_at: string
  /** a text that differs after every change */
  readonly updated_at: string
  readonly canceled_at: string | null
  readonly isClosed: boolean
  /** whether the prices contain the taxes */
  readonly includesTax: boolean
  readonly lines: readonly SourceOrderLine[]
  readonly shipping: readonly SourceShipping[]
  readonly payment: SourcePayment
  readonly refunds: readonly SourceRefund[]
  readonly fulfillments: readonly SourceFulfillment[]
  readonly shipping_address: SourceAddress | null
  readonly billing_address: SourceAddress | null
  readonly total: number
  readonly tax_total: number
  readonly metadata: SourceMetadata
}
