import { useAdminUpdateClaim } from "@stheno/medusa-react"

export function UpdateClaim({
  orderId,
  claimId,
  claimItemId,
}: {
  orderId: string
  claimId: string
  claimItemId: string
}) {
  const { mutate, isPending, error } = useAdminUpdateClaim(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            claim_id: claimId,
            claim_items: [
              {
                id: claimItemId,
                note: "Sent L instead of S.",
                images: [],
                tags: [{ value: "packing" }],
              },
            ],
          })
        }
      >
        Update a claim
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
