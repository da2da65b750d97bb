import {
  useAuthorizePaymentSession,
  useManagePaymentSession,
} from "@stheno/medusa-react"

export function ManagePaymentSession({
  paymentCollectionId,
}: {
  paymentCollectionId: string
}) {
  const { mutate, isPending, error } = useManagePaymentSession(paymentCollectionId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ provider_id: "manual" })}
      >
        Choose the provider that takes the whole sum
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function AuthorizePaymentSession({
  paymentCollectionId,
  sessionId,
}: {
  paymentCollectionId: string
  sessionId: string
}) {
  const { mutate, isPending, error } =
    useAuthorizePaymentSession(paymentCollectionId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate(sessionId)}>
        Have the money of a payment session set aside
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
