import { useAdminUpdateStore } from "@stheno/medusa-react"

export function UpdateStore() {
  const { mutate, isPending, error } = useAdminUpdateStore()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({ default_currency_code: "eur", currencies: ["eur", "dkk"] })
        }
      >
        Update the store's settings
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
