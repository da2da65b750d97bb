import { useCustomerOrders } from "@stheno/medusa-react"

export function CustomerOrders() {
  const { orders, isPending, error } = useCustomerOrders({ limit: 10 })
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
