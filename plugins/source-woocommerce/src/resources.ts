/** A name of a category or tag. */
export interface WooTerm {
  readonly id: number
  readonly name: string
  readonly slug: string
}

/** What products and variations have alike. */
export interface WooSellable {
  readonly id: number
  readonly sku: string
  readonly price: string
  readonly regular_price: string
  /** `parent` for a variation that has the stock of its product */
  readonly manage_stock: boolean | "parent"
  readonly stock_quantity: number | null
  readonly stock_status: string
  readonly backorders: string
  readonly weight: string
}

/** A product as WooCommerce describes it. */
export interface WooProduct extends WooSellable {
  readonly name: string
  readonly slug: string
  readonly type: string
  readonly status: string
  readonly description: string
  readonly short_description: string
  readonly categories: readonly WooTerm[]
  readonly tags: readonly WooTerm[]
  readonly images: readonly { readonly src: string }[]
  readonly attributes: readonly { readonly name: string; readonly variation: boolean }[]
}

/** A variation as WooCommerce describes it. */
export interface WooVariation extends WooSellable {
  readonly attributes: readonly { readonly name: string; readonly option: string }[]
}

/** An address as WooCommerce describes it. */
export interface WooAddress {
  readonly first_name: string
  readonly last_name: string
  readonly company: string
  readonly address_1: string
  readonly address_2: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  readonly country: string
  readonly phone?: string
  readonly email?: string
}

/** A customer as WooCommerce describes it. */
export interface WooCustomer {
  readonly id: number
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly billing: WooAddress
  readonly shipping: WooAddress
}

/** The taxes of a line, by the IDs of their rates. */
type WooTaxes = readonly { readonly id: number; readonly total: string }[]

/** A line of an order as WooCommerce describes it; amounts are of all units, without tax. */
export interface WooLine {
  readonly id: number
  readonly name: string
  readonly product_id: number
  readonly variation_id: number
  readonly quantity: number
  readonly subtotal: string
  readonly subtotal_tax: string
  readonly total: string
  readonly total_tax: string
  readonly taxes: WooTaxes
}

/** An order as WooCommerce describes it. */
export interface WooOrder {
  readonly id: number
  readonly number: string
  readonly status: string
  readonly currency: string
  readonly date_created_gmt: string
  readonly date_modified_gmt: string
  readonly date_paid_gmt: string | null
  readonly date_completed_gmt: string | null
  readonly total: string
  readonly total_tax: string
  readonly prices_include_tax: boolean
  readonly customer_id: number
  readonly customer_note: string
  readonly billing: WooAddress
  readonly shipping: WooAddress
  readonly payment_method_title: string
  readonly line_items: readonly WooLine[]
  readonly tax_lines: readonly {
    readonly rate_id: number
    readonly label: string
    readonly compound: boolean
    readonly rate_percent: number
  }[]
  readonly shipping_lines: readonly {
    readonly method_title: string
    readonly total: string
    readonly total_tax: string
    readonly taxes: WooTaxes
  }[]
  readonly fee_lines: readonly unknown[]
  readonly coupon_lines: readonly { readonly code: string }[]
  readonly refunds: readonly { readonly reason: string; readonly total: string }[]
}

/** The settings that the conversion needs. */
export interface WooSettings {
  /** the currency of the prices */
  readonly currency: string
  /** `kg`, `g`, `lbs` or `oz` */
  readonly weightUnit: string
}
