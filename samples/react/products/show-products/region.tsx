import {
  useAdminAddStoreCurrency,
  useAdminCreateRegion,
} from "@stheno/medusa-react"

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

export function CreateRegion() {
  const { mutate, isPending, error } = useAdminCreateRegion()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            name: "Northern Europe",
            currency_code: "eur",
            tax_rate: 25,
            payment_providers: ["manual"],
            fulfillment_providers: ["manual"],
            countries: ["dk", "se"],
          })
        }
      >
        Create a region
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
