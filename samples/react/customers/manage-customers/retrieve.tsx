import { useAdminCustomer } from "@stheno/medusa-react"

export function Customer({ customerId }: { customerId: string }) {
  const { customer, isPending, error } = useAdminCustomer(customerId, {
    query: { expand: "orders,groups" },
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <p>{customer?.email}</p>
}
