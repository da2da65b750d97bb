import {
  useAdminAddLocationToSalesChannel,
  useAdminCreateStockLocation,
  useAdminStore,
} from "@stheno/medusa-react"

export function CreateStockLocation() {
  const { mutate, isPending, error } = useAdminCreateStockLocation()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ name: "Main depot" })}>
        Create a stock location
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function Store() {
  const { store, isPending, error } = useAdminStore()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{store?.name}</p>
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
