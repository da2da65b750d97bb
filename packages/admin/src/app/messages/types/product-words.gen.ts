// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type ProductWords = {
  /** Name */
  readonly value: string
  /** Created */
  readonly created: string
  readonly types: {
    /** Product types */
    readonly title: string
    /** No types */
    readonly emptyTitle: string
    /** A type is created when you enter it on the page of a product. */
    readonly emptyText: string
  }
  readonly tags: {
    /** Product tags */
    readonly title: string
    /** No tags */
    readonly emptyTitle: string
    /** A tag is created when you enter it on the page of a product. */
    readonly emptyText: string
  }
}
