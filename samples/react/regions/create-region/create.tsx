import { useAdminCreateRegion, useAdminUpdateVariant } from "@stheno/medusa-react"

export function CreateRegion() {
  const { mutate, isPending, error } = useAdminCreateRegion()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            name: "United States",
            currency_code: "usd",
            tax_rate: 0,
            payment_providers: ["manual"],
            fulfillment_providers: ["manual"],
            countries: ["us"],
          })
        }
      >
        Create a region
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function UpdateVariant({
  productId,
  variantId,
}: {
  productId: string
  variantId: string
}) {
  const { mutate, isPending, error } = useAdminUpdateVariant(productId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            variant_id: variantId,
            prices: [
              { currency_code: "eur", amount: 7900 },
              { currency_code: "usd", amount: 8900 },
            ],
          })
        }
      >
        Update a variant of a product
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
