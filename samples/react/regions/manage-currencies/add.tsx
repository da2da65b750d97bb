import { useAdminAddStoreCurrency } from "@stheno/medusa-react"

export function AddStoreCurrency() {
  const { mutate, isPending, error } = useAdminAddStoreCurrency()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate("eur")}>
        Add a currency to the store
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function AddStoreCurrency2() {
  const { mutate, isPending, error } = useAdminAddStoreCurrency()
  return (
    <>
      <button disabled={isPending} onClick={() => mutate("dkk")}>
        Add a currency to the store
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
