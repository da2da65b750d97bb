import { useAdminDeleteRegion } from "@stheno/medusa-react"

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
