import { useAdminUpdateCurrency, useAdminUpdateRegion } from "@stheno/medusa-react"

export function UpdateRegion({ regionId }: { regionId: string }) {
  const { mutate, isPending, error } = useAdminUpdateRegion(regionId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ includes_tax: true })}>
        Update a region
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function UpdateCurrency() {
  const { mutate, isPending, error } = useAdminUpdateCurrency("eur")
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ includes_tax: true })}>
        Set whether prices in a currency include tax
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
