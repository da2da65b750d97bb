import { useAdminCreateFulfillment } from "@stheno/medusa-react"

export function CreateFulfillment({
  orderId,
  itemId,
}: {
  orderId: string
  itemId: string
}) {
  const { mutate, isPending, error } = useAdminCreateFulfillment(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            items: [{ item_id: itemId, quantity: 1 }],
          })
        }
      >
        Create a fulfillment of an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
