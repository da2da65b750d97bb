import { useCreateSwap, useShippingOptions } from "@stheno/medusa-react"

export function ShippingOptions({ regionId }: { regionId: string }) {
  const { shipping_options, isPending, error } = useShippingOptions({
    is_return: true,
    region_id: regionId,
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {shipping_options?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}

export function CreateSwap({
  orderId,
  itemId,
  returnShippingOptionId,
  variantId,
}: {
  orderId: string
  itemId: string
  returnShippingOptionId: string
  variantId: string
}) {
  const { mutate, isPending, error } = useCreateSwap()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            order_id: orderId,
            return_items: [{ item_id: itemId, quantity: 1 }],
            return_shipping_option: returnShippingOptionId,
            additional_items: [{ variant_id: variantId, quantity: 1 }],
          })
        }
      >
        Create a swap of an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
