import { useAdminCustomers } from "@stheno/medusa-react"

export function Customers() {
  const { customers, isPending, error } = useAdminCustomers({ q: "example.com" })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {customers?.map((each) => (
        <li key={each.id}>{each.email}</li>
      ))}
    </ul>
  )
}
