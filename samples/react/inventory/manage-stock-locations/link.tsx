import {
  useAdminAddLocationToSalesChannel,
  useAdminSalesChannels,
  useAdminStockLocation,
} from "@stheno/medusa-react"

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

export function StockLocation({ stockLocationId }: { stockLocationId: string }) {
  const { stock_location, isPending, error } = useAdminStockLocation(
    stockLocationId,
    { query: { expand: "sales_channels" } },
  )
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{stock_location?.name}</p>
}
