import { useAdminCreateVariant } from "@stheno/medusa-react"

export function CreateVariant({
  productId,
  optionId,
}: {
  productId: string
  optionId: string
}) {
  const { mutate, isPending, error } = useAdminCreateVariant(productId)
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            title: "Extra large",
            sku: "COAT-XL",
            prices: [{ currency_code: "usd", amount: 8900 }],
            options: [{ option_id: optionId, value: "XL" }],
          })
        }
      >
        Create a variant of a product
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
