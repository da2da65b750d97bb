// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Channels = {
  /** Sales channels */
  readonly title: string
  /** Name */
  readonly name: string
  /** Description */
  readonly description: string
  /** Status */
  readonly status: string
  /** Enabled */
  readonly enabled: string
  /** Disabled */
  readonly disabled: string
  /** Create sales channel */
  readonly create: string
  /** Sales channel created */
  readonly createDone: string
  /** Edit sales channel */
  readonly edit: string
  /** Enable */
  readonly enable: string
  /** Sales channel enabled */
  readonly enableDone: string
  /** Disable */
  readonly disable: string
  /** Sales channel disabled */
  readonly disableDone: string
  /** Delete sales channel */
  readonly delete: string
  /** Delete {name}? */
  readonly deleteQuestion: (values: { readonly name: string | number }) => string
  /** The products are kept but are no longer sold in this channel. */
  readonly deleteText: string
  /** The products are kept but are no longer sold in these channels. */
  readonly deleteManyText: string
  /** Sales channel deleted */
  readonly deleteDone: string
  /** No sales channels */
  readonly emptyTitle: string
  /** A sales channel is where you sell products, such as a website or an app. */
  readonly emptyText: string
  /** Remove from the channel */
  readonly removeProduct: string
  /** Stock locations */
  readonly locations: string
  /** No stock locations. This channel has no stock to sell. */
  readonly noLocations: string
  /** Add locations */
  readonly addLocations: string
  /** Stock locations added */
  readonly locationsAdded: string
  /** Remove location */
  readonly removeLocation: string
  /** Stock location removed */
  readonly locationRemoved: string
}
