import { useAdminDeleteProduct } from "@stheno/medusa-react"

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
