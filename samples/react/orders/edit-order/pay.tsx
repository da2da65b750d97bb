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
        Create a payment session for the whole amount
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
        Authorize a payment session
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
