import { useAdminInventoryItemLocationLevels } from "@stheno/medusa-react"

export function InventoryItemLocationLevels({
  inventoryItemId,
}: {
  inventoryItemId: string
}) {
  const { inventory_item, isPending, error } =
    useAdminInventoryItemLocationLevels(inventoryItemId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{inventory_item?.id}</p>
}
