import { useAdminUpdateRegion } from "@stheno/medusa-react"

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
