import { useOrders } from "@stheno/medusa-react"

export function Orders() {
  const { order, isPending, error } = useOrders({
    display_id: 1,
    email: "grace@example.com",
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{order?.display_id}</p>
}
