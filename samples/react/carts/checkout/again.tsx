import { useCompleteCart } from "@stheno/medusa-react"

export function CompleteCart({ cartId }: { cartId: string }) {
  const { mutate, isPending, error } = useCompleteCart(cartId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Complete a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
