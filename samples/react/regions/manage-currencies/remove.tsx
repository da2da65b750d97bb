import { useAdminDeleteStoreCurrency } from "@stheno/medusa-react"

export function DeleteStoreCurrency() {
  const { mutate, isPending, error } = useAdminDeleteStoreCurrency()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate("dkk")}>
        Take a currency out of the store
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
