// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Theme = {
  /** Theme */
  readonly label: string
  /** Same as the device */
  readonly system: string
  /** Light */
  readonly light: string
  /** Dark */
  readonly dark: string
  /** Applies to this browser. */
  readonly hint: string
  /** Row height */
  readonly rows: string
  /** Comfortable */
  readonly comfortable: string
  /** Compact */
  readonly compact: string
  /** Applies to your lists wherever you sign in. */
  readonly rowsHint: string
}
