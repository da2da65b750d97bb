// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Apps = {
  /** Connect an application */
  readonly title: string
  /** Connecting {name}… */
  readonly connecting: (values: { readonly name: string | number }) => string
  /** {name} is connected. */
  readonly connected: (values: { readonly name: string | number }) => string
  /** {name} could not be connected */
  readonly failed: (values: { readonly name: string | number }) => string
  /** The application sent no code to this address. */
  readonly incomplete: string
  /** Start the connection again from the application. */
  readonly startAgain: string
}
