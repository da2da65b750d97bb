import {
  useAdminPayment,
  useAdminPaymentsRefundPayment,
} from "@stheno/medusa-react"

export function PaymentsRefundPayment({ paymentId }: { paymentId: string }) {
  const { mutate, isPending, error } = useAdminPaymentsRefundPayment(paymentId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({ amount: 1000, reason: "discount", note: "The package was late" })
        }
      >
        Refund a captured payment
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function Payment({ paymentId }: { paymentId: string }) {
  const { payment, isPending, error } = useAdminPayment(paymentId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{payment?.provider_id}</p>
}
