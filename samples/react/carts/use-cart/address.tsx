import { useUpdateCart } from "@stheno/medusa-react"

export function UpdateCart({ cartId }: { cartId: string }) {
  const { mutate, isPending, error } = useUpdateCart(cartId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            email: "ada@example.com",
            shipping_address: {
              first_name: "Ada",
              last_name: "Byron",
              address_1: "Main Street 1",
              city: "Berlin",
              postal_code: "10115",
              country_code: "de",
            },
          })
        }
      >
        Update a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
