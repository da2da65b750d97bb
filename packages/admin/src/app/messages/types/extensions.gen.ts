// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Extensions = {
  /** An extension failed: */
  readonly failed: string
  /** Extensions that could not be built */
  readonly problems: string
}
