import { useAdminInvites } from "@stheno/medusa-react"

export function Invites() {
  const { invites, isPending, error } = useAdminInvites()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {invites?.map((each) => (
        <li key={each.id}>{each.id}</li>
      ))}
    </ul>
  )
}
