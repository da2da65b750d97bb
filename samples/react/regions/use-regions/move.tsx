import { useUpdateCart } from "@stheno/medusa-react"

export function UpdateCart({
  cartId,
  regionId,
}: {
  cartId: string
  regionId: string
}) {
  const { mutate, isPending, error } = useUpdateCart(cartId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ region_id: regionId })}>
        Update a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
