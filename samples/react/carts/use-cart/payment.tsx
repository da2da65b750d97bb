import { useCreatePaymentSession } from "@stheno/medusa-react"

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
