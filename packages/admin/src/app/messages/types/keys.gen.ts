// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Keys = {
  /** Publishable API keys */
  readonly title: string
  /** Name */
  readonly name: string
  /** Key */
  readonly token: string
  /** Created */
  readonly created: string
  /** Status */
  readonly status: string
  /** Active */
  readonly active: string
  /** Revoked */
  readonly revoked: string
  /** Create key */
  readonly create: string
  /** Key created */
  readonly createDone: string
  /** Rename key */
  readonly edit: string
  /** Copy key */
  readonly copy: string
  /** Key copied */
  readonly copied: string
  /** Revoke key */
  readonly revoke: string
  /** Revoke {name}? */
  readonly revokeQuestion: (values: { readonly name: string | number }) => string
  /** The key is marked as revoked. Storefronts that still send it keep showing the products of its channels. This cannot be undone. */
  readonly revokeText: string
  /** Revoke keys */
  readonly revokeMany: string
  /** Revoke {count, plural, one {# key} other {# keys}}? */
  readonly revokeManyQuestion: (values: { readonly count: number }) => string
  /** The keys are marked as revoked. Storefronts that still send them keep showing the products of their channels. This cannot be undone. */
  readonly revokeManyText: string
  /** Key revoked */
  readonly revokeDone: string
  /** Delete key */
  readonly delete: string
  /** Delete {name}? */
  readonly deleteQuestion: (values: { readonly name: string | number }) => string
  /** Storefronts that still send this key show the products of all sales channels. */
  readonly deleteText: string
  /** Storefronts that still send these keys show the products of all sales channels. */
  readonly deleteManyText: string
  /** Key deleted */
  readonly deleteDone: string
  /** No keys */
  readonly emptyTitle: string
  /** A storefront sends its key to get the products of the key's sales channels. */
  readonly emptyText: string
  /** Sales channels */
  readonly channels: string
  /** Edit sales channels */
  readonly editChannels: string
  /** Sales channels updated */
  readonly channelsDone: string
  /** This key has no sales channels, so it does not limit which products are visible. */
  readonly noChannels: string
}
