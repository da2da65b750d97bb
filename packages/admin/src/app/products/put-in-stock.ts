import type { Stheno } from "@stheno/js-client"
import { t } from "../messages/index.ts"

/**
 * Adds units of new variants to a stock location, where the units of a variant are counted.
 * @param locationId undefined if the store has no location: then its first one is created
 */
export async function putInStock(
  client: Stheno,
  stock: { variantIds: readonly string[]; quantity: number; locationId: string | undefined },
): Promise<void> {
  const { variantIds, quantity } = stock
  let { locationId } = stock
  if (quantity <= 0) return
  for (const id of variantIds) {
    const { variant } = await client.admin.variants.getInventory(id)
    const itemId = variant.inventory[0]?.id
    if (itemId === undefined) continue
    locationId ??= await firstLocation(client)
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

/** Returns the store's first stock location, and creates one if there is none. */
async function firstLocation(client: Stheno): Promise<string> {
  const { stock_locations: known } = await client.admin.stockLocations.list({ limit: 1 })
  if (known[0]) return known[0].id
  const { store } = await client.admin.store.retrieve()
  const { stock_location: made } = await client.admin.stockLocations.create({
    name: t.newProduct.firstLocation,
  })
  // Without it, the default channel could not sell what the location has in stock.
  const channel = store.default_sales_channel_id
  if (channel) await client.admin.salesChannels.addLocation(channel, { location_id: made.id })
  return made.id
}

/** Names the place that new units are put into. */
export function stockLabel(location: { readonly name: string } | undefined): string {
  return location ? t.products.stockAt({ location: location.name }) : t.products.quantity
}
