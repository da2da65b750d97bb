import { useAdminCreateProduct } from "@stheno/medusa-react"

export function CreateProduct() {
  const { mutate, isPending, error } = useAdminCreateProduct()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            title: "Gift card",
            is_giftcard: true,
            discountable: false,
            status: "published",
            options: [{ title: "Value" }],
            variants: [
              {
                title: "25",
                manage_inventory: false,
                prices: [{ currency_code: "eur", amount: 2500 }],
                options: [{ value: "2500" }],
              },
              {
                title: "50",
                manage_inventory: false,
                prices: [{ currency_code: "eur", amount: 5000 }],
                options: [{ value: "5000" }],
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
