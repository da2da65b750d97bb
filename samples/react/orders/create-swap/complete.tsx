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
        Choose a shipping option for a cart
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
