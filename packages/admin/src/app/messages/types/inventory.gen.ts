// Generated from ../en by packages/admin/scripts/generate-messages.mjs. Do not edit.

export type Inventory = {
  /** Inventory */
  readonly title: string
  /** No inventory items yet */
  readonly emptyTitle: string
  /** Each variant that tracks inventory has an item. */
  readonly emptyText: string
  /** Item */
  readonly item: string
  /** Title */
  readonly name: string
  /** Location */
  readonly location: string
  /** In stock */
  readonly stocked: string
  /** Reserved */
  readonly reserved: string
  /** Available */
  readonly available: string
  /** Edit attributes */
  readonly edit: string
  /** Delete item */
  readonly delete: string
  /** Delete “{name}”? */
  readonly deleteQuestion: (values: { readonly name: string | number }) => string
  /** Its stock and its reservations at every location are deleted. The variant stays, without tracked stock. */
  readonly deleteText: string
  /** Item deleted */
  readonly deleteDone: string
  /** Requires shipping */
  readonly shipped: string
  /** Stock by location */
  readonly levels: string
  /** No location stocks this item. */
  readonly noLevels: string
  /** Add location */
  readonly addLocation: string
  /** Location added */
  readonly addLocationDone: string
  /** Remove location */
  readonly removeLocation: string
  /** Remove {name} from this item? */
  readonly removeLocationQuestion: (values: { readonly name: string | number }) => string
  /** {units, plural, =0 {No units are in stock there.} one {# unit in stock there is removed.} other {# units in stock there are removed.}} */
  readonly removeLocationText: (values: { readonly units: number }) => string
  /** Location removed */
  readonly removeLocationDone: string
}
