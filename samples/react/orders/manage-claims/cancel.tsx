import { useAdminCancelClaim } from "@stheno/medusa-react"

export function CancelClaim({
  orderId,
  claimId,
}: {
  orderId: string
  claimId: string
}) {
  const { mutate, isPending, error } = useAdminCancelClaim(orderId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate(claimId)}>
        Cancel a claim
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
