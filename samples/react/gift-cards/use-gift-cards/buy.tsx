import {
  useCompleteCart,
  useCreateCart,
  useCreateLineItem,
  useCreatePaymentSession,
  useUpdateCart,
} from "@stheno/medusa-react"

export function CreateCart({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useCreateCart()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ region_id: regionId })}>
        Make a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

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
        onClick={() =>
          mutate({
            variant_id: variantId,
            quantity: 1,
            metadata: { to: "grace@example.com" },
          })
        }
      >
        Add units of a variant to a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function UpdateCart({ cartId }: { cartId: string }) {
  const { mutate, isPending, error } = useUpdateCart(cartId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ email: "ada@example.com" })}
      >
        Change a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreatePaymentSession({ cartId }: { cartId: string }) {
  const { mutate, isPending, error } = useCreatePaymentSession(cartId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Make a payment session for each payment provider of the cart's region
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

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
