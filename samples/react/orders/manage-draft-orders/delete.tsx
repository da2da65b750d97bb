import {
  useAdminCreateDraftOrder,
  useAdminDeleteDraftOrder,
} from "@stheno/medusa-react"

export function CreateDraftOrder({
  regionId,
  variantId,
  optionId,
}: {
  regionId: string
  variantId: string
  optionId: string
}) {
  const { mutate, isPending, error } = useAdminCreateDraftOrder()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            email: "ada@example.com",
            region_id: regionId,
            items: [{ variant_id: variantId, quantity: 1 }],
            shipping_methods: [{ option_id: optionId }],
          })
        }
      >
        Create a draft order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function DeleteDraftOrder({ draftOrderId }: { draftOrderId: string }) {
  const { mutate, isPending, error } = useAdminDeleteDraftOrder(draftOrderId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a draft order that did not become an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
