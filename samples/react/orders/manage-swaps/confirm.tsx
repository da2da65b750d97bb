import {
  useAddShippingMethodToCart,
  useCartShippingOptions,
  useCompleteCart,
  useCreatePaymentSession,
} from "@stheno/medusa-react"

export function CartShippingOptions({ cartId }: { cartId: string }) {
  const { shipping_options, isPending, error } = useCartShippingOptions(cartId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {shipping_options?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}

export function AddShippingMethodToCart({
  cartId,
  optionId,
}: {
  cartId: string
  optionId: string
}) {
  const { mutate, isPending, error } = useAddShippingMethodToCart(cartId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ option_id: optionId })}>
        Add a shipping method to a cart
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
