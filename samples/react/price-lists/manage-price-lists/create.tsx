import { useAdminCreatePriceList, useAdminVariants } from "@stheno/medusa-react"

export function Variants() {
  const { variants, isPending, error } = useAdminVariants({ q: "COAT-S" })
  if (isPending) return <p>Loading</p>
  if (error) return <p role="alert">{error.message}</p>
  return (
    <ul>
      {variants?.map((each) => (
        <li key={each.id}>{each.title}</li>
      ))}
    </ul>
  )
}

export function CreatePriceList({ variantId }: { variantId: string }) {
  const { mutate, isPending, error } = useAdminCreatePriceList()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            name: "Autumn sale",
            description: "Coats before the rain",
            type: "sale",
            status: "active",
            starts_at: "2026-01-01T00:00:00Z",
            ends_at: "2099-12-31T00:00:00Z",
            prices: [
              {
                variant_id: variantId,
                currency_code: "eur",
                amount: 6900,
              },
              {
                variant_id: variantId,
                currency_code: "eur",
                amount: 5900,
                min_quantity: 3,
              },
            ],
          })
        }
      >
        Create a price list
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
