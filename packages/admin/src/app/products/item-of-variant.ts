import type { Stheno } from "@stheno/js-client"
import type { Attributes } from "./attribute-fields.ts"

/** A variant whose stock is tracked, with what its inventory item begins with. */
export interface TrackedVariant extends Attributes {
  readonly id: string
  readonly sku: string | null
  readonly material: string | null
}

/**
 * Returns the inventory item of a variant, and creates it if there is none. The API creates one only for a new variant
 * that tracks its stock: not where tracking is turned on later, nor where the item was deleted.
 */
export async function itemOfVariant(client: Stheno, tracked: TrackedVariant): Promise<string> {
  const { variant } = await client.admin.variants.getInventory(tracked.id)
  const known = variant.inventory[0]?.id
  if (known !== undefined) return known
  const { sku, material, weight, length, width, height, hs_code, mid_code, origin_country } = tracked
  const { inventory_item } = await client.admin.inventoryItems.create({
    variant_id: tracked.id,
    ...{ sku, material, weight, length, width, height, hs_code, mid_code, origin_country },
  })
  return inventory_item.id
}
