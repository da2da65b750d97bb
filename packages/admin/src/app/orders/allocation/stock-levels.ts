/** What a location has of an inventory item. */
export interface StockLevel {
  readonly locationId: string
  readonly stocked: number
  readonly available: number
}

/**
 * The stock of an inventory item by location. The client's types leave these columns open.
 * @param item of the response of `GET /admin/variants/:id/inventory`
 */
export function stockLevels(item: Readonly<Record<string, unknown>> | undefined): StockLevel[] {
  const levels = item?.["location_levels"]
  if (!Array.isArray(levels)) return []
  return levels.flatMap((level: unknown) => {
    if (typeof level !== "object" || level === null) return []
    const { location_id, stocked_quantity, reserved_quantity, available_quantity } = level as Record<
      string,
      unknown
    >
    if (typeof location_id !== "string") return []
    const stocked = numberOf(stocked_quantity)
    const available =
      typeof available_quantity === "number" ? available_quantity : stocked - numberOf(reserved_quantity)
    return [{ locationId: location_id, stocked, available }]
  })
}

function numberOf(value: unknown): number {
  return typeof value === "number" ? value : 0
}
