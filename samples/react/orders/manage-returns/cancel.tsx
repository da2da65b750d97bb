import {
  useAdminCancelReturn,
  useAdminOrder,
  useAdminRequestReturn,
} from "@stheno/medusa-react"

export function RequestReturn({
  orderId,
  itemId,
}: {
  orderId: string
  itemId: string
}) {
  const { mutate, isPending, error } = useAdminRequestReturn(orderId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            items: [{ item_id: itemId, quantity: 1 }],
          })
        }
      >
        Request a return of an order
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

export function Order({ orderId }: { orderId: string }) {
  const { order, isPending, error } = useAdminOrder(orderId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{order?.display_id}</p>
}
