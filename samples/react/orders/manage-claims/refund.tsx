import { useAdminCreateClaim } from "@stheno/medusa-react"

export function CreateClaim({
  orderId,
  itemId,
}: {
  orderId: string
  itemId: string
}) {
  const { mutate, isPending, error } = useAdminCreateClaim(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            type: "refund",
            claim_items: [
              {
                item_id: itemId,
                quantity: 1,
                reason: "production_failure",
                note: "The zip is broken.",
                tags: ["zip"],
              },
            ],
            refund_amount: 2000,
          })
        }
      >
        Create a claim of an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
