// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type ProductBulk = {
  /** Edit in a grid */
  readonly edit: string
  /** Edit {count, plural, one {# product} other {# products}} */
  readonly editTitle: (values: { readonly count: number }) => string
  /** You can paste cells from a spreadsheet. A price applies to every variant of the product; an empty field leaves prices as they are. */
  readonly editText: string
  /** Products saved */
  readonly saved: string
  /** Products published */
  readonly publishDone: string
  /** Products changed to draft */
  readonly unpublishDone: string
  /** Add to collection */
  readonly addToCollection: string
  /** Add to category */
  readonly addToCategory: string
  /** Add to sales channel */
  readonly addToChannel: string
  /** Add {count, plural, one {# product} other {# products}} */
  readonly add: (values: { readonly count: number }) => string
  /** Nothing to choose from yet. */
  readonly nothingToChoose: string
  /** Delete products */
  readonly delete: string
  /** Delete {count, plural, one {# product} other {# products}}? */
  readonly deleteQuestion: (values: { readonly count: number }) => string
  /** Products deleted */
  readonly deleteDone: string
  /** Edit prices */
  readonly editPrices: string
  /** Edit stock */
  readonly editStock: string
  /** Select at most {count, number} products to edit them in a grid. */
  readonly tooMany: (values: { readonly count: number }) => string
}
