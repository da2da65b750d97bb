import { useAdminCreateSwap } from "@stheno/medusa-react"

export function CreateSwap({
  orderId,
  itemId,
  optionId,
  variantId,
  optionId2,
}: {
  orderId: string
  itemId: string
  optionId: string
  variantId: string
  optionId2: string
}) {
  const { mutate, isPending, error } = useAdminCreateSwap(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            return_items: [{ item_id: itemId, quantity: 1 }],
            return_shipping: { option_id: optionId, price: 0 },
            additional_items: [{ variant_id: variantId, quantity: 1 }],
            custom_shipping_options: [{ option_id: optionId2, price: 0 }],
          })
        }
      >
        Create a swap of an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
