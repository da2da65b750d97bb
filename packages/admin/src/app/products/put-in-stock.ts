import type { Stheno } from "@stheno/js-client"
import { t } from "../messages/index.ts"

/**
 * Puts units of new variants into a stock location: what a variant has in stock is counted there, not at the variant.
 * @param locationId where to; undefined where the shop has no location, and nothing is counted by location
 */
export async function putInStock(
  client: Stheno,
  stock: { variantIds: readonly string[]; quantity: number; locationId: string | undefined },
): Promise<void> {
  const { variantIds, quantity, locationId } = stock
  if (locationId === undefined || quantity <= 0) return
  for (const id of variantIds) {
    const { variant } = await client.admin.variants.getInventory(id)
    const itemId = variant.inventory[0]?.id
    if (itemId === undefined) continue
    const { inventory_item } = await client.admin.inventoryItems.listLocationLevels(itemId)
    const isThere = inventory_item.location_levels?.some(({ location_id }) => location_id === locationId)
    if (isThere)
      await client.admin.inventoryItems.updateLocationLevel(itemId, locationId, {
        stocked_quantity: quantity,
      })
    else
      await client.admin.inventoryItems.createLocationLevel(itemId, {
        location_id: locationId,
        stocked_quantity: quantity,
      })
  }
}

/** Names the place that new units are put into. */
export function stockLabel(location: { readonly name: string } | undefined): string {
  return location ? t.products.stockAt({ location: location.name }) : t.products.quantity
}
