import { useCompleteOrderEdit, useOrder } from "@stheno/medusa-react"

export function CompleteOrderEdit({ orderEditId }: { orderEditId: string }) {
  const { mutate, isPending, error } = useCompleteOrderEdit(orderEditId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Confirm an order edit
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function Order({ orderId }: { orderId: string }) {
  const { order, isPending, error } = useOrder(orderId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{order?.display_id}</p>
}
