import { useCreateLineItem } from "@stheno/medusa-react"

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
        onClick={() => mutate({ variant_id: variantId, quantity: 1 })}
      >
        Add units of a variant to a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateLineItem2({
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
        onClick={() => mutate({ variant_id: variantId, quantity: 2 })}
      >
        Add units of a variant to a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
