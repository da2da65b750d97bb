import {
  useAdminCreateLocationLevel,
  useAdminCreateProduct,
  useAdminCreateStockLocation,
  useAdminInventoryItems,
} from "@stheno/medusa-react"

export function CreateProduct() {
  const { mutate, isPending, error } = useAdminCreateProduct()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            title: "Rain coat",
            options: [{ title: "Size" }],
            variants: [
              {
                title: "S",
                sku: "COAT-S",
                prices: [],
                options: [{ value: "S" }],
              },
            ],
          })
        }
      >
        Create a product with its options, variants and prices
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function InventoryItems() {
  const { inventory_items, isPending, error } = useAdminInventoryItems({
    sku: "COAT-S",
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {inventory_items?.map((each) => (
        <li key={each.id}>{each.sku}</li>
      ))}
    </ul>
  )
}

export function CreateStockLocation() {
  const { mutate, isPending, error } = useAdminCreateStockLocation()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ name: "Harbor depot" })}>
        Create a stock location
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

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
        onClick={() => mutate({ location_id: locationId, stocked_quantity: 20 })}
      >
        Create a stock level of an inventory item
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
