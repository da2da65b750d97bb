// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type RawData = {
  /** Raw data */
  readonly title: string
  /** Show as tree */
  readonly show: string
  /** Copy JSON */
  readonly copy: string
  /** JSON copied */
  readonly copied: string
}
