import { useAdminInventoryItemLocationLevels, useAdminVariantsInventory } from "@stheno/medusa-react"
import { useLocations } from "../kit/choices.ts"
import { levelsOf } from "../inventory/levels.ts"
import { versionOfStock } from "../inventory/stock-version.ts"
import { numberOrNull, textOf } from "../kit/fields.ts"
import { Dialog } from "../kit/dialog.tsx"
import { FormDialog } from "../kit/form-dialog.tsx"
import { t } from "../messages/index.ts"
import { itemOfVariant } from "./item-of-variant.ts"
import { NoLocations } from "./no-locations.tsx"
import type { ShownVariant } from "./shown-product.ts"

const words = t.products

/**
 * Changes how many units of a variant lie at each location. A location that has none yet gets the item with its first
 * units, and a variant that has no item gets one with them.
 */
export function StockDialog({ variant, onClose }: { variant: ShownVariant; onClose: () => void }) {
  const { variant: found } = useAdminVariantsInventory(variant.id)
  const itemId = found?.inventory[0]?.id
  const { inventory_item } = useAdminInventoryItemLocationLevels(itemId ?? "", undefined, {
    enabled: itemId !== undefined,
  })
  const { locations } = useLocations()
  if (!found || !locations || (itemId !== undefined && !inventory_item)) return null
  if (locations.length === 0)
    return (
      <Dialog title={words.editStock} onClose={onClose}>
        <NoLocations />
      </Dialog>
    )
  const shown = levelsOf(inventory_item ?? {})
  const levels = new Map(shown.map((level) => [level.locationId, level]))
  return (
    <FormDialog
      title={words.editStock}
      draftKey={`stock ${variant.id}`}
      text={variant.title}
      fields={locations.map(({ id, name }) => ({
        name: id,
        kind: "number" as const,
        isWhole: true,
        min: 0 as const,
        label: words.stockAt({ location: name }),
        hint: words.stockHint({ reserved: levels.get(id)?.reserved ?? 0 }),
      }))}
      initial={Object.fromEntries([...levels].map(([id, { stocked }]) => [id, String(stocked)]))}
      submit={t.common.save}
      {...(itemId !== undefined && {
        version: versionOfStock(locations.map(({ id }) => ({ itemId, levels: shown, locationId: id }))),
      })}
      send={async (client, values) => {
        for (const { id } of locations) {
          const quantity = numberOrNull(textOf(values, id))
          const level = levels.get(id)
          if (quantity === null || quantity === level?.stocked) continue
          const item = itemId ?? (await itemOfVariant(client, variant))
          if (level)
            await client.admin.inventoryItems.updateLocationLevel(item, id, { stocked_quantity: quantity })
          else
            await client.admin.inventoryItems.createLocationLevel(item, {
              location_id: id,
              stocked_quantity: quantity,
            })
        }
      }}
      done={words.stockDone}
      onClose={onClose}
    />
  )
}
