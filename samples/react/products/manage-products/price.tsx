import { useAdminUpdateVariant } from "@stheno/medusa-react"

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
            barcode: "4006381333931",
            prices: [
              { currency_code: "usd", amount: 8600 },
              { currency_code: "usd", amount: 7900, min_quantity: 10 },
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
