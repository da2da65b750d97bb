import { useAdminCreateClaim } from "@stheno/medusa-react"

export function CreateClaim({
  orderId,
  itemId,
  variantId,
  optionId,
}: {
  orderId: string
  itemId: string
  variantId: string
  optionId: string
}) {
  const { mutate, isPending, error } = useAdminCreateClaim(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            type: "replace",
            claim_items: [{ item_id: itemId, quantity: 1, reason: "wrong_item" }],
            additional_items: [{ variant_id: variantId, quantity: 1 }],
            shipping_methods: [{ option_id: optionId, price: 0 }],
          })
        }
      >
        Create a claim of an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
