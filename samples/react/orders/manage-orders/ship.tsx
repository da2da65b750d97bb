import { useAdminCreateShipment } from "@stheno/medusa-react"

export function CreateShipment({
  orderId,
  fulfillmentId,
}: {
  orderId: string
  fulfillmentId: string
}) {
  const { mutate, isPending, error } = useAdminCreateShipment(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            fulfillment_id: fulfillmentId,
            tracking_numbers: ["PARCEL-1"],
          })
        }
      >
        Mark a fulfillment as shipped
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
