// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Exports = {
  /** Export */
  readonly title: string
  /** The file is being written. It contains every row that matches the search and the filters of the list. */
  readonly running: string
  /** Export progress */
  readonly progress: string
  /** You can close this dialog. The export continues, and the download starts when the file is ready. */
  readonly keepsRunning: string
  /** {count, plural, one {The file is ready. It contains # row.} other {The file is ready. It contains # rows.}} */
  readonly ready: (values: { readonly count: number }) => string
  /** {count, plural, one {The file is ready. It contains # product.} other {The file is ready. It contains # products.}} */
  readonly readyProducts: (values: { readonly count: number }) => string
  /** Download file */
  readonly download: string
  /** Delete file */
  readonly delete: string
  /** File deleted */
  readonly deleted: string
  /** Cancel export */
  readonly cancel: string
  /** Export canceled */
  readonly canceled: string
  /** You canceled the export. No file was kept. */
  readonly wasCanceled: string
  /** The export failed. Try again. */
  readonly failed: string
  /** Export again */
  readonly again: string
  /** Export */
  readonly export: string
  /** Export complete */
  readonly done: string
  /** The export failed */
  readonly exportFailed: string
}
