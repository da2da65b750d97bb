import { useAdminOrders } from "@stheno/medusa-react"

export function Orders() {
  const { orders, isPending, error } = useAdminOrders({
    payment_status: ["awaiting"],
    fulfillment_status: ["not_fulfilled"],
    created_at: { gte: "2026-01-01T00:00:00Z" },
    q: "ada@example.com",
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {orders?.map((each) => (
        <li key={each.id}>{each.display_id}</li>
      ))}
    </ul>
  )
}
