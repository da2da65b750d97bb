import { useAdminUpdateInventoryItem } from "@stheno/medusa-react"

export function UpdateInventoryItem({
  inventoryItemId,
}: {
  inventoryItemId: string
}) {
  const { mutate, isPending, error } = useAdminUpdateInventoryItem(inventoryItemId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({ weight: 900, hs_code: "6201.40", origin_country: "pt" })
        }
      >
        Update an inventory item
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
