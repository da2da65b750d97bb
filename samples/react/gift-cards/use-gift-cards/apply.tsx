import { useUpdateCart } from "@stheno/medusa-react"

export function UpdateCart({ cartId, code }: { cartId: string; code: string }) {
  const { mutate, isPending, error } = useUpdateCart(cartId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            gift_cards: [{ code }],
          })
        }
      >
        Update a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
