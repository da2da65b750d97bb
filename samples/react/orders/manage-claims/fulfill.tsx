import { useAdminFulfillClaim } from "@stheno/medusa-react"

export function FulfillClaim({
  orderId,
  claimId,
}: {
  orderId: string
  claimId: string
}) {
  const { mutate, isPending, error } = useAdminFulfillClaim(orderId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ claim_id: claimId })}>
        Create a fulfillment of a claim
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
