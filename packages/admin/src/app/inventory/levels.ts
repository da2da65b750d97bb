import type { InventoryItem } from "@stheno/js-client"

/** How much of an item is at a location. */
export interface ShownLevel {
  readonly locationId: string
  readonly stocked: number
  readonly reserved: number
}

/** The levels of an item; the client's types leave their columns open. */
export function levelsOf(item: Pick<InventoryItem, "location_levels">): ShownLevel[] {
  return (item.location_levels ?? []).map(({ location_id, stocked_quantity, reserved_quantity }) => ({
    locationId: location_id,
    stocked: unitsOf(stocked_quantity),
    reserved: unitsOf(reserved_quantity),
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
  readonly variants?: readonly { readonly product?: { readonly title: string } | null }[]
}

/** The name of an item: the title of its variant's product, else its own title, else its SKU. */
export function itemName({ id, title, sku, variants }: NamedItem): string {
  return variants?.[0]?.product?.title ?? title ?? sku ?? id
}

function unitsOf(value: unknown): number {
  return typeof value === "number" ? value : 0
}
