import { useAdminCreateReservation } from "@stheno/medusa-react"

export function CreateReservation({
  inventoryItemId,
  locationId,
}: {
  inventoryItemId: string
  locationId: string
}) {
  const { mutate, isPending, error } = useAdminCreateReservation()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            inventory_item_id: inventoryItemId,
            location_id: locationId,
            quantity: 3,
            description: "Window of the shop",
          })
        }
      >
        Reserve units of an inventory item at a location
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
