// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Locations = {
  /** Stock locations */
  readonly title: string
  /** Create location */
  readonly create: string
  /** Location created */
  readonly createDone: string
  /** No stock locations yet */
  readonly emptyTitle: string
  /** Create a location for each warehouse or store that keeps stock. */
  readonly emptyText: string
  /** Name */
  readonly name: string
  /** Address */
  readonly address: string
  /** An address needs a street and a country. */
  readonly addressHint: string
  /** Edit location */
  readonly edit: string
  /** Edit sales channels */
  readonly editChannels: string
  /** These sales channels sell the stock of this location. */
  readonly channelsText: string
  /** Delete location */
  readonly delete: string
  /** Delete “{name}”? */
  readonly deleteQuestion: (values: { readonly name: string | number }) => string
  /** All stock and reservations at this location are deleted. */
  readonly deleteText: string
  /** All stock and reservations at these locations are deleted. */
  readonly deleteManyText: string
  /** Location deleted */
  readonly deleteDone: string
}
