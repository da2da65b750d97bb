import {
  useAdminDeleteShippingOption,
  useAdminDeleteShippingProfile,
} from "@stheno/medusa-react"

export function DeleteShippingOption({
  shippingOptionId,
}: {
  shippingOptionId: string
}) {
  const { mutate, isPending, error } =
    useAdminDeleteShippingOption(shippingOptionId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a shipping option
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function DeleteShippingProfile({
  shippingProfileId,
}: {
  shippingProfileId: string
}) {
  const { mutate, isPending, error } =
    useAdminDeleteShippingProfile(shippingProfileId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a shipping profile
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
