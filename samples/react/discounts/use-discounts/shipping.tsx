import { useUpdateCart } from "@stheno/medusa-react"

export function UpdateCart({ cartId }: { cartId: string }) {
  const { mutate, isPending, error } = useUpdateCart(cartId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            discounts: [{ code: "AUTUMN10" }, { code: "NOPOSTAGE" }],
          })
        }
      >
        Update a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
