// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type PriceLists = {
  /** Price lists */
  readonly title: string
  /** Name */
  readonly name: string
  /** Description */
  readonly description: string
  /** Type */
  readonly type: string
  readonly types: {
    /** Sale */
    readonly sale: string
    /** Override */
    readonly override: string
  }
  /** Customers pay the lowest price that applies. A sale price is shown next to the original price, an override is shown alone. */
  readonly typeHint: string
  /** Status */
  readonly status: string
  readonly statuses: {
    /** Active */
    readonly active: string
    /** Draft */
    readonly draft: string
    /** Scheduled */
    readonly scheduled: string
    /** Expired */
    readonly expired: string
  }
  /** Customer groups */
  readonly groups: string
  /** Everyone */
  readonly everyone: string
  /** Starts */
  readonly starts: string
  /** Ends */
  readonly ends: string
  /** Leave empty for no end date. */
  readonly endsHint: string
  /** Create price list */
  readonly create: string
  /** Price list created */
  readonly createDone: string
  /** Edit price list */
  readonly edit: string
  /** Details */
  readonly details: string
  /** Activate */
  readonly publish: string
  /** Price list activated */
  readonly publishDone: string
  /** Change to draft */
  readonly unpublish: string
  /** Price list changed to draft */
  readonly unpublishDone: string
  /** Delete price list */
  readonly delete: string
  /** Delete “{name}”? */
  readonly deleteQuestion: (values: { readonly name: string | number }) => string
  /** Its prices no longer apply. */
  readonly deleteText: string
  /** Price list deleted */
  readonly deleteDone: string
  /** No price lists */
  readonly emptyTitle: string
  /** Lower prices for a sale or for a group of customers. */
  readonly emptyText: string
  /** Products */
  readonly products: string
  /** Add products */
  readonly addProducts: string
  /** No prices yet */
  readonly noProducts: string
  /** Add products, then enter their prices. */
  readonly noProductsText: string
  /** Prices saved */
  readonly pricesDone: string
  /** Remove from price list */
  readonly removeProduct: string
  /** Prices include tax */
  readonly taxInclusive: string
  /** Prices */
  readonly prices: string
  /** Dates and customers */
  readonly conditions: string
  /** Products and prices */
  readonly productsAndPrices: string
  /** Add products to enter their prices. */
  readonly noProductsChosen: string
  /** The storefront shows the original price next to the sale price. */
  readonly saleHint: string
  /** The storefront shows only this price. It applies where it is the lowest. */
  readonly overrideHint: string
  /** Without a group, the prices apply to everyone. */
  readonly groupsHint: string
  /** Reduce current prices by (%) */
  readonly reduction: string
  /** 0 keeps the current prices. Leave it empty to enter the prices yourself. */
  readonly reductionHint: string
  /** Correct the marked prices and quantities. */
  readonly invalidPrices: string
  /** Duplicate price list */
  readonly duplicate: string
  /** Price list duplicated */
  readonly duplicateDone: string
  /** {name} (copy) */
  readonly copyOf: (values: { readonly name: string | number }) => string
  /** Import prices */
  readonly import: string
  /** Import prices for {name} */
  readonly importTitle: (values: { readonly name: string | number }) => string
  /** The file is checked first. Nothing is saved until you confirm. */
  readonly importText: string
  /** One row per variant, with its ID or SKU and a column per currency or region. The file replaces every price of the list, quantity tiers included. */
  readonly importHint: string
  /** Import prices */
  readonly importConfirm: string
  /** Show price list */
  readonly importResult: string
  /** Download current prices */
  readonly template: string
  /** Changes */
  readonly previewTitle: string
  /** {changed, plural, one {# price changes} other {# prices change}}, {added, plural, one {# is added} other {# are added}}, {removed, plural, one {# is removed} other {# are removed}}. */
  readonly previewText: (values: { readonly changed: number; readonly added: number; readonly removed: number }) => string
  /** {count, plural, one {# more change} other {# more changes}} */
  readonly previewMore: (values: { readonly count: number }) => string
  /** Variant */
  readonly variant: string
  /** Price */
  readonly priceColumn: string
  /** Now */
  readonly before: string
  /** After the import */
  readonly after: string
  /** The selected products are already in this price list. */
  readonly allTaken: string
  /** Remove {count, plural, one {# product} other {# products}} from the price list? */
  readonly removeQuestion: (values: { readonly count: number }) => string
  /** All of their prices in this price list are deleted. */
  readonly removeText: string
}
