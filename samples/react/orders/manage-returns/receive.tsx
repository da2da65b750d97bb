import { useAdminOrder, useAdminReceiveReturn } from "@stheno/medusa-react"

export function ReceiveReturn({
  returnId,
  itemId,
}: {
  returnId: string
  itemId: string
}) {
  const { mutate, isPending, error } = useAdminReceiveReturn(returnId)
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
        Receive a return
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
