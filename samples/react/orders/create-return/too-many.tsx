import { useCreateReturn } from "@stheno/medusa-react"

export function CreateReturn({
  orderId,
  itemId,
}: {
  orderId: string
  itemId: string
}) {
  const { mutate, isPending, error } = useCreateReturn()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            order_id: orderId,
            items: [{ item_id: itemId, quantity: 3 }],
          })
        }
      >
        Request a return of an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
