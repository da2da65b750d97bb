import {
  useAdminRegionFulfillmentOptions,
  useAdminRegions,
} from "@stheno/medusa-react"

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

export function RegionFulfillmentOptions({ regionId }: { regionId: string }) {
  const { fulfillment_options, isPending, error } =
    useAdminRegionFulfillmentOptions(regionId)
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return <pre>{JSON.stringify(fulfillment_options, null, 2)}</pre>
}
