import { useAdminCreateClaimShipment } from "@stheno/medusa-react"

export function CreateClaimShipment({
  orderId,
  claimId,
  fulfillmentId,
}: {
  orderId: string
  claimId: string
  fulfillmentId: string
}) {
  const { mutate, isPending, error } = useAdminCreateClaimShipment(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            claim_id: claimId,
            fulfillment_id: fulfillmentId,
            tracking_numbers: ["PARCEL-3"],
          })
        }
      >
        Mark a fulfillment of a claim as shipped
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
