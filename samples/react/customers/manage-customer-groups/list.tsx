import { useAdminCustomerGroups } from "@stheno/medusa-react"

export function CustomerGroups() {
  const { customer_groups, isPending, error } = useAdminCustomerGroups({
    q: "resell",
    expand: "customers",
  })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {customer_groups?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}
