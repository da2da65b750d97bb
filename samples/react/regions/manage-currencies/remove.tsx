import { useAdminDeleteStoreCurrency } from "@stheno/medusa-react"

export function DeleteStoreCurrency() {
  const { mutate, isPending, error } = useAdminDeleteStoreCurrency()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate("dkk")}>
        Remove a currency from the store
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
