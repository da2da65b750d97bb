import {
  useAdminCreateShippingProfile,
  useAdminShippingProfiles,
} from "@stheno/medusa-react"

export function CreateShippingProfile() {
  const { mutate, isPending, error } = useAdminCreateShippingProfile()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ name: "Freight", type: "custom" })}
      >
        Create a shipping profile
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
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
