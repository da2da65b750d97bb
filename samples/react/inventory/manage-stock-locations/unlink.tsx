import {
  useAdminDeleteStockLocation,
  useAdminRemoveLocationFromSalesChannel,
} from "@stheno/medusa-react"

export function RemoveLocationFromSalesChannel({
  salesChannelId,
  locationId,
}: {
  salesChannelId: string
  locationId: string
}) {
  const { mutate, isPending, error } = useAdminRemoveLocationFromSalesChannel()
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
        Remove a stock location from a sales channel
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function DeleteStockLocation({
  stockLocationId,
}: {
  stockLocationId: string
}) {
  const { mutate, isPending, error } = useAdminDeleteStockLocation(stockLocationId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a stock location with its stock
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
