// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Records = {
  /** Order #{number} */
  readonly order: (values: { readonly number: string | number }) => string
  /** Draft order #{number} */
  readonly draftOrder: (values: { readonly number: string | number }) => string
}
