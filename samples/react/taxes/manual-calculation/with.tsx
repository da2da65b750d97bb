import { useMedusa } from "@stheno/medusa-react"
import { useMutation } from "@tanstack/react-query"

export function CartsCalculateTaxes({ cartId }: { cartId: string }) {
  const { client } = useMedusa()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => client.carts.calculateTaxes(cartId),
  })
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Calculate the taxes of a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
