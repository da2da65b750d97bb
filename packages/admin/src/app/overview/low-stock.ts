import { itemName, levelsOf, sumOf, type LeveledItem, type NamedItem } from "../inventory/levels.ts"

/** An item of which few units are left. */
export interface LowItem {
  readonly id: string
  readonly name: string
  readonly variant: string | undefined
  /** units at all locations that nobody has ordered or reserved */
  readonly available: number
}

type NamedVariant = NonNullable<NamedItem["variants"]>[number]

interface StockedItem extends NamedItem, LeveledItem {
  readonly variants?: readonly (NamedVariant & { readonly manage_inventory?: boolean })[]
}

/** Units up to which an item counts as running low. */
export const lowStock = 5

/**
 * The items that run low, the emptiest first. An item of variants whose stock is not managed is left out.
 * @param items with at most `lowStock` units
 */
export function lowItems(items: readonly StockedItem[]): LowItem[] {
  return items
    .filter(({ variants = [] }) => variants.length === 0 || variants.some((each) => each.manage_inventory))
    .map((item) => {
      const levels = levelsOf(item)
      const available = sumOf(levels, "stocked") - sumOf(levels, "reserved")
      return { id: item.id, name: itemName(item), variant: item.variants?.[0]?.title ?? undefined, available }
    })
    .toSorted((one, other) => one.available - other.available)
}
