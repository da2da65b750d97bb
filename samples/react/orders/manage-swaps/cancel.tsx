import {
  useAdminCancelReturn,
  useAdminCancelSwap,
  useAdminCreateSwap,
} from "@stheno/medusa-react"

export function CreateSwap({
  orderId,
  itemId,
}: {
  orderId: string
  itemId: string
}) {
  const { mutate, isPending, error } = useAdminCreateSwap(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            return_items: [{ item_id: itemId, quantity: 1 }],
          })
        }
      >
        Create a swap of an order
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CancelReturn({ returnId }: { returnId: string }) {
  const { mutate, isPending, error } = useAdminCancelReturn(returnId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Cancel a return that was not received
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CancelSwap({
  orderId,
  swapId,
}: {
  orderId: string
  swapId: string
}) {
  const { mutate, isPending, error } = useAdminCancelSwap(orderId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate(swapId)}>
        Cancel a swap
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
