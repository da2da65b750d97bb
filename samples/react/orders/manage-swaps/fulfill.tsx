import { useAdminFulfillSwap } from "@stheno/medusa-react"

export function FulfillSwap({
  orderId,
  swapId,
}: {
  orderId: string
  swapId: string
}) {
  const { mutate, isPending, error } = useAdminFulfillSwap(orderId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ swap_id: swapId })}>
        Create a fulfillment of a swap
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
