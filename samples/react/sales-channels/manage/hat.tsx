import { useAdminCreateProduct } from "@stheno/medusa-react"

export function CreateProduct() {
  const { mutate, isPending, error } = useAdminCreateProduct()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ title: "Wool hat", status: "published" })}
      >
        Create a product with its options, variants and prices
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
