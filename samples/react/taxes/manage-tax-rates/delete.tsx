import { useAdminDeleteTaxRate } from "@stheno/medusa-react"

export function DeleteTaxRate({ taxRateId }: { taxRateId: string }) {
  const { mutate, isPending, error } = useAdminDeleteTaxRate(taxRateId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a tax rate
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
