// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Collections = {
  /** Collections */
  readonly title: string
  /** Title */
  readonly name: string
  /** Handle */
  readonly handle: string
  /** The last part of the collection's URL in the storefront. If empty, it is created from the title. */
  readonly handleHint: string
  /** Products */
  readonly products: string
  /** Updated */
  readonly updated: string
  /** Create collection */
  readonly create: string
  /** Collection created */
  readonly createDone: string
  /** Edit collection */
  readonly edit: string
  /** Collection saved */
  readonly editDone: string
  /** Delete collection */
  readonly delete: string
  /** Delete “{title}”? */
  readonly deleteQuestion: (values: { readonly title: string | number }) => string
  /** The products in it are kept. */
  readonly deleteText: string
  /** Collection deleted */
  readonly deleteDone: string
  /** No collections */
  readonly emptyTitle: string
  /** Group products that belong together, such as the products of a season. */
  readonly emptyText: string
  /** Add products */
  readonly addProducts: string
  /** Add {count, plural, one {# product} other {# products}} */
  readonly addSome: (values: { readonly count: number }) => string
  /** Products added */
  readonly addDone: string
  /** Remove from the collection */
  readonly removeProduct: string
  /** {count, plural, one {Product removed} other {# products removed}} */
  readonly removeDone: (values: { readonly count: number }) => string
  /** No products */
  readonly noProducts: string
  /** Add the first products. */
  readonly noProductsText: string
}
