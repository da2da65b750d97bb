import { useMedusa } from "@stheno/medusa-react"
import { useMutation } from "@tanstack/react-query"

export function CartsDeleteDiscount({ cartId }: { cartId: string }) {
  const { client } = useMedusa()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.carts.deleteDiscount(cartId, "AUTUMN10"),
  })
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Remove a discount from a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
