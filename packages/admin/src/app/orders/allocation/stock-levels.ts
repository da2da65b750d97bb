import type { LeveledItem } from "../../inventory/levels.ts"

/** What a location has of an inventory item. */
export interface StockLevel {
  readonly locationId: string
  readonly stocked: number
  readonly available: number
}

/**
 * The stock of an inventory item by location.
 * @param item of the response of `GET /admin/variants/:id/inventory`
 */
export function stockLevels(item: LeveledItem | undefined): StockLevel[] {
  return (item?.location_levels ?? []).map(({ location_id, stocked_quantity, reserved_quantity }) => ({
    locationId: location_id,
    stocked: stocked_quantity,
    available: stocked_quantity - reserved_quantity,
  }))
}
