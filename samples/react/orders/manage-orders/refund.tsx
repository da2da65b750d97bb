import { useAdminRefundPayment } from "@stheno/medusa-react"

export function RefundPayment({ orderId }: { orderId: string }) {
  const { mutate, isPending, error } = useAdminRefundPayment(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            amount: 1000,
            reason: "discount",
            note: "A button was missing.",
          })
        }
      >
        Refund an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
