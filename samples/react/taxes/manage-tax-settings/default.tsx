import { useAdminRegions, useAdminUpdateRegion } from "@stheno/medusa-react"

export function Regions() {
  const { regions, isPending, error } = useAdminRegions()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {regions?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}

export function UpdateRegion({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useAdminUpdateRegion(regionId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ tax_rate: 20, tax_code: "VAT20" })}
      >
        Update a region
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
