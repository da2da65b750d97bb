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
        Create a cart
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
        Update a cart
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
        Create the payment sessions of a cart
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
        Complete a cart
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
