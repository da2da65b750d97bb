import { useAdminCreateShippingOption } from "@stheno/medusa-react"

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
            name: "Pick up",
            region_id: regionId,
            profile_id: profileId,
            provider_id: "manual",
            data: { id: "manual-fulfillment-return" },
            price_type: "flat_rate",
            amount: 2000,
            is_return: true,
          })
        }
      >
        Create a shipping option
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
