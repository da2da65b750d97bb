import { useAdminUpdateCurrency } from "@stheno/medusa-react"

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
