// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Activity = {
  /** Activity */
  readonly title: string
  /** Your imports and exports. */
  readonly text: string
  /** {count, plural, one {Activity, # job is running} other {Activity, # jobs are running}} */
  readonly running: (values: { readonly count: number }) => string
  /** No imports or exports yet */
  readonly emptyTitle: string
  /** Jobs that you start appear here with their progress and results. */
  readonly emptyText: string
  /** {done, number} of {count, number} */
  readonly progress: (values: { readonly done: number; readonly count: number }) => string
  /** {done, number} of {count, number} products and variants were imported. */
  readonly imported: (values: { readonly done: number; readonly count: number }) => string
  /** Products: {newProducts, number} to create, {products, number} to update. Variants: {newVariants, number} to create, {variants, number} to update. */
  readonly importPlan: (values: { readonly newProducts: number; readonly products: number; readonly newVariants: number; readonly variants: number }) => string
  /** Products: {newProducts, number} created, {products, number} updated. Variants: {newVariants, number} created, {variants, number} updated. */
  readonly importDone: (values: { readonly newProducts: number; readonly products: number; readonly newVariants: number; readonly variants: number }) => string
  /** Variants with new prices: {count, number} */
  readonly importedPrices: (values: { readonly count: number }) => string
  /** {count, plural, one {# order exported.} other {# orders exported.}} */
  readonly exportedOrders: (values: { readonly count: number }) => string
  /** {count, plural, one {# product exported.} other {# products exported.}} */
  readonly exportedProducts: (values: { readonly count: number }) => string
  /** Waiting for confirmation */
  readonly waiting: string
  /** Confirm */
  readonly confirm: string
  /** Job confirmed */
  readonly confirmed: string
  /** Cancel job */
  readonly cancel: string
  /** Job canceled */
  readonly canceled: string
  /** Download */
  readonly download: string
  /** {count, plural, one {# error} other {# errors}} */
  readonly errors: (values: { readonly count: number }) => string
  readonly states: {
    /** Starting */
    readonly created: string
    /** Checked */
    readonly pre_processed: string
    /** Waiting to start */
    readonly confirmed: string
    /** Running */
    readonly processing: string
    /** Complete */
    readonly completed: string
    /** Canceled */
    readonly canceled: string
    /** Failed */
    readonly failed: string
  }
  readonly types: {
    /** Product import */
    readonly "product-import": string
    /** Product export */
    readonly "product-export": string
    /** Order export */
    readonly "order-export": string
    /** Price list import */
    readonly "price-list-import": string
  }
}
