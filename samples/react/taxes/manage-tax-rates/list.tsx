import { useAdminTaxRates } from "@stheno/medusa-react"

export function TaxRates({ regionId }: { regionId: string }) {
  const { tax_rates, isPending, error } = useAdminTaxRates({ region_id: regionId })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {tax_rates?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}
