import { useAdminUpdateRegion } from "@stheno/medusa-react"

export function UpdateRegion({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useAdminUpdateRegion(regionId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ automatic_taxes: true })}
      >
        Update a region
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
