import {
  useAdminCreateShippingOption,
  useAdminShippingProfiles,
} from "@stheno/medusa-react"

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
            name: "Parcel",
            region_id: regionId,
            profile_id: profileId,
            provider_id: "manual",
            data: { id: "manual-fulfillment" },
            price_type: "flat_rate",
            amount: 500,
            requirements: [{ type: "max_subtotal", amount: 10000 }],
          })
        }
      >
        Create a shipping option
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function CreateShippingOption2({
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
            name: "Free parcel",
            region_id: regionId,
            profile_id: profileId,
            provider_id: "manual",
            data: { id: "manual-fulfillment" },
            price_type: "flat_rate",
            amount: 0,
            requirements: [{ type: "min_subtotal", amount: 10000 }],
          })
        }
      >
        Create a shipping option
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
