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
                manage_inventory: false,
                prices: [{ currency_code: "eur", amount: 7900 }],
                options: [{ value: "S" }],
              },
              {
                title: "L",
                sku: "COAT-L",
                manage_inventory: false,
                prices: [{ currency_code: "eur", amount: 8400 }],
                options: [{ value: "L" }],
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

export function CreateProduct2() {
  const { mutate, isPending, error } = useAdminCreateProduct()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            title: "Wool hat",
            status: "published",
            tags: [{ value: "wool" }],
            options: [{ title: "Size" }],
            variants: [
              {
                title: "One size",
                inventory_quantity: 0,
                prices: [{ currency_code: "eur", amount: 2500 }],
                options: [{ value: "One size" }],
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

export function CreateProduct3() {
  const { mutate, isPending, error } = useAdminCreateProduct()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            title: "Umbrella",
            status: "published",
            tags: [{ value: "rain" }],
            options: [{ title: "Size" }],
            variants: [
              {
                title: "One size",
                inventory_quantity: 0,
                prices: [{ currency_code: "eur", amount: 2500 }],
                options: [{ value: "One size" }],
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

export function CreateProduct4() {
  const { mutate, isPending, error } = useAdminCreateProduct()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() =>
          mutate({
            title: "Rubber boots",
            status: "draft",
            tags: [{ value: "rain" }],
            options: [{ title: "Size" }],
            variants: [
              {
                title: "One size",
                inventory_quantity: 0,
                prices: [{ currency_code: "eur", amount: 2500 }],
                options: [{ value: "One size" }],
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
