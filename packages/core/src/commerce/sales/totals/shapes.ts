import type { TaxableLine, TaxableMethod } from "../../../platform/kernel/tax-amount.ts"

/**
 * What was taken off a line. Rows of `line_item_adjustment` fit.
 * @since 0.1
 */
export interface AdjustmentInput {
  /** smallest units; a share of a fixed discount has a fraction */
  readonly amount: number
  /** null: an adjustment made by hand, which counts whatever discounts there are */
  readonly discount_id: string | null
}

/**
 * A line of a cart, order, swap or claim. Rows of `line_item` with `adjustments` and `tax_lines` fit. Where
 * taxes are not to be counted (a cart read in a region without automatic taxes), leave `tax_lines` empty.
 * @since 0.1
 */
export interface LineInput extends TaxableLine {
  readonly id: string
  /** false: adjustments that come from discounts do not count. Default true */
  readonly allow_discounts?: boolean | null
  readonly is_return?: boolean | null
  readonly adjustments?: readonly AdjustmentInput[] | null
}

/**
 * A line of an order. `quantity` is what was ordered, returned units included.
 * @since 0.1
 */
export interface OrderLineInput extends LineInput {
  readonly returned_quantity?: number | null
}

/**
 * A shipping method. Rows of `shipping_method` with `tax_lines` fit.
 * @since 0.1
 */
export interface ShippingMethodInput extends TaxableMethod {
  readonly id: string
}

/**
 * A discount that a cart or an order holds, with the type of its rule.
 * @since 0.1
 */
export interface AppliedDiscountInput {
  readonly id: string
  /** a discount whose rule is missing takes nothing off */
  readonly rule: { readonly type: "percentage" | "fixed" | "free_shipping" } | null
}

/**
 * A gift card that a cart or an order holds, in the order in which it is to be used.
 * @since 0.1
 */
export interface GiftCardInput {
  /** smallest units */
  readonly balance: number
  /** percent; null when the card is not taxable */
  readonly tax_rate: number | null
}

/**
 * What an order took from a gift card. Rows of `gift_card_transaction` with `gift_card` fit.
 * @since 0.1
 */
export interface GiftCardTransactionInput {
  /** smallest units */
  readonly amount: number
  /** null on rows from before the column existed: the rate is looked up on the card, then on the region */
  readonly is_taxable: boolean | null
  /** percent */
  readonly tax_rate: number | null
  readonly gift_card?: { readonly tax_rate: number | null } | null
}

/**
 * What of a region the totals depend on.
 * @since 0.1
 */
export interface RegionInput {
  readonly gift_cards_taxable: boolean
  /** percent */
  readonly tax_rate: number | null
}

/**
 * A cart with all that its totals depend on.
 * @since 0.1
 */
export interface CartInput {
  readonly region: RegionInput
  readonly items: readonly LineInput[]
  readonly shipping_methods: readonly ShippingMethodInput[]
  readonly discounts: readonly AppliedDiscountInput[]
  readonly gift_cards: readonly GiftCardInput[]
}

/**
 * An order with all that its totals depend on.
 * @since 0.1
 */
export interface OrderInput extends Omit<CartInput, "items"> {
  readonly items: readonly OrderLineInput[]
  readonly gift_card_transactions: readonly GiftCardTransactionInput[]
  /** all payments of the order, including payments of its swaps */
  readonly payments: readonly { readonly amount: number }[]
  readonly refunds: readonly { readonly amount: number }[]
  /** percent; set only on orders from before tax lines existed, which are then taxed at this one rate */
  readonly tax_rate?: number | null
}

/**
 * The totals of one line, in smallest units.
 * @since 0.1
 */
export interface LineItemTotals {
  /** unit price times quantity. Excludes tax, discounts */
  readonly subtotal: number
  /** the line's discount, rounded. Excludes the tax saved by it */
  readonly discount_total: number
  /** the line's discount with its fraction; leave it out of answers where v1 does */
  readonly raw_discount_total: number
  /** tax on the discounted line */
  readonly tax_total: number
  /** tax on the line before discount */
  readonly original_tax_total: number
  /** subtotal - discount_total + tax_total */
  readonly total: number
  /** subtotal + original_tax_total */
  readonly original_total: number
}

/**
 * The totals of one line of an order, in smallest units.
 * @since 0.1
 */
export interface OrderLineItemTotals extends LineItemTotals {
  /** what would be paid back, tax included, if all units that were not returned yet came back */
  readonly refundable: number
}

/**
 * The totals of one shipping method, in smallest units.
 * @since 0.1
 */
export interface ShippingMethodTotals {
  /** the method's price as stored */
  readonly price: number
  /** price without tax; 0 under free shipping */
  readonly subtotal: number
  /** tax; 0 under free shipping */
  readonly tax_total: number
  /** price with tax; 0 under free shipping */
  readonly total: number
  /** tax, free shipping or not */
  readonly original_tax_total: number
  /** price with tax, free shipping or not */
  readonly original_total: number
}

/**
 * What gift cards pay, in smallest units.
 * @since 0.1
 */
export interface GiftCardTotals {
  /** paid from the cards */
  readonly total: number
  /** tax that was paid when the cards were bought */
  readonly tax_total: number
}

/**
 * The totals of a cart, in smallest units.
 * @since 0.1
 */
export interface CartTotals {
  /** lines without tax. Excludes shipping, discounts, gift cards */
  readonly subtotal: number
  /** discounts of all lines, rounded once. Excludes free shipping and tax */
  readonly discount_total: number
  /** tax on the discounted lines. Excludes shipping */
  readonly item_tax_total: number
  /** shipping without tax, 0 under free shipping */
  readonly shipping_total: number
  readonly shipping_tax_total: number
  /** item_tax_total + shipping_tax_total; on an order less gift_card_tax_total */
  readonly tax_total: number
  readonly gift_card_total: number
  readonly gift_card_tax_total: number
  /** what is to be paid */
  readonly total: number
}

/**
 * The totals of an order, in smallest units.
 * @since 0.1
 */
export interface OrderTotals extends CartTotals {
  /** all payments, captured or not. Includes payments of swaps */
  readonly paid_total: number
  readonly refunded_total: number
  /** paid_total - refunded_total */
  readonly refundable_amount: number
}

/**
 * Totals of a whole and of its parts, which are found by their ids.
 * @since 0.1
 */
export interface TotalsResult<Totals, Line extends LineItemTotals = LineItemTotals> {
  readonly totals: Totals
  readonly items: ReadonlyMap<string, Line>
  readonly shippingMethods: ReadonlyMap<string, ShippingMethodTotals>
}
