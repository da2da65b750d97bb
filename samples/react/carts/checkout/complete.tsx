import { useCompleteCart } from "@stheno/medusa-react"

export function CompleteCart({ cartId }: { cartId: string }) {
  const { mutate, isPending, error } = useCompleteCart(cartId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Complete a cart: make it an order, or confirm its swap
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
