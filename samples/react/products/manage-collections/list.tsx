import { useAdminCollections } from "@stheno/medusa-react"

export function Collections() {
  const { collections, isPending, error } = useAdminCollections({ q: "rain" })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {collections?.map((each) => (
        <li key={each.id}>{each.title}</li>
      ))}
    </ul>
  )
}
