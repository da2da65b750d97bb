// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type ProductTransfer = {
  /** Import */
  readonly import: string
  /** Import products */
  readonly importTitle: string
  /** The file is checked first. Nothing is saved until you confirm. */
  readonly importText: string
  /** CSV file */
  readonly file: string
  /** Rows with the ID of an existing product update it. Other rows create products. */
  readonly fileHint: string
  /** Choose file */
  readonly choose: string
  /** Download template */
  readonly template: string
  /** Import products */
  readonly confirm: string
  /** Import canceled */
  readonly canceled: string
  /** Show products */
  readonly showProducts: string
  /** {count, plural, one {# error. Correct the file and choose it again.} other {# errors. Correct the file and choose it again.}} */
  readonly errors: (values: { readonly count: number }) => string
  /** Some rows were not imported */
  readonly partly: string
  /** Correct these rows, and import only them in a new file. */
  readonly leftOut: string
  /** First rows of the file */
  readonly firstRows: string
  readonly states: {
    /** Checking the file */
    readonly created: string
    /** Ready to import */
    readonly pre_processed: string
    /** Waiting to start */
    readonly confirmed: string
    /** Importing */
    readonly processing: string
    /** Import complete */
    readonly completed: string
    /** Import canceled */
    readonly canceled: string
    /** Nothing was imported */
    readonly failed: string
  }
}
