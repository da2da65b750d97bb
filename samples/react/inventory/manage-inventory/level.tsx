import {
  useAdminCreateLocationLevel,
  useAdminInventoryItemLocationLevels,
  useAdminUpdateLocationLevel,
} from "@stheno/medusa-react"

export function CreateLocationLevel({
  inventoryItemId,
  locationId,
}: {
  inventoryItemId: string
  locationId: string
}) {
  const { mutate, isPending, error } = useAdminCreateLocationLevel(inventoryItemId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ location_id: locationId, stocked_quantity: 10 })}
      >
        Create a stock level of an inventory item
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function UpdateLocationLevel({
  inventoryItemId,
  locationId,
}: {
  inventoryItemId: string
  locationId: string
}) {
  const { mutate, isPending, error } = useAdminUpdateLocationLevel(inventoryItemId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            stockLocationId: locationId,
            stocked_quantity: 12,
            incoming_quantity: 20,
          })
        }
      >
        Update the stock of an inventory item at a location
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

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
