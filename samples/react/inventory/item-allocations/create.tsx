import {
  useAdminAddLocationToSalesChannel,
  useAdminCreateLocationLevel,
  useAdminCreateProduct,
  useAdminCreateStockLocation,
  useAdminInventoryItems,
  useAdminSalesChannels,
} from "@stheno/medusa-react"

export function CreateProduct() {
  const { mutate, isPending, error } = useAdminCreateProduct()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            title: "Wool hat",
            status: "published",
            options: [{ title: "Size" }],
            variants: [
              {
                title: "One size",
                sku: "HAT",
                prices: [{ currency_code: "eur", amount: 2500 }],
                options: [{ value: "One size" }],
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

export function SalesChannels() {
  const { sales_channels, isPending, error } = useAdminSalesChannels()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {sales_channels?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}

export function InventoryItems() {
  const { inventory_items, isPending, error } = useAdminInventoryItems({
    sku: "HAT",
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

export function AddLocationToSalesChannel({
  salesChannelId,
  locationId,
}: {
  salesChannelId: string
  locationId: string
}) {
  const { mutate, isPending, error } = useAdminAddLocationToSalesChannel()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            sales_channel_id: salesChannelId,
            location_id: locationId,
          })
        }
      >
        Add a stock location to a sales channel
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
        onClick={() => mutate({ location_id: locationId, stocked_quantity: 10 })}
      >
        Create a stock level of an inventory item
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
