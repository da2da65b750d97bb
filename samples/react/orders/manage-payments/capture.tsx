import { useAdminPaymentsCapturePayment } from "@stheno/medusa-react"

export function PaymentsCapturePayment({ paymentId }: { paymentId: string }) {
  const { mutate, isPending, error } = useAdminPaymentsCapturePayment(paymentId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Capture a payment
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
