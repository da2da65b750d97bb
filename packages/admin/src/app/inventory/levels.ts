import type { Range } from "@stheno/ui/table"

/** How much of an item is at a location. */
export interface ShownLevel {
  readonly locationId: string
  readonly stocked: number
  readonly reserved: number
}

/** What has levels: an inventory item of a response. */
export interface LeveledItem {
  readonly location_levels?: readonly {
    readonly location_id: string
    readonly stocked_quantity: number
    readonly reserved_quantity: number
  }[]
}

/** The levels of an item. */
export function levelsOf({ location_levels = [] }: LeveledItem): ShownLevel[] {
  return location_levels.map(({ location_id, stocked_quantity, reserved_quantity }) => ({
    locationId: location_id,
    stocked: stocked_quantity,
    reserved: reserved_quantity,
  }))
}

/** The units of all these levels together. */
export function sumOf(levels: readonly ShownLevel[], what: "stocked" | "reserved"): number {
  return levels.reduce((sum, level) => sum + level[what], 0)
}

/** What names an item. */
export interface NamedItem {
  readonly id: string
  readonly title?: string | null
  readonly sku?: string | null
  readonly thumbnail?: string | null
  readonly variants?: readonly {
    readonly title?: string | null
    readonly product?: { readonly title: string; readonly thumbnail?: string | null } | null
  }[]
}

/** The name of an item: the title of its variant's product, else its own title, else its SKU. */
export function itemName({ id, title, sku, variants }: NamedItem): string {
  return variants?.[0]?.product?.title ?? title ?? sku ?? id
}

/** What is reserved, with what is loaded of it. */
export interface NamedReservation {
  readonly id: string
  readonly inventory_item?: NamedItem | null
  /** the line of an order that it is for */
  readonly line_item?: {
    readonly title: string
    readonly description?: string | null
    readonly thumbnail?: string | null
  } | null
}

/** How a reservation is shown: as the line that it is for, else as its item. */
export function shownReservation({ id, inventory_item: item, line_item: line }: NamedReservation) {
  const variant = item?.variants?.[0]
  const name = line?.title ?? (item ? itemName(item) : id)
  const details = [line?.description ?? variant?.title, item?.sku].filter((each) => each && each !== name)
  return {
    name,
    details: details.join(" · "),
    thumbnail: line?.thumbnail ?? item?.thumbnail ?? variant?.product?.thumbnail ?? null,
  }
}

/** A range of numbers as filters of the API take it. */
export function boundsOf({ from, to }: Range): { gte?: number; lte?: number } {
  return { ...(from ? { gte: Number(from) } : {}), ...(to ? { lte: Number(to) } : {}) }
}
