import {
  useAdminAddLocationToSalesChannel,
  useAdminCreateStockLocation,
} from "@stheno/medusa-react"

export function CreateStockLocation() {
  const { mutate, isPending, error } = useAdminCreateStockLocation()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ name: "Harbor store room" })}
      >
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
