import { useCreatePaymentSession } from "@stheno/medusa-react"

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
