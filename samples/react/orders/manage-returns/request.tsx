import { useAdminRequestReturn } from "@stheno/medusa-react"

export function RequestReturn({
  orderId,
  itemId,
  reasonId,
  optionId,
}: {
  orderId: string
  itemId: string
  reasonId: string
  optionId: string
}) {
  const { mutate, isPending, error } = useAdminRequestReturn(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            items: [{ item_id: itemId, quantity: 1, reason_id: reasonId }],
            return_shipping: { option_id: optionId, price: 300 },
          })
        }
      >
        Request a return of an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
