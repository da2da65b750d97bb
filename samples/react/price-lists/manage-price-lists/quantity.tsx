import { useCreateCart, useCreateLineItem } from "@stheno/medusa-react"

export function CreateCart({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useCreateCart()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ region_id: regionId })}>
        Create a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateLineItem({
  cartId,
  variantId,
}: {
  cartId: string
  variantId: string
}) {
  const { mutate, isPending, error } = useCreateLineItem(cartId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ variant_id: variantId, quantity: 3 })}
      >
        Add units of a variant to a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
