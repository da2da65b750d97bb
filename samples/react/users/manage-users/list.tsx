import { useAdminUsers } from "@stheno/medusa-react"

export function Users() {
  const { users, isPending, error } = useAdminUsers()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {users?.map((each) => (
        <li key={each.id}>{each.email}</li>
      ))}
    </ul>
  )
}
