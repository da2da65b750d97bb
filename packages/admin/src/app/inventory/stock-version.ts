import type { Stheno } from "@stheno/js-client"
import type { Version } from "../kit/changed-elsewhere.tsx"
import { levelsOf, type ShownLevel } from "./levels.ts"

/** A number of units that is about to be overwritten. */
export interface StockedUnits {
  readonly itemId: string
  readonly levels: readonly ShownLevel[]
  readonly locationId: string
}

/**
 * By which a form finds out that an order or somebody else changed the units that it overwrites. Reservations do not
 * count: they change with every order, and the form leaves them alone.
 */
export function versionOfStock(units: readonly StockedUnits[]): Version {
  const text = (found: (unit: StockedUnits) => readonly ShownLevel[]) =>
    units
      .map((unit) => found(unit).find(({ locationId }) => locationId === unit.locationId)?.stocked ?? "-")
      .join(" / ")
  return {
    shown: text(({ levels }) => levels),
    read: async (client) => {
      const now = await readLevels(client, [...new Set(units.map(({ itemId }) => itemId))])
      return text(({ itemId }) => now.get(itemId) ?? [])
    },
  }
}

/** The levels of inventory items, a hundred items with each request. */
export async function readLevels(
  client: Stheno,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly ShownLevel[]>> {
  const levels = new Map<string, readonly ShownLevel[]>()
  for (let at = 0; at < ids.length; at += 100) {
    const id = ids.slice(at, at + 100)
    const { inventory_items } = await client.admin.inventoryItems.list({ id, limit: id.length })
    for (const item of inventory_items) levels.set(item.id, levelsOf(item))
  }
  return levels
}
