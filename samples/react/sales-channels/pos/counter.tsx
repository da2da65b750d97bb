import {
  useAdminCreateShippingOption,
  useAdminRegions,
  useAdminShippingProfiles,
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

export function ShippingProfiles() {
  const { shipping_profiles, isPending, error } = useAdminShippingProfiles()
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {shipping_profiles?.map((each) => (
        <li key={each.id}>{each.name}</li>
      ))}
    </ul>
  )
}

export function CreateShippingOption({
  regionId,
  profileId,
}: {
  regionId: string
  profileId: string
}) {
  const { mutate, isPending, error } = useAdminCreateShippingOption()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            name: "Over the counter",
            region_id: regionId,
            profile_id: profileId,
            provider_id: "manual",
            data: { id: "manual-fulfillment" },
            price_type: "flat_rate",
            amount: 0,
            admin_only: true,
          })
        }
      >
        Create a shipping option
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
