import { useAdminCreateProduct, useAdminDeleteProduct } from "@stheno/medusa-react"

export function CreateProduct() {
  const { mutate, isPending, error } = useAdminCreateProduct()
  return (
    <>
      <button
        disabled={isPending}
        onClick={() => mutate({ title: "Sample without variants" })}
      >
        Create a product with its options, variants and prices
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}

export function DeleteProduct({ productId }: { productId: string }) {
  const { mutate, isPending, error } = useAdminDeleteProduct(productId)
  return (
    <>
      <button disabled={isPending} onClick={() => mutate()}>
        Delete a product with its variants
      </button>
      {error && <p role="alert">{error.message}</p>}
    </>
  )
}
