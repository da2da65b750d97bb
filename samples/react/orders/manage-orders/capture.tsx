import { useAdminCapturePayment } from "@stheno/medusa-react"

export function CapturePayment({ orderId }: { orderId: string }) {
  const { mutate, isPending, error } = useAdminCapturePayment(orderId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Capture the payments of an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
