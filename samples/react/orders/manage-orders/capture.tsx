import { useAdminCapturePayment } from "@stheno/medusa-react"

export function CapturePayment({ orderId }: { orderId: string }) {
  const { mutate, isPending, error } = useAdminCapturePayment(orderId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Take the money of an order's payments
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
