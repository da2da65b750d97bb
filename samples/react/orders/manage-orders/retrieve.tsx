import { useAdminOrder } from "@stheno/medusa-react"

export function Order({ orderId }: { orderId: string }) {
  const { order, isPending, error } = useAdminOrder(orderId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{order?.display_id}</p>
}
