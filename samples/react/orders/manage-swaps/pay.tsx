import { useAdminProcessSwapPayment } from "@stheno/medusa-react"

export function ProcessSwapPayment({
  orderId,
  swapId,
}: {
  orderId: string
  swapId: string
}) {
  const { mutate, isPending, error } = useAdminProcessSwapPayment(orderId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate(swapId)}>
        Settle the difference of a swap
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
