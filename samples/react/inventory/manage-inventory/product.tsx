import { useAdminCreateProduct } from "@stheno/medusa-react"

export function CreateProduct() {
  const { mutate, isPending, error } = useAdminCreateProduct()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            title: "Rain coat",
            status: "published",
            options: [{ title: "Size" }],
            variants: [
              {
                title: "S",
                sku: "COAT-S",
                prices: [{ currency_code: "usd", amount: 7900 }],
                options: [{ value: "S" }],
              },
            ],
          })
        }
      >
        Create a product with its options, variants and prices
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
