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
        Get a cart with taxes, also where its region does not tax by itself
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
