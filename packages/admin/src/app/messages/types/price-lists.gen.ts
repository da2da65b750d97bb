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
  /** A sale price is shown next to the original price. An override replaces it. */
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
  /** You can add prices in the next step. */
  readonly createText: string
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
  /** Products added with their current prices */
  readonly addProductsDone: string
  /** No prices yet */
  readonly noProducts: string
  /** Add products. They start with their current prices. */
  readonly noProductsText: string
  /** Edit prices */
  readonly editPrices: string
  /** Prices saved */
  readonly pricesDone: string
  /** Remove from price list */
  readonly removeProduct: string
  /** Product removed */
  readonly removeDone: string
  /** {variant} in {currency} */
  readonly priceOf: (values: { readonly variant: string | number; readonly currency: string | number }) => string
  /** Prices include tax */
  readonly taxInclusive: string
  /** These products do not have prices of their own yet. */
  readonly noPrices: string
}
