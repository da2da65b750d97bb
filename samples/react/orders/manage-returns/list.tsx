import { useAdminReturns } from "@stheno/medusa-react"

export function Returns() {
  const { returns, isPending, error } = useAdminReturns({ query: { limit: 20 } })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {returns?.map((each) => (
        <li key={each.id}>{each.status}</li>
      ))}
    </ul>
  )
}
