// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Categories = {
  /** Categories */
  readonly title: string
  /** Drag a category to move it. The storefront shows categories in this order. */
  readonly text: string
  /** Create category */
  readonly create: string
  /** Category created */
  readonly createDone: string
  /** Add subcategory */
  readonly createBelow: string
  /** Below {name}. */
  readonly under: (values: { readonly name: string | number }) => string
  /** No categories yet */
  readonly emptyTitle: string
  /** Categories form a tree that customers browse. */
  readonly emptyText: string
  /** Name */
  readonly name: string
  /** Handle */
  readonly handle: string
  /** The last part of the category's URL in the storefront. If empty, it is created from the name. */
  readonly handleHint: string
  /** Active */
  readonly active: string
  /** Inactive */
  readonly inactive: string
  /** Customers can see this category. */
  readonly activeHint: string
  /** Internal */
  readonly internal: string
  /** Only your team can see this category. */
  readonly internalHint: string
  /** Edit category */
  readonly edit: string
  /** Delete category */
  readonly delete: string
  /** Delete “{name}”? */
  readonly deleteQuestion: (values: { readonly name: string | number }) => string
  /** Its products stay. A category that has subcategories cannot be deleted. */
  readonly deleteText: string
  /** Category deleted */
  readonly deleteDone: string
  /** Remove from category */
  readonly removeProduct: string
  /** Move up */
  readonly moveUp: string
  /** Move down */
  readonly moveDown: string
  /** Move into the category above */
  readonly moveIn: string
  /** Move out one level */
  readonly moveOut: string
  /** Category moved */
  readonly moveDone: string
}
