// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type NewProduct = {
  /** If empty, the handle is {handle}. */
  readonly handleSuggestion: (values: { readonly handle: string | number }) => string
  /** Choose a type, or enter a new one. */
  readonly typeHint: string
  /** Press Enter after each value. */
  readonly chipsHint: string
  /** Add an option, such as Size, if the product comes in several variants. */
  readonly noOptions: string
  /** Option {number} */
  readonly optionName: (values: { readonly number: string | number }) => string
  /** Values of option {number} */
  readonly optionValues: (values: { readonly number: string | number }) => string
  /** Remove option {number} */
  readonly removeOption: (values: { readonly number: string | number }) => string
  /** You can paste cells from a spreadsheet. */
  readonly gridHint: string
  /** Create {variant} */
  readonly include: (values: { readonly variant: string | number }) => string
  /** Select at least one variant. */
  readonly noVariantLeft: string
  /** Correct the marked cells in the table of variants. */
  readonly wrongCells: string
  /** Save as draft */
  readonly saveDraft: string
  /** Discard input */
  readonly discard: string
  /** The product was created, but its stock could not be saved */
  readonly stockFailed: string
  /** Warehouse */
  readonly firstLocation: string
}
