// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Reservations = {
  /** Reservations */
  readonly title: string
  /** Create reservation */
  readonly create: string
  /** Reservation created */
  readonly createDone: string
  /** No reservations */
  readonly emptyTitle: string
  /** Each order reserves the units that it has to ship. You can also reserve units manually. */
  readonly emptyText: string
  /** Edit reservation */
  readonly edit: string
  /** Delete reservation */
  readonly delete: string
  /** Delete this reservation? */
  readonly deleteQuestion: string
  /** {units, plural, one {# unit becomes available again.} other {# units become available again.}} */
  readonly deleteText: (values: { readonly units: number }) => string
  /** The reserved units become available again. */
  readonly deleteManyText: string
  /** Reservation deleted */
  readonly deleteDone: string
  /** Choose an item */
  readonly chooseItem: string
  /** Quantity */
  readonly quantity: string
  /** Note */
  readonly description: string
  /** Order */
  readonly order: string
  /** For an order */
  readonly forOrder: string
  /** {name} ({available, number} available) */
  readonly locationOption: (values: { readonly name: string | number; readonly available: number }) => string
  /** No location stocks this item. Add it to a location first. */
  readonly noLocation: string
}
