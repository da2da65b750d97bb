import { useAdminStoreTaxProviders } from "@stheno/medusa-react"

export function StoreTaxProviders() {
  const { tax_providers, isPending, error } = useAdminStoreTaxProviders()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {tax_providers?.map((each) => (
        <li key={each.id}>{each.id}</li>
      ))}
    </ul>
  )
}
