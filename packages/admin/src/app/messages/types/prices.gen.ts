// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Prices = {
  /** Variant */
  readonly variant: string
  /** From */
  readonly from: string
  /** To */
  readonly to: string
  /** {min, number} or more */
  readonly tierFrom: (values: { readonly min: number }) => string
  /** Up to {max, number} */
  readonly tierTo: (values: { readonly max: number }) => string
  /** {min, number}–{max, number} */
  readonly tierRange: (values: { readonly min: number; readonly max: number }) => string
  /** Type in the cells or paste from a spreadsheet. An empty cell means no price. */
  readonly hint: string
  /** Add quantity tier */
  readonly addTier: string
  /** The prices of a tier apply when a customer buys that many units of the variant. */
  readonly tierText: string
  /** All variants */
  readonly allVariants: string
  /** From quantity */
  readonly fromQuantity: string
  /** To quantity */
  readonly toQuantity: string
  /** Enter a whole number above 0. */
  readonly wholeNumber: string
  /** Check the quantities of {variant}. A tier needs a lower or an upper quantity, and the upper one may not be below the lower one. */
  readonly wrongTier: (values: { readonly variant: string | number }) => string
}
