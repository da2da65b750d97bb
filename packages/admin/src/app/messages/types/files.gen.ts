// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Files = {
  /** Everyone who has the link of a file can open it. Exports are in the activity. */
  readonly lead: string
  /** Upload files */
  readonly upload: string
  /** Files uploaded */
  readonly uploaded: string
  /** Name */
  readonly name: string
  /** Size */
  readonly size: string
  /** Used by */
  readonly usedBy: string
  /** and {count, number} more */
  readonly more: (values: { readonly count: number }) => string
  /** Uploaded */
  readonly created: string
  /** Copy link */
  readonly copyLink: string
  /** Link copied */
  readonly copied: string
  /** Open */
  readonly open: string
  /** Delete {name}? */
  readonly deleteQuestion: (values: { readonly name: string | number }) => string
  /** Links to this file stop working. */
  readonly deleteText: string
  /** Links to these files stop working, and products that show them have a broken image. */
  readonly deleteManyText: string
  /** {products} will have a broken image, and links to this file stop working. */
  readonly deleteUsedText: (values: { readonly products: string | number }) => string
  /** No files */
  readonly emptyTitle: string
  /** Upload images or documents, and use their links in texts, emails and the storefront. */
  readonly emptyText: string
  /** The file provider of this server does not list files. You can upload files here; copy their links before you leave the page. */
  readonly notListed: string
}
