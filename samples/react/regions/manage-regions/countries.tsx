import { useAdminRegionAddCountry } from "@stheno/medusa-react"

export function RegionAddCountry({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useAdminRegionAddCountry(regionId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ country_code: "fi" })}>
        Add a country to a region
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
