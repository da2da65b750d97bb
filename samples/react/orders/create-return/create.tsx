import { useCreateReturn } from "@stheno/medusa-react"

export function CreateReturn({
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
  const { mutate, isPending, error } = useCreateReturn()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            order_id: orderId,
            items: [
              {
                item_id: itemId,
                quantity: 1,
                reason_id: reasonId,
                note: "The sleeves are too short.",
              },
            ],
            return_shipping: { option_id: optionId },
          })
        }
      >
        Request a return of an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
