// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Common = {
  /** Stheno */
  readonly product: string
  /** Actions */
  readonly actions: string
  /** Actions for {name} */
  readonly actionsOf: (values: { readonly name: string | number }) => string
  /** Add */
  readonly add: string
  /** Cancel */
  readonly cancel: string
  /** Close */
  readonly close: string
  /** Copied */
  readonly copied: string
  /** Copy */
  readonly copy: string
  /** Created */
  readonly created: string
  /** Delete */
  readonly delete: string
  /** Deleted */
  readonly deleted: string
  /** Dismiss */
  readonly dismiss: string
  /** Edit */
  readonly edit: string
  /** Loading */
  readonly loading: string
  /** No */
  readonly no: string
  /** None */
  readonly none: string
  /** Notifications */
  readonly notifications: string
  /** Remove */
  readonly remove: string
  /** Save */
  readonly save: string
  /** Saved */
  readonly saved: string
  /** Updated */
  readonly updated: string
  /** Yes */
  readonly yes: string
  /** × {count, number} */
  readonly units: (values: { readonly count: number }) => string
  /** Metadata */
  readonly metadata: string
  /** Edit metadata */
  readonly editMetadata: string
  /** No metadata. */
  readonly noMetadata: string
  /** Back */
  readonly back: string
}
