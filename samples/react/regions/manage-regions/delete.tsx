import { useAdminCreateRegion, useAdminDeleteRegion } from "@stheno/medusa-react"

export function CreateRegion() {
  const { mutate, isPending, error } = useAdminCreateRegion()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            name: "Iceland",
            currency_code: "eur",
            tax_rate: 24,
            payment_providers: ["manual"],
            fulfillment_providers: ["manual"],
            countries: ["is"],
          })
        }
      >
        Create a region
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function DeleteRegion({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useAdminDeleteRegion(regionId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a region
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
