import { useAdminCreateSwapShipment } from "@stheno/medusa-react"

export function CreateSwapShipment({
  orderId,
  swapId,
  fulfillmentId,
}: {
  orderId: string
  swapId: string
  fulfillmentId: string
}) {
  const { mutate, isPending, error } = useAdminCreateSwapShipment(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            swap_id: swapId,
            fulfillment_id: fulfillmentId,
            tracking_numbers: ["PARCEL-2"],
          })
        }
      >
        Mark a fulfillment of a swap as shipped
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
