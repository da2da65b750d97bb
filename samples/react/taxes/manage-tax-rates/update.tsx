import { useAdminUpdateTaxRate } from "@stheno/medusa-react"

export function UpdateTaxRate({ taxRateId }: { taxRateId: string }) {
  const { mutate, isPending, error } = useAdminUpdateTaxRate(taxRateId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate({ rate: 7 })}>
        Update a tax rate
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
