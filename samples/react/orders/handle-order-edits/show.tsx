import { useOrderEdit } from "@stheno/medusa-react"

export function OrderEdit({ orderEditId }: { orderEditId: string }) {
  const { order_edit, isPending, error } = useOrderEdit(orderEditId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{order_edit?.id}</p>
}
